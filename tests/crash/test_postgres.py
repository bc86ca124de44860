"""Servers on PostgreSQL: the database dies under them, or one of two servers dies."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from signal import SIGKILL

import pytest
from msgspec.structs import replace

from parlour.rules.registry import GAMES
from parlour.tables.open_store import open_store
from tests.crash.evening import Company, evening, serving
from tests.crash.ledger import read_store
from tests.crash.server import Life, Server, free_port, started
from tests.crash.test_bots import EVENTS_BETWEEN_DEATHS, a_bot_is_put_off
from tests.crash.test_kills import POINTS
from tools.private_postgres import PrivatePostgres

pytestmark = pytest.mark.anyio

DEATHS = 3
ACTS_BETWEEN_DEATHS = 50


@asynccontextmanager
async def servers(url: str, number: int) -> AsyncIterator[list[tuple[Server, Life]]]:
    """A number of servers of the same database, all ready."""
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(number):
            server = await stack.enter_async_context(started())
            life = Life(place=url, port=free_port())
            await server.begin(life)
            found.append((server, life))
        for _, life in found:
            await serving(life.port)
        yield found


@asynccontextmanager
async def away(
    postgres: PrivatePostgres, end: Callable[[PrivatePostgres], None]
) -> AsyncIterator[None]:
    """A context in which the database is down."""
    await asyncio.to_thread(end, postgres)
    try:
        yield
    finally:
        await asyncio.to_thread(postgres.start)


@pytest.mark.parametrize("end", [PrivatePostgres.stop, PrivatePostgres.crash])
async def test_a_database_restarted_under_load_loses_nothing(
    postgres: PrivatePostgres, postgres_url: str, end: Callable[[PrivatePostgres], None]
) -> None:
    async with servers(postgres_url, 1) as [(_, life)]:
        store = await open_store(postgres_url)
        async with evening(life.port, read_store(store), end.__name__) as house:
            for _ in range(DEATHS):
                await house.go_on(ACTS_BETWEEN_DEATHS)
                async with away(postgres, end):
                    await house.put_off()
                await house.go_on(ACTS_BETWEEN_DEATHS)
                await house.check()
            await house.finish()
            assert house.bot_acts > 0
        await store.close()


async def test_bots_go_on_when_their_database_is_back(
    postgres: PrivatePostgres, postgres_url: str
) -> None:
    companies = [Company(game, persons=1, bots=2, short=False) for game in GAMES]
    async with servers(postgres_url, 1) as [(server, life)]:
        store = await open_store(postgres_url)
        async with evening(life.port, read_store(store), 1, companies=companies) as house:
            await house.leave_it_to_bots()
            for _ in range(DEATHS):
                await house.happen(EVENTS_BETWEEN_DEATHS)
                async with away(postgres, PrivatePostgres.stop):
                    await a_bot_is_put_off(server)
            await house.finish()
        await store.close()


async def test_players_of_a_killed_server_go_on_at_the_other(postgres_url: str) -> None:
    rng = Random(1)
    async with servers(postgres_url, 2) as [(first, life), (second, other)]:
        store = await open_store(postgres_url)
        doors = ([life.port, other.port], [other.port, life.port])
        async with evening(other.port, read_store(store), 1, doors=doors) as house:
            at_first = [player for player in house.players if player.seat % 2 == 0]
            await house.go_on(ACTS_BETWEEN_DEATHS)
            first.kill()
            for point in POINTS:
                assert await first.ended() == -SIGKILL
                # Everybody is at the second server now.
                await house.go_on(ACTS_BETWEEN_DEATHS)
                await house.check()
                await first.begin(replace(life, dies_at=point, passing=rng.randint(1, 40)))
                await serving(life.port)
                for player in at_first:
                    player.hang_up()
            assert await first.ended() == -SIGKILL
            await house.finish()
            assert house.bot_acts > 0
        assert first.errors() == second.errors() == []
        await store.close()
