"""Reading a table's own word list: a text file with one word a line.

The file is UTF-8, with or without a byte order mark. Any case, blank lines and lines that begin
with `#` are fine. Anything else is an error, which names the file, the line and the reason: a list
that is read only in part would judge words by rules that nobody at the table chose.
"""

from __future__ import annotations

import os

from parlour.words.packing import LONGEST, SHORTEST, LexiconError

MOST_WORDS = 2_000_000
MOST_BYTES = 20_000_000
BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def read_word_list(path: str | os.PathLike[str]) -> set[str]:
    """The words of a text file in upper case; LexiconError if it is invalid."""
    words: set[str] = set()
    for number, line in enumerate(_contents(path).splitlines(), 1):
        try:
            word = line.decode().strip()
        except UnicodeDecodeError:
            raise _bad_line(path, number, "this is not UTF-8 text") from None
        if not word or word.startswith("#"):
            continue
        if found := fault(word):
            raise _bad_line(path, number, found)
        words.add(word.upper())
        if len(words) > MOST_WORDS:
            raise _bad_line(path, number, f"a list has at most {MOST_WORDS:,} words")
    if not words:
        raise LexiconError(f"{os.fspath(path)}: there is no word in this list.")
    return words


def fault(word: str) -> str | None:
    """The reason why this cannot be a word of a lexicon; None if it can."""
    if word.isascii() and word.isalpha() and SHORTEST <= len(word) <= LONGEST:
        return None
    shown = word if len(word) <= LONGEST else f"{word[:LONGEST]}..."
    for character in word:
        if not (character.isascii() and character.isalpha()):
            return f"{shown!r} has {character!r}, which is not a letter from A to Z"
    if len(word) < SHORTEST:
        return f"{shown!r} is too short, a word has at least {SHORTEST} letters"
    return f"{shown!r} is too long, a word has at most {LONGEST} letters"


def _contents(path: str | os.PathLike[str]) -> bytes:
    try:
        with open(path, "rb") as file:  # noqa: PTH123 - see parlour.words.shipped
            contents = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        reason = "there is no such file"
    except IsADirectoryError:
        reason = "this is a folder, not a file"
    except (OSError, ValueError) as error:  # ValueError: a path with a zero byte in it
        reason = f"it cannot be read ({getattr(error, 'strerror', None) or error})"
    else:
        if len(contents) <= MOST_BYTES:
            return contents.removeprefix(BYTE_ORDER_MARK)
        reason = f"it is larger than {MOST_BYTES // 1_000_000} MB"
    raise LexiconError(f"{os.fspath(path)}: {reason}.")


def _bad_line(path: str | os.PathLike[str], number: int, reason: str) -> LexiconError:
    return LexiconError(f"{os.fspath(path)}, line {number}: {reason}.")
