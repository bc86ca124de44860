"""Times for challenges (QD-X1): their end is stored in served time, and the house ends them."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.lab.random_play import Step
from parlour.rules import Event, Seat
from parlour.rules.quiddler.events import WindowClosed
from parlour.tables.table_events import Played, read_event
from tests.web.guests import House, Message, StoppedClock, open_house
from tests.web.stories import key_of, opening, tell, write_down

pytestmark = pytest.mark.anyio

CODE = "slow-doubt-1"


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock(at=1000.0)


@pytest.fixture
async def slow_house(tmp_path: Path, clock: StoppedClock) -> AsyncIterator[House]:
    async with open_house(tmp_path / "tables.db", clock=clock) as opened:
        yield opened


def before_a_lay_down(seconds: int) -> tuple[list[Event], Step[Any]]:
    """A game of three up to an act after which words can be challenged. Returns the act, too."""
    for seed in range(100):
        events: list[Event] = []
        for step in tell("quiddler", 3, seed, challenge_seconds=seconds).steps:
            if step.state.phase == "challenge" and len(step.state.lay_downs[-1].words):
                return events, step
            events += step.events
    raise AssertionError("nobody ever lays down words that can be challenged")


async def lay_down(house: House, seconds: int) -> Seat:
    """Makes such a table and lays the words down."""
    events, step = before_a_lay_down(seconds)
    await write_down(
        house.web.tables.store,
        CODE,
        opening("quiddler", 3, changes={"challenge_seconds": seconds}),
        events,
    )
    assert isinstance(step.actor, int)
    async with house.visit(CODE, key_of(step.actor)) as owner:
        await owner.takes("play", act=msgspec.to_builtins(step.act))
        update = await owner.sees(lambda update: update["view"]["phase"] == "challenge")
        # The real clock runs on while the update is on its way.
        assert 0 < update["table"]["house_left"] <= seconds
    return step.actor


async def closings(house: House) -> int:
    """How many times for challenges have ended."""
    return sum(
        isinstance(event, Played) and b'"window-closed"' in bytes(event.event)
        for event in map(read_event, await house.events(CODE))
    )


def closed(update: Message) -> bool:
    return bool(update["view"]["phase"] != "challenge")


async def test_the_house_ends_the_time_for_challenges(house: House) -> None:
    """QD-X1"""
    assert WindowClosed.__struct_config__.tag == "window-closed"
    owner = await lay_down(house, 1)
    before = await closings(house)
    other = (owner + 1) % 3
    async with house.visit(CODE, key_of(other)) as connection:
        update = await connection.sees(closed)
        assert update["table"]["house_left"] is None
    assert await closings(house) == before + 1


async def test_the_house_does_not_end_the_time_too_early(
    slow_house: House, clock: StoppedClock
) -> None:
    owner = await lay_down(slow_house, 30)
    other = (owner + 1) % 3
    async with slow_house.visit(CODE, key_of(other)) as connection:
        clock.at += 29.9
        await connection.takes("play", act={"act": "arrange", "hand": 1, "rows": [[1]]})
        await connection.heard_everything()
        assert not closed(connection.updates[-1])
        clock.at += 0.1
        # The next event makes the house look at the time.
        await connection.takes("play", act={"act": "arrange", "hand": 1, "rows": []})
        await connection.sees(closed)


async def test_the_time_for_challenges_survives_a_restart(
    tmp_path: Path, clock: StoppedClock
) -> None:
    async with open_house(tmp_path / "tables.db", clock=clock) as house:
        owner = await lay_down(house, 30)
        clock.at += 10
    async with open_house(tmp_path / "tables.db", clock=clock) as house:
        async with house.visit(CODE, key_of((owner + 1) % 3)) as connection:
            assert (await connection.update())["table"]["house_left"] == 20
        clock.at += 20
        async with house.visit(CODE, key_of((owner + 2) % 3)) as connection:
            await connection.sees(closed)


async def test_without_a_time_limit_the_house_waits_for_everybody(house: House) -> None:
    await write_down(house.web.tables.store, CODE, opening("quiddler", 3), before_a_lay_down(0)[0])
    async with house.visit(CODE, key_of(0)) as connection:
        assert (await connection.update())["table"]["house_left"] is None
