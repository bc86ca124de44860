"""The cost of bots: tables with one person and three bots, beside tables of four people.

Everybody plays Quiddler at a human pace, and bots act without a pause. Two things are printed: the
CPU time of an act, and how long people wait for their answers while bots think and while none does.
"""

import asyncio
import os
from collections.abc import Sequence
from pathlib import Path

from benchmarks.load.clients import LoadClient, Table, connect_client, sit_down, tables_of_four
from benchmarks.load.measure import HUMAN_PACE, cpu_seconds, measure, progress, served
from parlour.tables.asks import AddBot, Adjust, AnyAsk, Start
from parlour.tables.table import SettingsChange

TABLES = int(os.environ.get("BENCH_BOT_TABLES", "20"))
SECONDS = float(os.environ.get("BENCH_SECONDS", "20"))
ROUNDS = 3
MIND = "expert"


def main() -> None:
    """Print the cost of an act of people and of bots, and people's waiting time beside each."""
    asyncio.run(compare())


async def compare() -> None:
    async with served("parlour", "serve") as (pid, base):
        progress(f"{TABLES} tables of four people sit down")
        people = await tables_of_four(base, ["quiddler"], TABLES, Table)
        progress(f"{TABLES} people sit down with three bots each")
        mixed = [await table_with_bots(base, number) for number in range(TABLES)]
        for number in range(ROUNDS):
            progress(f"round {number + 1} of {ROUNDS}: people alone")
            alone = await measure(pid, people, SECONDS, HUMAN_PACE)
            progress(f"round {number + 1} of {ROUNDS}: people beside thinking bots")
            thinkers = children(pid)
            before, thought = cpu_seconds(pid), sum(map(cpu_seconds, thinkers))
            acts = log_ends(mixed)
            beside, _ = await asyncio.gather(
                measure(pid, people, SECONDS, HUMAN_PACE), measure(pid, mixed, SECONDS, HUMAN_PACE)
            )
            served_for = cpu_seconds(pid) - before - alone.cpu * beside.acts / alone.acts
            thought = sum(map(cpu_seconds, children(pid))) - thought
            acts = log_ends(mixed) - acts
            progress("")
            print(
                f"people: {alone.cpu / alone.acts * 1e6:,.0f} us of CPU an act;"
                f" with bots: {served_for / acts * 1e6:,.0f} us an act in the server and"
                f" {thought / acts * 1e6:,.0f} us in the worker processes ({acts:,} acts, {MIND});"
                f" people wait p50 {alone.p50 * 1e3:.1f} ms, p99 {alone.p99 * 1e3:.1f} ms alone,"
                f" p50 {beside.p50 * 1e3:.1f} ms, p99 {beside.p99 * 1e3:.1f} ms beside them",
                flush=True,
            )


async def table_with_bots(base: str, number: int) -> Table:
    """A table of one person and three bots that do not pause, with a game begun."""
    (seated,) = await sit_down(base, "quiddler", seats=1)
    client = await connect_client(base, seated)
    bots: list[AnyAsk] = [AddBot(mind=MIND)] * 3
    for ask in (*bots, Adjust(settings=SettingsChange(pace=0.0)), Start()):
        await client.ask(ask)
    return OnePerson("quiddler", [client], number)


class OnePerson(Table):
    """The only client of a table with bots: acts when the game waits for it."""

    def _pick(self) -> tuple[LoadClient, AnyAsk] | None:
        (client,) = self.clients
        view = self._view(client)
        if not view.waiting_for:
            return client, Start()
        act = self._act(view) if view.viewer in view.waiting_for else None
        return None if act is None else (client, act)


def log_ends(tables: Sequence[Table]) -> int:
    """The sum of the numbers at which the logs of tables end: each act adds one or more."""
    ends = (client.newest for table in tables for client in table.clients)
    return sum(newest.seq for newest in ends if newest is not None)


def children(pid: int) -> list[int]:
    """The worker processes of a server."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
