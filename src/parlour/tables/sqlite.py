"""Tables in one SQLite file. One writer thread commits many appends at once, and nothing is
acknowledged before it is on the disk. Appends go into the daybook (``parlour.tables.daybook``)
first.
"""

import asyncio
import logging
import queue
import shutil
import sqlite3
import threading
from collections.abc import AsyncGenerator, Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from parlour.tables import daybook, schema, sqlite_file
from parlour.tables.backup import insertion, opened_backup, rows_of
from parlour.tables.sqlite_upkeep import LAST_ABOUT, SqliteUpkeep
from parlour.tables.store import (
    CLOSED,
    FILLED,
    Batch,
    Checkpoint,
    FinishedGame,
    LogChange,
    LogEntry,
    Outcome,
    StoreError,
    no_checkpoint,
)

# A commit waits for the disk once, however many appends it holds. More than this many at once
# would only make the first of them wait.
MOST_IN_A_COMMIT = 512
# How many expired tables one commit deletes. Few, so that no player waits for it.
MOST_TO_EXPIRE = 50

KEEP_RECORD = """
INSERT INTO records (code, number, game, ended, record) VALUES (?, ?, ?, ?, ?)
ON CONFLICT DO NOTHING
"""

log = logging.getLogger("parlour.tables")


class _Job(Struct, eq=False):
    """A batch to append, or a function to call with the writer's connection; and the future of its
    outcome."""

    work: Batch | Callable[[sqlite3.Connection], Any]
    future: asyncio.Future[Any]
    flushed: bool = False
    """Whether the daybook must be flushed first, because the function reads only the tables."""
    outcome: Any = None
    error: Exception | None = None

    def resolve(self) -> None:
        # The future is done already if its awaiter was cancelled.
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.outcome)


