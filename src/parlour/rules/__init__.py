"""Pure games: no clock, no files, no hidden randomness. See ``parlour.rules.game``."""

from parlour.rules.company import Company, Person, gather
from parlour.rules.game import (
    Act,
    Barred,
    Change,
    Choice,
    Event,
    Game,
    Options,
    State,
    Taken,
    Verb,
    View,
)
from parlour.rules.refusal import Refusal
from parlour.rules.seat import HOUSE, PUBLIC, Actor, Seat, Viewer

__all__ = [
    "HOUSE",
    "PUBLIC",
    "Act",
    "Actor",
    "Barred",
    "Change",
    "Choice",
    "Company",
    "Event",
    "Game",
    "Options",
    "Person",
    "Refusal",
    "Seat",
    "State",
    "Taken",
    "Verb",
    "View",
    "Viewer",
    "gather",
]
