"""Word frequencies on the Zipf scale: 7 is "the", 3 is a crossword word, 0 is unknown.

The scale is the base-10 logarithm of the occurrences per billion words. The file has one byte for
each word of the `parlour` lexicon, in its order, in steps of 1/32. The frequencies come from
wordfreq and have a licence of their own, see `data/NOTICE-wordfreq.txt`.

    >>> from parlour.words import zipf
    >>> zipf("HOUSE") > zipf("LODGE") > zipf("DACHA")
    True
"""

from __future__ import annotations

from functools import cache
from mmap import mmap

from parlour.words.lexicon import Lexicon
from parlour.words.packing import LexiconError
from parlour.words.shipped import map_file

MAGIC = b"WORDFREQ"
HEADER_SIZE = len(MAGIC) + 32
STEPS = 32


def zipf(word: str) -> float:
    """The Zipf frequency of an upper-case word; 0.0 if it is unknown."""
    position = Lexicon.open("parlour").position(word)
    return 0.0 if position is None else _frequencies()[HEADER_SIZE + position] / STEPS


def zipf_steps(length: int) -> bytes:
    """The frequencies of all words of this length in the `parlour` lexicon, in its order: one byte
    each, in steps of 1/32 on the Zipf scale."""
    places = Lexicon.open("parlour").positions(length)
    return _frequencies()[HEADER_SIZE + places.start : HEADER_SIZE + places.stop]


def pack_frequencies(lexicon: Lexicon, zipf_of: dict[str, float]) -> bytes:
    """The bytes of a frequency file: magic, the digest of the lexicon, one byte per word."""
    steps = bytes(min(255, round(zipf_of.get(word, 0.0) * STEPS)) for word in lexicon)
    return MAGIC + bytes.fromhex(lexicon.digest) + steps


@cache
def _frequencies() -> mmap:
    lexicon, mapped = Lexicon.open("parlour"), map_file("parlour.freq")
    expected = MAGIC + bytes.fromhex(lexicon.digest)
    if mapped[:HEADER_SIZE] != expected or len(mapped) != HEADER_SIZE + len(lexicon):
        raise LexiconError(f"The word frequencies were not made for {lexicon.id}.")
    return mapped
