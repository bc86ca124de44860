"""Whole reviews of Letter Jam games."""

from pathlib import Path
from random import Random
from statistics import fmean

import pytest
from msgspec.structs import replace

from parlour.game import Game
from parlour.records import Record, read
from parlour.review import REVIEWERS, ReviewError
from parlour.review.letterjam import LETTER_JAM_REVIEW
from parlour.review.letterjam.walk import state_at
from parlour.review.telling import better
from parlour.review.text import as_text
from parlour.review.types import Decision, Review
from parlour.rules import HOUSE, Act, Person
from parlour.rules.letterjam import LETTER_JAM, acts
from tests.minds.letterjam.bots import hound
from tests.review.letterjam.positions import record_of
from tests.rules.letterjam.table import Table

GOLDEN = Path("tests/records/golden")


def reviewed(record: Record) -> Review:
    return LETTER_JAM_REVIEW.review(record, lambda part: None)


def played(level: str, players: int, seed: int) -> Record:
    persons = [Person(f"Seat {seat + 1}", level) for seat in range(players)]
    game = Game("letterjam", persons, seed=seed)
    game.let_bots_act()
    return game.record()


@pytest.fixture(scope="module")
def novices() -> Record:
    return played("novice", 4, 5)


@pytest.fixture(scope="module")
def of_novices(novices: Record) -> Review:
    return reviewed(novices)


@pytest.mark.parametrize(
    "name",
    [
        "letterjam-rulebook-3",
        "letterjam-summary-6",
        "letterjam-neighbours-5",
        "letterjam-any-length-3",
        "letterjam-lengths-4",
        "version-1/letterjam-rulebook-2",
    ],
)
def test_records_of_all_kinds_are_reviewed(name: str) -> None:
    record = read(GOLDEN / f"{name}.txt")
    review = reviewed(record)
    seats = len(record.header.persons)
    assert len(review.players) == seats
    clues = [one for one in review.decisions if one.kind == "clue"]
    assert len(review.chart.parts) == len(clues) + 1
    assert all(len(curve.values) == len(clues) + 1 for curve in review.chart.curves)
    assert [one.at for one in review.decisions] == sorted(one.at for one in review.decisions)
    for decision in review.decisions:
        assert decision.best[0].worth >= decision.done.worth
        assert decision.points_lost == pytest.approx(
            decision.best[0].worth - decision.done.worth, abs=0.002
        )
        assert all(sentence.endswith(".") for sentence in decision.sentences)
    assert sum(one.kind == "final" for one in review.decisions) == seats


def test_stopping_before_the_first_clue_is_a_large_mistake() -> None:
    review = reviewed(read(GOLDEN / "letterjam-chance-6.txt"))
    stops = [one for one in review.decisions if one.kind == "stop"]
    assert stops
    assert {one.size for one in stops} == {"large"}
    assert all(one.best[0].text == "go on" for one in stops)


def test_stopping_with_a_certain_word_is_none() -> None:
    table = hound(("TWENTY", "UNDER", "SMOKE", "THIRTY", "WINDOW"))
    table.stop()
    table.finish()
    review = reviewed(record_of(table))
    stops = {one.seat: one for one in review.decisions if one.kind == "stop"}
    assert stops[1].size == ""
    assert stops[0].size == "large", "Ana has heard no clue"


def test_every_mistake_says_what_was_better_and_nobody_wins() -> None:
    """In a team of doubtful words too: a chance that a word is right is no chance to win."""
    table = hound(("TWENTY", "HOUSE", "SMOKE"))
    table.stop()
    table.finish()
    review = reviewed(record_of(table))
    mistakes = [one for one in review.decisions if one.size]
    assert {"stop", "final"} <= {one.kind for one in mistakes}
    for mistake in mistakes:
        assert better(mistake)[0] == mistake.best[0]
        assert mistake.done.chance is None
    text = as_text(review)
    assert "better: go on, " in text
    assert ", right with " in text
    assert "wins" not in text


def test_whoever_took_back_the_wish_to_stop_did_not_stop() -> None:
    table = Table.dealt("HORSE", "EARTH", "ELUDE", agreement="majority")
    table.do(0, table.wanting_stop())
    table.do(0, table.wanting_stop(False))
    for seat in (1, 2):
        table.do(seat, table.wanting_stop())
    table.do(HOUSE, acts.EndClues())
    table.finish()
    review = reviewed(record_of(table))
    assert {one.seat for one in review.decisions if one.kind == "stop"} == {1, 2}


def test_a_game_that_was_ended_early_has_no_points_and_no_luck() -> None:
    review = reviewed(read(GOLDEN / "letterjam-ended-early-3.txt"))
    assert review.points == ("The game was ended early, so there are no points.",)
    assert review.luck == ("Luck decided nothing.",)
    assert all(player.luck == 0 for player in review.players)


def test_a_running_game_is_not_reviewed(novices: Record) -> None:
    with pytest.raises(ReviewError, match="not finished"):
        reviewed(replace(novices, events=novices.events[:-1]))


def test_a_record_whose_lexicon_is_not_here_is_reviewed_without_par(novices: Record) -> None:
    elsewhere = replace(novices, header=replace(novices.header, lexicon="ours@0123456789ab"))
    review = reviewed(elsewhere)
    assert review.lexicon.endswith("(that of the game, ours@0123456789ab, is not here)")
    assert not any("table of experts" in sentence for sentence in review.luck)
    assert len(review.decisions) == len(reviewed(novices).decisions)


def test_a_game_without_mistakes_says_so() -> None:
    review = reviewed(played("expert", 3, 1))
    assert (review.index, sum(player.points_lost for player in review.players)) == (0, 0)
    assert review.summary.endswith("Nobody made a mistake that the review can see.")


