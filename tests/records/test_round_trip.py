"""Round trip: a written record reads back to the same record, states and text."""

from random import Random
from typing import Any

import pytest

from parlour.lab.random_play import GameHistory, random_story
from parlour.records import Reader, Record, read, replay, write
from parlour.rules import Refusal, gather
from parlour.rules.registry import GAMES, AnyGame
from parlour.words import Lexicon

NAMES = ("Lisa", "Paul", "Marta", "anne", "O'Neill", 'the "Hat"', "Zoë", "Ω", "stand", "The")


def story(
    game: AnyGame, rule_set: str, seats: int, seed: int, **changes: object
) -> GameHistory[Any]:
    options = game.options(rule_set, changes)
    assert not isinstance(options, Refusal)
    rng = Random(seed)
    company = gather(rng.sample(NAMES, seats), host=rng.randrange(seats))
    return random_story(game, options, company, Lexicon.open("parlour"), rng)


TABLES = [
    (game, rule_set, seats)
    for game in GAMES.values()
    for rule_set in game.rule_sets
    for seats in (game.seats[0], game.seats[-1])
]


def check(game: AnyGame, played: GameHistory[Any]) -> None:
    """Check that one game survives writing and reading."""
    record = Record.of(game, played.start, played.events)
    text = write(record)
    reader = Reader(text)
    assert reader.state == played.start
    state = played.start
    for event, told in zip(reader, played.events, strict=True):
        state = game.evolve(state, told)
        assert event == told
        assert reader.state == state
    assert read(text) == record
    assert write(read(text)) == text
    assert [after for after, _ in replay(record)][-1] == state


@pytest.mark.parametrize(("game", "rule_set", "seats"), TABLES)
def test_a_random_game_survives_writing_and_reading(
    game: AnyGame, rule_set: str, seats: int
) -> None:
    check(game, story(game, rule_set, seats, seed=seats, chat=True))
