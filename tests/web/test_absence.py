"""Absent hosts and players, over real sockets and by served time."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.rules.registry import GAMES
from parlour.tables.absence import AWAY_AFTER, Absence
from parlour.tables.answers import Accepted
from parlour.tables.keys import hash_key
from parlour.tables.open_store import open_store
from parlour.tables.presence import Present
from parlour.tables.service import Tables
from parlour.tables.table_events import HostLent, read_event
from tests.web.guests import NO_LIMITS, House, Message, StoppedClock, open_house
from tests.web.stories import key_of
from tests.web.test_between_games import finished

pytestmark = pytest.mark.anyio

# A person who is not connected is away almost at once.
SOON = replace(NO_LIMITS, away_after=0.2)


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock(at=1000.0)


@pytest.fixture
async def slow_house(tmp_path: Path, clock: StoppedClock) -> AsyncIterator[House]:
    async with open_house(tmp_path / "tables.db", clock=clock) as opened:
        yield opened


def hosted_by(seat: int) -> Any:
    return lambda update: update["table"]["host"] == seat


def seen_alone(update: Message) -> bool:
    return [seat["connected"] for seat in update["table"]["seats"]].count(True) == 1


async def lents(house: House, code: str) -> int:
    return sum(isinstance(read_event(event), HostLent) for event in await house.events(code))


@pytest.mark.parametrize("when", ["lobby", "playing"])
async def test_hosting_passes_after_a_minute_and_comes_back_on_request(
    slow_house: House, clock: StoppedClock, when: str
) -> None:
    code, keys = await slow_house.table("Lisa", "Paul", "Marta")
    async with slow_house.visit(code, keys[1]) as paul:
        async with slow_house.visit(code, keys[0]) as lisa:
            if when == "playing":
                await lisa.takes("start")
            await paul.sees(lambda update: update["table"]["seats"][0]["connected"])
        await paul.sees(seen_alone)
        clock.at += AWAY_AFTER - 0.1
        async with slow_house.visit(code) as watcher:
            await watcher.update()
        await paul.heard_everything()
        table = paul.updates[-1]["table"]
        assert (table["host"], table["absent"]) == (0, [])
        assert await paul.refused("hand-to-bot", seat=0) in ("not-overdue", "no-game")
        clock.at += 0.1
        async with slow_house.visit(code) as watcher:
            await watcher.update()
        update = await paul.sees(hosted_by(1))
        assert (update["table"]["lent_by"], update["table"]["absent"]) == (0, [0, 2])
        told = [line for one in paul.updates for line in one["lines"]]
        assert ("Paul hosts now." in told) == (when == "playing")
        async with slow_house.visit(code, keys[0]) as lisa:
            await paul.sees(lambda update: update["table"]["absent"] == [2])
            assert (await lisa.update())["table"]["host"] == 1
            await lisa.takes_as("again", "host-again")
            update = await paul.sees(hosted_by(0))
            assert update["table"]["lent_by"] is None
    assert await lents(slow_house, code) == 1


@pytest.mark.parametrize("game", list(GAMES))
async def test_the_next_game_begins_although_a_person_is_away(tmp_path: Path, game: str) -> None:
    """By the real clock: the server sends an update by itself when the time is over."""
    async with open_house(tmp_path / "tables.db", SOON) as house:
        code = await finished(house, game)
        async with house.visit(code, key_of(1)) as paul, house.visit(code, key_of(2)) as marta:
            await paul.sees(lambda update: update["table"]["absent"] == [0])
            await paul.sees(hosted_by(1))
            assert await marta.refused("start") == "host-only"
            await marta.takes("hand-to-bot", seat=0)
            await paul.takes("start")
            update = await marta.sees(lambda update: update["table"]["stage"] == "playing")
            assert update["table"]["seats"][0]["mind"] == GAMES[game].stand_in_mind
            assert update["view"]["people"][0]["name"] == "Lisa bot"
            async with house.visit(code, key_of(0)) as lisa:
                await lisa.takes("host-again")
                update = await marta.sees(hosted_by(0))
                assert update["table"]["seats"][0]["mind"] is None


async def test_nothing_happens_while_nobody_is_there(tmp_path: Path, clock: StoppedClock) -> None:
    async with open_house(tmp_path / "tables.db", clock=clock) as house:
        code, keys = await house.table("Lisa", "Paul")
        async with house.visit(code, keys[0]) as lisa:
            await lisa.update()
        before = await house.events(code)
        clock.at += 10 * AWAY_AFTER
        # The count starts over for the first person who connects.
        async with house.visit(code, keys[1]) as paul, house.visit(code):
            await paul.heard_everything()
            table = paul.updates[-1]["table"]
            assert (table["host"], table["absent"]) == (0, [])
        assert await house.events(code) == before


async def test_hosting_passes_once_although_two_processes_notice(postgres_url: str) -> None:
    """Two processes serve one table, and both see that its host is gone."""
    async with open_house(postgres_url, SOON) as here, open_house(postgres_url, SOON) as there:
        code, keys = await here.table("Lisa", "Paul", "Marta")
        async with here.visit(code, keys[1]) as paul, there.visit(code, keys[2]) as marta:
            await paul.sees(hosted_by(1))
            await marta.sees(hosted_by(1))
        assert await lents(here, code) == 1


async def test_two_processes_race_to_pass_hosting_on(postgres_url: str) -> None:
    clock = StoppedClock(at=1000.0)
    stores = [await open_store(postgres_url) for _ in range(2)]
    here, there = (Tables(store, clock) for store in stores)
    try:
        async with open_house(postgres_url, clock=clock) as house:
            for _ in range(10):
                code, _ = await house.table("Lisa", "Paul")
                lives = []
                for tables in (here, there):
                    live = await tables.find(code)
                    assert live is not None
                    live.absence = Absence(after=60)
                    live.absence.note(live.table.holders, Present(frozenset({1}), 0), 0.0)
                    lives.append(live)
                seq = lives[0].table.seq
                answers = await asyncio.gather(
                    here.pass_on_hosting(lives[0], seq), there.pass_on_hosting(lives[1], seq)
                )
                assert all(isinstance(answer, Accepted) for answer in answers), answers
                assert answers[0] == answers[1]
                assert await lents(house, code) == 1
    finally:
        for store in stores:
            await store.close()


async def test_absence_starts_over_with_a_new_server(tmp_path: Path, clock: StoppedClock) -> None:
    async with open_house(tmp_path / "tables.db", clock=clock) as house:
        code, keys = await house.table("Lisa", "Paul")
        async with house.visit(code, keys[1]) as paul:
            await paul.update()
            clock.at += AWAY_AFTER - 1
    async with (
        open_house(tmp_path / "tables.db", clock=clock) as house,
        house.visit(code, keys[1]) as paul,
    ):
        await paul.update()
        clock.at += 2
        async with house.visit(code) as watcher:
            await watcher.update()
        await paul.heard_everything()
        assert paul.updates[-1]["table"]["absent"] == []


async def test_anybody_can_let_a_bot_play_for_an_absent_person(
    slow_house: House, clock: StoppedClock
) -> None:
    code, keys = await slow_house.table("Lisa", "Paul", "Marta")
    async with slow_house.visit(code, keys[0]) as lisa, slow_house.visit(code, keys[1]) as paul:
        await lisa.takes("start")
        clock.at += AWAY_AFTER
        assert await paul.refused("hand-to-bot", seat=0) == "not-overdue"
        await paul.takes("hand-to-bot", seat=2)
        update = await lisa.sees(lambda update: update["table"]["seats"][2]["mind"])
        assert "Marta bot plays on for Marta." in update["lines"]
        assert update["table"]["host"] == 0


async def test_a_person_who_connects_while_the_driver_starts_counts_as_here(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    live, hub = await house.live(code), house.web.hub
    lisa, paul = (hash_key(key) for key in keys)
    live.listeners.add(nobody := lambda only: None)
    hub.presence.arrive(code, lisa)
    hub.driver.watch(live)
    # The driver's task has not started, so nobody listens yet.
    hub.presence.arrive(code, paul)
    live.notify()
    await asyncio.sleep(0)
    assert live.absence.here == {lisa, paul}
    live.listeners.discard(nobody)
    for key in (lisa, paul):
        hub.presence.leave(code, key)
    live.notify()
