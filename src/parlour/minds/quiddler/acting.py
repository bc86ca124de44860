"""Turns a decision into an act that the view offers, for all of Quiddler's minds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from parlour.rules import Act
from parlour.rules.quiddler import acts
from parlour.rules.quiddler.choices import (
    AnyChoice,
    CanChallenge,
    CanDefend,
    CanDiscard,
    CanDrawDiscard,
    CanDrawStock,
    CanGoOut,
    CanLayDown,
    CanNextHand,
    CanPass,
    CanVote,
)
from parlour.rules.quiddler.view_types import View
from parlour.rules.seat import Seat

ChoiceT = TypeVar("ChoiceT", bound=AnyChoice)
Rows: TypeAlias = tuple[tuple[int, ...], ...]
"""Words as the numbers of their cards."""


def offered(view: View, kind: type[ChoiceT]) -> ChoiceT | None:
    """The choice of this kind, if the view offers it."""
    return next((choice for choice in view.choices if isinstance(choice, kind)), None)


# A turn


def draw(view: View, takes_discard: Callable[[str], bool]) -> Act | None:
    """Draw a card; call ``takes_discard`` only if there is a choice."""
    discard, stock = offered(view, CanDrawDiscard), offered(view, CanDrawStock)
    if discard is not None and (stock is None or takes_discard(discard.face)):
        return acts.DrawDiscard(hand=discard.hand, turn=discard.turn)
    return None if stock is None else acts.DrawStock(hand=stock.hand, turn=stock.turn)


def throw(view: View, card: int) -> Act | None:
    """Discard a card, if the viewer may discard now."""
    can = offered(view, CanDiscard)
    return None if can is None else acts.Discard(hand=can.hand, turn=can.turn, card=card)


def lay(view: View, words: Rows, discard: int) -> Act | None:
    """Lay down words, if the viewer may; where words are checked, arrange them first."""
    assert view.mine is not None
    arranged = tuple(row.cards for row in view.mine.arrangement.rows)
    if view.options.judging == "checked" and arranged != words:
        return acts.Arrange(hand=view.hand, rows=words)
    if out := offered(view, CanGoOut):
        return acts.GoOut(hand=out.hand, turn=out.turn, words=words, discard=discard)
    if last := offered(view, CanLayDown):
        return acts.LayDown(hand=last.hand, turn=last.turn, words=words, discard=discard)
    return None


def next_hand(view: View) -> Act | None:
    """Say ready for the next hand."""
    can = offered(view, CanNextHand)
    return None if can is None else acts.NextHand(hand=can.hand)


# Other people's words


def challenge(view: View, doubts: Callable[[str, Seat], bool]) -> Act | None:
    """Challenge the first word that ``doubts`` rejects, given its spelling and owner, or pass."""
    can = offered(view, CanChallenge)
    if can is not None:
        for lay_down, words in can.words.items():
            owner = view.lay_downs[lay_down - 1].seat
            for place, word in words.items():
                if doubts(word, owner):
                    return acts.Challenge(hand=can.hand, lay_down=lay_down, word=place)
    stand = offered(view, CanPass)
    return None if stand is None else acts.Pass(hand=stand.hand, lay_down=stand.lay_down)


def defend(view: View) -> Act | None:
    """Defend a challenged word of the viewer."""
    can = offered(view, CanDefend)
    if can is None:
        return None
    sentence = f"You will find {can.spelled.lower()} in the word list of this table."
    return acts.Defend(hand=can.hand, lay_down=can.lay_down, word=can.word, sentence=sentence)


def vote(view: View, knows: Callable[[str], bool]) -> Act | None:
    """Vote for a word if ``knows`` accepts it, else against it."""
    can = offered(view, CanVote)
    if can is None:
        return None
    up = knows(can.spelled)
    return acts.Vote(hand=can.hand, lay_down=can.lay_down, word=can.word, up=up)
