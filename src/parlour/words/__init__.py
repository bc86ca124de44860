"""Words: lexicons, how common words are, and the questions games ask about words.

    >>> from parlour.words import Lexicon, fits
    >>> judge = Lexicon.open("parlour")
    >>> "PARLOUR" in judge
    True
    >>> sorted(fits("?LAN", judge))
    ['A', 'C', 'E', 'F', 'P', 'U']

Words are upper-case letters A to Z in everything here. The room imports no other room and nothing
outside the standard library. `docs/words.md` says where the lists come from.
"""

from parlour.words.frequency import zipf
from parlour.words.lexicon import Lexicon, UnavailableLexicon
from parlour.words.packing import LexiconError
from parlour.words.patterns import PatternIndex, fits
from parlour.words.secret import secret_words
from parlour.words.spelling import SpellingIndex
from parlour.words.vocabulary import vocabulary

__all__ = [
    "Lexicon",
    "LexiconError",
    "PatternIndex",
    "SpellingIndex",
    "UnavailableLexicon",
    "fits",
    "secret_words",
    "vocabulary",
    "zipf",
]
