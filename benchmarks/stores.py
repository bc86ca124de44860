"""Durable events per second of both stores, compared with one row per commit, and opening time."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import quantiles

import asyncpg

from parlour.tables.open_store import open_store
from parlour.tables.store import Appended, Batch, Store
from tools.private_postgres import PrivatePostgres

EVENT = b'{"table":"played","event":{"event":"chosen","seat":3,"round":7,"clue":2}}' * 2
EVENTS_IN_AN_ACT = 3
FLOOR_ROWS = 500
# The number of tables that play at once, and the acts at each of them.
LOADS = ((1, 300), (10, 200), (100, 100), (1000, 20))
STORED_TABLES, EVENTS_STORED = 20_000, 100
OPENING = """
import asyncio, os, sys, time
def memory():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
from parlour.tables.open_store import open_store
import parlour.tables.postgres
async def main(place):
    before, start = memory(), time.perf_counter()
    store = await open_store(place)
    opened = time.perf_counter()
    events = len(await store.read("table-5000"))
    read = time.perf_counter()
    print(opened - start, read - opened, memory() - before, await store.count(), events)
    await store.close()
asyncio.run(main(sys.argv[1]))
"""


def main() -> None:
    """For each database, print the floor (one row per commit) and the store, on the same disk."""
    print(f"an act is {EVENTS_IN_AN_ACT} events of {len(EVENT)} bytes, its id, and one answer")
    for name, place in places():
        floor = asyncio.run(floor_in_postgres(place)) if "://" in place else floor_in_sqlite(place)
        print(f"{name}, one row per commit: {floor:,.0f} events/s", flush=True)
        for tables, acts in LOADS:
            speed, middle, late = asyncio.run(appending(place, tables, acts))
            print(
                f"{name}, {tables} tables at once: {speed:,.0f} events/s ({speed / floor:.1f} times"
                f" the floor); an act waits {middle * 1e3:.1f} ms, one in a hundred"
                f" {late * 1e3:.1f} ms",
                flush=True,
            )
        asyncio.run(fill(place))
        print(f"{name}, {opening(place)}", flush=True)


def places() -> Iterator[tuple[str, str]]:
    with tempfile.TemporaryDirectory() as folder:
        yield "SQLite", str(Path(folder, "tables.db"))
    with PrivatePostgres(survives_power_cuts=True) as server, server.database() as url:
        yield "PostgreSQL", url


def floor_in_sqlite(place: str) -> float:
    with closing(sqlite3.connect(f"{place}.floor", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE floor (seq INTEGER PRIMARY KEY, event BLOB)")
        with measured() as seconds:
            for seq in range(FLOOR_ROWS):
                connection.execute("INSERT INTO floor VALUES (?, ?)", (seq, EVENT))
    return FLOOR_ROWS / seconds[0]


async def floor_in_postgres(place: str) -> float:
    connection = await asyncpg.connect(place)
    await connection.execute("CREATE TABLE floor (seq BIGINT PRIMARY KEY, event BYTEA)")
    with measured() as seconds:
        for seq in range(FLOOR_ROWS):
            await connection.execute("INSERT INTO floor VALUES ($1, $2)", seq, EVENT)
    await connection.close()
    return FLOOR_ROWS / seconds[0]


@contextmanager
def measured() -> Iterator[list[float]]:
    start, seconds = time.perf_counter(), [0.0]
    yield seconds
    seconds[0] = time.perf_counter() - start


async def appending(place: str, tables: int, acts: int) -> tuple[float, float, float]:
    """Events per second, and the p50 and p99 latency of an act."""
    store = await open_store(place)
    waits: list[float] = []
    with measured() as seconds:
        await asyncio.gather(
            *(play(store, f"load-{tables}-{n}", acts, waits) for n in range(tables))
        )
    await store.close()
    parts = quantiles(waits, n=100)
    return tables * acts * EVENTS_IN_AN_ACT / seconds[0], parts[49], parts[98]


async def play(store: Store, table: str, acts: int, waits: list[float]) -> None:
    for act in range(acts):
        start = time.perf_counter()
        batch = Batch(table, act * EVENTS_IN_AN_ACT, (EVENT,) * EVENTS_IN_AN_ACT, f"0:{act}", start)
        outcome = await store.append(batch)
        waits.append(time.perf_counter() - start)
        assert isinstance(outcome, Appended)


async def fill(place: str) -> None:
    store = await open_store(place)
    for first in range(0, STORED_TABLES, 500):
        codes = (f"table-{n}" for n in range(first, first + 500))
        await asyncio.gather(
            *(store.append(Batch(code, 0, (EVENT,) * EVENTS_STORED)) for code in codes)
        )
    await store.close()


def opening(place: str) -> str:
    """A fresh process opens the store and reads one table."""
    printed = subprocess.run(
        [sys.executable, "-c", OPENING, place],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ).stdout.split()
    opened, read, memory = (float(figure) for figure in printed[:3])
    tables, events = (int(figure) for figure in printed[3:])
    return (
        f"{tables:,} tables stored: opened in {opened * 1e3:.0f} ms, one table of {events} events"
        f" read in {read * 1e3:.1f} ms, {memory / 1e6:.1f} MB of memory"
    )
