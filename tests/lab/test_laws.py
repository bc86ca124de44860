"""Every law, on every registered game, in every variant that changes the course of play."""

from random import Random
from typing import Any

import pytest

from parlour.games import manifests
from parlour.lab.laws import LAWS, tell_story
from parlour.rules.registry import GAMES

CASES = [
    pytest.param(name, rule_set, seats, variant.changes, id=f"{name}-{rule_set}-{seats}-{number}")
    for name, game in GAMES.items()
    for rule_set in game.rule_sets
    for number, variant in enumerate(manifests()[name].variants)
    for seats in variant.seats or game.seats
]


@pytest.mark.parametrize(("name", "rule_set", "seats", "changes"), CASES)
def test_laws(name: str, rule_set: str, seats: int, changes: dict[str, Any]) -> None:
    game = GAMES[name]
    story = tell_story(game, rule_set, seats, seats, changes)
    for law in LAWS:
        law(game, story, Random(seats))
