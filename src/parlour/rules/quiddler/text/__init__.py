"""A whole view in words: the sections of the page, in their order."""

from parlour.rules.naming import Names
from parlour.rules.quiddler.phrases import PHRASEBOOK
from parlour.rules.quiddler.text import on_the_table, opening, private, score_sheet, terms
from parlour.rules.quiddler.view_types import View
from parlour.rules.text_page import page, people, remarks, typing

_SECTIONS = (
    ("Your hand", private.hand),
    ("Your rows", private.rows),
    ("Piles", on_the_table.piles),
    ("Challenge", on_the_table.challenge),
    ("Players", on_the_table.players),
    ("Lay-downs", on_the_table.lay_downs),
    ("Rulings in this hand", on_the_table.rulings),
    ("Words you looked up", private.look_ups),
    ("Score sheet", score_sheet.score_sheet),
    ("Remarks", remarks),
    ("People", people),
    ("Not as in the manual", terms.changed_options),
    ("As in the manual", terms.usual_options),
    *typing(PHRASEBOOK),
)


def text(view: View) -> str:
    return page(view, Names(view.people, view.viewer), opening.opening, _SECTIONS)
