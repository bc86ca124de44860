"""Cards and keys drawn with characters."""

import string

import pytest
from rich.text import Text

from parlour.cli.terminal.cards import LARGE, SMALL, Card, cards_in_a_row, side_by_side


def lines(drawn: Text) -> list[str]:
    return drawn.plain.split("\n")


@pytest.mark.parametrize("letter", [*string.ascii_uppercase, "?", "*"])
def test_every_letter_can_be_drawn_large_and_read_in_the_corner(letter: str) -> None:
    drawn = lines(cards_in_a_row([Card(letter)], large=True))
    assert {len(line) for line in drawn} == {LARGE}
    assert drawn[0].startswith(letter)
    assert any(half in "".join(drawn) for half in "▀▄█")


def test_no_two_letters_are_drawn_alike() -> None:
    faces = {
        tuple(line[2:] for line in lines(cards_in_a_row([Card(letter)], large=True)))
        for letter in string.ascii_uppercase
    }
    assert len(faces) == 26


def test_cards_stand_in_columns_and_long_names_take_a_second_row() -> None:
    cards = [Card("A", ledge="red", below=(Text("Lisa"),)), Card("B", below=(Text("Bartholomew"),))]
    drawn = lines(cards_in_a_row(cards, large=False, gap=1, column=7))
    assert {len(line) for line in drawn} == {7 + 1 + 7}
    assert drawn[1].split() == ["A", "B"]
    assert drawn[3][1 : 1 + SMALL] == "▀" * SMALL
    assert "Lisa" in drawn[4]
    assert drawn[3].endswith("Barthol")
    assert drawn[4].split() == ["Lisa", "omew"]


def test_blocks_of_different_height_stand_side_by_side() -> None:
    assert lines(side_by_side(Text("a\nbcd"), Text("x\ny\nz"), gap=1)) == [
        "a   x",
        "bcd y",
        "    z",
    ]
