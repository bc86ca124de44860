"""The possible readings of the viewer's whole row: its cards are the letters of a word, shuffled.

Clues may leave several letters for a single card, but only a few words fit all cards together.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from itertools import permutations
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from parlour.minds.letterjam.knowledge import Chances, SecretWords, even
from parlour.words.spelling import ALPHABET

if TYPE_CHECKING:
    from numpy.typing import NDArray

Letters: TypeAlias = "NDArray[np.int8]"

# Ignore letters below this fraction of the best likelihood, unless that leaves no row at all.
PLAUSIBLE = 2e-3
# Keep only the likeliest rows: with more than this, the row is practically unknown.
MOST_ROWS = 200
MOST_READINGS = 60


class Rows:
    """Every reading of the clued cards, with its probability.

    A reading is a word and the letters of the clued cards; the remaining letters of the word lie
    on the other cards, in any order.
    """

    def __init__(
        self, words: SecretWords, weights: Chances, clued: Mapping[int, Chances], length: int
    ) -> None:
        """Take the words' weights, and for each clued card the likelihood of each letter."""
        self.length = length
        self.cards = sorted(clued, key=lambda card: (_plausible(clued[card]).size, card))
        self._words = words
        self.letters, self.rest, chances = self._read(weights, clued, PLAUSIBLE)
        if not chances.size:
            self.letters, self.rest, chances = self._read(weights, clued, 0.0)
        self.chances: Chances = even(chances) if chances.size else chances

    def _read(
        self, weights: Chances, clued: Mapping[int, Chances], least: float
    ) -> tuple[Letters, Letters, Chances]:
        """Read the clued cards one by one, those with the fewest letters first. Returns the
        letters on them, the remaining letters of the word, and the probability."""
        held = np.flatnonzero(weights > 0)
        rest, chances = self._words.counts[held], weights[held]
        letters = np.zeros((held.size, self.length), np.int8)
        for read, card in enumerate(self.cards):
            parts = []
            for letter in _plausible(clued[card], least):
                has = np.flatnonzero(rest[:, letter])
                often = rest[has, letter] / (self.length - read)
                now, less = letters[has], rest[has]
                now[:, card] = letter
                less[:, letter] -= 1
                parts.append((now, less, chances[has] * often * clued[card][letter]))
            letters, rest, chances = (np.concatenate(column) for column in zip(*parts, strict=True))
        return letters, rest, chances

    @property
    def known(self) -> bool:
        """Whether any word fits the clues."""
        return bool(self.chances.size)

    def card(self, card: int) -> Chances:
        """The probability of each letter for one card of the row."""
        if card in self.cards:
            found: Chances = np.bincount(
                self.letters[:, card], self.chances, minlength=len(ALPHABET)
            ).astype(np.float64)
            return found
        unread = self.length - len(self.cards)
        spread: Chances = self.chances @ self.rest / unread
        return spread

    @cached_property
    def spelled(self) -> dict[str, float]:
        """Whole rows from left to right with their probabilities, the likeliest first."""
        best = np.argsort(-self.chances, kind="stable")[:MOST_READINGS]
        unread = [card for card in range(self.length) if card not in self.cards]
        found: dict[str, float] = {}
        for at in best:
            row = [ALPHABET[letter] for letter in self.letters[at]]
            rest = [ALPHABET[n] for n in np.repeat(np.arange(len(ALPHABET)), self.rest[at])]
            orders = set(permutations(rest)) if len(rest) <= _MOST_ORDERED else {tuple(rest)}
            for order in sorted(orders):
                for card, letter in zip(unread, order, strict=True):
                    row[card] = letter
                spelled = "".join(row)
                found[spelled] = found.get(spelled, 0.0) + float(self.chances[at]) / len(orders)
        ranked = sorted(found.items(), key=lambda row: (-row[1], row[0]))
        return dict(ranked[:MOST_ROWS])


_MOST_ORDERED = 4


def _plausible(heard: Chances, least: float = PLAUSIBLE) -> NDArray[np.intp]:
    return np.flatnonzero(heard > least * heard.max())
