"""Only Quiddler has a winner: the chance to win, from the totals and the points still to come.

Bots compare themselves with each opponent alone, which is enough to choose an act. A review shows
the chance as a number, and the chances of all players add up to one. So the points still to come
are normally distributed here, and a player wins if nobody gets more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import NormalDist

import numpy as np

from parlour.minds.quiddler.bonus_value import laid_words
from parlour.minds.quiddler.odds import odds
from parlour.minds.quiddler.pool import Values
from parlour.minds.quiddler.win_chance import LEAST_SPREAD, SPREAD, STEEPNESS
from parlour.rules.quiddler import box
from parlour.rules.quiddler.options import Options
from parlour.rules.quiddler.view_types import PlayerView, View

# The points of the player's own coming hands are represented by this many quantiles.
_QUANTILES = np.array([NormalDist().inv_cdf((place + 0.5) / 32) for place in range(32)])
# The chance is computed for these points of a hand; between them it is interpolated. In the last
# hand a single point decides.
_GRID, _LAST_GRID = np.arange(-120.0, 222.0, 3.0), np.arange(-120.0, 222.0)


def card_points(options: Options) -> float:
    """The points of an average card."""
    points, counts = box.point_table(options.points).points, box.deck(options.deck).counts
    return sum(points[face] * count for face, count in counts.items()) / sum(counts.values())


def _hand_spread(options: Options) -> float:
    """The standard deviation of the points of one player in one hand. `SPREAD` is that of the
    difference between two players."""
    return SPREAD * card_points(options) / 2**0.5


def _chances(mine: Values, spread: float, theirs: Values, spreads: Values) -> Values:
    """For each expected total of the player: the chance that it beats every other total."""
    totals = mine[:, None, None] + spread * _QUANTILES[None, :, None]
    ahead = (totals - theirs) / np.maximum(spreads, LEAST_SPREAD)
    below = 1 / (1 + np.exp(np.clip(-STEEPNESS * ahead, -500, 500)))
    chances: Values = below.prod(axis=2).mean(axis=1)
    return chances


def chance_by_points(view: View) -> Callable[[Values], Values]:
    """The viewer's chance to win the game, as a function of their points in this hand."""
    spread = _hand_spread(view.options)
    hands_left = len(view.sizes) - view.hand
    mine = next(player for player in view.players if player.seat == view.viewer)
    others = [player for player in view.players if player.seat != view.viewer]
    known = [_points_of(view, player) for player in others]
    expected = odds(view.options.points, view.sizes[view.hand - 1]).points
    theirs = [
        player.total + (expected if points is None else points)
        for player, points in zip(others, known, strict=True)
    ]
    unknown = [hands_left + (points is None) for points in known]
    grid = _GRID if hands_left else _LAST_GRID
    chances = _chances(
        mine.total + grid,
        spread * hands_left**0.5,
        np.array(theirs),
        spread * np.array(unknown) ** 0.5,
    )
    return lambda points: np.interp(points, grid, chances)


def _points_of(view: View, player: PlayerView) -> float | None:
    """The points of a player who has laid down openly, as far as the viewer can know; None if the
    player has not laid down yet, or face down."""
    laid = [one for one in view.lay_downs if one.seat == player.seat and not one.void]
    if not (player.out or player.final == "done") or any(one.face_down for one in laid):
        return None
    words = sum(word.points for word in laid_words(view, player.seat))
    return words - card_points(view.options) * player.cards


def chances_of_all(totals: Sequence[int], options: Options, hands_left: int) -> tuple[float, ...]:
    """Every player's chance to win between two hands.

    >>> chances_of_all([10, 10], Options(), 3), chances_of_all([10, 12, 12], Options(), 0)
    ((0.5, 0.5), (0.0, 0.5, 0.5))
    """
    if hands_left == 0:
        best = [total == max(totals) for total in totals]
        return tuple(won / sum(best) for won in best)
    spread = _hand_spread(options) * hands_left**0.5
    found = [
        _chances(
            np.array([float(total)]),
            spread,
            np.array([float(other) for at, other in enumerate(totals) if at != seat]),
            np.full(len(totals) - 1, spread),
        )[0]
        for seat, total in enumerate(totals)
    ]
    return tuple(round(float(chance / sum(found)), 3) for chance in found)
