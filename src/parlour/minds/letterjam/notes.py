"""What a bot writes beside a card, in words that a person could have written.

A mind keeps nothing between two questions; the sheet is its memory, as it is a person's. After
the third clue it may write ``clue 3: P 71, C 29``: how well each letter goes with all clues up to
that one. Letters that are not named are all but out.

    >>> from parlour.minds.letterjam.knowledge import count
    >>> write_note(3, count("PPPC") / 4)
    'clue 3: P 75, C 25'
    >>> clue, found = read_note("clue 3: P 75, C 25")
    >>> clue, float(found[15] / found[2])
    (3, 3.0)
    >>> read_note("a vowel?")
    (0, None)
"""

from __future__ import annotations

import re

import numpy as np

from parlour.minds.letterjam.knowledge import NUMBER, Chances
from parlour.words.spelling import ALPHABET

_NOTE = re.compile(r"clue (\d{1,3}): ([A-Z] \d{1,3}(?:, [A-Z] \d{1,3})*)")
LEAST = 0.1
"""Percents of a letter that a note does not name."""


def write_note(clue: int, weights: Chances) -> str:
    """A note on how well each letter goes with the clues up to this one."""
    percents = np.rint(100 * weights / weights.sum()).astype(int)
    order = sorted(np.flatnonzero(percents), key=lambda letter: (-percents[letter], letter))
    return f"clue {clue}: " + ", ".join(f"{ALPHABET[n]} {percents[n]}" for n in order)


def read_note(text: str) -> tuple[int, Chances | None]:
    """The last clue that a note speaks of, and what it says; 0 and nothing for other texts."""
    if not (found := _NOTE.fullmatch(text)):
        return 0, None
    weights = np.full(len(ALPHABET), LEAST)
    for part in found[2].split(", "):
        letter, percent = part.split(" ")
        weights[NUMBER[letter]] = max(LEAST, float(percent))
    return int(found[1]), weights / 100
