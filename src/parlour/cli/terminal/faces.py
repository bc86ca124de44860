"""The terminal face of each game, by the name of the game."""

from parlour.cli.terminal.face import Face
from parlour.cli.terminal.words_face import WordsFace
from parlour.games import Manifest, Parts, load
from parlour.rules.registry import GAMES


def _face(game: Manifest) -> Face:
    if game.face is None:
        return WordsFace(GAMES[game.name])
    face: Face = load(game.face)()
    return face


FACES = Parts[Face](_face)
"""A game whose manifest names no face is shown in words."""
