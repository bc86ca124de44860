"""Acknowledged acts survive the death of a process, of the database, and a full disk."""

import asyncio
import random
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest

from parlour.tables import database
from parlour.tables.open_store import open_store
from parlour.tables.store import Appended, Batch, Store, StoreError
from tests.tables import writer
from tests.tables.log import append_at_the_end, assert_unbroken, batch, log_of
from tools.private_postgres import PrivatePostgres

pytestmark = pytest.mark.anyio

MEGABYTE = 2**20
# SQLite's number for synchronous = FULL.
FULL = 2
# More acts than any disk here has room for.
MOST_ENTRIES = 100
NO_ROOM = r"could not be saved: .*(File too large|disk I/O error)"
SECONDS_UNTIL_A_TEST_FAILS = 60


async def assert_true(store: Store, acknowledged: list[str]) -> None:
    """Checks that every acknowledged act has the number in its acknowledgement. The log may have
    others, too: their writer died before it could acknowledge them."""
    logs = {table: await log_of(store, table) for table in writer.TABLES}
    for line in acknowledged:
        table, seq, act = line.split()
        assert logs[table][int(seq) - 1] == act
    for table, log in logs.items():
        assert len(set(log)) == len(log)
        assert {act for act, _ in await store.acts(table, 10**6)} == set(log)


def killed_writer(place: str, name: str, lines: int) -> list[str]:
    """Kills a writing process. Returns what it acknowledged before."""
    with writer.started(place, name) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("go\n")
        process.stdin.flush()
        acknowledged = list(islice(process.stdout, lines))
        process.kill()
        # The rest of the pipe was acknowledged as well; the last line may be incomplete.
        acknowledged += process.stdout
    return [line for line in acknowledged if line.endswith("\n")]


# Somebody dies


async def test_a_killed_writer_loses_nothing_acknowledged(place: str) -> None:
    acknowledged: list[str] = []
    for name in ("one", "two", "three"):
        acknowledged += killed_writer(place, name, 100)
    store = await open_store(place)
    await assert_true(store, acknowledged)
    for table in writer.TABLES:
        await append_at_the_end(store, table, "after")
    await store.close()


@pytest.mark.parametrize("tear", [b"\x00" * 24, b"torn" * 1000], ids=["header", "page"])
async def test_a_torn_end_of_the_journal_loses_nothing_acknowledged(
    tmp_path: Path, tear: bytes
) -> None:
    """After a power cut the file contains a part of the last write."""
    path = tmp_path / "tables.db"
    acknowledged = killed_writer(str(path), "one", 100)
    journal = path.with_name("tables.db-wal")
    assert journal.stat().st_size > 0
    with journal.open("ab") as file:
        file.write(tear)
    store = await open_store(path)
    await assert_true(store, acknowledged)
    for table in writer.TABLES:
        await append_at_the_end(store, table, "after")
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


# The database dies


@pytest.mark.parametrize("end", [PrivatePostgres.stop, PrivatePostgres.crash])
async def test_a_database_restarted_under_load_loses_nothing_acknowledged(
    postgres: PrivatePostgres, postgres_url: str, end: Callable[[PrivatePostgres], None]
) -> None:
    store = await open_store(postgres_url)
    acknowledged: list[str] = []
    failures = 0
    restarted = False

    async def send(table: str, act: str) -> int:
        """Resends an act until it is answered, as clients do."""
        nonlocal failures
        while True:
            try:
                return await append_at_the_end(store, table, act)
            except StoreError:
                failures += 1
                await asyncio.sleep(0)  # a database that is away is told without waiting

    async def play(table: str) -> None:
        acts_since = 0
        for number in count():
            act = f"{table}-{number}"
            acknowledged.append(f"{table} {await send(table, act)} {act}")
            acts_since += restarted
            if acts_since == 20:
                return

    async with asyncio.timeout(SECONDS_UNTIL_A_TEST_FAILS):
        players = [asyncio.create_task(play(table)) for table in writer.TABLES]
        while len(acknowledged) < 50:
            await asyncio.sleep(0)
        await asyncio.to_thread(end, postgres)
        while failures == 0:
            await asyncio.sleep(0)
        await asyncio.to_thread(postgres.start)
        restarted = True
        await asyncio.gather(*players)
    await assert_true(store, acknowledged)
    for table in writer.TABLES:
        log = await log_of(store, table)
        assert log == [f"{table}-{number}" for number in range(len(log))]
    await store.close()


