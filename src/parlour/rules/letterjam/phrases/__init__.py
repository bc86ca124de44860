"""Everything that can be typed at a Letter Jam table, as one table of phrases."""

from parlour.rules.letterjam.phrases.company import MANNERS
from parlour.rules.letterjam.phrases.final import FINAL
from parlour.rules.letterjam.phrases.making import MAKING
from parlour.rules.letterjam.phrases.phrase import Phrase
from parlour.rules.letterjam.phrases.round import ROUND
from parlour.rules.letterjam.phrases.sheet import DECIDING, SHEET

PHRASES: tuple[Phrase, ...] = (*MAKING, *ROUND, *SHEET, *DECIDING, *FINAL, *MANNERS)

BY_KIND: dict[str, tuple[Phrase, ...]] = {
    kind: tuple(phrase for phrase in PHRASES if phrase.kind == kind)
    for kind in dict.fromkeys(phrase.kind for phrase in PHRASES)
}
"""The phrases for each kind of act."""

__all__ = ["BY_KIND", "PHRASES", "Phrase"]
