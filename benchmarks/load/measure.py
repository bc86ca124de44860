"""Runs both servers under the same clients and prints their throughput, latency and memory."""

import asyncio
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from msgspec import Struct

from benchmarks.load.clients import FloorTable, Table, frames_of, tables_of_four
from parlour.rules.registry import GAMES

TABLES = int(os.environ.get("BENCH_TABLES", "250"))
SECONDS = float(os.environ.get("BENCH_SECONDS", "20"))
TURNS = 5
# The rough length of a game of these clients, in acts.
GAME_LENGTH = 350
HUMAN_PACE = 2.0
# All clients have one address here, so lift the limits.
UNLIMITED = {
    f"PARLOUR_{limit}": "1000000"
    for limit in (
        "TABLES_PER_HOUR",
        "SOCKETS_PER_ADDRESS",
        "REQUESTS_PER_SECOND",
        "MESSAGES_PER_SECOND",
        "ASKS_PER_SECOND",
        "ADDRESS_ASKS_PER_SECOND",
    )
}


class Load(Struct, frozen=True):
    """The work of a server, and its cost."""

    acts: int
    seconds: float
    cpu: float
    p50: float
    p99: float
    frames: int
    frame_size: float

    @property
    def acts_per_cpu_second(self) -> float:
        return self.acts / self.cpu


def main() -> None:
    """Print the results of the real server and of the floor."""
    asyncio.run(compare())


async def compare() -> None:
    games = list(GAMES)
    with tempfile.TemporaryDirectory() as folder:
        async with served("parlour", "serve") as (pid, base):
            progress(f"{4 * TABLES:,} people sit down")
            before = memory(pid)
            tables = await tables_of_four(base, games, TABLES, Table)
            per_socket = (memory(pid) - before) / (4 * TABLES)
            progress("playing at a human pace")
            human = await measure(pid, tables, SECONDS, HUMAN_PACE)
            progress("playing until games are of all ages")
            # Play until some games have just begun and others are about to end: the cost of an act
            # and the size of an update depend on the age of a game.
            await asyncio.gather(*(t.play_acts(t.rng.randrange(GAME_LENGTH)) for t in tables))
            for game, frames in frames_of(tables).items():
                (Path(folder) / game).write_bytes(frames)
            async with served("benchmarks.load.floor", folder) as (floor_pid, floor_base):
                progress(f"{4 * TABLES:,} people sit down at the floor")
                floor_tables = await tables_of_four(floor_base, games, TABLES, FloorTable)
                # Alternate, so that other load on the machine slows both down.
                turns, floor_turns = [], []
                for turn in range(TURNS):
                    progress(f"turn {turn + 1} of {TURNS}")
                    turns.append(await measure(pid, tables, SECONDS / TURNS, 0.0))
                    floor_turns.append(await measure(floor_pid, floor_tables, SECONDS / TURNS, 0.0))
    progress("")
    full, floor = total(turns), total(floor_turns)
    print(f"{TABLES} tables of 4, {4 * TABLES} sockets, {', '.join(GAMES)}, durable commits")
    show("as fast as it goes", full)
    show(f"one act a table every {HUMAN_PACE:.0f} s", human)
    show("the floor, as fast as it goes", floor)
    print(f"memory: {per_socket / 1024:.0f} kB a socket with its table")
    ratio = full.acts_per_cpu_second / floor.acts_per_cpu_second
    single = ", ".join(
        f"{one.acts_per_cpu_second / other.acts_per_cpu_second:.2f}"
        for one, other in zip(turns, floor_turns, strict=True)
    )
    print(f"acts per CPU-second: {ratio:.2f} of the floor ({single})", flush=True)


def progress(what: str) -> None:
    """Print a line of progress that the next one overwrites."""
    print(f"\r{what:<50}\r", end="", flush=True)


def total(turns: Sequence[Load]) -> Load:
    """The sum of several turns of one server."""
    acts, frames = sum(one.acts for one in turns), sum(one.frames for one in turns)
    return Load(
        acts=acts,
        seconds=sum(one.seconds for one in turns),
        cpu=sum(one.cpu for one in turns),
        p50=statistics.median(one.p50 for one in turns),
        p99=statistics.median(one.p99 for one in turns),
        frames=frames,
        frame_size=sum(one.frame_size * one.frames for one in turns) / max(1, frames),
    )


def show(label: str, load: Load) -> None:
    print(
        f"{label}: {load.acts / load.seconds:,.0f} acts/s, {load.acts_per_cpu_second:,.0f} per"
        f" CPU-second ({load.cpu / load.acts * 1e6:,.0f} us an act), p50 {load.p50 * 1e3:.1f} ms,"
        f" p99 {load.p99 * 1e3:.1f} ms, {load.frames / max(1, load.acts):.1f} frames of"
        f" {load.frame_size / 1024:.1f} kB an act",
        flush=True,
    )


@asynccontextmanager
async def served(
    module: str, *arguments: str, database: str = ""
) -> AsyncIterator[tuple[int, str]]:
    """A server in a process of its own, with a new store or this one; its process id and its
    address."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        store = database or f"{folder}/parlour.db"
        settings = {"PARLOUR_DATABASE": store, "PARLOUR_PORT": str(port)}
        process = subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            env=os.environ | UNLIMITED | settings,
            stdout=subprocess.DEVNULL,
        )
        try:
            await answering(f"http://127.0.0.1:{port}/healthz")
            yield process.pid, f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


async def measure(pid: int, tables: Sequence[Table], seconds: float, pace: float) -> Load:
    """Let all tables play for some seconds, and measure."""
    clients = [client for table in tables for client in table.clients]
    for table in tables:
        table.acts, table.latencies = 0, []
    frames, size = (
        sum(client.frames for client in clients),
        sum(client.received for client in clients),
    )
    cpu, start = cpu_seconds(pid), time.perf_counter()
    await asyncio.gather(*(table.play_until(start + seconds, pace) for table in tables))
    seconds, used = time.perf_counter() - start, cpu_seconds(pid) - cpu
    latencies = sorted(latency for table in tables for latency in table.latencies)
    frames = sum(client.frames for client in clients) - frames
    size = sum(client.received for client in clients) - size
    return Load(
        acts=len(latencies),
        seconds=seconds,
        cpu=used,
        p50=statistics.median(latencies),
        p99=latencies[int(len(latencies) * 0.99)],
        frames=frames,
        frame_size=size / max(1, frames),
    )


async def answering(url: str) -> None:
    async with httpx.AsyncClient() as client:
        while True:
            try:
                await client.get(url)
            except httpx.TransportError:
                await asyncio.sleep(0.05)
            else:
                return


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def cpu_seconds(pid: int) -> float:
    """The CPU time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = sum(int(field) for field in fields[11:13])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
