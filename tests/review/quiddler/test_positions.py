"""Positions made by hand: the review finds the best draw, discard and lay-down, and when to go
out."""

from collections.abc import Callable
from typing import Any

import pytest

from parlour.review.quiddler.position import Position
from parlour.rules import Seat
from tests.review.quiddler.positions import ANA, BEN, best_text, drawing, final, playing
from tests.rules.quiddler.table import Table

# What to draw. The reason is the key.
DRAWS: dict[str, tuple[Callable[[], Table], Seat, str]] = {
    "the T makes CAT": (
        lambda: drawing("C A V", "T"),
        ANA,
        "take the T from the discard pile",
    ),
    "CAT is whole, and the V adds nothing": (
        lambda: drawing("C A T", "V"),
        ANA,
        "draw from the stock",
    ),
    "the QU makes QUIT": (
        lambda: drawing("I T X", "QU"),
        ANA,
        "take the QU from the discard pile",
    ),
    "the P makes ZAP, with the dear Z": (
        lambda: drawing("Z A X", "P", rule_set="published"),
        ANA,
        "take the P from the discard pile",
    ),
    "the Q fits nothing and costs 15 points": (
        lambda: drawing("A T E", "Q", rule_set="published"),
        ANA,
        "draw from the stock",
    ),
    "the E makes STONE": (
        lambda: drawing("S T O N V", "E"),
        ANA,
        "take the E from the discard pile",
    ),
    "the M adds no word to TOAF in a final turn": (
        lambda: final("R A T S", "T O A F"),
        BEN,
        "draw from the stock",
    ),
    "in the last hand a sure CLAM beats PUFF": (
        lambda: final("P U F F", "C L A V", hands=2),
        BEN,
        "take the M from the discard pile",
    ),
    "before the last hand more points are better than a sure CLAM": (
        lambda: final("P U F F", "C L A V", hands=8),
        BEN,
        "draw from the stock",
    ),
}

# What to keep when nobody may go out yet, or nobody can.
DISCARDS: dict[str, tuple[Callable[[], Table], Seat, str]] = {
    "the V fits fewer words than C, K and E": (
        lambda: playing("E V K", "C"),
        ANA,
        "discard V and wait",
    ),
    "LEE stays whole": (
        lambda: playing("E E L", "V", out_on_first_turn=False),
        ANA,
        "discard V and wait",
    ),
    "QUIT stays whole": (
        lambda: playing("QU I T", "Z", out_on_first_turn=False),
        ANA,
        "discard Z and wait",
    ),
    "STONE stays whole": (
        lambda: playing("S T O N E", "V", out_on_first_turn=False),
        ANA,
        "discard V and wait",
    ),
    "QUIZ stays whole, though the V costs 11 points": (
        lambda: playing("QU I Z", "V", rule_set="published", out_on_first_turn=False),
        ANA,
        "discard V and wait",
    ),
}

# Going out or waiting.
GOING_OUT: dict[str, tuple[Callable[[], Table], Seat, str]] = {
    "hardly any three cards are better than LEE": (
        lambda: playing("E E L", "V"),
        ANA,
        "go out with LEE",
    ),
    "QUIZ has the dearest cards": (
        lambda: playing("QU I Z", "V", rule_set="published"),
        ANA,
        "go out with QUIZ",
    ),
    "TIE has dearer cards than QUIT": (
        lambda: playing("QU I T", "E"),
        ANA,
        "go out with TIE",
    ),
    "the cheap cards of AIT are worth a wait": (
        lambda: playing("A I S", "T", rule_set="published"),
        ANA,
        "discard S and wait",
    ),
    "an eight-card hand of cheap cards is worth a wait": (
        lambda: playing("QU I C K L Y T O", "V"),
        ANA,
        "discard V and wait",
    ),
}

# What to lay down in a final turn.
LAY_DOWNS: dict[str, tuple[Callable[[], Table], Seat, str]] = {
    "E, A and T are dearer than S": (
        lambda: final("C A T", "E A T", "S"),
        BEN,
        "lay down EAT",
    ),
    "all dear cards are in words, and the V is discarded": (
        lambda: final("R A T S", "T O V E", "E"),
        BEN,
        "lay down ET and OE",
    ),
    "no card but the V is left of ZONE": (
        lambda: final("R A T S", "Z O E V", "N", rule_set="published"),
        BEN,
        "lay down ZONE",
    ),
    "no word, so the dearest card is discarded": (
        lambda: final("R A T S", "Z V K N", "C"),
        BEN,
        "lay nothing down and discard N",
    ),
    "TENTH has a letter more than RATS": (
        lambda: final("R A T S", "T O E TH", "N", rule_set="published"),
        BEN,
        "lay down TENTH",
    ),
    "two words have more than the one word RATS": (
        lambda: final("R A T S", "T O E D", "S", seats=3),
        BEN,
        "lay down ES and TO",
    ),
    "one long word, where the other has two words already": (
        lambda: final("A T O R", "T O E D", "S", seats=3, words=("A T", "O R")),
        BEN,
        "lay down TOES",
    ),
    "checked words are found as well": (
        lambda: final("R A T S", "Z O E V", "N", judging="checked", points="published"),
        BEN,
        "lay down ZONE",
    ),
}

