"""The games of the house, by the name that options, records and commands use.

>>> from parlour.rules.registry import game
>>> game("letterjam").title
'Letter Jam'
"""

from typing import Any, TypeAlias

from parlour.rules.base import Rules
from parlour.rules.letterjam import LETTER_JAM
from parlour.rules.quiddler import QUIDDLER

AnyGame: TypeAlias = Rules[Any, Any, Any]

GAMES: dict[str, AnyGame] = {game.name: game for game in (LETTER_JAM, QUIDDLER)}


class UnknownGameError(ValueError):
    """Nobody here knows a game of this name."""


def game(name: str) -> AnyGame:
    """The game of this name; UnknownGameError says which ones there are."""
    found = GAMES.get(name)
    if found is None:
        raise UnknownGameError(f"There is no game called {name!r}; there are {', '.join(GAMES)}.")
    return found
