"""Steps of random play per CPU-second: the rules alone, and with a view for every seat."""

import time
from collections.abc import Iterator
from random import Random
from typing import Any

from parlour.lab.random_play import random_steps
from parlour.rules import PUBLIC, Rules, gather
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from parlour.words import Lexicon

GAMES_A_COUNT = 20
YARDSTICK_TURNS = 2_000_000


def main() -> None:
    """Print each game's results, compared with a counting loop that runs just before."""
    yardstick = counting_loop()
    print(f"yardstick: a counting loop makes {yardstick / 1e6:.1f} million turns per CPU-second")
    for game in GAMES.values():
        for label, with_views in (("rules only", False), ("with every seat's view", True)):
            speed = steps_per_second(game, with_views=with_views)
            print(
                f"{game.title}, {label}: {speed:,.0f} steps per CPU-second"
                f" (one step costs {yardstick / speed:,.0f} turns of the loop)",
                flush=True,
            )


def counting_loop() -> float:
    """Turns per CPU-second of a trivial loop: the current speed of this machine."""
    start, count = time.process_time(), 0
    for turn in range(YARDSTICK_TURNS):
        count += turn
    return YARDSTICK_TURNS / (time.process_time() - start)


def steps_per_second(game: Rules[Any, Any, Any], *, with_views: bool) -> float:
    start, steps = time.process_time(), 0
    for seats in game.seats:
        for seed in range(GAMES_A_COUNT if not with_views else GAMES_A_COUNT // 5):
            for state in states(game, seats, seed):
                steps += 1
                if with_views:
                    for viewer in (*range(seats), PUBLIC):
                        game.view(state, viewer)
    return steps / (time.process_time() - start)


def states(game: Rules[Any, Any, Any], seats: int, seed: int) -> Iterator[Any]:
    options = game.options()
    assert not isinstance(options, Refusal)
    company = gather(f"Player {seat}" for seat in range(seats))
    start = game.begin(options, company, Lexicon.open(options.lexicon))
    assert not isinstance(start, Refusal)
    for step in random_steps(game, start, Random(seed)):
        yield step.state
