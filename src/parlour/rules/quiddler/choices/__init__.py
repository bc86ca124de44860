"""The choices of a player: one type for each kind of act, with the values its fields may take.

A choice holds only what its player knows. It alone judges the fields of an act, so that the rules
accept exactly what a view offers. Each module here has the choices for the rules module of the same
name.
"""

from typing import TypeAlias

from parlour.rules.manners import CanLeave, CanPassHost, CanSay, CanWantEnd
from parlour.rules.quiddler.choices.arranging import (
    LONGEST_LOOK_UP,
    CanArrange,
    CanLookUp,
)
from parlour.rules.quiddler.choices.challenge import (
    LONGEST_DEFENCE,
    OWN_WORD,
    CanChallenge,
    CanCloseWindow,
    CanDefend,
    CanPass,
    CanVote,
)
from parlour.rules.quiddler.choices.common import (
    SHORTEST_WORD,
    Cards,
)
from parlour.rules.quiddler.choices.deal import (
    CanDeal,
    CanNextHand,
)
from parlour.rules.quiddler.choices.turn import (
    CanDiscard,
    CanDrawDiscard,
    CanDrawStock,
    CanGoOut,
    CanLayDown,
)

__all__ = [
    "LONGEST_DEFENCE",
    "LONGEST_LOOK_UP",
    "OWN_WORD",
    "SHORTEST_WORD",
    "AnyChoice",
    "CanArrange",
    "CanChallenge",
    "CanCloseWindow",
    "CanDeal",
    "CanDefend",
    "CanDiscard",
    "CanDrawDiscard",
    "CanDrawStock",
    "CanGoOut",
    "CanLayDown",
    "CanLookUp",
    "CanNextHand",
    "CanPass",
    "CanVote",
    "Cards",
]

AnyChoice: TypeAlias = (
    CanNextHand
    | CanArrange
    | CanLookUp
    | CanDrawStock
    | CanDrawDiscard
    | CanDiscard
    | CanGoOut
    | CanLayDown
    | CanChallenge
    | CanPass
    | CanDefend
    | CanVote
    | CanLeave
    | CanPassHost
    | CanSay
    | CanWantEnd
)
"""Every choice that a seat can have. The choices of the house are never in a view."""
