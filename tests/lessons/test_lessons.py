"""The lessons: whoever does what the coach says gets through, and whoever does not, too."""

from random import Random
from typing import Any

import pytest

from parlour.lessons import LESSONS, PUPIL, Lesson
from parlour.minds.registry import TUTOR, minds
from parlour.rules import HOUSE, Refusal
from parlour.rules.registry import GAMES
from tests.lessons.pupil import Pupil

lessons = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def test_every_lesson_is_of_a_game() -> None:
    assert set(LESSONS) <= set(GAMES)
    assert [lesson.game for lesson in LESSONS.values()] == list(LESSONS)


@lessons
def test_who_follows_the_coach_gets_through_every_part(lesson: Lesson[Any]) -> None:
    pupil = Pupil(lesson)
    parts = []
    while True:
        pupil.waits()
        advice = pupil.advice
        parts.append(advice.part)
        assert (advice.title, advice.parts) == (lesson.parts[advice.part - 1], len(lesson.parts))
        if advice.done:
            break
        assert advice.command is not None
        pupil.types(advice.command)
    assert pupil.game.over(pupil.state)
    assert parts == sorted(parts)
    assert set(parts) == set(range(1, len(lesson.parts) + 1))
    # Three minutes, at some ten seconds for each thing to be read and done.
    assert len(parts) <= 18


def test_all_words_are_right_in_letter_jam() -> None:
    pupil = Pupil(LESSONS["letterjam"])
    while not pupil.advice.done:
        pupil.waits()
        if pupil.advice.command is not None:
            pupil.types(pupil.advice.command)
    assert [player.final.word for player in pupil.view.players] == ["FIG", "COD", "SUN"]
    assert all(player.final.correct for player in pupil.view.players)


def test_the_pupil_wins_in_quiddler_and_the_bluff_is_found_out() -> None:
    pupil = Pupil(LESSONS["quiddler"])
    while not pupil.advice.done:
        pupil.waits()
        if pupil.advice.command is not None:
            pupil.types(pupil.advice.command)
    (hand,) = pupil.view.sheet
    assert [ruling.word for ruling in hand.rulings if not ruling.upheld] == ["ZOK"]
    assert [word.word for word in hand.lines[PUPIL].words] == ["QUIT"]
    assert pupil.view.winners == (PUPIL,)


@lessons
@pytest.mark.parametrize("seed", range(6))
def test_who_does_something_else_is_still_advised(lesson: Lesson[Any], seed: int) -> None:
    """The pupil now and then does anything that is possible; the coach has something to say in
    every view, what he proposes can be done, and the lesson ends for who then follows him."""
    pupil, rng = Pupil(lesson), Random(seed)
    while not pupil.advice.done:
        choices = pupil.game.choices(pupil.state, PUPIL)
        wayward = [choice for choice in choices if type(choice).__name__ not in LEAVING]
        if wayward and pupil.acted < 60 and rng.random() < 0.5:
            act = rng.choice(wayward).sample(rng)
            pupil.does(PUPIL, act)
        elif pupil.advice.command is not None:
            pupil.types(pupil.advice.command)
        else:
            assert pupil.tutors_act(), f"everybody waits: {pupil.advice}"


LEAVING = {"CanLeave", "CanPassHost", "CanSay", "CanWantEnd"}


@lessons
def test_it_is_dealt_from_the_whole_box(lesson: Lesson[Any]) -> None:
    pupil = Pupil(lesson)
    deal = pupil.game.house_act(pupil.start)
    assert deal is not None
    real = pupil.game.decide(pupil.start, HOUSE, deal, Random(1))
    assert not isinstance(real, Refusal)
    cards = [sorted(_cards(event)) for event in (lesson.deal, *real.events)]
    assert cards[0] == cards[1]


def _cards(event: Any) -> list[str]:
    """The faces of all cards in a deal of either game."""
    if hasattr(event, "order"):
        return list(event.order)
    return list("".join((*event.rows, *event.stacks, event.deck)))


def test_tutors_cannot_be_chosen_for_a_game() -> None:
    assert all(TUTOR not in minds(game) for game in GAMES)


def test_LJ_B1_who_has_read_the_row_has_an_extra_letter_and_is_told_so() -> None:
    pupil = Pupil(LESSONS["letterjam"])
    pupil.waits()
    while pupil.advice.command != "stop":
        assert pupil.advice.command is not None
        pupil.types(pupil.advice.command)
        pupil.waits()
    me = pupil.view.players[PUPIL]
    assert me.card == len(me.row), "past the row"
    assert "an extra letter stands up" in pupil.advice.text
    assert "could make it a bonus letter" in pupil.advice.text
