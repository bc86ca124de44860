"""Previews of typed commands: words, lay-downs, discards.

This module decides nothing. The commands of the rules say what typed text means, or why it is
refused, and this module draws the answer.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from rich.console import RenderableType
from rich.text import Text

from parlour.cli.terminal.face import Meaning
from parlour.cli.terminal.quiddler.hand import as_it_would_lie
from parlour.rules.quiddler.acts import Arrange, Discard, GoOut, LayDown
from parlour.rules.quiddler.commands import command, say
from parlour.rules.quiddler.typed_cards import Rows, typed, ways
from parlour.rules.quiddler.view_types import CardView, MineView, View
from parlour.rules.refusal import Refusal

# The most ways to cut the words into cards; Tab switches between them.
MOST_WAYS = 12

Meanings: TypeAlias = Callable[[str], Sequence[Meaning]]


def arranging(view: View) -> Meanings:
    """New words from loose cards. If they need cards of words that are arranged already, those
    words are taken apart."""

    def meanings(written: str) -> Sequence[Meaning]:
        words = written.upper().replace(",", " ").split()
        if not words:
            return [
                Meaning.hint("Type one word or several. Two-letter cards are found by themselves.")
            ]
        found = _arrangements(view, words)
        if isinstance(found, Refusal):
            return [Meaning.refused(f"arrange {written}", found)]
        acts = [Arrange(hand=view.hand, rows=rows) for rows in found]
        return [Meaning(say(view, act), _drawn(view, act.rows)) for act in acts]

    return meanings


def _arrangements(view: View, words: Sequence[str]) -> list[Rows] | Refusal:
    cards = {number: held.face for number, held in _hand(view).items()}
    rows = tuple(row.cards for row in _mine(view).arrangement.rows)
    loose = {number: cards[number] for number in _mine(view).arrangement.left}
    asked = [typed(word) for word in words]
    beside = ways(asked, loose)
    if not isinstance(beside, Refusal):
        return [(*rows, *added) for added in beside[:MOST_WAYS]]
    instead = ways(asked, cards)
    if isinstance(instead, Refusal):
        return instead
    return [_taking(rows, added) for added in instead[:MOST_WAYS]]


def _taking(rows: Rows, added: Rows) -> Rows:
    """The added rows, and the old ones that have no card in them."""
    used = {number for row in added for number in row}
    return (*(row for row in rows if used.isdisjoint(row)), *added)


def laying(view: View, verb: str) -> Meanings:
    """Words to go out with or to lay down, and a discard."""

    def meanings(written: str) -> Sequence[Meaning]:
        if not written.strip():
            return [Meaning.hint("Type your words; then, if several cards are left: discard E.")]
        line = f"{verb} {written}"
        act = command(view, line)
        if not isinstance(act, (GoOut, LayDown)):
            return [Meaning.refused(line, act)]
        return [Meaning(line, _drawn(view, act.words))]

    return meanings


def discarding(view: View, line: str) -> Meanings:
    """One card; ``line`` is the command that it ends."""

    def meanings(written: str) -> Sequence[Meaning]:
        if not written.strip():
            return [Meaning.hint("Type the letters on the card.")]
        whole = line.replace("{}", written)
        act = command(view, whole)
        if isinstance(act, Discard):
            return [Meaning(whole, Meaning.hint(f"{_hand(view)[act.card].face} goes.").shown)]
        if isinstance(act, (GoOut, LayDown)):
            return [Meaning(whole, _drawn(view, act.words))]
        return [Meaning.refused(whole, act)]

    return meanings


def defending(view: View) -> Meanings:
    """A sentence that must use the word."""

    def meanings(written: str) -> Sequence[Meaning]:
        line = f"defend {written}"
        act = command(view, line) if written.strip() else None
        if isinstance(act, Refusal):
            return [Meaning.refused(line, act)]
        assert view.challenge is not None
        return [Meaning(line, Text(f"A sentence that uses {view.challenge.spelled.lower()}."))]

    return meanings


def _mine(view: View) -> MineView:
    assert view.mine is not None
    return view.mine


def _hand(view: View) -> dict[int, CardView]:
    return {held.number: held for held in _mine(view).cards}


def _drawn(view: View, rows: Rows) -> RenderableType:
    return as_it_would_lie(rows, _hand(view))
