"""How partners choose their clues: bots by their level, people by habits that their clues show.

At first a person may have any habit. Each clue they gave speaks for the habits with which they
would have given it, at the table as it was then.
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
    """A way to choose clues: at a level, and how surely the best one, per unit of its worth.
    Without a level it is a whim: any clue, for no reason that others could think of."""

    part: float
    level: Level | None
    keenness: float = 0.0


Chosen: TypeAlias = Callable[[Outlook, Numbers, Chances], Numbers]
"""Which of these words, worth so much at this table, it could have been."""

KEENNESS = {"helping-most": 150.0, "saying-most": 25.0}
# The part of bots that see the table otherwise than a partner thinks, and are less sure.
OTHERWISE, LESS_KEEN = 0.2, 1 / 6
BOTS_WHIM = 0.001
CLUES_AT_HAND = 200
# Most people count who is helped, and like long words; others weigh what is said; all are moody.
PEOPLE = (
    Habit(0.4, LEVELS["casual"], 150.0),
    Habit(0.2, replace(LEVELS["casual"], vocabulary=WORDS_FOR_PEOPLE), 20.0),
    Habit(0.2, LEVELS["regular"], 4.0),
    Habit(0.2, None),
)
# People may change their ways: so much of what their clues say about them is believed.
LEARNED = 0.9


def habits_of(view: View, seat: Seat) -> tuple[Habit, ...]:
    """How a partner of the viewer may choose clues."""
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
    """A person's habits, by the clues they gave that the viewer can judge."""
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
    """What the viewer takes the card on their own stand for."""
    assert view.viewer is not None
    assert view.mine is not None
    card = view.players[view.viewer].card
    return None if card is None else view.mine.sheet[card].guess


def given(clue: ClueView, letter: str) -> Chosen:
    """This clue, if the viewer's letter is this one; if it could be several words, the best."""
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
    """How likely somebody chooses a clue by each of these habits, if the viewer's letter is this
    one."""
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
