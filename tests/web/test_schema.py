"""The published schema is true: its bounds and names are those that the server accepts."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from parlour.tables.asks import Choose
from parlour.tables.choosing import objection_to_choice
from parlour.tables.table import TableSettings
from parlour.web import directory
from parlour.web.protocol import schema
from tests.web.schema import JsonSchema, Published

PUBLISHED = Published(schema())


def properties(name: str) -> dict[str, JsonSchema]:
    found: dict[str, JsonSchema] = PUBLISHED.resolved(PUBLISHED[name])["properties"]
    return found


def objection(game: str, option: str, value: Any) -> Refusal | None:
    rule_set = next(iter(GAMES[game].rule_sets))
    return objection_to_choice(Choose(game=game, rule_set=rule_set, changes={option: value}))


def edges(its: JsonSchema) -> Iterator[tuple[Any, bool]]:
    """Values at the bounds of a schema, and whether the schema allows them."""
    if "minimum" in its:
        yield from ((its["minimum"], True), (its["minimum"] - 1, False))
        yield from ((its["maximum"], True), (its["maximum"] + 1, False))
    for one in its.get("enum", ()):
        yield from ((one, True), (f"{one}s", False))


@pytest.mark.parametrize("game", list(GAMES))
def test_the_bounds_of_options_are_those_of_the_rules(game: str) -> None:
    told = 0
    for option, its in properties(f"{game}/options").items():
        assert its.get("type") not in ("integer", "string") or its.keys() & {"minimum", "enum"}, (
            option
        )
        for value, allowed in edges(its):
            assert (objection(game, option, value) is None) == allowed, (option, value)
            told += 1
        if its.get("type") == "array":
            for value, allowed in edges(its["items"]):
                assert (objection(game, option, [value, value]) is None) == allowed, value
    assert told > 5


def test_the_bounds_of_settings_are_those_of_tables() -> None:
    its = PUBLISHED.resolved(properties("NewTable")["settings"])["properties"]
    for setting in ("clock", "pace"):
        for value, allowed in edges(its[setting]):
            choice = Choose(
                game="letterjam", rule_set="rulebook", settings=TableSettings(**{setting: value})
            )
            assert (objection_to_choice(choice) is None) == allowed, (setting, value)


def test_the_games_are_as_the_schema_says() -> None:
    games = json.loads(directory.games_page())
    assert not list(PUBLISHED.problems(games, PUBLISHED["Games"]))
    assert games.keys() == GAMES.keys()


def test_published_descriptions_contain_no_doctests() -> None:
    for page in (directory.schema_page(), directory.games_page()):
        assert b">>>" not in page
        assert b"``" not in page