class SqliteStore:
    """The default store. ``open`` it, and ``close`` it when done."""

    shared = False

    def __init__(
        self,
        path: Path,
        checkpoint: Checkpoint,
        writing: sqlite3.Connection,
        reading: sqlite3.Connection,
        most_unflushed: int,
    ) -> None:
        self.path = path
        self._checkpoint = checkpoint
        self._most_unflushed = most_unflushed
        # The writer thread's cache of the daybook; empty at first.
        self._unflushed = daybook.Unflushed()
        self._loop = asyncio.get_running_loop()
        self._new_jobs: list[_Job] = []
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._closed = False
        self._claim: sqlite3.Connection | None = None
        self._reading = reading
        self.upkeep = SqliteUpkeep(path, self._write, self._query)
        # Not asyncio's default executor: its threads may all be busy.
        self._reader = ThreadPoolExecutor(1, "table reader")
        self._writer = threading.Thread(
            target=self._write_forever, args=(writing,), name="table writer", daemon=True
        )
        daybook.make_flushing(writing)
        if checkpoint is not no_checkpoint:
            daybook.call_inside_transactions(writing, checkpoint)
        self._writer.start()

    @classmethod
    async def open(
        cls,
        path: Path,
        checkpoint: Checkpoint = no_checkpoint,
        most_unflushed: int = daybook.MOST_UNFLUSHED,
        may: schema.StoreChange = schema.ANY_CHANGE,
    ) -> "SqliteStore":
        """Opens the file, creating it or bringing its schema up to date, if it may."""
        writing = await asyncio.to_thread(sqlite_file.open_file, path, may)
        reading = await asyncio.to_thread(sqlite_file.connect, path)
        reading.execute("PRAGMA query_only = ON")
        return cls(path, checkpoint, writing, reading, most_unflushed)

    async def claim(self) -> None:
        """Makes sure that one process serves a file: a second would not notice the first one's
        writes."""
        try:
            # Resolve links, so that a second name of the file does not give a second claim.
            self._claim = await asyncio.to_thread(sqlite_file.claim, self.path.resolve())
        except (sqlite3.Error, OSError) as error:
            why = sqlite_file.why_not_claimed(error)
            raise StoreError(f"The table file {self.path} cannot be served: {why}.") from error

    # Writing -------------------------------------------------------------------------------

    async def append(self, batch: Batch) -> Outcome:
        outcome: Outcome = await self._write(batch)
        return outcome

    async def keep_record(self, finished: FinishedGame, order: int = 0) -> bool:
        def keep(connection: sqlite3.Connection) -> bool:
            (last,) = connection.execute(LAST_ABOUT, (finished.table,)).fetchone()
            if last == order:
                connection.execute(KEEP_RECORD, astuple(finished))
            return bool(last == order)

        return bool(await self._write(keep))

    async def expire(self, untouched_since: float, kept: Collection[str] = ()) -> int:
        def delete(connection: sqlite3.Connection) -> int:
            old = connection.execute(
                "SELECT code FROM tables WHERE touched < ?"
                " AND code NOT IN (SELECT value FROM json_each(?)) LIMIT ?",
                (untouched_since, daybook.as_written([*kept]), MOST_TO_EXPIRE),
            ).fetchall()
            for table in ("events", "acts", "tables"):
                connection.executemany(f"DELETE FROM {table} WHERE code = ?", old)
            return len(old)

        expired: int = 0
        gone: int = MOST_TO_EXPIRE
        while gone == MOST_TO_EXPIRE:
            gone = await self._write(delete, flushed=True)
            expired += gone
        return expired

    async def serve(self, seconds: float) -> None:
        def note(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE served SET seconds = max(seconds, ?)", (seconds,))

        await self._write(note)

    async def _write(
        self, work: Batch | Callable[[sqlite3.Connection], Any], *, flushed: bool = False
    ) -> Any:
        if self._closed:
            raise StoreError(CLOSED)
        job = _Job(work, self._loop.create_future(), flushed)
        if not self._new_jobs:
            self._loop.call_soon(self._hand_over)
        self._new_jobs.append(job)
        return await job.future

    def _hand_over(self) -> None:
        """Hands all jobs of a turn of the event loop to the writer thread. Handing over each alone
        would wake the writer up for the first of them, and have the two threads fight over the
        interpreter lock while the others are made."""
        jobs, self._new_jobs = self._new_jobs, []
        if jobs:
            self._jobs.put(jobs)

    def _write_forever(self, connection: sqlite3.Connection) -> None:
        """The writer thread: takes all jobs that wait, runs them in one transaction, commits, and
        resolves their futures. It never waits for more jobs to come."""
        with closing(connection):
            while (jobs := self._jobs.get()) is not None:
                while len(jobs) < MOST_IN_A_COMMIT and not self._jobs.empty():
                    if (more := self._jobs.get()) is None:
                        # Closing: finish the jobs that came before.
                        self._jobs.put(None)
                        break
                    jobs += more
                self._commit(connection, jobs)
                # A closed loop raises RuntimeError: nobody waits for the outcome any more.
                with suppress(RuntimeError):
                    self._loop.call_soon_threadsafe(_resolve, jobs)
                if self._unflushed.size >= self._most_unflushed:
                    self._flush(connection)

    def _commit(self, connection: sqlite3.Connection, jobs: list[_Job]) -> None:
        self._checkpoint("before-commit")
        try:
            if not self._append_at_once(connection, jobs):
                self._run(connection, jobs)
        except Exception as error:  # any error: the writer thread must go on
            # The transaction was rolled back, so no job is acknowledged.
            if len(jobs) > 1 and not isinstance(error, sqlite3.OperationalError):
                # One of the jobs is at fault, not the disk. Run each alone, so that only it fails.
                for job in jobs:
                    self._commit(connection, [job])
                return
            for job in jobs:
                job.error = _as_store_error("The tables could not be saved", error)
        self._checkpoint("after-commit")

    def _append_at_once(self, connection: sqlite3.Connection, jobs: list[_Job]) -> bool:
        """Commits jobs that only append, by one statement, if nothing is in their way. Returns
        whether it did."""
        batches = [job.work for job in jobs if isinstance(job.work, Batch)]
        if len(batches) < len(jobs):
            return False
        appended = daybook.append_at_once(connection, batches, self._unflushed)
        if appended is not None:
            self._note(jobs, *appended)
        return appended is not None

    def _run(self, connection: sqlite3.Connection, jobs: list[_Job]) -> None:
        """Runs jobs of any kind in a transaction."""
        with self._transaction(connection, flushed=any(job.flushed for job in jobs)) as unflushed:
            appends: list[_Job] = []
            batches: list[Batch] = []
            for job in jobs:
                if isinstance(job.work, Batch):
                    appends.append(job)
                    batches.append(job.work)
                else:
                    job.outcome = job.work(connection)
            outcomes, added = daybook.append(connection, batches, unflushed)
            if added.last is None:  # else the daybook has called it
                self._checkpoint("inside-commit")
        self._note(appends, outcomes, added)

    def _note(self, jobs: list[_Job], outcomes: list[Outcome], added: daybook.Unflushed) -> None:
        """Notes what was committed."""
        self._unflushed.take_in(added)
        for job, outcome in zip(jobs, outcomes, strict=True):
            job.outcome = outcome

    def _flush(self, connection: sqlite3.Connection) -> None:
        """Flushes the daybook. The futures are resolved by now, so this delays only later jobs."""
        try:
            daybook.flush_at_once(connection)
        except Exception as error:  # any error: the writer thread must go on
            # Nothing is lost: the rows stay in the daybook until the next try.
            self._unflushed.size = 0
            log.warning("the daybook could not be flushed: %s", error)
        else:
            # If another program has written to the file, its version is not this one any more.
            self._unflushed = daybook.Unflushed(self._unflushed.version)
        self._checkpoint("after-flush")

    @contextmanager
    def _transaction(
        self, connection: sqlite3.Connection, *, flushed: bool
    ) -> Iterator[daybook.Unflushed]:
        """Runs a transaction, and yields the cache of the daybook. If ``flushed`` is set, or if
        somebody else has changed the daybook, it flushes the daybook first and yields an empty
        cache."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            unflushed = self._unflushed
            version, last = daybook.state(connection)
            if flushed or (version, last) != (unflushed.version, unflushed.last):
                unflushed = daybook.Unflushed(version)
                if last is not None:
                    daybook.flush(connection)
            yield unflushed
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                with suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
            raise
        self._unflushed = unflushed

    # Reading -------------------------------------------------------------------------------

    async def read(self, table: str, after: int = 0) -> Sequence[LogEntry]:
        if daybook.is_direct(table):
            return [
                LogEntry(*row) for row in await self._query(daybook.READ_DIRECT, (table, after))
            ]
        found = await self._query(daybook.READ, (table, daybook.as_written(table), after))
        return [LogEntry(*row) for row in found]

    async def acts(self, table: str, last: int) -> Sequence[tuple[str, int]]:
        return await self._query(daybook.ACTS, (table, daybook.as_written(table), last))

    async def taken(self, table: str, act: str) -> int | None:
        if daybook.is_direct(table):
            rows = await self._query(daybook.TAKEN_DIRECT, (table, act))
        else:
            rows = await self._query(daybook.TAKEN, (table, daybook.as_written(act), act))
        return int(rows[0][0]) if rows else None

    async def records(self, table: str) -> Sequence[FinishedGame]:
        rows = await self._query(
            "SELECT code, number, game, ended, record FROM records"
            " WHERE code = ? AND record <> '' ORDER BY number",
            (table,),
        )
        return [FinishedGame(*row) for row in rows]

    async def served(self) -> float:
        return float((await self._query("SELECT seconds FROM served"))[0][0])

    async def count(self) -> int:
        return int((await self._query(daybook.COUNT))[0][0])

    def bytes_left(self) -> int | None:
        return shutil.disk_usage(self.path.parent).free

    async def ready(self) -> None:
        def write_again(connection: sqlite3.Connection) -> None:
            # SQLite skips an update that changes nothing, and would not notice a full disk.
            served = connection.execute("SELECT seconds FROM served").fetchone()
            connection.execute("DELETE FROM served")
            connection.execute("INSERT INTO served VALUES (?)", served)

        await self._write(write_again)
        await self.served()

    async def changes(self) -> AsyncGenerator[Sequence[LogChange], None]:
        """Never yields: one process serves a file, so nobody else changes it."""
        await asyncio.Event().wait()
        yield ()

    async def announce(self, notice: str) -> None:
        """Does nothing: no other process serves the file."""

    async def announcements(self) -> AsyncGenerator[str, None]:
        await asyncio.Event().wait()
        yield ""

    async def _query(self, sql: str, values: tuple[Any, ...] = ()) -> list[Any]:
        if self._closed:
            raise StoreError(CLOSED)

        def query() -> list[Any]:
            return self._reading.execute(sql, values).fetchall()

        try:
            return await self._loop.run_in_executor(self._reader, query)
        except Exception as error:
            raise _as_store_error("The tables could not be read", error) from error

    # Restoring -----------------------------------------------------------------------------

    async def restore(self, path: Path, *, replace: bool = False) -> None:
        def fill(connection: sqlite3.Connection) -> None:
            with opened_backup(path) as backup:
                if connection.execute(schema.IS_FILLED).fetchone() != (0,) and not replace:
                    raise StoreError(FILLED)
                for table in schema.COLUMNS:
                    connection.execute(f"DELETE FROM {table}")
                    connection.executemany(insertion(table), rows_of(backup, table))

        await self._write(fill, flushed=True)

    async def close(self) -> None:
        """Writes what waits, then closes the file."""
        if self._closed:
            return
        self._closed = True
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._reader.shutdown)
        self._reading.close()
        if self._claim is not None:
            self._claim.close()


def _resolve(jobs: list[_Job]) -> None:
    for job in jobs:
        job.resolve()


def _as_store_error(sentence: str, error: Exception) -> StoreError:
    return error if isinstance(error, StoreError) else StoreError(f"{sentence}: {error}.")
