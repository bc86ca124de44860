"""Tables in PostgreSQL, for several server processes. One statement appends the batches of many
tables, and notifies the other processes.

One statement is one transaction: a process that is stopped or cut off in the middle of it holds
no lock that others would have to wait for.
"""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Collection, Sequence
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import asyncpg
from msgspec import Struct

from parlour.tables import postgres_backup, schema
from parlour.tables.database import (
    AWAY,
    check_address,
    connect,
    connect_pool,
    disconnect,
    reason,
    told,
)
from parlour.tables.postgres_notify import (
    ANNOUNCEMENTS,
    MOST_BYTES_IN_A_NOTICE,
    NOW,
    listen,
    notice_line,
    overhear,
)
from parlour.tables.postgres_sql import (
    APPEND,
    EXPIRE,
    FIND_ACTS,
    KEEP_RECORD,
    MOST_TO_EXPIRE,
    RECORDS,
)
from parlour.tables.postgres_upkeep import PostgresUpkeep
from parlour.tables.store import (
    CLOSED,
    Appended,
    Batch,
    Checkpoint,
    FinishedGame,
    LogChange,
    LogEntry,
    Outcome,
    Raced,
    Repeated,
    StoreError,
    no_checkpoint,
)

if TYPE_CHECKING:
    from parlour.tables.database import Connection, Pool


class _Append(Struct, eq=False):
    """A batch that waits to be written, and the future of its outcome."""

    batch: Batch
    future: asyncio.Future[Outcome]
    line: str = ""
    """Its line of the notification."""


