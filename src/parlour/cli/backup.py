"""`parlour backup` and `parlour restore`: all tables of a server in one file, and back."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.cli.examples import show_examples
from parlour.web.settings import SettingsError, read_settings

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from parlour.cli import Subcommands

REFUSED = 2


def register(subcommands: Subcommands) -> None:
    """Add both commands to the command line."""
    backup = subcommands.add_parser(
        "backup",
        help="write all tables into one file, while the server runs",
        description="Write all tables, as they are at one moment, into a new file. The server need "
        "not stop, and the database stays as it is, also one of an older version. The file holds "
        "all hidden cards: keep it private.",
    )
    backup.add_argument(
        "file", metavar="FILE", type=Path, help="the file to write; it must not exist yet"
    )
    _add_database(backup)
    show_examples(
        backup,
        "parlour backup friday.backup",
        "parlour backup friday.backup --database parlour.db",
    )
    backup.set_defaults(run=_run_backup)

    restore = subcommands.add_parser(
        "restore",
        help="load all tables from a backup",
        description="Load all tables from a backup, of either kind of database. Stop the servers "
        "first: they would go on with the tables that they have in memory.",
    )
    restore.add_argument("file", metavar="FILE", type=Path, help="the backup")
    restore.add_argument(
        "--replace",
        action="store_true",
        help="delete the tables in the database and load those of the backup",
    )
    _add_database(restore)
    show_examples(
        restore,
        "parlour restore thursday.backup --database new.db",
        "parlour restore thursday.backup --replace",
    )
    restore.set_defaults(run=_run_restore)


def _add_database(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--database", help="as for parlour serve: a file, or a postgresql:// address (parlour.db)"
    )


def _run_backup(arguments: argparse.Namespace) -> int:
    return _run(_backup(arguments.file, arguments.database))


def _run_restore(arguments: argparse.Namespace) -> int:
    return _run(_restore(arguments.file, arguments.database, replace=arguments.replace))


def _run(work: Coroutine[None, None, str]) -> int:
    import asyncio

    from parlour.tables.store import StoreError

    try:
        print(asyncio.run(work))
    except (SettingsError, StoreError) as error:
        print(f"parlour: {error}", file=sys.stderr)
        return REFUSED
    return 0


async def _backup(file: Path, database: str | None) -> str:
    from parlour.tables.open_store import back_up

    await back_up(read_settings({"database": database}).database, file)
    return f"All tables are in {file}."


async def _restore(file: Path, database: str | None, *, replace: bool) -> str:
    from parlour.tables.backup import opened_backup
    from parlour.tables.open_store import open_store
    from parlour.tables.schema import ANY_CHANGE, StoreChange

    place = read_settings({"database": database}).database
    # Opening a new place creates a store there. Check the backup first, so that a bad one leaves
    # nothing behind; the price is reading it twice.
    with opened_backup(file):
        pass
    # A restore that is refused, because tables are there, must not have migrated them.
    store = await open_store(place, may=ANY_CHANGE if replace else StoreChange.CREATE)
    try:
        # Refuse while a server has the file: it would go on with the tables in its memory.
        await store.claim()
        await store.restore(file, replace=replace)
        tables = await store.count()
    finally:
        await store.close()
    return f"{tables} {'table is' if tables == 1 else 'tables are'} restored."
