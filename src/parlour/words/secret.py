"""Words that are fit to be somebody's secret word in Letter Jam.

Words that everybody knows, without the letters J, Q, V, X and Z that the game's cards lack, and
without words that would sour an evening. `tools/build_words.py` holds the exact recipe.

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
