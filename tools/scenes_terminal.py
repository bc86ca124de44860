"""Scenes for screenshots of the terminal, by day and by night: its screen, drawn as a page."""

import sys
from html import escape
from itertools import groupby
from tempfile import TemporaryDirectory

from pyte.screens import Char

from tests.cli.screen import Screen
from tools.scenes import NewGuest, Shot, Shots

SIZES = ((80, 24), (160, 45))
WIDE = (1440,)
# What the screen shows when the first turn has come.
BEGUN = {"letterjam": "draft a clue", "quiddler": "draw from the stock"}
DAY_OR_NIGHT = "\x0e"  # Ctrl+N
PAGE = """<!doctype html><title>A terminal</title><style>
  body {{ margin: 0; display: grid; place-content: start center; background: #333 }}
  pre {{ margin: 12px 0; font: 14px/17px monospace }}
  span {{ display: inline-block; height: 17px; vertical-align: top }}
  .night {{ display: none }}
  @media (prefers-color-scheme: dark) {{ .night {{ display: block }} .day {{ display: none }} }}
</style><pre class="day">{day}</pre><pre class="night">{night}</pre>"""


def terminal(guest: NewGuest) -> Shots:
    """Both games in a small and in a wide terminal."""
    page = guest("Ana").page
    for game, begun in BEGUN.items():
        for columns, lines in SIZES:
            page.set_content(PAGE.format_map(_by_day_and_night(game, begun, columns, lines)))
            yield Shot(f"terminal-{game}-{columns}", page, WIDE)


def _by_day_and_night(game: str, begun: str, columns: int, lines: int) -> dict[str, str]:
    play = [sys.executable, "-m", "parlour", "play", game, "--seed", "7", "--pace", "0"]
    with TemporaryDirectory() as kept:
        # The game is left in its middle, and would be kept among those of whoever runs this.
        command = ["env", f"XDG_DATA_HOME={kept}", *play]
        with Screen(command, columns, lines) as screen:
            screen.wait_for(begun)
            _settle(screen)
            night, ground = _as_html(screen), screen.cells[0][0].bg
            screen.press(DAY_OR_NIGHT)
            screen.wait_until(lambda _: screen.cells[0][0].bg != ground, "the day")
            _settle(screen)
            return {"day": _as_html(screen), "night": night}


def _settle(screen: Screen) -> None:
    """Waits until nothing on the screen changes any more."""
    seen: list[str] = []

    def is_still(text: str) -> bool:
        # Colours may change while the text does not.
        seen.append(_as_html(screen))
        return len(seen) > 3 and len(set(seen[-3:])) == 1

    screen.wait_until(is_still, "a still screen")


def _as_html(screen: Screen) -> str:
    return "\n".join(_line(cells) for cells in screen.cells)


def _line(cells: list[Char]) -> str:
    """A line as spans of cells that look alike."""
    spans = groupby(cells, _style)
    return "".join(
        f'<span style="{style}">{escape("".join(cell.data for cell in alike))}</span>'
        for style, alike in spans
    )


def _style(cell: Char) -> str:
    ink, ground = (f"#{one}" if len(one) == 6 else one for one in (cell.fg, cell.bg))
    if cell.reverse:
        ink, ground = ground, ink
    weight = "bold" if cell.bold else "normal"
    line = "underline" if cell.underscore else "none"
    return f"color:{ink};background:{ground};font-weight:{weight};text-decoration:{line}"


SCENES_IN_A_TERMINAL = (terminal,)
