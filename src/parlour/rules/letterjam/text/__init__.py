"""A whole view in plain words: which sections there are, and in which order."""

from parlour.rules.letterjam.naming import Names
from parlour.rules.letterjam.phrases import PHRASEBOOK
from parlour.rules.letterjam.text import ending, opening, private, table, terms
from parlour.rules.letterjam.view import View
from parlour.rules.page import page, people, typing

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
    ("People", people),
    ("Not as in the rulebook", terms.changed_options),
    ("As in the rulebook", terms.usual_options),
    *typing(PHRASEBOOK),
)


def text(view: View) -> str:
    return page(view, Names(view.people, view.viewer), opening.opening, _SECTIONS)