class PostgresStore:
    """The store for several processes. ``open`` it, and ``close`` it when done."""

    shared = True

    def __init__(self, url: str, checkpoint: Checkpoint, pool: "Pool", opened: str) -> None:
        self._url = url
        self._checkpoint = checkpoint
        self._pool = pool
        self._opened = opened
        # A process recognizes its own notifications by this name.
        self._name = token_hex(8)
        self._loop = asyncio.get_running_loop()
        self._writing: Connection | None = None
        self._waiting: deque[_Append] = deque()
        self._wake = asyncio.Event()
        self._closed = False
        self.upkeep = PostgresUpkeep(url, self._fetch)
        self._writer = asyncio.create_task(self._write_forever(), name="table writer")

    @classmethod
    async def open(
        cls,
        url: str,
        checkpoint: Checkpoint = no_checkpoint,
        may: schema.StoreChange = schema.ANY_CHANGE,
    ) -> "PostgresStore":
        """Opens the database, creating the tables or bringing them up to date, if it may."""
        with told("The table database cannot be opened"):
            check_address(url)
            connection = await connect(url)
            try:
                await schema.migrate_postgres(connection, may)
                opened = await connection.fetchval(NOW)
            finally:
                await disconnect(connection)
            pool = await connect_pool(url)
        return cls(url, checkpoint, pool, opened)

    async def claim(self) -> None:
        """Does nothing: any number of processes may serve a database."""

    # Appending -----------------------------------------------------------------------------

    async def append(self, batch: Batch) -> Outcome:
        if self._closed:
            raise StoreError(CLOSED)
        one = _Append(batch, self._loop.create_future())
        self._waiting.append(one)
        self._wake.set()
        return await one.future

    async def _write_forever(self) -> None:
        """Appends the waiting batches, a group at a time."""
        while self._waiting or not self._closed:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            await self._append_group(self._next_group())

    def _next_group(self) -> list[_Append]:
        """As many waiting batches as fit into one notification, in order, and at most one for each
        table: a table's second batch depends on the outcome of its first."""
        group: dict[str, _Append] = {}
        later: list[_Append] = []
        room = MOST_BYTES_IN_A_NOTICE - len(self._name)
        while self._waiting:
            one = self._waiting.popleft()
            code = one.batch.table
            if code in group:
                later.append(one)
                continue
            # Events take at most half of the room, so that a group is not small because of them.
            one.line = notice_line(one.batch, room - MOST_BYTES_IN_A_NOTICE // 2)
            room -= len(one.line.encode())
            if group and room < 0:
                later.append(one)
                break
            group[code] = one
        self._waiting.extendleft(reversed(later))
        return list(group.values())

    async def _append_group(self, group: list[_Append]) -> None:
        self._checkpoint("before-commit")
        try:
            outcomes = await self._append([one.batch for one in group], [one.line for one in group])
        except Exception as error:  # any error: the writer must go on
            if len(group) > 1 and _is_about_the_data(error):
                for one in group:
                    await self._append_group([one])
                return
            self._give_up_connection()
            for one in group:
                if not one.future.done():
                    why = f"The tables could not be saved: {reason(error)}."
                    one.future.set_exception(StoreError(why))
            return
        self._checkpoint("after-commit")
        for one in group:
            if not one.future.done():
                one.future.set_result(outcomes.get(one.batch.table, Raced()))

    async def _append(self, batches: Sequence[Batch], lines: Sequence[str]) -> dict[str, Outcome]:
        """Writes batches of different tables, with their lines of the notification. A batch without
        an outcome lost a race."""
        if self._writing is None or self._writing.is_closed():
            self._writing = await connect(self._url)
        try:
            # The checkpoint is passed while the statement is on its way: a process that dies there
            # does not know whether it was committed.
            rows, _ = await asyncio.gather(
                self._send(self._writing, batches, lines), self._pass_inside()
            )
        except asyncpg.UniqueViolationError:
            if len(batches) > 1:
                raise
            rows = []
        outcomes: dict[str, Outcome] = {}
        for code, seq, repeated in rows:
            if code is not None:
                outcomes[code] = Repeated(seq) if repeated else Appended(seq)
        lost = [batch for batch in batches if batch.act and batch.table not in outcomes]
        if lost:
            # The winner of the race may be the same act, resent to another process. If this query
            # fails, the outcomes that we know are still returned.
            with suppress(*AWAY):
                rows = await self._writing.fetch(
                    FIND_ACTS, [batch.table for batch in lost], [batch.act for batch in lost]
                )
                outcomes |= {code: Repeated(seq) for code, seq in rows}
        return outcomes

    async def _send(
        self, connection: "Connection", batches: Sequence[Batch], lines: Sequence[str]
    ) -> Sequence[asyncpg.Record]:
        events = [
            (batch.table, seq, event)
            for batch in batches
            for seq, event in enumerate(batch.events, batch.after + 1)
        ]
        return await connection.fetch(
            APPEND,
            [batch.table for batch in batches],
            [batch.after for batch in batches],
            [batch.after + len(batch.events) for batch in batches],
            [batch.touched for batch in batches],
            [batch.act for batch in batches],
            [code for code, _, _ in events],
            [seq for _, seq, _ in events],
            [event for _, _, event in events],
            self._name,
            lines,
        )

    async def _pass_inside(self) -> None:
        self._checkpoint("inside-commit")

    def _give_up_connection(self) -> None:
        """Drops the connection. The next append makes a new one, perhaps to another server."""
        connection, self._writing = self._writing, None
        if connection is not None:
            connection.terminate()

    # Writing the rest ----------------------------------------------------------------------

    async def keep_record(self, finished: FinishedGame, order: int = 0) -> bool:
        rows = await self._fetch(
            KEEP_RECORD,
            finished.table,
            finished.number,
            finished.game,
            finished.ended,
            finished.record,
            order,
        )
        return bool(rows[0][0])

    async def expire(self, untouched_since: float, kept: Collection[str] = ()) -> int:
        expired = gone = await self._expire(untouched_since, kept)
        while gone == MOST_TO_EXPIRE:
            gone = await self._expire(untouched_since, kept)
            expired += gone
        return expired

    async def _expire(self, untouched_since: float, kept: Collection[str]) -> int:
        rows = await self._fetch(EXPIRE, untouched_since, [*kept], MOST_TO_EXPIRE)
        return int(rows[0][0])

    async def serve(self, seconds: float) -> None:
        await self._fetch("UPDATE served SET seconds = greatest(seconds, $1)", seconds)

    # Reading -------------------------------------------------------------------------------

    async def read(self, table: str, after: int = 0) -> Sequence[LogEntry]:
        rows = await self._fetch(
            "SELECT seq, event FROM events WHERE code = $1 AND seq > $2 ORDER BY seq", table, after
        )
        return [LogEntry(seq, event) for seq, event in rows]

    async def acts(self, table: str, last: int) -> Sequence[tuple[str, int]]:
        rows = await self._fetch(
            "SELECT act, seq FROM acts WHERE code = $1 ORDER BY seq DESC LIMIT $2", table, last
        )
        return [(act, seq) for act, seq in rows]

    async def taken(self, table: str, act: str) -> int | None:
        rows = await self._fetch("SELECT seq FROM acts WHERE code = $1 AND act = $2", table, act)
        return int(rows[0][0]) if rows else None

    async def records(self, table: str) -> Sequence[FinishedGame]:
        return [FinishedGame(*row) for row in await self._fetch(RECORDS, table)]

    async def served(self) -> float:
        return float((await self._fetch("SELECT seconds FROM served"))[0][0])

    async def count(self) -> int:
        return int((await self._fetch(schema.COUNT))[0][0])

    def bytes_left(self) -> int | None:
        return None

    async def ready(self) -> None:
        await self.serve(0.0)

    def changes(self) -> AsyncGenerator[Sequence[LogChange], None]:
        return listen(self._url, self._name, self._opened)

    async def announce(self, notice: str) -> None:
        await self._fetch("SELECT pg_notify($1, $2)", ANNOUNCEMENTS, notice)

    def announcements(self) -> AsyncGenerator[str, None]:
        return overhear(self._url)

    async def _fetch(self, sql: str, *values: Any) -> Sequence[asyncpg.Record]:
        if self._closed:
            raise StoreError(CLOSED)
        with told("The table database did not answer"):
            return await self._pool.fetch(sql, *values)

    # Restoring -----------------------------------------------------------------------------

    async def restore(self, path: Path, *, replace: bool = False) -> None:
        await asyncio.to_thread(
            lambda: asyncio.run(postgres_backup.restore(self._url, path, replace=replace))
        )

    async def close(self) -> None:
        """Writes the batches that wait, then disconnects."""
        if self._closed:
            return
        self._closed = True
        self._wake.set()
        await self._writer
        if self._writing is not None:
            await disconnect(self._writing)
        await self._pool.close()


def _is_about_the_data(error: Exception) -> bool:
    """Whether one batch of a group is at fault, so that the others would succeed without it."""
    return isinstance(
        error,
        asyncpg.DataError
        | asyncpg.IntegrityConstraintViolationError
        | asyncpg.ProgramLimitExceededError
        | asyncpg.TransactionRollbackError,
    )
