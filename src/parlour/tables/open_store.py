"""Opens the store that an operator names: a file, or the address of a database."""

from pathlib import Path

from parlour.tables.sqlite import SqliteStore
from parlour.tables.store import Checkpoint, Store, StoreError, no_checkpoint

POSTGRES = ("postgresql", "postgres")


async def open_store(place: str | Path, checkpoint: Checkpoint = no_checkpoint) -> Store:
    """Opens a store: ``postgresql://...`` is a database, everything else the path of a file."""
    if (file := file_of(place)) is not None:
        return await _open_file(file, checkpoint)
    # Imported late: a server with a table file need not have asyncpg.
    try:
        from parlour.tables.postgres import PostgresStore
    except ModuleNotFoundError as missing:
        raise StoreError(
            f"PostgreSQL needs {missing.name}, which is not installed here:"
            " pip install 'parlour[postgres]'."
        ) from None

    return await PostgresStore.open(str(place), checkpoint)


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


async def _open_file(path: Path, checkpoint: Checkpoint) -> Store:
    if path.is_dir():
        raise StoreError(f"{path} is a folder; the tables need a file.")
    if not path.parent.is_dir():
        raise StoreError(f"There is no folder {path.parent} to keep the tables in.")
    return await SqliteStore.open(path, checkpoint)
