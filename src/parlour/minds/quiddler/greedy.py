"""The greedy bot: it takes any card that helps now, and goes out as soon as it can.

It knows exactly the words of the table's lexicon, and challenges and votes by them. It neither
looks ahead nor considers what its discard gives to the next player: it is the baseline for minds
that do.
"""

from __future__ import annotations

from collections.abc import Iterable

from parlour.minds.quiddler import acting
from parlour.minds.quiddler.arrangement import Arrangement, Worths
from parlour.minds.quiddler.words import lexicon_of, solver_of
from parlour.rules import Act
from parlour.rules.quiddler.score import BONUS
from parlour.rules.quiddler.view_types import View


class Greedy:
    """Plays Quiddler greedily."""

    name = "greedy"

    def choose(self, view: View) -> Act | None:
        """The act for the seat whose view this is; see `parlour.minds.Mind`."""
        if view.viewer is None or view.mine is None:
            return None
        return _Decider(view).act()


class _Decider:
    """Decides on one act from one view."""

    def __init__(self, view: View) -> None:
        assert view.mine is not None
        self.view = view
        self.mine = view.mine
        self.hand = [card.face for card in view.mine.cards]

    def act(self) -> Act | None:
        match self.view.phase:
            case "draw":
                return acting.draw(self.view, self._helps)
            case "play":
                return self._play()
            case "challenge":
                return acting.challenge(self.view, lambda word, owner: not self._knows(word))
            case "defence":
                return acting.defend(self.view)
            case "vote":
                return acting.vote(self.view, self._knows)
            case "scored":
                return acting.next_hand(self.view)
        return None

    def _knows(self, word: str) -> bool:
        return word in lexicon_of(self.view.options)

    def _helps(self, face: str) -> bool:
        """Whether this card makes the hand better than a blank card would, kept or discarded."""
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
        act = None
        if words and (not best.left or self.view.out is not None):
            act = acting.lay(self.view, words, discard)
        return act or acting.throw(self.view, discard)

    def _worths(self) -> Worths:
        """The worth of the bonuses in a final turn: full for beating the words laid so far."""
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

    def _cards_of(self, best: Arrangement) -> tuple[acting.Rows, int]:
        """The words and the discard of an arrangement as card numbers of the hand."""
        assert best.discard is not None
        unused: dict[str, list[int]] = {}
        for card in self.mine.cards:
            unused.setdefault(card.face, []).append(card.number)

        def take(faces: Iterable[str]) -> tuple[int, ...]:
            return tuple(unused[face].pop(0) for face in faces)

        return tuple(take(word) for word in best.words), take([best.discard])[0]
