"""Only Letter Jam has clues to listen to: infer letters from the giver's choice over others.

For each letter that the listener might hold, compare the clue with the alternatives its giver
would have seen. If the clue would have been poor, the letter is less likely; if it would have been
the best one, the letter is more likely. The same holds for clues that leave the listener's letter
out, and for the five numbers of a clue on offer. A bot notes the result beside the card, because
the alternatives cannot be computed any more when the table has changed.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from parlour.minds.letterjam.clue_value import Outlook
from parlour.minds.letterjam.clueing import best_spelling
from parlour.minds.letterjam.deduction import Deduction
from parlour.minds.letterjam.knowledge import Chances
from parlour.minds.letterjam.partners import Chosen, chances, given, habits_of
from parlour.minds.letterjam.rewinding import before_newest_clue
from parlour.minds.letterjam.wordbook import Numbers, wordbook
from parlour.rules.letterjam.statement import Statement, state_of
from parlour.rules.letterjam.view_types import View
from parlour.rules.seat import Seat
from parlour.words.spelling import ALPHABET

# Letters below this probability are not examined.
LEAST_EXAMINED = 0.02
# Clues that fall short of the best value by more than this are not considered for an offer.
NEAR = 0.3
# Floor for the probability of any five numbers: others may rate the table differently.
ANY_NUMBERS = 0.03


def listen(known: Deduction) -> Chances | None:
    """The likelihood of each letter given all clues about the viewer's card, with inference from
    the newest one; None if fewer than two letters are likely."""
    card, letters = _card_and_letters(known)
    if len(letters) < 2:
        return None
    clue = known.view.clues[-1]
    then = before_newest_clue(known.view)
    reasons = _reasons(then, clue.giver, {letter: given(clue, letter) for letter in letters})
    heard: Chances = known.likelihood(card) * reasons
    return heard


def hear_offers(known: Deduction) -> Chances:
    """The likelihood of each letter given the clues about the viewer's card and the numbers that
    the others state for their offers."""
    view = known.view
    card, letters = _card_and_letters(known)
    heard = known.likelihood(card)
    for offer in view.offers:
        if offer.giver != view.viewer:
            alike = _with_numbers(offer.statement)
            reasons = _reasons(view, offer.giver, dict.fromkeys(letters, alike))
            heard = heard * (reasons + ANY_NUMBERS)
    return heard


def _card_and_letters(known: Deduction) -> tuple[int, str]:
    """The viewer's card, and the letters likely enough to examine."""
    assert known.view.viewer is not None
    card = known.view.players[known.view.viewer].card
    assert card is not None
    return card, "".join(ALPHABET[n] for n in np.flatnonzero(known.card(card) >= LEAST_EXAMINED))


def _reasons(view: View, seat: Seat, clue_by_letter: Mapping[str, Chosen]) -> Chances:
    """For each letter that the viewer may have: the probability that this giver chooses such a
    clue. Letters that are not examined get the least of these."""
    habits = habits_of(view, seat)
    parts = np.array([habit.part for habit in habits])
    found = {
        letter: float(parts @ chances(view, seat, letter, habits, chosen))
        for letter, chosen in clue_by_letter.items()
    }
    least = min(found.values(), default=1.0)
    return np.array([found.get(letter, least) for letter in ALPHABET])


def _with_numbers(said: Statement) -> Chosen:
    """Matches the clues with exactly this statement."""

    def chosen(table: Outlook, words: Numbers, worths: Chances) -> Numbers:
        book, seen = wordbook(), np.uint32(table.seen())
        near = worths > worths.max() - NEAR
        near &= book.lengths[words] == said.letters
        near &= (book.sets[words] & ~seen != 0) == said.wildcard
        found = [
            at
            for at in np.flatnonzero(near)
            if state_of(best_spelling(table, book.word(int(words[at]))).sources) == said
        ]
        return np.array(found, np.intp)

    return chosen
