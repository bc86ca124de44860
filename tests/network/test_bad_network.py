"""Players behind a bad network: each act counts once, and everybody sees the same in the end."""

from pathlib import Path

import pytest

from tests.crash.evening import evening, serving
from tests.crash.ledger import read_file
from tests.crash.server import Life, free_port, started
from tests.network.proxy import FAULTS, bad_network

pytestmark = pytest.mark.anyio

CHECKS = 10
ACTS_BETWEEN_CHECKS = 100
# How often a client sends an ask twice.
REPEATS = 0.1
PATIENCE = 1.0


@pytest.mark.parametrize("seed", [1, 2])
async def test_every_act_counts_once_and_all_see_the_same(tmp_path: Path, seed: int) -> None:
    place = tmp_path / "tables.db"
    life, door = Life(place=str(place), port=free_port()), free_port()
    async with started() as server:
        await server.begin(life)
        await serving(life.port)
        async with (
            bad_network(life.port, door, seed) as network,
            evening(
                life.port,
                read_file(place),
                seed,
                doors=[[door]],
                patience=PATIENCE,
                repeats=REPEATS,
            ) as house,
        ):
            for _ in range(CHECKS):
                await house.go_on(ACTS_BETWEEN_CHECKS)
                await house.check()
            await house.finish()
            assert house.bot_acts > 0
            assert network.suffered.keys() == {fault.__name__ for fault in FAULTS}
        assert server.errors() == []
