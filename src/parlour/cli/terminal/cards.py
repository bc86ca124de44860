"""Letter cards drawn with characters: small ones, and large ones where there is room.

A large letter is drawn in half blocks from ``letters.txt``, two dots above each other in every
character. A card keeps its letter in the corner too, as playing cards do, so that it can be read
and copied as text.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import zip_longest

from msgspec import Struct
from rich.text import Text

from parlour.cli.terminal.palette import CREAM, INK

LETTER_WIDTH, LETTER_DOTS = 5, 7
LARGE, SMALL = 9, 5
"""The width of a card in characters."""


class Card(Struct, frozen=True):
    """A card: its letter, its colours, the ledge it stands on, and the text below it."""

    letter: str
    paper: str = CREAM
    ink: str = INK
    ledge: str = ""
    below: tuple[Text, ...] = ()

    def lines(self, *, large: bool) -> list[Text]:
        """The rows of characters that draw the card."""
        drawn = _large(self) if large else _small(self)
        if self.ledge:
            drawn.append(Text("▀" * (LARGE if large else SMALL), style=self.ledge))
        return drawn


def cards_in_a_row(
    cards: Sequence[Card], *, large: bool, gap: int = 1, column: int | None = None
) -> Text:
    """Cards side by side, each centred in its column with the text below it."""
    width = column or (LARGE if large else SMALL)
    below = _below([card.below for card in cards], width)
    columns = [[*card.lines(large=large), *text] for card, text in zip(cards, below, strict=True)]
    rows = zip_longest(*columns, fillvalue=Text())
    between = Text(" " * gap)
    drawn = Text("\n").join(between.join(_centred(cell, width) for cell in row) for row in rows)
    drawn.no_wrap = True
    return drawn


def _below(texts: Sequence[tuple[Text, ...]], width: int) -> list[list[Text]]:
    """The texts below cards. A text that is too wide takes more rows; then the same text below the
    other cards does, too, so that like stands beside like."""
    found: list[list[Text]] = [[] for _ in texts]
    for row in zip_longest(*texts, fillvalue=Text()):
        parts = [_wrapped(text, width) for text in row]
        height = max(map(len, parts))
        for lines, part in zip(found, parts, strict=True):
            lines.extend(part + [Text()] * (height - len(part)))
    return found


def _wrapped(text: Text, width: int) -> list[Text]:
    """A text in rows of this width, broken at a space if there is one, and anywhere if not. Several
    words leave a space to the next column, so that they do not seem to go on there."""
    rows = []
    while text.cell_len > width - (" " in text.plain):
        space = text.plain.rfind(" ", 0, width)
        row, text = text.divide([space if space > 0 else width])
        rows.append(row)
        text = text[1:] if space > 0 else text
    return [*rows, text]


def side_by_side(left: Text, right: Text, gap: int = 3) -> Text:
    """Two blocks of lines beside each other."""
    lines, others = left.split(allow_blank=True), right.split(allow_blank=True)
    width = max((line.cell_len for line in lines), default=0)
    joined = []
    for line, other in zip_longest(lines, others, fillvalue=Text()):
        space = Text(" " * (width - line.cell_len + gap))
        joined.append(Text.assemble(line, space, other))
    drawn = Text("\n").join(joined)
    drawn.no_wrap = True
    return drawn


def chip(letter: str, paper: str = CREAM, ink: str = INK) -> Text:
    """A card in a line of text."""
    return Text(f" {letter} ", style=f"bold {ink} on {paper}")


def _centred(cell: Text, width: int) -> Text:
    """The cell padded to the width. Textual's own centring would strip the spaces of a card."""
    if cell.cell_len > width:
        cell = cell.copy()
        cell.truncate(width, overflow="ellipsis")
    spare = width - cell.cell_len
    left = spare // 2
    return Text.assemble(" " * left, cell, " " * (spare - left))


def _small(card: Card) -> list[Text]:
    style = f"bold {card.ink} on {card.paper}"
    return [Text(row, style=style) for row in ("     ", f"  {card.letter}  ", "     ")]


def _large(card: Card) -> list[Text]:
    first, *others = (f"  {row}  " for row in lettering(card.letter))
    # The letter in the corner, as on a playing card.
    rows = (f"{card.letter} {first[2:]}", *others)
    return [Text(row, style=f"{card.ink} on {card.paper}") for row in rows]


def lettering(letters: str) -> list[str]:
    """One letter or several in half blocks: five rows, with space above and below."""
    drawn = [[".", *_dots(letter), ".", "."] for letter in letters]
    return [
        " ".join(_halves(dots[line], dots[line + 1]) for dots in drawn)
        for line in range(0, LETTER_DOTS + 3, 2)
    ]


def _halves(upper: str, lower: str) -> str:
    """Two rows of dots, drawn as one row of characters."""
    return "".join(
        _HALVES[upper[place : place + 1] == "#", lower[place : place + 1] == "#"]
        for place in range(LETTER_WIDTH)
    )


_HALVES = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}


@cache
def _alphabet() -> dict[str, tuple[str, ...]]:
    drawn = files(__package__).joinpath("letters.txt").read_text(encoding="ascii")
    blocks = (block.splitlines() for block in drawn.split("\n\n"))
    return {block[0]: tuple(block[1 : 1 + LETTER_DOTS]) for block in blocks}


def _dots(letter: str) -> tuple[str, ...]:
    """The seven rows of dots of a letter; empty rows for an unknown character."""
    return _alphabet().get(letter, (".",) * LETTER_DOTS)
