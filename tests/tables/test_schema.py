"""Stores of other versions: older ones are migrated, newer ones are refused.

`data/version-1.db` and `data/version-1.sql` were made by the first step of each schema, with one
table of three events. Never change them.
"""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from parlour.tables import schema
from parlour.tables.open_store import open_store
from parlour.tables.store import Appended, FinishedGame, LogEntry, Repeated, StoreError
from tests.tables.log import batch

pytestmark = pytest.mark.anyio

DATA = Path(__file__).parent / "data"
EVENTS = [
    LogEntry(1, b'{"table":"locked","locked":true}'),
    LogEntry(2, b'{"table":"sat","name":"Zo\xc3\xab","key":null,"mind":"literal"}'),
    LogEntry(3, b'{"table":"locked","locked":false}'),
]


async def run_sql(url: str, sql: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(sql)
    await connection.close()


async def make_old(place: str) -> None:
    """Puts a store of version 1 there."""
    if place.startswith("postgresql"):
        await run_sql(place, (DATA / "version-1.sql").read_text(encoding="utf-8"))
    else:
        shutil.copy(DATA / "version-1.db", place)


async def make_new(place: str) -> None:
    """Puts a store of version 99 there."""
    await (await open_store(place)).close()
    if place.startswith("postgresql"):
        await run_sql(place, "UPDATE parlour.version SET steps = 99")
    else:
        with closing(sqlite3.connect(place)) as connection:
            connection.execute("PRAGMA user_version = 99")


async def test_an_old_store_is_migrated_with_its_events(place: str) -> None:
    await make_old(place)
    for _ in range(2):  # the second time it is not old any more
        store = await open_store(place)
        assert await store.count() == 1
        assert await store.read("plum-otter-77") == EVENTS
        assert await store.acts("plum-otter-77", 10) == [("0:b", 3), ("0:a", 2)]
        await store.close()


async def test_a_migrated_store_works_like_a_new_one(place: str) -> None:
    await make_old(place)
    store = await open_store(place)
    assert await store.append(batch("plum-otter-77", 3, "0:b")) == Repeated(3)
    assert await store.append(batch("plum-otter-77", 3, "0:c")) == Appended(4)
    game = FinishedGame("plum-otter-77", 1, "letterjam", 1.0, "the record")
    await store.keep_record(game)
    assert await store.records("plum-otter-77") == [game]
    await store.serve(5.0)
    assert await store.served() == 5.0
    assert await store.expire(1e12) == 1
    await store.close()


async def test_a_newer_store_is_refused(place: str) -> None:
    await make_new(place)
    with pytest.raises(StoreError, match=r"version 99; .* knows up to \d+\. Use a newer Parlour\."):
        await open_store(place)


async def test_many_may_open_a_new_store_at_once(place: str) -> None:
    stores = await asyncio.gather(*(open_store(place) for _ in range(8)))
    for number, store in enumerate(stores):
        assert await store.append(batch("first", number, f"{number}")) == Appended(number + 1)
    for store in stores:
        await store.close()


async def test_many_may_open_a_new_file_at_once_time_and_again(tmp_path: Path) -> None:
    for number in range(20):
        path = tmp_path / f"{number}.db"
        for store in await asyncio.gather(*(open_store(path) for _ in range(6))):
            await store.close()


async def test_a_step_that_fails_leaves_the_store_as_it_was(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await make_old(place)
    with monkeypatch.context() as patch:
        for steps in ("SQLITE_STEPS", "POSTGRES_STEPS"):
            broken = (*getattr(schema, steps), ("DROP TABLE events", "no statement at all"))
            patch.setattr(schema, steps, broken)
        with pytest.raises(StoreError, match=r"cannot be opened: .*syntax error"):
            await open_store(place)
    store = await open_store(place)
    assert await store.read("plum-otter-77") == EVENTS
    await store.close()


async def test_a_role_without_the_right_to_create_can_use_an_existing_schema(
    postgres_url: str,
) -> None:
    await (await open_store(postgres_url)).close()
    await run_sql(
        postgres_url,
        "DROP ROLE IF EXISTS player; CREATE ROLE player LOGIN;"
        "GRANT USAGE ON SCHEMA parlour TO player;"
        "GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA parlour TO player",
    )
    store = await open_store(postgres_url.replace("postgres@", "player@"))
    assert await store.append(batch("first", 0, "a")) == Appended(1)
    await store.close()
    await run_sql(postgres_url, "DROP OWNED BY player; DROP ROLE player")
