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
    nothing; for a quarter of a million it takes 0.8 s and 100 MB.
    """

    __slots__ = ("_covered", "_one_more")

    def __init__(self, words: Iterable[str]) -> None:
        """File these upper-case words."""
        by_set: dict[int, list[str]] = {}
        for word in words:
            by_set.setdefault(letter_set(word), []).append(word)
        # By rare letters, then by the place of the common ones.
        own: dict[int, list[Words]] = {}
        for letters, alike in by_set.items():
            lists = own.setdefault(letters & ~_COMMON, [()] * len(_COMMON_SETS))
            lists[_PLACE[letters & _COMMON]] = tuple(alike)
        self._one_more = {rare: _spread(lists) for rare, lists in own.items()}
        self._covered = own

    def spellable(self, letters: Iterable[str], wildcard: bool) -> list[str]:
        """The words that use only these letters, each as often as it likes.

        With a wildcard a word may also use one letter more, again as often as it likes: the
        wildcard stands for one letter throughout a word. Words come in no particular order, but
        always in the same one.
        """
        seen = letter_set(letters)
        common, rare = _PLACE[seen & _COMMON], _subsets(seen & ~_COMMON)
        found: list[str] = []
        if wildcard:
            for lists in filter(None, map(self._one_more.get, rare)):
                found += lists[common]
            unseen = [0, *(bit for bit in _RARE if not bit & seen)]
            rare = [subset | bit for subset in rare for bit in unseen]
        for lists in filter(None, map(self._covered.get, rare)):
            found += lists[common]
        return found


def _spread(own: list[Words]) -> list[Words]:
    """Lists of words by their own common letters become, in place, lists by the common letters
    that somebody sees: the words of which all are seen. Returned are those of which one is not."""
    one_more: list[Words] = [()] * len(own)
    # Letter by letter: until its turn, a letter in the place is one that the words have; from then
    # on it is one that somebody sees.
    for without, within in _WITHOUT_AND_WITH:
        if lacking := one_more[without]:
            one_more[within] += lacking
        if having := own[within]:
            one_more[without] += having
        if others := own[without]:
            own[within] += others
    return one_more
