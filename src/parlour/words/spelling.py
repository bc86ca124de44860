"""Which words can be spelled with the letters on the table?

In Letter Jam a letter may be used any number of times, so a word is spellable when its *set* of
letters is covered. Six letters are in most words, so sets are filed under their other letters, the
rare ones. There, for every set of common letters that somebody may see, lie two lists: the words
that need no other common letter, and those that need one more. A question then looks up the sets
of rare letters that are seen, with one more where there is a wildcard; each time it finds many
words at once, or none.

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
    """The set of these letters as a number with one bit for each letter."""
    found = 0
    for letter in letters:
        found |= _BIT[letter]
    return found


def _subsets(letters: int) -> list[int]:
    """All sets of some of these letters. With the first letters come the first bits of a place in
    the list."""
    found = [0]
    while letters:
        bit = letters & -letters
        found += [subset | bit for subset in found]
        letters ^= bit
    return found


_COMMON = letter_set("AEIRST")
_COMMON_SETS = _subsets(_COMMON)
_PLACE = {letters: place for place, letters in enumerate(_COMMON_SETS)}
# The places of every two sets of which the second has one letter more, letter by letter.
_WITHOUT_AND_WITH = [
    (place, place | bit)
    for bit in (1 << at for at in range(_COMMON.bit_count()))
    for place in range(len(_COMMON_SETS))
    if not place & bit
]
_RARE = [bit for bit in _BIT.values() if not bit & _COMMON]


class SpellingIndex:
    """Words filed for questions about the letters that somebody sees.

    It spends memory on speed: a word is in some thirty lists. For a few thousand words that is
    nothing; for a quarter of a million it takes a second and 130 MB.
    """

    __slots__ = ("_covered", "_one_more")

    def __init__(self, words: Iterable[str]) -> None:
        """File these upper-case words."""
        by_set: dict[int, list[str]] = {}
        for word in words:
            by_set.setdefault(letter_set(word), []).append(word)
        by_rare: dict[int, list[Words]] = {}
        for letters, alike in by_set.items():
            own = by_rare.setdefault(letters & ~_COMMON, [()] * len(_COMMON_SETS))
            own[_PLACE[letters & _COMMON]] = tuple(alike)
        # By the place of the common letters that are seen, then by rare letters.
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
        """The words that use only these letters, each as often as it likes.

        With a wildcard a word may also use one letter more, again as often as it likes: the
        wildcard stands for one letter throughout a word. Words come in no particular order, but
        always in the same one.
        """
        seen = letter_set(letters)
        place, rare = _PLACE[seen & _COMMON], seen & ~_COMMON
        found = _filed_under(rare, self._covered[place], wildcard)
        if wildcard:
            found += _filed_under(rare, self._one_more[place], wildcard=False)
        return found


def _spread(own: list[Words]) -> tuple[list[Words], list[Words]]:
    """From words by the place of their own common letters, the words by the place of the common
    letters that somebody sees: those who have no other common letter, and those who have one."""
    covered = own.copy()
    one_more: list[Words] = [()] * len(own)
    # Letter by letter: until its turn, a letter in the place is one that the words have; from then
    # on it is one that somebody sees.
    for without, within in _WITHOUT_AND_WITH:
        if lacking := one_more[without]:
            one_more[within] += lacking
        if having := covered[within]:
            one_more[without] += having
        if others := covered[without]:
            covered[within] += others
    return covered, one_more


def _filed_under(rare: int, filed: dict[int, Words], wildcard: bool) -> list[str]:
    """The words that are filed under some of these letters, and with a wildcard one other."""
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
