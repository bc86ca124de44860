"""The database schema, and the migration of an older store.

Each step is applied once and in order; the version is the number of applied steps. All steps that
a store lacks are applied in one transaction, so that it has either the old schema or the new one,
even if two processes open it at once.
"""

import sqlite3
from contextlib import suppress
from enum import Flag, auto
from typing import TYPE_CHECKING, TypeAlias

from parlour.tables.daybook import FLUSH
from parlour.tables.store import OTHER_LOGS, StoreError

if TYPE_CHECKING:
    import asyncpg

Steps: TypeAlias = tuple[tuple[str, ...], ...]


def _results_apart(field: str, moved_on: str = "") -> tuple[str, ...]:
    """The statements that move results out of the logs of deals, days and evenings, into logs of
    their own. ``field`` gives a field of an event, and ``moved_on`` is set where a log has become
    shorter. What stays is numbered anew, first below zero: two entries never have one number."""
    evening, day, deal = (field.format(name) for name in ("evening", "day", "deal"))
    before = "(SELECT count(*) FROM moved WHERE moved.code = {0}.code AND moved.seq < {0}.seq)"
    shortened = "code IN (SELECT code FROM moved)"
    return (
        """
        CREATE TABLE moved (
            code TEXT NOT NULL,
            seq BIGINT NOT NULL,
            place TEXT NOT NULL,
            number BIGINT NOT NULL,
            PRIMARY KEY (code, seq)
        )
        """,
        f"""
        INSERT INTO moved (code, seq, place, number)
        SELECT code, seq, place, row_number() OVER (PARTITION BY place ORDER BY seq)
        FROM (
            SELECT code, seq, 'results/' || code
                || CASE WHEN {evening} IS NULL THEN '' ELSE '/' || {deal} END AS place
            FROM events
            WHERE (code >= 'deal/' AND code < 'deal0' OR code >= 'day/' AND code < 'day0'
                    OR code >= 'evening/' AND code < 'evening0')
                AND coalesce({evening}, {day}, {deal})
                    IN ('tablefinished', 'finished', 'dealplayed', 'botsplayed')
        ) AS results
        """,
        """
        INSERT INTO tables (code, seq, touched)
        SELECT place, count(*), max(touched) FROM moved JOIN tables USING (code) GROUP BY place
        """,
        """
        INSERT INTO acts (code, act, seq)
        SELECT place, act, number FROM moved JOIN acts USING (code, seq)
        """,
        "DELETE FROM acts WHERE (code, seq) IN (SELECT code, seq FROM moved)",
        f"UPDATE acts SET seq = seq - {before.format('acts')} WHERE {shortened}",
        """
        INSERT INTO events (code, seq, event)
        SELECT place, number, event FROM moved JOIN events USING (code, seq)
        """,
        "DELETE FROM events WHERE (code, seq) IN (SELECT code, seq FROM moved)",
        f"UPDATE events SET seq = {before.format('events')} - seq WHERE {shortened}",
        f"UPDATE events SET seq = -seq WHERE {shortened}",
        f"""
        UPDATE tables SET {moved_on} seq = seq
            - (SELECT count(*) FROM moved WHERE moved.code = tables.code)
        WHERE {shortened}
        """,
        "DROP TABLE moved",
    )


SQLITE_STEPS: Steps = (
    (
        """
        CREATE TABLE tables (
            code TEXT PRIMARY KEY,
            seq INTEGER NOT NULL,
            touched REAL NOT NULL
        ) WITHOUT ROWID
        """,
        "CREATE INDEX tables_by_touch ON tables (touched)",
        """
        CREATE TABLE events (
            code TEXT NOT NULL,
            seq INTEGER NOT NULL,
            event BLOB NOT NULL,
            PRIMARY KEY (code, seq)
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE acts (
            code TEXT NOT NULL,
            act TEXT NOT NULL,
            seq INTEGER NOT NULL,
            PRIMARY KEY (code, act)
        ) WITHOUT ROWID
        """,
    ),
    (
        """
        CREATE TABLE records (
            code TEXT NOT NULL,
            number INTEGER NOT NULL,
            game TEXT NOT NULL,
            ended REAL NOT NULL,
            record TEXT NOT NULL,
            PRIMARY KEY (code, number)
        )
        """,
        "CREATE TABLE served (seconds REAL NOT NULL)",
        "INSERT INTO served VALUES (0)",
    ),
    (
        """
        CREATE TABLE daybook (
            number INTEGER PRIMARY KEY,
            tables TEXT NOT NULL,
            acts TEXT NOT NULL,
            events TEXT NOT NULL
        )
        """,
    ),
    (
        """
        CREATE TABLE orders (
            number INTEGER PRIMARY KEY,
            code TEXT NOT NULL,
            what TEXT NOT NULL
        )
        """,
        "CREATE INDEX orders_by_code ON orders (code)",
        "CREATE INDEX records_by_end ON records (ended)",
        "CREATE TABLE notice (number INTEGER NOT NULL, text TEXT NOT NULL, ends REAL NOT NULL)",
    ),
    # Some versions wrote all logs into the daybook.
    (*FLUSH, *_results_apart("json_extract(CAST(event AS TEXT), '$.{}')")),
)

