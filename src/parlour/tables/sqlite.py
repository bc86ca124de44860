"""Tables in one SQLite file: one writer thread, many appends to a commit, nothing acknowledged
before it is on the disk."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from parlour.tables import schema
from parlour.tables.store import (
    Appended,
    Batch,
    Entry,
    FinishedGame,
    Outcome,
    Raced,
    Repeated,
    StoreError,
    Witness,
    unwitnessed,
)

T = TypeVar("T")

# A commit waits for the disk once, however many appends it holds. More than this many at once
# would only make the first of them wait.
MOST_IN_A_COMMIT = 512


class _Job:
    """Something to do on the writer's connection, and where its outcome goes."""

    def __init__(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()

    def settle(self, outcome: Any, error: Exception | None) -> None:
        def tell() -> None:
            if self.future.done():
                return
            if error is not None:
                self.future.set_exception(error)
            else:
                self.future.set_result(outcome)

        # A closed loop means that whoever waited for this is gone.
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(tell)


class SqliteStore:
    """The default store. ``open`` it, and ``close`` it when done."""

    shared = False

    def __init__(self, path: Path, witness: Witness = unwitnessed) -> None:
        self.path = path
        self._witness = witness
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._reader: sqlite3.Connection | None = None
        self._reading = threading.Lock()

    @classmethod
    async def open(cls, path: Path, witness: Witness = unwitnessed) -> "SqliteStore":
        """Opens the file, creating it or bringing its schema up to date."""
        store = cls(path, witness)
        try:
            connection = await asyncio.to_thread(_connect, path)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"The table file {path} cannot be opened: {error}.") from error
        store._reader = await asyncio.to_thread(_connect, path)
        store._writer = threading.Thread(
            target=store._write_forever, args=(connection,), name="table writer", daemon=True
        )
        store._writer.start()
        return store

    # Writing -------------------------------------------------------------------------------

    async def append(self, batch: Batch) -> Outcome:
        return await self._write(lambda connection: _append(connection, batch))

    async def keep_record(self, finished: FinishedGame) -> None:
        def keep(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT OR IGNORE INTO records (code, number, game, ended, record)"
                " VALUES (?, ?, ?, ?, ?)",
                (finished.table, finished.number, finished.game, finished.ended, finished.record),
            )

        await self._write(keep)

    async def expire(self, untouched_since: float) -> int:
        def delete(connection: sqlite3.Connection) -> int:
            old = "SELECT code FROM tables WHERE touched < ?"
            connection.execute(f"DELETE FROM events WHERE code IN ({old})", (untouched_since,))
            connection.execute(f"DELETE FROM acts WHERE code IN ({old})", (untouched_since,))
            done = connection.execute("DELETE FROM tables WHERE touched < ?", (untouched_since,))
            return done.rowcount

        return await self._write(delete)

    async def serve(self, seconds: float) -> None:
        def note(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE served SET seconds = max(seconds, ?)", (seconds,))

        await self._write(note)

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        job = _Job(work)
        self._jobs.put(job)
        outcome: T = await job.future
        return outcome

    def _write_forever(self, connection: sqlite3.Connection) -> None:
        """The writer thread: takes what waits, does it in one transaction, commits, tells."""
        while True:
            jobs = [self._jobs.get()]
            while len(jobs) < MOST_IN_A_COMMIT and not self._jobs.empty():
                jobs.append(self._jobs.get())
            wanted = [job for job in jobs if job is not None]
            if wanted:
                self._commit(connection, wanted)
            if None in jobs:
                connection.close()
                return

    def _commit(self, connection: sqlite3.Connection, jobs: list[_Job]) -> None:
        self._witness("before-commit")
        outcomes: list[Any] = []
        failure: StoreError | None = None
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [job.work(connection) for job in jobs]
            self._witness("inside-commit")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            # Nothing of this commit is on the disk, so nothing of it is acknowledged.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            failure = StoreError(f"The tables could not be saved: {error}.")
            outcomes = [None] * len(jobs)
        self._witness("after-commit")
        for job, outcome in zip(jobs, outcomes, strict=True):
            job.settle(outcome, failure)

    # Reading -------------------------------------------------------------------------------

    async def read(self, table: str, after: int = 0) -> Sequence[Entry]:
        rows = await self._query(
            "SELECT seq, event FROM events WHERE code = ? AND seq > ? ORDER BY seq",
            (table, after),
        )
        return [Entry(seq, event) for seq, event in rows]

    async def acts(self, table: str, last: int) -> Sequence[tuple[str, int]]:
        return await self._query(
            "SELECT act, seq FROM acts WHERE code = ? ORDER BY seq DESC LIMIT ?", (table, last)
        )

    async def records(self, table: str) -> Sequence[FinishedGame]:
        rows = await self._query(
            "SELECT code, number, game, ended, record FROM records WHERE code = ? ORDER BY number",
            (table,),
        )
        return [FinishedGame(*row) for row in rows]

    async def served(self) -> float:
        return float((await self._query("SELECT seconds FROM served", ()))[0][0])

    async def count(self) -> int:
        return int((await self._query("SELECT count(*) FROM tables", ()))[0][0])

    async def ready(self) -> None:
        await self.serve(0.0)
        await self.served()

    async def changes(self) -> AsyncIterator[tuple[str, int]]:
        """One file is served by one process: nobody else changes it."""
        await asyncio.Event().wait()
        yield "", 0

    async def _query(self, sql: str, values: tuple[Any, ...]) -> list[Any]:
        def query() -> list[Any]:
            assert self._reader is not None
            with self._reading:
                return self._reader.execute(sql, values).fetchall()

        try:
            return await asyncio.to_thread(query)
        except sqlite3.Error as error:
            raise StoreError(f"The tables could not be read: {error}.") from error

    async def backup(self, path: Path) -> None:
        """Copies everything into another file while play goes on."""

        def copy() -> None:
            source, target = _connect(self.path), sqlite3.connect(path)
            try:
                source.backup(target)
            finally:
                target.close()
                source.close()

        try:
            await asyncio.to_thread(copy)
        except sqlite3.Error as error:
            raise StoreError(f"The backup could not be written: {error}.") from error

    async def close(self) -> None:
        """Writes what waits, then closes the file."""
        if self._writer is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
        if self._reader is not None:
            self._reader.close()


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10.0)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    schema.migrate_sqlite(connection)
    return connection


def _append(connection: sqlite3.Connection, batch: Batch) -> Outcome:
    code = batch.table
    if batch.act is not None:
        row = connection.execute(
            "SELECT seq FROM acts WHERE code = ? AND act = ?", (code, batch.act)
        ).fetchone()
        if row is not None:
            return Repeated(row[0])
    row = connection.execute("SELECT seq FROM tables WHERE code = ?", (code,)).fetchone()
    if (row[0] if row else 0) != batch.after:
        return Raced()
    seq = batch.after + len(batch.events)
    connection.execute(
        "INSERT INTO tables (code, seq, touched) VALUES (?, ?, ?)"
        " ON CONFLICT (code) DO UPDATE SET seq = excluded.seq, touched = excluded.touched",
        (code, seq, batch.touched),
    )
    connection.executemany(
        "INSERT INTO events (code, seq, event) VALUES (?, ?, ?)",
        [(code, batch.after + n, event) for n, event in enumerate(batch.events, 1)],
    )
    if batch.act is not None:
        connection.execute(
            "INSERT INTO acts (code, act, seq) VALUES (?, ?, ?)", (code, batch.act, seq)
        )
    return Appended(seq)
