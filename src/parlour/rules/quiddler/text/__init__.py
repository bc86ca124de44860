"""A whole view in plain words: which sections there are, and in which order."""

from parlour.rules.naming import Names
from parlour.rules.page import page, people, remarks, typing
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
    ("Remarks", remarks),
    ("People", people),
    ("Not as in the manual", terms.changed_options),
    ("As in the manual", terms.usual_options),
    *typing(PHRASEBOOK),
)


def text(view: View) -> str:
    return page(view, Names(view.people, view.viewer), opening.opening, _SECTIONS)
