"""Only Quiddler's cards have points: a letter or two, and what they are worth in the corner."""

from collections.abc import Sequence
from functools import reduce

from rich.text import Text

from parlour.cli.terminal.cards import lettering, side_by_side
from parlour.cli.terminal.palette import BERRY_DEEP, CREAM, INK, LILAC

SMALL_HEIGHT, LARGE_HEIGHT = 3, 5
LOOSE = "#e2d0b0"
"""The paper of cards that are in no word, which stands out by day and by night."""


def width(face: str, *, large: bool) -> int:
    """How many characters wide a card is."""
    return 3 + 6 * len(face) if large else 5


def card(face: str, points: int | None, paper: str = CREAM, *, large: bool = False) -> Text:
    """A card from the front, with its points where they matter."""
    wide = width(face, large=large)
    worth = f"{'' if points is None else points:>{wide - 1}} "
    if not large:
        return _painted((" " * wide, f"{face:^{wide}}", worth), paper, bold=1)
    above, *rows, _ = lettering(face)
    # The letters stand in the corner, too, so that they can be read and copied as text.
    return _painted((f"{face:<2}{above}  ", *(f"  {row}  " for row in rows), worth), paper)


def back(*, large: bool = False) -> Text:
    """A card from behind."""
    row, height = "·" * width("-", large=large), LARGE_HEIGHT if large else SMALL_HEIGHT
    return Text("\n").join([Text(row, style=f"{LILAC} on {BERRY_DEEP}")] * height)


def _painted(rows: Sequence[str], paper: str, bold: int | None = None) -> Text:
    style = f"{INK} on {paper}"
    return Text("\n").join(
        Text(row, style=f"bold {style}" if number == bold else style)
        for number, row in enumerate(rows)
    )


def in_a_row(blocks: Sequence[Text], gap: int = 1) -> Text:
    """Cards, or groups of them, side by side: at least one."""
    return reduce(lambda left, right: side_by_side(left, right, gap), blocks)


def labelled(block: Text, label: Text) -> Text:
    """Cards with something written below them."""
    return Text.assemble(block, "\n", label)
