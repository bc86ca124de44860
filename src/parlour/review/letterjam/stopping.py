"""Only in Letter Jam the table can stop before the end: whether a player should have wanted to, by
what they could know of their own word.
"""

from __future__ import annotations

from functools import cached_property

from parlour.minds.letterjam.deduction import Deduction, deduce
from parlour.minds.letterjam.finishing import chance_of_word
from parlour.minds.letterjam.tokens import going_on
from parlour.review.letterjam.clues import EXPERT
from parlour.review.types import Option
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.score import PER_LETTER
from parlour.rules.letterjam.view_types import HIDDEN, View

CLEARED_UP = 0.6
"""The part of the doubt about a word that is gone after another clue."""


class StopWorth:
    """The worth of stopping, for one player. Going on is compared with it: points are counted from
    stopping."""

    def __init__(self, view: View) -> None:
        """Take the view of the player who wants to stop."""
        assert view.viewer is not None
        self.view = view
        self.me = view.players[view.viewer]

    @cached_property
    def known(self) -> Deduction:
        return deduce(self.view, EXPERT)

    @cached_property
    def chance(self) -> float:
        """The probability that the player can lay out a word now, with a card of the middle if
        that helps."""
        middle = {bonus.source: bonus.letter for bonus in self.view.bonus} | {WILD: HIDDEN}
        return max(chance_of_word(self.known), chance_of_word(self.known, middle))

    def option(self, stops: bool) -> Option:
        """Stopping now, or going on with another clue."""
        fact = f"The own word was {self.chance:.0%} certain; another clue cost {self._cost}."
        if stops:
            return Option(text="stop", worth=0.0, facts=(fact,))
        length = len(self.me.row)
        right = sum(float(self.known.card(card).max()) for card in range(length))
        gained = CLEARED_UP * (1 - self.chance) * (PER_LETTER * length - right)
        worth = gained - self._tokens * len(self.view.players)
        return Option(text="go on", worth=round(worth, 3), facts=(fact,))

    @property
    def _tokens(self) -> float:
        """The tokens that another clue costs, less those that it may free. Reds cost nothing."""
        return 0.0 if self.view.tokens.reds else max(0.0, -going_on(self.view))

    @property
    def _cost(self) -> str:
        points = self._tokens * len(self.view.players)
        return f"about {points:.1f} points" if points else "nothing, because red tokens were left"
