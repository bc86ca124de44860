"""What an operator asks of a store: `parlour admin` without its sentences.

Everything works while servers run on the store. Where a server may append at the same moment, the
change is tried again on what the server wrote.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from parlour.rules.company import LONGEST_REMARK, text_objection
from parlour.rules.refusal import Refusal
from parlour.rules.value import Value
from parlour.tables.admin_evenings import EventStored, LogStored, elsewhere, logs_of, stored
from parlour.tables.codes import is_code
from parlour.tables.evening_events import AnyEveningEvent, NameForgotten, TableEntered
from parlour.tables.evening_events import read_event as read_evening_event
from parlour.tables.evenings import EVENINGS
from parlour.tables.forgetting import Forgetting, may_hold, without_people
from parlour.tables.live_table import Live
from parlour.tables.store import LogEntry, Store
from parlour.tables.table import Table, stage
from parlour.tables.table_events import Closed, Rewritten, write_event
from parlour.tables.upkeep import StoredTable


class SeatShown(Value, frozen=True):
    name: str
    bot: bool
    host: bool


class RecordShown(Value, frozen=True):
    number: int
    game: str
    ended: float


class TableShown(Value, frozen=True):
    """What an operator may want to know about a table. It has no cards."""

    code: str
    game: str
    stage: str
    seats: tuple[SeatShown, ...]
    locked: bool
    closed: str | None
    """Why it is closed; None if it is open."""
    events: int
    touched: float
    records: tuple[RecordShown, ...]


class RecordStored(Value, frozen=True):
    number: int
    game: str
    ended: float
    record: str


class TableStored(Value, frozen=True):
    """Everything that is stored of a table: all cards of a running game, too."""

    code: str
    touched: float
    events: tuple[EventStored, ...]
    acts: tuple[tuple[str, int], ...]
    """The ids of the acts that were taken, each with its log number."""
    records: tuple[RecordStored, ...]
    elsewhere: tuple[LogStored, ...]
    """What its evening has about it, and its results in its deals."""


class Forgotten(Value, frozen=True):
    """Where a name stands, or stood. The events are those of tables and of evenings."""

    tables: tuple[str, ...] = ()
    events: int = 0
    records: int = 0
    evenings: tuple[str, ...] = ()


async def find(store: Store, code: str) -> StoredTable | None:
    """What the store has under a code; None if it has nothing."""
    if not is_code(code):
        return None
    return next((one for one in await store.upkeep.tables() if one.code == code), None)


async def show(store: Store, found: StoredTable) -> TableShown:
    table = await _folded(found.code, await store.read(found.code))
    return TableShown(
        code=found.code,
        game=table.game,
        stage="expired" if not found.events else stage(table),
        seats=tuple(
            SeatShown(holder.name, holder.key is None, seat == table.host)
            for seat, holder in enumerate(table.holders)
        ),
        locked=table.locked,
        closed=table.closed,
        events=found.events,
        touched=found.touched,
        records=tuple(
            RecordShown(one.number, one.game, one.ended) for one in await store.records(found.code)
        ),
    )


async def _folded(code: str, entries: Sequence[LogEntry]) -> Table:
    live = Live(code, Table(), OrderedDict())
    await live.fold_patiently(entries)
    return live.table


async def export(store: Store, found: StoredTable) -> TableStored:
    entries = await store.read(found.code)
    return TableStored(
        code=found.code,
        touched=found.touched,
        events=stored(entries),
        acts=tuple(await store.acts(found.code, len(entries))),
        records=tuple(
            RecordStored(one.number, one.game, one.ended, one.record)
            for one in await store.records(found.code)
        ),
        elsewhere=await elsewhere(store, found.code, entries),
    )


def text_refusal(text: str) -> Refusal | None:
    """The refusal of a reason or a notice that cannot be shown, or None."""
    return text_objection(text, LONGEST_REMARK)


async def close(store: Store, code: str, reason: str | None) -> bool:
    """Closes a table with a reason, or opens it again (None). Returns False if it is gone."""
    closed = write_event(Closed(reason=reason))
    return await store.upkeep.rewrite(code, None, (), (closed,))


async def where_is(store: Store, name: str, only: str | None = None) -> Forgotten:
    """Where a name stands: at one table, or everywhere (None)."""
    return await _everywhere(store, name, only, change=False)


async def forget(store: Store, name: str, only: str | None = None) -> Forgotten:
    """Replaces a name by a neutral one, at one table or everywhere (None)."""
    return await _everywhere(store, name, only, change=True)


async def _everywhere(store: Store, name: str, only: str | None, *, change: bool) -> Forgotten:
    tables: list[str] = []
    events = records = 0
    for found in await store.upkeep.tables():
        if only is None or found.code == only:
            in_log, in_records = await _at_table(store, found.code, name, change=change)
            events += in_log
            records += in_records
            if in_log or in_records:
                tables.append(found.code)
    evenings = []
    for log in await store.upkeep.logs(EVENINGS):
        if count := await _at_evening(store, log, name, only, tables, change=change):
            events += count
            evenings.append(log.removeprefix(EVENINGS))
    return Forgotten(tuple(tables), events, records, tuple(evenings))


async def delete(store: Store, code: str) -> bool:
    """Deletes a table for good, and the names of its people in the results of its evening. Returns
    whether there was anything."""
    await _forget_people(store, code)
    deleted = await store.upkeep.delete(code)
    # Once more: a server may have kept a result meanwhile. After this it cannot.
    await _forget_people(store, code)
    return deleted


async def _forget_people(store: Store, code: str) -> None:
    """Forgets the names of the people at a table in the results of its evening."""
    for log in await store.upkeep.logs(EVENINGS):
        await _change_evening(store, log, lambda event, _: without_people(event, code), (code,))


async def _at_evening(
    store: Store, log: str, name: str, only: str | None, tables: Sequence[str], *, change: bool
) -> int:
    """Forgets a name in an evening, or only in what it has about one table. Returns in how many
    events the name stands. ``tables`` are those in whose logs it stood."""

    def without(event: AnyEveningEvent, texts: Sequence[str]) -> AnyEveningEvent:
        if only is not None and getattr(event, "table", None) != only:
            return event
        return Forgetting(name, texts).in_evening(event)

    if change:
        return await _change_evening(store, log, without, tables)
    logs = await logs_of(store, log.removeprefix(EVENINGS))
    texts = [entry.event.decode() for one in logs for entry in await store.read(one)]
    if not any(may_hold(name, text) for text in texts):
        return 0
    found = [read_evening_event(text.encode()) for text in texts]
    return sum(without(event, texts) != event for event in found)


async def _change_evening(
    store: Store,
    log: str,
    change: Callable[[AnyEveningEvent, Sequence[str]], AnyEveningEvent],
    tables: Sequence[str],
) -> int:
    """Replaces events of an evening and of its results. Returns how many it changed. Where there
    are any, and everywhere if one of these tables takes part, the end of the log is moved: a server
    may know what it said before, and may be about to append what it knew of the table. Where no log
    of results is open yet, a server has still to look at the table."""
    logs = await logs_of(store, log.removeprefix(EVENINGS))
    # The neutral name is the same in all of them.
    texts = [entry.event.decode() for one in logs for entry in await store.read(one)]
    count, entered = 0, False
    for one in logs:
        while entries := await store.read(one):
            events = [read_evening_event(entry.event) for entry in entries]
            changed = [
                LogEntry(entry.seq, msgspec.json.encode(after))
                for entry, before in zip(entries, events, strict=True)
                if (after := change(before, texts)) != before
            ]
            entered |= any(isinstance(e, TableEntered) and e.table in tables for e in events)
            added = (msgspec.json.encode(NameForgotten()),) if entered or changed else ()
            if not added or await store.upkeep.rewrite(one, entries[-1].seq, changed, added):
                count += len(changed)
                break
    return count


async def _at_table(store: Store, code: str, name: str, *, change: bool) -> tuple[int, int]:
    """Forgets a name at one table: first in its log, so that no server writes a record with it any
    more, then in its records. Returns how many events and records it stands in."""
    while True:
        entries, records = await store.read(code), await store.records(code)
        texts = [entry.event.decode() for entry in entries] + [one.record for one in records]
        if not any(may_hold(name, text) for text in texts):
            return 0, 0
        forgetting = Forgetting(name, texts)
        changed = forgetting.in_log(entries)
        if not change or not changed:
            break
        rewritten = (write_event(Rewritten()),)
        if await store.upkeep.rewrite(code, entries[-1].seq, changed, rewritten):
            break
    return len(changed), await _in_records(store, code, forgetting, change=change)


async def _in_records(store: Store, code: str, forgetting: Forgetting, *, change: bool) -> int:
    count = 0
    for one in await store.records(code):
        without = forgetting.in_record(one.record)
        if without != one.record:
            count += 1
            if change:
                await store.upkeep.replace_record(one, without)
    return count


def as_json(value: Any) -> str:
    """A value as JSON, on several lines."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
