"""The daybook: rows that wait in it behave like rows that are flushed into the tables."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from parlour.tables.daybook import MOST_UNFLUSHED
from parlour.tables.open_store import back_up
from parlour.tables.sqlite import SqliteStore
from parlour.tables.store import (
    DAY,
    Appended,
    Checkpoint,
    LogEntry,
    Outcome,
    Raced,
    Repeated,
    Store,
    StoreError,
    no_checkpoint,
)
from tests.tables.log import acted, append_at_the_end, assert_unbroken, batch, log_of
from tests.tables.test_durability import assert_true, killed_writer

pytestmark = pytest.mark.anyio

ACTS = "abcd"
A_FEW_ACTS = 200
"""The number of characters of a few acts."""
SECONDS_UNTIL_A_TEST_FAILS = 30


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "daybook.db"


@asynccontextmanager
async def opened(
    path: Path, most_unflushed: int = MOST_UNFLUSHED, checkpoint: Checkpoint = no_checkpoint
) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path, checkpoint, most_unflushed)
    async with asyncio.timeout(SECONDS_UNTIL_A_TEST_FAILS):
        yield store
        await store.close()


def in_file(path: Path, sql: str) -> list[Any]:
    """Runs a statement on the file, as another program would."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        return file.execute(sql).fetchall()


def waiting(path: Path) -> int:
    """How many commits wait in the daybook."""
    return int(in_file(path, "SELECT count(*) FROM daybook")[0][0])


async def flush(store: Store) -> None:
    """Flushes the daybook: expiry does so, and nothing here is old enough to expire."""
    assert await store.expire(0.0) == 0


