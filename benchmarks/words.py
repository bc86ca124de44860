"""Time and memory of `parlour.words`: opening a lexicon, and the lookups of the games."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial

from parlour.words import Lexicon, PatternIndex, SpellingIndex, fits, vocabulary

REPEATS = 9
COLD_START = """
import os, time
def memory():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
letters = "ETAOINSHRDLU"
words = ["".join(letters[i * k % 997 % 12] for k in range(3, 6 + i % 5)) for i in range(1000)]
before, start = memory(), time.perf_counter()
from parlour.words import Lexicon
lexicon = Lexicon.open("parlour")
opened = time.perf_counter()
found = sum(word in lexicon for word in words)
print(opened - start, time.perf_counter() - opened, memory() - before)
"""


def bench() -> list[tuple[str, str]]:
    """Label and result of everything measured here."""
    return [*cold_start(), *look_up(), *spelling(), *pattern_fits()]


def cold_start() -> Iterator[tuple[str, str]]:
    """Opening the `parlour` lexicon in a fresh interpreter, with bytecode, as when installed."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    runs = []
    for _ in range(REPEATS):
        printed = subprocess.run(
            [sys.executable, "-c", COLD_START],
            env=environment,
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        ).stdout
        runs.append([float(figure) for figure in printed.split()])
    opened, looked_up, memory = (statistics.median(column) for column in zip(*runs, strict=True))
    yield "import and open, fresh interpreter", f"{opened * 1e3:.1f} ms"
    yield "then 1,000 look-ups", f"{looked_up * 1e3:.1f} ms"
    yield "memory for both", f"{memory / 1e6:.1f} MB"


def look_up() -> Iterator[tuple[str, str]]:
    """Look up one word in the `parlour` lexicon."""
    judge = Lexicon.open("parlour")
    words = frozenset(judge)
    yield (
        "one look-up",
        compared(lambda: "PARLOUR" in judge, lambda: "PARLOUR" in words, "a set in memory"),
    )


def spelling() -> Iterator[tuple[str, str]]:
    """Words of the `parlour` lexicon from the visible letters."""
    words = tuple(Lexicon.open("parlour"))
    index = SpellingIndex(words)
    for letters in ("ERST", "CEINRT", "ADEILNST"):
        ours = partial(index.spellable, letters, wildcard=True)
        other = partial(spell_naively, letters, words)
        yield f"words from {letters} and *", compared(ours, other, "a scan of all words")


def pattern_fits() -> Iterator[tuple[str, str]]:
    """Letters that fit into a clue, over a bot's vocabulary."""
    words = frozenset(vocabulary())
    index = PatternIndex(words)
    yield "index patterns of 16,000 words", shown(seconds(partial(PatternIndex, words)))
    for pattern in ("PL?NT", "P*?NT"):
        ours, other = partial(index.fits, pattern), partial(fits, pattern, words)
        yield f"letters that fit {pattern}", compared(ours, other, "substitution into a set")


def spell_naively(letters: str, words: tuple[str, ...]) -> list[str]:
    """The words from these letters and one more, by a scan of all words."""
    seen = set(letters)
    return [word for word in words if len(set(word) - seen) <= 1]


def compared(ours: Callable[[], object], other: Callable[[], object], name: str) -> str:
    """Our time, compared with that of another way to the same result."""
    mine, theirs = seconds(ours), seconds(other)
    return f"{shown(mine)}, {mine / theirs:.2g} times that of {name}"


def shown(duration: float) -> str:
    """A duration in microseconds or milliseconds."""
    return f"{duration * 1e6:.1f} us" if duration < 1e-3 else f"{duration * 1e3:.1f} ms"


def seconds(act: Callable[[], object]) -> float:
    """The median time of one call."""
    times = []
    for _ in range(REPEATS):
        calls, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < 0.02:
            act()
            calls += 1
        times.append(spent / calls)
    return statistics.median(times)


def main() -> None:
    """Print all results."""
    for label, figure in bench():
        print(f"{label:<40} {figure}")
