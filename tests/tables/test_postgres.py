"""Situations that only a shared PostgreSQL database can bring about."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from parlour.tables import database
from parlour.tables.open_store import open_store
from parlour.tables.store import Appended, Repeated, StoreError
from tests.tables.log import batch, log_of

pytestmark = pytest.mark.anyio

SECONDS_UNTIL_A_TEST_FAILS = 30


@asynccontextmanager
async def unfinished(url: str, sql: str) -> AsyncIterator[None]:
    """Another connection has run a statement in a transaction that stays open."""
    connection = await asyncpg.connect(url, server_settings={"search_path": "parlour"})
    try:
        async with connection.transaction():
            await connection.execute(sql)
            yield
    finally:
        await connection.close()


async def test_a_table_with_a_running_transaction_does_not_expire(postgres_url: str) -> None:
    store = await open_store(postgres_url)
    await store.append(batch("busy", 0, "a", touched=1.0))
    await store.append(batch("old", 0, "a", touched=1.0))
    async with (
        asyncio.timeout(SECONDS_UNTIL_A_TEST_FAILS),
        unfinished(postgres_url, "UPDATE tables SET touched = 9 WHERE code = 'busy'"),
    ):
        assert await store.expire(5.0) == 1
    assert await store.expire(5.0) == 0
    assert await log_of(store, "busy") == ["a"]
    assert await log_of(store, "old") == []
    await store.close()


async def test_a_database_that_does_not_answer_raises_and_recovers(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "SECONDS_TO_ANSWER", 0.5)
    store = await open_store(postgres_url)
    await store.append(batch("first", 0, "a"))
    async with unfinished(postgres_url, "LOCK TABLE events"):
        with pytest.raises(StoreError, match="could not be saved"):
            await store.append(batch("first", 1, "b"))
        with pytest.raises(StoreError, match="did not answer"):
            await store.read("first")
    # The first try may have been committed or not, but the act happens once.
    assert await store.append(batch("first", 1, "b")) in (Appended(2), Repeated(2))
    assert await log_of(store, "first") == ["a", "b"]
    await store.close()


async def test_a_read_only_database_is_not_ready(postgres_url: str) -> None:
    """For example an old primary, if the address still points to it after a failover."""
    await (await open_store(postgres_url)).close()
    connection = await asyncpg.connect(postgres_url)
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await connection.close()
    store = await open_store(postgres_url)
    with pytest.raises(StoreError, match="read-only transaction"):
        await store.ready()
    with pytest.raises(StoreError, match="read-only transaction"):
        await store.append(batch("first", 0, "a"))
    assert await store.read("first") == []
    await store.close()
