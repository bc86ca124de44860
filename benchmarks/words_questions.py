"""The word lookups of Letter Jam, compared with naive code and a C loop."""

from __future__ import annotations

import ctypes
import statistics
import time
from collections.abc import Callable
from functools import partial
from random import Random

import numpy as np

from benchmarks._compiled import compiled
from benchmarks.words import shown, spell_naively
from parlour.rules.letterjam.box import deck
from parlour.words import Lexicon, PatternIndex, SpellingIndex, fits, vocabulary
from parlour.words.spelling import letter_set

REPEATS = 7
NAIVE_REPEATS = 2
DEALS = 16
LETTERS_SEEN = (5, 6, 7, 8)
RICH_LETTERS = ("CEINRT", "ADEILNST")
PATTERNS = ("PL?NT", "?LAN", "S?ORE", "T?UT?"), ("P*?NT", "?L*N", "*?ORE", "H*?SES")


def main() -> None:
    """Print all results."""
    words_from_letters()
    letters_that_fit()


def words_from_letters() -> None:
    """Q1: words of the lexicon from the visible letters and the wildcard.

    Our code and the naive code return a list of words. The C loop only stores their numbers.
    """
    words = tuple(Lexicon.open("parlour"))
    index, scan = SpellingIndex(words), c_scan(words)
    rng = Random(1)
    for count in LETTERS_SEEN:
        figures = [beside(index, scan, dealt(count, rng), words) for _ in range(DEALS)]
        ours, naive, c = (statistics.median(column) for column in zip(*figures, strict=True))
        print(f"Q1, median of {DEALS} deals of {count} letters: {told(ours, naive, c)}", end="")
        print(f"; most {max(o / c for o, _, c in figures):.2f} of it" if c else "")
    for letters in RICH_LETTERS:
        print(f"Q1, the letters {letters}: {told(*beside(index, scan, letters, words))}")


def dealt(count: int, rng: Random) -> str:
    """This many different letters from the top of a shuffled deck."""
    cards = deck("english").cards
    return "".join(list(dict.fromkeys(rng.sample(cards, len(cards))))[:count])


def beside(
    index: SpellingIndex, scan: Callable[[str], int] | None, letters: str, words: tuple[str, ...]
) -> tuple[float, float, float]:
    """The times of the index, of naive code and of the C loop; 0 without a compiler."""
    found = index.spellable(letters, wildcard=True)
    assert sorted(found) == sorted(spell_naively(letters, words)), letters
    ours = seconds(partial(index.spellable, letters, wildcard=True))
    naive = seconds(partial(spell_naively, letters, words), NAIVE_REPEATS)
    if scan is None:
        return ours, naive, 0.0
    assert scan(letters) == len(found), letters
    return ours, naive, seconds(partial(scan, letters))


def told(ours: float, naive: float, c: float) -> str:
    loop = f"{ours / c:.2f} of the C loop's {shown(c)}" if c else "no C compiler, so no C loop"
    return f"{shown(ours)}, {naive / ours:,.0f} times faster than naive code, {loop}"


def c_scan(words: tuple[str, ...]) -> Callable[[str], int] | None:
    """The C loop over the letter sets of all words; None without a C compiler."""
    library = compiled("_spellable.c")
    if library is None:
        return None
    sets = np.array([letter_set(word) for word in words], np.uint32)
    found = np.empty(len(words), np.int32)
    pointers = sets.ctypes.data_as(ctypes.c_void_p), found.ctypes.data_as(ctypes.c_void_p)

    def scan(letters: str) -> int:
        spelled = library.spellable(pointers[0], len(words), letter_set(letters), pointers[1])
        assert isinstance(spelled, int)
        return spelled

    return scan


def letters_that_fit() -> None:
    """Q2: letters that fit a clue, over a bot's vocabulary."""
    words = frozenset(vocabulary())
    index = PatternIndex(words)
    for patterns, label in zip(PATTERNS, ("without wildcard", "with wildcard"), strict=True):
        for pattern in patterns:
            assert index.fits(pattern) == fits(pattern, words), pattern
        ours = statistics.median(seconds(partial(index.fits, pattern)) for pattern in patterns)
        naive = statistics.median(seconds(partial(fits, pattern, words)) for pattern in patterns)
        print(f"Q2 {label}: {ours * 1e6:.2f} us, {naive / ours:,.0f} times faster than naive code")


def seconds(act: Callable[[], object], repeats: int = REPEATS) -> float:
    """The CPU time of one call: the minimum of several runs, to exclude other load and cold
    caches."""
    times = []
    for _ in range(repeats):
        calls, start = 0, time.process_time()
        while (spent := time.process_time() - start) < 0.01:
            act()
            calls += 1
        times.append(spent / calls)
    return min(times)
