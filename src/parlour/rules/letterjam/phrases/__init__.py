"""Everything that can be typed at a Letter Jam table, as one book of phrases."""

from parlour.rules.letterjam.phrases.final import FINAL
from parlour.rules.letterjam.phrases.making import MAKING
from parlour.rules.letterjam.phrases.round import ROUND
from parlour.rules.letterjam.phrases.sheet import DECIDING, SHEET
from parlour.rules.phrasebook import Phrasebook

PHRASEBOOK = Phrasebook(*MAKING, *ROUND, *SHEET, *DECIDING, *FINAL)

__all__ = ["PHRASEBOOK"]
