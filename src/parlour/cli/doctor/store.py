"""Examines the database that a server keeps its tables in, without changing it."""

import asyncio
import getpass
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from time import time
from typing import TYPE_CHECKING
from urllib.parse import quote, urlsplit

from parlour.cli.doctor.findings import Finding
from parlour.cli.progress import waiting_for
from parlour.tables import daybook, schema
from parlour.tables.open_store import file_of
from parlour.tables.store import StoreError
from parlour.web.settings import ServerSettings

if TYPE_CHECKING:
    from parlour.tables.database import Connection

NEWER = "Install the Parlour that wrote it, or restore a backup into another database."
MIGRATES = (
    "The next start of parlour serve migrates it. To be able to go back, run parlour backup first:"
    " it leaves the version as it is."
)
# How far two clocks may be apart before deadlines and days look wrong to people.
MOST_SKEW = 10.0

_DAYBOOK = "SELECT count(*), coalesce(sum(length(tables) + length(acts) + length(events)), 0)"
_UNREADABLE_ROWS = """
SELECT count(*) FROM daybook
WHERE NOT (json_valid(tables) AND json_valid(acts) AND json_valid(events))
"""
# Every append numbers the events of a table from 1 on, so their count is the table's number.
_LOGS_WITH_HOLES = """
SELECT count(*) FROM tables
WHERE seq != (SELECT count(*) FROM events WHERE events.code = tables.code)
"""


def shown_place(place: str) -> str:
    """A database as it can be shown: the address of one has no password.

    >>> shown_place("postgresql://lisa:secret@db.example/tables?password=secret")
    'postgresql://lisa@db.example/tables'
    """
    try:
        if file_of(place) is not None:
            return place
        parts = urlsplit(place)
        if parts.netloc.count("@") > 1 or "@" in parts.path or "#" in place:
            raise ValueError
        user = f"{parts.username}@" if parts.username else ""
        port = f":{parts.port}" if parts.port else ""
        return f"postgresql://{user}{parts.hostname or ''}{port}{parts.path}"
    except (StoreError, ValueError):
        # It cannot be read, so a part of it may be a password.
        return "in the settings"


def examine(settings: ServerSettings) -> Iterator[Finding]:
    try:
        file = file_of(settings.database)
    except StoreError as error:
        yield Finding("wrong", str(error), "Correct --database or PARLOUR_DATABASE.")
        return
    if file is not None:
        yield from _file(file, settings.disk_reserve)
    else:
        yield from asyncio.run(_all(_postgres(settings.database)))


# A table file ------------------------------------------------------------------------------------


def _file(path: Path, reserve: int) -> Iterator[Finding]:
    folder = path.parent
    if path.is_dir():
        yield Finding("wrong", f"{path} is a folder.", "Name a file in it.")
        return
    if not folder.is_dir():
        yield Finding("wrong", f"There is no folder {folder}.", f"Make it: mkdir -p {folder}")
        return
    yield _room(folder, reserve)
    effective = os.access in os.supports_effective_ids
    if not os.access(folder, os.W_OK | os.X_OK, effective_ids=effective):
        yield Finding(
            "wrong",
            f"The user {_user()} may not write to the folder {folder}, where SQLite keeps files"
            " beside the table file.",
            "Run this command as the user of the server, or give that user the folder.",
        )
        if not path.exists():
            return
    elif not path.exists():
        yield Finding("well", "There is no file yet; the first start of a server creates it.")
        return
    yield from _existing(path)


def _room(folder: Path, reserve: int) -> Finding:
    free = shutil.disk_usage(folder).free // 1_000_000
    if free < reserve:
        return Finding(
            "wrong",
            f"The disk has {free:,} megabytes left, fewer than the reserve of {reserve:,}: no new"
            " tables are made.",
            "Make room on the disk, or lower --disk-reserve.",
        )
    return Finding("well", f"The disk has {free:,} megabytes left.")