@pytest.fixture(params=range(len(ACTS) + 1))
async def part_flushed(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[SqliteStore]:
    """Appends four acts at two tables, and to the log of a day, which never waits. Flushes the
    first few of them; the others wait."""
    async with opened(path) as store:
        for number, act in enumerate(ACTS):
            for table in ("first", "second", f"{DAY}third"):
                await store.append(batch(table, 2 * number, act, events=2, touched=10.0 + number))
            if number + 1 == request.param:
                await flush(store)
        assert waiting(path) == 2 * (len(ACTS) - request.param)
        yield store


# Reading


async def test_events_are_read_from_the_daybook_and_the_tables(part_flushed: Store) -> None:
    entries = [LogEntry(n + 1, f'"{ACTS[n // 2]}"'.encode()) for n in range(8)]
    for after in range(9):
        assert await part_flushed.read("first", after) == entries[after:]
    assert await part_flushed.read("third") == []
    assert await part_flushed.read("firs") == []
    assert await part_flushed.read(f"{DAY}third", 5) == entries[5:]
    assert await part_flushed.taken(f"{DAY}third", "b") == 4
    assert await part_flushed.append(batch(f"{DAY}third", 8, "b")) == Repeated(4)
    assert await part_flushed.append(batch(f"{DAY}third", 7, "e")) == Raced()
    assert await part_flushed.append(batch(f"{DAY}third", 8, "e")) == Appended(9)


async def test_a_log_that_an_older_version_wrote_into_the_daybook_is_read(path: Path) -> None:
    log = f"{DAY}third"
    async with opened(path) as store:
        await store.append(batch(log, 0, "a", touched=10.0))
    with closing(sqlite3.connect(path)) as file, file:
        rows = (f'[["{log}",2,11.0]]', f'[["{log}","b",2]]', f'[["{log}",2,"\\"b\\""]]')
        file.execute("INSERT INTO daybook (tables, acts, events) VALUES (?, ?, ?)", rows)
        file.execute("PRAGMA user_version = 4")
    async with opened(path) as store:
        assert waiting(path) == 0
        assert [entry.seq for entry in await store.read(log)] == [1, 2]
        assert await store.taken(log, "b") == 2
        assert await store.append(batch(log, 2, "b")) == Repeated(2)
        assert await store.append(batch(log, 2, "c")) == Appended(3)


async def test_acts_are_found_in_the_daybook_and_the_tables(part_flushed: Store) -> None:
    for last in range(1, 6):
        expected = [("d", 8), ("c", 6), ("b", 4), ("a", 2)][:last]
        assert await part_flushed.acts("first", last) == expected
    for number, act in enumerate(ACTS):
        assert await part_flushed.taken("first", act) == 2 * number + 2
    assert await part_flushed.taken("first", "e") is None
    assert await part_flushed.taken("third", "a") is None


async def test_tables_in_the_daybook_and_the_tables_are_counted_once(part_flushed: Store) -> None:
    assert await part_flushed.count() == 2


async def test_a_code_with_special_characters_is_found(path: Path) -> None:
    async with opened(path) as store:
        codes = ('"', "\\", "é", "\n", "'", "\x7f", "😀", "%", "")
        for code in codes:
            await store.append(batch(code, 0, code))
        assert waiting(path) > 0
        for code in codes:
            assert await store.acts(code, 10) == [(code, 1)]
            assert len(await store.read(code)) == 1


# Writing


async def test_appending_finds_the_end_of_a_log_in_the_daybook_and_the_tables(
    part_flushed: Store,
) -> None:
    for after in (0, 2, 4, 6, 7, 9):
        assert await part_flushed.append(batch("first", after, "e")) == Raced()
    assert await part_flushed.append(batch("first", 8, "e")) == Appended(9)


async def test_a_repeated_act_is_found_in_the_daybook_and_the_tables(part_flushed: Store) -> None:
    for number, act in enumerate(ACTS):
        assert await part_flushed.append(batch("first", 8, act)) == Repeated(2 * number + 2)
    assert len(await part_flushed.read("first")) == 8


async def test_expiry_uses_the_last_touch_in_the_daybook_and_the_tables(
    part_flushed: Store,
) -> None:
    await part_flushed.append(batch("first", 8, "e", touched=20.0))
    assert await part_flushed.expire(20.0) == 2
    assert await log_of(part_flushed, "first") == [*"aabbccdd", "e"]
    assert await part_flushed.read("second") == []
    assert await part_flushed.append(batch("second", 0, "a")) == Appended(1)
    assert await log_of(part_flushed, "second") == ["a"]


# Flushing


async def test_a_daybook_that_is_long_enough_is_flushed(path: Path) -> None:
    async with opened(path, A_FEW_ACTS) as store:
        for number in range(20):
            await store.append(batch("first", number, f"{number}"))
        await store.ready()  # the writer does this after the last flush
        assert waiting(path) < 10
        assert in_file(path, "SELECT count(*) FROM events")[0][0] > 10
        assert await log_of(store, "first") == [f"{number}" for number in range(20)]


async def test_the_checkpoint_is_called_when_the_daybook_is_flushed(path: Path) -> None:
    points: list[str] = []
    async with opened(path, 1, points.append) as store:
        await store.append(batch("first", 0, "a"))
    commit = ["before-commit", "inside-commit", "after-commit"]
    assert points == [*commit, "inside-flush", "after-flush"]


async def test_a_reader_misses_nothing_while_the_daybook_is_flushed(path: Path) -> None:
    tables, acts = ("first", "second", "third"), 60

    async def play(store: Store, table: str) -> None:
        for number in range(acts):
            assert await store.append(batch(table, number, f"{number}")) == Appended(number + 1)
            seen[table] = number + 1

    async def look(store: Store, table: str) -> None:
        while seen[table] < acts:
            acknowledged = seen[table]
            entries = await store.read(table)
            assert_unbroken(entries)
            assert len(entries) >= acknowledged
            assert [acted(entry) for entry in entries] == [f"{n}" for n in range(len(entries))]
            taken = await store.acts(table, acts)
            assert taken == [(f"{n}", n + 1) for n in reversed(range(len(taken)))]
            assert len(taken) >= acknowledged

    seen = dict.fromkeys(tables, 0)
    async with opened(path, A_FEW_ACTS) as store:
        await asyncio.gather(*(do(store, table) for table in tables for do in (play, look)))


async def test_the_daybook_of_a_killed_process_is_read(path: Path) -> None:
    acknowledged = killed_writer(str(path), "one", 100)
    assert waiting(path) > 0
    async with opened(path) as store:
        await assert_true(store, acknowledged)
        for table in ("first", "second", "third"):
            await append_at_the_end(store, table, "after")
        await assert_true(store, acknowledged)
        # The first of these flushed the old daybook, because the cache was empty.
        assert waiting(path) == 3


async def test_a_failed_flush_is_retried_later(path: Path) -> None:
    """Acts are still acknowledged, and the flush is not retried after each of them."""
    async with opened(path):
        pass
    in_file(
        path,
        "CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(ROLLBACK, 'full'); END",
    )
    points: list[str] = []
    async with opened(path, A_FEW_ACTS, points.append) as store:
        for number in range(20):
            assert await store.append(batch("first", number, f"{number}")) == Appended(number + 1)
        assert await store.append(batch("first", 20, "0")) == Repeated(1)
        assert await log_of(store, "first") == [f"{number}" for number in range(20)]
        assert waiting(path) == 20
        assert 2 <= points.count("after-flush") <= 10
        with pytest.raises(StoreError, match="full"):
            await store.expire(1e12)

        in_file(path, "DROP TRIGGER full")
        await store.append(batch("first", 20, "20"))
        assert waiting(path) <= 1
        assert await log_of(store, "first") == [f"{number}" for number in range(21)]


class Liar(sqlite3.Connection):
    """A connection that can report an error for a commit that succeeded."""

    lies = False

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        cursor = super().execute(sql, *values)
        if self.lies and not self.in_transaction:
            raise sqlite3.OperationalError("disk I/O error")
        return cursor


async def test_an_act_whose_commit_reported_an_error_happens_once(path: Path) -> None:
    async with opened(path):
        pass
    writing, reading = (
        sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Liar)
        for _ in range(2)
    )
    store = SqliteStore(path, no_checkpoint, writing, reading, MOST_UNFLUSHED)
    await store.append(batch("first", 0, "a"))
    writing.lies = True
    with pytest.raises(StoreError, match="could not be saved: disk I/O error"):
        await store.append(batch("first", 1, "b"))
    writing.lies = False
    assert await store.append(batch("first", 1, "b")) == Repeated(2)
    assert await log_of(store, "first") == ["a", "b"]
    await store.close()


