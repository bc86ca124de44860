"""Only in Letter Jam players make a word for a neighbour: shares, and the cards put aside."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from parlour.cli.terminal.cards import SMALL, Card, cards_in_a_row, chip
from parlour.cli.terminal.face import Look
from parlour.cli.terminal.letterjam.stands import name
from parlour.cli.terminal.palette import OLD_CREAM
from parlour.rules.letterjam.view_types import View


def share(view: View, look: Look) -> RenderableType:
    """The cards to make a word from."""
    mine = view.mine
    assert mine is not None
    making = mine.making
    if making is None:
        doubt = "" if mine.made_listed else " It is not in the word list; only you are told."
        return Text(f"You made {mine.made}.{doubt} Wait for the others.")
    letters = sorted(making.share.values())
    fit = max(1, look.room // (SMALL + 1))
    range_ = f" ({making.shortest} to {making.longest} will do)"
    lines: list[RenderableType] = [
        Text.assemble(
            "Spell a word of ",
            (f"{making.length} letters", "bold"),
            range_ if making.shortest < making.longest else "",
            f" for {view.people[making.for_seat].name}, who must read it card by card.",
        ),
    ]
    for at in range(0, len(letters), fit):
        cards = [Card(letter) for letter in letters[at : at + fit]]
        lines += [Text(), cards_in_a_row(cards, large=False)]
    if making.aside:
        lines += [Text(), Text("You put aside"), *_chips(making.aside.values(), look)]
    if making.discards:
        lines += [Text(), Text("The others put aside"), *_chips(making.discards.values(), look)]
    elif making.discards is not None:
        lines += [Text(), Text("The others have put nothing aside yet.", style=look.tones.soft)]
    return Group(*lines)


def _chips(letters: Iterable[str], look: Look) -> list[Text]:
    """The cards put aside, as many in a line as fit."""
    found, fit = sorted(letters), max(1, look.room // 4)
    return [
        Text(" ").join(chip(letter, OLD_CREAM) for letter in found[at : at + fit])
        for at in range(0, len(found), fit)
    ]


def makers(view: View, look: Look) -> RenderableType:
    """How far everybody is."""
    lines = []
    for player in view.players:
        maker = player.maker
        if maker is not None:
            cards = "" if maker.made else f", {maker.share} cards"
            line = Text.assemble((name(view, player.seat), "bold"), "  ")
            lines.append(line.append(f"{player.doing}{cards}", style=look.tones.soft))
    return Group(*lines)
