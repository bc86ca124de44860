"""The notation of Letter Jam: sentences, codecs for cards and clues, and facts."""

from parlour.records.letterjam.sentences import LETTER_JAM_NOTATION

__all__ = ["LETTER_JAM_NOTATION"]