async def test_a_commit_of_appends_is_one_statement(path: Path) -> None:
    """Also the first one at a table, and several at once; all are found behind the others."""
    async with opened(path):
        pass
    ran: list[str] = []
    writing, reading = (
        sqlite3.connect(path, isolation_level=None, check_same_thread=False) for _ in range(2)
    )
    store = SqliteStore(path, no_checkpoint, writing, reading, MOST_UNFLUSHED)
    # The first commit finds out what is in the daybook.
    await store.append(batch("first", 0, "a"))
    writing.set_trace_callback(ran.append)
    await store.append(batch("first", 1, "b"))
    await store.append(batch("second", 0, "a"))
    every = (batch("first", 2, "c"), batch("third", 0, "a"), batch("first", 3, "d", events=2))
    outcomes = await asyncio.gather(*map(store.append, every))
    statements = [sql for sql in ran if "data_version" not in sql or "INSERT" in sql]
    assert [sql.split()[:3] for sql in statements] == [["INSERT", "INTO", "daybook"]] * 3
    assert outcomes == [Appended(3), Appended(1), Appended(5)]
    assert await log_of(store, "first") == [*"abcdd"]
    assert await log_of(store, "third") == ["a"]
    assert await store.acts("first", 10) == [("d", 5), ("c", 3), ("b", 2), ("a", 1)]
    await store.close()


class Noting(sqlite3.Connection):
    """A connection that notes what is asked of it."""

    asked: list[str]

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        self.asked.append(" ".join(sql.split()[:3]))
        return super().execute(sql, *values)


async def test_a_flush_is_one_statement_and_so_is_the_commit_after_it(path: Path) -> None:
    async with opened(path):
        pass
    Noting.asked = []
    writing, reading = (
        sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Noting)
        for _ in range(2)
    )
    store = SqliteStore(path, no_checkpoint, writing, reading, A_FEW_ACTS)
    await store.append(batch("first", 0, "a"))
    Noting.asked.clear()
    for number in range(1, 20):
        assert await store.append(batch("first", number, f"{number}")) == Appended(number + 1)
    await store.close()
    flushes = Noting.asked.count("INSERT INTO flushing")
    assert 2 <= flushes <= 10
    assert Noting.asked.count("INSERT INTO daybook") == 19
    assert len(Noting.asked) == 19 + flushes
    assert in_file(path, "SELECT count(*) FROM events")[0][0] > 10


async def test_one_raced_append_does_not_hold_up_the_others(path: Path) -> None:
    async with opened(path) as store:
        await store.append(batch("first", 0, "a"))
        every = (
            *(batch("first", 1, "b"), batch("first", 1, "c"), batch("first", 0, "a")),
            *(batch("second", 3, "a"), batch("third", 0, "a"), batch("first", 2, "b")),
        )
        outcomes = await asyncio.gather(*map(store.append, every))
        assert outcomes == [Appended(2), Raced(), Repeated(1), Raced(), Appended(1), Repeated(2)]
        assert await log_of(store, "first") == [*"ab"]
        assert await log_of(store, "second") == []


