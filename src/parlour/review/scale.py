"""The scale of mistakes: from which loss on a decision is a small, medium or large mistake, and
what it weighs. The numbers are data, in ``data/scale.toml``.

>>> jam = scale("letterjam")
>>> jam.size(0.1), jam.size(100)
('', 'large')
>>> jam.index(["", "large", "large"])
2.0
"""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, get_args

from msgspec import Struct

from parlour.review.types import Size

SIZES: tuple[Size, ...] = tuple(size for size in get_args(Size) if size)
"""The sizes of mistakes, the smallest first."""


class Scale(Struct, frozen=True):
    """The scale of one game: for each size the least loss in expected points, and the weight."""

    lost: Mapping[Size, float]
    weight: Mapping[Size, float]

    def size(self, points_lost: float) -> Size:
        """The size of a mistake that loses so many points; empty if that is none."""
        reached: Size = ""
        for size in SIZES:
            if points_lost >= self.lost[size]:
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
    """The scale of a game."""
    data = _data()[game]
    return Scale(data["lost"], data["weight"])


def usual_points(game: str) -> dict[int, float]:
    """What experts score on average in a game for a team, by the number of players."""
    return {int(players): points for players, points in _data()[game].get("usual", {}).items()}


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads((files("parlour.review") / "data" / "scale.toml").read_text("utf-8"))
