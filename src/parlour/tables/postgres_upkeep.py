"""The upkeep of a PostgreSQL store."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from parlour.tables.database import connect, disconnect, told
from parlour.tables.store import OTHER_LOGS, FinishedGame, LogEntry
from parlour.tables.upkeep import NEXT_ORDER, Notice, Order, StoredTable

if TYPE_CHECKING:
    from parlour.tables.database import Connection

# How many records one statement deletes. Few, so that no player waits for it.
MOST_RECORDS_AT_ONCE = 200

# One operator at a time, so that the numbers of orders become visible in their order. The lock on
# the records waits for those that are being written, and lets no other be written meanwhile.
_LOCK = "LOCK TABLE orders, records IN SHARE ROW EXCLUSIVE MODE"
_ORDER = NEXT_ORDER.format("$1::text", "$2::text")
_TABLES = f"""
SELECT code, coalesce(tables.seq, 0), coalesce(tables.touched, 0.0), coalesce(kept.records, 0)
FROM (SELECT code FROM tables UNION SELECT code FROM records WHERE record <> '') AS known
LEFT JOIN tables USING (code)
LEFT JOIN (
    SELECT code, count(*) AS records FROM records WHERE record <> '' GROUP BY code
) AS kept USING (code)
WHERE code NOT LIKE '{OTHER_LOGS}' ORDER BY code
"""
_CHANGE = """
UPDATE events SET event = new.event
FROM unnest($2::bigint[], $3::bytea[]) AS new (seq, event)
WHERE events.code = $1 AND events.seq = new.seq
"""
_ADD = """
INSERT INTO events (code, seq, event)
SELECT $1, seq, event FROM unnest($2::bigint[], $3::bytea[]) AS new (seq, event)
"""
# No store has an empty name, so every process finds the change.
_MOVE = """
UPDATE tables SET seq = $2, writer = '', changed = pg_current_xact_id() WHERE code = $1
"""
# The record of a game whose table is still there leaves an empty row: without it the server would
# write the record again when it next loads the table.
_EMPTY = """
WITH emptied AS (UPDATE records SET record = '' WHERE record <> '' AND {} RETURNING code)
SELECT count(*) FROM emptied
"""
_SOME_OLD = """(code, number) IN (
    SELECT code, number FROM records WHERE ended < $1 AND record <> '' LIMIT $2
)"""
_FORGET_EMPTY = "DELETE FROM records WHERE record = '' AND code NOT IN (SELECT code FROM tables)"
_SPENT = """
SELECT EXISTS (SELECT * FROM records WHERE code = $1)
    OR EXISTS (SELECT * FROM orders WHERE code = $1 AND what = 'deleted')
"""
_LOGS = "SELECT code FROM tables WHERE starts_with(code, $1) ORDER BY code"
_LAST = "SELECT coalesce(max(number), 0) FROM orders"

Fetch = Callable[..., Awaitable[Sequence[Any]]]


class PostgresUpkeep:
    """What the operator does to a database. Servers use the queries of one statement each."""

    def __init__(self, url: str, fetch: Fetch) -> None:
        self._url = url
        self._fetch = fetch

    async def tables(self) -> Sequence[StoredTable]:
        return [StoredTable(*row) for row in await self._fetch(_TABLES)]

    async def logs(self, prefix: str) -> Sequence[str]:
        return [row[0] for row in await self._fetch(_LOGS, prefix)]

    async def rewrite(
        self, table: str, end: int | None, changed: Sequence[LogEntry], added: Sequence[bytes]
    ) -> bool:
        async with self._transaction() as connection:
            seq = await connection.fetchval(
                "SELECT seq FROM tables WHERE code = $1 FOR UPDATE", table
            )
            if seq is None or end not in (None, seq):
                return False
            places, events = [entry.seq for entry in changed], [entry.event for entry in changed]
            await connection.execute(_CHANGE, table, places, events)
            seqs = list(range(seq + 1, seq + len(added) + 1))
            await connection.execute(_ADD, table, seqs, list(added))
            await connection.execute(_MOVE, table, seq + len(added))
            await connection.execute(_ORDER, table, "changed")
        return True

    async def delete(self, table: str) -> bool:
        async with self._transaction() as connection:
            gone = 0
            for name in ("tables", "events", "acts", "records"):
                said = await connection.execute(f"DELETE FROM {name} WHERE code = $1", table)
                gone += int(said.removeprefix("DELETE "))
            if gone:
                await connection.execute(_ORDER, table, "deleted")
        return gone > 0

    async def replace_record(self, finished: FinishedGame, text: str) -> bool:
        rows = await self._fetch(
            "UPDATE records SET record = $1 WHERE code = $2 AND number = $3 AND record = $4"
            " RETURNING number",
            text,
            finished.table,
            finished.number,
            finished.record,
        )
        return len(rows) > 0

    async def delete_records(self, table: str) -> int:
        return await self._delete_records("code = $1", table)

    async def delete_old_records(self, ended_before: float) -> int:
        some = (_SOME_OLD, ended_before, MOST_RECORDS_AT_ONCE)
        deleted = gone = await self._delete_records(*some)
        while gone == MOST_RECORDS_AT_ONCE:
            gone = await self._delete_records(*some)
            deleted += gone
        return deleted

    async def _delete_records(self, where: str, *values: Any) -> int:
        gone = int((await self._fetch(_EMPTY.format(where), *values))[0][0])
        await self._fetch(_FORGET_EMPTY)
        return gone

    async def is_spent(self, table: str) -> bool:
        return bool((await self._fetch(_SPENT, table))[0][0])

    async def last_order(self, table: str | None = None) -> int:
        if table is None:
            return int((await self._fetch(_LAST))[0][0])
        return int((await self._fetch(f"{_LAST} WHERE code = $1", table))[0][0])

    async def orders(self, after: int) -> Sequence[Order]:
        sql = "SELECT number, code, what FROM orders WHERE number > $1 ORDER BY number"
        return [Order(*row) for row in await self._fetch(sql, after)]

    async def notice(self) -> Notice | None:
        rows = await self._fetch("SELECT number, text, ends FROM notice")
        return Notice(*rows[0]) if rows else None

    async def put_notice(self, text: str, ends: float) -> None:
        async with self._transaction() as connection:
            await connection.execute("DELETE FROM notice")
            await connection.execute(_ORDER, "", "notice")
            if text:
                await connection.execute(
                    "INSERT INTO notice SELECT max(number), $1::text, $2::float8 FROM orders",
                    text,
                    ends,
                )

    async def tidy(self) -> None:
        """Lets the database use the space again. It decides when the old rows are overwritten."""
        with told("The freed space could not be tidied up"):
            connection = await connect(self._url, patient=True)
            try:
                await connection.execute("VACUUM tables, events, acts, records, notice")
            finally:
                await disconnect(connection)

    @asynccontextmanager
    async def _transaction(self) -> "AsyncIterator[Connection]":
        """A transaction of the operator, on a connection of its own."""
        with told("The tables could not be changed"):
            connection = await connect(self._url)
            try:
                async with connection.transaction():
                    await connection.execute(_LOCK)
                    yield connection
            finally:
                await disconnect(connection)