# The same without a daybook, and with two columns by which a process finds the changes of others:
# ``writer`` is the store object that appended last, ``changed`` the number of its transaction.
# Unlike a clock, transaction numbers say for certain what a reader cannot have seen yet.
POSTGRES_STEPS: Steps = (
    (
        """
        CREATE TABLE tables (
            code TEXT COLLATE "C" PRIMARY KEY,
            seq BIGINT NOT NULL,
            touched DOUBLE PRECISION NOT NULL,
            writer TEXT NOT NULL DEFAULT '',
            changed XID8 NOT NULL DEFAULT pg_current_xact_id()
        )
        """,
        "CREATE INDEX tables_by_change ON tables (changed)",
        """
        CREATE TABLE events (
            code TEXT COLLATE "C" NOT NULL,
            seq BIGINT NOT NULL,
            event BYTEA NOT NULL,
            PRIMARY KEY (code, seq)
        )
        """,
        """
        CREATE TABLE acts (
            code TEXT COLLATE "C" NOT NULL,
            act TEXT COLLATE "C" NOT NULL,
            seq BIGINT NOT NULL,
            PRIMARY KEY (code, act)
        )
        """,
    ),
    (
        """
        CREATE TABLE records (
            code TEXT COLLATE "C" NOT NULL,
            number INTEGER NOT NULL,
            game TEXT NOT NULL,
            ended DOUBLE PRECISION NOT NULL,
            record TEXT NOT NULL,
            PRIMARY KEY (code, number)
        )
        """,
        "CREATE TABLE served (seconds DOUBLE PRECISION NOT NULL)",
        "INSERT INTO served VALUES (0)",
    ),
    (
        """
        CREATE TABLE orders (
            number BIGINT PRIMARY KEY,
            code TEXT COLLATE "C" NOT NULL,
            what TEXT NOT NULL
        )
        """,
        "CREATE INDEX orders_by_code ON orders (code)",
        "CREATE INDEX records_by_end ON records (ended)",
        """
        CREATE TABLE notice (
            number BIGINT NOT NULL,
            text TEXT NOT NULL,
            ends DOUBLE PRECISION NOT NULL
        )
        """,
    ),
    (
        # Older servers may run: they append nothing meanwhile, and find the change afterwards.
        "LOCK TABLE tables IN SHARE ROW EXCLUSIVE MODE",
        *_results_apart(
            "(convert_from(event, 'UTF8')::json ->> '{}')",
            "writer = '', changed = pg_current_xact_id(),",
        ),
    ),
)

FILE_VERSIONS = (1, 3, 4, 5)
"""For each version of a database, from 1 on, the version of a table file that holds the same. A
backup has that one, so that the Parlour that wrote the database can restore it."""

COLUMNS = {
    "tables": ("code", "seq", "touched"),
    "events": ("code", "seq", "event"),
    "acts": ("code", "act", "seq"),
    "records": ("code", "number", "game", "ended", "record"),
    "served": ("seconds",),
    "orders": ("number", "code", "what"),
    "notice": ("number", "text", "ends"),
}
"""The columns that both kinds of store have, and that a backup copies."""

COUNT = f"SELECT count(*) FROM tables WHERE code NOT LIKE '{OTHER_LOGS}'"
"""Counts the tables. The logs of deals, days, evenings and results are not counted."""

