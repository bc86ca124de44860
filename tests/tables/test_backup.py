"""Backups of both kinds of store, restored into both kinds."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path

import pytest

from parlour.tables.open_store import back_up, open_store
from parlour.tables.store import Appended, FinishedGame, Repeated, Store, StoreError
from tests.tables.log import append_at_the_end, batch, log_of
from tests.tables.test_schema import DATA, EVENTS
from tools.private_postgres import PrivatePostgres

pytestmark = pytest.mark.anyio

RECORD = FinishedGame("plum-otter-77", 1, "letterjam", 12.5, "Zoë begins.\nThe record.\n")


@pytest.fixture(params=["into sqlite", "into postgres"])
def other_place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "into sqlite":
        yield str(tmp_path / "other.db")
        return
    server: PrivatePostgres = request.getfixturevalue("postgres")
    with server.database() as url:
        yield url


@pytest.fixture
async def other(other_place: str) -> AsyncIterator[Store]:
    """An empty store for restoring."""
    store = await open_store(other_place)
    yield store
    await store.close()


async def fill(store: Store) -> None:
    for n in range(30):
        await store.append(batch(f"table-{n}", 0, "a", events=n + 1, touched=float(n)))
    await store.append(batch("table-0", 1, "b"))
    await store.keep_record(RECORD)
    await store.serve(77.5)


async def assert_filled(store: Store) -> None:
    assert await store.count() == 30
    assert await log_of(store, "table-0") == ["a", "b"]
    for n in range(1, 30):
        assert await log_of(store, f"table-{n}") == ["a"] * (n + 1)
    assert await store.acts("table-0", 10) == [("b", 2), ("a", 1)]
    assert await store.records("plum-otter-77") == [RECORD]
    assert await store.served() == 77.5


async def assert_empty(store: Store) -> None:
    assert await store.count() == 0
    assert await store.records("plum-otter-77") == []
    assert await store.served() == 0.0


@asynccontextmanager
async def playing(store: Store) -> AsyncIterator[list[str]]:
    """Plays at three tables in the background. The list collects the acknowledged acts."""
    acknowledged: list[str] = []

    async def play(table: str) -> None:
        for number in count():
            seq = await append_at_the_end(store, table, f"{number}")
            acknowledged.append(f"{table} {seq}")

    tasks = [asyncio.create_task(play(f"played-{n}")) for n in range(3)]
    try:
        yield acknowledged
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def test_a_backup_has_everything(
    store: Store, place: str, other: Store, tmp_path: Path
) -> None:
    await fill(store)
    await back_up(place, tmp_path / "backup")
    await other.restore(tmp_path / "backup")
    await assert_filled(other)
    # Play continues from the backup.
    assert await other.append(batch("table-0", 2, "b")) == Repeated(2)
    assert await other.append(batch("table-0", 2, "c")) == Appended(3)
    assert await other.expire(10.0) == 10


async def test_a_backup_is_of_one_moment_although_play_goes_on(
    store: Store, place: str, other: Store, tmp_path: Path
) -> None:
    async with playing(store) as acknowledged:
        while len(acknowledged) < 30:
            await asyncio.sleep(0)
        before = tuple(acknowledged)
        await back_up(place, tmp_path / "backup")
        after = len(acknowledged)
        while len(acknowledged) < after + 10:
            await asyncio.sleep(0)
    await other.restore(tmp_path / "backup")
    saved = set()
    for n in range(3):
        log = await log_of(other, f"played-{n}")
        assert log == (await log_of(store, f"played-{n}"))[: len(log)]
        assert {act for act, _ in await other.acts(f"played-{n}", 10**6)} == set(log)
        saved |= {f"played-{n} {seq}" for seq in range(1, len(log) + 1)}
    assert saved >= set(before)
    assert len(saved) < len(acknowledged)


async def test_a_backup_can_be_served_as_it_is(store: Store, place: str, tmp_path: Path) -> None:
    await fill(store)
    await back_up(place, tmp_path / "backup")
    served = await open_store(tmp_path / "backup")
    await assert_filled(served)
    await served.close()


async def test_a_backup_is_one_file_that_nobody_else_can_read(
    store: Store, place: str, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    await fill(store)
    await back_up(place, folder / "backup")
    assert [path.name for path in folder.iterdir()] == ["backup"]
    assert (folder / "backup").stat().st_mode & 0o777 == 0o600
    # And it can be read from a medium that cannot be written.
    with closing(sqlite3.connect(f"{(folder / 'backup').as_uri()}?immutable=1", uri=True)) as file:
        assert file.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert file.execute("SELECT count(*) FROM tables").fetchone() == (30,)


async def test_a_backup_overwrites_nothing(store: Store, place: str, tmp_path: Path) -> None:
    (tmp_path / "backup").write_text("precious")
    for path in (tmp_path / "backup", *(path for path in [Path(place)] if path.exists())):
        before = path.read_bytes()
        with pytest.raises(StoreError, match="already; a backup overwrites nothing"):
            await back_up(place, path)
        assert path.read_bytes() == before


async def test_a_backup_that_cannot_be_written_leaves_nothing(
    store: Store, place: str, tmp_path: Path
) -> None:
    with pytest.raises(StoreError, match="could not be written"):
        await back_up(place, tmp_path / "no such folder" / "backup")
    assert not (tmp_path / "no such folder").exists()


async def test_a_store_in_use_is_not_overwritten(store: Store, place: str, tmp_path: Path) -> None:
    await fill(store)
    await back_up(place, tmp_path / "backup")
    await store.append(batch("new", 0, "a"))
    with pytest.raises(StoreError, match="tables or records already; nothing was restored"):
        await store.restore(tmp_path / "backup")
    assert await store.count() == 31
    await store.restore(tmp_path / "backup", replace=True)
    await assert_filled(store)


async def test_records_alone_are_not_overwritten_either(
    store: Store, place: str, tmp_path: Path
) -> None:
    await back_up(place, tmp_path / "backup")
    await store.keep_record(RECORD)
    with pytest.raises(StoreError, match="nothing was restored"):
        await store.restore(tmp_path / "backup")
    assert await store.records("plum-otter-77") == [RECORD]


def garbage(path: Path) -> None:
    path.write_bytes(b"This is a letter to my aunt. " * 1000)


def nothing(path: Path) -> None:
    path.touch()


def another_program(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute("CREATE TABLE bookmarks (url TEXT)")


def another_version(path: Path) -> None:
    path.write_bytes((DATA / "version-1.db").read_bytes())
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA user_version = 99")


def cut_off(path: Path) -> None:
    whole = (DATA / "version-1.db").read_bytes()
    path.write_bytes(whole[: len(whole) // 2])


def overwritten_in_the_middle(path: Path) -> None:
    whole = bytearray((DATA / "version-1.db").read_bytes())
    whole[2048:3072] = b"\x00" * 1024
    path.write_bytes(whole)


def event_missing(path: Path) -> None:
    path.write_bytes((DATA / "version-1.db").read_bytes())
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("DELETE FROM events WHERE seq = 2")


def table_missing(path: Path) -> None:
    path.write_bytes((DATA / "version-1.db").read_bytes())
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("DELETE FROM tables")


def missing(path: Path) -> None:
    """There is no file at all."""


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (garbage, "is not a backup, or it is damaged: file is not a database"),
        (nothing, "cannot be restored. It is empty."),
        (another_program, "cannot be restored. This is a file of another program"),
        (another_version, "cannot be restored. .*Use a newer Parlour."),
        (cut_off, "damaged"),
        (overwritten_in_the_middle, "damaged"),
        (event_missing, "The log of its table plum-otter-77 has gaps."),
        (table_missing, "The log of its table plum-otter-77 has gaps."),
        (missing, "There is no file"),
    ],
)
async def test_a_file_that_is_not_a_complete_backup_is_refused(
    store: Store, tmp_path: Path, make: Callable[[Path], None], sentence: str
) -> None:
    await fill(store)
    path = tmp_path / "backup"
    make(path)
    with pytest.raises(StoreError, match=sentence):
        await store.restore(path, replace=True)
    await assert_filled(store)
    await store.append(batch("new", 0, "a"))


async def test_a_backup_with_a_flipped_bit_is_refused(
    store: Store, place: str, tmp_path: Path
) -> None:
    await fill(store)
    kept = tmp_path / "kept.db"
    await back_up(place, kept)
    whole = kept.read_bytes()
    places = [found.start() for found in re.finditer(b"The record|table-1|plum-otter", whole)]
    assert len(places) > 20
    into = await open_store(str(tmp_path / "into.db"))
    refused = 0
    for number, at in enumerate(places):
        damaged = bytearray(whole)
        damaged[at] ^= 1 << number % 7
        kept.write_bytes(damaged)
        try:
            await into.restore(kept, replace=True)
        except StoreError:
            refused += 1
        else:
            # The bit is in a page that is not used, or in an index.
            await assert_filled(into)
    assert refused > 20
    await into.close()


async def test_a_backup_that_was_served_for_a_while_can_be_backed_up_and_restored(
    tmp_path: Path,
) -> None:
    """Its checksum no longer holds, so it goes when the file is opened."""
    first = await open_store(str(tmp_path / "first.db"))
    await fill(first)
    await back_up(tmp_path / "first.db", tmp_path / "kept.db")
    await first.close()
    served = await open_store(str(tmp_path / "kept.db"))
    await served.append(batch("table-1", 2, "c"))
    await back_up(tmp_path / "kept.db", tmp_path / "second.db")
    await served.close()
    for number, path in enumerate(("kept.db", "second.db")):
        into = await open_store(str(tmp_path / f"into-{number}.db"))
        await into.restore(tmp_path / path)
        assert await log_of(into, "table-1") == ["a", "a", "c"]
        await into.close()


async def test_an_old_backup_is_restored_and_stays_as_it_is(other: Store) -> None:
    before = (DATA / "version-1.db").read_bytes()
    await other.restore(DATA / "version-1.db")
    assert await other.read("plum-otter-77") == EVENTS
    assert await other.served() == 0.0
    assert (DATA / "version-1.db").read_bytes() == before
    assert sorted(path.name for path in DATA.iterdir()) == ["version-1.db", "version-1.sql"]


async def test_a_restore_that_fails_restores_nothing(other: Store, tmp_path: Path) -> None:
    """The backup has many good rows and, after them, one that no store accepts."""
    path = tmp_path / "backup"
    source = await open_store(path)
    await fill(source)
    await source.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("UPDATE records SET record = CAST(x'ff' AS TEXT)")
    with pytest.raises(StoreError):
        await other.restore(path)
    await assert_empty(other)