# Other processes


async def test_a_daybook_filled_by_another_process_is_flushed_before_an_append(
    path: Path,
) -> None:
    async with opened(path) as one, opened(path) as other:
        assert await one.append(batch("first", 0, "a")) == Appended(1)
        assert await other.append(batch("first", 0, "b")) == Raced()
        assert await other.append(batch("first", 1, "b")) == Appended(2)
        # The first store's cache has a row of the same number, which is not there any more.
        assert await one.append(batch("first", 1, "c")) == Raced()
        assert await one.append(batch("first", 2, "b")) == Repeated(2)
        assert await other.expire(1e12) == 1
        assert await one.append(batch("first", 0, "a")) == Appended(1)
        for store in (one, other):
            assert await log_of(store, "first") == ["a"]


# Backups


async def test_a_backup_is_flushed_and_the_file_is_not_changed(
    part_flushed: Store, path: Path, tmp_path: Path
) -> None:
    before = waiting(path)
    await back_up(path, tmp_path / "backup")
    assert waiting(path) == before
    assert waiting(tmp_path / "backup") == 0
    for table, rows in (("events", 24), ("acts", 12), ("tables", 3)):
        assert in_file(tmp_path / "backup", f"SELECT count(*) FROM {table}") == [(rows,)]


async def test_a_file_with_a_filled_daybook_can_be_restored(
    store: Store, part_flushed: Store, path: Path, tmp_path: Path
) -> None:
    """A backup can be served, and its server can be killed."""
    await part_flushed.close()
    before = path.read_bytes()
    await store.restore(path, replace=True)
    assert path.read_bytes() == before
    assert await store.count() == 2
    assert await log_of(store, "first") == [*"aabbccdd"]
    assert await store.acts("second", 10) == [("d", 8), ("c", 6), ("b", 4), ("a", 2)]


async def test_a_filled_daybook_is_replaced_only_on_request(path: Path, tmp_path: Path) -> None:
    async with opened(tmp_path / "other.db") as other:
        await other.append(batch("second", 0, "b"))
        await back_up(other.path, tmp_path / "backup")
    async with opened(path) as store:
        await store.append(batch("first", 0, "a"))
        assert waiting(path) == 1
        with pytest.raises(StoreError, match="nothing was restored"):
            await store.restore(tmp_path / "backup")
        assert await log_of(store, "first") == ["a"]
        await store.append(batch("first", 1, "b"))
        await store.restore(tmp_path / "backup", replace=True)
        assert await store.read("first") == []
        assert await log_of(store, "second") == ["b"]
        assert await store.append(batch("first", 0, "a")) == Appended(1)


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ("DELETE FROM daybook WHERE number = 2", "The log of its table first has gaps."),
        ("UPDATE daybook SET events = '[' WHERE number = 2", "damaged"),
        ("UPDATE daybook SET events = (SELECT events FROM daybook)", "damaged"),
    ],
)
async def test_a_file_with_a_damaged_daybook_is_not_restored(
    store: Store, tmp_path: Path, damage: str, sentence: str
) -> None:
    async with opened(tmp_path / "backup") as source:
        for number, act in enumerate(ACTS):
            await source.append(batch("first", number, act))
    in_file(tmp_path / "backup", damage)
    with pytest.raises(StoreError, match=sentence):
        await store.restore(tmp_path / "backup")
    assert await store.count() == 0


# Committing


async def test_appends_of_one_turn_of_the_loop_are_committed_together(path: Path) -> None:
    commits: list[str] = []
    begun = Event()

    def checkpoint(name: str) -> None:
        commits.append(name)
        begun.set()

    async def append_after_a_while(store: Store) -> Outcome:
        # Blocks the event loop: the writer thread has all the time it needs to begin without us.
        assert not begun.wait(0.1)
        return await store.append(batch("second", 0, "a"))

    async with opened(path, checkpoint=checkpoint) as store:
        appends = [store.append(batch("first", 0, "a")), append_after_a_while(store)]
        assert await asyncio.gather(*appends) == [Appended(1)] * 2
    assert commits.count("before-commit") == 1


async def test_an_append_of_the_moment_in_which_the_store_closes_is_written(path: Path) -> None:
    async with opened(path) as store:
        append = asyncio.ensure_future(store.append(batch("first", 0, "a")))
        await asyncio.sleep(0)
        await store.close()
        assert await append == Appended(1)
    async with opened(path) as again:
        assert await log_of(again, "first") == ["a"]
