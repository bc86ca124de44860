"""What a store of tables promises, whatever database is behind it.

A table is a log of events with unbroken numbers. ``append`` writes a batch of events and the id
of the act that caused them in one durable transaction, if the log still ends where the writer
believed it ends. Two writers may race; exactly one wins, the other reads on and decides again.
"""

from collections.abc import AsyncGenerator, Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeAlias

from parlour.rules.value import Value

Checkpoint: TypeAlias = Callable[[str], None]
"""Is told when a write passes a point: before-commit, inside-commit, after-commit; inside-flush
and after-flush where there is something to flush. The crash tests listen here, to die at
exactly that point; everybody else passes ``no_checkpoint``."""


def no_checkpoint(point: str) -> None:
    """The checkpoint of every server that nobody tries to kill."""


DAY = "day/"
"""How the names of logs begin that are of days and not of tables; no code begins so."""


class LogEntry(Value, frozen=True):
    """One event of a table's log, as JSON."""

    seq: int
    event: bytes


class Batch(Value, frozen=True):
    """Events to append behind ``after``, and the act that caused them, if one did."""

    table: str
    after: int
    events: tuple[bytes, ...]
    act: str | None = None
    touched: float = 0.0
    """When this was, in seconds since the epoch, for the expiry of abandoned tables."""


class Appended(Value, frozen=True):
    """The events are durable; the log now ends at ``seq``."""

    seq: int


class Raced(Value, frozen=True):
    """Somebody else appended first. Nothing was written; read on and decide again."""


class Repeated(Value, frozen=True):
    """This act was taken before, at ``seq``. Nothing was written again."""

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
    """The store cannot do its work now: the disk is full, the database is away."""


CLOSED = "The store is closed."
FILLED = "This store has tables or records already; nothing was restored."


class Store(Protocol):
    """A place where tables are kept."""

    shared: bool
    """Whether other processes may be writing to it, too."""

    async def claim(self) -> None:
        """Says that this process serves the store from now on, until it ends. Raises StoreError if
        another one does and there can be only one."""

    async def append(self, batch: Batch) -> Outcome:
        """Writes a batch durably, or says why it did not. Raises StoreError if it cannot."""

    async def read(self, table: str, after: int = 0) -> Sequence[LogEntry]:
        """The table's events behind a number, in order; none if there is no such table."""

    async def acts(self, table: str, last: int) -> Sequence[tuple[str, int]]:
        """The ids of the table's last acts with the number each was taken at."""

    async def taken(self, table: str, act: str) -> int | None:
        """The number at which a table took an act; None if it did not."""

    async def keep_record(self, finished: FinishedGame) -> None:
        """Keeps a finished game's record; keeping the same one again changes nothing."""

    async def records(self, table: str) -> Sequence[FinishedGame]: ...

    async def expire(self, untouched_since: float) -> int:
        """Deletes the logs of tables nobody touched since then; says how many."""

    async def served(self) -> float:
        """How many seconds this store has been served, in all its life. Clocks run on this time,
        so that they stand still while no server runs."""

    async def serve(self, seconds: float) -> None:
        """Notes that the store has now been served for this long; it never runs backwards."""

    async def count(self) -> int:
        """How many tables are stored."""

    def changes(self) -> AsyncGenerator[tuple[str, int], None]:
        """Tables that another process changed, with the number their log ends at."""

    async def announce(self, notice: str) -> None:
        """Tells the other processes something that nobody has to keep."""

    def announcements(self) -> AsyncGenerator[str, None]:
        """What processes announce, this one among them, and an empty one whenever listening
        begins: what was announced before is lost."""

    async def ready(self) -> None:
        """Returns if the store can be written and read now; raises StoreError if not."""

    async def backup(self, path: Path) -> None:
        """Writes everything of one moment into a new file while play goes on."""

    async def restore(self, path: Path, *, replace: bool = False) -> None:
        """Takes in everything from a backup, of either kind of store. What this store has is given
        up for it if ``replace`` says so. Stop the servers first: they would play on from what
        they remember."""

    async def close(self) -> None: ...
