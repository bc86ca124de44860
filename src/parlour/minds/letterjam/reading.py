"""What a clue says to somebody who takes it literally.

A clue read as a pattern (`?` one's own letter, `*` the wildcard) keeps the letters that make a
word. Words are of four kinds: those its giver would say, other common words, words that only the
lexicon has, and anything else that a person may believe in.

    >>> chances = heard("?LAN", PERSON)
    >>> [float(chances[ALPHABET.index(letter)]) for letter in "PEL"]  # PLAN, ELAN, and no word
    [1.0, 0.02, 0.002]
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from parlour.minds.letterjam.knowledge import Chances
from parlour.minds.letterjam.level import Level, level_of
from parlour.minds.letterjam.wordbook import lexicon_answers, wordbook
from parlour.rules.letterjam.view_types import View
from parlour.rules.seat import Seat
from parlour.words.spelling import ALPHABET
from parlour.words.vocabulary import LARGEST


class Voice(Struct, frozen=True):
    """How somebody is heard: the size of the vocabulary they and the listener share, and how
    likely they are to say a word beyond it, one that only the lexicon knows, or one that not even
    the lexicon knows."""

    vocabulary: int
    beyond: float
    listed: float
    own: float


# A bot says only words of its vocabulary; people get the benefit of the doubt.
BOT = Voice(LARGEST, 1e-4, 1e-4, 1e-4)
PERSON = Voice(6_000, 0.3, 0.02, 0.002)
# A word that the giver knows and the listener would hardly think of.
HARDLY_KNOWN = 0.2


def voice(view: View, giver: Seat, listener: Level) -> Voice:
    """How a player hears another one."""
    level = level_of(view, giver)
    if level is None:
        return replace(PERSON, vocabulary=min(PERSON.vocabulary, listener.vocabulary))
    if level.vocabulary <= listener.vocabulary:
        return replace(BOT, vocabulary=level.vocabulary)
    return replace(BOT, vocabulary=listener.vocabulary, beyond=HARDLY_KNOWN)


@lru_cache(maxsize=4096)
def heard(pattern: str, voice: Voice) -> Chances:
    """How well each letter of the alphabet goes with a clue that somebody gave."""
    found = np.full(len(ALPHABET), voice.own)
    if voice.listed > voice.own:
        found[lexicon_answers(pattern)] = voice.listed
    words, letters = wordbook().answers(pattern)
    said = words < voice.vocabulary
    found[letters] = voice.beyond
    found[letters[said]] = 1.0
    return found
