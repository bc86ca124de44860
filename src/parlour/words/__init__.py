"""Words: lexicons, word frequencies, and the lookups that games need.

    >>> from parlour.words import Lexicon, fits
    >>> judge = Lexicon.open("parlour")
    >>> "PARLOUR" in judge
    True
    >>> sorted(fits("?LAN", judge))
    ['A', 'C', 'E', 'F', 'P', 'U']

All words consist of upper-case letters A to Z. This package imports no other room and nothing
outside the standard library. `docs/words.md` describes the sources of the lists.
"""

from parlour.words.frequency import zipf
from parlour.words.lexicon import Lexicon, UnavailableLexicon
from parlour.words.packing import LexiconError
from parlour.words.patterns import PatternIndex, fits
from parlour.words.secret import secret_words
from parlour.words.spelling import SpellingIndex
from parlour.words.vocabulary import rude_words, vocabulary

__all__ = [
    "Lexicon",
    "LexiconError",
    "PatternIndex",
    "SpellingIndex",
    "UnavailableLexicon",
    "fits",
    "rude_words",
    "secret_words",
    "vocabulary",
    "zipf",
]
