"""Letter Jam written down: its sentences, the cards they name and the facts they state."""

from parlour.records.letterjam.sentences import LETTER_JAM_NOTATION

__all__ = ["LETTER_JAM_NOTATION"]
