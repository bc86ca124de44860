"""Only Letter Jam has cards to move on from: whether it was time to, by what the player could know.

A player who moves on gets a clue for the next card a round earlier. A letter that is wrong may cost
the final word, and nobody clues it again. Both worths are measured: bots played the same game on,
once staying and once moving on (docs/review.md has the figures).
"""

from __future__ import annotations

from functools import cached_property

from parlour.minds.letterjam.deduction import Deduction, deduce, likeliest
from parlour.minds.letterjam.knowledge import NUMBER, Chances
from parlour.review.letterjam.clues import EXPERT, POINTS_PER_CARD, candidates
from parlour.review.types import Option
from parlour.rules.letterjam.view_types import View
from parlour.rules.wording import listed

ROUND_EARLIER = 0.45
"""The worth of seeing the next card a round earlier, in cards read."""
AFTER_THE_ROW = 0.2
"""The same for a player whose next card is an extra letter."""
WRONG_LETTER = 1.0
"""The cost of moving on from a card with a wrong letter, in cards read."""
SHOWN = 5


class MoveWorth:
    """The worth of staying and of moving on, for one player after one clue."""

    def __init__(self, view: View) -> None:
        """Take the view of the player who decides."""
        assert view.viewer is not None
        assert view.mine is not None
        self.view = view
        self.me = view.players[view.viewer]
        assert self.me.card is not None
        self.card = self.me.card
        self.guess = view.mine.sheet[self.card].guess
        self._rate = POINTS_PER_CARD[len(view.players)]

    @cached_property
    def chances(self) -> Chances:
        """The probability of each letter for the card on the stand."""
        known: Deduction = deduce(self.view, EXPERT)
        return known.card(self.card)

    @property
    def letter(self) -> str:
        """The likeliest letter."""
        return likeliest(self.chances)

    @property
    def chance(self) -> float:
        """Its probability."""
        return float(self.chances.max())

    def option(self, moves: bool) -> Option:
        """Moving on or staying. The worth of staying is 0: points are counted from there."""
        if not moves:
            return Option(text="stay", worth=0.0, facts=(self._fact(),), command="stay")
        last = self.card + 1 >= len(self.me.row)
        gained = AFTER_THE_ROW if last else ROUND_EARLIER
        worth = (gained - WRONG_LETTER * (1 - self.chance)) * self._rate
        return Option(
            text="move on", worth=round(worth, 3), facts=(self._fact(),), command="move on"
        )

    def _fact(self) -> str:
        found = candidates(self.chances)
        named = [f"{letter} with {self.chances[NUMBER[letter]]:.0%}" for letter in found[:SHOWN]]
        more = f", and {len(found) - SHOWN} more letters" if len(found) > SHOWN else ""
        return f"The clues left {listed(named, 'or')}{more}."
