"""The secret words that the table deals in Letter Jam.

They are words that everybody knows, without the letters J, Q, V, X and Z, which the game's cards
lack, and without words that would spoil an evening. `tools/build_words.py` selects them.

    >>> from parlour.words import secret_words
    >>> "PLANT" in secret_words(5)
    True
"""

from __future__ import annotations

from functools import cache

from parlour.words.shipped import read_words

SHORTEST, LONGEST = 3, 7


@cache
def secret_words(length: int) -> tuple[str, ...]:
    """The secret words of this length, 3 to 7 letters, in alphabetical order."""
    if length not in range(SHORTEST, LONGEST + 1):
        raise ValueError(f"Secret words have {SHORTEST} to {LONGEST} letters, not {length}.")
    return read_words(f"secret-{length}.txt")
