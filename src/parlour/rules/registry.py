"""The rules of every registered game, by the name that options, records and commands use.

>>> from parlour.rules.registry import game
>>> game("letterjam").title
'Letter Jam'
"""

from typing import Any, TypeAlias

from parlour.games import Manifest, ManifestError, Parts, load, manifests
from parlour.rules.base import Rules

AnyGame: TypeAlias = Rules[Any, Any, Any]


class UnknownGameError(KeyError, ValueError):
    """No registered game has this name; the message is one plain sentence."""

    def __str__(self) -> str:
        # A KeyError would show its message in quotes.
        return str(self.args[0])


def _rules(manifest: Manifest) -> AnyGame:
    rules = load(manifest.rules)
    if not isinstance(rules, Rules):
        raise ManifestError(f"{manifest.rules!r} is not a Rules object.")
    if rules.name != manifest.name:
        raise ManifestError(
            f"The manifest of {manifest.name!r} names the rules of another game: {rules.name!r}."
        )
    return rules


class Games(Parts[AnyGame]):
    """The rules of every registered game. UnknownGameError says which games there are."""

    def unknown(self, game: str) -> UnknownGameError:
        return UnknownGameError(no_such_game(game))


GAMES = Games(_rules)


def game(name: str) -> AnyGame:
    """The rules of the game of this name; UnknownGameError says which games there are."""
    return GAMES[name]


def no_such_game(name: str) -> str:
    """The sentence that says that no game has this name, and which games there are."""
    return f"There is no game called {name!r}; there are {', '.join(manifests())}."
