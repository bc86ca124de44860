"""Power cuts and disks that fail, at a store and at a server: no acknowledged act is lost, nothing
is told that is not saved, and people get a plain refusal meanwhile. ``faulty_disk.py`` says what is
modelled, and what is not."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from signal import SIGKILL

import httpx
import msgspec
import pytest

from parlour.tables.sqlite import SqliteStore
from tests.crash.evening import at, evening, serving
from tests.crash.faulty_disk import Fault, FaultyDisk
from tests.crash.faulty_store import ACTS, CANNOT_OPEN, TABLE, event
from tests.crash.ledger import read_file
from tests.crash.server import ROOT, Life, free_port, started

pytestmark = [pytest.mark.anyio, pytest.mark.linux]

LIVES = 16
POWER_CUTS = 8
MOST_ACTS_BETWEEN = 60
ACTS_BETWEEN = 30
# What may be logged while a disk fails, beside that the store is away.
UNFLUSHED = "the daybook could not be flushed"


@pytest.fixture
def disk(tmp_path: Path) -> FaultyDisk:
    folder = tmp_path / "tables"
    folder.mkdir()
    return FaultyDisk(folder, tmp_path)


# A store


class Writer:
    """A program that writes to a store, again and again from the start."""

    def __init__(self, disk: FaultyDisk, process: "subprocess.Popen[str]") -> None:
        self._disk = disk
        self._process = process

    def life(self, place: Path) -> tuple[int, dict[str, int], str]:
        """One life: its status, what was acknowledged, and the sentence if nothing could be."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{place}\n")
        self._process.stdin.flush()
        taken: dict[str, int] = {}
        sentence = ""
        for line in self._process.stdout:
            word, _, rest = line.strip().partition(" ")
            if word == "ended":
                return int(rest), taken, sentence
            if word == "refused":
                sentence = rest
            else:
                act, seq = rest.split()
                taken[act] = int(seq)
        raise AssertionError("the writer is gone")


@contextmanager
def writer(disk: FaultyDisk) -> Iterator[Writer]:
    command = [sys.executable, "-m", "tests.crash.faulty_store"]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=os.environ | disk.environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield Writer(disk, process)
        assert process.stdin is not None
        process.stdin.close()


async def stored(place: Path) -> list[bytes]:
    """The log, as a healthy server reads it; it also must be able to go on."""
    store = await SqliteStore.open(place)
    await store.ready()
    entries = await store.read(TABLE)
    taken = dict(await store.acts(TABLE, 10_000))
    await store.close()
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert sorted(taken.values()) == [entry.seq for entry in entries]
    return [entry.event for entry in entries]


async def check(place: Path, taken: dict[str, int]) -> None:
    log = await stored(place)
    for act, seq in taken.items():
        assert len(log) >= seq, f"{act} was acknowledged at {seq}; the log ends at {len(log)}"
        assert log[seq - 1] == event(act)
    # Nothing is there twice: an act that was refused and asked again happened once.
    assert len(set(log)) == len(log)


def sample(calls: int, most: int, rng: Random) -> list[int]:
    """Calls to fail at: all, or as many as there is time for."""
    return sorted(rng.sample(range(calls), min(calls, most)))


@pytest.mark.parametrize(
    ("fault", "times"),
    [
        (Fault.DIES, 1),
        (Fault.SYNC_FAILS, 1),
        (Fault.SYNC_FAILS, 3),
        (Fault.WRITE_FAILS, 1),
        (Fault.FILLS_UP, 2),
        (Fault.FILLS_UP, -1),
    ],
)
async def test_a_store_loses_nothing_at_any_call(
    disk: FaultyDisk, fault: Fault, times: int
) -> None:
    """The n-th call fails, from the creation of the file to the copying of the journal; the act is
    asked again; at the end the power goes."""
    rng = Random(f"{fault} {times}")
    with writer(disk) as program:
        whole = disk.folder / "whole.db"
        status, taken, _ = program.life(whole)
        assert (status, len(taken)) == (0, ACTS)
        syncs, writes = disk.calls
        disk.cut_power(rng)
        await check(whole, taken)
        refused = 0
        calls = {Fault.SYNC_FAILS: syncs, Fault.DIES: syncs + writes}.get(fault, writes)
        for n in sample(calls, LIVES, rng):
            for path in disk.folder.iterdir():
                path.unlink()
            disk.begin()
            place = disk.folder / f"{n}.db"
            disk.fail(fault, after=n, times=times)
            status, taken, sentence = program.life(place)
            if fault is Fault.DIES:
                assert status == -SIGKILL
            else:
                assert disk.failed > 0
                assert status in (0, CANNOT_OPEN)
                assert bool(sentence) == (status == CANNOT_OPEN)
                assert sentence == "" or str(place) in sentence
                refused += ACTS - len(taken)
            disk.cut_power(rng)
            await check(place, taken)
    if times == -1:
        assert refused > 0, "a full disk takes nothing more"


