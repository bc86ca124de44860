"""Which words can be spelled with the letters on the table?

In Letter Jam a letter may be used any number of times, so a word is spellable when its *set* of
letters is covered. Words are therefore filed under their letter set, and a question enumerates the
subsets of the letters seen: a few hundred look-ups instead of a walk over every word.

    >>> index = SpellingIndex(["NOON", "ONTO", "TINT", "TOTEM"])
    >>> index.spellable("NOT", wildcard=False)
    ['NOON', 'ONTO']
    >>> index.spellable("NOT", wildcard=True)
    ['NOON', 'ONTO', 'TINT']
"""

from __future__ import annotations

from collections.abc import Iterable

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_BIT = {letter: 1 << place for place, letter in enumerate(ALPHABET)}


def letter_set(letters: Iterable[str]) -> int:
    """The set of these letters as a number with one bit for each letter."""
    found = 0
    for letter in letters:
        found |= _BIT[letter]
    return found


class SpellingIndex:
    """Words filed under their letter sets."""

    __slots__ = ("_words",)

    def __init__(self, words: Iterable[str]) -> None:
        """File these upper-case words."""
        self._words: dict[int, list[str]] = {}
        for word in words:
            self._words.setdefault(letter_set(word), []).append(word)

    def spellable(self, letters: Iterable[str], wildcard: bool) -> list[str]:
        """The words that use only these letters, each as often as it likes.

        With a wildcard a word may also use one letter more, again as often as it likes: the
        wildcard stands for one letter throughout a word. Words come in no particular order, but
        always in the same one.
        """
        seen = letter_set(letters)
        missing = ALPHABET if wildcard else ""
        extras = [0, *(_BIT[letter] for letter in missing if not _BIT[letter] & seen)]
        if len(extras) << seen.bit_count() > len(self._words):
            return self._by_walking(seen, wildcard)
        return self._by_subsets(seen, extras)

    def _by_subsets(self, seen: int, extras: list[int]) -> list[str]:
        found: list[str] = []
        words = self._words
        subset = seen
        while True:
            for extra in extras:
                if subset | extra in words:
                    found += words[subset | extra]
            if not subset:
                return found
            subset = (subset - 1) & seen  # the next smaller subset of `seen`

    def _by_walking(self, seen: int, wildcard: bool) -> list[str]:
        """The same answer, cheaper when there are more subsets than letter sets in the index."""
        found: list[str] = []
        for letters, words in self._words.items():
            beyond = letters & ~seen
            if not beyond or (wildcard and not beyond & (beyond - 1)):
                found += words
        return found
