"""Seats, and the two who have none: the house, which deals, and the public, which watches."""

from enum import Enum
from typing import Final, Literal, TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0: seat + 1 sits to the left of seat."""


class Outside(Enum):
    HOUSE = "house"
    PUBLIC = "public"


HOUSE: Final = Outside.HOUSE
PUBLIC: Final = Outside.PUBLIC

Actor: TypeAlias = Seat | Literal[Outside.HOUSE]
"""Who asks for an act: somebody at a seat, or the house (the deal, a substitution)."""

Viewer: TypeAlias = Seat | Literal[Outside.PUBLIC]
"""Whose eyes a view is for. The public is the least informed viewer of all."""
