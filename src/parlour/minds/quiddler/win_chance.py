"""Turns the points of a hand into the probability to win the game.

In the first hands the two are nearly the same. Towards the end, a player who is ahead should play
safe and a player who is behind must take risks: only the probability to beat every other counts.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from parlour.minds.quiddler.bonus_value import laid_words
from parlour.minds.quiddler.odds import odds
from parlour.minds.quiddler.pool import Values
from parlour.rules.quiddler import box
from parlour.rules.quiddler.view_types import View

# The spread between the points of two players in a hand, in points of an average card.
SPREAD = 3.0
# The least spread: in the last turn of the last hand a single point decides.
LEAST_SPREAD = 0.4
# With this factor the logistic curve approximates the normal distribution.
STEEPNESS = 1.702
# Tie-break: when the probability cannot change any more, more points are better.
POINT = 1e-6


class Worth(Protocol):
    """A non-decreasing function from points to value."""

    def __call__(self, points: Values) -> Values: ...


def as_points(points: Values) -> Values:
    """The identity, for a player who ignores the score of the game."""
    return points


def chance_to_win(view: View) -> Worth:
    """The function from the points of this hand to the probability to win the game."""
    table = box.point_table(view.options.points).points
    counts = box.deck(view.options.deck).counts
    card = sum(table[face] * count for face, count in counts.items()) / sum(counts.values())
    spread = SPREAD * card
    hands_left = len(view.sizes) - view.hand
    expected = odds(view.options.points, view.sizes[view.hand - 1]).points
    mine = next(player for player in view.players if player.seat == view.viewer)
    leads, spreads = [], []
    for player in view.players:
        if player.seat == view.viewer:
            continue
        # A player who is out has no cards left, so their points are known.
        theirs = (
            sum(word.points for word in laid_words(view, player.seat)) if player.out else expected
        )
        leads.append(mine.total - player.total - theirs)
        unknown = hands_left + (0 if player.out else 0.5)
        spreads.append(max(LEAST_SPREAD, spread * unknown**0.5))

    def worth(points: Values) -> Values:
        ahead = (points[..., None] + np.array(leads)) / np.array(spreads)
        chances = 1 / (1 + np.exp(np.clip(-STEEPNESS * ahead, -500, 500)))
        together: Values = chances.prod(axis=-1) + POINT * points
        return together

    return worth
