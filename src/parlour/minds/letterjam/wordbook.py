"""The words a bot knows, laid out so that all of them can be weighed at once.

Words are numbers here, in falling frequency: the first 4,000 are a vocabulary, too. Letters are
numbers from 0 and sets of letters are bits. The wordbook answers two questions: which words can be
spelled with the letters on the table and the wildcard, and which letters a reader of such a word
would think of. The answers to the second one were worked out beforehand, for every word, every
hole and every wildcard (`data/kept.bin`, made by `tools/build_kept_letters.py`).

    >>> book = wordbook()
    >>> found = book.spellable(bits("PLN"), 16_000)
    >>> plan = book.number("PLAN")
    >>> plan in found
    True
    >>> at = found.searchsorted(plan)
    >>> letters(int(book.kept(found, bits("PLN"), 15)[at]))  # who has the P reads ?L*N
    'CGP'
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import TypeAlias
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from parlour.words import Lexicon, vocabulary
from parlour.words.patterns import HOLE, WILDCARD
from parlour.words.spelling import ALPHABET, letter_set

Numbers: TypeAlias = NDArray[np.intp]
Sets: TypeAlias = NDArray[np.uint32]

FILE = Path(__file__).parent / "data" / "kept.bin"
MAGIC = b"KEPT0001"
HEADER_SIZE = len(MAGIC) + 4

bits = letter_set


class StaleTableError(RuntimeError):
    """The table was made for another vocabulary than the one that is shipped."""


def letters(found: int) -> str:
    """The letters of a set, in the order of the alphabet."""
    return "".join(letter for place, letter in enumerate(ALPHABET) if found >> place & 1)


def header() -> bytes:
    """How the table for today's vocabulary begins."""
    return MAGIC + crc32("\n".join(vocabulary()).encode()).to_bytes(4, "little")


class Wordbook:
    """The whole vocabulary as arrays."""

    def __init__(self) -> None:
        """Read the vocabulary, and map the table into memory."""
        self.words = vocabulary()
        padded = np.array(self.words, "S")
        longest = padded.dtype.itemsize
        self.spelled = padded.view(np.uint8).reshape(-1, longest)
        """Each word as a row of character codes, filled up with zeros."""
        one_bit = np.zeros(256, np.uint32)
        one_bit[[ord(letter) for letter in ALPHABET]] = 1 << np.arange(len(ALPHABET))
        self.sets: Sets = np.bitwise_or.reduce(one_bit[self.spelled], axis=1)
        self.lengths = (self.spelled != 0).sum(axis=1)
        self._by_length = {
            length: (rows := np.flatnonzero(self.lengths == length), self.spelled[rows, :length])
            for length in range(1, longest + 1)
        }
        self._distinct = np.bitwise_count(self.sets).astype(np.intp)
        self._starts = np.concatenate(([0], np.cumsum(self._distinct**2)))[:-1]
        self._table = _mapped(int((self._distinct**2).sum()))

    def number(self, word: str) -> int:
        """The number of a word; ValueError if the vocabulary has no such word."""
        return self.words.index(word)

    def answers(self, pattern: str) -> tuple[Numbers, Numbers]:
        """The words that a pattern can be, and the letter that each has at `?`.

        The same words as `parlour.words.fits` finds letters for, and in falling frequency.
        """
        rows, spelled = self._by_length.get(len(pattern), _NOTHING)
        return _answers(pattern, rows, spelled)

    def matches(self, pattern: str) -> Numbers:
        """The words that a pattern without a hole can be: several, if there is a wildcard."""
        rows, spelled = self._by_length.get(len(pattern), _NOTHING)
        return _matches(pattern, rows, spelled)[0]

    def spellable(self, seen: int, size: int) -> Numbers:
        """Those of the first `size` words that use letters of this set and at most one other."""
        beyond = self.sets[:size] & np.uint32(~seen & 0xFFFFFFFF)
        return np.flatnonzero((beyond & (beyond - np.uint32(1))) == 0)

    def kept(self, words: Numbers, seen: int, hole: int) -> Sets:
        """For each spellable word: the letters that also make a word, for a reader who sees the
        rest of it but not where this letter stands, nor what the wildcard means. Words without
        the letter get any answer."""
        sets = self.sets[words]
        wild = sets & np.uint32(~seen & 0xFFFFFFFF)
        own = _place(sets, np.uint32(1 << hole))
        other = np.where(wild == 0, own, _place(sets, wild))
        distinct = self._distinct[words]
        at = self._starts[words] + np.minimum(own, distinct - 1) * distinct
        found: Sets = self._table[at + np.minimum(other, distinct - 1)]
        return found


def _answers(pattern: str, rows: Numbers, spelled: NDArray[np.uint8]) -> tuple[Numbers, Numbers]:
    rows, spelled = _matches(pattern, rows, spelled)
    return rows, spelled[:, pattern.index(HOLE)].astype(np.intp) - ord(ALPHABET[0])


def _matches(
    pattern: str, rows: Numbers, spelled: NDArray[np.uint8]
) -> tuple[Numbers, NDArray[np.uint8]]:
    first: dict[str, int] = {}
    for place, mark in enumerate(pattern):
        if mark not in (HOLE, WILDCARD):
            fitting = spelled[:, place] == ord(mark)
        elif mark in first:
            fitting = spelled[:, place] == spelled[:, first[mark]]
        else:
            first[mark] = place
            continue
        rows, spelled = rows[fitting], spelled[fitting]
    return rows, spelled


_NOTHING = (np.empty(0, np.intp), np.empty((0, 64), np.uint8))


def _place(sets: Sets, bit: Sets | np.uint32) -> Numbers:
    """The place of a letter among the letters of each set, in the order of the alphabet."""
    return np.bitwise_count(sets & (bit - np.uint32(1))).astype(np.intp)


def _mapped(entries: int) -> Sets:
    with FILE.open("rb") as file:
        mapped = mmap(file.fileno(), 0, access=ACCESS_READ)
    if mapped[:HEADER_SIZE] != header() or len(mapped) != HEADER_SIZE + 4 * entries:
        raise StaleTableError("The table of kept letters was not made for this vocabulary.")
    table: Sets = np.frombuffer(mapped, "<u4", offset=HEADER_SIZE)
    return table


def lexicon_answers(pattern: str) -> Numbers:
    """The letters that make a word of the judge lexicon at `?`, some of them several times."""
    rows, spelled = _lexicon_words(len(pattern))
    return _answers(pattern, rows, spelled)[1]


@cache
def _lexicon_words(length: int) -> tuple[Numbers, NDArray[np.uint8]]:
    words = Lexicon.open("parlour").words_of_length(length)
    if not words:
        return _NOTHING
    spelled = np.frombuffer("".join(words).encode("ascii"), np.uint8).reshape(-1, length)
    return np.arange(len(words)), spelled


@cache
def wordbook() -> Wordbook:
    """The one wordbook of this process, made when a bot first thinks."""
    return Wordbook()


def pack(entries: Iterable[int]) -> bytes:
    """The bytes of a table from its entries: for each word, each hole, each wildcard, a set of
    letters; holes and wildcards in the order of the alphabet, and a hole with itself for a clue
    without wildcard."""
    return header() + np.fromiter(entries, "<u4").tobytes()
