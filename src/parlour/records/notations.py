"""The notation of each game, by the game's name."""

from parlour.games import Manifest, Parts, load
from parlour.records.notation import Notation
from parlour.records.plain_notation import plain_notation
from parlour.rules.registry import GAMES


def _notation(game: Manifest) -> Notation:
    if game.notation is None:
        return plain_notation(GAMES[game.name])
    notation: Notation = load(game.notation)
    return notation


NOTATIONS = Parts[Notation](_notation)
"""The notation of every game. A game that has none of its own gets a plain one."""
