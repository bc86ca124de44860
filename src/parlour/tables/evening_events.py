"""The events of an evening, and the evening after them.

What everybody may know is in the log of the evening. The results of each of its deals are in a log
of their own.
"""

from collections.abc import Sequence
from functools import reduce
from typing import TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from parlour.rules.value import Value
from parlour.tables.deals import Terms
from parlour.tables.table import NamedDeal


class EveningEvent(
    Struct, frozen=True, tag_field="evening", tag=str.lower, forbid_unknown_fields=True
):
    """Something in the log of an evening, or in one of its results."""


class EveningOpened(EveningEvent, frozen=True):
    """The organiser, who has the key with this hash, makes the evening."""

    title: str
    terms: Terms
    deals: tuple[NamedDeal, ...]
    ends: float
    key: str


class TableEntered(EveningEvent, frozen=True):
    """A table takes part, under the name of a team. Tables are numbered in this order, from 1."""

    table: str
    team: str


class TableFinished(EveningEvent, frozen=True):
    """A table played one of the deals, counted from 1, to its end, at a time in seconds since the
    epoch. For each seat: its points, who held it, whether that was a person, whether they had seen
    the deal before, and whether somebody else played a part of it."""

    table: str
    deal: int
    at: float
    points: tuple[int, ...]
    names: tuple[str, ...]
    people: tuple[bool, ...]
    again: tuple[bool, ...]
    substituted: tuple[bool, ...]


class ResultsOpened(EveningEvent, frozen=True):
    """The first entry of a log of results, which has no names. So that log never begins with a
    result: a server that is about to append one loses the race if the evening is deleted."""


class EndMoved(EveningEvent, frozen=True):
    """The organiser sets another end."""

    ends: float


class TableStruck(EveningEvent, frozen=True):
    """The organiser strikes a table, by its number, from the standings."""

    number: int


class NameForgotten(EveningEvent, frozen=True):
    """The operator forgot a name in the evening, or at a table that takes part. It moves the end of
    the log: a server that knows the log reads all of it again, and one that is about to append a
    result with the name loses the race, and looks again."""


AnyEveningEvent: TypeAlias = (
    EveningOpened
    | TableEntered
    | ResultsOpened
    | TableFinished
    | EndMoved
    | TableStruck
    | NameForgotten
)

_decoder = msgspec.json.Decoder(AnyEveningEvent)


class Entry(Value, frozen=True):
    """A table that takes part."""

    number: int
    table: str
    team: str


class Evening(Value, frozen=True):
    """Everything true about an evening: the fold of its log, and the results that were read. Only
    ``Evenings.with_results`` reads them, of the deals that somebody may see."""

    name: str
    title: str
    terms: Terms
    deals: tuple[NamedDeal, ...]
    ends: float
    key: str
    entries: tuple[Entry, ...] = ()
    finished: tuple[TableFinished, ...] = ()
    struck: tuple[int, ...] = ()
    moves: int = 0
    """How often the end was moved."""
    seq: int = 0

    def over(self, now: float) -> bool:
        """Whether the evening is over at a time in seconds since the epoch."""
        return now >= self.ends

    def entry(self, table: str) -> Entry | None:
        """The table with this code, if it takes part."""
        return next((one for one in self.entries if one.table == table), None)

    def counted(self) -> tuple[TableFinished, ...]:
        """The results that count: of tables that are not struck, and not after the end."""
        out = {one.table for one in self.entries if one.number in self.struck}
        return tuple(f for f in self.finished if f.table not in out and f.at < self.ends)


def read_event(data: bytes) -> AnyEveningEvent:
    """An event of an evening's log."""
    event: AnyEveningEvent = _decoder.decode(data)
    return event


def opened(name: str, event: AnyEveningEvent) -> Evening:
    """The evening after its first event."""
    assert isinstance(event, EveningOpened), "the first event of an evening opens it"
    return Evening(
        name=name,
        title=event.title,
        terms=event.terms,
        deals=event.deals,
        ends=event.ends,
        key=event.key,
        seq=1,
    )


def evolve(evening: Evening, event: AnyEveningEvent) -> Evening:
    """The evening after one more event."""
    evening = replace(evening, seq=evening.seq + 1)
    match event:
        case TableEntered():
            entry = Entry(len(evening.entries) + 1, event.table, event.team)
            return replace(evening, entries=(*evening.entries, entry))
        case TableFinished():
            # Servers on PostgreSQL are restarted one by one, and an older one writes results here.
            return replace(evening, finished=(*evening.finished, event))
        case EndMoved():
            return replace(evening, ends=event.ends, moves=evening.moves + 1)
        case TableStruck():
            return replace(evening, struck=(*evening.struck, event.number))
    return evening


def folded(name: str, events: Sequence[AnyEveningEvent]) -> Evening:
    """The evening after all its events."""
    return reduce(evolve, events[1:], opened(name, events[0]))
