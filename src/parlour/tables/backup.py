"""Backups: one file format for both kinds of store.

A backup is always a SQLite table file, whichever store it was made from. So it can be restored
into either kind of store, migrated when it is old, and even served directly. It has the version of
the store that it was made from. It has a checksum of all its rows, so that a damaged one is never
restored.
"""

import hashlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from parlour.tables import daybook, schema
from parlour.tables.store import StoreError


@contextmanager
def new_backup(path: Path) -> Iterator[sqlite3.Connection]:
    """Opens an empty file to fill, and gives it its name once it is complete and on the disk.

    A backup never overwrites a file: that may be somebody's only backup, or the store itself.
    """
    if path.exists():
        raise StoreError(f"There is a file {path} already; a backup overwrites nothing.")
    part = None
    try:
        # mkstemp makes a file that only its owner can read. The backup needs that, too: it holds
        # all the cards.
        handle, name = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".part", dir=path.parent)
        os.close(handle)
        part = Path(name)
        with closing(_connect(str(part))) as connection:
            # An unfinished file is deleted and never read, so writing it needs no journal.
            connection.execute("PRAGMA journal_mode = OFF")
            connection.execute("PRAGMA synchronous = OFF")
            yield connection
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("PRAGMA journal_mode = OFF")
            # Older versions have no daybook.
            if "daybook" in schema.tables_of(connection):
                daybook.flush(connection)
            _seal(connection)
        _fsync(part)
        part.rename(path)
        _fsync(path.parent)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"The backup {path} could not be written: {error}.") from error
    finally:
        if part is not None:
            part.unlink(missing_ok=True)


@contextmanager
def opened_backup(path: Path) -> Iterator[sqlite3.Connection]:
    """Opens a copy of a backup, checks that it is complete, and migrates it to the newest version.
    The backup itself is not changed."""
    if not path.is_file():
        raise StoreError(f"There is no file {path}.")
    with (
        tempfile.TemporaryDirectory(prefix="parlour-restore-") as folder,
        closing(_connect(str(Path(folder, "copy")))) as copy,
    ):
        try:
            with closing(_connect(f"{path.absolute().as_uri()}?mode=ro")) as backup:
                backup.backup(copy)
            _check_and_migrate(copy)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"{path} is not a backup, or it is damaged: {error}.") from error
        except StoreError as error:
            raise StoreError(f"{path} cannot be restored. {error}") from error
        yield copy


def rows_of(backup: sqlite3.Connection, table: str) -> Iterator[tuple[Any, ...]]:
    """All rows of one database table in an opened backup."""
    try:
        yield from backup.execute(selection(table))
    except sqlite3.Error as error:
        raise StoreError(f"The backup is damaged: {error}.") from error


def selection(table: str) -> str:
    return f"SELECT {', '.join(schema.COLUMNS[table])} FROM {table}"


def insertion(table: str) -> str:
    """The statement that inserts a row into a table file."""
    columns = schema.COLUMNS[table]
    places = ", ".join("?" * len(columns))
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"


def _connect(place: str) -> sqlite3.Connection:
    return sqlite3.connect(place, isolation_level=None, check_same_thread=False, uri=True)


def _seal(backup: sqlite3.Connection) -> None:
    """Writes the checksum of everything else into the backup."""
    # A file that was served once may have the checksum of another time.
    backup.execute(schema.WITHOUT_SEAL)
    digest = _checksum(backup)
    backup.execute("CREATE TABLE seal (digest TEXT NOT NULL)")
    backup.execute("INSERT INTO seal VALUES (?)", (digest,))


def _checksum(backup: sqlite3.Connection) -> str:
    """A hash of the version, the schema and all rows of a file."""
    found = hashlib.sha256(repr(backup.execute("PRAGMA user_version").fetchone()).encode())
    tables = backup.execute(
        "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name <> 'seal' ORDER BY name"
    ).fetchall()
    for name, sql in tables:
        found.update(msgspec.msgpack.encode((name, sql)))
        rows = backup.execute(f'SELECT * FROM "{name}"')
        columns = ", ".join(str(n + 1) for n in range(len(rows.description)))
        # Not by an index: that has columns of its own, and the table's would not be read.
        for row in backup.execute(f'SELECT * FROM "{name}" NOT INDEXED ORDER BY {columns}'):
            found.update(msgspec.msgpack.encode(row))
    return found.hexdigest()


def _check_and_migrate(copy: sqlite3.Connection) -> None:
    """Raises StoreError unless everything is as it was backed up, and every table's log is
    complete. Backups of older versions have no checksum."""
    (verdict,) = copy.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise StoreError(f"It is damaged: {verdict}.")
    sealed = copy.execute("SELECT count(*) FROM sqlite_master WHERE name = 'seal'").fetchone()
    if sealed != (0,) and copy.execute("SELECT digest FROM seal").fetchall() != [
        (_checksum(copy),)
    ]:
        raise StoreError("It is damaged: it does not hold what was backed up.")
    if schema.sqlite_version(copy) == 0:
        raise StoreError("It is empty.")
    schema.migrate_sqlite(copy)
    daybook.flush(copy)
    torn = copy.execute(
        "SELECT code FROM tables"
        " WHERE seq <> (SELECT count(*) FROM events WHERE events.code = tables.code)"
        " OR seq <> (SELECT coalesce(max(seq), 0) FROM events WHERE events.code = tables.code)"
        " UNION SELECT code FROM events WHERE code NOT IN (SELECT code FROM tables)"
    ).fetchone()
    if torn is not None:
        raise StoreError(f"The log of its table {torn[0]} has gaps.")


def _fsync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
