"""Builds the group table: cuts every word into the cards of a deck in every way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.minds.quiddler.index import LEAST_CARDS, MOST_CARDS
from parlour.minds.quiddler.word_groups.group_table import GroupTable, Numbers, codes_of
from parlour.words import Lexicon, rude_words
from parlour.words.frequency import zipf_steps

# Eleven cards cannot spell a longer word.
MOST_LETTERS = 2 * MOST_CARDS


def build_group_table(lexicon: Lexicon, faces: Sequence[str]) -> GroupTable:
    """All groups of cards that spell words of a lexicon, with the most common word of each. Rude
    words are left out: bots do not lay them."""
    cutter = _Cutter(faces, codes_of(faces))
    numbers, words = [np.zeros(0, np.uint64)], [np.zeros(0, np.int32)]
    zipf = [np.zeros(0, np.uint8)]
    for length in range(LEAST_CARDS, MOST_LETTERS + 1):
        block = np.frombuffer(lexicon.block(length), np.uint8).reshape(-1, length)
        common, before = _zipf(block), lexicon.positions(length).start
        polite = _polite(block)
        for cut in cutter.cuts(block):
            fits = (cut.cards >= LEAST_CARDS) & (cut.cards <= MOST_CARDS) & (cut.missing == 0)
            fits &= polite[cut.words]
            numbers.append(cut.numbers[fits])
            words.append(cut.words[fits] + np.int32(before))
            zipf.append(common[cut.words[fits]])
    all_numbers, all_zipf = np.concatenate(numbers), np.concatenate(zipf)
    common_first = np.argsort(np.uint8(255) - all_zipf, kind="stable")
    _, first = np.unique(all_numbers[common_first], return_index=True)
    chosen = common_first[first]
    return GroupTable(all_numbers[chosen], np.concatenate(words)[chosen], all_zipf[chosen])


def _polite(block: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """Whether a bot may lay each word of a block."""
    length = block.shape[1]
    rude = [word.encode() for word in rude_words() if len(word) == length]
    words = np.frombuffer(block.tobytes(), f"S{length}")
    return ~np.isin(words, np.array(rude, f"S{length}"))


def _zipf(block: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The frequency of each word of a block, in steps of the Zipf scale; 0 if unknown."""
    length = block.shape[1]
    words, counted = (
        np.frombuffer(text, f"S{length}")
        for text in (block.tobytes(), Lexicon.open("parlour").block(length))
    )
    if not len(counted):
        return np.zeros(len(words), np.uint8)
    steps = np.frombuffer(zipf_steps(length), np.uint8)
    places = np.minimum(np.searchsorted(counted, words), len(counted) - 1)
    return np.where(counted[places] == words, steps[places], np.uint8(0))


class _Cuts(NamedTuple):
    """Words cut into cards; each array has one entry per cut."""

    words: NDArray[np.int32]
    """The index of the word in the block."""
    numbers: Numbers
    cards: NDArray[np.int8]
    missing: NDArray[np.int8]
    """The number of letters without a single-letter card; two-letter cards may cover them."""
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
        # For any two letters, the number of the card with both; 0 if there is no such card.
        self._pair = np.zeros(1 << 16, np.int8)
        for face, code in zip(faces, codes, strict=True):
            if len(face) == 1:
                self._letter[ord(face)] = code
        # The changes to the group's number and to `missing` when two letters become one card.
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
        """The cuts of a block of words: into single letters, and every other way."""
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
