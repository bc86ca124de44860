"""The words a bot may say: common words, the most frequent first, without offensive ones.

A bot that knows the whole lexicon is no fun; a bot with the first few thousand words of this list
talks like a person. The whole list includes every secret word.

    >>> from parlour.words import vocabulary
    >>> vocabulary(3)
    ('THE', 'TO', 'AND')
"""

from __future__ import annotations

from functools import cache

from parlour.words.shipped import read_words

LARGEST = 16_000


@cache
def vocabulary(size: int = LARGEST) -> tuple[str, ...]:
    """The `size` most frequent words, at most 16,000, in falling frequency."""
    if not 1 <= size <= LARGEST:
        raise ValueError(f"A vocabulary has 1 to {LARGEST:,} words, not {size:,}.")
    return read_words("vocabulary.txt")[:size]


@cache
def rude_words() -> frozenset[str]:
    """Words that people may play, and that no bot lays or suggests, however common they are."""
    return frozenset(read_words("rude-words.txt"))
