"""How long Letter Jam's bots think on one core: a clue, a whole game, and the first thought."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from random import Random
from typing import Any

import msgspec

from parlour.minds import mind
from parlour.rules import HOUSE, Person, gather
from parlour.rules.letterjam import LETTER_JAM, acts
from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal
from parlour.words import Lexicon

GAMES = 10
COLD_STARTS = 7
FIRST_THOUGHT = """
import re, sys, time
import msgspec
from parlour.minds import mind
from parlour.rules.letterjam.view import View
view = msgspec.json.decode(sys.stdin.buffer.read(), type=View)
bot = mind("letterjam", "expert")
start = time.perf_counter()
import numpy
loaded = time.perf_counter()
bot.choose(view)
thought = time.perf_counter()
with open("/proc/self/status") as file:
    peak = re.search(r"VmHWM:\\s+(\\d+) kB", file.read())[1]
print(loaded - start, thought - loaded, peak)
"""


def main() -> None:
    """Print every figure."""
    play("expert", 4, seed=0)  # what is loaded once is loaded now
    for players in LETTER_JAM.seats:
        thoughts: list[float] = []
        start = time.process_time()
        for seed in range(GAMES):
            thoughts += play("expert", players, seed=100 + seed)
        spent = (time.process_time() - start) / GAMES
        print(
            f"{players} players: a clue {statistics.median(thoughts) * 1e3:.1f} ms (median), "
            f"longest {max(thoughts) * 1e3:.0f} ms; {1 / spent:.1f} games per CPU-second",
            flush=True,
        )
    first_thought()


def begun(name: str, players: int, rng: Random) -> Any:
    options = LETTER_JAM.options()
    assert not isinstance(options, Refusal)
    company = gather(Person(f"Bot {seat}", name) for seat in range(players))
    start = LETTER_JAM.begin(options, company, Lexicon.open(options.lexicon))
    assert not isinstance(start, Refusal)
    dealt = LETTER_JAM.decide(start, HOUSE, acts.Deal(), rng)
    assert not isinstance(dealt, Refusal)
    return dealt.state


def play(name: str, players: int, seed: int) -> list[float]:
    """Play a game; the CPU seconds of each thought that ended in a clue."""
    rng, bot = Random(seed), mind("letterjam", name)
    state, times = begun(name, players, rng), []
    memos = [Memo() for _ in range(players)]
    while not LETTER_JAM.over(state):
        waiting = LETTER_JAM.waiting_for(state)
        for seat in sorted(range(players), key=lambda seat: seat not in waiting):
            view = LETTER_JAM.view(state, seat, memos[seat])
            start = time.process_time()
            act = bot.choose(view)
            if isinstance(act, acts.Draft):
                times.append(time.process_time() - start)
            if act is not None:
                taken = LETTER_JAM.decide(state, seat, act, rng)
                assert not isinstance(taken, Refusal), taken
                state = taken.state
                break
    return times


def first_thought() -> None:
    """The first clue of a fresh process, beside `import numpy`, which is most of it; with bytecode
    at hand, as when installed."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    view = msgspec.json.encode(LETTER_JAM.view(begun("expert", 4, Random(1)), 0))
    runs = []
    for _ in range(COLD_STARTS):
        command = [sys.executable, "-c", FIRST_THOUGHT]
        run = subprocess.run(command, input=view, env=environment, capture_output=True, check=True)
        runs.append([float(figure) for figure in run.stdout.split()])
    loading, thinking, peak = (statistics.median(column) for column in zip(*runs, strict=True))
    print(
        f"first thought {(loading + thinking) * 1e3:.0f} ms, {(loading + thinking) / loading:.2f} "
        f"times that of `import numpy` ({loading * 1e3:.0f} ms); peak memory {peak / 1e3:.0f} MB"
    )
