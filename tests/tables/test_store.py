"""The promises of every store, tested on both kinds."""

import asyncio
from collections import Counter

import pytest

from parlour.tables.open_store import open_store
from parlour.tables.store import (
    Appended,
    Batch,
    FinishedGame,
    LogEntry,
    Outcome,
    Raced,
    Repeated,
    Store,
    StoreError,
)
from tests.tables import writer
from tests.tables.log import append_at_the_end, assert_unbroken, batch, log_of

pytestmark = pytest.mark.anyio

UNWRITABLE = "\ud800"  # half a character: no database takes it


def finished(number: int = 1, record: str = "the record") -> FinishedGame:
    return FinishedGame("plum-otter-77", number, "letterjam", 12.5, record)


# Appending


async def test_events_are_read_in_the_order_they_were_appended(store: Store) -> None:
    events = (b'{"first": 1}', b'{"second": "\xc3\xa9"}')
    assert await store.append(Batch("plum-otter-77", 0, events)) == Appended(2)
    assert await store.append(Batch("plum-otter-77", 2, (b"third",))) == Appended(3)
    expected = [LogEntry(1, events[0]), LogEntry(2, events[1]), LogEntry(3, b"third")]
    assert await store.read("plum-otter-77") == expected
    assert await store.read("plum-otter-77", after=1) == expected[1:]
    assert await store.read("plum-otter-77", after=3) == []


async def test_a_missing_table_has_no_events(store: Store) -> None:
    assert await store.read("plum-otter-77") == []
    assert await store.acts("plum-otter-77", 10) == []
    assert await store.count() == 0


async def test_tables_are_apart(store: Store) -> None:
    await store.append(batch("first", 0, "a", events=2))
    await store.append(batch("second", 0, "b"))
    assert await log_of(store, "first") == ["a", "a"]
    assert await log_of(store, "second") == ["b"]
    assert await store.count() == 2


@pytest.mark.parametrize("after", [0, 1, 3])
async def test_an_append_behind_a_wrong_number_loses(store: Store, after: int) -> None:
    await store.append(batch("first", 0, "a", events=2))
    assert await store.append(batch("first", after, "b")) == Raced()
    assert await log_of(store, "first") == ["a", "a"]
    assert await store.acts("first", 10) == [("a", 2)]


async def test_a_new_table_begins_at_its_beginning(store: Store) -> None:
    assert await store.append(batch("first", 1, "a")) == Raced()
    assert await store.count() == 0


async def test_an_act_sent_twice_happens_once(store: Store) -> None:
    await store.append(batch("first", 0, "a", events=2))
    await store.append(batch("first", 2, "b"))
    for after in (0, 2, 3):
        assert await store.append(batch("first", after, "a", events=2)) == Repeated(2)
    assert await log_of(store, "first") == ["a", "a", "b"]


async def test_the_same_act_id_at_another_table_is_another_act(store: Store) -> None:
    await store.append(batch("first", 0, "a"))
    assert await store.append(batch("second", 0, "a")) == Appended(1)


async def test_events_without_an_act_are_appended_each_time(store: Store) -> None:
    assert await store.append(Batch("first", 0, (b"1",))) == Appended(1)
    assert await store.append(Batch("first", 1, (b"1",))) == Appended(2)
    assert await store.acts("first", 10) == []


async def test_an_act_may_change_nothing_and_is_still_known(store: Store) -> None:
    await store.append(batch("first", 0, "a"))
    assert await store.append(batch("first", 1, "b", events=0)) == Appended(1)
    assert await store.append(batch("first", 1, "b", events=0)) == Repeated(1)


async def test_the_last_acts_are_known(store: Store) -> None:
    for number, act in enumerate("abcd"):
        await store.append(batch("first", number, act))
    assert await store.acts("first", 2) == [("d", 4), ("c", 3)]
    assert await store.taken("first", "b") == 2
    assert await store.taken("first", "e") is None
    assert await store.taken("second", "b") is None


# Many at once


async def test_of_many_writers_at_one_place_exactly_one_wins(store: Store) -> None:
    await store.append(batch("first", 0, "before"))
    outcomes = await asyncio.gather(*(store.append(batch("first", 1, f"{n}")) for n in range(50)))
    assert Counter(map(type, outcomes)) == {Appended: 1, Raced: 49}
    winner = next(n for n, outcome in enumerate(outcomes) if outcome == Appended(2))
    assert await log_of(store, "first") == ["before", f"{winner}"]


async def test_two_stores_at_one_place_race_and_neither_overwrites(place: str) -> None:
    stores = [await open_store(place) for _ in range(2)]
    seqs = await asyncio.gather(
        *(
            append_at_the_end(store, table, f"{who}-{number}")
            for number in range(10)
            for table in ("first", "second")
            for who, store in enumerate(stores)
        )
    )
    for table in ("first", "second"):
        assert Counter(await log_of(stores[0], table)) == {
            f"{who}-{number}": 1 for number in range(10) for who in range(2)
        }
    assert Counter(seqs) == dict.fromkeys(range(1, 21), 2)
    for store in stores:
        await store.close()


async def test_the_same_act_sent_to_two_stores_at_once_happens_once(place: str) -> None:
    stores = [await open_store(place) for _ in range(2)]
    for number in range(20):
        same = batch("first", number, f"{number}")
        outcomes: list[Outcome] = await asyncio.gather(*(store.append(same) for store in stores))
        assert Counter(outcomes) == {Appended(number + 1): 1, Repeated(number + 1): 1}
    assert await log_of(stores[0], "first") == [f"{number}" for number in range(20)]
    for store in stores:
        await store.close()


