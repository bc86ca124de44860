"""A lexicon: a named, hashed list of words that decides what counts as a word.

    >>> from parlour.words import Lexicon
    >>> lexicon = Lexicon.open("parlour")
    >>> "JAM" in lexicon, "JAMM" in lexicon
    (True, False)

Words consist of upper-case letters A to Z. A lexicon is immutable; two lexicons are equal if they
have the same words, whatever their names.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from mmap import mmap

from parlour.words.packing import LONGEST, MOST_NAME, LexiconError, PackedHeader, pack
from parlour.words.shipped import map_file
from parlour.words.wordlist import fault, read_word_list

BUILT_IN = ("parlour", "strict")
DIGEST_LETTERS_IN_ID = 12

_NAME_CHARACTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789._-")
_opened: dict[str, Lexicon] = {}


class Lexicon:
    """An immutable list of words, held as packed bytes (see `parlour.words.packing`).

    Get one with `open` (built in), `from_file` (a table's own list), `from_words` (in memory),
    `find` (by a typed name or path) or `by_id` (by the id in a record).
    """

    __slots__ = ("__weakref__", "_blocks", "_header", "_packed")

    def __init__(self, packed: bytes | mmap) -> None:
        """Take words packed by `parlour.words.packing.pack`."""
        self._packed = packed
        self._header = PackedHeader(packed)
        blocks = []  # for each word length: offset of its block, number of words, words before it
        before = 0
        offset = len(packed) - sum(n * count for n, count in enumerate(self._header.counts))
        for length, count in enumerate(self._header.counts):
            blocks.append((offset, count, before))
            offset += length * count
            before += count
        self._blocks = tuple(blocks)

    @classmethod
    def open(cls, name: str) -> Lexicon:
        """The built-in lexicon of this name: "parlour" (all words) or "strict" (family words)."""
        if name not in BUILT_IN:
            names = " and ".join(BUILT_IN)
            raise LexiconError(f"There is no lexicon named {name!r}; {names} are built in.")
        if name not in _opened:
            _opened[name] = Lexicon(map_file(f"{name}.lex"))
        return _opened[name]

    @classmethod
    def from_words(cls, name: str, words: Iterable[str], version: str = "") -> Lexicon:
        """An in-memory lexicon of these words, which may be in any case and order."""
        if not name or len(name) > MOST_NAME or not _NAME_CHARACTERS.issuperset(name):
            raise LexiconError(
                f"{name!r} cannot name a lexicon: a name is 1 to {MOST_NAME} small letters, "
                "digits, dots, dashes and underscores."
            )
        listed = list(words)
        for word in listed:
            if found := fault(word):
                raise LexiconError(f"{found}.")
        return Lexicon(pack(name, version, map(str.upper, listed)))

    @classmethod
    def from_file(cls, path: str | os.PathLike[str]) -> Lexicon:
        """A table's own list, named after its file; LexiconError names the wrong line and why.

        The file has one word a line, in any case; blank lines and lines beginning with # are fine.
        """
        words = read_word_list(path)
        return cls.from_words(_name_of_file(path), words)

    @classmethod
    def find(cls, name_or_path: str) -> Lexicon:
        """The lexicon for a typed text: a built-in name, or else the path of a word list."""
        return cls.open(name_or_path) if name_or_path in BUILT_IN else cls.from_file(name_or_path)

    @classmethod
    def by_id(cls, lexicon_id: str, among: Iterable[Lexicon] = ()) -> Lexicon:
        """The lexicon with this id, built in or among those given.

        If there is none, an `UnavailableLexicon`: a record can be shown and replayed without its
        lexicon, but no word can be judged by it.
        """
        wanted = UnavailableLexicon(lexicon_id)
        for lexicon in among:
            if lexicon.id == lexicon_id:
                return lexicon
        if wanted.name in BUILT_IN and cls.open(wanted.name).id == lexicon_id:
            return cls.open(wanted.name)
        return wanted

    @property
    def name(self) -> str:
        """The name that people use."""
        return self._header.name

    @property
    def version(self) -> str:
        """The version of the list; empty if it has none."""
        return self._header.version

    @property
    def digest(self) -> str:
        """The SHA-256 of its words in 64 hex digits; see `parlour.words.packing.digest_of`."""
        return self._header.digest

    @property
    def id(self) -> str:
        """The name and the first digits of the digest, as in records: `name@0123456789ab`."""
        return f"{self.name}@{self.digest[:DIGEST_LETTERS_IN_ID]}"

    def position(self, word: str) -> int | None:
        """The index of the word in iteration order; None if it is not in the lexicon."""
        length = len(word)
        if length > LONGEST or not word.isascii():
            return None
        offset, count, before = self._blocks[length]
        packed, sought = self._packed, word.encode("ascii")
        low, high = 0, count
        while low < high:
            middle = (low + high) // 2
            start = offset + middle * length
            found = packed[start : start + length]
            if found == sought:
                return before + middle
            if found < sought:
                low = middle + 1
            else:
                high = middle
        return None

    def word(self, position: int) -> str:
        """The word at this index of the iteration order; IndexError if there is none."""
        for length, (offset, count, before) in enumerate(self._blocks):
            if 0 <= position - before < count:
                start = offset + (position - before) * length
                return self._packed[start : start + length].decode("ascii")
        raise IndexError(f"{self.name} has no word number {position}.")

    def words_of_length(self, length: int) -> tuple[str, ...]:
        """All words of this length, sorted."""
        block = self.block(length).decode("ascii")
        return tuple(block[i : i + length] for i in range(0, len(block), length or 1))

    def block(self, length: int) -> bytes:
        """All words of this length, sorted and concatenated."""
        if not 0 < length <= LONGEST:
            return b""
        offset, count, _ = self._blocks[length]
        return self._packed[offset : offset + count * length]

    def positions(self, length: int) -> range:
        """The indices, in iteration order, of all words of this length."""
        _, count, before = self._blocks[length]
        return range(before, before + count)

    def __contains__(self, word: object) -> bool:
        """Whether this is a word of the lexicon; False for any other object, as with a set."""
        return isinstance(word, str) and self.position(word) is not None

    def __iter__(self) -> Iterator[str]:
        """All words by length, then by alphabet."""
        for length in range(LONGEST + 1):
            yield from self.words_of_length(length)

    def __len__(self) -> int:
        return sum(self._header.counts)

    def __eq__(self, other: object) -> bool:
        return self.digest == other.digest if isinstance(other, Lexicon) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.digest)

    def __repr__(self) -> str:
        return f"<Lexicon {self.id}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle a built-in lexicon as its name, any other one as its bytes."""
        if isinstance(self._packed, bytes):
            return Lexicon, (self._packed,)
        return _reopen, (self.name, self.digest)


class UnavailableLexicon(Lexicon):
    """A lexicon of which only the id is known: every lookup of words raises LexiconError."""

    __slots__ = ("_digest", "_name")

    def __init__(self, lexicon_id: str) -> None:
        """Take an id such as `parlour@0123456789ab`."""
        name, _, digest = lexicon_id.rpartition("@")
        if (
            not name
            or not _NAME_CHARACTERS.issuperset(name)
            or len(digest) != DIGEST_LETTERS_IN_ID
            or not set("0123456789abcdef").issuperset(digest)
        ):
            raise LexiconError(f"{lexicon_id!r} is not the id of a lexicon.")
        self._name = name
        self._digest = digest

    @property
    def name(self) -> str:
        """The name that people use."""
        return self._name

    @property
    def version(self) -> str:
        """Empty: the id does not hold it."""
        return ""

    @property
    def digest(self) -> str:
        """The first digits of the digest: the id does not hold more."""
        return self._digest

    def position(self, word: str) -> int | None:
        """Refused: LexiconError."""
        raise self._refusal()

    def word(self, position: int) -> str:
        """Refused: LexiconError."""
        raise self._refusal()

    def block(self, length: int) -> bytes:
        """Refused: LexiconError."""
        raise self._refusal()

    def __len__(self) -> int:
        raise self._refusal()

    def __reduce__(self) -> tuple[object, ...]:
        return UnavailableLexicon, (self.id,)

    def _refusal(self) -> LexiconError:
        return LexiconError(f"The lexicon {self.id} is not on this machine.")


def _name_of_file(path: str | os.PathLike[str]) -> str:
    file_name = os.fspath(path).replace(os.sep, "/").rpartition("/")[2]
    stem = file_name.rpartition(".")[0] or file_name
    return "".join(c if c in _NAME_CHARACTERS else "-" for c in stem.lower()[:MOST_NAME])


def _reopen(name: str, digest: str) -> Lexicon:
    lexicon = Lexicon.open(name)
    if lexicon.digest != digest:
        raise LexiconError(f"The lexicon {name} here is {lexicon.id}, another edition.")
    return lexicon
