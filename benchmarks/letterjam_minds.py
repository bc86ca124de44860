"""CPU time of Letter Jam's bots: for a clue, for a whole game, and for the first act."""

from __future__ import annotations

import statistics
import time
from random import Random
from typing import Any

from benchmarks._first_thought import show_first_thought
from parlour.minds import mind
from parlour.rules import HOUSE, Person, gather
from parlour.rules.letterjam import LETTER_JAM, acts
from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal
from parlour.words import Lexicon

GAMES = 10


def main() -> None:
    """Print all results."""
    play("expert", 4, seed=0)  # warm up: load everything that is loaded once
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
    show_first_thought("letterjam", LETTER_JAM.view(begun("expert", 4, Random(1)), 0))


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
    """Play a game; returns the CPU seconds of each decision that led to a clue."""
    rng, bot = Random(seed), mind("letterjam", name)
    state, times = begun(name, players, rng), []
    memo = Memo()
    while not LETTER_JAM.over(state):
        waiting = LETTER_JAM.waiting_for(state)
        for seat in sorted(range(players), key=lambda seat: seat not in waiting):
            view = LETTER_JAM.view(state, seat, memo)
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
