"""The measure of each game, by the name of the game."""

from parlour.games import Manifest, Parts, load
from parlour.lab.arena.measure import Measure
from parlour.lab.arena.points import PointsMeasure


def _measure(game: Manifest) -> Measure:
    if game.measure is None:
        return PointsMeasure()
    measure: Measure = load(game.measure)()
    return measure


MEASURES = Parts[Measure](_measure)
"""A game whose manifest names no measure is measured by its points."""
