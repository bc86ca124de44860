"""The choices in a turn: draw, discard, go out, lay down."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from parlour.rules.base import Choice
from parlour.rules.quiddler import acts
from parlour.rules.quiddler.choices.common import (
    SHORTEST_WORD,
    Cards,
    cut,
    hand_objection,
    spell,
    use_objection,
)
from parlour.rules.refusal import Refusal, illegal, malformed, stale


class _InTurn(Choice, frozen=True, kw_only=True):
    hand: int
    turn: int

    def _late(
        self, act: acts.DrawStock | acts.DrawDiscard | acts.Discard | acts.GoOut | acts.LayDown
    ) -> Refusal | None:
        """The refusal for an act that comes too late, or None."""
        if refusal := hand_objection(self.hand, act.hand):
            return refusal
        if act.turn != self.turn:
            return stale("turn-over", f"That was for turn {act.turn}; this is turn {self.turn}.")
        return None


class CanDrawStock(_InTurn, frozen=True, kw_only=True):
    def objection(self, act: acts.DrawStock) -> Refusal | None:
        return self._late(act)

    def sample(self, rng: Random) -> acts.DrawStock:
        return acts.DrawStock(hand=self.hand, turn=self.turn)


class CanDrawDiscard(_InTurn, frozen=True, kw_only=True):
    face: str

    def objection(self, act: acts.DrawDiscard) -> Refusal | None:
        return self._late(act)

    def sample(self, rng: Random) -> acts.DrawDiscard:
        return acts.DrawDiscard(hand=self.hand, turn=self.turn)


class CanDiscard(_InTurn, frozen=True, kw_only=True):
    cards: Cards

    def objection(self, act: acts.Discard) -> Refusal | None:
        return self._late(act) or use_objection([(act.card,)], self.cards)

    def sample(self, rng: Random) -> acts.Discard:
        card = rng.choice(list(self.cards))
        return acts.Discard(hand=self.hand, turn=self.turn, card=card)


class _Laying(_InTurn, frozen=True, kw_only=True):
    """``checked`` are the player's words that the lexicon has, as faces, at a table that checks
    words before they are laid down; None at other tables."""

    cards: Cards
    checked: tuple[tuple[str, ...], ...] | None

    def _wrong(self, act: acts.GoOut | acts.LayDown) -> Refusal | None:
        """The refusal if the act is late or its words are wrong, or None."""
        if refusal := self._late(act):
            return refusal
        if not act.words:
            return malformed("Say which words to lay down.")
        if refusal := use_objection([*act.words, (act.discard,)], self.cards):
            return refusal
        for word in act.words:
            if len(word) < SHORTEST_WORD:
                return illegal("short-word", "A word has at least two cards.", "QD-W4")
        if self.checked is None:
            return None
        found = {"".join(faces) for faces in self.checked}
        for word in act.words:
            if (spelled := spell(word, self.cards)) not in found:
                return illegal(
                    "not-in-lexicon",
                    f"{spelled} is not among your checked words; arrange it to have it checked.",
                    "QD-W4",
                )
        return None

    def _rest(self, words: Iterable[Sequence[int]]) -> list[int]:
        used = {card for word in words for card in word}
        return [card for card in self.cards if card not in used]

    def _lay(self, words: Iterable[Sequence[str]]) -> list[tuple[int, ...]]:
        """Each of these words once, as cards, as long as one card is left over."""
        laid: list[tuple[int, ...]] = []
        for word in words:
            rest = self._rest(laid)
            if _fits(word, [self.cards[card] for card in rest]):
                laid.append(self._take(word, rest))
        return laid

    def _take(self, word: Sequence[str], cards: Iterable[int]) -> tuple[int, ...]:
        """The cards, among these, that spell the word."""
        left, taken = list(cards), []
        for face in word:
            taken.append(next(card for card in left if self.cards[card] == face))
            left.remove(taken[-1])
        return tuple(taken)


def _fits(word: Sequence[str], rest: Sequence[str]) -> bool:
    """Whether these cards spell the word and leave one card to discard."""
    return len(word) < len(rest) and not Counter(word) - Counter(rest)


class CanGoOut(_Laying, frozen=True, kw_only=True):
    def objection(self, act: acts.GoOut) -> Refusal | None:
        if refusal := self._wrong(act):
            return refusal
        left = [card for card in self._rest(act.words) if card != act.discard]
        if left:
            faces = ", ".join(self.cards[card] for card in left)
            return illegal(
                "left-over",
                f"To go out you must use every card but the discard; {faces} would be left.",
                "QD-H4",
            )
        return None

    def sample(self, rng: Random) -> acts.GoOut:
        if self.checked is None:
            numbers = list(self.cards)
            rng.shuffle(numbers)
            words = cut(numbers[1:], rng)
        else:
            words = self._lay(self.checked)
        (discard,) = self._rest(words)
        return acts.GoOut(hand=self.hand, turn=self.turn, words=tuple(words), discard=discard)


class CanLayDown(_Laying, frozen=True, kw_only=True):
    """``owed`` are the smallest words of the hand, at a table that demands every word that can be
    laid down. As long as the cards left over make one of them, the player must lay down more."""

    owed: tuple[tuple[str, ...], ...]

    def objection(self, act: acts.LayDown) -> Refusal | None:
        if refusal := self._wrong(act):
            return refusal
        if word := self._owing(self._rest(act.words)):
            return illegal(
                "must-lay-down",
                f"You can still make {''.join(word)}, and you must lay down every word you can.",
                "QD-H5",
            )
        return None

    def _owing(self, rest: Iterable[int]) -> tuple[str, ...] | None:
        """A word that the player must make from the cards that are left, or None."""
        faces = [self.cards[card] for card in rest]
        return next((word for word in self.owed if _fits(word, faces)), None)

    def sample(self, rng: Random) -> acts.LayDown:
        if self.checked is None:
            numbers = rng.sample(list(self.cards), rng.randint(2, len(self.cards) - 1))
            words = cut(numbers, rng)
        else:
            words = self._lay(self.checked)
        while word := self._owing(rest := self._rest(words)):
            words.append(self._take(word, rest))
        return acts.LayDown(
            hand=self.hand, turn=self.turn, words=tuple(words), discard=rng.choice(rest)
        )
