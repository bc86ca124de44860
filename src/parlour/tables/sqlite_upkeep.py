"""The upkeep of a table file."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Protocol

from parlour.tables import sqlite_file
from parlour.tables.store import OTHER_LOGS, FinishedGame, LogEntry, StoreError
from parlour.tables.upkeep import NEXT_ORDER, Notice, Order, StoredTable, What

# How many records one commit deletes. Few, so that no player waits for it.
MOST_RECORDS_AT_ONCE = 200

_TABLES = f"""
SELECT code, coalesce(tables.seq, 0), coalesce(tables.touched, 0.0), coalesce(kept.records, 0)
FROM (SELECT code FROM tables UNION SELECT code FROM records WHERE record <> '')
LEFT JOIN tables USING (code)
LEFT JOIN (
    SELECT code, count(*) AS records FROM records WHERE record <> '' GROUP BY code
) AS kept USING (code)
WHERE code NOT LIKE '{OTHER_LOGS}' ORDER BY code
"""
# The record of a game whose table is still there leaves an empty row: without it the server would
# write the record again when it next loads the table.
_EMPTY = "UPDATE records SET record = '' WHERE record <> '' AND {}"
_FORGET_EMPTY = "DELETE FROM records WHERE record = '' AND code NOT IN (SELECT code FROM tables)"
_SPENT = """
SELECT EXISTS (SELECT * FROM records WHERE code = ?1)
    OR EXISTS (SELECT * FROM orders WHERE code = ?1 AND what = 'deleted')
"""
LOGS = "SELECT code FROM tables WHERE substr(code, 1, length(?1)) = ?1 ORDER BY code"
_LAST = "SELECT coalesce(max(number), 0) FROM orders"
LAST_ABOUT = f"{_LAST} WHERE code = ?"


class Write(Protocol):
    """Runs a function in the writer's thread, inside a transaction. ``flushed`` means that nothing
    waits in the daybook then."""

    def __call__(
        self, work: Callable[[sqlite3.Connection], Any], *, flushed: bool = False
    ) -> Awaitable[Any]: ...


Query = Callable[[str, tuple[Any, ...]], Awaitable[list[Any]]]


class SqliteUpkeep:
    """What the operator does to a table file, through the writer and the reader of its store."""

    def __init__(self, path: Path, write: Write, query: Query) -> None:
        self._path = path
        self._write = write
        self._query = query

    async def tables(self) -> Sequence[StoredTable]:
        def find(connection: sqlite3.Connection) -> list[StoredTable]:
            return [StoredTable(*row) for row in connection.execute(_TABLES)]

        found: list[StoredTable] = await self._write(find, flushed=True)
        return found

    async def logs(self, prefix: str) -> Sequence[str]:
        def find(connection: sqlite3.Connection) -> list[str]:
            return [code for (code,) in connection.execute(LOGS, (prefix,))]

        found: list[str] = await self._write(find, flushed=True)
        return found

    async def rewrite(
        self, table: str, end: int | None, changed: Sequence[LogEntry], added: Sequence[bytes]
    ) -> bool:
        def write(connection: sqlite3.Connection) -> bool:
            found = connection.execute("SELECT seq FROM tables WHERE code = ?", (table,)).fetchone()
            last = None if found is None else found[0]
            if last is None or end not in (None, last):
                return False
            connection.executemany(
                "UPDATE events SET event = ? WHERE code = ? AND seq = ?",
                [(entry.event, table, entry.seq) for entry in changed],
            )
            connection.executemany(
                "INSERT INTO events (code, seq, event) VALUES (?, ?, ?)",
                [(table, seq, event) for seq, event in enumerate(added, last + 1)],
            )
            seq = last + len(added)
            connection.execute("UPDATE tables SET seq = ? WHERE code = ?", (seq, table))
            _order(connection, table, "changed")
            return True

        return bool(await self._write(write, flushed=True))

    async def delete(self, table: str) -> bool:
        def delete(connection: sqlite3.Connection) -> bool:
            gone = 0
            for name in ("tables", "events", "acts", "records"):
                gone += connection.execute(f"DELETE FROM {name} WHERE code = ?", (table,)).rowcount
            if gone:
                _order(connection, table, "deleted")
            return gone > 0

        return bool(await self._write(delete, flushed=True))

    async def replace_record(self, finished: FinishedGame, text: str) -> bool:
        def replace(connection: sqlite3.Connection) -> bool:
            done = connection.execute(
                "UPDATE records SET record = ? WHERE code = ? AND number = ? AND record = ?",
                (text, finished.table, finished.number, finished.record),
            )
            return done.rowcount > 0

        return bool(await self._write(replace))

    async def delete_records(self, table: str) -> int:
        return await self._delete_records("code = ?", (table,))

    async def delete_old_records(self, ended_before: float) -> int:
        some = "rowid IN (SELECT rowid FROM records WHERE ended < ? AND record <> '' LIMIT ?)"
        deleted = gone = await self._delete_records(some, (ended_before, MOST_RECORDS_AT_ONCE))
        while gone == MOST_RECORDS_AT_ONCE:
            gone = await self._delete_records(some, (ended_before, MOST_RECORDS_AT_ONCE))
            deleted += gone
        return deleted

    async def _delete_records(self, where: str, values: tuple[Any, ...]) -> int:
        def delete(connection: sqlite3.Connection) -> int:
            gone = connection.execute(_EMPTY.format(where), values).rowcount
            connection.execute(_FORGET_EMPTY)
            return gone

        return int(await self._write(delete, flushed=True))

    async def is_spent(self, table: str) -> bool:
        return bool((await self._query(_SPENT, (table,)))[0][0])

    async def last_order(self, table: str | None = None) -> int:
        if table is None:
            return int((await self._query(_LAST, ()))[0][0])
        return int((await self._query(LAST_ABOUT, (table,)))[0][0])

    async def orders(self, after: int) -> Sequence[Order]:
        sql = "SELECT number, code, what FROM orders WHERE number > ? ORDER BY number"
        return [Order(*row) for row in await self._query(sql, (after,))]

    async def notice(self) -> Notice | None:
        rows = await self._query("SELECT number, text, ends FROM notice", ())
        return Notice(*rows[0]) if rows else None

    async def put_notice(self, text: str, ends: float) -> None:
        def put(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM notice")
            _order(connection, "", "notice")
            if text:
                connection.execute(
                    "INSERT INTO notice SELECT max(number), ?, ? FROM orders", (text, ends)
                )

        await self._write(put)

    async def tidy(self) -> None:
        """Writes the file anew, and empties the log beside it. A server that writes meanwhile waits
        until this is done."""
        try:
            await asyncio.to_thread(_tidy, self._path)
        except sqlite3.Error as error:
            raise StoreError(
                f"The table file is in use, and could not be written anew: {error}. Copies of what"
                " was deleted stay in its free space until a later command writes it anew."
            ) from error


def _order(connection: sqlite3.Connection, code: str, what: What) -> None:
    connection.execute(NEXT_ORDER.format("?", "?"), (code, what))


def _tidy(path: Path) -> None:
    with closing(sqlite_file.connect(path)) as connection:
        connection.execute("VACUUM")
        until = monotonic() + sqlite_file.SECONDS_TO_WAIT
        # The log can be emptied only in a moment in which nobody reads.
        while connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
            if monotonic() > until:
                raise sqlite3.OperationalError("somebody reads it all the time")
            sleep(0.01)
