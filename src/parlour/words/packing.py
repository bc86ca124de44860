r"""The packed form of a lexicon, in a `.lex` file and in memory.

A packed lexicon is a header followed by one block per word length. A block holds the words of that
length in upper-case ASCII, sorted and concatenated: word `i` of an `n`-letter block begins at byte
`i * n`. So lookups are binary searches in the bytes of a memory-mapped file; opening a lexicon
decodes, copies and builds nothing.

    offset  size  field
         0     8  magic, b"LEXICON\n"
         8     4  format number, 1
        12    40  name, ASCII, padded with zero bytes
        52    40  version, ASCII, padded with zero bytes
        92    32  SHA-256 of the words (see `digest_of`)
       124   184  number of words of 0, 1, ... 45 letters, 4 bytes each
       308     -  the blocks, shortest words first

All numbers are little-endian.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from mmap import mmap

MAGIC = b"LEXICON\n"
FORMAT = 1
SHORTEST, LONGEST = 2, 45
MOST_NAME = 40
HEADER = struct.Struct(f"<8sI{MOST_NAME}s{MOST_NAME}s32s{LONGEST + 1}I")


class LexiconError(ValueError):
    """A lexicon is missing, or a word list is invalid. The message is one sentence for people."""


class PackedHeader:
    """The header of a packed lexicon."""

    __slots__ = ("counts", "digest", "name", "version")

    def __init__(self, packed: bytes | mmap) -> None:
        """Read the header; LexiconError if these bytes are not a complete packed lexicon."""
        if len(packed) < HEADER.size or packed[: len(MAGIC)] != MAGIC:
            raise LexiconError("These bytes are not a packed lexicon.")
        _, number, name, version, digest, *counts = HEADER.unpack_from(packed)
        if number != FORMAT:
            raise LexiconError(f"This lexicon is packed in format {number}, not in {FORMAT}.")
        size = HEADER.size + sum(length * count for length, count in enumerate(counts))
        if len(packed) != size:
            raise LexiconError(f"This lexicon has {len(packed)} bytes instead of {size}.")
        self.name: str = name.rstrip(b"\0").decode("ascii")
        self.version: str = version.rstrip(b"\0").decode("ascii")
        self.digest: str = digest.hex()
        self.counts: tuple[int, ...] = tuple(counts)


def digest_of(words: Iterable[str]) -> bytes:
    """The SHA-256 of the words: upper-case, sorted, without repeats, each followed by a newline.

    Anybody can compute it without this program: run `LC_ALL=C sort -u` on the upper-case list and
    pipe it to `sha256sum`.
    """
    import hashlib  # only packing needs it; opening a lexicon must stay cheap

    return hashlib.sha256("".join(f"{word}\n" for word in sorted(set(words))).encode()).digest()


def pack(name: str, version: str, words: Iterable[str]) -> bytes:
    """Pack upper-case words of 2 to 45 letters; the same words always give the same bytes."""
    distinct = set(words)
    blocks: list[list[str]] = [[] for _ in range(LONGEST + 1)]
    for word in sorted(distinct):
        blocks[len(word)].append(word)
    header = HEADER.pack(
        MAGIC,
        FORMAT,
        name.encode("ascii"),
        version.encode("ascii"),
        digest_of(distinct),
        *map(len, blocks),
    )
    return header + b"".join("".join(block).encode("ascii") for block in blocks)
