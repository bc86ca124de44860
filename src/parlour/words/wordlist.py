"""Reading a table's own word list: a text file with one word a line.

Any case, UTF-8 with or without a byte order mark, blank lines and lines that begin with `#` are
fine. Everything else is refused with one sentence that names the file, the line and the reason: a
list that was taken "as far as possible" would judge words by rules that nobody at the table chose.
"""

from __future__ import annotations

import os

from parlour.words.packing import LONGEST, SHORTEST, LexiconError

MOST_WORDS = 2_000_000
MOST_BYTES = 20_000_000
BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def read_word_list(path: str | os.PathLike[str]) -> set[str]:
    """The words of a text file in upper case, or LexiconError."""
    words: set[str] = set()
    for number, line in enumerate(_contents(path).splitlines(), 1):
        try:
            word = line.decode().strip()
            if word and not word.startswith("#"):
                words.add(checked_word(word))
        except UnicodeDecodeError:
            raise _bad_line(path, number, "this is not UTF-8 text") from None
        except LexiconError as error:
            raise _bad_line(path, number, str(error)) from None
        if len(words) > MOST_WORDS:
            raise _bad_line(path, number, f"a list may hold {MOST_WORDS:,} words, and no more")
    if not words:
        raise LexiconError(f"{os.fspath(path)}: there is no word in this list.")
    return words


def checked_word(word: str) -> str:
    """The word in upper case; LexiconError when it cannot stand in a lexicon."""
    shown = word if len(word) <= LONGEST else f"{word[:LONGEST]}..."
    for character in word:
        if not (character.isascii() and character.isalpha()):
            raise LexiconError(f"{shown!r} has {character!r}, which is not a letter from A to Z")
    if len(word) < SHORTEST:
        raise LexiconError(f"{shown!r} is too short, words have {SHORTEST} letters or more")
    if len(word) > LONGEST:
        raise LexiconError(f"{shown!r} is too long, words have {LONGEST} letters or fewer")
    return word.upper()


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
