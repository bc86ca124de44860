"""The expected value of the two bonuses, given the words that the others have or probably have.

In a game of two, denying the opponent a bonus is worth as much as winning it. With more players it
is not: one player pays for it, and all the others profit.

If final words stay face down, experts do not see each other's words. All of them would cut their
cards into as many words as possible, and a tie earns nothing. So they coordinate: the first expert
to play in this hand goes for most words, and the other experts count on that. This needs public
information only: which players are bots, and the dealer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from parlour.minds.quiddler.level import EXPERT
from parlour.minds.quiddler.odds import odds
from parlour.minds.quiddler.pool import MOST_LETTERS, MOST_WORDS, Values
from parlour.rules.quiddler.score import BONUS
from parlour.rules.quiddler.view_types import LayDownView, PlayerView, View, WordView
from parlour.rules.seat import Seat


def no_bonus() -> Values:
    """The table for a player who ignores the bonuses."""
    return np.zeros((MOST_WORDS + 1, MOST_LETTERS + 1))


def bonus_table(view: View) -> Values:
    """The viewer's value of the bonuses, by number of words and letters of the longest word."""
    expected = odds(view.options.points, view.sizes[view.hand - 1])
    words, letters = [], []
    first = _first_expert(view)
    for player in view.players:
        if player.seat == view.viewer:
            continue
        if _is_known(view, player):
            laid = laid_words(view, player.seat)
            words.append(_certain(len(laid), MOST_WORDS))
            longest = max((len(word.word) for word in laid), default=0)
            letters.append(_certain(longest, MOST_LETTERS))
            continue
        if player.seat == first:
            words.append(_certain(_cards(view, player) // 2, MOST_WORDS))
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
    """The words that a player has laid down in this hand, except rejected ones."""
    return [
        word
        for lay_down in view.lay_downs
        if lay_down.seat == seat and not lay_down.void
        for word in lay_down.words
        if word.standing != "rejected"
    ]


def _face_down(view: View, seat: Seat) -> LayDownView | None:
    """The lay-down of a player if it is still face down."""
    return next((one for one in view.lay_downs if one.seat == seat and one.face_down), None)


def _is_known(view: View, player: PlayerView) -> bool:
    """Whether this player has laid down all their words of this hand face up."""
    return player.out or (player.final == "done" and _face_down(view, player.seat) is None)


def _cards(view: View, player: PlayerView) -> int:
    """The most cards that a player can have in words nobody has seen."""
    laid = _face_down(view, player.seat)
    return view.sizes[view.hand - 1] if laid is None else laid.cards


def _first_expert(view: View) -> Seat | None:
    """The expert who goes for most words; None if the viewer is no expert or final words are laid
    down face up."""
    assert view.viewer is not None
    assert view.dealer is not None
    if view.options.final_words != "together" or not _is_expert(view, view.viewer):
        return None
    after = [*view.players[view.dealer + 1 :], *view.players[: view.dealer + 1]]
    experts = (player for player in after if _is_expert(view, player.seat))
    return next((player.seat for player in experts if not _is_known(view, player)), None)


def _is_expert(view: View, seat: Seat) -> bool:
    return view.people[seat].mind == EXPERT.name


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
    """The value of each count, given the probability distribution of each opponent's count."""
    chances = np.array(list(others))
    below = np.cumsum(chances, axis=1) - chances
    worth: Values = BONUS * below.prod(axis=0)
    if len(chances) == 1:
        worth -= BONUS * (1 - np.cumsum(chances[0]))
    return worth
