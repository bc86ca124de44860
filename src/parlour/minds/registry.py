"""The registry of minds by game and name. A mind's module is imported on first use."""

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

# Baseline partners for measurements: they give clues as people do. Nobody can choose them.
_YARDSTICKS = {"letterjam": {"casual": "parlour.minds.letterjam.bot:casual"}}

# Partners in lessons follow a script, so nobody can choose them for a real game.
_TUTORS = {
    "letterjam": "parlour.minds.letterjam.tutor:Tutor",
    "quiddler": "parlour.minds.quiddler.tutor:Tutor",
}
TUTOR = "tutor"


class UnknownMindError(ValueError):
    """No mind of this name plays this game. The message is one sentence for people."""


def minds(game: str) -> tuple[str, ...]:
    """The names of the minds that people can choose for this game, the default one first."""
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
