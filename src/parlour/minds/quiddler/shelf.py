"""Words filed for the quick eye: which of many groups of cards spell a word?

`parlour.minds.quiddler.index` answers for one hand; a mind that looks ahead asks about every group
of its cards with every card it might draw, tens of thousands at a time. So a group of cards has a
number here, the sum of the random numbers of its cards, and the numbers of all groups that spell
words are one sorted array. A wrong answer needs two of some hundred thousand 64-bit numbers to be
the same by chance: it would not happen in the lifetime of the house.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.minds.quiddler.index import LEAST_CARDS, MOST_CARDS
from parlour.minds.quiddler.words import lexicon_of
from parlour.rules.quiddler import box
from parlour.rules.quiddler.options import Options
from parlour.words import Lexicon
from parlour.words.frequency import STEPS, zipf_steps

Numbers = NDArray[np.uint64]
Truths = NDArray[np.bool_]

# No word of more letters can be spelled with eleven cards.
MOST_LETTERS = 2 * MOST_CARDS
# The upper bits of a number choose a place in a table that says at once that most are no word.
SIEVE_BITS = 22
SIEVE_SHIFT = np.uint64(64 - SIEVE_BITS)
# Who would know fewer words of a list than these knows all of it: it is another language, or short.
LEAST_WORDS = 1000
_SHELVES_KEPT = 6


class Shelf:
    """The words of a list, or those of them that are common enough, for the cards of one deck."""

    def __init__(self, lexicon: Lexicon, faces: Sequence[str], least_zipf: float = 0) -> None:
        """File the words whose Zipf frequency is at least this; 0 means all."""
        self.faces = tuple(faces)
        self.place = {face: at for at, face in enumerate(self.faces)}
        rng = np.random.default_rng(len(self.faces))
        self.codes: Numbers = rng.integers(1, 2**64, len(self.faces), np.uint64, endpoint=False)
        self.letters = np.array([len(face) for face in self.faces], np.int8)
        self._blocks = _blocks(lexicon, least_zipf)
        self._keys, self._origins = self._file()
        self._sieve = np.zeros(1 << SIEVE_BITS, np.bool_)
        self._sieve[self._keys >> SIEVE_SHIFT] = True

    def _file(self) -> tuple[Numbers, NDArray[np.int32]]:
        """The numbers of all groups of cards that spell words, and of each a word: its length and
        its place in the block of that length, in one number."""
        cutter = _Cutter(self.faces, self.codes)
        filed, origins = [np.zeros(0, np.uint64)], [np.zeros(0, np.int32)]
        for length, block in self._blocks.items():
            for cut in cutter.cuts(block):
                fits = (cut.cards >= LEAST_CARDS) & (cut.cards <= MOST_CARDS) & (cut.missing == 0)
                filed.append(cut.numbers[fits])
                origins.append(cut.words[fits] * np.int32(MOST_LETTERS + 1) + np.int32(length))
        numbers, first = np.unique(np.concatenate(filed), return_index=True)
        return numbers, np.concatenate(origins)[first]

    def numbers(self, cards: Iterable[str]) -> Numbers:
        """The random numbers of these cards; the number of a group is their sum."""
        return self.codes[[self.place[card] for card in cards]]

    def spells(self, groups: Numbers) -> Truths:
        """Of each group of cards whether it spells a word."""
        found: Truths = self._sieve[groups >> SIEVE_SHIFT]
        likely = groups[found]
        if len(self._keys):
            places = np.searchsorted(self._keys, likely)
            places[places == len(self._keys)] = 0
            found[found] = self._keys[places] == likely
        return found

    def word(self, cards: Sequence[str]) -> str:
        """A word that these cards spell; one of the shelf must be."""
        group = self.numbers(cards).sum(dtype=np.uint64)
        origin = int(self._origins[np.searchsorted(self._keys, group)])
        place, length = divmod(origin, MOST_LETTERS + 1)
        word: str = self._blocks[length][place].tobytes().decode("ascii")
        return word


class _Cuts(NamedTuple):
    """Words cut into cards, an entry of each array for a cut."""

    words: NDArray[np.int32]
    """Which word it is, by its place in the block."""
    numbers: Numbers
    cards: NDArray[np.int8]
    missing: NDArray[np.int8]
    """How many letters have no card of their own; two-letter cards may have them."""
    free: NDArray[np.int8]
    """The first letter after the last two-letter card."""

    def only(self, rows: NDArray[np.int64]) -> _Cuts:
        return _Cuts._make(column[rows] for column in self)

    def and_those(self, other: _Cuts) -> _Cuts:
        columns: Iterable[Any] = zip(self, other, strict=True)
        return _Cuts._make(np.concatenate(both) for both in columns)


class _Cutter:
    """Cuts words into the cards of a deck, in every way."""

    def __init__(self, faces: Sequence[str], codes: Numbers) -> None:
        self._letter = np.zeros(256, np.uint64)
        # Of any two letters the number of the card that has both; 0 where there is none.
        self._pair = np.zeros(1 << 16, np.int8)
        for face, code in zip(faces, codes, strict=True):
            if len(face) == 1:
                self._letter[ord(face)] = code
        # What changes when two letters become one card.
        numbers, found = [np.uint64(0)], [0]
        for face, code in zip(faces, codes, strict=True):
            if len(face) == 2:
                self._pair[ord(face[0]) << 8 | ord(face[1])] = len(numbers)
                apart = self._letter[[ord(face[0]), ord(face[1])]]
                numbers.append((np.array([code]) - apart.sum(dtype=np.uint64))[0])
                found.append(int((apart == 0).sum()))
        self._change = np.array(numbers, np.uint64)
        self._found = np.array(found, np.int8)

    def cuts(self, block: NDArray[np.uint8]) -> tuple[_Cuts, _Cuts]:
        """The words of a block in single letters, and in every other way."""
        count, length = block.shape
        numbers, missing = np.zeros(count, np.uint64), np.zeros(count, np.int8)
        for column in block.T:
            codes = self._letter[column]
            numbers += codes
            missing += codes == 0
        plain = _Cuts(
            words=np.arange(count, dtype=np.int32),
            numbers=numbers,
            cards=np.full(count, length, np.int8),
            missing=missing,
            free=np.zeros(count, np.int8),
        )
        others = plain.only(np.zeros(0, np.int64))
        for at in range(length - 1):
            pairs = self._pair[block[:, at].astype(np.uint16) << 8 | block[:, at + 1]]
            again = np.flatnonzero((pairs[others.words] != 0) & (others.free <= at))
            cut = plain.only(np.flatnonzero(pairs)).and_those(others.only(again))
            kinds = pairs[cut.words]
            others = others.and_those(
                cut._replace(
                    numbers=cut.numbers + self._change[kinds],
                    cards=cut.cards - np.int8(1),
                    missing=cut.missing - self._found[kinds],
                    free=np.full(len(kinds), at + 2, np.int8),
                )
            )
        return plain, others


def _blocks(lexicon: Lexicon, least_zipf: float) -> dict[int, NDArray[np.uint8]]:
    """The words of each length, a row of letters for each."""
    blocks = {}
    for length in range(LEAST_CARDS, MOST_LETTERS + 1):
        letters = np.frombuffer(lexicon.block(length), np.uint8)
        blocks[length] = letters.reshape(-1, length)
    if not least_zipf:
        return blocks
    common = {n: block[_zipf(block) >= least_zipf] for n, block in blocks.items()}
    enough = sum(map(len, common.values())) >= LEAST_WORDS
    return common if enough else blocks


def _zipf(block: NDArray[np.uint8]) -> NDArray[np.float64]:
    """How common each word of a block is; 0 where nobody has counted."""
    length = block.shape[1]
    words, counted = (
        np.frombuffer(text, f"S{length}")
        for text in (block.tobytes(), Lexicon.open("parlour").block(length))
    )
    steps = np.frombuffer(zipf_steps(length), np.uint8)
    places = np.minimum(np.searchsorted(counted, words), max(0, len(counted) - 1))
    if not len(counted):
        return np.zeros(len(words))
    return np.where(counted[places] == words, steps[places] / STEPS, 0.0)


@lru_cache(_SHELVES_KEPT)
def _shelf(lexicon: Lexicon, deck: str, least_zipf: float) -> Shelf:
    return Shelf(lexicon, tuple(box.deck(deck).counts), least_zipf)


def shelf_of(options: Options, least_zipf: float) -> Shelf:
    """The words that a mind of this vocabulary knows at this table."""
    return _shelf(lexicon_of(options), options.deck, least_zipf)
