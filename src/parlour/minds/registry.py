"""Which minds play which game, by name. A mind is loaded when it is first asked for."""

from functools import cache
from importlib import import_module
from typing import Any

from parlour.minds.mind import Mind

_PLACES = {
    "letterjam": {
        "regular": "parlour.minds.letterjam.bot:regular",
        "novice": "parlour.minds.letterjam.bot:novice",
        "expert": "parlour.minds.letterjam.bot:expert",
    },
    "quiddler": {
        "regular": "parlour.minds.quiddler.bot:Regular",
        "novice": "parlour.minds.quiddler.bot:Novice",
        "expert": "parlour.minds.quiddler.bot:Expert",
        "greedy": "parlour.minds.quiddler.greedy:Greedy",
    },
}

# Partners that clues are measured with, because they give them as people do.
_YARDSTICKS = {"letterjam": {"casual": "parlour.minds.letterjam.bot:casual"}}

# The partners in lessons keep to a script, so nobody can choose them for a real game.
_TUTORS = {
    "letterjam": "parlour.minds.letterjam.tutor:Tutor",
    "quiddler": "parlour.minds.quiddler.tutor:Tutor",
}
TUTOR = "tutor"


class UnknownMindError(ValueError):
    """No mind of this name plays this game; the message is one plain sentence."""


def minds(game: str) -> tuple[str, ...]:
    """The names of the minds that can be chosen to play this game, the usual one first."""
    return tuple(_PLACES.get(game, ()))


@cache
def mind(game: str, name: str) -> Mind[Any]:
    """The mind of this name for this game; UnknownMindError if there is none."""
    if not minds(game):
        raise UnknownMindError(f"There is no bot for a game called {game!r}.")
    places = {**_PLACES[game], **_YARDSTICKS.get(game, {}), TUTOR: _TUTORS[game]}
    if name not in places:
        known = ", ".join(minds(game))
        raise UnknownMindError(f"No bot called {name!r} plays {game}; there is {known}.")
    module, _, noun = places[name].partition(":")
    found: Mind[Any] = getattr(import_module(module), noun)()
    return found
