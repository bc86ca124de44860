"""Programs that speak the protocol play matches of the benchmark at a real server."""

import shlex
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from parlour.cli.bench_server.server import BenchServer, play_at_server
from parlour.game import Game
from parlour.lab.arena.contest import ContestError
from parlour.lab.arena.run import in_tasks, players_for
from parlour.lab.bench.agents import MOST_ASKED, MOST_SILENT, TRIES
from parlour.lab.bench.bench_game import finished, play_match
from parlour.lab.bench.deals import LetterJamDeal, QuiddlerDeal, published
from parlour.lab.bench.plan import SELF, AgentName, BenchPlan, Match, plan_for
from parlour.rules.letterjam.events import WordsDealt
from parlour.rules.quiddler.events import Dealt

TOP = Path(__file__).parents[3]
SITTER = Path(__file__).with_name("sitter.py")
EXAMPLE = TOP / "examples" / "bot.py"
SOON = 1.0
"""Seconds that a client has which does nothing anyway."""


@pytest.fixture(scope="module")
def running() -> Iterator[BenchServer]:
    with BenchServer() as opened:
        yield opened


def client(game: str, line: str, seconds: float = 60.0) -> BenchPlan:
    return plan_for(game, AgentName("client", line), "view", seconds)


def sitter(game: str, how: str, log: Path | None = None, seconds: float = 60.0) -> BenchPlan:
    words = [sys.executable, str(SITTER), how, "{code}", "{url}", "{name}"]
    return client(game, shlex.join([*words, *([] if log is None else [str(log)])]), seconds)


EXAMPLE_LINE = (
    f"{shlex.join([sys.executable, str(EXAMPLE)])} {{code}} --url {{url}} --name {{name}}"
)


def cards(game: Game) -> object:
    """All cards that were dealt in a game."""
    if game.rules.name == "letterjam":
        return [
            (event.words, event.rows, event.stacks, event.deck)
            for event in game.events
            if isinstance(event, WordsDealt)
        ]
    return [event.order for event in game.events if isinstance(event, Dealt)]


def frozen(game: str, deal: str) -> object:
    """The same of a frozen deal."""
    match published(game).deals[deal]:
        case LetterJamDeal() as one:
            return [(one.words, one.rows, one.stacks, one.deck)]
        case QuiddlerDeal() as other:
            return list(other.orders)


@pytest.mark.parametrize(
    ("game", "match"),
    [
        ("letterjam", Match(SELF, "lj3-002", 0)),
        ("letterjam", Match("novice", "lj3-002", 2)),
        ("quiddler", Match("regular", "qd2-002", 1)),
    ],
    ids=lambda one: one if isinstance(one, str) else one.name,
)
def test_the_example_bot_plays_a_whole_match(running: BenchServer, game: str, match: Match) -> None:
    played: list[Game] = []

    def finish(plan: BenchPlan, wanted: Match) -> tuple[Game, dict[str, float]]:
        ended, counted = running.finished(plan, wanted)
        played.append(ended)
        return ended, counted

    found = play_match(client(game, EXAMPLE_LINE), match, finish)
    (ended,) = played
    assert ended.over
    assert not ended.state.ended_early
    assert cards(ended) == frozen(game, match.deal)
    minds = [person.mind for person in ended.state.company.persons]
    assert minds == [None if seat in match.seats else match.partner for seat in range(len(minds))]
    assert found.measures["fallbacks"] == 0
    assert found.measures["asked"] > 10
    same = finished(plan_for(game, AgentName("mind", "novice"), "view", 60.0), match)[1]
    assert {"mistakes", *same} <= {*found.measures}


@pytest.mark.parametrize(("game", "deal"), [("letterjam", "lj2-003"), ("quiddler", "qd2-003")])
def test_a_mind_has_the_same_cards_by_both_doors(
    running: BenchServer, game: str, deal: str
) -> None:
    match = Match("novice", deal, 0)
    here, counted = running.finished(sitter(game, "regular"), match)
    there, _ = finished(plan_for(game, AgentName("mind", "regular"), "view", 60.0), match)
    assert counted["fallbacks"] == 0
    assert cards(here) == cards(there) == frozen(game, deal)
    first = [
        next(event for event in one.events if "Dealt" in type(event).__name__)
        for one in (here, there)
    ]
    assert first[0] == first[1]
    assert here.start.options == there.start.options


def test_a_client_that_exits_is_played_on_by_chance(running: BenchServer) -> None:
    game, counted = running.finished(sitter("letterjam", "leaves"), Match("novice", "lj2-001", 0))
    assert game.over
    assert counted["refusals"] == counted["fallbacks"] > 3
    assert counted["asked"] == 0


def test_a_client_that_never_sits_down_is_played_by_chance(running: BenchServer) -> None:
    game, counted = running.finished(sitter("quiddler", "stays_out"), Match(SELF, "qd2-001", 0))
    assert game.over
    assert cards(game) == frozen("quiddler", "qd2-001")
    assert counted["refusals"] == counted["fallbacks"] > 30


def test_a_silent_client_is_not_waited_for_after_three_times(running: BenchServer) -> None:
    plan = sitter("letterjam", "silent", seconds=SOON)
    match = Match("novice", "lj2-001", 1)
    game, counted = running.finished(plan, match)
    assert game.over
    assert counted["asked"] == 0
    assert counted["refusals"] == counted["fallbacks"] > MOST_SILENT


def test_a_client_that_is_always_refused_is_played_on(running: BenchServer) -> None:
    game, counted = running.finished(sitter("quiddler", "loses"), Match("novice", "qd2-001", 0))
    assert game.over
    assert counted["fallbacks"] > 30
    # Nothing that it asked was taken. Three refusals lead to an act of chance, until it has asked
    # so often that it is given up; from then on each act of chance counts as one.
    assert counted["refusals"] >= counted["asked"] >= TRIES
    assert counted["asked"] <= MOST_ASKED


def test_a_command_that_is_not_there_is_one_sentence(running: BenchServer) -> None:
    plan = client("letterjam", "no-such-program {code} {url}")
    with pytest.raises(ContestError, match="The client 'no-such-program' cannot be started"):
        running.finished(plan, Match(SELF, "lj2-001", 0))


def test_a_dask_cluster_plays_matches_of_clients(dask_address: str) -> None:
    plan = sitter("letterjam", "regular")
    names = ["novice/lj2-001/1"]
    with players_for(1, dask_address) as executor:
        (played,) = in_tasks(partial(play_at_server, plan), names, executor)
    assert [one.game for one in played] == names
    assert played[0].measures["fallbacks"] == 0
