"""Every law of the house, on every registered game, in every variant that changes its course."""

from random import Random
from typing import Any

import pytest

from parlour.lab.laws import LAWS, tell_story
from parlour.rules.registry import GAMES

VARIANTS: dict[str, list[dict[str, object]]] = {
    "letterjam": [
        {},
        {"words": "neighbours", "chat": True},
        {"agreement": "majority", "length": 3, "watchers_see_letters": True},
        {"agreement": "host", "acceptance": "lexicon-only", "length": 7},
    ],
    "quiddler": [
        {"hands": 2},
        {"hands": 1, "judging": "vote", "chat": True},
        {"hands": 1, "judging": "checked", "watchers_see_letters": True},
        {"hands": 1, "challenge_seconds": 30, "out_on_first_turn": False, "look_up": False},
    ],
}

CASES = [
    pytest.param(name, rule_set, seats, changes, id=f"{name}-{rule_set}-{seats}-{number}")
    for name, game in GAMES.items()
    for rule_set in game.rule_sets
    for seats in game.seats
    for number, changes in enumerate(VARIANTS[name])
]


@pytest.mark.parametrize(("name", "rule_set", "seats", "changes"), CASES)
def test_laws(name: str, rule_set: str, seats: int, changes: dict[str, Any]) -> None:
    game = GAMES[name]
    story = tell_story(game, rule_set, seats, seats, changes)
    for law in LAWS:
        law(game, story, Random(seats))