IS_FILLED = "SELECT EXISTS (SELECT * FROM tables) OR EXISTS (SELECT * FROM records)"
"""Whether there are tables or records already."""

WITHOUT_SEAL = "DROP TABLE IF EXISTS seal"
"""Removes the checksum of a backup, which no longer holds when the file is changed."""

# Every version has these tables, and hardly any other program's file has all of them.
_OURS = {"tables", "events", "acts"}

# The number of an advisory lock that no other user of the database is likely to choose.
_MIGRATION_LOCK = 0x5061726C6F7572
OLDEST_POSTGRES = 13


class StoreChange(Flag):
    """What opening a store may do to it."""

    NOTHING = 0
    CREATE = auto()
    MIGRATE = auto()


ANY_CHANGE = StoreChange.CREATE | StoreChange.MIGRATE


def migrate_sqlite(connection: sqlite3.Connection, version: int | None = None) -> None:
    """Migrates a file to a version; None is the newest. Refuses a newer file, or a file of another
    program."""
    wanted = len(SQLITE_STEPS) if version is None else version
    connection.execute("BEGIN IMMEDIATE")
    try:
        found = sqlite_version(connection)
        for step in SQLITE_STEPS[found:wanted]:
            for statement in step:
                connection.execute(statement)
        if found < wanted:
            connection.execute(f"PRAGMA user_version = {wanted}")
        connection.execute(WITHOUT_SEAL)
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def sqlite_version(connection: sqlite3.Connection) -> int:
    """The version of a table file, 0 for an empty one. Refuses a file of another program."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    names = tables_of(connection)
    if (version or names) and not names >= _OURS:
        raise StoreError("This is a file of another program, not a table file of Parlour.")
    return _known(version, len(SQLITE_STEPS), "table file")


def tables_of(connection: sqlite3.Connection) -> set[str]:
    """The names of what a file has."""
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}


async def postgres_version(connection: "asyncpg.Connection[asyncpg.Record]") -> int:
    """The version of a database, 0 if it has no tables of Parlour. Refuses a newer one."""
    if await connection.fetchval("SELECT to_regclass('parlour.version')") is None:
        return 0
    version = await connection.fetchval("SELECT steps FROM parlour.version")
    return _known(version, len(POSTGRES_STEPS), "table database")


async def migrate_postgres(
    connection: "asyncpg.Connection[asyncpg.Record]", may: StoreChange
) -> None:
    """Migrates a database to the newest version, if it may. Everything is in a schema named
    ``parlour``, so that the database can have other uses, too."""
    release = connection.get_server_version().major
    if release < OLDEST_POSTGRES:
        raise StoreError(f"PostgreSQL {release} is too old: {OLDEST_POSTGRES} or newer is needed.")
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATION_LOCK)
        # Create only what is missing: a role without the right to create can then use a schema
        # that its administrator created.
        version = await postgres_version(connection)
        refuse_change(version, len(POSTGRES_STEPS), "table database", may)
        if version == 0:
            await connection.execute("CREATE SCHEMA IF NOT EXISTS parlour")
            await connection.execute("CREATE TABLE version (steps INTEGER NOT NULL)")
            await connection.execute("INSERT INTO version VALUES (0)")
        for step in POSTGRES_STEPS[version:]:
            for statement in step:
                await connection.execute(statement)
        if version < len(POSTGRES_STEPS):
            await connection.execute("UPDATE version SET steps = $1", len(POSTGRES_STEPS))


def refuse_change(version: int, newest: int, thing: str, may: StoreChange) -> None:
    """Raises StoreError if a store of a version would have to be changed in a way that it may not
    be."""
    if version == 0 and StoreChange.CREATE not in may:
        raise StoreError(f"This {thing} is empty.")
    if 0 < version < newest and StoreChange.MIGRATE not in may:
        raise StoreError(
            f"This {thing} has version {version}; this Parlour works with version {newest}. It is"
            " migrated when parlour serve starts; until then only parlour backup and parlour"
            " doctor read it."
        )


def _known(version: int, newest: int, thing: str) -> int:
    if version > newest:
        raise StoreError(
            f"This {thing} has version {version}; this Parlour knows up to {newest}."
            " Use a newer Parlour."
        )
    return version