ALL = DRAWS | DISCARDS | GOING_OUT | LAY_DOWNS


@pytest.mark.parametrize("why", ALL)
def test_the_best_act_is_found(why: str) -> None:
    made, seat, best = ALL[why]
    assert best_text(made(), seat) == best


def test_at_least_twenty_positions_are_known() -> None:
    assert len(ALL) >= 20


# Values -----------------------------------------------------------------------------------------


def test_a_final_lay_down_is_worth_its_points_and_the_bonuses_that_are_certain() -> None:
    """Ana laid RATS. NOTE has as many letters and as many words, so it is worth its cards alone;
    TENTH is a letter longer, which gives 10 points and leaves the O for the discard."""
    table = final("R A T S", "T O E TH", "N", rule_set="published")
    position = Position(table.view(BEN))
    note = position.ended(table.laying_down(BEN, "N O T E", discard="TH"))
    tenth = position.ended(table.laying_down(BEN, "T E N TH", discard="O"))
    assert note.points == pytest.approx(5 + 2 + 3 + 2)
    assert tenth.points == pytest.approx(3 + 2 + 5 + 9 + 10)
    assert tenth.chance is not None
    assert note.chance is not None
    assert tenth.chance > note.chance


def test_cards_left_over_count_against_a_lay_down() -> None:
    table = final("R A T S", "T O V E", "E", below_zero=True)
    position = Position(table.view(BEN))
    toe = position.ended(table.laying_down(BEN, "T O E", discard="V"))
    # An E is left over; Ana's RATS is longer, so she has the bonus for it.
    assert toe.points == pytest.approx(6 + 8 + 12 - 12 - 10)
    assert any("Left over: E" in fact for fact in toe.facts)


def test_a_discard_that_helps_the_next_player_is_worth_less() -> None:
    """Both leave nothing over. The E that goes to Ben is the difference."""
    table = playing("E E L", "V")
    position = Position(table.view(ANA))
    with_lee = position.ended(table.going_out(ANA, "L E E", discard="V"))
    with_eve = position.ended(table.going_out(ANA, "E V E", discard="L"))
    assert with_lee.points - with_eve.points == pytest.approx(4 - 2 + 0.9 - 0.3, abs=0.01)


def test_a_hand_below_zero_counts_nothing_where_the_rules_say_so() -> None:
    below = final("R A T S", "Z V K N", "C", below_zero=True)
    lifted = final("R A T S", "Z V K N", "C", below_zero=False)
    found = [
        Position(table.view(BEN)).ended(table.discarding(BEN, "N")).points
        for table in (below, lifted)
    ]
    # Z, V, K and C are left over; Ana has both bonuses either way.
    assert found == pytest.approx([-8 - 20, 0 - 20])


# Words that the list lacks ----------------------------------------------------------------------


def test_going_out_with_a_word_that_the_list_lacks_is_valued_as_challenged() -> None:
    table = playing("E V K", "C")
    position = Position(table.view(ANA))
    waiting = position.ended(table.discarding(ANA, "C"))
    bluff = position.ended(table.going_out(ANA, "K E V", discard="C"))
    # The whole lay-down is void: its points are lost, and the hand goes on.
    assert bluff.points == pytest.approx(waiting.points - (2 + 12 + 2))
    assert bluff.facts[0] == "KEV is not in the word list, and anybody can challenge that."


def test_where_people_vote_every_word_counts() -> None:
    table = playing("E V K", "C", judging="vote")
    position = Position(table.view(ANA))
    bluff = position.ended(table.going_out(ANA, "K E V", discard="C"))
    assert bluff.points > 2 + 12 + 2 - 5
    assert "not in the word list" not in " ".join(bluff.facts)


@pytest.mark.parametrize(
    ("options", "points"),
    [
        # Void: a penalty of 16 points, and all cards but the discard are left over.
        ({}, -16 - 16 - 20),
        ({"void_final_turn": "leftovers"}, -16 - 20),
        # The word is struck and costs its points once more; Ana has both bonuses.
        ({"rejected": "word-only"}, -16 - 20),
    ],
)
def test_a_final_lay_down_that_the_list_lacks(options: dict[str, Any], points: float) -> None:
    table = final("C A T", "E V K", "J", **options)
    position = Position(table.view(BEN))
    bluff = position.ended(table.laying_down(BEN, "K E V", discard="J"))
    assert bluff.points == pytest.approx(points)


def test_one_word_that_falls_takes_the_others_along() -> None:
    table = final("R A T S", "T O K V", "J")
    position = Position(table.view(BEN))
    bluff = position.ended(table.laying_down(BEN, "T O", "K V", discard="J"))
    # All 18 points are lost as a penalty and once more as leftovers, and Ana has both bonuses.
    assert bluff.points == pytest.approx(-18 - 18 - 20)
    struck = final("R A T S", "T O K V", "J", rejected="word-only")
    one = Position(struck.view(BEN)).ended(struck.laying_down(BEN, "T O", "K V", discard="J"))
    # TO stands beside RATS: one word each, and RATS is longer.
    assert one.points == pytest.approx(14 - 4 - 10)
