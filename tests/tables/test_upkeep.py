"""What the operator does to a store, on both kinds, while another process appends to it."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import asyncpg
import pytest

from parlour.rules.refusal import Refusal
from parlour.tables import service
from parlour.tables.admin import close
from parlour.tables.answers import NO_TABLE, Accepted, Answer, Seated
from parlour.tables.asks import Choose, TakeName
from parlour.tables.keys import hash_key
from parlour.tables.open_store import back_up, open_store
from parlour.tables.service import Tables
from parlour.tables.store import FinishedGame, Raced, Store
from parlour.tables.upkeep import Notice, Order, StoredTable
from parlour.tables.uptime import ServedClock
from tests.tables.log import batch, log_of

pytestmark = pytest.mark.anyio

CODE = "plum-otter-77"
LETTER_JAM = Choose(game="letterjam", rule_set="rulebook")


def record(number: int = 1, code: str = CODE, ended: float = 10.0) -> FinishedGame:
    return FinishedGame(code, number, "letterjam", ended, f"record {number}")


@pytest.fixture
async def operator(place: str, store: Store) -> AsyncIterator[Store]:
    """Another process with the same store, as `parlour admin` opens it."""
    opened = await open_store(place)
    yield opened
    await opened.close()


async def test_a_deleted_table_is_gone_with_all_that_waits_in_the_daybook(
    store: Store, operator: Store
) -> None:
    await store.append(batch(CODE, 0, "one", events=3))
    await store.append(batch("other-table-1", 0, "two"))
    await store.keep_record(record())
    assert await operator.upkeep.delete(CODE)
    for either in (store, operator):
        assert await either.read(CODE) == []
        assert await either.acts(CODE, 10) == []
        assert await either.records(CODE) == []
        assert await log_of(either, "other-table-1") == ["two"]
    # Somebody who has the table in memory cannot bring it back.
    assert await store.append(batch(CODE, 3, "late")) == Raced()
    assert not await store.keep_record(record(2))
    assert await store.read(CODE) == []
    assert await store.records(CODE) == []
    assert not await operator.upkeep.delete(CODE)
    assert not await operator.upkeep.delete("never-there-1")
    # The process that appended finds what is in its own daybook, too.
    await store.append(batch("third-table-1", 0, "three"))
    assert await store.upkeep.delete("third-table-1")
    assert await operator.read("third-table-1") == []


async def test_the_code_of_a_deleted_table_is_never_used_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = iter([CODE, "second-code-1"])
    monkeypatch.setattr(service, "new_code", lambda rng: next(codes))
    await store.append(batch(CODE, 0, "one"))
    await store.upkeep.delete(CODE)
    tables = Tables(store, ServedClock(0.0))
    made = await tables.create(LETTER_JAM, "Lisa")
    assert isinstance(made, Seated)
    assert made.code == "second-code-1"
    await tables.close()


async def test_a_table_that_is_deleted_while_people_act_stays_deleted(
    store: Store, operator: Store
) -> None:
    tables = Tables(store, ServedClock(0.0))
    made = await tables.create(LETTER_JAM, "Lisa")
    assert isinstance(made, Seated)
    live = await tables.find(made.code)
    assert live is not None
    key = hash_key(made.key)
    taken, refused = 0, asyncio.Event()

    async def act(number: int) -> None:
        nonlocal taken
        answer = await tables.ask(live, key, f"id{number}", TakeName(name=f"Lisa {number}"))
        if isinstance(answer, Accepted):
            taken += 1
        else:
            assert answer == NO_TABLE
            refused.set()

    async def act_on() -> None:
        number = 0
        while not refused.is_set():
            number += 1
            await act(number)

    acting = asyncio.create_task(act_on())
    while taken < 5:
        await asyncio.sleep(0)
    assert await operator.upkeep.delete(made.code)
    await acting
    assert await operator.read(made.code) == []
    assert await tables.find(made.code) is None
    assert [one.code for one in await operator.upkeep.tables()] == []
    await tables.close()


async def test_a_table_that_is_closed_while_people_act_takes_nothing_more(
    store: Store, operator: Store
) -> None:
    tables = Tables(store, ServedClock(0.0))
    made = await tables.create(LETTER_JAM, "Lisa")
    assert isinstance(made, Seated)
    live = await tables.find(made.code)
    assert live is not None
    key, rng = hash_key(made.key), Random(1)
    answers: list[Answer] = []

    async def act_on() -> None:
        while not answers or isinstance(answers[-1], Accepted):
            name = f"Lisa {rng.random()}"[:20]
            answers.append(await tables.ask(live, key, f"id{len(answers)}", TakeName(name=name)))

    acting = asyncio.create_task(act_on())
    while len(answers) < 5:
        await asyncio.sleep(0)
    assert await close(operator, made.code, "That is enough.")
    await acting
    assert isinstance(answers[-1], Refusal)
    assert answers[-1].sentence == "The host of this server closed this table: That is enough."
    log = [entry.event for entry in await operator.read(made.code)]
    assert log[-1] == b'{"table":"closed","reason":"That is enough."}'
    # An act that was taken before gets its answer again.
    assert await tables.ask(live, key, "id0", TakeName(name="Lisa")) == answers[0]
    joined = await tables.join(made.code, "Paul")
    assert isinstance(joined, Refusal)
    assert joined.code == "closed"
    assert await close(operator, made.code, None)
    await tables.ordered(Order(9, made.code, "changed"))
    assert isinstance(await tables.join(made.code, "Paul"), Seated)
    await tables.close()


async def test_a_rewrite_loses_against_an_append(store: Store, operator: Store) -> None:
    await store.append(batch(CODE, 0, "one"))
    [entry] = await operator.read(CODE)
    await store.append(batch(CODE, 1, "two"))
    assert not await operator.upkeep.rewrite(CODE, 1, [entry], [b'"new"'])
    assert await log_of(store, CODE) == ["one", "two"]
    assert await operator.upkeep.rewrite(CODE, 2, [type(entry)(1, b'"uno"')], [b'"new"'])
    assert await log_of(store, CODE) == ["uno", "two", "new"]
    assert await store.append(batch(CODE, 2, "late")) == Raced()
    assert not await operator.upkeep.rewrite("never-there-1", 0, [], [b'"new"'])


async def test_a_record_of_an_older_log_is_not_kept(store: Store, operator: Store) -> None:
    await store.append(batch(CODE, 0, "one"))
    before = await store.upkeep.last_order(CODE)
    await operator.upkeep.rewrite(CODE, 1, [], [b'"new"'])
    assert not await store.keep_record(record(), before)
    assert await store.records(CODE) == []
    assert await store.keep_record(record(), await store.upkeep.last_order(CODE))
    assert await store.records(CODE) == [record()]


async def test_deleted_records_are_not_written_again(store: Store, operator: Store) -> None:
    await store.append(batch(CODE, 0, "one"))
    await store.keep_record(record(1))
    await store.keep_record(record(2))
    await store.keep_record(record(1, "expired-one-1"))
    assert await operator.upkeep.tables() == [
        StoredTable("expired-one-1", 0, 0.0, 1),
        StoredTable(CODE, 1, 1.0, 2),
    ]
    assert await operator.upkeep.delete_records(CODE) == 2
    assert await operator.upkeep.delete_records(CODE) == 0
    # The server does this when it loads the table.
    await store.keep_record(record(2))
    assert await store.records(CODE) == []
    assert await store.records("expired-one-1") != []
    assert await operator.upkeep.delete_records("expired-one-1") == 1
    assert await operator.upkeep.tables() == [StoredTable(CODE, 1, 1.0, 0)]
    assert not await store.upkeep.is_spent("expired-one-1")


async def test_old_records_are_deleted_many_at_a_time(store: Store) -> None:
    for number in range(250):
        await store.keep_record(record(number, ended=5.0))
    await store.keep_record(record(250, ended=50.0))
    assert await store.upkeep.delete_old_records(20.0) == 250
    assert await store.upkeep.delete_old_records(20.0) == 0
    assert [one.number for one in await store.records(CODE)] == [250]


async def test_a_notice_replaces_the_one_before(store: Store, operator: Store) -> None:
    assert await store.upkeep.notice() is None
    await operator.upkeep.put_notice("Back at 22:30.", 100.0)
    await operator.upkeep.put_notice("Back at 23:00.", 200.0)
    assert await store.upkeep.notice() == Notice(2, "Back at 23:00.", 200.0)
    await operator.upkeep.put_notice("", 0.0)
    assert await store.upkeep.notice() is None
    assert [one.number for one in await store.upkeep.orders(1)] == [2, 3]
    assert await store.upkeep.last_order() == 3


async def test_orders_and_notice_are_in_a_backup(store: Store, place: str, tmp_path: Path) -> None:
    await store.append(batch(CODE, 0, "one"))
    await store.upkeep.delete(CODE)
    await store.upkeep.put_notice("Back soon.", 100.0)
    await back_up(place, tmp_path / "backup")
    other = await open_store(tmp_path / "other.db")
    await other.restore(tmp_path / "backup")
    assert await other.upkeep.is_spent(CODE)
    assert await other.upkeep.notice() == Notice(2, "Back soon.", 100.0)
    await other.close()


async def test_a_record_that_is_being_written_waits_for_a_deletion(postgres_url: str) -> None:
    """The deletion sees the record, or the record sees the deletion: never neither."""
    store = await open_store(postgres_url)
    other = await asyncpg.connect(postgres_url)

    async def waits(work: asyncio.Task[bool], waiting: int) -> None:
        """Returns when the work waits for a lock, as so many do then, or is done."""
        ungranted = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        while not work.done() and await other.fetchval(ungranted) < waiting:
            await asyncio.sleep(0)

    try:
        await store.append(batch(CODE, 0, "one"))
        async with other.transaction():
            await other.execute(
                "INSERT INTO parlour.records VALUES ($1, 1, 'letterjam', 0, 'a record')", CODE
            )
            deleting = asyncio.create_task(store.upkeep.delete(CODE))
            await waits(deleting, 1)
            keeping = asyncio.create_task(store.keep_record(record(2)))
            await waits(keeping, 2)
        assert await deleting
        assert not await keeping
        assert await other.fetchval("SELECT count(*) FROM parlour.records") == 0
    finally:
        await other.close()
        await store.close()
