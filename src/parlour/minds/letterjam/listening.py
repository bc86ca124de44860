"""Listening closely: why this clue and no other?

For each letter that the listener might hold, there are other clues that the giver could have
given. A letter with which this clue would have looked poor to its giver is less likely than one
with which it would have looked best. That goes for a letter that was left out of a clue, too, and
for the five numbers that are said about a clue on offer. What comes of it is noted down beside the
card: later the table has changed, and nobody remembers what else could have been said.
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

# Letters below this chance are not asked about.
WORTH_ASKING = 0.02
# Clues that are worth so much less than the best one are not looked for among the offers.
NEAR = 0.3
# How likely any five numbers are at least: others may see the table otherwise than a listener.
ANY_NUMBERS = 0.03


def listen(known: Deduction) -> Chances | None:
    """How well each letter goes with all clues about the viewer's card, the newest one heard
    closely; None if there is nothing to ask."""
    card, asked = _asked(known)
    if len(asked) < 2:
        return None
    clue = known.view.clues[-1]
    then = before_newest_clue(known.view)
    reasons = _reasons(then, clue.giver, {letter: given(clue, letter) for letter in asked})
    heard: Chances = known.likelihood(card) * reasons
    return heard


def hear_offers(known: Deduction) -> Chances:
    """How well each letter goes with the clues about the viewer's card, and with what the others
    say about the clues they offer."""
    view = known.view
    card, asked = _asked(known)
    heard = known.likelihood(card)
    for offer in view.offers:
        if offer.giver != view.viewer:
            alike = _with_numbers(offer.statement)
            reasons = _reasons(view, offer.giver, dict.fromkeys(asked, alike))
            heard = heard * (reasons + ANY_NUMBERS)
    return heard


def _asked(known: Deduction) -> tuple[int, str]:
    """The viewer's card, and the letters it may be."""
    assert known.view.viewer is not None
    card = known.view.players[known.view.viewer].card
    assert card is not None
    return card, "".join(ALPHABET[n] for n in np.flatnonzero(known.card(card) >= WORTH_ASKING))


def _reasons(view: View, seat: Seat, asked: Mapping[str, Chosen]) -> Chances:
    """How likely somebody is to choose such a clue now, for each letter that the viewer may have;
    letters that are not asked about go as badly with it as any other."""
    habits = habits_of(view, seat)
    parts = np.array([habit.part for habit in habits])
    found = {
        letter: float(parts @ chances(view, seat, letter, habits, chosen))
        for letter, chosen in asked.items()
    }
    least = min(found.values(), default=1.0)
    return np.array([found.get(letter, least) for letter in ALPHABET])


def _with_numbers(said: Statement) -> Chosen:
    """The clues about which just this can be said."""

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
