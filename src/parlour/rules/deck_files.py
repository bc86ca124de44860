"""Where the cards of a game are read from: its own data, and a folder of the operator's.

The environment variable ``PARLOUR_DECKS`` names a folder. It has a folder for each game that gets
more decks, with files like those in the ``data`` of that game.
"""

import os
from pathlib import Path
from typing import TypeVar

import msgspec

from parlour.games import ManifestError

SETTING = "PARLOUR_DECKS"

T = TypeVar("T")


def card_files(game: str, own: Path) -> dict[str, Path]:
    """The files with cards of a game, by name. A file of the game itself is never replaced."""
    found: dict[str, Path] = {}
    if others := os.environ.get(SETTING):
        found |= _files(Path(others) / game)
    return found | _files(own)


def read_cards(path: Path, kind: type[T]) -> T:
    """What a file says; ManifestError with one sentence if it says something else."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError) as error:
        raise ManifestError(f"{path}: this is no file of cards ({error}).") from None


def _files(folder: Path) -> dict[str, Path]:
    try:
        return {path.name: path for path in folder.iterdir() if path.suffix == ".json"}
    except FileNotFoundError:
        return {}
