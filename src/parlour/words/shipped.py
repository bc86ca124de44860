"""Access to the data files that ship with this package.

It does not use pathlib, because importing that costs more time and memory than opening a lexicon.
"""

# ruff: noqa: PTH118, PTH120, PTH123

from __future__ import annotations

import os
from mmap import ACCESS_READ, mmap

_FOLDER = os.path.join(os.path.dirname(__file__), "data")


def map_file(name: str) -> mmap:
    """A shipped file, mapped into memory for reading."""
    with open(os.path.join(_FOLDER, name), "rb") as file:
        return mmap(file.fileno(), 0, access=ACCESS_READ)


def read_words(name: str) -> tuple[str, ...]:
    """The words of a shipped text file, one upper-case word a line, in the order of the file."""
    with open(os.path.join(_FOLDER, name), "rb") as file:
        return tuple(file.read().decode("ascii").split())
