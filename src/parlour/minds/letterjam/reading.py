"""The likelihood of each letter for a reader who takes a clue literally.

A clue is a pattern (`?` the reader's own letter, `*` the wildcard); a letter fits if it makes a
word. Words come in four kinds: words the giver would say, other common words, words that only the
lexicon has, and anything else that a person may take for a word.

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
    """A model of a giver: the size of the vocabulary they share with the listener, and the
    likelihoods of a common word beyond it, a word that only the lexicon has, and a word in no
    list."""

    vocabulary: int
    beyond: float
    listed: float
    own: float


# A bot says only words of its vocabulary; a person may say any word.
BOT = Voice(LARGEST, 1e-4, 1e-4, 1e-4)
PERSON = Voice(6_000, 0.3, 0.02, 0.002)
# The likelihood of a word that the giver knows but the listener hardly does.
HARDLY_KNOWN = 0.2


def voice(view: View, giver: Seat, listener: Level) -> Voice:
    """The voice in which a listener of this level hears a giver."""
    level = level_of(view, giver)
    if level is None:
        return replace(PERSON, vocabulary=min(PERSON.vocabulary, listener.vocabulary))
    if level.vocabulary <= listener.vocabulary:
        return replace(BOT, vocabulary=level.vocabulary)
    return replace(BOT, vocabulary=listener.vocabulary, beyond=HARDLY_KNOWN)


@lru_cache(maxsize=4096)
def heard(pattern: str, voice: Voice) -> Chances:
    """The likelihood of each letter of the alphabet, given this clue in this voice."""
    found = np.full(len(ALPHABET), voice.own)
    if voice.listed > voice.own:
        found[lexicon_answers(pattern)] = voice.listed
    words, letters = wordbook().answers(pattern)
    said = words < voice.vocabulary
    found[letters] = voice.beyond
    found[letters[said]] = 1.0
    return found
