"""Concurrent asks at one table: each is decided for its asker, whatever happened meanwhile."""

import asyncio
from random import Random

import pytest

from parlour.rules.refusal import Refusal
from parlour.tables.answers import WORN_OUT, Accepted, Answer
from parlour.tables.asks import AddBot, AnyAsk, Choose, GetUp, HandToBot, Lock, RemoveSeat, Start
from parlour.tables.codes import new_code
from parlour.tables.keys import hash_key
from parlour.tables.live_table import Live
from parlour.tables.service import Tables
from parlour.tables.store import FinishedGame, StoreError

pytestmark = pytest.mark.anyio

CHOICE = Choose(game="letterjam", rule_set="rulebook")


async def sit(tables: Tables, *names: str) -> tuple[Live, list[str]]:
    """A table with these people, and the hashes of their keys."""
    created = await tables.create(CHOICE, names[0])
    assert not isinstance(created, Refusal)
    hashes = [hash_key(created.key)]
    for name in names[1:]:
        seated = await tables.join(created.code, name)
        assert not isinstance(seated, Refusal)
        hashes.append(hash_key(seated.key))
    live = await tables.find(created.code)
    assert live is not None
    return live, hashes


async def at_once(tables: Tables, live: Live, *asks: tuple[str, AnyAsk]) -> list[Answer]:
    """Submits all these asks at once, so that they wait for the table in this order."""
    async with live.lock:
        waiting = [
            asyncio.create_task(tables.ask(live, key, f"ask-{number}", ask))
            for number, (key, ask) in enumerate(asks)
        ]
        for _ in range(3):
            await asyncio.sleep(0)
    return await asyncio.gather(*waiting)


def names(live: Live) -> list[str]:
    return [holder.name for holder in live.table.holders]


async def test_an_ask_is_decided_for_the_askers_seat_after_seats_moved_up(tables: Tables) -> None:
    live, (lisa, _, marta, _) = await sit(tables, "Lisa", "Paul", "Marta", "Ada")
    answers = await at_once(tables, live, (lisa, RemoveSeat(seat=1)), (marta, GetUp()))
    assert all(isinstance(answer, Accepted) for answer in answers)
    assert names(live) == ["Lisa", "Ada"]


async def test_an_ask_of_a_removed_person_is_refused(tables: Tables) -> None:
    live, (lisa, paul, *_) = await sit(tables, "Lisa", "Paul", "Marta")
    answers = await at_once(tables, live, (lisa, RemoveSeat(seat=1)), (paul, GetUp()))
    assert isinstance(answers[0], Accepted)
    assert isinstance(answers[1], Refusal)
    assert answers[1].code == "wrong-key"
    assert names(live) == ["Lisa", "Marta"]


async def test_a_start_and_a_leave_come_one_after_the_other(tables: Tables) -> None:
    live, (lisa, paul, _) = await sit(tables, "Lisa", "Paul", "Marta")
    assert all(
        isinstance(answer, Accepted)
        for answer in await at_once(tables, live, (lisa, Start()), (paul, GetUp()))
    )
    # The game had begun, so a bot plays on in Paul's seat.
    assert names(live) == ["Lisa", "Paul", "Marta"]
    assert live.table.holders[1].mind == "regular"

    live, (lisa, paul, _) = await sit(tables, "Lisa", "Paul", "Marta")
    await at_once(tables, live, (paul, GetUp()), (lisa, Start()))
    assert names(live) == ["Lisa", "Marta"]
    assert live.table.play is not None
    assert [person.name for person in live.table.play.state.company.persons] == ["Lisa", "Marta"]


async def test_two_people_can_use_the_same_ask_id(tables: Tables) -> None:
    live, (lisa, _, marta) = await sit(tables, "Lisa", "Paul", "Marta")
    assert isinstance(await tables.ask(live, lisa, "1", RemoveSeat(seat=1)), Accepted)
    # Marta sits in seat 1 now, and after Lisa leaves in seat 0.
    assert isinstance(await tables.ask(live, lisa, "2", GetUp()), Accepted)
    answer = await tables.ask(live, marta, "1", Lock(locked=True))
    assert answer == Accepted(live.table.seq)
    assert live.table.locked


async def test_a_bot_can_act_only_while_it_plays_the_seat(tables: Tables) -> None:
    live, (lisa, _) = await sit(tables, "Lisa", "Paul")
    assert isinstance(await tables.ask(live, lisa, "1", Start()), Accepted)
    seq = live.table.seq
    refused = await tables.act_for_bot(live, 1, seq, b'{"act": "say-feeling", "sure": true}')
    assert isinstance(refused, Refusal)
    assert live.table.seq == seq
    assert isinstance(await tables.ask(live, lisa, "2", HandToBot(seat=1)), Accepted)
    seq = live.table.seq
    taken = await tables.act_for_bot(live, 1, seq, b'{"act": "say-feeling", "sure": true}')
    assert isinstance(taken, Accepted)
    # Another process may choose for the same seat, too.
    again = await tables.act_for_bot(live, 1, seq, b'{"act": "say-feeling", "sure": false}')
    assert again == taken


