"""Clocks: a deadline for each wait, on served time. When it has passed, the others may let a bot
play for the people who are late; nothing happens by itself."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from parlour.rules import Event, Seat
from parlour.rules.registry import GAMES
from parlour.tables import uptime
from parlour.tables.table import TableSettings
from parlour.tables.table_events import DeadlineSet
from parlour.web import chores
from tests.web.guests import BOTS_REST, PATIENCE, House, StoppedClock, open_house
from tests.web.stories import key_of, opening, tell, write_down

pytestmark = pytest.mark.anyio


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock(at=1000.0)


@pytest.fixture
async def slow_house(tmp_path: Path, clock: StoppedClock) -> AsyncIterator[House]:
    async with open_house(tmp_path / "tables.db", clock=clock) as opened:
        yield opened


async def test_without_a_clock_nobody_is_overdue(slow_house: House, clock: StoppedClock) -> None:
    code, keys = await slow_house.table("Lisa", "Paul", "Marta")
    async with (
        slow_house.visit(code, keys[0]) as lisa,
        slow_house.visit(code, keys[1]) as paul,
        slow_house.visit(code, keys[2]) as marta,
    ):
        await marta.update()
        await lisa.takes("start")
        clock.at += 1e6
        assert await paul.refused("hand-to-bot", seat=2) == "not-overdue"
        update = await paul.sees(lambda update: update["table"]["stage"] == "playing")
        assert (update["table"]["time_left"], update["table"]["overdue"]) == (None, [])


async def test_when_time_is_over_anybody_may_hand_the_seat_to_a_bot(
    slow_house: House, clock: StoppedClock
) -> None:
    code, keys = await slow_house.table("Lisa", "Paul", "Marta", settings={"clock": 60.0})
    async with slow_house.visit(code, keys[0]) as lisa, slow_house.visit(code, keys[1]) as paul:
        await lisa.takes("start")
        update = await paul.sees(lambda update: update["table"]["stage"] == "playing")
        assert (update["table"]["time_left"], update["table"]["overdue"]) == (60.0, [])
        clock.at += 59.9
        assert await paul.refused("hand-to-bot", seat=2) == "not-overdue"
        clock.at += 0.1
        before = await slow_house.events(code)
        # Being overdue is not an event: the table waits on.
        async with slow_house.visit(code) as watcher:
            update = await watcher.update()
        assert (update["table"]["time_left"], update["table"]["overdue"]) == (0.0, [0, 1, 2])
        assert await slow_house.events(code) == before
        await paul.takes("hand-to-bot", seat=2)
        update = await lisa.sees(lambda update: update["table"]["seats"][2]["mind"])
        assert update["table"]["seats"][2]["name"] == "Marta"


def waiting_for_one(game: str) -> tuple[list[Event], Seat, Seat]:
    """A game of four up to where it waits for one person. Returns that seat, and the host's."""
    for seed in range(100):
        events: list[Event] = []
        for step in tell(game, 4, seed).steps:
            events += step.events
            company, waiting = step.state.company, GAMES[game].waiting_for(step.state)
            if len(waiting) == 1 and company.persons[waiting[0]].mind is None:
                return events, waiting[0], company.host
    raise AssertionError("no random game waits for one person")


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_player_whom_the_game_does_not_wait_for_is_not_overdue(
    slow_house: House, clock: StoppedClock, game: str
) -> None:
    events, late, host = waiting_for_one(game)
    guest, other, *_ = sorted({0, 1, 2, 3} - {late, host})
    await write_down(
        slow_house.web.tables.store,
        "late-guest-1",
        opening(game, 4, settings=TableSettings(clock=60.0, pace=BOTS_REST)),
        events,
        [DeadlineSet(at=clock.at)],
    )
    async with slow_house.visit("late-guest-1", key_of(guest)) as connection:
        assert (await connection.update())["table"]["overdue"] == [late]
        assert await connection.refused("hand-to-bot", seat=other) == "not-overdue"
        await connection.takes("hand-to-bot", seat=late)


async def test_the_served_time_is_written_while_somebody_is_connected(
    slow_house: House, clock: StoppedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a crash the clocks go on from the stored time; losing a minute would cost a turn."""
    monkeypatch.setattr(chores, "SERVED_EVERY", 0.001)
    store = slow_house.web.tables.store
    code, keys = await slow_house.table("Lisa", "Paul")
    async with slow_house.visit(code, keys[0]) as lisa:
        await lisa.update()
        for _ in range(2):
            clock.at += 1
            async with asyncio.timeout(PATIENCE):
                while await store.served() != clock.at:
                    await asyncio.sleep(0)


async def test_time_stands_still_while_no_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = StoppedClock(at=1000.0)
    async with open_house(tmp_path / "tables.db", clock=clock) as house:
        code, keys = await house.table("Lisa", "Paul", settings={"clock": 3600.0})
        async with house.visit(code, keys[0]) as lisa:
            await lisa.takes("start")
        clock.at += 10
        await house.web.tables.store.serve(clock.now())
    # However long it takes until somebody serves this file again.
    monkeypatch.setattr(uptime, "monotonic", lambda: 1e6)
    async with open_house(tmp_path / "tables.db") as house, house.visit(code, keys[0]) as lisa:
        assert (await lisa.update())["table"]["time_left"] == 3600 - 10
