"""The scale of mistakes: from which loss on a decision is a small, medium or large mistake, and
what it weighs. The numbers are data, in ``data/scale.toml``.

>>> usual = scale("some game")
>>> usual.size(0.1), usual.size(100)
('', 'large')
>>> usual.index(["", "large", "large"])
2.0
"""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from math import inf
from typing import Any, get_args

from msgspec import Struct

from parlour.review.types import Size

SIZES: tuple[Size, ...] = tuple(size for size in get_args(Size) if size)
"""The sizes of mistakes, the smallest first."""


class Scale(Struct, frozen=True):
    """The scale of one game: for each size the least loss, in expected points or in the chance to
    win, and the weight. Where nobody wins against others, there are no chances."""

    part: str
    """What a part of the game is called."""
    lost: Mapping[Size, float]
    chance: Mapping[Size, float]
    weight: Mapping[Size, float]

    def size(self, points_lost: float, chance_lost: float | None = None) -> Size:
        """The size of a mistake that loses so much, by the larger of both losses; empty if that is
        none."""
        reached: Size = ""
        for size in SIZES:
            if points_lost >= self.lost[size] or (chance_lost or 0.0) >= self.chance.get(size, inf):
                reached = size
        return reached

    def index(self, sizes: Iterable[Size]) -> float:
        """The mistake index: the sum of the weights."""
        return round(sum(self.weight[size] for size in sizes if size), 2)


def counts(sizes: Iterable[Size]) -> dict[str, int]:
    """How many mistakes there are of each size.

    >>> counts(["", "small", "large", "small"])
    {'small': 2, 'medium': 0, 'large': 1}
    """
    found: dict[str, int] = dict.fromkeys(SIZES, 0)
    for size in sizes:
        if size:
            found[size] += 1
    return found


@cache
def scale(game: str) -> Scale:
    """The scale of a game; the usual one if the data does not name the game."""
    data = _data().get(game, _data()["usual"])
    return Scale(data["part"], data["lost"], data.get("chance", {}), data["weight"])


def points_of_experts(game: str) -> dict[int, float]:
    """What experts score on average in a game for a team, by the number of players."""
    by_players: dict[str, float] = _data().get(game, {}).get("experts", {})
    return {int(players): points for players, points in by_players.items()}


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads((files("parlour.review") / "data" / "scale.toml").read_text("utf-8"))
