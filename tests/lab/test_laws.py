"""Every law, on every registered game, in every variant that changes the course of play."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from parlour.lab.laws import LAWS, tell_story
from parlour.rules.registry import GAMES


class Variant(Struct, frozen=True):
    """Options that a table could choose, and the numbers of players to test (default: all)."""

    changes: Mapping[str, object]
    seats: tuple[int, ...] = ()


VARIANTS: dict[str, list[Variant]] = {
    "letterjam": [
        Variant({}),
        Variant({"words": "neighbours", "any_length": True, "chat": True}),
        Variant({"agreement": "majority", "length": 3, "watchers_see_letters": True}),
        # Short rows end soon, so that players guess extra letters aloud in front of watchers.
        Variant({"length": 3}, (2, 4)),
        Variant({"agreement": "host", "acceptance": "lexicon-only", "length": 7}),
        Variant({"words": "table", "decisions": "hidden", "acceptance": "others"}, (2, 4)),
    ],
    "quiddler": [
        Variant({"hands": 2}),
        Variant({}, (3,)),
        Variant({"hands": 1, "judging": "vote", "chat": True}, (2, 3, 8)),
        Variant({"hands": 1, "judging": "checked", "watchers_see_letters": True}, (2, 4, 7)),
        Variant({"hands": 2, "judging": "checked", "must_lay_down": True}, (3,)),
        Variant({"hands": 2, "must_lay_down": True, "below_zero": False}, (4,)),
        Variant({"hands": 2, "must_lay_down": False, "out_on_first_turn": False}, (5,)),
        Variant({"hands": 2, "course": "up-and-down", "chat": True}, (2, 6)),
        Variant({"hands": 1, "challenge_seconds": 30, "look_up": False}, (2, 4)),
        Variant({"hands": 2, "two_player_bonus": "most-words"}, (2,)),
        Variant({"hands": 2, "rejected": "word-only", "upheld": "nothing"}, (3,)),
        Variant({"hands": 2, "rejected": "whole-lay-down", "judging": "vote"}, (4,)),
        Variant({"hands": 2, "final_words": "together", "must_lay_down": True}, (4, 6)),
        Variant(
            {
                "hands": 2,
                "lexicon": "parlour",
                "final_words": "in-turn",
                "challenges": "one-each",
                "void_final_turn": "leftovers",
                "look_up": True,
            },
            (3,),
        ),
    ],
}

CASES = [
    pytest.param(name, rule_set, seats, variant.changes, id=f"{name}-{rule_set}-{seats}-{number}")
    for name, game in GAMES.items()
    for rule_set in game.rule_sets
    for number, variant in enumerate(VARIANTS[name])
    for seats in variant.seats or game.seats
]


@pytest.mark.parametrize(("name", "rule_set", "seats", "changes"), CASES)
def test_laws(name: str, rule_set: str, seats: int, changes: dict[str, Any]) -> None:
    game = GAMES[name]
    story = tell_story(game, rule_set, seats, seats, changes)
    for law in LAWS:
        law(game, story, Random(seats))
