"""The file of a SQLite store: creating it, opening it, and claiming it for one server."""

import os
import sqlite3
from pathlib import Path
from time import monotonic, sleep

from parlour.tables import schema
from parlour.tables.store import StoreError

# How long a new server waits for the old one to end.
SECONDS_FOR_A_CLAIM = 3.0
# How long a write waits for another process that is writing to the same file.
SECONDS_TO_WAIT = 10.0


def open_file(path: Path) -> sqlite3.Connection:
    """Opens a file for writing, and creates or migrates it. Refuses a file of another program."""
    try:
        # Only the owner may read the file: it holds all the cards, and hashes of keys.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        connection = connect(path)
        try:
            schema.migrate_sqlite(connection)
            # Only now, so that a file of another program stays as it is.
            _write_ahead(connection)
        except BaseException:
            connection.close()
            raise
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"The table file {path} cannot be opened: {error}.") from error
    except StoreError as error:
        raise StoreError(f"The table file {path} cannot be opened. {error}") from error
    return connection


def claim(path: Path, seconds: float = SECONDS_FOR_A_CLAIM) -> sqlite3.Connection:
    """Locks a file beside the table file for as long as the connection is open, and waits so many
    seconds for another process that has it. The operating system releases the lock however the
    process ends."""
    beside = path.with_name(f"{path.name}-served")
    os.close(os.open(beside, os.O_CREAT | os.O_RDWR, 0o600))
    connection = sqlite3.connect(
        beside, isolation_level=None, check_same_thread=False, timeout=seconds
    )
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except BaseException:
        connection.close()
        raise
    return connection


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Switches the file to write-ahead logging. SQLite's busy timeout does not cover this
    statement, so it is retried while another process opens the file.

    If the disk fails meanwhile, or has no shared memory, SQLite raises nothing and stays with its
    rollback journal. That journal is deleted at each commit, and a power cut can bring it back: the
    last act, acknowledged, would be rolled back. So the answer is checked.
    """
    until = monotonic() + SECONDS_TO_WAIT
    while True:
        try:
            (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
            if mode != "wal":
                raise StoreError("The disk does not allow write-ahead logging.")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
            sleep(0.01)


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=SECONDS_TO_WAIT
    )
    connection.execute("PRAGMA synchronous = FULL")
    # On macOS fsync returns when the drive's cache has the data; this flushes that cache, too.
    connection.execute("PRAGMA fullfsync = ON")
    return connection
