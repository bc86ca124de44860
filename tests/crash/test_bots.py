"""Bots go on by themselves after any crash. The people at these tables do nothing."""

import os
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from signal import SIGKILL

import pytest

from parlour.rules.registry import GAMES
from tests.crash.evening import Company, Evening, evening, serving, until
from tests.crash.full_disk import full_disk
from tests.crash.ledger import read_file
from tests.crash.server import Life, Server, free_port, started

pytestmark = pytest.mark.anyio

DEATHS = 3
EVENTS_BETWEEN_DEATHS = 5
NOT_SAVED = "a bot's act could not be saved"


@asynccontextmanager
async def bots_at_work(folder: Path) -> AsyncIterator[tuple[Server, Life, Evening]]:
    """A table of each game where bots have begun to play."""
    place, port = folder / "tables.db", free_port()
    life = Life(place=str(place), port=port)
    companies = [Company(game, persons=1, bots=2, short=False) for game in GAMES]
    async with started() as server:
        await server.begin(life)
        await serving(port)
        async with evening(port, read_file(place), "bots", companies=companies) as house:
            await house.leave_it_to_bots()
            yield server, life, house


def thinkers_of(process: int) -> list[int]:
    """The worker processes of a server's bots."""
    found = subprocess.run(
        ["pgrep", "-P", str(process), "-f", "spawn_main"],
        check=False,
        capture_output=True,
        text=True,
    )
    return [int(line) for line in found.stdout.split()]


async def a_bot_is_put_off(server: Server) -> None:
    """Waits until a bot's act could not be saved."""
    so_far = server.log().count(NOT_SAVED)
    await until(lambda: server.log().count(NOT_SAVED) > so_far)


async def test_bots_go_on_after_their_server_was_killed(tmp_path: Path) -> None:
    async with bots_at_work(tmp_path) as (server, life, house):
        for _ in range(DEATHS):
            await house.happen(EVENTS_BETWEEN_DEATHS)
            server.kill()
            assert await server.ended() == -SIGKILL
            await server.begin(life)
        await house.finish()
        assert server.errors() == []


async def test_bots_go_on_after_a_worker_process_was_killed(tmp_path: Path) -> None:
    killed = set()
    async with bots_at_work(tmp_path) as (server, _, house):
        assert server.process is not None
        for _ in range(DEATHS):
            await house.happen(EVENTS_BETWEEN_DEATHS)
            for thinker in thinkers_of(server.process):
                os.kill(thinker, SIGKILL)
                killed.add(thinker)
        assert killed
        await house.finish()
        assert server.errors() == []


@pytest.mark.linux
async def test_bots_go_on_when_the_disk_has_room_again(tmp_path: Path) -> None:
    async with bots_at_work(tmp_path) as (server, _, house):
        assert server.process is not None
        for _ in range(DEATHS):
            await house.happen(EVENTS_BETWEEN_DEATHS)
            with full_disk(server.process):
                await a_bot_is_put_off(server)
        await house.finish()
