"""Listening closely: why this clue and no other?

For each letter that the listener might hold, there are other clues that the giver could have
given. A letter with which this clue would have looked poor to its giver is less likely than one
with which it would have looked best; that goes for a letter that was left out of a clue, too. What
comes of it is noted down beside the card: later the table has changed, and nobody remembers what
else could have been said.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from parlour.minds.letterjam.deduction import Deduction
from parlour.minds.letterjam.knowledge import Chances
from parlour.minds.letterjam.level import LEVELS, WORDS_FOR_PEOPLE, Level, level_of
from parlour.minds.letterjam.wordbook import Numbers, wordbook
from parlour.minds.letterjam.worth import Giver
from parlour.rules.letterjam.box import setup_card
from parlour.rules.letterjam.view import (
    HIDDEN,
    BonusView,
    ClueView,
    PlayerView,
    StandView,
    View,
)
from parlour.words.spelling import ALPHABET

# Letters below this chance are not asked about.
WORTH_ASKING = 0.02


class Habit(Struct, frozen=True):
    """A way in which the giver may have chosen: at a level, and how surely the best clue."""

    part: float
    level: Level
    keenness: float


# How surely a bot takes the clue that looks best to the listener, per unit of its worth; and the
# part of bots that see the table otherwise than the listener thinks, and are less sure.
KEENNESS = {"helping-most": 150.0, "saying-most": 25.0}
OTHERWISE, LESS_KEEN = 0.2, 1 / 6
# The part of clues given for no reason that a listener could think of: one of a few hundred then.
WHIM, PEOPLES_WHIM = 0.001, 0.2
CLUES_AT_HAND = 200
# Most people count who is helped, and like long words; others weigh what is said; all are moody.
PEOPLE = (
    Habit(0.5, LEVELS["casual"], 150.0),
    Habit(0.25, replace(LEVELS["casual"], vocabulary=WORDS_FOR_PEOPLE), 20.0),
    Habit(0.25, LEVELS["regular"], 4.0),
)


def listen(known: Deduction) -> Chances | None:
    """How well each letter goes with all clues about the viewer's card, the newest one heard
    closely; None if there is nothing to ask."""
    view = known.view
    assert view.viewer is not None
    card, clue = view.players[view.viewer].card, view.clues[-1]
    assert card is not None
    chances = known.card(card)
    asked = np.flatnonzero(chances >= WORTH_ASKING)
    if asked.size < 2:
        return None
    then = view if view.phase == "deciding" else before_refill(view)
    reasons = np.array([_reason(then, clue, int(letter)) for letter in asked])
    factor = np.full(len(ALPHABET), float(reasons.min()))
    factor[asked] = reasons
    heard: Chances = known.likelihood(card) * factor
    return heard


def _reason(view: View, clue: ClueView, letter: int) -> float:
    """How likely the giver is to give this clue, if the viewer's letter is this one."""
    if HIDDEN in clue.letters:
        said, held = wordbook().answers(clue.letters)
        said = said[held == letter]
    else:
        said = wordbook().matches(clue.letters)
    level = level_of(view, clue.giver)
    habits, whim = (PEOPLE, PEOPLES_WHIM) if level is None else (_habits(level), WHIM)
    chances = [_chance(view, clue, letter, said, habit) for habit in habits]
    return (1 - whim) * sum(chances) + whim / CLUES_AT_HAND


def _habits(level: Level) -> tuple[Habit, ...]:
    keenness = KEENNESS[level.clues]
    return Habit(1 - OTHERWISE, level, keenness), Habit(OTHERWISE, level, keenness * LESS_KEEN)


def _chance(view: View, clue: ClueView, letter: int, said: Numbers, habit: Habit) -> float:
    giver = Giver(view, clue.giver, habit.level, ALPHABET[letter])
    words, worths = giver.outlook().weigh(habit.level)
    mine = np.isin(words, said)
    if not mine.any():
        return 0.0
    keen = np.exp(habit.keenness * (worths - worths.max()))
    return habit.part * float(keen[mine].max() / keen.sum())


def before_refill(view: View) -> View:
    """The table as it was when the newest clue was given, as far as the clue shows it."""
    clue = view.clues[-1]
    shown = dict(zip(clue.sources, clue.letters, strict=True))
    discards = list(view.discards)
    bonus = list(view.bonus)
    stands = []
    for stand, stack in zip(view.stands, setup_card(len(view.players)).stacks, strict=True):
        letter = shown.get(stand.source)
        if letter is None:
            stands.append(stand)
            continue
        discards.remove(letter)
        used = sum(stand.source in earlier.sources for earlier in view.clues[:-1])
        left = max(0, stack - 1 - used)
        stands.append(StandView(stand.source, letter, left, token=left > 0))
    for source, letter in shown.items():
        if source[0] == "b":
            discards.remove(letter)
            bonus.append(BonusView(source, letter, None))
    return replace(
        view,
        discards="".join(discards),
        players=tuple(_before_moving(player, shown.get(player.source)) for player in view.players),
        stands=tuple(stands),
        bonus=tuple(bonus),
    )


def _before_moving(player: PlayerView, letter: str | None) -> PlayerView:
    """A player whose letter was in the clue, and who may have moved on since."""
    if letter is None or not player.card or (player.clued and letter == player.letter):
        return player
    card, length = player.card - 1, len(player.row)
    row = player.row if card >= length else player.row[: card + 1] + (None,) * (length - card - 1)
    return replace(player, card=card, letter=letter, clued=True, row=row)
