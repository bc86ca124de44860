"""Finds the words that can be spelled with the letters on the table.

In Letter Jam a letter may be used any number of times, so a word is spellable if its *set* of
letters is covered. Most words use some of six common letters, so words are indexed by the set of
their other, rare letters. For each such set, and for each set of visible common letters, the index
has two lists: the words that need no other common letter, and those that need one more. A lookup
goes through the subsets of the visible rare letters, with one letter more if there is a wildcard;
each hit yields many words at once.

    >>> index = SpellingIndex(["NOON", "ONTO", "TINT", "TOTEM"])
    >>> sorted(index.spellable("NOT", wildcard=False))
    ['NOON', 'ONTO']
    >>> sorted(index.spellable("NOT", wildcard=True))
    ['NOON', 'ONTO', 'TINT']
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_BIT = {letter: 1 << place for place, letter in enumerate(ALPHABET)}

Words: TypeAlias = tuple[str, ...]


def letter_set(letters: Iterable[str]) -> int:
    """These letters as a bit set."""
    found = 0
    for letter in letters:
        found |= _BIT[letter]
    return found


def _subsets(letters: int) -> list[int]:
    """All subsets of these letters. The bits of an index in this list are the letters of its
    subset, the first letter lowest."""
    found = [0]
    while letters:
        bit = letters & -letters
        found += [subset | bit for subset in found]
        letters ^= bit
    return found


_COMMON = letter_set("AEIRST")
_COMMON_SETS = _subsets(_COMMON)
_PLACE = {letters: place for place, letters in enumerate(_COMMON_SETS)}
# For each letter in turn: the indices of every two sets that differ only in having this letter.
_WITHOUT_AND_WITH = [
    (place, place | bit)
    for bit in (1 << at for at in range(_COMMON.bit_count()))
    for place in range(len(_COMMON_SETS))
    if not place & bit
]
_RARE = [bit for bit in _BIT.values() if not bit & _COMMON]


class SpellingIndex:
    """An index of words by the visible letters that spell them.

    It trades memory for speed: a word is in some thirty lists. For a few thousand words that is
    cheap; for a quarter of a million, building takes a second and 130 MB.
    """

    __slots__ = ("_covered", "_one_more")

    def __init__(self, words: Iterable[str]) -> None:
        """Index these upper-case words."""
        by_set: dict[int, list[str]] = {}
        for word in words:
            by_set.setdefault(letter_set(word), []).append(word)
        by_rare: dict[int, list[Words]] = {}
        for letters, alike in by_set.items():
            own = by_rare.setdefault(letters & ~_COMMON, [()] * len(_COMMON_SETS))
            own[_PLACE[letters & _COMMON]] = tuple(alike)
        # By the index of the visible common letters, then by the words' rare letters.
        self._covered: list[dict[int, Words]] = [{} for _ in _COMMON_SETS]
        self._one_more: list[dict[int, Words]] = [{} for _ in _COMMON_SETS]
        for rare, own in by_rare.items():
            covered, one_more = _spread(own)
            for place in range(len(_COMMON_SETS)):
                if covered[place]:
                    self._covered[place][rare] = covered[place]
                if one_more[place]:
                    self._one_more[place][rare] = one_more[place]

    def spellable(self, letters: Iterable[str], wildcard: bool) -> list[str]:
        """The words that use only these letters, each any number of times.

        With a wildcard a word may also use one other letter, again any number of times: the
        wildcard stands for one letter throughout a word. The order of the words is unspecified but
        deterministic.
        """
        seen = letter_set(letters)
        place, rare = _PLACE[seen & _COMMON], seen & ~_COMMON
        found = _filed_under(rare, self._covered[place], wildcard)
        if wildcard:
            found += _filed_under(rare, self._one_more[place], wildcard=False)
        return found


def _spread(own: list[Words]) -> tuple[list[Words], list[Words]]:
    """Turns lists by the common letters of the words into lists by the visible common letters: the
    words with no other common letter, and the words with one other."""
    covered = own.copy()
    one_more: list[Words] = [()] * len(own)
    # One pass per letter. Before the pass of a letter its bit means "the words have it"; after it,
    # "it is visible".
    for without, within in _WITHOUT_AND_WITH:
        if lacking := one_more[without]:
            one_more[within] += lacking
        if having := covered[within]:
            one_more[without] += having
        if others := covered[without]:
            covered[within] += others
    return covered, one_more


def _filed_under(rare: int, filed: dict[int, Words], wildcard: bool) -> list[str]:
    """The words indexed under a subset of these letters, with a wildcard plus one other letter."""
    found: list[str] = []
    others = [bit for bit in _RARE if not bit & rare] if wildcard else []
    if (1 + len(others)) << rare.bit_count() < len(filed):
        subsets = _subsets(rare)
        subsets += [subset | other for subset in subsets for other in others]
        for words in filter(None, map(filed.get, subsets)):
            found += words
    else:
        for letters, words in filed.items():
            beyond = letters & ~rare
            if not beyond or (wildcard and not beyond & (beyond - 1)):
                found += words
    return found
