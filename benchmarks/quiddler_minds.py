"""CPU time of Quiddler's bots: for a draw or a play, and for the first act."""

from __future__ import annotations

import statistics
import time
from collections import defaultdict
from random import Random

from benchmarks._first_thought import show_first_thought
from parlour.minds import mind, minds
from parlour.rules import HOUSE, Person, gather
from parlour.rules.quiddler import QUIDDLER, Options
from parlour.rules.quiddler.state import State
from parlour.words import Lexicon

GAMES = 6


def main() -> None:
    """Print all results."""
    for rules in ("manual", "published"):
        for name in minds("quiddler"):
            times = thoughts(name, rules)
            sizes = ", ".join(
                f"{size}: {statistics.median(found):.0f}" for size, found in sorted(times.items())
            )
            every = [one for found in times.values() for one in found]
            print(
                f"{rules}, {name}: median of {len(every)} decisions {statistics.median(every):.1f} "
                f"ms, longest {max(every):.0f} ms; median by cards in hand: {sizes}"
            )
    options = QUIDDLER.options("published")
    assert isinstance(options, Options)
    state = begun(options, 1)
    show_first_thought("quiddler", QUIDDLER.view(state, state.at))


def thoughts(name: str, rules: str) -> dict[int, list[float]]:
    """CPU milliseconds of each draw and play, by hand size, in games against greedy bots."""
    options = QUIDDLER.options(rules)
    assert isinstance(options, Options)
    times: dict[int, list[float]] = defaultdict(list)
    for number in range(GAMES):
        state = begun(options, number)
        rng = Random(number)
        while not QUIDDLER.over(state):
            seat = QUIDDLER.waiting_for(state)[0]
            view = QUIDDLER.view(state, seat)
            start = time.process_time()
            act = mind("quiddler", name if seat == number % 2 else "greedy").choose(view)
            spent = time.process_time() - start
            if seat == number % 2 and view.phase in ("draw", "play"):
                times[view.sizes[view.hand - 1]].append(spent * 1e3)
            taken = QUIDDLER.decide(state, seat, act, rng)  # type: ignore[arg-type]  # it is waited for
            state = taken.state  # type: ignore[union-attr]  # a bot's act is never refused
    return times


def begun(options: Options, seed: int) -> State:
    """A state after the first deal."""
    people = [Person("Ann", "expert"), Person("Bob", "greedy")]
    start = QUIDDLER.begin(options, gather(people), Lexicon.open("parlour"))
    assert isinstance(start, State)
    deal = QUIDDLER.house_act(start)
    assert deal is not None
    dealt = QUIDDLER.decide(start, HOUSE, deal, Random(seed))
    state = dealt.state  # type: ignore[union-attr]  # the house may deal
    assert isinstance(state, State)
    return state
