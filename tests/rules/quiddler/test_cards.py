"""The cards (QD-C1 to QD-C4)."""

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from parlour.rules import PUBLIC, Refusal, gather
from parlour.rules.quiddler import QUIDDLER, Options, acts, box
from parlour.words import Lexicon
from tests.rules.quiddler.table import Table, begin

COUNTS = (
    "A10 B2 C2 D4 E12 F2 G4 H2 I8 J2 K2 L4 M2 N6 O8 P2 Q2 R6 S4 T6 U6 V2 W2 X2 Y4 Z2 "
    "QU2 IN2 ER2 CL2 TH2"
)
MANUAL = (
    "A10 B2 C2 D4 E12 F2 G4 H2 I8 J2 K2 L4 M2 N6 O8 P2 Q2 R6 S4 T6 U6 V2 W2 X2 Y2 Z2 "
    "QU2 IN2 ER2 TH2 CL2"
)
PUBLISHED = (
    "A2 B8 C8 D5 E2 F6 G6 H7 I2 J13 K8 L3 M5 N5 O2 P6 Q15 R5 S3 T3 U4 V11 W10 X12 Y4 Z14 "
    "QU9 IN7 ER7 CL10 TH9"
)


def table_of(written: str) -> dict[str, int]:
    return {face: int(number) for face, number in re.findall(r"([A-Z]+)(\d+)", written)}


# QD-C1


def test_QD_C1_the_deck_has_118_cards() -> None:
    deck = box.deck("english")
    assert deck.size == 118
    assert deck.counts == table_of(COUNTS)
    assert Counter(deck.cards) == table_of(COUNTS)


@pytest.mark.parametrize("seats", range(2, 9))
def test_QD_C1_every_hand_is_dealt_from_all_the_cards_and_no_others(seats: int) -> None:
    table = Table.by_chance(seats, hands=2)
    assert Counter(table.state.faces) == table_of(COUNTS)
    table.finish_hand()
    table.next_hand()
    assert Counter(table.state.faces) == table_of(COUNTS)


# QD-C2


@pytest.mark.parametrize(("rule_set", "points"), [("manual", MANUAL), ("published", PUBLISHED)])
def test_QD_C2_each_rule_set_has_its_points(rule_set: str, points: str) -> None:
    options = QUIDDLER.options(rule_set)
    assert isinstance(options, Options)
    assert options.points == rule_set
    assert box.point_table(options.points).points == table_of(points)


@pytest.mark.parametrize(("points", "worth"), [("manual", (2, 10, 6)), ("published", (9, 2, 3))])
def test_QD_C2_a_card_is_worth_what_the_table_chose(points: str, worth: tuple[int, ...]) -> None:
    table = Table.dealt("QU A T", "B C D", top="E", points=points)
    assert tuple(card.points for card in table.mine(0).cards) == worth
    top = table.view(PUBLIC).top
    assert top is not None
    assert top.points == box.point_table(points).points["E"]


# QD-C3


def test_QD_C3_a_two_letter_card_is_one_card() -> None:
    table = Table.dealt("QU IN T", "B C D", stock="E")
    assert len(table.mine(0).cards) == 3
    table.draw(0)
    refusal = table.refused(0, table.going_out(0, "QU", "IN T", discard="E"))
    assert (refusal.code, refusal.rule) == ("short-word", "QD-W4")


def test_QD_C3_a_two_letter_card_is_never_split() -> None:
    """Every act names whole cards, so no act can name half a card."""
    table = Table.dealt("QU I T", "B C D", stock="S")
    table.go_out(0, "QU I T", discard="S")
    (word,) = table.view(1).lay_downs[0].words
    assert word.faces == ("QU", "I", "T")
    assert word.word == "QUIT"


def test_QD_C3_a_two_letter_card_counts_two_letters_for_the_longest_word() -> None:
    # QUIT is three cards and four letters; CATS is four cards and four letters.
    table = Table.dealt("QU I T", "C A T", stock="V S X")
    table.go_out(0, "QU I T", discard="V")
    table.all_pass()
    table.lay_down(1, "C A T", discard="S")
    table.all_pass()
    assert [line.longest_word for line in table.lines()] == [10, 0]


# QD-C4


def test_QD_C4_decks_and_point_tables_are_files() -> None:
    names = {entry.name for entry in files("parlour.rules.quiddler").joinpath("data").iterdir()}
    assert names == {
        "deck-english.json",
        "points-manual.json",
        "points-published.json",
        "rules.toml",
    }
    assert box.decks() == ("english",)
    assert box.point_tables() == ("manual", "published")


def test_QD_C4_no_module_contains_card_counts_or_points() -> None:
    folder = files("parlour.rules.quiddler")
    assert isinstance(folder, Path)
    for module in folder.rglob("*.py"):
        assert not re.search(r'"[A-Z]{1,2}": [0-9]', module.read_text()), module.name


@pytest.mark.parametrize(
    ("changes", "named"),
    [({"deck": "klingon"}, "klingon"), ({"points": "scrabble"}, "scrabble")],
)
def test_QD_C4_unknown_decks_and_point_tables_are_refused(
    changes: dict[str, object], named: str
) -> None:
    options = QUIDDLER.options(changes=changes)
    assert isinstance(options, Options)
    refusal = QUIDDLER.begin(options, gather(["Ana", "Ben"]), Lexicon.open("parlour"))
    assert isinstance(refusal, Refusal)
    assert named in refusal.sentence


def test_QD_C4_every_face_of_every_deck_has_points_in_every_table() -> None:
    for deck in box.decks():
        for points in box.point_tables():
            assert set(box.point_table(points).points) == set(box.deck(deck).counts)


def test_the_game_waits_for_the_house_to_deal() -> None:
    table = Table(begin(2))
    assert table.view(0).mine is None
    assert table.why_not(0, acts.Deal()) == ("house-only", "")
    assert QUIDDLER.house_act(table.state) == acts.Deal()
    assert table.why_not(0, acts.NextHand(hand=0)) == ("not-now", "")
