"""A whole view in plain words, for screen readers, terminals and language models.

Short titled sections in a fixed order, one sentence or a few on each line, no columns and no
colour. What matters most comes first; how to type each act comes last. Every fact of the view is
in it, once where possible.
"""

from collections.abc import Iterable

from parlour.rules.letterjam.naming import Names
from parlour.rules.letterjam.text import ending, opening, private, table, terms
from parlour.rules.letterjam.view import View

_SECTIONS = (
    ("Result", ending.result),
    ("Players", table.players),
    ("Stands", table.stands),
    ("Middle", table.middle),
    ("Your sheet", private.sheet),
    ("Tokens", table.tokens),
    ("Your drafts", private.drafts),
    ("Offers", table.offers),
    ("Clues", table.clues),
    ("Guesses aloud", table.aloud),
    ("Making words", private.making),
    ("Final words", ending.finals),
    ("Your final word", private.final),
    ("Sheets", ending.sheets),
    ("Drafts that were never given", ending.old_drafts),
    ("Remarks", terms.remarks),
    ("People", terms.people),
    ("Not as in the rulebook", terms.changed_options),
    ("As in the rulebook", terms.usual_options),
    ("You can type", opening.possible),
    ("Not now", opening.impossible),
)


def text(view: View) -> str:
    names = Names(view.people, view.viewer)
    parts = ["\n".join(opening.opening(view, names))]
    parts += [_section(title, lines(view, names)) for title, lines in _SECTIONS]
    return "\n\n".join(part for part in parts if part) + "\n"


def _section(title: str, lines: Iterable[str]) -> str:
    found = list(lines)
    return "\n".join([f"{title}:", *found]) if found else ""
