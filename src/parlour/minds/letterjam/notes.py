"""The notes that a bot writes beside a card, as a person could write them.

A mind is stateless; the guess sheet is its memory. After the third clue it may write
``clue 3: P 71, C 29``: the likelihood of each letter given all clues up to that one, in percent.
``offers 4: P 90, C 10`` covers the clues before the fourth and the numbers of the offers for it.
A letter that a note does not name is almost ruled out.

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
"""The percentage of a letter that a note does not name."""


def write_note(number: int, weights: Chances, what: Literal["clue", "offers"] = "clue") -> str:
    """A note with the likelihood of each letter: given the clues up to this number, or the clues
    before it and the offers for it."""
    percents = np.rint(100 * weights / weights.sum()).astype(int)
    order = sorted(np.flatnonzero(percents), key=lambda letter: (-percents[letter], letter))
    return f"{what} {number}: " + ", ".join(f"{ALPHABET[n]} {percents[n]}" for n in order)


def read_note(text: str) -> tuple[int, Chances | None]:
    """The last clue that a note covers, and its weights; (0, None) for any other text."""
    if not (found := _NOTE.fullmatch(text)):
        return 0, None
    weights = np.full(len(ALPHABET), LEAST)
    for part in found[3].split(", "):
        letter, percent = part.split(" ")
        weights[NUMBER[letter]] = max(LEAST, float(percent))
    return int(found[2]) - (found[1] == "offers"), weights / 100


def offers_heard(text: str) -> int:
    """The last round whose offers a note covers, or 0."""
    found = _NOTE.fullmatch(text)
    return int(found[2]) if found and found[1] == "offers" else 0
