"""Golden games: one whole record for each rule set and number of players, which never changes."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.records import Record, read, replay, write
from parlour.records.notations import NOTATIONS
from parlour.rules import Event
from parlour.rules.registry import GAMES, AnyGame
from parlour.words import Lexicon
from tools.make_goldens import FOLDER, RESULTS, Golden, goldens

GOLDENS = tuple(goldens())

every_golden = pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
every_old_golden = pytest.mark.parametrize(
    "path",
    sorted(path for path in (FOLDER / "version-1").glob("*-*.txt")),
    ids=lambda path: path.stem,
)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def last_state(record: Record) -> Any:
    *_, (state, _) = replay(record)
    return state


@every_game
def test_there_is_a_golden_for_every_rule_set_and_number_of_players(game: AnyGame) -> None:
    there = {path.stem for path in FOLDER.glob("*.txt")}
    wanted = {f"{game.name}-{name}-{seats}" for name in game.rule_sets for seats in game.seats}
    assert not wanted - there, "make the missing ones with tools/make_goldens.py"


def test_no_golden_is_left_over() -> None:
    there = {path for path in FOLDER.glob("*.txt") if path != RESULTS}
    assert there == {golden.path for golden in GOLDENS}


@every_golden
def test_a_golden_has_the_game_rule_set_and_seats_of_its_name(golden: Golden) -> None:
    header = read(golden.path).header
    assert (header.game, header.rule_set) == (golden.game, golden.rule_set)
    assert len(header.persons) == golden.seats
    assert header.options == GAMES[golden.game].options(golden.rule_set, golden.changes)


@every_golden
def test_a_golden_is_finished_and_written_back_byte_by_byte(golden: Golden) -> None:
    record = read(golden.path)
    assert write(record).encode() == golden.path.read_bytes()
    assert record.header.rules.over(last_state(record))


def test_the_goldens_end_with_the_pinned_results() -> None:
    """The results are in a file of their own, so that a change must touch both."""
    results = dict(line.split(": ", 1) for line in RESULTS.read_text("utf-8").splitlines())
    assert results == {
        golden.name: NOTATIONS[golden.game].result(last_state(read(golden.path)))
        for golden in GOLDENS
    }


@every_game
def test_the_goldens_hold_every_kind_of_event(game: AnyGame) -> None:
    records = [read(golden.path) for golden in GOLDENS if golden.game == game.name]
    kinds = {type(event) for record in records for event in record.events}
    assert kinds == set(game.events)


@every_golden
def test_the_rules_follow_up_with_the_same_events(golden: Golden) -> None:
    """A record has no acts, but the events that follow automatically can be computed again."""
    check_what_follows(read(golden.path))


@every_old_golden
def test_a_game_of_the_first_edition_is_read_and_played_as_it_was(path: Path) -> None:
    """The records of the first edition are kept as they were written and never made again."""
    record = read(path)
    assert write(record).encode() == path.read_bytes()
    check_what_follows(record)
    results = (path.parent / RESULTS.name).read_text("utf-8").splitlines()
    result = NOTATIONS[record.header.game].result(last_state(record))
    assert f"{path.stem}: {result}" in results


def check_what_follows(record: Record) -> None:
    rules = record.header.rules
    # Use the current lexicon, to notice an edition that judges the words of a golden differently.
    start = record.header.begin()
    lexicon = Lexicon.open(start.lexicon.name)
    state = rules.begin(start.options, start.company, lexicon)
    due: list[Event | type[Event]] = []
    for event in record.events:
        if not due:
            due = list(followed(rules, state))
        if due:
            expected = due.pop(0)
            assert event == expected or type(event) is expected
        state = rules.evolve(state, event)
    assert not due
    assert not tuple(followed(rules, state))


def followed(rules: AnyGame, state: Any) -> Iterator[Event | type[Event]]:
    """The events that follow automatically; only the type for events that depend on chance."""
    once, again = rules.follow(state, Random(1)), rules.follow(state, Random(2))
    for event, other in zip(once, again, strict=True):
        yield event if event == other else type(event)
