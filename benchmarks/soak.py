"""Memory of one server over 10,000 finished games, at tables that come and go, with short games.

Clients play a few games at each table over WebSockets and then leave for a new one. The server's
memory is noted as games end; over the second half it should no longer grow. BENCH_GAMES sets
another number of games.
"""

import asyncio
import os
import statistics

from benchmarks.load.clients import Table, connect_client, sit_down
from benchmarks.load.measure import memory, served
from parlour.games import manifests
from parlour.tables.asks import Start

GAMES = int(os.environ.get("BENCH_GAMES", "10000"))
TABLES = 24
GAMES_AT_A_TABLE = 10
SEATS = 2
NOTES = 40
SHORT = {name: dict(game.short) for name, game in manifests().items()}
# Make Letter Jam games short: players often want to stop.
STOP_SOON = {"want-stop": 5.0}


class Soak:
    """Counts games, and notes the server's memory as they end."""

    def __init__(self, base: str, pid: int) -> None:
        self._base = base
        self._pid = pid
        self.games = 0
        self.acts = 0
        self.notes: list[int] = []

    async def play(self, number: int) -> None:
        """Play at table after table, until there were enough games."""
        while self.games < GAMES:
            game = list(SHORT)[number % len(SHORT)]
            seats = await sit_down(self._base, game, SEATS, SHORT[game])
            clients = [await connect_client(self._base, seated) for seated in seats]
            await self._play_at(Table(game, clients, number + self.games))
            for client in clients:
                await client.close()

    async def _play_at(self, table: Table) -> None:
        table.random_weight |= STOP_SOON
        await table.clients[0].ask(Start())
        for _ in range(GAMES_AT_A_TABLE):
            before = table.acts
            await table.play_game()
            self.acts += table.acts - before
            self._note()

    def _note(self) -> None:
        self.games += 1
        if self.games % (GAMES // NOTES) == 0:
            self.notes.append(memory(self._pid))
            megabytes = self.notes[-1] / 2**20
            print(f"\r{self.games:,} games, {megabytes:.1f} MB", end="", flush=True)


async def soak() -> None:
    async with served("parlour", "serve") as (pid, base):
        one = Soak(base, pid)
        await asyncio.gather(*(one.play(number) for number in range(TABLES)))
    show(one)


def show(one: Soak) -> None:
    half = len(one.notes) // 2
    middle, end = (
        statistics.mean(part) / 2**20
        for part in (one.notes[half : half + half // 2], one.notes[half + half // 2 :])
    )
    print(
        f"\r{one.games:,} games of {one.acts:,} acts: {one.notes[0] / 2**20:.1f} MB after the"
        f" first {GAMES // NOTES:,}, {middle:.1f} MB in the third quarter, {end:.1f} MB in the"
        f" fourth ({end / middle - 1:+.1%})"
    )


def main() -> None:
    """Print the course of the server's memory."""
    asyncio.run(soak())
