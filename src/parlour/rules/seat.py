"""Seats, the house and the public. The house deals and the public watches; neither has a seat."""

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
"""The source of an act: a seat, or the house (for a deal or a substitution)."""

Viewer: TypeAlias = Seat | Literal[Outside.PUBLIC]
"""The reader of a view: a seat or the public. The public knows least of all viewers."""


def left_of(seat: Seat, seats: int) -> Seat:
    """The neighbour on the left: the next seat, because seats are counted clockwise."""
    return (seat + 1) % seats


def right_of(seat: Seat, seats: int) -> Seat:
    return (seat - 1) % seats