# A server


async def test_a_power_cut_loses_no_act(disk: FaultyDisk) -> None:
    rng = Random("power")
    place = disk.folder / "tables.db"
    life = Life(place=str(place), port=free_port(), most_unflushed=10_000)
    async with started(disk.environment) as server:
        await server.begin(life)
        await serving(life.port)
        async with evening(life.port, read_file(place), "power") as house:
            for _ in range(POWER_CUTS):
                await house.go_on(rng.randint(1, MOST_ACTS_BETWEEN))
                server.kill()
                assert await server.ended() == -SIGKILL
                disk.cut_power(rng)
                await server.begin(life)
                await serving(life.port)
                await house.check()
            await house.finish()
            assert house.bot_acts > 0
        assert server.errors() == []


async def answers(port: int, status: int) -> httpx.Response:
    """Waits until the server says so at /readyz. Its answer may be a second old."""
    async with at(port) as server:
        while (answer := await server.get("/readyz")).status_code != status:
            await asyncio.sleep(0.05)
        return answer


@pytest.mark.parametrize("fault", [Fault.SYNC_FAILS, Fault.WRITE_FAILS, Fault.FILLS_UP])
async def test_a_failing_disk_is_told_and_survived(disk: FaultyDisk, fault: Fault) -> None:
    """While the disk fails, people are told to ask again and nothing is told as done. When it works
    again, the same server goes on. A power cut afterwards takes nothing of it."""
    rng = Random(int(fault))
    place = disk.folder / "tables.db"
    life = Life(place=str(place), port=free_port())
    async with started(disk.environment) as server:
        await server.begin(life)
        await serving(life.port)
        async with evening(life.port, read_file(place), str(fault)) as house:
            await house.go_on(ACTS_BETWEEN)
            disk.fail(fault)
            answer = await answers(life.port, httpx.codes.SERVICE_UNAVAILABLE)
            assert answer.text == "the store is away\n"
            await house.put_off()
            async with at(life.port) as visitor:
                refused = await visitor.post("/api/tables", json={"name": "Ada"})
            assert refused.status_code == httpx.codes.SERVICE_UNAVAILABLE
            assert refused.json()["kind"] == "unavailable"
            assert refused.json()["sentence"].endswith(".")
            taken = house.taken
            await house.put_off()
            assert house.taken == taken, "something was told as done"
            disk.fail(Fault.NONE)
            await answers(life.port, httpx.codes.OK)
            await house.go_on(ACTS_BETWEEN)
            await house.check()
            server.kill()
            assert await server.ended() == -SIGKILL
            disk.cut_power(rng)
            await server.begin(life)
            await serving(life.port)
            await house.check()
            await house.finish()
        lines = [msgspec.json.decode(line) for line in server.errors()]
        assert [line for line in lines if not line["what"].startswith(UNFLUSHED)] == []


def test_the_library_notes_and_fails(disk: FaultyDisk, tmp_path: Path) -> None:
    """The shim itself: what is synced stays, what is not may go, and a forgotten write is gone."""
    program = """
import os, sys
folder = sys.argv[1]
one = os.open(f"{folder}/one", os.O_CREAT | os.O_RDWR, 0o600)
os.write(one, b"synced")
os.fsync(one)
os.write(one, b"not synced" * 1000)
names = os.open(folder, os.O_RDONLY)
os.fsync(names)
two = os.open(f"{folder}/two", os.O_CREAT | os.O_RDWR, 0o600)
os.write(two, b"x")
os.fsync(two)
"""
    environment = os.environ | disk.environment
    command = [sys.executable, "-c", program, str(disk.folder)]
    seen = set()
    for seed in range(20):
        for path in disk.folder.iterdir():
            path.unlink()
        disk.begin()
        subprocess.run(command, env=environment, check=True)
        disk.cut_power(Random(seed))
        one = (disk.folder / "one").read_bytes()
        assert one.startswith(b"synced")
        assert len(one) <= 10_006
        seen.add((len(one), (disk.folder / "two").exists()))
    assert {name for _, name in seen} == {True, False}, "its name was never synced"
    assert (6, True) in seen or (6, False) in seen, "all that was not synced can be lost"
    assert len({length for length, _ in seen}) > 1
    disk.begin()
    disk.fail(Fault.SYNC_FAILS, after=1, times=1)
    done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
    assert "Input/output error" in done.stderr
    assert (disk.failed, disk.calls) == (1, (2, 2))
