"""The shape of the stored data, and how an older file is brought forward.

Each step is applied once, in order, inside one transaction; the version says how many were.
"""

import sqlite3

from parlour.tables.store import StoreError

SQLITE_STEPS: tuple[str, ...] = (
    """
    CREATE TABLE tables (
        code TEXT PRIMARY KEY,
        seq INTEGER NOT NULL,
        touched REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_touch ON tables (touched);
    CREATE TABLE events (
        code TEXT NOT NULL,
        seq INTEGER NOT NULL,
        event BLOB NOT NULL,
        PRIMARY KEY (code, seq)
    ) WITHOUT ROWID;
    CREATE TABLE acts (
        code TEXT NOT NULL,
        act TEXT NOT NULL,
        seq INTEGER NOT NULL,
        PRIMARY KEY (code, act)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE records (
        code TEXT NOT NULL,
        number INTEGER NOT NULL,
        game TEXT NOT NULL,
        ended REAL NOT NULL,
        record TEXT NOT NULL,
        PRIMARY KEY (code, number)
    );
    CREATE TABLE served (seconds REAL NOT NULL);
    INSERT INTO served VALUES (0);
    """,
)


def migrate_sqlite(connection: sqlite3.Connection) -> None:
    """Brings a file to the newest version; refuses one from the future."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(SQLITE_STEPS):
        raise StoreError(
            f"This table file has version {version}; this Parlour knows up to"
            f" {len(SQLITE_STEPS)}. Use a newer Parlour."
        )
    for number, step in enumerate(SQLITE_STEPS[version:], version + 1):
        connection.executescript(f"BEGIN;{step};PRAGMA user_version = {number};COMMIT;")
