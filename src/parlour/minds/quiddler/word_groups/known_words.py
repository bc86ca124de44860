"""Which of many groups of cards spell a word that a mind knows?

`parlour.minds.quiddler.index` answers for one hand; a mind that looks ahead asks about every group
of its cards with every card it might draw, tens of thousands at a time. So a group of cards has a
number here, the sum of the random numbers of its cards, and the numbers of all groups that spell
words are one sorted array. A wrong answer needs two of some hundred thousand 64-bit numbers to be
the same by chance: it would not happen in the lifetime of the house.
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

# Who would know fewer words of a list than these knows all of it: it is another language, or short.
LEAST_WORDS = 1000
_LISTS_KEPT = 6


class KnownWords:
    """The words of a list, or those of them that are common enough, for the cards of one deck."""

    def __init__(self, lexicon: Lexicon, faces: Sequence[str], least_zipf: float = 0) -> None:
        """Take the words whose Zipf frequency is at least this; 0 means all."""
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
        """Of each group of cards whether it spells a word."""
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
    """The words that a mind of this vocabulary knows at this table."""
    return _known_words(lexicon_of(options), options.deck, least_zipf)
