"""The registry of minds by game and name. A mind's module is imported on first use."""

from functools import cache
from typing import Any

from parlour.games import load, manifests
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


@cache
def mind(game: str, name: str) -> Mind[Any]:
    """The mind of this name for this game; UnknownMindError if there is none."""
    manifest = manifests().get(game)
    if manifest is None:
        raise UnknownMindError(no_such_game(game))
    parts = {**manifest.minds, **manifest.yardsticks}
    if manifest.tutor is not None:
        parts[TUTOR] = manifest.tutor
    if name in parts:
        found: Mind[Any] = load(parts[name])()
        return found
    if name not in minds(game):
        raise UnknownMindError(f"No bot called {name!r} plays {game}; {there_are(minds(game))}.")
    return RandomMind(GAMES[game].random_weight)
