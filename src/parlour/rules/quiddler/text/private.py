"""The sections about the viewer: the hand, its rows, the words they looked up."""

from collections.abc import Iterator

from parlour.rules.naming import Names
from parlour.rules.quiddler.phases import UNDER_WAY
from parlour.rules.quiddler.view_types import MineView, RowView, View
from parlour.rules.wording import counted


def hand(view: View, names: Names) -> Iterator[str]:
    if view.mine is None:
        return
    if not view.mine.cards:
        yield "You have no cards."
    for card in view.mine.cards:
        drawn = " You drew it this turn." if card.number == view.mine.drawn else ""
        yield f"Card {card.number}: {card.face}, {counted(card.points, 'point')}.{drawn}"


def rows(view: View, names: Names) -> Iterator[str]:
    if view.mine is None:
        return
    arrangement = view.mine.arrangement
    for row in arrangement.rows:
        yield _row(row)
    if arrangement.left:
        cards = ", ".join(str(number) for number in arrangement.left)
        yield f"Outside your rows: {_cards(len(arrangement.left))} {cards}."
    yield from _tally(view, view.mine)
    if arrangement.could_go_out:
        yield "These rows leave one card over: you could go out with them."
    if view.mine.vote is not None:
        yield f"You voted {'up' if view.mine.vote else 'down'}."


def _tally(view: View, mine: MineView) -> Iterator[str]:
    """The score that the rows would give, or that the viewer's words give once they are laid down;
    on the viewer's turn, also with the best discard."""
    tally = mine.arrangement.tally
    parts = ", ".join(f"{points} {part}" for part, points in tally.parts.items())
    laid = any(one.seat == view.viewer and not one.void for one in view.lay_downs)
    if view.phase not in UNDER_WAY:
        what = "Your hand came to"
    else:
        what = "What you laid down scores" if laid else "Your hand would now score"
    yield f"{what} {tally.worth} before bonuses: {parts}."
    if tally.best_discard is not None:
        face = next(card.face for card in mine.cards if card.number == tally.best_discard)
        worth = tally.by_discard[tally.best_discard].worth
        yield f"If you discard {face}, it would score {worth}."


def _row(row: RowView) -> str:
    listed = {True: " In the word list.", False: " Not in the word list.", None: ""}[row.listed]
    cards = ", ".join(str(number) for number in row.cards)
    return f"{row.word}, {_cards(len(row.cards))} {cards}: {counted(row.points, 'point')}.{listed}"


def _cards(count: int) -> str:
    return "card" if count == 1 else "cards"


def look_ups(view: View, names: Names) -> Iterator[str]:
    for asked in (view.mine and view.mine.look_ups) or ():
        yield f"{asked.word}: {'' if asked.found else 'not '}in the word list."
