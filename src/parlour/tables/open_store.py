"""Opens the store that an operator names, or backs it up: a file, or the address of a database."""

import asyncio
from pathlib import Path
from typing import NoReturn

from parlour.tables import sqlite_file
from parlour.tables.schema import ANY_CHANGE, StoreChange
from parlour.tables.sqlite import SqliteStore
from parlour.tables.store import Checkpoint, Store, StoreError, no_checkpoint

POSTGRES = ("postgresql", "postgres")


async def open_store(
    place: str | Path, checkpoint: Checkpoint = no_checkpoint, may: StoreChange = ANY_CHANGE
) -> Store:
    """Opens a store: ``postgresql://...`` is a database, everything else the path of a file. A
    missing store is created and an older one is migrated if it may be; else it is refused."""
    if (file := file_of(place)) is not None:
        _check_file(file, new=StoreChange.CREATE in may)
        return await SqliteStore.open(file, checkpoint, may=may)
    # Imported late: a server with a table file need not have asyncpg.
    try:
        from parlour.tables.postgres import PostgresStore
    except ModuleNotFoundError as missing:
        _refuse_without(missing)
    return await PostgresStore.open(str(place), checkpoint, may)


async def back_up(place: str | Path, path: Path) -> None:
    """Writes a consistent snapshot of a store into a new file, while servers play on. The store
    stays as it is: one of an older version gives a backup of that version."""
    if (file := file_of(place)) is not None:
        _check_file(file, new=False)
        await asyncio.to_thread(sqlite_file.back_up, file, path)
        return
    try:
        from parlour.tables import postgres_backup
    except ModuleNotFoundError as missing:
        _refuse_without(missing)
    await postgres_backup.back_up(str(place), path)


def file_of(place: str | Path) -> Path | None:
    """The path of a table file; None if the place is the address of a database."""
    scheme, separator, _ = str(place).partition(":")
    if separator and scheme.lower() in POSTGRES:
        if not str(place).startswith(f"{scheme}://"):
            # As the path of a file it would be shown in messages, with the password in it.
            raise StoreError(
                "The address of a database begins with postgresql://, with two slashes."
            )
        return None
    scheme, separator, _ = str(place).partition("://")
    if separator:
        raise StoreError(
            f"Tables are kept in a file or in a database with an address that begins with"
            f" postgresql://, not {scheme}://."
        )
    return Path(place).expanduser()


def _check_file(path: Path, *, new: bool) -> None:
    """Raises StoreError if there can be no table file; or if there is none, unless it is new."""
    if path.is_dir():
        raise StoreError(f"{path} is a folder; the tables need a file.")
    if not path.parent.is_dir():
        raise StoreError(f"There is no folder {path.parent} to keep the tables in.")
    if not new and not path.exists():
        raise StoreError(f"There is no file {path}.")


def _refuse_without(missing: ModuleNotFoundError) -> NoReturn:
    raise StoreError(
        f"PostgreSQL needs {missing.name}, which is not installed here:"
        " pip install 'parlour[postgres]'."
    ) from None
