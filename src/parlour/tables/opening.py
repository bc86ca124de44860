"""Opening the store an operator names."""

from pathlib import Path

from parlour.tables.sqlite import SqliteStore
from parlour.tables.store import Store, Witness, unwitnessed


async def open_store(place: str, witness: Witness = unwitnessed) -> Store:
    """The store at a place: the path of an SQLite file."""
    return await SqliteStore.open(Path(place), witness)
