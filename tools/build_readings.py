"""Builds the table of letters that stay possible for the reader of a clue, for Letter Jam's bots.

Run it when `vocabulary.txt` has changed; it takes about half a minute:

    .venv/bin/python tools/build_readings.py

For every word of the vocabulary, every letter of it that a reader could hold and every letter of
it that the wildcard could mean, the table has the letters that also make a word at the reader's
place. `parlour.minds.letterjam.wordbook` reads it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from parlour.minds.letterjam.wordbook import FILE, bits, pack
from parlour.words import vocabulary
from parlour.words.patterns import HOLE, WILDCARD


def main() -> None:
    """Write the table."""
    asked = [pattern for word in vocabulary() for pattern in read_as(word)]
    kept = dict.fromkeys(asked, 0)
    for word in vocabulary():
        for letter, pattern in answered_by(word):
            if pattern in kept:
                kept[pattern] |= bits(letter)
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(pack(kept[pattern] for pattern in asked))
    print(f"{FILE.name}: {FILE.stat().st_size:,} bytes")


def read_as(word: str) -> Iterator[str]:
    """Every pattern in which a reader can see a word: each letter hidden, each letter wild."""
    distinct = sorted(set(word))
    for hole, wild in product(distinct, distinct):
        yield word.replace(wild, WILDCARD).replace(hole if hole != wild else WILDCARD, HOLE)


def answered_by(word: str) -> Iterator[tuple[str, str]]:
    """Every pattern that the word matches, with its letter in the hole.

    The letters in the hole and at the wildcard may also occur elsewhere in the word, and they may
    be the same: NOON matches *OO?.
    """
    for letter in set(word):
        for pattern in _marked(word, letter, HOLE):
            yield letter, pattern
            for wild in set(pattern) - {HOLE}:
                for both in _marked(pattern, wild, WILDCARD):
                    yield letter, both


def _marked(word: str, letter: str, mark: str) -> Iterator[str]:
    """The word with a mark at one or more occurrences of this letter, in every possible way."""
    first, *parts = word.split(letter)
    marked = [first]
    for part in parts:
        marked = [before + sign + part for before in marked for sign in (mark, letter)]
    yield from marked[:-1]


if __name__ == "__main__":
    main()
