"""A whole view in words: the sections of the page, in their order."""

from parlour.rules.letterjam.naming import CardNames
from parlour.rules.letterjam.phrases import PHRASEBOOK
from parlour.rules.letterjam.text import ending, on_the_table, opening, private, terms
from parlour.rules.letterjam.view_types import View
from parlour.rules.text_page import page, people, typing

_SECTIONS = (
    ("Result", ending.result),
    ("Good to know", on_the_table.tips),
    ("Players", on_the_table.players),
    ("Stands", on_the_table.stands),
    ("Middle", on_the_table.middle),
    ("Your sheet", private.sheet),
    ("Tokens", on_the_table.tokens),
    ("Your drafts", private.drafts),
    ("Offers", on_the_table.offers),
    ("Clues", on_the_table.clues),
    ("Guesses aloud", on_the_table.aloud),
    ("Making words", private.making),
    ("Final words", ending.finals),
    ("Your final word", private.final),
    ("Sheets", ending.sheets),
    ("Drafts that were never given", ending.old_drafts),
    ("Remarks", terms.remarks),
    ("People", people),
    ("Not as in the rulebook", terms.changed_options),
    ("As in the rulebook", terms.usual_options),
    *typing(PHRASEBOOK),
)


def text(view: View) -> str:
    return page(view, CardNames(view.people, view.viewer), opening.opening, _SECTIONS)
