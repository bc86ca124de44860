"""The registry of minds by game and name. A mind's module is imported on first use."""

from functools import cache
from typing import Any

from parlour.games import Part, load, manifests
from parlour.minds.mind import Mind
from parlour.minds.random_mind import RandomMind
from parlour.rules.base import RANDOM
from parlour.rules.registry import GAMES, no_such_game
from parlour.rules.wording import there_are

TUTOR = "tutor"
"""The partner in a lesson follows a script, so nobody can choose it for a real game."""


class UnknownMindError(ValueError):
    """No mind of this name plays this game. The message is one sentence for people."""


def minds(game: str) -> tuple[str, ...]:
    """The names of the minds that people can choose for this game, the default one first. A game
    that has no mind of its own is played by the random one."""
    manifest = manifests().get(game)
    if manifest is None:
        return ()
    return tuple(manifest.minds) or (RANDOM,)


def plays(game: str, name: str) -> bool:
    """Whether a mind of this name plays this game."""
    return name in minds(game) or name in _special(game)


def no_such_mind(game: str, name: str) -> UnknownMindError:
    title = GAMES[game].title
    return UnknownMindError(f"No bot called {name!r} plays {title}; {there_are(minds(game))}.")


def _special(game: str) -> dict[str, Part]:
    """The minds that people cannot choose for a table: yardsticks and the tutor."""
    manifest = manifests()[game]
    tutor = {} if manifest.tutor is None else {TUTOR: manifest.tutor}
    return {**manifest.yardsticks, **tutor}


@cache
def mind(game: str, name: str) -> Mind[Any]:
    """The mind of this name for this game; UnknownMindError if there is none."""
    manifest = manifests().get(game)
    if manifest is None:
        raise UnknownMindError(no_such_game(game))
    parts = {**manifest.minds, **_special(game)}
    if name in parts:
        found: Mind[Any] = load(parts[name])()
        return found
    if name not in minds(game):
        raise no_such_mind(game, name)
    return RandomMind(GAMES[game].random_weight)
