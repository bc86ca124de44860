"""A whole view in plain words, for screen readers, terminals and language models.

Short titled sections in a fixed order, one sentence or a few on each line, no columns and no
colour. What matters most comes first; how to type each act comes last. Every fact of the view is
in it, once where possible.
"""

from collections.abc import Iterable

from parlour.rules.naming import Names
from parlour.rules.quiddler.phrases import PHRASEBOOK
from parlour.rules.quiddler.text import opening, private, sheet, table, terms
from parlour.rules.quiddler.view import View

_SECTIONS = (
    ("Your hand", private.hand),
    ("Your rows", private.rows),
    ("Piles", table.piles),
    ("Challenge", table.challenge),
    ("Players", table.players),
    ("Lay-downs", table.lay_downs),
    ("Rulings in this hand", table.rulings),
    ("Words you looked up", private.look_ups),
    ("Score sheet", sheet.sheet),
    ("Remarks", terms.remarks),
    ("People", terms.people),
    ("Not as in the manual", terms.changed_options),
    ("As in the manual", terms.usual_options),
    ("You can type", lambda view, names: PHRASEBOOK.possible(view)),
    ("Not now", lambda view, names: PHRASEBOOK.impossible(view)),
)


def text(view: View) -> str:
    names = Names(view.people, view.viewer)
    parts = ["\n".join(opening.opening(view, names))]
    parts += [_section(title, lines(view, names)) for title, lines in _SECTIONS]
    return "\n\n".join(part for part in parts if part) + "\n"


def _section(title: str, lines: Iterable[str]) -> str:
    found = list(lines)
    return "\n".join([f"{title}:", *found]) if found else ""
