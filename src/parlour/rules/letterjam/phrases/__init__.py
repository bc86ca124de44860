"""Only Letter Jam has so many phrases that they fill a package. This is all of them."""

from parlour.rules.letterjam.phrases.final import FINAL
from parlour.rules.letterjam.phrases.guess_sheet import DECIDING, SHEET
from parlour.rules.letterjam.phrases.making import MAKING
from parlour.rules.letterjam.phrases.round import ROUND
from parlour.rules.phrasebook import Phrasebook

PHRASEBOOK = Phrasebook(*MAKING, *ROUND, *SHEET, *DECIDING, *FINAL)

__all__ = ["PHRASEBOOK"]
