"""What the two bonuses are worth to a player, by what the others have or are likely to have.

In a game of two, a bonus that the other one does not get is worth as much as one's own. With more
players it is not worth playing for: what it costs oneself helps all the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from parlour.minds.quiddler.odds import odds
from parlour.minds.quiddler.pool import MOST_LETTERS, MOST_WORDS, Values
from parlour.rules.quiddler.score import BONUS
from parlour.rules.quiddler.view_types import View, WordView
from parlour.rules.seat import Seat


def no_bonus() -> Values:
    """The table for somebody who does not think of the bonuses."""
    return np.zeros((MOST_WORDS + 1, MOST_LETTERS + 1))


def bonus_table(view: View) -> Values:
    """What the bonuses are worth to the viewer, by number of words and letters of the longest."""
    expected = odds(view.options.points, view.sizes[view.hand - 1])
    words, letters = [], []
    for player in view.players:
        if player.seat == view.viewer:
            continue
        hidden = any(one.face_down for one in view.lay_downs if one.seat == player.seat)
        if player.out or (player.final == "done" and not hidden):
            laid = laid_words(view, player.seat)
            words.append(_certain(len(laid), MOST_WORDS))
            longest = max((len(word.word) for word in laid), default=0)
            letters.append(_certain(longest, MOST_LETTERS))
        else:
            words.append(_spread(expected.words, MOST_WORDS))
            letters.append(_spread(expected.letters, MOST_LETTERS))
    played = view.options.two_player_bonus if len(view.players) == 2 else "both"
    table = no_bonus()
    if played != "longest-word":
        table += _worth(words)[:, None]
    if played != "most-words":
        table += _worth(letters)[None, :]
    return table


def laid_words(view: View, seat: Seat) -> list[WordView]:
    """The words that somebody has laid down in this hand, and that stand."""
    return [
        word
        for lay_down in view.lay_downs
        if lay_down.seat == seat and not lay_down.void
        for word in lay_down.words
        if word.standing != "rejected"
    ]


def _certain(count: int, most: int) -> Values:
    chances = np.zeros(most + 1)
    chances[min(count, most)] = 1
    return chances


def _spread(chances: Sequence[float], most: int) -> Values:
    spread = np.zeros(most + 1)
    spread[: len(chances)] = chances
    spread /= spread.sum()
    return spread


def _worth(others: Iterable[Values]) -> Values:
    """Of each count what it is worth against others who have such chances of such counts."""
    chances = np.array(list(others))
    below = np.cumsum(chances, axis=1) - chances
    worth: Values = BONUS * below.prod(axis=0)
    if len(chances) == 1:
        worth -= BONUS * (1 - np.cumsum(chances[0]))
    return worth