def _existing(path: Path) -> Iterator[Finding]:
    if path.stat().st_mode & 0o077 and os.name == "posix":
        yield Finding(
            "wrong",
            "Other users of this machine can read the file, with all cards in it.",
            f"Take that from them: chmod 600 {path}",
        )
    try:
        with (
            waiting_for(f"reading {path}, {path.stat().st_size / 1e6:,.0f} megabytes"),
            closing(_opened(path, "ro")) as connection,
        ):
            yield from _contents(connection)
    except StoreError as error:
        newer = "version" in str(error)
        yield Finding("wrong", str(error), NEWER if newer else "Name another file.")
        return
    except sqlite3.Error as error:
        yield Finding("wrong", f"The file cannot be read: {error}.", _advice(error, path))
        return
    try:
        with waiting_for("writing to the file"), closing(_opened(path, "rw")) as connection:
            connection.execute("BEGIN IMMEDIATE")
            # Beginning alone succeeds for a file that can only be read.
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute(f"PRAGMA user_version = {version}")
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        what = f"The user {_user()} cannot write to the file: {error}."
        yield Finding("wrong", what, _advice(error, path))
    else:
        yield Finding("well", f"The user {_user()} can write to the file.")
    yield from _served(path)


def _opened(path: Path, mode: str) -> sqlite3.Connection:
    address = f"file:{quote(str(path.absolute()))}?mode={mode}"
    return sqlite3.connect(address, uri=True, isolation_level=None, timeout=5.0)


