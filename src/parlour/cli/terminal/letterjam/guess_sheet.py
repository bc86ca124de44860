"""Only Letter Jam has guess sheets: a row, the clues about the current card, the alphabet."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.terminal.cards import Card, cards_in_a_row, chip
from parlour.cli.terminal.face import Look
from parlour.cli.terminal.letterjam.stands import name
from parlour.cli.terminal.letterjam.tips import tips_at
from parlour.cli.terminal.palette import BERRY, BERRY_DEEP, CREAM
from parlour.rules.letterjam.choices import CanGuess
from parlour.rules.letterjam.view_types import ClueView, SheetView, View

LETTERS_IN_A_GROUP = 3


def own_row(view: View, look: Look, *, large: bool) -> RenderableType:
    """The viewer's own cards from behind, with their guesses written on them."""
    assert view.mine is not None
    standing = current(view)
    cards = []
    for entry in own_cards(view):
        up = entry.card == standing
        letter = entry.letter or entry.guess or ("?" if up else "·")
        number = "ex." if entry.extra else str(entry.card + 1)
        label = Text(f"▲ {number}", style=f"bold {look.tones.honey}") if up else Text(number)
        cards.append(Card(letter, BERRY if up else BERRY_DEEP, CREAM, "", (label,)))
    return cards_in_a_row(cards, large=large)


def own_cards(view: View) -> list[SheetView]:
    """The cards before the viewer. An extra letter that was guessed aloud has left them."""
    assert view.mine is not None
    return [entry for entry in view.mine.sheet if not entry.extra or entry.letter is None]


def current(view: View) -> int | None:
    """The place on the sheet of the card on the viewer's stand."""
    return None if view.viewer is None else view.players[view.viewer].card


def own_sheet(view: View, look: Look) -> RenderableType:
    """The clues, letters and note about the card on the viewer's stand."""
    assert view.mine is not None
    card = current(view)
    if card is None or card >= len(view.mine.sheet):
        return Text("There is no letter on your stand.", style=look.tones.soft)
    entry = view.mine.sheet[card]
    clues = [clue for clue in reversed(view.clues) if card in clue.own_cards]
    lines = [*tips_at(view, look, "stand"), *(clue_line(view, clue, look) for clue in clues[:4])]
    if not clues:
        lines.append(Text("No clue about this card yet.", style=look.tones.soft))
    lines.append(_alphabet(view, entry, look))
    if entry.note:
        lines.append(Text(f"“{entry.note}”", style="italic"))
    if view.mine.margin:
        lines.append(Text(f"margin: {view.mine.margin}", style=f"italic {look.tones.soft}"))
    return Group(*lines)


def whole_sheet(view: View, look: Look) -> RenderableType:
    """Every card of the viewer with its guess, its marks, its note, and all clues about it."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for entry in own_cards(view):
        clues = [clue for clue in view.clues if entry.card in clue.own_cards]
        parts = [clue_line(view, clue, look) for clue in clues]
        if entry.candidates:
            parts.append(Text(f"may be {' '.join(entry.candidates)}", style=look.tones.honey))
        if entry.crossed:
            parts.append(Text(f"not {' '.join(entry.crossed)}", style=look.tones.soft))
        if entry.note:
            parts.append(Text(f"“{entry.note}”", style="italic"))
        up = entry.card == current(view)
        grid.add_row(
            Text(f"{'▲' if up else ' '} {'ex.' if entry.extra else entry.card + 1}", style="bold"),
            chip(entry.guess or "·", BERRY if up else BERRY_DEEP, CREAM),
            Text("   ").join(parts),
        )
    return grid


def _alphabet(view: View, entry: SheetView, look: Look) -> Text:
    line = Text()
    can = next((choice for choice in view.choices if isinstance(choice, CanGuess)), None)
    for letter in can.letters if can else "":
        if letter in entry.crossed:
            style = f"dim strike {look.tones.soft}"
        elif letter in entry.candidates:
            style = f"bold underline {look.tones.honey}"
        elif letter == entry.guess:
            style = f"bold {CREAM} on {BERRY}"
        else:
            style = ""
        line.append(letter, style=style)
        # A short screen has only one row for all letters, so they stand in groups there.
        place = line.plain.replace(" ", "")
        line.append("" if not look.tall and len(place) % LETTERS_IN_A_GROUP else " ")
    return line


def clue_line(view: View, clue: ClueView, look: Look) -> Text:
    """A clue as the viewer reads it, letter by letter, and who gave it."""
    line = Text()
    for letter, own in zip(clue.letters, clue.own_cards, strict=True):
        if own is not None:
            line.append("?", style=f"bold {CREAM} on {BERRY}")
        else:
            line.append(letter, style=f"bold {look.tones.honey}" if letter == "*" else "bold")
        line.append(" ")
    if clue.word is not None and clue.word != clue.letters:
        line.append(f" {clue.word} ", style=look.tones.plum)
    line.append(f" {name(view, clue.giver)}", style=look.tones.soft)
    return line
