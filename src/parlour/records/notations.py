"""The notation of each game, by the game's name."""

from parlour.records.letterjam import LETTER_JAM_NOTATION
from parlour.records.notation import Notation
from parlour.records.quiddler import QUIDDLER_NOTATION

NOTATIONS: dict[str, Notation] = {
    "letterjam": LETTER_JAM_NOTATION,
    "quiddler": QUIDDLER_NOTATION,
}
