"""What to expect of players one cannot look into: counted beforehand, kept as data.

`data/odds.json` is made by `tools/quiddler_odds.py`. For each table of card points and each size of
hand it says what a player who knows all words scores, how many words they lay down and how long the
longest is, and what each card is worth to them on top of the discard pile. For a table of points
that nobody has counted, the first one there is has to do, and cards have no price.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

FILE = Path(__file__).parent / "data" / "odds.json"


class Odds(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What to expect of one player in a hand of one size, before bonuses."""

    points: float
    words: tuple[float, ...]
    """How likely they lay down 0, 1, 2, ... words."""
    letters: tuple[float, ...]
    """How likely their longest word has 0, 1, 2, ... letters."""
    prices: dict[str, float]
    """By how much a card that lies open raises what they score."""


@cache
def _counted() -> dict[str, dict[int, Odds]]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[int, Odds]])


def odds(points: str, size: int) -> Odds:
    """The odds for this table of card points and this size of hand."""
    counted = _counted()
    if points in counted:
        return counted[points][size]
    return msgspec.structs.replace(next(iter(counted.values()))[size], prices={})
