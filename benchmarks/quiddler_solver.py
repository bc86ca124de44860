"""How long the best words of an 11-card Quiddler hand take, warm and from a cold start."""

from __future__ import annotations

import statistics
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random

from parlour.minds.quiddler.arrangement import Worths
from parlour.minds.quiddler.index import MOST_CARDS, CardIndex
from parlour.minds.quiddler.solver import Solver
from parlour.rules.quiddler import box
from parlour.words import Lexicon

HANDS = 200
COLD_STARTS = 10
BONUSES = Worths(words={3: 10}, letters={6: 10})
COMMAND = Path(sysconfig.get_path("scripts")) / "parlour"


def main() -> None:
    """Print every figure."""
    deck = box.deck("english")
    rng = Random(200)
    hands = [rng.sample(deck.cards, MOST_CARDS) for _ in range(HANDS)]
    start = time.perf_counter()
    index = CardIndex(Lexicon.open("parlour"), deck.counts)
    print(f"file the whole lexicon under cards, once: {time.perf_counter() - start:.2f} s")
    for rules in ("manual", "published"):
        warm(rules, hands, index)
    cold(hands[0])


def warm(rules: str, hands: Sequence[Sequence[str]], index: CardIndex) -> None:
    """The solver beside a plain table of all subsets, which finds the same points."""
    points = box.point_table(rules).points
    solver = Solver(index, points)
    for hand in hands:
        if solver.solve(hand).points != most_points(hand, index, points):
            sys.exit(f"the two ways disagree about {' '.join(hand)}")
    ours = milliseconds(hands, solver.solve)
    table = milliseconds(hands, lambda hand: most_points(hand, index, points))
    bonuses = milliseconds(hands, lambda hand: solver.solve(hand, worths=BONUSES))
    print(
        f"{rules}: median of {len(hands)} hands {ours:.2f} ms, {ours / table:.2g} times that of "
        f"a plain table of subsets ({table:.1f} ms); with both bonuses {bonuses:.2f} ms"
    )


def milliseconds(hands: Sequence[Sequence[str]], solve: Callable[[Sequence[str]], object]) -> float:
    """The median time for one hand."""
    times = []
    for hand in hands:
        start = time.perf_counter()
        solve(hand)
        times.append(time.perf_counter() - start)
    return statistics.median(times) * 1e3


def most_points(hand: Sequence[str], index: CardIndex, points: Mapping[str, int]) -> int:
    """The points of the best arrangement, from a table over every subset of the cards."""
    words = index.keys_within(index.key(hand))
    codes = [index.key([card]) for card in hand]
    keys = ["".join(sorted(codes[i] for i in cards)) for cards in subsets(len(hand))]
    worths = [sum(points[hand[i]] for i in cards) for cards in subsets(len(hand))]
    by_first: list[list[int]] = [[] for _ in hand]
    for subset, key in enumerate(keys):
        if key in words:
            by_first[(subset & -subset).bit_length() - 1].append(subset)
    laid = [0] * len(keys)  # the most points that words from a subset can have
    for subset in range(1, len(keys)):
        first = subset & -subset
        best = laid[subset ^ first]
        for word in by_first[first.bit_length() - 1]:
            if word & subset == word:
                best = max(best, worths[word] + laid[subset ^ word])
        laid[subset] = best
    whole = len(keys) - 1
    return max(2 * laid[rest] - worths[rest] for rest in (whole ^ 1 << i for i in range(len(hand))))


def subsets(size: int) -> list[list[int]]:
    """For every set of cards as a number: the places of its cards."""
    return [[i for i in range(size) if number >> i & 1] for number in range(1 << size)]


def cold(hand: Sequence[str]) -> None:
    """The whole command beside a bare interpreter."""
    command, bare = process([COMMAND, "solve", *hand]), process([sys.executable, "-c", "pass"])
    print(f"cold `parlour solve` {command * 1e3:.0f} ms, python alone {bare * 1e3:.0f} ms")


def process(command: Sequence[str | Path]) -> float:
    """The median time of a process from start to end."""
    times = []
    for _ in range(COLD_STARTS):
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return statistics.median(times)
