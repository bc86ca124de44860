"""What a player may do now: one choice per kind of act, with the values its fields may take.

A choice holds only what its player knows. It alone says whether an act's fields are allowed, so
that what a view offers and what the rules accept can never differ.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import TypeAlias

from parlour.rules.base import Choice
from parlour.rules.company import text_objection
from parlour.rules.manners import CanLeave, CanPassHost, CanSay, CanWantEnd
from parlour.rules.quiddler import acts
from parlour.rules.refusal import Refusal, illegal, malformed, not_yours, stale

LONGEST_LOOK_UP = 30
LONGEST_DEFENCE = 280
SHORTEST_WORD = 2
OWN_WORD = not_yours("own-word", "Nobody may challenge their own word.", "QD-X1")
_OTHER_LAY_DOWN = stale("other-lay-down", "That is not a lay-down on the table now.", "QD-X1")

Cards: TypeAlias = dict[int, str]
"""The cards in a hand: the face of each by its number."""


# What acts refer to


def _hand_objection(now: int, asked: int) -> Refusal | None:
    if asked != now:
        return stale("hand-over", f"That was for hand {asked}; this is hand {now}.")
    return None


class _InTurn(Choice, frozen=True, kw_only=True):
    hand: int
    turn: int

    def _late(
        self, act: acts.DrawStock | acts.DrawDiscard | acts.Discard | acts.GoOut | acts.LayDown
    ) -> Refusal | None:
        """Why the act comes too late, or None."""
        if refusal := _hand_objection(self.hand, act.hand):
            return refusal
        if act.turn != self.turn:
            return stale("turn-over", f"That was for turn {act.turn}; this is turn {self.turn}.")
        return None


class _OnLayDown(Choice, frozen=True, kw_only=True):
    hand: int
    lay_down: int

    def _late(self, act: acts.Pass | acts.CloseWindow | acts.Defend | acts.Vote) -> Refusal | None:
        """Why the act comes too late, or None."""
        if refusal := _hand_objection(self.hand, act.hand):
            return refusal
        if act.lay_down != self.lay_down:
            return _OTHER_LAY_DOWN
        return None


# Between hands


class CanDeal(Choice, frozen=True, kw_only=True):
    def sample(self, rng: Random) -> acts.Deal:
        return acts.Deal()


class CanNextHand(Choice, frozen=True, kw_only=True):
    hand: int

    def objection(self, act: acts.NextHand) -> Refusal | None:
        return _hand_objection(self.hand, act.hand)

    def sample(self, rng: Random) -> acts.NextHand:
        return acts.NextHand(hand=self.hand)


# Private


def _use_objection(groups: Iterable[Sequence[int]], cards: Mapping[int, str]) -> Refusal | None:
    """Why these cards cannot be used together, each once."""
    used: set[int] = set()
    for group in groups:
        for card in group:
            if card not in cards:
                return illegal("not-held", f"You do not hold a card {card}.", "QD-W4")
            if card in used:
                return illegal("card-twice", f"The card {cards[card]} is used twice.", "QD-W4")
            used.add(card)
    return None


def _spell(word: Iterable[int], cards: Mapping[int, str]) -> str:
    return "".join(cards[card] for card in word)


def _cut(cards: Sequence[int], rng: Random) -> list[tuple[int, ...]]:
    """Two or more cards in random rows of two to four."""
    rest, rows = rng.sample(cards, len(cards)), []
    while len(rest) > 3:
        size = rng.randint(2, min(4, len(rest) - 2))
        rows.append(tuple(rest[:size]))
        rest = rest[size:]
    return [*rows, tuple(rest)]


class CanArrange(Choice, frozen=True, kw_only=True):
    """``words`` are the rows that are known to be words, at tables that check them."""

    hand: int
    cards: Cards
    words: tuple[tuple[int, ...], ...]

    def objection(self, act: acts.Arrange) -> Refusal | None:
        if refusal := _hand_objection(self.hand, act.hand):
            return refusal
        if not all(act.rows):
            return malformed("A row has at least one card.")
        return _use_objection(act.rows, self.cards)

    def sample(self, rng: Random) -> acts.Arrange:
        # Keeping most rows that are words lets random players go out where words are checked.
        kept = [row for row in self.words if rng.random() < 0.9]
        used = {card for row in kept for card in row}
        loose = [card for card in self.cards if card not in used]
        rng.shuffle(loose)
        rows = _cut(loose[1:], rng) if len(loose) > 2 else []
        return acts.Arrange(hand=self.hand, rows=(*kept, *rows))


class CanLookUp(Choice, frozen=True, kw_only=True):
    longest: int

    def objection(self, act: acts.LookUp) -> Refusal | None:
        if not 1 <= len(act.word) <= self.longest:
            return malformed(f"A word to look up has 1 to {self.longest} letters.")
        if not re.fullmatch("[A-Z]+", act.word):
            return malformed("A word to look up is written in the capital letters A to Z.")
        return None

    def sample(self, rng: Random) -> acts.LookUp:
        return acts.LookUp(word="".join(rng.choices("AEIOSTRND", k=rng.randint(2, 4))))


# A turn


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
        return self._late(act) or _use_objection([(act.card,)], self.cards)

    def sample(self, rng: Random) -> acts.Discard:
        card = rng.choice(list(self.cards))
        return acts.Discard(hand=self.hand, turn=self.turn, card=card)


class _Laying(_InTurn, frozen=True, kw_only=True):
    """``checked`` are the words that were found in the lexicon, as faces, at a table that checks
    them before they are laid down; None at other tables."""

    cards: Cards
    checked: tuple[tuple[str, ...], ...] | None

    def _wrong(self, act: acts.GoOut | acts.LayDown) -> Refusal | None:
        """What is wrong with the words themselves."""
        if refusal := self._late(act):
            return refusal
        if not act.words:
            return malformed("Say which words to lay down.")
        if refusal := _use_objection([*act.words, (act.discard,)], self.cards):
            return refusal
        for word in act.words:
            if len(word) < SHORTEST_WORD:
                return illegal("short-word", "A word has at least two cards.", "QD-W4")
        if self.checked is None:
            return None
        found = {"".join(faces) for faces in self.checked}
        for word in act.words:
            if (spelled := _spell(word, self.cards)) not in found:
                return illegal(
                    "not-in-lexicon",
                    f"{spelled} was not found in the word list; arrange a word to have it checked.",
                    "QD-W4",
                )
        return None

    def _rest(self, words: Iterable[Sequence[int]]) -> list[int]:
        used = {card for word in words for card in word}
        return [card for card in self.cards if card not in used]

    def _lay(self, words: Iterable[Sequence[str]]) -> list[tuple[int, ...]]:
        """Each of these words laid once, as long as a card is left over."""
        laid: list[tuple[int, ...]] = []
        for word in words:
            rest = self._rest(laid)
            if _fits(word, [self.cards[card] for card in rest]):
                laid.append(self._take(word, rest))
        return laid

    def _take(self, word: Sequence[str], cards: Iterable[int]) -> tuple[int, ...]:
        """Those of the cards that spell the word."""
        left, taken = list(cards), []
        for face in word:
            taken.append(next(card for card in left if self.cards[card] == face))
            left.remove(taken[-1])
        return tuple(taken)


def _fits(word: Sequence[str], rest: Sequence[str]) -> bool:
    """Whether the word can be laid down from these cards, with one left over to discard."""
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
                f"Going out uses every card but the discard; {faces} would be left.",
                "QD-H4",
            )
        return None

    def sample(self, rng: Random) -> acts.GoOut:
        if self.checked is None:
            numbers = list(self.cards)
            rng.shuffle(numbers)
            words = _cut(numbers[1:], rng)
        else:
            words = self._lay(self.checked)
        (discard,) = self._rest(words)
        return acts.GoOut(hand=self.hand, turn=self.turn, words=tuple(words), discard=discard)


class CanLayDown(_Laying, frozen=True, kw_only=True):
    """``owed`` are the smallest words that can be made from the hand, at a table where all that
    can be laid down must be: as long as one of them fits, more must be laid down."""

    owed: tuple[tuple[str, ...], ...]

    def objection(self, act: acts.LayDown) -> Refusal | None:
        if refusal := self._wrong(act):
            return refusal
        if word := self._owing(self._rest(act.words)):
            return illegal(
                "must-lay-down",
                f"{''.join(word)} can still be made, and what can be laid down must be.",
                "QD-H5",
            )
        return None

    def _owing(self, rest: Iterable[int]) -> tuple[str, ...] | None:
        """A word that must be made from the cards that are left, if there is one."""
        faces = [self.cards[card] for card in rest]
        return next((word for word in self.owed if _fits(word, faces)), None)

    def sample(self, rng: Random) -> acts.LayDown:
        if self.checked is None:
            numbers = rng.sample(list(self.cards), rng.randint(2, len(self.cards) - 1))
            words = _cut(numbers, rng)
        else:
            words = self._lay(self.checked)
        while word := self._owing(rest := self._rest(words)):
            words.append(self._take(word, rest))
        return acts.LayDown(
            hand=self.hand, turn=self.turn, words=tuple(words), discard=rng.choice(rest)
        )


# Challenges


class CanChallenge(Choice, frozen=True, kw_only=True):
    """``words`` are those that can be challenged, by the number of their lay-down and their place
    in it; ``settled`` the places of those that were challenged before or are void with another;
    ``own`` the lay-downs of the viewer that can be challenged by others."""

    hand: int
    words: dict[int, dict[int, str]]
    settled: dict[int, tuple[int, ...]]
    own: tuple[int, ...]

    def objection(self, act: acts.Challenge) -> Refusal | None:
        if refusal := _hand_objection(self.hand, act.hand):
            return refusal
        if act.lay_down in self.own:
            return OWN_WORD
        if act.lay_down not in self.words:
            return _OTHER_LAY_DOWN
        if act.word in self.settled[act.lay_down]:
            return illegal("settled", "That word is settled; the ruling stands.", "QD-X1")
        if act.word not in self.words[act.lay_down]:
            return illegal("no-such-word", f"There is no word {act.word + 1} there.", "QD-X1")
        return None

    def sample(self, rng: Random) -> acts.Challenge:
        lay_down = rng.choice([number for number, words in self.words.items() if words])
        word = rng.choice(list(self.words[lay_down]))
        return acts.Challenge(hand=self.hand, lay_down=lay_down, word=word)


class CanPass(_OnLayDown, frozen=True, kw_only=True):
    def objection(self, act: acts.Pass) -> Refusal | None:
        return self._late(act)

    def sample(self, rng: Random) -> acts.Pass:
        return acts.Pass(hand=self.hand, lay_down=self.lay_down)


class CanCloseWindow(_OnLayDown, frozen=True, kw_only=True):
    def objection(self, act: acts.CloseWindow) -> Refusal | None:
        return self._late(act)

    def sample(self, rng: Random) -> acts.CloseWindow:
        return acts.CloseWindow(hand=self.hand, lay_down=self.lay_down)


class _OnWord(_OnLayDown, frozen=True, kw_only=True):
    word: int
    spelled: str

    def _other(self, act: acts.Defend | acts.Vote) -> Refusal | None:
        """Why the act is about something else, or None."""
        if refusal := self._late(act):
            return refusal
        if act.word != self.word:
            return stale("other-word", "That is not the word being challenged now.", "QD-X1")
        return None


class CanDefend(_OnWord, frozen=True, kw_only=True):
    longest: int

    def objection(self, act: acts.Defend) -> Refusal | None:
        if refusal := self._other(act):
            return refusal
        if refusal := text_objection(act.sentence, self.longest):
            return refusal
        if self.spelled not in re.findall("[A-Z]+", act.sentence.upper()):
            return illegal("word-unused", f"Use {self.spelled} in your sentence.", "QD-X2")
        return None

    def sample(self, rng: Random) -> acts.Defend:
        sentence = f"Everybody knows what {self.spelled.lower()} means."
        return acts.Defend(
            hand=self.hand, lay_down=self.lay_down, word=self.word, sentence=sentence
        )


class CanVote(_OnWord, frozen=True, kw_only=True):
    def objection(self, act: acts.Vote) -> Refusal | None:
        return self._other(act)

    def sample(self, rng: Random) -> acts.Vote:
        up = rng.random() < 0.5
        return acts.Vote(hand=self.hand, lay_down=self.lay_down, word=self.word, up=up)


AnyChoice: TypeAlias = (
    CanNextHand
    | CanArrange
    | CanLookUp
    | CanDrawStock
    | CanDrawDiscard
    | CanDiscard
    | CanGoOut
    | CanLayDown
    | CanChallenge
    | CanPass
    | CanDefend
    | CanVote
    | CanLeave
    | CanPassHost
    | CanSay
    | CanWantEnd
)
"""Every choice a seat can have (the house's own are never in a view)."""