async def test_a_person_cannot_use_up_the_ids_of_bots(tables: Tables) -> None:
    live, (lisa, paul) = await sit(tables, "Lisa", "Paul")
    await tables.ask(live, lisa, "1", Start())
    for number in range(live.table.seq, live.table.seq + 5):
        for ask_id in (f"bot:1:{number}", f"1:bot:{number}", f"bot:{number}"):
            await tables.ask(live, paul, ask_id, Lock(locked=True))
    await tables.ask(live, paul, "2", HandToBot(seat=1))
    seq = live.table.seq
    taken = await tables.act_for_bot(live, 1, seq, b'{"act": "say-feeling", "sure": true}')
    assert taken == Accepted(seq + 1)


async def test_a_code_that_old_records_have_is_not_given_again(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tables.store.keep_record(FinishedGame("old-code-1", 1, "letterjam", 0.0, "a record"))
    codes = iter(["old-code-1", "new-code-1"])
    monkeypatch.setattr("parlour.tables.service.new_code", lambda rng: next(codes))
    created = await tables.create(CHOICE, "Lisa")
    assert not isinstance(created, Refusal)
    assert created.code == "new-code-1"


async def test_a_code_in_use_is_not_given_again(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, _ = await sit(tables, "Lisa")
    codes = iter([live.code, live.code, "new-code-1"])
    monkeypatch.setattr("parlour.tables.service.new_code", lambda rng: next(codes))
    created = await tables.create(CHOICE, "Paul")
    assert not isinstance(created, Refusal)
    assert created.code == "new-code-1"
    assert names(live) == ["Lisa"]


async def test_without_a_store_nothing_is_decided(tables: Tables) -> None:
    live, (lisa,) = await sit(tables, "Lisa")
    await tables.store.close()
    answers: list[object] = [
        await tables.create(CHOICE, "Paul"),
        await tables.join(live.code, "Paul"),
        await tables.join("plum-otter-77", "Paul"),
        await tables.claim("plum-otter-77", "x", None),
        await tables.give_pass(live, lisa, 0),
        await tables.ask(live, lisa, "1", AddBot(mind="regular")),
    ]
    for answer in answers:
        assert isinstance(answer, Refusal)
        assert answer.kind == "unavailable"
    assert names(live) == ["Lisa"]
    with pytest.raises(StoreError):
        await tables.find("plum-otter-77")


async def test_a_table_does_not_grow_without_end(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.tables.submit.MOST_EVENTS", 5)
    live, (lisa,) = await sit(tables, "Lisa")
    answers = [
        await tables.ask(live, lisa, str(number), Lock(locked=number % 2 == 1))
        for number in range(10)
    ]
    assert answers[:3] == [Accepted(3), Accepted(4), Accepted(5)]
    assert answers[3:] == [WORN_OUT] * 7
    assert await tables.join(live.code, "Paul") == WORN_OUT
    assert len(await tables.store.read(live.code)) == 5
    # An ask that was taken before still gets its answer.
    assert await tables.ask(live, lisa, "0", Lock(locked=False)) == Accepted(3)


def test_codes_are_many() -> None:
    rng = Random(1)
    assert len({new_code(rng) for _ in range(5000)}) > 4980


async def test_idle_tables_are_dropped_from_the_cache(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.tables.service.IDLE_TABLES", 3)
    first, _ = await sit(tables, "Lisa")
    first.listeners.add(lambda only: None)
    others = [(await sit(tables, "Lisa"))[0] for _ in range(10)]
    assert len(tables) <= 1 + 3 + 1
    # Somebody is at the first one, so it stays; the others are read again when they are wanted.
    assert await tables.find(first.code) is first
    again = await tables.find(others[0].code)
    assert again is not None
    assert again is not others[0]
    assert again.table == others[0].table


async def test_asking_about_an_ask_waits_for_the_decision_under_way(tables: Tables) -> None:
    live, (lisa,) = await sit(tables, "Lisa")
    async with live.lock:
        asking = asyncio.create_task(tables.ask(live, lisa, "a", Lock(locked=True)))
        await asyncio.sleep(0)
        asked = asyncio.create_task(tables.taken(live, lisa, "a"))
        for _ in range(3):
            await asyncio.sleep(0)
        assert not asked.done()
    assert await asked == await asking
    assert isinstance(await asking, Accepted)
