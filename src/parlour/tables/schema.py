"""The shape of the stored data, and how an older store is brought forward.

Each step is applied once and in order; the version says how many were. All steps that a store
lacks are applied in one transaction, so that it has either the old shape or the new one, and two
processes that open it at once do not get into each other's way.
"""

import sqlite3
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

from parlour.tables.store import DAY, StoreError

if TYPE_CHECKING:
    import asyncpg

Steps: TypeAlias = tuple[tuple[str, ...], ...]

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
)

# The same without a daybook, and with two columns by which a process finds what others changed:
# ``writer`` is the store object that appended last, ``changed`` the transaction in which it did.
# Transaction numbers tell for certain what a reader cannot have seen yet, which no clock does.
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
)

COLUMNS = {
    "tables": ("code", "seq", "touched"),
    "events": ("code", "seq", "event"),
    "acts": ("code", "act", "seq"),
    "records": ("code", "number", "game", "ended", "record"),
    "served": ("seconds",),
}
"""What both kinds of store hold, and a backup takes from one to the other."""

COUNT = f"SELECT count(*) FROM tables WHERE code NOT LIKE '{DAY}%'"
"""How many tables there are. Logs of days are kept beside theirs."""

# Every version has these, and hardly any other program's file has all of them.
_OURS = {"tables", "events", "acts"}

# Whatever else uses locks by number in the same database is not likely to use this one.
_MIGRATION_LOCK = 0x5061726C6F7572
_OLDEST_POSTGRES = 13


def migrate_sqlite(connection: sqlite3.Connection) -> None:
    """Brings a file to the newest version. Refuses one from the future, or of another program."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = sqlite_version(connection)
        for step in SQLITE_STEPS[version:]:
            for statement in step:
                connection.execute(statement)
        if version < len(SQLITE_STEPS):
            connection.execute(f"PRAGMA user_version = {len(SQLITE_STEPS)}")
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def sqlite_version(connection: sqlite3.Connection) -> int:
    """The version of a table file, 0 for an empty one; refuses what is not a table file."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if (version or names) and not names >= _OURS:
        raise StoreError("This is a file of another program, not a table file of Parlour.")
    return _known(version, len(SQLITE_STEPS), "table file")


async def migrate_postgres(connection: "asyncpg.Connection[asyncpg.Record]") -> None:
    """The same for a database. Its tables have a schema of their own, beside whatever is there."""
    release = connection.get_server_version().major
    if release < _OLDEST_POSTGRES:
        raise StoreError(f"PostgreSQL {release} is too old: {_OLDEST_POSTGRES} or newer is needed.")
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATION_LOCK)
        # Asked for only where it is missing: a role that may not create things can then still
        # use what its administrator created.
        if await connection.fetchval("SELECT to_regclass('parlour.version')") is None:
            await connection.execute("CREATE SCHEMA IF NOT EXISTS parlour")
            await connection.execute("CREATE TABLE version (steps INTEGER NOT NULL)")
            await connection.execute("INSERT INTO version VALUES (0)")
        version = _known(
            await connection.fetchval("SELECT steps FROM version"),
            len(POSTGRES_STEPS),
            "table database",
        )
        for step in POSTGRES_STEPS[version:]:
            for statement in step:
                await connection.execute(statement)
        if version < len(POSTGRES_STEPS):
            await connection.execute("UPDATE version SET steps = $1", len(POSTGRES_STEPS))


def _known(version: int, newest: int, thing: str) -> int:
    if version > newest:
        raise StoreError(
            f"This {thing} has version {version}; this Parlour knows up to {newest}."
            " Use a newer Parlour."
        )
    return version
