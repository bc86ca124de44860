"""Whole games of minds and of the baselines, and what is measured of them."""

from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

import pytest

from parlour.lab.arena.contest import ContestError
from parlour.lab.arena.run import in_tasks, players_for
from parlour.lab.bench.agents import MOST_ASKED, mind_called
from parlour.lab.bench.bench_game import finished, play_match, play_matches
from parlour.lab.bench.plan import SELF, Match, Way, selection_for
from parlour.minds import mind
from parlour.minds.letterjam.bot import novice
from parlour.review.reviewers import REVIEWERS
from parlour.rules import Act
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.events import FeelingSaid
from tests.lab.bench.plans import plan

NOVICE = novice()
"""A mind as ``module:name``."""


class Still:
    """A mind that never acts."""

    name = "still"

    def choose(self, view: Any) -> Act | None:
        return None


class Restless:
    """A mind that changes a guess for ever."""

    name = "restless"

    def choose(self, view: Any) -> Act | None:
        guessed = view.mine.sheet[0].guess
        return acts.Guess(card=0, letter="A" if guessed != "A" else "B")


class Cheat:
    """A mind that does what it may not."""

    name = "cheat"

    def choose(self, view: Any) -> Act | None:
        return acts.Reveal()


class Clumsy:
    """A mind with a slip."""

    name = "clumsy"

    def choose(self, view: Any) -> Act | None:
        return {1: None}[7]


class Talker:
    """A mind that types its act."""

    name = "talker"

    def choose(self, view: Any) -> str:
        return "draft HOUSE"


class Unmade:
    """A mind that cannot be made."""

    def __init__(self) -> None:
        raise RuntimeError("no weights")


def test_the_score_and_the_mistakes_are_those_of_the_game() -> None:
    match = Match("novice", "lj3-002", 2)
    asked = plan("letterjam", "mind", "regular")
    game, counted = finished(asked, match)
    assert [person.mind for person in game.state.company.persons] == ["novice", "novice", "regular"]
    found = play_match(asked, match).measures
    assert found["score"] == game.score(0)
    assert found["per_player"] == game.score(0) / 3
    assert found["clues"] == len(game.view().clues)
    review = REVIEWERS["letterjam"].review(game.record(), lambda done: None)
    assert found["mistakes"] == review.players[2].index
    assert found["words_right"] == game.view().players[2].final.correct
    assert (found["refusals"], found["fallbacks"]) == (0, 0)
    assert found["asked"] == counted["asked"] > 10
    assert "tokens" not in found


def test_the_lead_in_quiddler_is_over_the_others() -> None:
    match = Match("novice", "qd4-001", 1)
    asked = plan("quiddler", "mind", "greedy")
    game, _ = finished(asked, match)
    totals = [game.score(seat) for seat in range(4)]
    found = play_match(asked, match).measures
    assert found["points"] == totals[1]
    assert found["lead"] == totals[1] - (totals[0] + totals[2] + totals[3]) / 3
    assert found["won"] == (totals[1] == max(totals))
    review = REVIEWERS["quiddler"].review(game.record(), lambda done: None)
    assert found["mistakes"] == review.players[1].index


def test_a_mind_of_a_module_plays_as_its_name_does() -> None:
    match = Match(SELF, "lj2-003", 0)
    there = play_match(plan("letterjam", "mind", f"{__name__}:NOVICE"), match).measures
    # Others take an unknown mind for a person, so the games differ; both are whole games.
    assert there["score"] > 10
    assert there["refusals"] == 0


@pytest.mark.parametrize("game", ["letterjam", "quiddler"])
@pytest.mark.parametrize("name", ["random", "heuristic", "first"])
def test_the_baselines_play_whole_games(game: str, name: str) -> None:
    asked = plan(game, "mind", name, "candidates" if name == "first" else "view")
    short, partners = ("lj", ("casual", SELF)) if game == "letterjam" else ("qd", ("novice", SELF))
    for partner in partners:
        match = Match(partner, f"{short}2-004", 0)
        found = play_match(asked, match).measures
        assert found["refusals"] == found["fallbacks"] == 0
        assert play_match(asked, match).measures == found


