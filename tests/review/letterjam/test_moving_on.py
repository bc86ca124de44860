"""Staying and moving on: positions in which the right decision is known."""

import pytest

from parlour.review.letterjam import LETTER_JAM_REVIEW
from parlour.review.letterjam.moving_on import MoveWorth
from parlour.review.types import Decision
from tests.review.letterjam.positions import finished
from tests.rules.letterjam.table import Table


def decisions(table: Table, seat: int) -> list[Decision]:
    review = LETTER_JAM_REVIEW.review(finished(table), lambda part: None)
    return [one for one in review.decisions if one.kind == "move-on" and one.seat == seat]


def twenty() -> Table:
    """Ben reads ?WEN?Y, which is T."""
    table = Table.dealt("HORSE", "TWIST", stacks=("W", "E", "N", "Y"))
    table.clue(0, "TWENTY", "p1 s0 s1 s2 p1 s3")
    return table


def at() -> Table:
    """Ben reads *?, which can be nearly anything."""
    table = Table.dealt("HORSE", "TWIST")
    table.clue(0, "AT", "* p1")
    return table


def test_whoever_knows_the_letter_moves_on() -> None:
    table = twenty()
    table.move_on(1, "T")
    (decision,) = decisions(table, 1)
    assert decision.size == ""
    assert decision.best[0] == decision.done
    assert "moved on from card 1, which was T with 100%" in decision.sentences[0]


def test_staying_at_a_letter_that_is_known_is_too_late() -> None:
    table = twenty()
    table.stay(1)
    (decision,) = decisions(table, 1)
    assert decision.size != ""
    assert decision.best[0].text == "move on"
    assert decision.points_lost == pytest.approx(decision.best[0].worth)
    assert any("too late" in sentence for sentence in decision.sentences)


def test_moving_on_from_a_letter_that_nobody_can_know_is_too_early() -> None:
    table = at()
    table.move_on(1, "T")
    (decision,) = decisions(table, 1)
    assert decision.size != ""
    assert decision.best[0].text == "stay"
    assert any("too early" in sentence for sentence in decision.sentences)


def test_staying_at_such_a_letter_is_right() -> None:
    table = at()
    table.stay(1)
    (decision,) = decisions(table, 1)
    assert decision.size == ""
    assert decision.done.text == "stay"


def test_an_even_chance_is_no_mistake_either_way() -> None:
    """?EN is T with about four in ten, after TEN and TOP with seven."""
    for moves in (True, False):
        table = Table.dealt("HORSE", "TWIST", stacks=("E", "N"))
        table.clue(0, "TEN", "p1 s0 s1")
        if moves:
            table.move_on(1, "T")
        else:
            table.stay(1)
        (decision,) = decisions(table, 1)
        assert decision.size == "", moves


def test_two_clues_together_tell_more_than_one() -> None:
    table = Table.dealt("HORSE", "TWIST", stacks=("EO", "NP"))
    table.clue(0, "TEN", "p1 s0 s1")
    first = MoveWorth(table.view(1))
    table.all_others_stay()
    table.clue(0, "TOP", "p1 s0 s1")
    second = MoveWorth(table.view(1))
    assert (first.letter, second.letter) == ("T", "T")
    assert second.option(True).worth > first.option(True).worth + 0.1


def test_the_last_card_of_a_row_is_less_urgent() -> None:
    table = Table.dealt("HORSE", "SIT", stacks=("W", "E", "N", "Y"), lengths=(5, 3))
    for letter in "SI":
        table.spell(0, "p1 *", p1=letter)
    table.clue(0, "TWENTY", "p1 s0 s1 s2 p1 s3")
    last, first = MoveWorth(table.view(1)), MoveWorth(twenty().view(1))
    assert (last.letter, first.letter) == ("T", "T")
    assert 0 < last.option(True).worth < first.option(True).worth


def test_a_guess_that_is_not_the_likeliest_letter_is_told_and_is_no_mistake() -> None:
    table = twenty()
    table.move_on(1, "S")
    (decision,) = decisions(table, 1)
    assert decision.size == ""
    assert any(
        "wrote down S" in sentence and "not right" in sentence for sentence in decision.sentences
    )


def test_a_card_that_is_not_the_rows_is_not_judged() -> None:
    """Extra letters are guessed aloud; there is no moving on from them."""
    table = Table.dealt("HORSE", "TIE", stacks=("W", "E"), lengths=(5, 3))
    for letter in "TIE":
        table.spell(0, "p1 *", p1=letter)
    table.give(0, "p1 *")
    table.stay(1)
    assert len(decisions(table, 1)) == 3
