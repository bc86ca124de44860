"""The events of a table.

A table's own events are about seats and choices; the game's events are wrapped in ``Played``. One
log holds everything that happens at a table, in order.
"""

from typing import Any, TypeAlias

import msgspec

from parlour.rules import Event
from parlour.rules.seat import Seat
from parlour.rules.value import Value
from parlour.tables.table import NamedDeal, Occasion, TableSettings


class TableEvent(
    Value, frozen=True, tag_field="table", tag=str.lower, forbid_unknown_fields=True, kw_only=True
):
    """Something that happened at a table."""


class Chosen(TableEvent, frozen=True):
    """The host chooses a game, its options and the settings. The first event of every table."""

    game: str
    rule_set: str
    changes: dict[str, Any]
    settings: TableSettings


class Sat(TableEvent, frozen=True):
    """Somebody takes the next seat: a person with the hash of their key, or a bot."""

    name: str
    key: str | None
    mind: str | None
    seen: tuple[str, ...] = ()


class GotUp(TableEvent, frozen=True):
    """A seat is removed between games; those behind it move up."""

    seat: Seat


class PassGiven(TableEvent, frozen=True):
    seat: Seat
    key: str
    until: float
    by_host: bool = False
    name: str | None = None


class SeatWanted(TableEvent, frozen=True):
    """Somebody asks for the seat of a bot. The log number of this event is the request's number."""

    seat: Seat
    name: str
    key: str
    until: float


class RequestClosed(TableEvent, frozen=True):
    """The table has answered a seat request. If the answer is yes, ``PassGiven`` follows."""

    number: int


class KeyChanged(TableEvent, frozen=True):
    """The seat belongs to another device now, perhaps to another person. If ``key`` is None, it
    belongs to the bot that plays it."""

    seat: Seat
    name: str
    key: str | None
    seen: tuple[str, ...] = ()


class DealsSeen(TableEvent, frozen=True):
    """The person at a seat has seen these deals of the table elsewhere, after they sat down."""

    seat: Seat
    seen: tuple[str, ...]


class NameChanged(TableEvent, frozen=True):
    """The person at a seat has another name. If they play, ``Renamed`` of the game follows."""

    seat: Seat
    name: str


class PleasantrySaid(TableEvent, frozen=True):
    """Somebody at a seat says something from the list of pleasantries, at a served time."""

    seat: Seat
    said: str
    at: float


class ReplayLed(TableEvent, frozen=True):
    """Somebody at a seat leads the replay of a game to a step. ``viewer`` is the seat in that game
    whose view they show; None for everything."""

    seat: Seat
    game: int
    step: int
    viewer: Seat | None


class LeadEnded(TableEvent, frozen=True):
    """The person at a seat, who led a replay, leads no more."""

    seat: Seat


class HostChanged(TableEvent, frozen=True):
    seat: Seat


class HostLent(TableEvent, frozen=True):
    """Hosting has passed on because the host, who sits here, was away. They can take it back."""

    seat: Seat


class StoodIn(TableEvent, frozen=True):
    """Between games: a bot will play the next game for a person who is away, unless they come back.
    If ``mind`` is None, the person has taken the seat back."""

    seat: Seat
    mind: str | None


class LockChanged(TableEvent, frozen=True):
    locked: bool


class SettingsChanged(TableEvent, frozen=True):
    """The host at a seat changes the settings while a game runs."""

    seat: Seat
    settings: TableSettings


class Dedicated(TableEvent, frozen=True):
    """The table is set up for a lesson, or for deals that are given. Comes before the first game or
    never."""

    occasion: Occasion


class Began(TableEvent, frozen=True):
    """A game begins with the people at the table and these options. ``options`` is None in logs of
    the first edition: such a game uses the options that the table had chosen."""

    number: int
    lexicon: str
    options: dict[str, Any] | None = None
    deal: NamedDeal | None = None


class Played(TableEvent, frozen=True):
    """An event of the game, as JSON."""

    event: msgspec.Raw


class DealEnded(TableEvent, frozen=True):
    """The game with a deal that was given is over, at a time in seconds since the epoch."""

    at: float


class DeadlineSet(TableEvent, frozen=True):
    """The served time at which the people for whom the game waits are overdue."""

    at: float | None


class HouseDue(TableEvent, frozen=True):
    """The served time at which the house acts, unless somebody else acts first."""

    at: float | None


class Closed(TableEvent, frozen=True):
    """The operator closes the table, with a reason for its people; None opens it again."""

    reason: str | None


class Rewritten(TableEvent, frozen=True):
    """The operator has changed earlier events of this log: a name is forgotten. Whoever has folded
    the log before has to fold it anew."""


AnyTableEvent: TypeAlias = (
    Chosen
    | Sat
    | GotUp
    | PassGiven
    | SeatWanted
    | RequestClosed
    | KeyChanged
    | DealsSeen
    | NameChanged
    | PleasantrySaid
    | ReplayLed
    | LeadEnded
    | HostChanged
    | HostLent
    | StoodIn
    | LockChanged
    | SettingsChanged
    | Dedicated
    | Began
    | Played
    | DealEnded
    | DeadlineSet
    | HouseDue
    | Closed
    | Rewritten
)

_decoder = msgspec.json.Decoder(AnyTableEvent)


def read_event(data: bytes) -> AnyTableEvent:
    event: AnyTableEvent = _decoder.decode(data)
    return event


_REWRITTEN = msgspec.json.encode(Rewritten())


def is_rewritten(data: bytes) -> bool:
    return data == _REWRITTEN


def write_event(event: TableEvent) -> bytes:
    return msgspec.json.encode(event)


def played(event: Event) -> Played:
    return Played(event=msgspec.Raw(msgspec.json.encode(event)))
