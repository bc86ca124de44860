"""Finds the letters that make a word when put at `?` in a pattern.

A pattern is a clue in Letter Jam as a player sees it: letters, `?` for the card on their own stand,
and `*` for the wildcard. Every `?` is the same card, so the same letter. Every `*` is the same
letter too, and may be any letter, even one that occurs elsewhere in the pattern.

    >>> words = frozenset({"NOON", "TOOT", "TOOK", "MOON"})
    >>> sorted(fits("?OO?", words)), sorted(fits("*OO?", words))
    (['N', 'T'], ['K', 'N', 'T'])

`fits` works with any collection of words. `PatternIndex` is built for one collection and is many
times faster for patterns with `*`; it is meant for a bot's vocabulary, not for a whole lexicon.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from parlour.words.spelling import ALPHABET

HOLE, WILDCARD = "?", "*"


def fits(pattern: str, words: Container[str]) -> frozenset[str]:
    """The letters that make a word when put at every `?`, with some letter at every `*`."""
    _check(pattern)
    guesses = ALPHABET if WILDCARD in pattern else WILDCARD
    candidates = [pattern.replace(WILDCARD, guess) for guess in guesses]
    return frozenset(
        letter
        for letter in ALPHABET
        if any(candidate.replace(HOLE, letter) in words for candidate in candidates)
    )


class PatternIndex:
    """An index from every pattern with one kind of hole to the letters that fill the hole."""

    __slots__ = ("_letters",)

    def __init__(self, words: Iterable[str]) -> None:
        """Index these upper-case words."""
        letters: dict[str, str] = {}
        for word in words:
            for letter in set(word):
                for pattern in _with_holes(word, letter):
                    letters[pattern] = letters.get(pattern, "") + letter
        # Most patterns share a few answers, so store each answer once.
        sets = {found: frozenset(found) for found in set(letters.values())}
        self._letters = {pattern: sets[found] for pattern, found in letters.items()}

    def fits(self, pattern: str) -> frozenset[str]:
        """The same answer as `parlour.words.fits` gives for the words of this index."""
        _check(pattern)
        if WILDCARD not in pattern:
            return self._letters.get(pattern, frozenset())
        table = self._letters
        # Put each letter in the hole in turn; then the wildcard is the only hole left.
        return frozenset(
            letter
            for letter in ALPHABET
            if pattern.replace(HOLE, letter).replace(WILDCARD, HOLE) in table
        )


def _with_holes(word: str, letter: str) -> Iterator[str]:
    """The word with a hole at one or more occurrences of this letter, in every possible way."""
    first, *parts = word.split(letter)
    patterns = [first]
    for part in parts:
        patterns = [pattern + mark + part for pattern in patterns for mark in (HOLE, letter)]
    yield from patterns[:-1]  # the last one is the word itself


def _check(pattern: str) -> None:
    if HOLE not in pattern:
        raise ValueError(f"The pattern {pattern!r} has no {HOLE}, so there is nothing to fit.")
