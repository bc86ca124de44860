"""A store that fails in the middle of a write: its outcome is unknown until the log can be read."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from parlour.lab.random_play import RandomPlayer
from parlour.rules.registry import GAMES
from parlour.rules.seat import Seat
from parlour.tables.answers import NOT_SAVED, Accepted, Seated
from parlour.tables.asks import Choose, Lock, PlayAct, Start
from parlour.tables.keys import hash_key
from parlour.tables.live_table import Live
from parlour.tables.service import Tables
from parlour.tables.sqlite import SqliteStore
from parlour.tables.store import Batch, FinishedGame, Outcome, StoreError
from tests.crash.evening import SECONDS_UNTIL_A_TEST_FAILS

pytestmark = pytest.mark.anyio


class ShakyStore(SqliteStore):
    """A store that loses its answers, or has no room for records, on request."""

    loses_answers = False
    has_room = True
    records_written = 0

    async def append(self, batch: Batch) -> Outcome:
        outcome = await super().append(batch)
        if self.loses_answers:
            raise StoreError("The answer was lost.")
        return outcome

    async def keep_record(self, finished: FinishedGame, order: int = 0) -> bool:
        if not self.has_room:
            raise StoreError("The disk is full.")
        self.records_written += 1
        return await super().keep_record(finished, order)


class Evening:
    """A table of Quiddler with two persons, over a shaky store."""

    def __init__(self, store: ShakyStore, tables: Tables, live: Live, keys: list[str]) -> None:
        self.store = store
        self.tables = tables
        self.live = live
        self.keys = keys

    async def play_to_the_end(self) -> None:
        game, rng, number = GAMES["quiddler"], Random(1), 0
        player = RandomPlayer(game, rng)
        while self.live.table.playing:
            assert self.live.table.play is not None
            actor, act = player.pick(self.live.table.play.state)
            ask = PlayAct(act=msgspec.Raw(msgspec.json.encode(act)))
            if isinstance(actor, int):
                await self.tables.ask(self.live, self.keys[actor], f"{number}", ask)
                number += 1

    async def records(self) -> list[int]:
        return [kept.number for kept in await self.store.records(self.live.code)]


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    store = await ShakyStore.open(tmp_path / "tables.db")
    assert isinstance(store, ShakyStore)
    tables = await Tables.open(store)
    choice = Choose(game="quiddler", rule_set="manual", changes={"hands": 1})
    host = await tables.create(choice, "Lisa")
    assert isinstance(host, Seated)
    guest = await tables.join(host.code, "Paul")
    assert isinstance(guest, Seated)
    live = await tables.find(host.code)
    assert live is not None
    yield Evening(store, tables, live, [hash_key(host.key), hash_key(guest.key)])
    await tables.close()
    await store.close()


async def test_a_commit_whose_answer_was_lost_is_still_notified(evening: Evening) -> None:
    """Otherwise everybody would wait for an act that has happened already."""
    told = asyncio.Event()

    def hear(only: Seat | None) -> None:
        told.set()

    evening.live.listeners.add(hear)
    before = evening.live.table.seq
    evening.store.loses_answers = True
    ask = Lock(locked=True)
    assert await evening.tables.ask(evening.live, evening.keys[0], "lock", ask) == NOT_SAVED
    async with asyncio.timeout(SECONDS_UNTIL_A_TEST_FAILS):
        await told.wait()
    assert evening.live.table.locked
    evening.store.loses_answers = False
    again = await evening.tables.ask(evening.live, evening.keys[0], "lock", ask)
    assert again == Accepted(before + 1)
    assert len(await evening.store.read(evening.live.code)) == before + 1


async def test_a_game_is_written_down_before_the_next_one_begins(evening: Evening) -> None:
    tables, live, host = evening.tables, evening.live, evening.keys[0]
    assert isinstance(await tables.ask(live, host, "first", Start()), Accepted)
    evening.store.has_room = False
    await evening.play_to_the_end()
    assert await tables.ask(live, host, "second", Start()) == NOT_SAVED
    assert await evening.records() == []
    evening.store.has_room = True
    assert isinstance(await tables.ask(live, host, "second", Start()), Accepted)
    assert await evening.records() == [1]


async def test_a_game_is_written_down_once(evening: Evening) -> None:
    tables, live, host = evening.tables, evening.live, evening.keys[0]
    assert isinstance(await tables.ask(live, host, "first", Start()), Accepted)
    await evening.play_to_the_end()
    await tables.written()
    assert isinstance(await tables.ask(live, host, "second", Start()), Accepted)
    assert await evening.records() == [1]
    assert evening.store.records_written == 1
