"""The games as pure functions: no clock, no files, no hidden randomness. Start reading at
``parlour.rules.base``."""

from parlour.rules.base import (
    Act,
    Barred,
    Change,
    Choice,
    Event,
    Options,
    Rules,
    State,
    Taken,
    Verb,
    View,
)
from parlour.rules.company import Company, Person, gather
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
    "Options",
    "Person",
    "Refusal",
    "Rules",
    "Seat",
    "State",
    "Taken",
    "Verb",
    "View",
    "Viewer",
    "gather",
]
