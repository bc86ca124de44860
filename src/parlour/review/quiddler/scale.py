"""Only Quiddler has this scale: how large a mistake is, and what it adds to the mistake index.

`scale.toml` has the numbers.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from parlour.review.types import Size

FILE = Path(__file__).parent / "scale.toml"
SIZES: tuple[Size, ...] = ("large", "medium", "small")


class Threshold(Struct, frozen=True, forbid_unknown_fields=True):
    """The least loss of a size: as many points, or as much of the chance to win."""

    points: float
    chance: float


class Scale(Struct, frozen=True, forbid_unknown_fields=True):
    small: Threshold
    medium: Threshold
    large: Threshold
    weights: dict[str, float]


@cache
def scale() -> Scale:
    read = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return msgspec.convert(read["quiddler"], Scale)


def size_of(points_lost: float, chance_lost: float | None) -> Size:
    """The size of a mistake; empty if it is none.

    >>> size_of(0.5, 0.001), size_of(12, None), size_of(0, 0.05)
    ('', 'large', 'medium')
    """
    for size in SIZES:
        least: Threshold = getattr(scale(), size)
        if points_lost >= least.points or (chance_lost or 0.0) >= least.chance:
            return size
    return ""


def index_of(sizes: Iterable[Size]) -> float:
    """The mistake index of these mistakes.

    >>> index_of(["small", "", "large"])
    1.2
    """
    return round(sum(scale().weights.get(size, 0.0) for size in sizes), 2)
