"""Disks that are full, read-only, or have lost the end of the last write."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from signal import SIGKILL

import httpx
import pytest
from msgspec.structs import replace

from tests.crash.evening import Evening, at, evening, serving, until
from tests.crash.full_disk import full_disk
from tests.crash.journal import tear
from tests.crash.ledger import read_file
from tests.crash.server import CANNOT_OPEN, Life, Server, free_port, started

pytestmark = pytest.mark.anyio

FULL_DISKS = 4
TORN_JOURNALS = 20
MOST_PASSINGS = 40
ACTS_BETWEEN = 50


@asynccontextmanager
async def at_play(
    folder: Path, seed: str, *, obeys: bool = False
) -> AsyncIterator[tuple[Server, Life, Evening]]:
    """A server, and an evening at it."""
    place = folder / "tables.db"
    life = Life(place=str(place), port=free_port(), obeys=obeys)
    async with started() as server:
        await server.begin(life)
        await serving(life.port)
        async with evening(life.port, read_file(place), seed) as house:
            yield server, life, house


def faults(server: Server) -> list[str]:
    """What the server should not have logged, although its disk failed. It says when the daybook
    could not be flushed; that is tried again, and loses nothing."""
    return [one for one in server.errors() if "the daybook could not be flushed: " not in one]


async def ready_or_not(port: int, status: int) -> None:
    """Waits until the server answers so. Its answer may be a second old."""
    async with at(port) as server:
        while (await server.get("/readyz")).status_code != status:
            await asyncio.sleep(0.05)


@pytest.mark.linux
async def test_a_full_disk_is_reported_and_loses_nothing(tmp_path: Path) -> None:
    async with at_play(tmp_path, "full") as (server, life, house):
        assert server.process is not None
        for _ in range(FULL_DISKS):
            await house.go_on(ACTS_BETWEEN)
            with full_disk(server.process):
                await ready_or_not(life.port, httpx.codes.SERVICE_UNAVAILABLE)
                await house.put_off()
                await house.check()
            await ready_or_not(life.port, httpx.codes.OK)
            await house.go_on(ACTS_BETWEEN)
            await house.check()
        await house.finish()
        assert faults(server) == []


# Read-only files


async def test_a_file_that_becomes_read_only_is_reported_and_loses_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    folder.mkdir()
    async with at_play(folder, "read-only", obeys=True) as (server, life, house):
        await house.go_on(ACTS_BETWEEN)
        for path in folder.iterdir():
            path.chmod(0o400)
        folder.chmod(0o500)
        # A process that has opened the file already may still write.
        await house.go_on(ACTS_BETWEEN)
        server.kill()
        assert await server.ended() == -SIGKILL
        before = {path: path.read_bytes() for path in folder.iterdir()}
        await server.begin(life)
        assert await server.ended() == CANNOT_OPEN
        await until(lambda: f"The table file {life.place} cannot be opened" in server.log())
        assert {path: path.read_bytes() for path in folder.iterdir()} == before
        folder.chmod(0o700)
        for path in folder.iterdir():
            path.chmod(0o600)
        await server.begin(life)
        await house.finish()


# Torn journals


async def test_a_torn_end_of_the_journal_loses_nothing(tmp_path: Path) -> None:
    """The server dies when a transaction is written and nobody knows yet; then the power goes,
    and only a part of it is on the disk."""
    rng = Random("torn")
    journal, torn = tmp_path / "tables.db-wal", 0
    async with at_play(tmp_path, "torn") as (server, life, house):
        server.kill()
        assert await server.ended() == -SIGKILL
        for _ in range(TORN_JOURNALS):
            passing = rng.randint(1, MOST_PASSINGS)
            await server.begin(replace(life, dies_at="after-write", passing=passing))
            assert await server.ended() == -SIGKILL
            torn += tear(journal, rng)
            await house.check()
        assert torn > 0
        await server.begin(life)
        await house.finish()
        assert faults(server) == []
