"""The table of all groups of cards that spell words, for Quiddler's bots.

A group is a 64-bit number (see `parlour.minds.quiddler.word_groups.known_words`). Building a table
takes a tenth of a second, so the one for the default word list is shipped: `data/word_groups.bin`,
built by `tools/build_word_groups.py`. The table of any other list is built on first use.
"""

from __future__ import annotations

from collections.abc import Sequence
from mmap import ACCESS_READ, mmap
from pathlib import Path
from random import Random
from struct import Struct
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from parlour.words import Lexicon
from parlour.words.frequency import STEPS

if TYPE_CHECKING:
    from numpy.typing import NDArray

Numbers: TypeAlias = "NDArray[np.uint64]"
Truths: TypeAlias = "NDArray[np.bool_]"

FILE = Path(__file__).parents[1] / "data" / "word_groups.bin"
MAGIC = b"SHELF001"
HEADER = Struct("<8s32sQQ")
"""The header: magic, digest of the lexicon, sum of the cards' numbers, count of groups."""
# The sieve is a prefilter: the upper bits of a number select a bit that is 0 for most non-words.
SIEVE_BITS = 22
_BYTE = np.uint64(64 - SIEVE_BITS + 3)
_BIT = np.uint64(64 - SIEVE_BITS)
_BIT_OF_BYTE = np.uint64(7)


class GroupTable:
    """A set of groups of cards that spell words, with the most common word of each."""

    __slots__ = ("_sieve", "numbers", "words", "zipf")

    def __init__(
        self,
        numbers: Numbers,
        words: NDArray[np.int32],
        zipf: NDArray[np.uint8],
        sieve: NDArray[np.uint8] | None = None,
    ) -> None:
        """Take the sorted numbers of the groups, and for each its most common word: the position
        in the lexicon, and the frequency in steps of the Zipf scale."""
        self.numbers = numbers
        self.words = words
        self.zipf = zipf
        self._sieve = _sieve_of(numbers) if sieve is None else sieve

    def only_common(self, least_zipf: float) -> GroupTable:
        """The groups that spell a word at least this common."""
        common = self.zipf >= least_zipf * STEPS
        return GroupTable(self.numbers[common], self.words[common], self.zipf[common])

    def has(self, groups: Numbers) -> Truths:
        """For each of these numbers, whether its group spells a word."""
        bits = self._sieve[groups >> _BYTE] >> (groups >> _BIT & _BIT_OF_BYTE).astype(np.uint8)
        found: Truths = (bits & 1).view(np.bool_)
        likely = groups[found]
        if len(self.numbers):
            places = np.searchsorted(self.numbers, likely)
            places[places == len(self.numbers)] = 0
            found[found] = self.numbers[places] == likely
        return found

    def word(self, group: np.uint64) -> int:
        """The position in the lexicon of the word of a group, which must be in this table."""
        return int(self.words[np.searchsorted(self.numbers, group)])

    def pack(self, lexicon: Lexicon, faces: Sequence[str]) -> bytes:
        """The bytes of a file with these groups."""
        columns = self.numbers.astype("<u8"), self.words.astype("<i4"), self.zipf, self._sieve
        header = _header(lexicon, faces, len(self.numbers))
        return header + b"".join(column.tobytes() for column in columns)


def _sieve_of(numbers: Numbers) -> NDArray[np.uint8]:
    marked = np.zeros(1 << SIEVE_BITS, np.bool_)
    marked[numbers >> _BIT] = True
    return np.packbits(marked, bitorder="little")


def codes_of(faces: Sequence[str]) -> Numbers:
    """The numbers of the cards: pseudo-random with a fixed seed."""
    rng = Random(" ".join(faces))
    return np.array([rng.getrandbits(64) for _ in faces], np.uint64)


def group_table(lexicon: Lexicon, faces: Sequence[str]) -> GroupTable:
    """The groups of cards of a deck that spell words of a lexicon."""
    shipped = _shipped(lexicon, faces)
    if shipped is not None:
        return shipped
    from parlour.minds.quiddler.word_groups.build import build_group_table

    return build_group_table(lexicon, faces)


def _shipped(lexicon: Lexicon, faces: Sequence[str]) -> GroupTable | None:
    """The table in the shipped file; None if it was built for other words or other cards."""
    with FILE.open("rb") as file:
        mapped = mmap(file.fileno(), 0, access=ACCESS_READ)
    count = HEADER.unpack_from(mapped)[-1]
    if mapped[: HEADER.size] != _header(lexicon, faces, count):
        return None
    numbers = np.frombuffer(mapped, "<u8", count, HEADER.size)
    at = HEADER.size + numbers.nbytes
    words = np.frombuffer(mapped, "<i4", count, at)
    at += words.nbytes
    zipf = np.frombuffer(mapped, np.uint8, count, at)
    return GroupTable(numbers, words, zipf, np.frombuffer(mapped, np.uint8, offset=at + count))


def _header(lexicon: Lexicon, faces: Sequence[str], count: int) -> bytes:
    cards = int(codes_of(faces).sum(dtype=np.uint64))
    return HEADER.pack(MAGIC, bytes.fromhex(lexicon.digest), cards, count)
