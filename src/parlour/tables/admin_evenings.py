"""What an operator asks of stored evenings: `parlour admin` without its sentences."""

from collections.abc import Sequence

import msgspec

from parlour.rules.value import Value
from parlour.tables.deals import Deals, results_log
from parlour.tables.evening_events import Evening, read_event
from parlour.tables.evenings import EVENINGS, Evenings, results_of
from parlour.tables.store import LogEntry, Store
from parlour.tables.table_events import Began
from parlour.tables.table_events import read_event as read_table_event


class EventStored(Value, frozen=True):
    seq: int
    event: msgspec.Raw


class LogStored(Value, frozen=True):
    """Events that are stored in the log of an evening, or in one of results."""

    log: str
    events: tuple[EventStored, ...]


class TeamShown(Value, frozen=True):
    """A table that takes part: its team, its code, and how many deals it has finished."""

    number: int
    team: str
    table: str
    struck: bool
    finished: int


class EveningShown(Value, frozen=True):
    """What an operator may want to know about an evening. It has no cards."""

    name: str
    title: str
    game: str
    deals: int
    seats: int
    ends: float
    teams: tuple[TeamShown, ...]
    events: int


def stored(entries: Sequence[LogEntry]) -> tuple[EventStored, ...]:
    return tuple(EventStored(one.seq, msgspec.Raw(one.event)) for one in entries)


async def evenings(store: Store) -> list[EveningShown]:
    """All evenings, by name."""
    logs = await store.upkeep.logs(EVENINGS)
    found = [await find_evening(store, log.removeprefix(EVENINGS)) for log in logs]
    # One may have expired meanwhile.
    return [await show_evening(store, one) for one in found if one is not None]


async def find_evening(store: Store, name: str) -> Evening | None:
    """What the store has under the name of an evening, with all results; None if it has nothing."""
    evenings = Evenings(store, Deals(store))
    found = await evenings.find(name)
    if found is None:
        return None
    return await evenings.with_results(found, range(1, len(found.deals) + 1))


async def logs_of(store: Store, name: str) -> list[str]:
    """The log of an evening, and those of its results."""
    return [f"{EVENINGS}{name}", *await store.upkeep.logs(results_of(name))]


async def show_evening(store: Store, evening: Evening) -> EveningShown:
    return EveningShown(
        name=evening.name,
        title=evening.title,
        game=evening.terms.game,
        deals=len(evening.deals),
        seats=evening.terms.seats,
        ends=evening.ends,
        teams=tuple(
            TeamShown(
                number=one.number,
                team=one.team,
                table=one.table,
                struck=one.number in evening.struck,
                finished=sum(result.table == one.table for result in evening.finished),
            )
            for one in evening.entries
        ),
        events=sum(len(log.events) for log in await export_evening(store, evening)),
    )


async def export_evening(store: Store, evening: Evening) -> tuple[LogStored, ...]:
    """Everything that is stored of an evening itself: the seeds of its deals, too."""
    logs = await logs_of(store, evening.name)
    return tuple([LogStored(log, stored(await store.read(log))) for log in logs])


async def delete_evening(store: Store, name: str) -> None:
    """Deletes an evening for good. Its tables and its deals, which name nobody, stay."""
    # The results last: a server that is about to append one finds no evening any more.
    for log in await logs_of(store, name):
        await store.upkeep.delete(log)


async def elsewhere(store: Store, code: str, entries: Sequence[LogEntry]) -> tuple[LogStored, ...]:
    """What is stored about a table in other logs than its own, which has these entries: what its
    evening has about it, and its results."""
    found = []
    for evening in await store.upkeep.logs(EVENINGS):
        for log in await logs_of(store, evening.removeprefix(EVENINGS)):
            about = [
                entry
                for entry in await store.read(log)
                if getattr(read_event(entry.event), "table", None) == code
            ]
            if about:
                found.append(LogStored(log, stored(about)))
    for entry in entries:
        event = read_table_event(entry.event)
        if isinstance(event, Began) and event.deal is not None and event.deal.name:
            log = results_log(event.deal.name)
            seq = await store.taken(log, f"{code}/{event.number}")
            if seq is not None:
                found.append(LogStored(log, stored((await store.read(log, seq - 1))[:1])))
    return tuple(found)
