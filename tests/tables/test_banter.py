"""What bots say during whole games: little, never twice, and nothing that a watcher cannot know."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.lab.random_play import GameHistory
from parlour.minds.moments import MOMENTS
from parlour.rules import PUBLIC, Change, Event
from parlour.rules.registry import GAMES, AnyGame
from parlour.tables.banter import CHANCES, MOST, remarks
from parlour.tables.decision import Now
from parlour.tables.pleasantries import BOT_LINES
from parlour.tables.table import Holder, Play, Table
from parlour.tables.table_events import PleasantrySaid
from parlour.tables.table_fold import evolve
from tests.rules.letterjam.games import stories as letterjam_stories
from tests.rules.quiddler.games import stories as quiddler_stories

STORIES: dict[str, Any] = {"letterjam": letterjam_stories, "quiddler": quiddler_stories}

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def said_in(game: AnyGame, start: Any, events: Sequence[Event]) -> list[PleasantrySaid]:
    """What bots say in a game of one person and bots, with these events."""
    bots = [Holder(f"Bot {seat}", mind="regular") for seat in range(1, len(start.company))]
    table = Table(
        game=game.name,
        rule_set=next(iter(game.rule_sets)),
        holders=(Holder("Ana", key="key"), *bots),
        play=Play(1, game.name, start, start, 0),
    )
    said: list[PleasantrySaid] = []
    for event in events:
        assert table.play is not None
        before = table.play.state
        after = game.evolve(before, event)
        table = replace(table, play=replace(table.play, state=after), seq=table.seq + 1)
        for remark in remarks(table, (Change(before, event, after),), Now(Random(1), 5.0)):
            said.append(remark)
            table = evolve(table, remark)
    return said


def some(game: AnyGame) -> list[GameHistory[Any]]:
    return list(STORIES[game.name]()[::3])


@every_game
def test_no_line_comes_twice_in_a_game_and_there_are_only_a_few(game: AnyGame) -> None:
    kinds = {one.id: kind for kind, lines in BOT_LINES.items() for one in lines}
    heard = set()
    for story in some(game):
        said = said_in(game, story.start, story.events)
        lines = [one.said for one in said]
        assert len(lines) == len(set(lines)) <= MOST + 1, lines
        assert 0 not in {one.seat for one in said}, "a person says only what they choose to say"
        heard |= {kinds[line] for line in lines}
    assert heard == {"letterjam": {"hello", "helped", "reveal", "end"}}.get(
        game.name, heard - {"reveal", "helped"}
    )
    assert {"hello", "end"} <= heard


@every_game
def test_LJ_R2_a_remark_is_the_same_whatever_the_hidden_cards_are(game: AnyGame) -> None:
    rng, proved = Random(2), 0
    for story in some(game):
        cut = rng.randrange(len(story.events) // 2, len(story.events))
        events = story.events[:cut]
        if type(events[-1]).__name__ in ("Ended", "EndedEarly"):
            continue
        other = game.disguise(story.start, events, PUBLIC, rng)
        proved += other != events
        assert said_in(game, story.start, events) == said_in(game, story.start, other)
    assert proved


@every_game
def test_every_moment_has_lines_and_a_chance(game: AnyGame) -> None:
    assert set(BOT_LINES) == set(CHANCES)
    assert set(MOMENTS[game.name]) <= set(game.events)
