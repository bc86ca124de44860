"""Only Letter Jam hides one's own cards: the prior for a card, before any clue.

Everything here is computed from a view. Letters are numbers from 0, and probabilities are arrays
with one entry per letter of the alphabet.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from parlour.rules.letterjam.box import deck
from parlour.rules.letterjam.options import LONGEST_ROW
from parlour.rules.letterjam.view_types import PlayerView, View
from parlour.rules.seat import Seat
from parlour.words import secret_words, vocabulary
from parlour.words.spelling import ALPHABET

if TYPE_CHECKING:
    from numpy.typing import NDArray

Chances: TypeAlias = "NDArray[np.float64]"
"""The probability of each letter of the alphabet; they sum to one."""
Counts: TypeAlias = "NDArray[np.int64]"
"""The number of cards of each letter."""
Numbers: TypeAlias = "NDArray[np.intp]"

NUMBER = {letter: place for place, letter in enumerate(ALPHABET)}


def count(letters: Iterable[str]) -> Counts:
    """How often each letter occurs."""
    return np.bincount([NUMBER[letter] for letter in letters], minlength=len(ALPHABET))


def even(weights: Chances) -> Chances:
    """Normalize weights to probabilities."""
    chances: Chances = weights / weights.sum()
    return chances


@cache
def whole_deck(name: str) -> Counts:
    """The cards of a deck before anything is dealt."""
    return count(list(deck(name).cards))


# Unseen cards


def unseen(view: View) -> Counts:
    """The cards that the viewer has not seen, including their own row."""
    assert view.viewer is not None
    assert view.mine is not None
    seen = [*view.discards]
    seen += [bonus.letter for bonus in view.bonus]
    seen += [stand.letter for stand in view.stands if stand.letter]
    for player in view.players:
        if player.seat != view.viewer:
            seen += [letter for letter in player.row if letter]
            seen += extras_shown(player)
    seen += _made_and_not_yet_shown(view, view.mine.made, view.viewer)
    return cards_but(view, count(seen))


def cards_but(view: View, seen: Counts) -> Counts:
    """The cards of the deck minus the seen ones."""
    left: Counts = np.maximum(whole_deck(view.options.deck) - seen, 0)
    return left


def extras_shown(player: PlayerView) -> list[str]:
    """The visible extra letters that another player still holds, on the stand or face down."""
    held = {*player.kept, player.card}
    extras = enumerate(player.extras, len(player.row))
    return [letter for place, letter in extras if letter and place in held]


def _made_and_not_yet_shown(view: View, made: str, seat: Seat) -> list[str]:
    """The letters not yet shown of the word that the viewer made for the right neighbour."""
    hidden = list(made)
    for letter in view.players[(seat - 1) % len(view.players)].row:
        if letter in hidden:
            hidden.remove(letter)
    return hidden


# Secret words


class SecretWords:
    """The words that a row of one length may be made of, as arrays."""

    def __init__(self, words: tuple[str, ...]) -> None:
        """Take words of one length."""
        self.words = words
        text = np.frombuffer("".join(words).encode("ascii"), np.uint8)
        spelled = text.reshape(len(words), -1).astype(np.intp) - ord(ALPHABET[0])
        self.counts = np.zeros((len(words), len(ALPHABET)), np.int8)
        nth = np.zeros_like(spelled)
        for place in range(spelled.shape[1]):
            at = (np.arange(len(words)), spelled[:, place])
            nth[:, place] = self.counts[at]
            self.counts[at] += 1
        self.shares = self.counts.astype(np.float64)
        """The counts as floats, for matrix products."""
        self._cards = spelled * _MOST_ALIKE + nth

    def weights(
        self, unseen_cards: Counts, all_cards: Counts, among: Numbers | None = None
    ) -> Chances:
        """How likely each word (or each of ``among``) lies in a row, given the cards that its
        owner has not seen.

        All words have the same prior; the more of a word's letters the owner has seen elsewhere,
        the less likely it is.
        """
        nth = np.arange(_MOST_ALIKE)
        left = np.maximum(unseen_cards[:, None] - nth, 0)
        there = np.maximum(all_cards[:, None] - nth, 1)
        cards = self._cards if among is None else self._cards[among]
        found: Chances = (left / there).ravel()[cards].prod(axis=1)
        return found


_MOST_ALIKE = LONGEST_ROW


@lru_cache(maxsize=16)
def words_for_rows(length: int, from_table: bool) -> SecretWords:
    """The words a row of this length may hold: a neighbour uses more words than the secret list
    from which the table deals."""
    if from_table:
        return SecretWords(secret_words(length))
    said = {word for word in vocabulary() if len(word) == length}
    return SecretWords(tuple(sorted(said.union(secret_words(length)))))


@lru_cache(maxsize=2048)
def _words_with(letters: tuple[str, ...], length: int, from_table: bool) -> Numbers:
    """The words for rows that contain all these letters."""
    words = words_for_rows(length, from_table)
    return np.flatnonzero((words.counts >= count(letters)).all(axis=1))


def next_letter(view: View, known: tuple[str, ...], length: int, cards: Counts) -> Chances:
    """The probabilities of the next card of a row, for an owner who has read these cards."""
    return _next_letter(
        tuple(sorted(known)),
        length,
        view.options.words == "table",
        cards.tobytes(),
        view.options.deck,
    )


@lru_cache(maxsize=4096)
def _next_letter(
    known: tuple[str, ...], length: int, from_table: bool, cards: bytes, deck_name: str
) -> Chances:
    unseen_cards = np.frombuffer(cards, np.int64)
    rest = np.maximum(unseen_cards - count(known), 0).astype(np.float64)
    if len(known) < length:
        words = words_for_rows(length, from_table)
        held = _words_with(known, length, from_table)
        weights = words.weights(unseen_cards, whole_deck(deck_name), held)
        if weights.any():
            counted: Chances = weights @ words.shares[held]
            for letter in known:
                counted[NUMBER[letter]] -= weights.sum()
            counted = np.maximum(counted, 0)
            # Keep every letter possible: the letters taken for known may be wrong.
            rest = counted / counted.sum() + UNKNOWN_WORD * rest / max(rest.sum(), 1)
    return even(rest) if rest.any() else np.full(len(ALPHABET), 1 / len(ALPHABET))


UNKNOWN_WORD = 0.001
"""The probability that the word of a row is not in the list."""
