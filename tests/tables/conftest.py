"""Stores for tests: each test that takes a ``place`` or a ``store`` runs on both kinds."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from parlour.tables.open_store import open_store
from parlour.tables.service import Tables
from parlour.tables.sqlite import SqliteStore
from parlour.tables.store import Store
from parlour.tables.uptime import ServedClock


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A place where a store can be opened. It is empty."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
async def store(place: str) -> AsyncIterator[Store]:
    opened = await open_store(place)
    yield opened
    await opened.close()


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    """All tables of a new SQLite file."""
    store = await SqliteStore.open(tmp_path / "tables.db")
    opened = Tables(store, ServedClock(0.0))
    yield opened
    await opened.close()
    await store.close()
