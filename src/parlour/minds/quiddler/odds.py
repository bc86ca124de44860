"""Statistics of what opponents lay down, precomputed and stored as data.

`tools/quiddler_odds.py` writes `data/odds.json`. For each point table and hand size it has the
distributions of the number of words and of the letters of the longest word, for a player who knows
all words, and the value of each card to such a player on top of the discard pile. A point table
without statistics falls back to the first one that has them, without prices for cards.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

FILE = Path(__file__).parent / "data" / "odds.json"


class Odds(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The statistics of one player for one hand size, before bonuses."""

    points: float
    words: tuple[float, ...]
    """The probabilities that they lay down 0, 1, 2, ... words."""
    letters: tuple[float, ...]
    """The probabilities that their longest word has 0, 1, 2, ... letters."""
    prices: dict[str, float]
    """The expected rise of their score when they can take this card from the discard pile."""


@cache
def _counted() -> dict[str, dict[int, Odds]]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[int, Odds]])


def odds(points: str, size: int) -> Odds:
    """The statistics for this point table and hand size."""
    counted = _counted()
    if points in counted:
        return counted[points][size]
    return msgspec.structs.replace(next(iter(counted.values()))[size], prices={})
