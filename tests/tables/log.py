"""A log for tests: each event names the act it belongs to."""

from collections.abc import Sequence

from parlour.tables.store import Appended, Batch, LogEntry, Outcome, Raced, Repeated, Store


def batch(table: str, after: int, act: str, events: int = 1, touched: float = 1.0) -> Batch:
    """An act with its events."""
    return Batch(table, after, tuple(f'"{act}"'.encode() for _ in range(events)), act, touched)


async def log_of(store: Store, table: str) -> list[str]:
    """The acts of a table's events, in order. Checks that the numbers are consecutive."""
    entries = await store.read(table)
    assert_unbroken(entries)
    return [acted(entry) for entry in entries]


def acted(entry: LogEntry) -> str:
    """The act that an event belongs to."""
    return entry.event.decode().strip('"')


def assert_unbroken(entries: Sequence[LogEntry]) -> None:
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))


async def append_at_the_end(store: Store, table: str, act: str) -> int:
    """Appends an act, retrying after lost races. Returns its log number."""
    outcome: Outcome = Raced()
    while isinstance(outcome, Raced):
        after = len(await store.read(table))
        outcome = await store.append(batch(table, after, act))
    assert isinstance(outcome, Appended | Repeated)
    return outcome.seq