async def test_a_database_that_is_down_raises_and_recovers(
    postgres: PrivatePostgres, postgres_url: str
) -> None:
    store = await open_store(postgres_url)
    await store.append(batch("first", 0, "a"))
    await asyncio.to_thread(postgres.stop)
    with pytest.raises(StoreError, match="could not be saved"):
        await store.append(batch("first", 1, "b"))
    with pytest.raises(StoreError, match="did not answer"):
        await store.read("first")
    with pytest.raises(StoreError, match="did not answer"):
        await store.ready()
    await asyncio.to_thread(postgres.start)
    await store.ready()
    assert await store.append(batch("first", 1, "b")) == Appended(2)
    assert await log_of(store, "first") == ["a", "b"]
    await store.close()


async def test_a_store_can_be_closed_while_its_database_is_down(
    postgres: PrivatePostgres, postgres_url: str
) -> None:
    store = await open_store(postgres_url)
    await store.append(batch("first", 0, "a"))
    await asyncio.to_thread(postgres.stop)
    await store.close()
    await asyncio.to_thread(postgres.start)


async def test_commits_wait_for_the_disk_on_a_database_configured_not_to(postgres_url: str) -> None:
    connection = await database.connect(postgres_url)
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    await connection.close()
    connection = await database.connect(postgres_url)
    assert await connection.fetchval("SHOW synchronous_commit") == "on"
    await connection.close()


async def test_commits_to_a_file_wait_for_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A test cannot cut the power, so it checks the settings of the connections."""
    connections: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def note(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        connections.append(connect(*args, **kwargs))
        return connections[-1]

    monkeypatch.setattr(sqlite3, "connect", note)
    store = await open_store(tmp_path / "tables.db")
    assert await store.append(batch("first", 0, "a")) == Appended(1)
    assert len(connections) == 2, "one writes, one reads"
    for connection in connections:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (FULL,)
        assert connection.execute("PRAGMA fullfsync").fetchone() == (1,)
    await store.close()


# The disk is full


@contextmanager
def files_no_larger_than(size: int) -> Iterator[None]:
    """Makes the disk look full for this process and its children."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@pytest.fixture
def full_disk(
    request: pytest.FixtureRequest, place: str
) -> Callable[[], AbstractContextManager[None]]:
    """A context in which the disk of a place is full."""
    if not place.startswith("postgresql"):
        return lambda: files_no_larger_than(4 * MEGABYTE)
    server: PrivatePostgres = request.getfixturevalue("postgres")

    @contextmanager
    def full() -> Iterator[None]:
        server.stop()
        # Its journal comes in files of sixteen megabytes, which must still fit.
        with files_no_larger_than(16 * MEGABYTE):
            server.start()
        try:
            yield
        finally:
            server.stop()
            server.start()

    return full


async def test_a_full_disk_raises_and_loses_nothing_acknowledged(
    place: str, full_disk: Callable[[], AbstractContextManager[None]]
) -> None:
    # As hard to compress as anything that is text can be.
    content = random.Random(1).randbytes(MEGABYTE // 2).hex().encode()
    acknowledged = 0

    async def append_until_it_is_full() -> None:
        nonlocal acknowledged
        for number in range(MOST_ENTRIES):
            await store.append(Batch("first", number, (content,), f"{number}"))
            acknowledged += 1

    with full_disk():
        store = await open_store(place)
        with pytest.raises(StoreError, match=NO_ROOM):
            await append_until_it_is_full()
        assert acknowledged > 0
        entries = await store.read("first")
        assert [entry.event for entry in entries] == [content] * acknowledged
        with pytest.raises(StoreError, match=NO_ROOM):
            await store.append(Batch("first", acknowledged, (content,), "again"))
    # The disk has room again.
    assert await store.append(Batch("first", acknowledged, (content,), "again")) == Appended(
        acknowledged + 1
    )
    await store.close()
    store = await open_store(place)
    entries = await store.read("first")
    assert_unbroken(entries)
    assert [entry.event for entry in entries] == [content] * (acknowledged + 1)
    await store.close()
