"""Only Quiddler has draws: what chance gave, against what was to be expected.

The value of a hand before a draw is the expected value of a last turn, over all cards that could
be drawn. The luck of a deal is the difference to the average deal of this size, and the luck of a
draw from the stock is the difference to the average draw. `deals.json` has the average deals, which
`tools/quiddler_deals.py` computes.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct

from parlour.minds.quiddler.bonus_value import no_bonus
from parlour.minds.quiddler.pool import Pool
from parlour.minds.quiddler.turn_values import TurnValues
from parlour.rules.seat import Seat

FILE = Path(__file__).parent / "deals.json"


class Luck(Struct, frozen=True, kw_only=True):
    """What chance gave a player in a hand: by the deal, or by a card from the stock."""

    at: int
    hand: int
    seat: Seat
    kind: str
    """``deal`` or ``draw``."""
    points: float
    face: str = ""


@cache
def _average_deals() -> dict[str, dict[int, float]]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[int, float]])


def deal_luck(values: TurnValues, dealt: Pool) -> float:
    """How many points the dealt cards are better than an average deal; 0 for a point table whose
    average is not known."""
    average = _average_deals().get(values.view.options.points, {}).get(len(dealt.cards))
    if average is None:
        return 0.0
    drawn = dealt.draws(no_bonus(), [dealt.whole], values.unseen)[0]
    return float(np.asarray(drawn) @ values.chances) - average
