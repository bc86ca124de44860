"""The words a bot knows, as arrays, so that numpy can rate all of them at once.

Words are numbers, in falling frequency, so the first 4,000 are a smaller vocabulary. Letters are
numbers from 0, and sets of letters are bit sets. The wordbook answers two questions: which words
can be spelled with the letters on the table and the wildcard, and which letters a reader of such a
word would consider. The answers to the second question are precomputed for every word, hole and
wildcard. They are stored with the words in a file that is mapped into memory, so that a bot's
first act needs no preparation (`data/readings.bin`, built by `tools/build_readings.py`).

    >>> book = wordbook()
    >>> found = book.spellable(bits("PLN"), 16_000)
    >>> at = [book.word(number) for number in found].index("PLAN")
    >>> letters(int(book.kept(found, bits("PLN"), 15)[at]))  # the player with the P reads ?L*N
    'CGP'
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property
from mmap import ACCESS_READ, mmap
from pathlib import Path
from struct import Struct
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from parlour.words import Lexicon, vocabulary
from parlour.words.patterns import HOLE, WILDCARD
from parlour.words.spelling import ALPHABET, letter_set

if TYPE_CHECKING:
    from numpy.typing import NDArray

Numbers: TypeAlias = "NDArray[np.intp]"
Sets: TypeAlias = "NDArray[np.uint32]"

FILE = Path(__file__).parent / "data" / "readings.bin"
HEADER = Struct("<2I")
"""The header of the file: the number of words, and the number of columns for the spelling."""
SET_SIZE = 4

bits = letter_set


def letters(found: int) -> str:
    """The letters of a bit set, in alphabetical order."""
    return "".join(letter for place, letter in enumerate(ALPHABET) if found >> place & 1)


class Wordbook:
    """The whole vocabulary as arrays."""

    def __init__(self) -> None:
        """Map the file into memory."""
        with FILE.open("rb") as file:
            mapped = mmap(file.fileno(), 0, access=ACCESS_READ)
        count, columns = HEADER.unpack_from(mapped)
        spelled = np.frombuffer(mapped, np.uint8, count * columns, HEADER.size)
        self.spelled = spelled.reshape(count, columns)
        """Each word as a row of character codes, padded with zeros."""
        at = HEADER.size + spelled.nbytes
        self.sets: Sets = np.frombuffer(mapped, "<u4", count, at)
        at += self.sets.nbytes
        self._starts: NDArray[np.int32] = np.frombuffer(mapped, "<i4", count, at)
        at += self._starts.nbytes
        self._table: Sets = np.frombuffer(mapped, "<u4", offset=at)
        self._by_length: dict[int, tuple[Numbers, NDArray[np.uint8]]] = {}

    @cached_property
    def lengths(self) -> Any:
        """The number of letters of each word."""
        return np.count_nonzero(self.spelled, axis=1)

    def word(self, number: int) -> str:
        """The word with this number."""
        row: bytes = self.spelled[number].tobytes()
        return row.rstrip(b"\0").decode("ascii")

    def answers(self, pattern: str) -> tuple[Numbers, Numbers]:
        """The words that match a pattern, in falling frequency, and the letter of each at `?`.

        These are the vocabulary words behind the letters that `parlour.words.fits` finds.
        """
        return _answers(pattern, *self._of_length(len(pattern)))

    def matches(self, pattern: str) -> Numbers:
        """The words that match a pattern without `?`: several if it has a wildcard."""
        return _matches(pattern, *self._of_length(len(pattern)))[0]

    def _of_length(self, length: int) -> tuple[Numbers, NDArray[np.uint8]]:
        """The words of this length and their spellings."""
        if length > self.spelled.shape[1]:
            return _NOTHING
        if length not in self._by_length:
            rows = np.flatnonzero(self.lengths == length)
            self._by_length[length] = rows, self.spelled[rows, :length]
        return self._by_length[length]

    def spellable(self, seen: int, size: int) -> Numbers:
        """The words among the first `size` that use letters of this set and at most one other."""
        beyond = self.sets[:size] & np.uint32(~seen & 0xFFFFFFFF)
        return np.flatnonzero((beyond & (beyond - np.uint32(1))) == 0)

    def kept(self, words: Numbers, seen: int, hole: int) -> Sets:
        """For each spellable word: the letters that stay possible for a reader who sees neither
        this letter nor the meaning of the wildcard. The entry of a word without the letter is
        undefined."""
        sets = self.sets[words]
        wild = sets & np.uint32(~seen & 0xFFFFFFFF)
        own = _place(sets, np.uint32(1 << hole))
        other = np.where(wild == 0, own, _place(sets, wild))
        distinct = np.bitwise_count(sets).astype(np.intp)
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
    """The rank of a letter among the letters of each set, in alphabetical order."""
    return np.bitwise_count(sets & (bit - np.uint32(1))).astype(np.intp)


def lexicon_answers(pattern: str) -> Numbers:
    """The letters that make a word of the lexicon at `?`, once for each word."""
    return _answers(pattern, *_lexicon_words(len(pattern)))[1]


@cache
def _lexicon_words(length: int) -> tuple[Numbers, NDArray[np.uint8]]:
    words = Lexicon.open("parlour").words_of_length(length)
    if not words:
        return _NOTHING
    spelled = np.frombuffer("".join(words).encode("ascii"), np.uint8).reshape(-1, length)
    return np.arange(len(words)), spelled


@cache
def wordbook() -> Wordbook:
    """The wordbook of this process, loaded on first use."""
    return Wordbook()


def pack(entries: Iterable[int]) -> bytes:
    """The bytes of the file for the current vocabulary. ``entries`` has a set of letters for each
    word, hole and wildcard, in that nesting; holes and wildcards in alphabetical order. A hole
    paired with itself stands for a clue without wildcard."""
    words = vocabulary()
    spelled = np.array(words, "S")
    longest = spelled.dtype.itemsize
    columns = longest + -longest % SET_SIZE  # aligns the sets
    sets = np.array([letter_set(word) for word in words], "<u4")
    entries_of = np.bitwise_count(sets).astype("<i4") ** 2
    starts = np.cumsum(entries_of, dtype="<i4") - entries_of
    table = np.fromiter(entries, "<u4")
    header = HEADER.pack(len(words), columns)
    parts = spelled.astype(f"S{columns}"), sets, starts, table
    return header + b"".join(part.tobytes() for part in parts)
