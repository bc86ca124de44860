"""Opening a store by what an operator writes down: a file, or the address of a database."""

from pathlib import Path

from parlour.tables.sqlite import SqliteStore
from parlour.tables.store import Store, StoreError, Witness, unwitnessed

POSTGRES = ("postgresql", "postgres")


async def open_store(place: str | Path, witness: Witness = unwitnessed) -> Store:
    """The store at a place: ``postgresql://...`` is a database, all else is the path of a file."""
    scheme, separator, _ = str(place).partition("://")
    if not separator:
        return await _open_file(Path(place).expanduser(), witness)
    if scheme not in POSTGRES:
        raise StoreError(
            f"Tables are kept in a file or in a database with an address that begins with"
            f" postgresql://, not {scheme}://."
        )
    # Only here, so that who keeps tables in a file does not wait for the other.
    from parlour.tables.postgres import PostgresStore

    return await PostgresStore.open(str(place), witness)


async def _open_file(path: Path, witness: Witness) -> Store:
    if path.is_dir():
        raise StoreError(f"{path} is a folder; the tables need a file.")
    if not path.parent.is_dir():
        raise StoreError(f"There is no folder {path.parent} to keep the tables in.")
    return await SqliteStore.open(path, witness)