def _contents(connection: sqlite3.Connection) -> Iterator[Finding]:
    version, newest = schema.sqlite_version(connection), len(schema.SQLITE_STEPS)
    if version < newest:
        what = f"The file has version {version} of the schema; this Parlour writes {newest}."
        yield Finding("note", what, MIGRATES)
    else:
        yield Finding("well", f"The file has version {version} of the schema, the newest.")
    (damage,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if damage != "ok":
        yield Finding(
            "wrong",
            f"The file is damaged: {damage}",
            "Stop the server, keep a copy of all its files, and restore the newest backup.",
        )
        return
    if version == newest:
        yield from _daybook(connection)


def _daybook(connection: sqlite3.Connection) -> Iterator[Finding]:
    # One transaction: a server may flush the daybook meanwhile.
    connection.execute("BEGIN")
    rows, size = connection.execute(f"{_DAYBOOK} FROM daybook").fetchone()
    (unreadable,) = connection.execute(_UNREADABLE_ROWS).fetchone()
    (holes,) = connection.execute(_LOGS_WITH_HOLES).fetchone()
    tables = 0 if unreadable else connection.execute(daybook.COUNT).fetchone()[0]
    connection.execute("ROLLBACK")
    if unreadable or holes:
        what = f"{unreadable} rows of the daybook cannot be read, and {holes} logs have holes."
        advice = "Restore the newest backup, and report this: it should never happen."
        yield Finding("wrong", what, advice)
        return
    kept = f"{tables:,} {'table is' if tables == 1 else 'tables are'} kept"
    yield Finding("well", f"{kept}; {rows:,} rows ({size:,} characters) wait in the daybook.")


def _served(path: Path) -> Iterator[Finding]:
    """Whether a server has the file."""
    beside = path.resolve().with_name(f"{path.resolve().name}-served")
    if not beside.exists():
        return
    try:
        with closing(_opened(beside, "rw")) as connection:
            connection.execute("PRAGMA busy_timeout = 0")
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            yield Finding("well", "A server has the file open.")


def _advice(error: sqlite3.Error, path: Path) -> str:
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
        return "Another program holds it: find it with fuser, and stop it."
    if getattr(error, "sqlite_errorcode", None) in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return "Restore the newest backup, or name another file."
    return (
        f"Run this command and the server as {_name_of(path.stat().st_uid)}, who owns the file; and"
        " see that the file and its folder are writable."
    )


def _user() -> str:
    return _name_of(os.geteuid()) if hasattr(os, "geteuid") else getpass.getuser()


def _name_of(user: int) -> str:
    try:
        import pwd

        return pwd.getpwuid(user).pw_name
    except (ImportError, KeyError):
        # Windows has no such module, and a service may have a user without a name.
        return str(user)


# PostgreSQL --------------------------------------------------------------------------------------


async def _all(findings: AsyncIterator[Finding]) -> list[Finding]:
    return [finding async for finding in findings]


async def _postgres(url: str) -> AsyncIterator[Finding]:
    from parlour.tables.database import check_address, connect, disconnect, told

    try:
        with waiting_for("connecting to the database"), told("The database cannot be used"):
            check_address(url)
            connection = await connect(url)
    except StoreError as error:
        yield Finding(
            "wrong",
            str(error),
            "See that PostgreSQL runs, that the address names its host, port, role and database,"
            " and that the role may connect; give its password by PGPASSWORD or PGPASSFILE.",
        )
        return
    try:
        with waiting_for("asking the database"), told("The database does not answer"):
            found = await _all(_questions(connection))
    except StoreError as error:
        found = [Finding("wrong", str(error), "See the log of PostgreSQL.")]
    finally:
        await disconnect(connection)
    for finding in found:
        yield finding


async def _questions(connection: "Connection") -> AsyncIterator[Finding]:
    release = connection.get_server_version().major
    if release < schema.OLDEST_POSTGRES:
        what = f"PostgreSQL {release} is too old."
        yield Finding("wrong", what, f"Use {schema.OLDEST_POSTGRES} or newer.")
    else:
        yield Finding("well", f"PostgreSQL {release} answers.")
    skew = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
    yield clock("database", skew, time())
    if await connection.fetchval(
        "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::bool"
    ):
        advice = "Name the primary server, and see that default_transaction_read_only is off."
        yield Finding("wrong", "The database takes no writes.", advice)
    if await connection.fetchval("SELECT to_regclass('parlour.version')") is None:
        if await connection.fetchval(
            "SELECT has_database_privilege(current_database(), 'CREATE')"
            " OR to_regnamespace('parlour') IS NOT NULL"
        ):
            yield Finding("well", "There are no tables yet; the first start creates them.")
        else:
            advice = "Start the server once with a role that may, as docs/operating.md says."
            yield Finding("wrong", "This role may not create the schema parlour.", advice)
        return
    async for finding in _schema(connection):
        yield finding


async def _schema(connection: "Connection") -> AsyncIterator[Finding]:
    lacking = await connection.fetch(
        """
        SELECT name, may FROM unnest($1::text[]) AS name,
            unnest('{SELECT,INSERT,UPDATE,DELETE}'::text[]) AS may
        WHERE to_regclass('parlour.' || name) IS NOT NULL
            AND NOT has_table_privilege('parlour.' || name, may)
        """,
        list(schema.COLUMNS),
    )
    if lacking:
        names = ", ".join(sorted({row["name"] for row in lacking}))
        advice = "Run the two GRANT statements of docs/operating.md as the owner of the schema."
        yield Finding("wrong", f"This role may not read and write everything: {names}.", advice)
        return
    version = await connection.fetchval("SELECT steps FROM parlour.version")
    newest = len(schema.POSTGRES_STEPS)
    what = f"The database has version {version} of the schema; this Parlour"
    if version > newest:
        yield Finding("wrong", f"{what} knows up to {newest}.", NEWER)
    elif version < newest:
        yield Finding("note", f"{what} writes {newest}.", MIGRATES)
    else:
        tables = await connection.fetchval(schema.COUNT)
        yield Finding("well", f"{what} writes the same. {tables:,} tables are kept.")


def clock(whose: str, theirs: float, ours: float) -> Finding:
    """Compares a clock with that of this machine."""
    skew = theirs - ours
    if abs(skew) <= MOST_SKEW:
        return Finding("well", f"The clock of the {whose} agrees with this machine's.")
    return Finding(
        "wrong",
        f"The clock of the {whose} is {abs(skew):,.0f} seconds"
        f" {'ahead of' if skew > 0 else 'behind'} this machine's: the deal of the day changes at"
        " the wrong time.",
        "Let both machines set their clocks by NTP (timedatectl set-ntp true).",
    )