def test_the_scale_is_in_the_right_order() -> None:
    """Chance, a rule of thumb and the expert, on the same cards."""
    scores = []
    for name in ("random", "heuristic", "expert"):
        asked = plan("letterjam", "mind", name)
        games = [play_match(asked, Match(SELF, f"lj3-00{number}", 0)) for number in (1, 2, 3)]
        scores.append(sum(game.measures["score"] for game in games))
    assert scores == sorted(scores)
    assert scores[0] < scores[2] / 3


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (
            "Clumsy",
            r"^The mind '.*:Clumsy' failed at .*test_bench_game.py, line \d+: KeyError: 7.$",
        ),
        ("Talker", r"^The mind '.*:Talker' chose 'draft HOUSE', which is no act.$"),
        ("Unmade", r"^The mind '.*:Unmade' failed at .*line \d+: RuntimeError: no weights.$"),
    ],
)
def test_a_mind_with_a_slip_is_not_measured(name: str, sentence: str) -> None:
    asked = plan("letterjam", "mind", f"{__name__}:{name}")
    with pytest.raises(ContestError, match=sentence):
        play_match(asked, Match("regular", "lj3-001", 1))


def test_a_mind_is_asked_by_view_alone() -> None:
    ways: tuple[Way, ...] = ("candidates", "notes")
    for way in ways:
        with pytest.raises(ContestError, match="A mind gets its view alone"):
            plan("letterjam", "mind", "expert", way)


@pytest.mark.parametrize("name", ["Still", "Restless", "Cheat"])
def test_a_mind_that_does_not_play_gets_random_acts_and_refusals(name: str) -> None:
    asked = plan("letterjam", "mind", f"{__name__}:{name}")
    found = play_match(asked, Match("regular", "lj3-001", 1)).measures
    assert found["refusals"] >= found["fallbacks"] > 5
    assert found["words_right"] in (0, 1)
    assert found["asked"] <= MOST_ASKED


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("shark", "No bot called 'shark' plays Letter Jam"),
        ("no_such_module:MIND", "There is no module 'no_such_module'"),
        (f"{__name__}:SHARK", "has nothing called 'SHARK'"),
        (f"{__name__}:__name__", "is no mind"),
        ("builtins:dict", "is no mind"),
    ],
)
def test_an_agent_that_is_not_there_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(ContestError, match=sentence):
        mind_called("letterjam", name)
    assert mind_called("letterjam", "expert") is mind("letterjam", "expert")


def test_the_first_candidate_needs_candidates() -> None:
    with pytest.raises(ContestError, match="ask it with --ask candidates"):
        plan("letterjam", "mind", "first")


def test_the_results_do_not_depend_on_where_matches_are_played(dask_address: str) -> None:
    asked = plan("letterjam", "mind", "heuristic")
    names = [match.name for match in selection_for("letterjam", None, [2], 1).matches("letterjam")]
    here = measured(in_tasks(partial(play_matches, asked), names, None))
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        assert measured(in_tasks(partial(play_matches, asked), names, pool, 2)) == here
    with players_for(1, dask_address) as executor:
        assert measured(in_tasks(partial(play_matches, asked), names, executor)) == here


def measured(tasks: Any) -> dict[str, dict[str, float]]:
    return {one.game: one.measures for task in tasks for one in task}


def test_bots_whom_a_person_asks_to_stop_do_not_say_sure_and_unsure_for_ever() -> None:
    game, _ = finished(plan("letterjam", "mind", "random"), Match("expert", "lj6-024", 0))
    said = [event.seat for event in game.record().events if isinstance(event, FeelingSaid)]
    assert game.over
    assert len(said) <= 2 * len(game.view().clues) * len(game.view().people)
