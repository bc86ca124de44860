"""Only Letter Jam hides a player's own cards: deduction of them from all that the viewer knows.

    deduce(view).card(2)        # the probability of each letter for the third card of the row
    deduce(view).rows()         # whole rows with their probabilities, the likeliest first

This is Bayesian. The prior is a secret word drawn from the unseen cards. Each clue that used the
card is evidence for the letters that make a word its giver would say. A bot that listens closely
has stored more evidence in a note beside the card; see `parlour.minds.letterjam.listening`.
"""

from __future__ import annotations

from functools import cached_property, lru_cache

import numpy as np

from parlour.minds.letterjam.knowledge import (
    Chances,
    count,
    even,
    unseen,
    whole_deck,
    words_for_rows,
)
from parlour.minds.letterjam.level import LEVELS, Level
from parlour.minds.letterjam.notes import read_note
from parlour.minds.letterjam.reading import heard, voice
from parlour.minds.letterjam.rows import Rows
from parlour.rules.letterjam.view_types import View
from parlour.words.spelling import ALPHABET

# Below this total weight the clues contradict each other: some were misread, so ignore them all.
HARDLY = 1e-9
EXPERT = LEVELS["expert"]


def deduce(view: View, level: Level = EXPERT) -> Deduction:
    """What a player of this level can infer about their own cards; the viewer must have a seat."""
    return Deduction(view, level)


class Deduction:
    """The possible letters of the viewer's own cards."""

    def __init__(self, view: View, level: Level) -> None:
        """Take the view of a seat, and the level at which its player reads clues."""
        assert view.viewer is not None
        assert view.mine is not None
        self.view = view
        self.level = level
        self.length = len(view.players[view.viewer].row)
        self.unseen = unseen(view)

    @cached_property
    def readings(self) -> Rows:
        """All readings of the whole row."""
        view = self.view
        clued = {card for clue in view.clues for card in clue.own_cards if card is not None}
        assert view.mine is not None
        clued |= {entry.card for entry in view.mine.sheet if read_note(entry.note)[0]}
        return _readings(
            self.length,
            view.options.words == "table",
            view.options.deck,
            self.unseen.tobytes(),
            tuple(
                (card, self.likelihood(card).tobytes())
                for card in sorted(clued)
                if card < self.length
            ),
        )

    def rows(self) -> dict[str, float]:
        """Every reading of the row from left to right with its probability, likeliest first."""
        if self.readings.known:
            return self.readings.spelled
        return {"".join(likeliest(self.card(card)) for card in range(self.length)): 1.0}

    def card(self, card: int) -> Chances:
        """The probability of each letter for one card; extra letters are numbered after the row."""
        assert self.view.mine is not None
        if known := self.view.mine.sheet[card].letter:
            return count(known).astype(np.float64)
        if card < self.length and self.readings.known:
            return self.readings.card(card)
        counts = self.unseen.astype(np.float64)
        if card >= self.length and self.readings.known:
            row = sum(self.readings.card(other) for other in range(self.length))
            counts = np.maximum(counts - row, 0.0)
        weights = counts * self.likelihood(card)
        if weights.sum() < HARDLY:
            weights = np.maximum(self.unseen, HARDLY)
        return even(weights)

    def likelihood(self, card: int) -> Chances:
        """The likelihood of each letter, given all clues that used this card and the note beside
        it."""
        view = self.view
        assert view.mine is not None
        weights = (whole_deck(view.options.deck) > 0).astype(np.float64)
        noted, found = read_note(view.mine.sheet[card].note)
        if found is not None:
            weights *= found
        for clue in view.clues:
            if card in clue.own_cards and clue.round > noted:
                weights *= heard(clue.letters, voice(view, clue.giver, self.level))
        return weights


@lru_cache(maxsize=256)
def _readings(
    length: int, from_table: bool, deck: str, cards: bytes, heard_of: tuple[tuple[int, bytes], ...]
) -> Rows:
    """The same, cached: a bot looks at one table several times."""
    words = words_for_rows(length, from_table)
    weights = words.weights(np.frombuffer(cards, np.int64), whole_deck(deck))
    clued = {card: np.frombuffer(weights) for card, weights in heard_of}
    return Rows(words, weights, clued, length)


def likeliest(chances: Chances) -> str:
    """The likeliest letter; among equals, the first by alphabet."""
    return ALPHABET[int(chances.argmax())]
