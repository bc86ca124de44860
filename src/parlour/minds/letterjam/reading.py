"""What a clue says to somebody who takes it literally.

A clue read as a pattern (`?` one's own letter, `*` the wildcard) keeps the letters that make a
word. Words come in three kinds: those a bot would say itself, those the judge lexicon knows
besides, and anything else that a person may believe in. A bot says only the first kind, so a
letter that makes no such word in a bot's clue is all but out; people get the benefit of doubt.

    >>> sorted(keeps("?LAN"))
    ['C', 'P']
    >>> {letter: weight for letter, weight in hears("?LAN", person=True).items() if weight > 0.01}
    {'A': 0.04, 'C': 1.0, 'E': 0.04, 'F': 0.04, 'P': 1.0, 'U': 0.04}
"""

from collections.abc import Mapping
from functools import cache, lru_cache

from parlour.words import Lexicon, PatternIndex, SpellingIndex, fits, vocabulary
from parlour.words.spelling import ALPHABET

# With people at the table a bot keeps to words that most of them would think of.
WORDS_FOR_PEOPLE = 8_000
WORDS_FOR_BOTS = 16_000

# How likely somebody is to mean a word of the second kind, and of the third, for each of the first.
PEOPLES_RARER_WORDS, PEOPLES_OWN_WORDS = 0.04, 0.002
BOTS_RARER_WORDS, BOTS_OWN_WORDS = 0.001, 0.0001


@cache
def spelling(size: int) -> SpellingIndex:
    """The words a bot may say, by the letters they need."""
    return SpellingIndex(vocabulary(size))


@cache
def _patterns() -> PatternIndex:
    return PatternIndex(vocabulary(WORDS_FOR_BOTS))


@lru_cache(maxsize=100_000)
def keeps(pattern: str) -> frozenset[str]:
    """The letters that make a word a bot would say."""
    return _patterns().fits(pattern)


@lru_cache(maxsize=1_000)
def hears(pattern: str, person: bool) -> Mapping[str, float]:
    """How well each letter of the alphabet goes with a clue given by a person or by a bot."""
    rarer = PEOPLES_RARER_WORDS if person else BOTS_RARER_WORDS
    own = PEOPLES_OWN_WORDS if person else BOTS_OWN_WORDS
    common, known = keeps(pattern), fits(pattern, Lexicon.open("parlour"))
    return {
        letter: 1.0 if letter in common else rarer if letter in known else own
        for letter in ALPHABET
    }
