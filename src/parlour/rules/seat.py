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


def left_of(seat: Seat, seats: int) -> Seat:
    """Seats are counted clockwise, so the neighbour on the left is one seat on."""
    return (seat + 1) % seats


def right_of(seat: Seat, seats: int) -> Seat:
    return (seat - 1) % seats
