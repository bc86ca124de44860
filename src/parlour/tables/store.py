"""The interface of a store of tables, whatever database is behind it.

A table is a log of events with consecutive numbers. ``append`` writes a batch of events and the id
of the act that caused them in one durable transaction, with optimistic concurrency: only if the
log still ends where the writer believes it ends. If two writers race, exactly one wins; the other
reads the new events and decides again.
"""

from collections.abc import AsyncGenerator, Callable, Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

from parlour.rules.value import Value

if TYPE_CHECKING:
    from parlour.tables.upkeep import Upkeep

Checkpoint: TypeAlias = Callable[[str], None]
"""Called when a write passes a point: before-commit, inside-commit, after-commit; also inside-flush
and after-flush if the store has a daybook. The crash tests use it to kill the server at exactly
that point; a real server passes ``no_checkpoint``."""


def no_checkpoint(point: str) -> None:
    """The checkpoint of a real server: does nothing."""


DAY = "day/"
"""The prefix of the log names of daily deals. No table's code begins with it."""
RESULTS = "results/"
"""The prefix of the log names of results, before the name of the log that they belong to. They are
apart from it, because they are read only for those who may see them."""
OTHER_LOGS = "%/%"
"""The pattern, for LIKE, of the names of all logs that are not of tables."""


class LogEntry(Value, frozen=True):
    """One event of a table's log, as JSON."""

    seq: int
    event: bytes


class LogChange(Value, frozen=True, array_like=True):
    """Another process appended to a table's log, which now ends at ``seq``. ``events`` are the
    events that it appended; they are empty if the notification had no room for them."""

    table: str
    seq: int
    events: tuple[msgspec.Raw, ...] = ()

    @property
    def after(self) -> int:
        """The number behind which the events were appended."""
        return self.seq - len(self.events)

    @property
    def entries(self) -> tuple[LogEntry, ...]:
        return tuple(
            [LogEntry(seq, bytes(event)) for seq, event in enumerate(self.events, self.after + 1)]
        )


class Batch(Value, frozen=True):
    """Events to append behind the log number ``after``, and the id of the act that caused them, if
    any."""

    table: str
    after: int
    events: tuple[bytes, ...]
    act: str | None = None
    touched: float = 0.0
    """The time in seconds since the epoch. Tables expire by it."""


class Appended(Value, frozen=True):
    """The events are durable; the log now ends at ``seq``."""

    seq: int


class Raced(Value, frozen=True):
    """Another writer appended first. Nothing was written; read the new events and decide again."""


class Repeated(Value, frozen=True):
    """This act was taken before, at ``seq``. Nothing was written."""

    seq: int


Outcome: TypeAlias = Appended | Raced | Repeated


class FinishedGame(Value, frozen=True):
    """The record of a finished game, kept when its table expires."""

    table: str
    number: int
    game: str
    ended: float
    record: str


class StoreError(Exception):
    """The store cannot work now, for example because the disk is full or the database is down."""


CLOSED = "The store is closed."
FILLED = (
    "This store has tables or records already; nothing was restored. With --replace they are "
    "deleted first."
)


class Store(Protocol):
    """The interface of a store."""

    shared: bool
    """Whether other processes may write to the store, too."""

    @property
    def upkeep(self) -> "Upkeep":
        """What the operator does to the store."""

    async def claim(self) -> None:
        """Claims the store for this process until it ends. Raises StoreError if another process has
        claimed a store that only one may serve."""

    async def append(self, batch: Batch) -> Outcome:
        """Writes a batch durably, unless it lost a race or is repeated. Raises StoreError if it
        cannot; then the batch may still have been written."""

    async def read(self, table: str, after: int = 0) -> Sequence[LogEntry]:
        """The table's events behind a number, in order; empty if there is no such table."""

    async def acts(self, table: str, last: int) -> Sequence[tuple[str, int]]:
        """The ids of the table's last acts, each with the log number at which it was taken."""

    async def taken(self, table: str, act: str) -> int | None:
        """The log number at which a table took an act; None if it did not."""

    async def keep_record(self, finished: FinishedGame, order: int = 0) -> bool:
        """Stores the record of a finished game. Idempotent by table and number. ``order`` is the
        last order about the table that was known before its log was read; if there is a later one,
        nothing is stored, and the answer is False."""

    async def records(self, table: str) -> Sequence[FinishedGame]: ...

    async def expire(self, untouched_since: float, kept: Collection[str] = ()) -> int:
        """Deletes the logs of tables that nobody touched since a time, but for those that are
        ``kept``, and returns how many."""

    async def served(self) -> float:
        """The total number of seconds for which this store has been served. Clocks run on this
        time, so that they stand still while no server runs."""

    async def serve(self, seconds: float) -> None:
        """Stores the served time. A smaller number than the stored one is ignored."""

    async def count(self) -> int:
        """How many tables are stored."""

    def changes(self) -> AsyncGenerator[Sequence[LogChange], None]:
        """Yields what other processes append to tables, in order: mostly many changes at once. A
        change may come twice, and the second time without its events."""

    async def announce(self, notice: str) -> None:
        """Sends a message to the other processes. It is not stored."""

    def announcements(self) -> AsyncGenerator[str, None]:
        """Yields the messages of all processes, including this one. Yields an empty message
        whenever listening begins: earlier messages are lost."""

    def bytes_left(self) -> int | None:
        """How much fits on the disk beside the tables; None if only the database knows."""

    async def ready(self) -> None:
        """Raises StoreError unless the store can be written and read now."""

    async def restore(self, path: Path, *, replace: bool = False) -> None:
        """Fills the store from a backup of either kind of store. Refuses a store that is not empty
        unless ``replace`` is set; then its contents are deleted. Stop the servers first: they would
        play on from their caches."""

    async def close(self) -> None: ...