async def test_two_processes_race_and_every_acknowledged_number_is_true(
    place: str, store: Store
) -> None:
    with writer.started(place, "one", "20") as one, writer.started(place, "two", "20") as two:
        processes = (one, two)
        for process in processes:
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()
        acknowledged = [line for one in processes for line in one.communicate()[0].splitlines()]
    assert [process.returncode for process in processes] == [0, 0]
    logs = {table: await log_of(store, table) for table in writer.TABLES}
    truth = [
        f"{table} {seq} {act}" for table, log in logs.items() for seq, act in enumerate(log, 1)
    ]
    assert sorted(truth) == sorted(acknowledged)
    assert len(truth) == 2 * 20 * len(writer.TABLES)


@pytest.mark.parametrize(
    "bad", [Batch("bad", 0, (b"1",), UNWRITABLE), Batch(UNWRITABLE, 0, (b"1",), "a")]
)
async def test_appends_of_one_group_do_not_fail_with_the_one_at_fault(
    store: Store, bad: Batch
) -> None:
    batches = [batch("first", 0, "a"), bad, batch("second", 0, "a")]
    outcomes = await asyncio.gather(*map(store.append, batches), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Appended, StoreError, Appended]
    assert await store.count() == 2
    assert await store.append(batch("third", 0, "a")) == Appended(1)


async def test_a_cancelled_append_does_not_fail_the_others(store: Store) -> None:
    gone = asyncio.ensure_future(store.append(batch("first", 0, "a")))
    await asyncio.sleep(0)
    gone.cancel()
    assert await append_at_the_end(store, "first", "b") in (1, 2)
    assert_unbroken(await store.read("first"))


# Durability


async def test_a_store_opened_anew_has_everything_acknowledged(place: str) -> None:
    first = await open_store(place)
    await asyncio.gather(*(first.append(batch(f"table-{n}", 0, "a", 3)) for n in range(100)))
    await first.keep_record(finished())
    await first.serve(42.0)
    # The first store is not closed: an acknowledged act is durable without that.
    second = await open_store(place)
    assert await second.count() == 100
    for n in range(100):
        assert await log_of(second, f"table-{n}") == ["a"] * 3
        assert await second.acts(f"table-{n}", 10) == [("a", 3)]
    assert await second.records("plum-otter-77") == [finished()]
    assert await second.served() == 42.0
    await second.close()
    await first.close()


async def test_writes_submitted_before_closing_are_done(place: str) -> None:
    store = await open_store(place)
    asked = [asyncio.ensure_future(store.append(batch(f"t-{n}", 0, "a"))) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*asked) == [Appended(1)] * 50
    again = await open_store(place)
    assert await again.count() == 50
    await again.close()


async def test_a_closed_store_says_so(place: str) -> None:
    store = await open_store(place)
    await store.close()
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.append(batch("first", 0, "a"))
    with pytest.raises(StoreError, match="closed"):
        await store.read("first")


async def test_a_store_is_ready(store: Store) -> None:
    await store.ready()


async def test_the_checkpoint_is_called_at_each_point_of_a_commit(place: str) -> None:
    points: list[str] = []
    store = await open_store(place, points.append)
    await store.append(batch("first", 0, "a"))
    assert points == ["before-commit", "inside-commit", "after-commit"]
    await store.close()


# Records, expiry, served time


async def test_a_record_is_kept_once(store: Store) -> None:
    await store.keep_record(finished(2))
    await store.keep_record(finished(1))
    await store.keep_record(finished(1, "another text"))
    assert await store.records("plum-otter-77") == [finished(1), finished(2)]
    assert await store.records("another-table-1") == []


async def test_untouched_tables_expire_and_leave_their_records(store: Store) -> None:
    await store.append(batch("old", 0, "a", touched=10.0))
    await store.append(batch("kept-alive", 0, "a", touched=10.0))
    await store.append(batch("kept-alive", 1, "b", touched=30.0))
    await store.append(batch("new", 0, "a", touched=20.0))
    await store.keep_record(FinishedGame("old", 1, "letterjam", 10.0, "the record"))

    assert await store.expire(20.0) == 1
    assert await store.expire(20.0) == 0

    assert await store.count() == 2
    assert await log_of(store, "old") == []
    assert await store.acts("old", 10) == []
    assert len(await store.records("old")) == 1
    assert await log_of(store, "kept-alive") == ["a", "b"]
    assert await log_of(store, "new") == ["a"]


async def test_an_expired_code_can_be_used_again(store: Store) -> None:
    await store.append(batch("first", 0, "a", events=3, touched=10.0))
    await store.expire(20.0)
    assert await store.append(batch("first", 3, "b")) == Raced()
    assert await store.append(batch("first", 0, "a")) == Appended(1)
    assert await log_of(store, "first") == ["a"]


async def test_more_tables_expire_than_one_commit_takes(store: Store) -> None:
    await asyncio.gather(*(store.append(batch(f"t-{n}", 0, "a", touched=1.0)) for n in range(450)))
    await store.append(batch("new", 0, "a", touched=3.0))
    assert await store.expire(2.0) == 450
    assert await store.count() == 1


async def test_served_time_never_runs_backwards(store: Store) -> None:
    assert await store.served() == 0.0
    await store.serve(10.5)
    await store.serve(3.0)
    assert await store.served() == 10.5
    await store.ready()
    assert await store.served() == 10.5
