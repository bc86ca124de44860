"""The file of a SQLite store: creating it, opening it, and claiming it for one server."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from time import monotonic, sleep

from parlour.tables import schema
from parlour.tables.backup import new_backup
from parlour.tables.store import StoreError

# How long a new server waits for the old one to end.
SECONDS_FOR_A_CLAIM = 3.0
# How many pages the write-ahead log has when SQLite copies them into the file: 16 MB. The pages of
# the tables in play are in it several times, and a longer log copies each of them less often.
PAGES_IN_THE_LOG = 4000
# How long a write waits for another process that is writing to the same file.
SECONDS_TO_WAIT = 10.0


def open_file(path: Path, may: schema.StoreChange) -> sqlite3.Connection:
    """Opens a file for writing, and creates or migrates it if it may. Refuses a file of another
    program."""
    with _told(path):
        # Only the owner may read the file: it holds all the cards, and hashes of keys.
        creating = os.O_CREAT if schema.StoreChange.CREATE in may else 0
        os.close(os.open(path, creating | os.O_RDWR, 0o600))
        connection = connect(path)
        try:
            _migrate(connection, path, may)
            # Only now, so that a file of another program stays as it is.
            _write_ahead(connection)
        except BaseException:
            connection.close()
            raise
    return connection


def back_up(path: Path, to: Path) -> None:
    """Writes everything of one moment into a new file, in the version that the file has."""
    with ExitStack() as stack:
        with _told(path):
            source = stack.enter_context(closing(connect(path)))
            if schema.sqlite_version(source) == 0:
                raise StoreError("It is empty.")
        source.backup(stack.enter_context(new_backup(to)))


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Turns every error into a StoreError that names the file."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"The table file {path} cannot be opened: {error}.") from error
    except StoreError as error:
        raise StoreError(f"The table file {path} cannot be opened. {error}") from error


def _migrate(connection: sqlite3.Connection, path: Path, may: schema.StoreChange) -> None:
    version, newest = schema.sqlite_version(connection), len(schema.SQLITE_STEPS)
    schema.refuse_change(version, newest, "table file", may)
    if 0 < version < newest:
        # An older server that has the file would go on, and could not open it again.
        try:
            claimed = claim(path.resolve())
        except sqlite3.Error as error:
            raise StoreError(f"It cannot be migrated: {why_not_claimed(error)}.") from error
        with closing(claimed):
            schema.migrate_sqlite(connection)
    else:
        schema.migrate_sqlite(connection)


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


def why_not_claimed(error: Exception) -> str:
    busy = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
    return "another process serves it already" if busy else str(error)


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
    connection.execute(f"PRAGMA wal_autocheckpoint = {PAGES_IN_THE_LOG}")
    # On macOS fsync returns when the drive's cache has the data; this flushes that cache, too.
    connection.execute("PRAGMA fullfsync = ON")
    return connection
