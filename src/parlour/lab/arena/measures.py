"""How each game is measured, by the game's name."""

from parlour.games import Manifest, Parts, load
from parlour.lab.arena.measure import Measure
from parlour.lab.arena.points import PointsMeasure


def _measure(game: Manifest) -> Measure:
    if game.measure is None:
        return PointsMeasure()
    measure: Measure = load(game.measure)()
    return measure


MEASURES = Parts[Measure](_measure)
"""The measure of every game. Where a game has none of its own, its points count."""
