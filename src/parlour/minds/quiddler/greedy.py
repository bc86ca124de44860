"""The greedy bot: it takes what helps now, and goes out as soon as it can.

It knows every word of the table's lexicon and no other, so it challenges and votes as the lexicon
would. It does not think about what a card could become, nor about what its discard gives away.
"""

from __future__ import annotations

from collections.abc import Iterable

from parlour.minds.quiddler.arrangement import Arrangement, Worths
from parlour.minds.quiddler.words import lexicon_of, solver_of
from parlour.rules import Act
from parlour.rules.quiddler import acts
from parlour.rules.quiddler.choices import (
    AnyChoice,
    CanChallenge,
    CanDefend,
    CanDiscard,
    CanDrawDiscard,
    CanDrawStock,
    CanGoOut,
    CanLayDown,
    CanNextHand,
    CanPass,
    CanVote,
)
from parlour.rules.quiddler.score import BONUS
from parlour.rules.quiddler.view import View


class Greedy:
    """Plays Quiddler greedily."""

    name = "greedy"

    def choose(self, view: View) -> Act | None:
        """The act for the seat whose view this is; see `parlour.minds.Mind`."""
        if view.viewer is None or view.mine is None:
            return None
        return _Thought(view).act()


class _Thought:
    """One look at the table."""

    def __init__(self, view: View) -> None:
        assert view.mine is not None
        self.view = view
        self.mine = view.mine
        self.hand = [card.face for card in view.mine.cards]
        self.can: dict[type, AnyChoice] = {type(choice): choice for choice in view.choices}

    def act(self) -> Act | None:
        match self.view.phase:
            case "draw":
                return self._draw()
            case "play":
                return self._play()
            case "challenge":
                return self._challenge()
            case "defence":
                return self._defend()
            case "vote":
                return self._vote()
            case "scored":
                return self._next_hand()
        return None

    # A turn

    def _draw(self) -> Act | None:
        discard, stock = self.can.get(CanDrawDiscard), self.can.get(CanDrawStock)
        if isinstance(discard, CanDrawDiscard) and (stock is None or self._helps(discard.face)):
            return acts.DrawDiscard(hand=discard.hand, turn=discard.turn)
        if isinstance(stock, CanDrawStock):
            return acts.DrawStock(hand=stock.hand, turn=stock.turn)
        return None

    def _helps(self, face: str) -> bool:
        """Whether this card is better than a blank one, kept or discarded, would be."""
        solver, worths = solver_of(self.view.options), self._worths()
        kept = solver.solve(self.hand, worths=worths)
        discarded = solver.solve(self.hand, discard=False, worths=worths)
        taken = solver.solve([*self.hand, face], worths=worths)
        return taken.value > max(kept.value, discarded.value)

    def _play(self) -> Act | None:
        if self.view.at != self.view.viewer:
            return None
        best = solver_of(self.view.options).solve(self.hand, worths=self._worths())
        words, discard = self._cards_of(best)
        if words and (not best.left or self.view.out is not None):
            if self._to_be_checked(words):
                return acts.Arrange(hand=self.view.hand, rows=words)
            out, lay = self.can.get(CanGoOut), self.can.get(CanLayDown)
            if isinstance(out, CanGoOut):
                return acts.GoOut(hand=out.hand, turn=out.turn, words=words, discard=discard)
            if isinstance(lay, CanLayDown):
                return acts.LayDown(hand=lay.hand, turn=lay.turn, words=words, discard=discard)
        can = self.can.get(CanDiscard)
        if isinstance(can, CanDiscard):
            return acts.Discard(hand=can.hand, turn=can.turn, card=discard)
        return None

    def _worths(self) -> Worths:
        """What the bonuses are worth in a final turn: to beat what lies on the table by now."""
        view = self.view
        if view.out is None:
            return Worths()
        laid: dict[int, list[str]] = {seat: [] for seat in range(len(view.players))}
        for lay_down in view.lay_downs:
            if not lay_down.void:
                words = (word.word for word in lay_down.words if word.standing != "rejected")
                laid[lay_down.seat] += words
        most = max(len(words) for words in laid.values())
        longest = max((len(word) for words in laid.values() for word in words), default=0)
        bonuses = view.options.two_player_bonus if len(view.players) == 2 else "both"
        return Worths(
            words={} if bonuses == "longest-word" else {most + 1: BONUS},
            letters={} if bonuses == "most-words" else {longest + 1: BONUS},
        )

    def _cards_of(self, best: Arrangement) -> tuple[tuple[tuple[int, ...], ...], int]:
        """The words and the discard of an arrangement as numbers of cards in the hand."""
        assert best.discard is not None
        unused: dict[str, list[int]] = {}
        for card in self.mine.cards:
            unused.setdefault(card.face, []).append(card.number)

        def take(faces: Iterable[str]) -> tuple[int, ...]:
            return tuple(unused[face].pop(0) for face in faces)

        return tuple(take(word) for word in best.words), take([best.discard])[0]

    def _to_be_checked(self, words: tuple[tuple[int, ...], ...]) -> bool:
        """Whether only arranged words can be laid down here, and these are not arranged."""
        arranged = tuple(row.cards for row in self.mine.arrangement.rows)
        return self.view.options.judging == "checked" and arranged != words

    # Other people's words

    def _challenge(self) -> Act | None:
        can = self.can.get(CanChallenge)
        if isinstance(can, CanChallenge):
            for place, word in can.words.items():
                if word not in lexicon_of(self.view.options):
                    return acts.Challenge(hand=can.hand, lay_down=can.lay_down, word=place)
        stand = self.can.get(CanPass)
        if isinstance(stand, CanPass):
            return acts.Pass(hand=stand.hand, lay_down=stand.lay_down)
        return None

    def _defend(self) -> Act | None:
        can = self.can.get(CanDefend)
        if not isinstance(can, CanDefend):
            return None
        sentence = f"You will find {can.spelled.lower()} in the word list of this table."
        return acts.Defend(hand=can.hand, lay_down=can.lay_down, word=can.word, sentence=sentence)

    def _vote(self) -> Act | None:
        can = self.can.get(CanVote)
        if not isinstance(can, CanVote):
            return None
        up = can.spelled in lexicon_of(self.view.options)
        return acts.Vote(hand=can.hand, lay_down=can.lay_down, word=can.word, up=up)

    def _next_hand(self) -> Act | None:
        can = self.can.get(CanNextHand)
        return acts.NextHand(hand=can.hand) if isinstance(can, CanNextHand) else None
