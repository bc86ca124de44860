"""Previews of typed commands: clues, final words, neighbours' words.

This module decides nothing. The commands of the rules say what typed text means, or why it is
refused, and this module draws the answer.
"""

from collections.abc import Callable, Sequence
from itertools import islice, product

from rich.console import Group, RenderableType
from rich.text import Text

from parlour.cli.terminal.cards import Card, cards_in_a_row
from parlour.cli.terminal.face import Meaning
from parlour.cli.terminal.letterjam.clues import said_of
from parlour.cli.terminal.palette import BERRY, CREAM, HONEY, INK, OLD_CREAM
from parlour.rules.letterjam.acts import WILD, Arrange, Draft, MakeWord
from parlour.rules.letterjam.choices import CanDraft
from parlour.rules.letterjam.commands import command, say
from parlour.rules.letterjam.naming import CardNames
from parlour.rules.letterjam.statement import state_of
from parlour.rules.letterjam.view_types import HIDDEN, View

# The most ways to spell a word with equal cards; Tab switches between them.
MOST_WAYS = 24


def drafting(view: View) -> Callable[[str], Sequence[Meaning]]:
    """A clue: the cards that spell it, what the others will hear, what each reader will read."""

    def meanings(typed: str) -> Sequence[Meaning]:
        if not typed.strip():
            return [Meaning.hint("Type a word. A letter that nobody shows takes the wildcard.")]
        line = f"draft {typed}"
        act = command(view, line)
        if not isinstance(act, Draft):
            return [Meaning.refused(line, act)]
        return [Meaning(say(view, way), _clue(view, way)) for way in _ways(view, act)]

    return meanings


def _ways(view: View, act: Draft) -> list[Draft]:
    """The ways to spell the word if several cards show the same letter; the usual way first."""
    can = next(choice for choice in view.choices if isinstance(choice, CanDraft))
    sources = [
        [source for source, shown in can.letters.items() if shown == letter] or [WILD]
        for letter in act.word
    ]
    others = (Draft(round=act.round, word=act.word, sources=way) for way in product(*sources))
    ways = [act, *(other for other in islice(others, MOST_WAYS) if other != act)]
    return ways[:MOST_WAYS]


def _clue(view: View, act: Draft) -> RenderableType:
    names = CardNames(view.people, view.viewer)
    cards = [
        _card(letter, source, names) for letter, source in zip(act.word, act.sources, strict=True)
    ]
    heard = Text.assemble("The others hear: ", (said_of(state_of(act.sources)), "bold"), ".")
    readers = sorted({source for source in act.sources if source[0] == "p"})
    read = Text("   ").join(
        Text.assemble(f"{names.spoken(reader)} reads ", (_read(act, reader), "bold"))
        for reader in readers
    )
    if len(_ways(view, act)) > 1:
        read.append("   Tab: other cards", style="italic")
    return Group(cards_in_a_row(cards, large=False), heard, read)


def _read(act: Draft, reader: str) -> str:
    return "".join(
        HIDDEN if source == reader else WILD if source == WILD else letter
        for letter, source in zip(act.word, act.sources, strict=True)
    )


def _card(letter: str, source: str, names: CardNames) -> Card:
    called = names.spoken(source).removeprefix("the ").replace("stand ", "st.")
    below = (Text(called),)
    if source == WILD:
        return Card(letter, HONEY, INK, "", (Text("wild"),))
    return Card(letter, CREAM if source[0] == "p" else OLD_CREAM, INK, "", below)


def laying_out(view: View) -> Callable[[str], Sequence[Meaning]]:
    """A final word: the viewer's cards that spell it, by their guesses."""

    def meanings(typed: str) -> Sequence[Meaning]:
        if not typed.strip():
            return [
                Meaning.hint("Type your word; cards are taken by your guesses, then the middle.")
            ]
        line = f"word {typed}"
        act = command(view, line)
        if not isinstance(act, Arrange):
            return [Meaning.refused(line, act)]
        names = CardNames(view.people, view.viewer)
        letters = typed.strip().upper()
        cards = []
        for letter, source in zip(letters, act.cards, strict=True):
            called = names.spoken(source).replace("the wildcard", "wild")
            own = source[0] in "rk"
            paper = BERRY if own else HONEY if source == WILD else CREAM
            cards.append(Card(letter, paper, CREAM if own else INK, "", (Text(called),)))
        return [Meaning(line, cards_in_a_row(cards, large=False, column=7))]

    return meanings


def making(view: View) -> Callable[[str], Sequence[Meaning]]:
    """A word for the neighbour, from the viewer's share."""

    def meanings(typed: str) -> Sequence[Meaning]:
        if not typed.strip():
            return [Meaning.hint("Type the word; its cards are taken from your share.")]
        line = f"make {typed}"
        act = command(view, line)
        if not isinstance(act, MakeWord):
            return [Meaning.refused(line, act)]
        cards = [Card(letter) for letter in typed.strip().upper()]
        return [Meaning(line, cards_in_a_row(cards, large=False))]

    return meanings
