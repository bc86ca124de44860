"""Only Letter Jam has guess sheets: a row, the clues about the current card, the alphabet."""

from rich.console import Group, RenderableType
from rich.text import Text

from parlour.cli.terminal.cards import Card, cards_in_a_row
from parlour.cli.terminal.face import Look
from parlour.cli.terminal.letterjam.stands import name
from parlour.cli.terminal.palette import BERRY, BERRY_DEEP, CREAM
from parlour.rules.letterjam.choices import CanGuess
from parlour.rules.letterjam.view_types import ClueView, SheetView, View


def own_row(view: View, look: Look, *, large: bool) -> RenderableType:
    """The viewer's own cards from behind, with their guesses written on them."""
    assert view.mine is not None
    standing = current(view)
    cards = []
    for entry in view.mine.sheet:
        up = entry.card == standing
        letter = entry.letter or entry.guess or ("?" if up else "·")
        number = "extra" if entry.extra else str(entry.card + 1)
        label = Text(f"▲ {number}", style=f"bold {look.tones.honey}") if up else Text(number)
        cards.append(Card(letter, BERRY if up else BERRY_DEEP, CREAM, "", (label,)))
    return cards_in_a_row(cards, large=large)


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
    lines: list[Text] = [clue_line(view, clue, look) for clue in clues[:4]]
    if not lines:
        lines.append(Text("No clue about this card yet.", style=look.tones.soft))
    lines.append(_alphabet(view, entry, look))
    if entry.note:
        lines.append(Text(f"“{entry.note}”", style="italic"))
    if view.mine.margin:
        lines.append(Text(f"margin: {view.mine.margin}", style=f"italic {look.tones.soft}"))
    return Group(*lines)


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
        line.append(" ")
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
