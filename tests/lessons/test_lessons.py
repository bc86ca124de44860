"""A pupil completes a lesson, with or without following the coach."""

import re
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
def test_a_pupil_who_follows_the_coach_completes_every_part(lesson: Lesson[Any]) -> None:
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
    # About three minutes, at ten seconds for each piece of advice.
    assert len(parts) <= 18


def test_the_letter_jam_lesson_ends_with_all_words_right() -> None:
    pupil = Pupil(LESSONS["letterjam"])
    while not pupil.advice.done:
        pupil.waits()
        if pupil.advice.command is not None:
            pupil.types(pupil.advice.command)
    assert [player.final.word for player in pupil.view.players] == ["FIG", "COD", "SUN"]
    assert all(player.final.correct for player in pupil.view.players)


def test_the_pupil_exposes_the_bluff_and_wins_the_quiddler_lesson() -> None:
    pupil = Pupil(LESSONS["quiddler"])
    while not pupil.advice.done:
        pupil.waits()
        if pupil.advice.command is not None:
            pupil.types(pupil.advice.command)
    (hand,) = pupil.view.sheet
    assert [ruling.word for ruling in hand.rulings if not ruling.upheld] == ["ZOK"]
    assert [word.word for word in hand.scores[PUPIL].words] == ["QUIT"]
    assert pupil.view.winners == (PUPIL,)


@lessons
@pytest.mark.parametrize("seed", range(6))
def test_a_pupil_who_leaves_the_script_still_gets_advice(lesson: Lesson[Any], seed: int) -> None:
    """The pupil sometimes does a random act. The coach has advice for every view, the advised act
    is accepted, and following the coach ends the lesson."""
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
            pupil.others_act()


LEAVING = {"CanLeave", "CanPassHost", "CanSay", "CanWantEnd"}


@lessons
def test_a_lesson_is_dealt_from_the_whole_box(lesson: Lesson[Any]) -> None:
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


def test_LJ_B1_the_coach_explains_the_extra_letter_after_the_row_is_read() -> None:
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
    assert "a point for every right word" in pupil.advice.text


def follow_to(pupil: Pupil, command: str) -> None:
    """Does what the coach says until the coach advises a command that begins like this."""
    pupil.waits()
    while not (pupil.advice.command or "").startswith(command):
        assert pupil.advice.command is not None
        pupil.types(pupil.advice.command)
        pupil.waits()


def test_the_coach_answers_a_wrong_letter_and_still_has_the_hint() -> None:
    pupil = Pupil(LESSONS["letterjam"])
    follow_to(pupil, "guess 1 G")
    pupil.types("guess 1 B")
    assert pupil.advice.text.startswith("You wrote “B”. Then the clue is S U B A R.")
    assert pupil.advice.hint == "It is “G”, for SUGAR."
    pupil.types("guess 1 G")
    assert pupil.advice.text.startswith("You wrote “G”, so the clue is SUGAR.")


def test_the_coach_answers_a_clue_that_helps_nobody() -> None:
    pupil = Pupil(LESSONS["letterjam"])
    follow_to(pupil, "draft")
    pupil.types("draft HERE")
    assert pupil.advice.text.startswith("HERE helps nobody")
    assert (pupil.advice.command or "").startswith("draft HONEY")


def test_the_coach_answers_a_wrong_order_and_takes_any_word() -> None:
    pupil = Pupil(LESSONS["letterjam"])
    follow_to(pupil, "arrange")
    pupil.types("arrange 3 2 1")
    assert pupil.advice.text.startswith("Now your cards spell IFG, and that is not a word.")
    pupil.types("arrange 2 3 1")
    assert pupil.advice.text.startswith("You laid out FIG")


def test_LJ_E6_the_lesson_ends_with_an_arithmetic_that_is_right() -> None:
    pupil = Pupil(LESSONS["letterjam"])
    pupil.waits()
    while not pupil.advice.done:
        assert pupil.advice.command is not None
        pupil.types(pupil.advice.command)
        pupil.waits()
    greens = pupil.view.tokens.green_points
    assert pupil.view.players[PUPIL].points == 3 * 3 + greens
    assert f"3 for each of the 3 letters and {greens} for the green tokens" in pupil.advice.text
    assert f"together you have {3 * (9 + greens)} points" in pupil.advice.text


def test_the_quiddler_coach_says_what_the_cards_are_worth_at_this_table() -> None:
    pupil = Pupil(LESSONS["quiddler"])
    pupil.waits()
    for card in pupil.view.mine.cards:
        assert f"“{card.face}” is worth {card.points}" in pupil.advice.text


def test_the_quiddler_coach_answers_wrong_tries() -> None:
    pupil = Pupil(LESSONS["quiddler"])
    follow_to(pupil, "discard")
    pupil.types("discard T")
    assert pupil.advice.text.startswith("“T” was a good card to keep.")
    pupil = Pupil(LESSONS["quiddler"])
    follow_to(pupil, "out")
    pupil.types("arrange QU-T-I")
    assert pupil.advice.text.startswith("Your row says QUTI, and that is not a word.")
    pupil = Pupil(LESSONS["quiddler"])
    follow_to(pupil, "challenge")
    pupil.types("pass")
    pupil.waits()
    while pupil.advice.part != 6:
        assert pupil.advice.command is not None
        pupil.types(pupil.advice.command)
        pupil.waits()
    assert pupil.advice.text.startswith("ZOK is not a word, but it counts")


@lessons
def test_letters_are_set_apart_from_words(lesson: Lesson[Any]) -> None:
    """A single letter in a sentence of the coach stands in quotes, or is part of a spelled clue."""
    pupil = Pupil(lesson)
    while not pupil.advice.done:
        pupil.waits()
        said = re.sub(r"(?:(?<= )[A-Z?*] )+[A-Z?*](?=[,.])", "", pupil.advice.text)
        assert not re.search(r"(?<!“)\b[B-Z]\b(?!”)", said), said
        if pupil.advice.command is not None:
            pupil.types(pupil.advice.command)
