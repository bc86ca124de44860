"""People at a human pace, alone and beside reviews: how long they wait for their answers.

BENCH_TABLES tables of four people (default 60) play both games. In each of BENCH_ROUNDS rounds
(default 7) they play for BENCH_SECONDS (default 20) while nothing is reviewed, and as long while
the server reviews one finished game after another, as it does when many tables end at once: games
of Quiddler with eight seats and of Letter Jam with six, the longest there are. Every second round
begins with the reviews. The p99 of people beside reviews should be within 1.2 of the p99 without.
"""

import asyncio
import os
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from statistics import median
from time import time
from typing import Self

from benchmarks._asking_reviews import code_of
from benchmarks.load.clients import Table, tables_of_four
from benchmarks.load.measure import HUMAN_PACE, Load, measure, progress, served
from parlour.game import Game
from parlour.records import write
from parlour.rules import Person
from parlour.rules.registry import GAMES
from parlour.tables.open_store import open_store
from parlour.tables.store import FinishedGame

TABLES = int(os.environ.get("BENCH_TABLES", "60"))
SECONDS = float(os.environ.get("BENCH_SECONDS", "20"))
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "7"))
SEATS = {"quiddler": 8, "letterjam": 6}
# More than can be reviewed during all rounds: a review that is kept costs nothing.
GAMES_TO_REVIEW = 400


def main() -> None:
    """Print people's waiting time without and with reviews, and its ratio."""
    asyncio.run(compare())


async def compare() -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/parlour.db"
        progress("games to review are played")
        await finished_games(database)
        async with served("parlour", "serve", database=database) as (pid, base):
            progress(f"{4 * TABLES} people sit down")
            people = await tables_of_four(base, list(GAMES), TABLES, Table)
            alone, beside, reviewed = [], [], 0
            for number in range(ROUNDS):
                for with_reviews in (False, True) if number % 2 == 0 else (True, False):
                    what = "beside reviews" if with_reviews else "alone"
                    progress(f"round {number + 1} of {ROUNDS}: people {what}")
                    if not with_reviews:
                        alone.append(await measure(pid, people, SECONDS, HUMAN_PACE))
                        continue
                    # Each finished game is reviewed once.
                    reviewing = await Reviewing.begin(base, reviewed)
                    beside.append(await measure(pid, people, SECONDS, HUMAN_PACE))
                    progress("the last reviews are finished")
                    reviewed += await reviewing.end()
            progress("")
    show(alone, beside, reviewed)


async def finished_games(database: str) -> None:
    """Make a store with finished games, each at a table of its own."""
    records = [played(game, seats) for game, seats in SEATS.items()]
    store = await open_store(database)
    for number in range(GAMES_TO_REVIEW):
        game, record = records[number % len(records)]
        await store.keep_record(FinishedGame(code_of(number), 1, game, time(), record))
    await store.close()


def played(game: str, seats: int) -> tuple[str, str]:
    """The record of a game of bots."""
    persons = [Person(f"Seat {seat + 1}", "regular") for seat in range(seats)]
    made = Game(game, persons, seed=1)
    made.let_bots_act()
    return game, write(made.record())


class Reviewing:
    """The process that has one game after another reviewed."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._input, self._output = process.stdin, process.stdout

    @classmethod
    async def begin(cls, base: str, first: int) -> Self:
        """Begin with the game of this number, and wait until a review is being computed."""
        asking = (sys.executable, "-m", "benchmarks._asking_reviews", base, str(first))
        begun = cls(await asyncio.create_subprocess_exec(*asking, stdin=PIPE, stdout=PIPE))
        assert (await begun._output.readline()) == b"under way\n"
        return begun

    async def end(self) -> int:
        """Wait until nothing is computed any more; return how many reviews there were."""
        self._input.close()
        return int(await self._output.readline())


def show(alone: Sequence[Load], beside: Sequence[Load], reviewed: int) -> None:
    """Print what people waited, and what an act cost the server: on a busy machine the first says
    more of the others there, and the second still tells whether reviews take its time."""
    for what, loads in (("alone", alone), (f"beside {reviewed} reviews", beside)):
        acts = sum(one.acts for one in loads)
        print(
            f"people {what}: p50 {median(one.p50 for one in loads) * 1e3:.1f} ms, p99 "
            f"{median(one.p99 for one in loads) * 1e3:.1f} ms "
            f"({', '.join(f'{one.p99 * 1e3:.1f}' for one in loads)}), {acts:,} acts of "
            f"{sum(one.cpu for one in loads) / acts * 1e6:,.0f} us in the server"
        )
    ratios = [b.p99 / a.p99 for a, b in zip(alone, beside, strict=True)]
    print(
        f"p99 beside reviews: {median(b.p99 for b in beside) / median(a.p99 for a in alone):.2f} of"
        f" alone; round by round {', '.join(f'{one:.2f}' for one in ratios)}, median "
        f"{median(ratios):.2f}; load of the machine {os.getloadavg()[1]:.1f} on "
        f"{os.cpu_count()} processors",
        flush=True,
    )
