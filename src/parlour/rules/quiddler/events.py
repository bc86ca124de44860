"""The events of Quiddler. An event names a player's card by the number that acts use."""

from typing import Literal

from parlour.rules.base import Event
from parlour.rules.company import OwnWords
from parlour.rules.seat import Seat


class Dealt(Event, frozen=True):
    """A hand was shuffled and dealt. ``order`` has the faces of the whole deck, top card first."""

    hand: int
    dealer: Seat
    order: tuple[str, ...]


class Reshuffled(Event, frozen=True):
    """All discards but the top one became the stock. ``order`` has these cards, top card first, as
    places in the order of ``Dealt``."""

    order: tuple[int, ...]


class Arranged(Event, frozen=True):
    seat: Seat
    rows: tuple[tuple[int, ...], ...]


class LookedUp(Event, frozen=True):
    seat: Seat
    word: str
    found: bool


class Drew(Event, frozen=True):
    seat: Seat
    pile: Literal["stock", "discards"]


class Discarded(Event, frozen=True):
    seat: Seat
    card: int


class WentOut(Event, frozen=True):
    seat: Seat
    words: tuple[tuple[int, ...], ...]
    discard: int


class LaidDown(Event, frozen=True):
    seat: Seat
    words: tuple[tuple[int, ...], ...]
    discard: int


class Revealed(Event, frozen=True):
    """The final turns are over, and the face-down words were turned up."""


class Challenged(Event, frozen=True):
    seat: Seat
    lay_down: int
    word: int


class Passed(Event, frozen=True):
    seat: Seat
    lay_down: int


class Defended(Event, frozen=True):
    seat: Seat
    sentence: OwnWords


class Voted(Event, frozen=True):
    seat: Seat
    up: bool


class Settled(Event, frozen=True):
    """The challenged word was upheld, or rejected."""

    upheld: bool
    by: Literal["lexicon", "vote"]


class WindowClosed(Event, frozen=True):
    """The time for challenges is over: nobody can challenge the latest lay-down any more, nor the
    lay-downs that were revealed with it."""

    lay_down: int


class HandScored(Event, frozen=True):
    points: tuple[int, ...]


class ReadySaid(Event, frozen=True):
    seat: Seat


class Ended(Event, frozen=True):
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
