"""What a bot writes beside a card, in words that a person could have written.

A mind keeps nothing between two questions; the sheet is its memory, as it is a person's. After
the third clue it may write ``clue 3: P 71, C 29``: how well each letter goes with all clues up to
that one. ``offers 4: P 90, C 10`` says the same of the clues before the fourth and of what was said
about those on offer for it. Letters that are not named are all but out.

    >>> from parlour.minds.letterjam.knowledge import count
    >>> write_note(3, count("PPPC") / 4)
    'clue 3: P 75, C 25'
    >>> clue, found = read_note("clue 3: P 75, C 25")
    >>> clue, float(found[15] / found[2])
    (3, 3.0)
    >>> read_note("offers 4: P 75, C 25")[0], offers_heard("offers 4: P 75, C 25")
    (3, 4)
    >>> read_note("a vowel?")
    (0, None)
"""

from __future__ import annotations

import re
from typing import Literal

import numpy as np

from parlour.minds.letterjam.knowledge import NUMBER, Chances
from parlour.words.spelling import ALPHABET

_NOTE = re.compile(r"(clue|offers) (\d{1,3}): ([A-Z] \d{1,3}(?:, [A-Z] \d{1,3})*)")
LEAST = 0.1
"""Percents of a letter that a note does not name."""


def write_note(number: int, weights: Chances, what: Literal["clue", "offers"] = "clue") -> str:
    """A note on how well each letter goes with the clues up to this one, or with the clues before
    it and the offers for it."""
    percents = np.rint(100 * weights / weights.sum()).astype(int)
    order = sorted(np.flatnonzero(percents), key=lambda letter: (-percents[letter], letter))
    return f"{what} {number}: " + ", ".join(f"{ALPHABET[n]} {percents[n]}" for n in order)


def read_note(text: str) -> tuple[int, Chances | None]:
    """The last clue that a note speaks of, and what it says; 0 and nothing for other texts."""
    if not (found := _NOTE.fullmatch(text)):
        return 0, None
    weights = np.full(len(ALPHABET), LEAST)
    for part in found[3].split(", "):
        letter, percent = part.split(" ")
        weights[NUMBER[letter]] = max(LEAST, float(percent))
    return int(found[2]) - (found[1] == "offers"), weights / 100


def offers_heard(text: str) -> int:
    """The last round whose offers a note speaks of, or 0."""
    found = _NOTE.fullmatch(text)
    return int(found[2]) if found and found[1] == "offers" else 0
