"""Servers killed at every point of a write, and at any other time: nothing is lost or doubled.

Together these are more than two hundred kills. After each, the log of the next server must contain
everything that any player was told before.
"""

import asyncio
from pathlib import Path
from random import Random
from signal import SIGKILL

import pytest
from msgspec.structs import replace

from tests.crash.evening import evening, serving, until
from tests.crash.ledger import read_file
from tests.crash.server import Life, free_port, started

pytestmark = pytest.mark.anyio

POINTS = ("before-commit", "inside-commit", "after-commit", "before-telling", "after-telling")
SETTLING_POINTS = ("inside-flush", "after-flush")
KILLS_IN_A_TEST = 30
MOST_PASSINGS = 100
# A few acts, so that a life has many passings; and the first of them is often the daybook of the
# life before.
MOST_UNFLUSHED = 2000
MOST_SETTLINGS = 10
LONGEST_LIFE = 0.7


async def kill_at(point: str, passings: int, life: Life) -> None:
    """Plays an evening at servers that all die at a checkpoint, and checks the log after each."""
    rng = Random(point)
    async with started() as server:
        await server.begin(life)
        await serving(life.port)
        async with evening(life.port, read_file(Path(life.place)), point) as house:
            server.kill()
            for _ in range(KILLS_IN_A_TEST):
                assert await server.ended() == -SIGKILL
                passing = rng.randint(1, passings)
                await server.begin(replace(life, dies_at=point, passing=passing))
                await house.check()
            assert await server.ended() == -SIGKILL
            await server.begin(life)
            await house.finish()
            assert house.bot_acts > 0
        assert server.errors() == []


@pytest.mark.parametrize("point", POINTS)
async def test_a_server_killed_at_a_point_of_a_write_loses_nothing(
    tmp_path: Path, point: str
) -> None:
    life = Life(place=str(tmp_path / "tables.db"), port=free_port())
    await kill_at(point, MOST_PASSINGS, life)


@pytest.mark.parametrize("point", SETTLING_POINTS)
async def test_a_server_killed_while_it_flushes_the_daybook_loses_nothing(
    tmp_path: Path, point: str
) -> None:
    place = tmp_path / "tables.db"
    life = Life(place=str(place), port=free_port(), most_unflushed=MOST_UNFLUSHED)
    await kill_at(point, MOST_SETTLINGS, life)


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_server_killed_at_any_time_loses_nothing(tmp_path: Path, seed: int) -> None:
    """Also while the server starts: the test does not wait until it is ready."""
    rng = Random(seed)
    place, port = tmp_path / "tables.db", free_port()
    async with started() as server:
        for _ in range(KILLS_IN_A_TEST // 5):
            await server.begin(Life(place=str(place), port=port))
            await asyncio.sleep(rng.random() / 10)
            server.kill()
            assert await server.ended() == -SIGKILL
        await server.begin(Life(place=str(place), port=port))
        await serving(port)
        async with evening(port, read_file(place), seed) as house:
            # On a busy machine all later lives may be too short for a game to begin.
            await until(lambda: all(p.table and p.table.stage != "lobby" for p in house.players))
            for _ in range(KILLS_IN_A_TEST):
                await asyncio.sleep(rng.random() * LONGEST_LIFE)
                server.kill()
                assert await server.ended() == -SIGKILL
                await server.begin(Life(place=str(place), port=port))
                await house.check()
            await house.finish()
            assert house.bot_acts > 0
        assert server.errors() == []