def test_the_review_names_lexicon_level_and_settings() -> None:
    review = reviewed(read(GOLDEN / "letterjam-lengths-4.txt"))
    assert review.lexicon.startswith("parlour@")
    assert review.level == "expert"
    assert review.settings.startswith("rulebook, with lengths: ")


def test_the_index_of_the_table_is_the_mean_of_its_players(of_novices: Review) -> None:
    assert of_novices.index > 0
    mean = sum(player.index for player in of_novices.players) / 4
    assert of_novices.index == pytest.approx(mean, abs=0.006)
    lost = sum(one.points_lost for one in of_novices.decisions if one.size)
    assert sum(p.points_lost for p in of_novices.players) == pytest.approx(lost, abs=0.05)


def test_the_index_tells_the_levels_apart() -> None:
    """With four players: with six, `regular` makes hardly a mistake either (docs/review.md)."""
    index = {
        level: fmean(reviewed(played(level, 4, seed)).index for seed in range(4))
        for level in ("novice", "regular", "expert")
    }
    assert index["expert"] < 0.05
    assert index["novice"] > 2 * index["regular"] > 3 * index["expert"]


def test_players_know_more_and_more(of_novices: Review) -> None:
    for curve in of_novices.chart.curves:
        assert curve.values[0] < 1 < 3 < curve.values[-1]
    assert of_novices.chart.sentences[0].startswith("After round 1: Seat 1 ")


def test_the_best_clue_and_the_givers_are_told(of_novices: Review) -> None:
    best, givers = of_novices.best_moments
    assert best.startswith("The best clue was ")
    given = [
        int(part.split()[-1]) for part in givers.rstrip(".").replace(" and ", ", ").split(", ")
    ]
    assert sum(given) == sum(one.kind == "clue" for one in of_novices.decisions)


def test_progress_only_grows(novices: Record) -> None:
    told: list[float] = []
    LETTER_JAM_REVIEW.review(novices, told.append)
    assert told == sorted(told)
    assert told[-1] == 1


# A decision is judged by what its player could know, and by nothing else


def test_other_hidden_cards_change_no_decision(novices: Record, of_novices: Review) -> None:
    """Everything that a player could not know is replaced; what was judged stays the same."""
    start = novices.header.begin()
    for decision in of_novices.decisions[::7]:
        events = novices.events[: decision.at]
        other = LETTER_JAM.disguise(start, events, decision.seat, Random(3))
        assert other != events
        there = replace(novices, events=(*other, *novices.events[decision.at :]))
        act = best_act(novices, decision)
        assert LETTER_JAM_REVIEW.judge(
            there, decision.at, decision.seat, act
        ) == LETTER_JAM_REVIEW.judge(novices, decision.at, decision.seat, act)


def best_act(record: Record, decision: Decision) -> Act:
    state = state_at(record, decision.at)
    if decision.kind == "stop":
        return acts.WantStop(round=state.round, want=decision.best[0].text == "stop")
    act = LETTER_JAM.command(LETTER_JAM.view(state, decision.seat), decision.best[0].command)
    assert isinstance(act, Act)
    return act


def test_what_was_best_is_judged_the_same_when_it_is_tried(
    novices: Record, of_novices: Review
) -> None:
    """A final word that is tried has the best guesses, so it may be worth more."""
    for decision in of_novices.decisions:
        if decision.kind != "final":
            act = best_act(novices, decision)
            tried = LETTER_JAM_REVIEW.judge(novices, decision.at, decision.seat, act)
            assert tried == decision.best[0]


def test_a_final_word_that_is_tried_as_it_lay_is_worth_what_it_was() -> None:
    """Without guesses on the sheet. The same again was once told to be as good as the best."""
    table = hound(("TWENTY", "HOUSE", "SMOKE"))
    table.stop()
    table.finish()
    record = record_of(table)
    finals = [one for one in reviewed(record).decisions if one.kind == "final"]
    assert any(one.size for one in finals)
    for decision in finals:
        mine = LETTER_JAM.view(state_at(record, decision.at), decision.seat).mine
        assert mine is not None
        same = acts.Arrange(cards=mine.cards, wildcard=mine.wildcard)
        tried = LETTER_JAM_REVIEW.judge(record, decision.at, decision.seat, same)
        assert tried == decision.done


def test_an_act_that_the_rules_refuse_is_not_judged(novices: Record, of_novices: Review) -> None:
    first = of_novices.decisions[0]
    own = acts.Draft(round=1, word="A", sources=(f"p{first.seat}",))
    for at, seat, act, sentence in (
        (first.at, first.seat, own, "own letter"),
        (first.at, 9, own, "no such seat"),
        (len(novices.events) + 1, 0, own, "no moment"),
        (first.at, first.seat, acts.SayFeeling(sure=True), "are judged"),
    ):
        with pytest.raises(ReviewError, match=sentence):
            LETTER_JAM_REVIEW.judge(novices, at, seat, act)


def test_a_stand_that_was_stayed_at_can_be_moved_on_from_without_a_guess() -> None:
    table = Table.dealt("HORSE", "TWIST", stacks=("W", "E", "N", "Y"))
    table.clue(0, "TWENTY", "p1 s0 s1 s2 p1 s3")
    at = len(table.story)
    table.stay(1)
    table.stop()
    table.finish()
    record = record_of(table)
    moved = LETTER_JAM_REVIEW.judge(record, at, 1, acts.MoveOn(round=1))
    stayed = LETTER_JAM_REVIEW.judge(record, at, 1, acts.Stay(round=1))
    assert moved.worth > stayed.worth == 0


def test_the_manifest_names_the_reviewer() -> None:
    assert REVIEWERS["letterjam"] is LETTER_JAM_REVIEW
