"""What the points of a hand are worth for winning the game.

In the first hands a point is a point. Towards the end, whoever is ahead had better play safe and
whoever is behind must dare something: what counts is the chance to have more than each other.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from parlour.minds.quiddler.bonus_value import laid_words
from parlour.minds.quiddler.odds import odds
from parlour.minds.quiddler.pool import Values
from parlour.rules.quiddler import box
from parlour.rules.quiddler.view_types import View

# How far the points of two players differ in a hand, in points of an average card.
SPREAD = 3.0
# In the last turn of the last hand a single point decides.
LEAST_SPREAD = 0.4
# The logistic curve is as steep as the normal one with this factor.
STEEPNESS = 1.702
# A chance that cannot be changed any more leaves it to the points.
POINT = 1e-6


class Worth(Protocol):
    """What points are worth; more points are never worth less."""

    def __call__(self, points: Values) -> Values: ...


def as_points(points: Values) -> Values:
    """For somebody who does not think of the game as a whole."""
    return points


def chance_to_win(view: View) -> Worth:
    """The chance to win the game, from the points of this hand."""
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
        # Who is out has nothing left over, so what they have is known.
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
