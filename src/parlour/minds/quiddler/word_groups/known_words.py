"""Looks up which groups of cards spell a word that a mind knows, many groups at a time.

`parlour.minds.quiddler.index` serves one hand. A mind that looks ahead looks up every group of its
cards with every card it might draw: tens of thousands of groups. So each group is hashed to a
number, the sum of the random 64-bit numbers of its cards, and the numbers of all groups that spell
words form one sorted array. A wrong answer needs a hash collision, which is too unlikely to
matter among some hundred thousand groups.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np

from parlour.minds.quiddler.word_groups.group_table import (
    GroupTable,
    Numbers,
    Truths,
    codes_of,
    group_table,
)
from parlour.minds.quiddler.words import lexicon_of
from parlour.rules.quiddler import box
from parlour.rules.quiddler.options import Options
from parlour.words import Lexicon

# If fewer words are common enough, the list is short or in another language: then know all of it.
LEAST_WORDS = 1000
_LISTS_KEPT = 6


class KnownWords:
    """The words of a lexicon that a mind knows, for the cards of one deck."""

    def __init__(self, lexicon: Lexicon, faces: Sequence[str], least_zipf: float = 0) -> None:
        """Take the words with at least this Zipf frequency; 0 means all words."""
        self.faces = tuple(faces)
        self.place = {face: at for at, face in enumerate(self.faces)}
        self.codes = codes_of(self.faces)
        self.letters = np.array([len(face) for face in self.faces], np.int8)
        self._lexicon = lexicon
        self._groups = _common_enough(group_table(lexicon, self.faces), least_zipf)

    def numbers(self, cards: Iterable[str]) -> Numbers:
        """The random numbers of these cards; the number of a group is their sum."""
        return self.codes[[self.place[card] for card in cards]]

    def spells(self, groups: Numbers) -> Truths:
        """For each group of cards, whether it spells a word."""
        return self._groups.has(groups)

    def word(self, cards: Sequence[str]) -> str:
        """The most common word that these cards spell; they must spell one."""
        group = self.numbers(cards).sum(dtype=np.uint64)
        return self._lexicon.word(self._groups.word(group))


def _common_enough(words: GroupTable, least_zipf: float) -> GroupTable:
    if not least_zipf:
        return words
    common = words.only_common(least_zipf)
    return common if len(common.numbers) >= LEAST_WORDS else words


@lru_cache(_LISTS_KEPT)
def _known_words(lexicon: Lexicon, deck: str, least_zipf: float) -> KnownWords:
    return KnownWords(lexicon, tuple(box.deck(deck).counts), least_zipf)


def known_words(options: Options, least_zipf: float) -> KnownWords:
    """The words that a mind knows at this table, down to this Zipf frequency."""
    return _known_words(lexicon_of(options), options.deck, least_zipf)
