"""A model of how partners choose clues: bots by their level, people by habits.

A person starts with a prior over all habits. Each clue they give is evidence for the habits that
would have chosen it, at the table as it was then.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import TypeAlias

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from parlour.minds.letterjam.clue_value import Giver, Outlook
from parlour.minds.letterjam.knowledge import NUMBER, Chances
from parlour.minds.letterjam.level import LEVELS, WORDS_FOR_PEOPLE, Level, level_of
from parlour.minds.letterjam.rewinding import earlier_tables
from parlour.minds.letterjam.wordbook import Numbers, wordbook
from parlour.rules.letterjam.view_types import HIDDEN, ClueView, View
from parlour.rules.seat import Seat


class Habit(Struct, frozen=True):
    """A way to choose clues: by the values of a level, through a softmax with this keenness.
    Without a level it is a whim: a random clue. ``part`` is the probability of the habit."""

    part: float
    level: Level | None
    keenness: float = 0.0


Chosen: TypeAlias = Callable[[Outlook, Numbers, Chances], Numbers]
"""Selects, from the words and their values at a table, those that match the clue in question."""

KEENNESS = {"helping-most": 150.0, "saying-most": 25.0}
# The part of bots' clues that come from a different view of the table, and their lower keenness.
OTHERWISE, LESS_KEEN = 0.2, 1 / 6
BOTS_WHIM = 0.001
CLUES_AT_HAND = 200
# Most people count the players helped and like long words; some weigh the information; all have
# whims.
PEOPLE = (
    Habit(0.4, LEVELS["casual"], 150.0),
    Habit(0.2, replace(LEVELS["casual"], vocabulary=WORDS_FOR_PEOPLE), 20.0),
    Habit(0.2, LEVELS["regular"], 4.0),
    Habit(0.2, None),
)
# People may change their habits: the posterior counts for this much, the prior for the rest.
LEARNED = 0.9


def habits_of(view: View, seat: Seat) -> tuple[Habit, ...]:
    """The habits by which a partner of the viewer may choose clues."""
    level = level_of(view, seat)
    if level is None:
        return _learned(view, seat)
    keenness, usual = KEENNESS[level.clues], 1 - BOTS_WHIM
    return (
        Habit(usual * (1 - OTHERWISE), level, keenness),
        Habit(usual * OTHERWISE, level, keenness * LESS_KEEN),
        Habit(BOTS_WHIM, None),
    )


def _learned(view: View, seat: Seat) -> tuple[Habit, ...]:
    """A person's habits, learned from their clues. The viewer can judge only clues given while
    they had a guess for their own letter."""
    parts = np.array([habit.part for habit in PEOPLE])
    for clue, then in earlier_tables(view):
        letter = _own_letter(then)
        if clue.giver == seat and letter is not None:
            parts *= chances(then, seat, letter, PEOPLE, given(clue, letter))
    learned = LEARNED * parts / parts.sum()
    return tuple(
        replace(habit, part=float(part) + (1 - LEARNED) * habit.part)
        for habit, part in zip(PEOPLE, learned, strict=True)
    )


def _own_letter(view: View) -> str | None:
    """The viewer's guess for the card on their own stand."""
    assert view.viewer is not None
    assert view.mine is not None
    card = view.players[view.viewer].card
    return None if card is None else view.mine.sheet[card].guess


def given(clue: ClueView, letter: str) -> Chosen:
    """Matches this clue if the viewer holds this letter; of several words that fit, the best."""
    if HIDDEN in clue.letters:
        said, held = wordbook().answers(clue.letters)
        said = said[held == NUMBER[letter]]
    else:
        said = wordbook().matches(clue.letters)

    def chosen(_: Outlook, words: Numbers, worths: Chances) -> Numbers:
        mine = np.flatnonzero(np.isin(words, said))
        return mine[np.argsort(-worths[mine], kind="stable")[:1]]

    return chosen


def chances(
    view: View, seat: Seat, letter: str, habits: tuple[Habit, ...], chosen: Chosen
) -> Chances:
    """For each of these habits, the probability that the partner chooses a matching clue if the
    viewer holds this letter."""
    found = []
    for level, alike in groupby(habits, lambda habit: habit.level):
        if level is None:
            found += [1 / CLUES_AT_HAND for _ in alike]
            continue
        table = Giver(view, seat, level, letter).outlook()
        words, worths = table.weigh(level)
        at, less = chosen(table, words, worths), worths - worths.max()
        for habit in alike:
            keen = np.exp(habit.keenness * less)
            found.append(float(keen[at].sum() / keen.sum()))
    return np.array(found)
