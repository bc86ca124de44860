"""Points, bonuses, the score sheet and who wins (QD-S1 to QD-S7)."""

from typing import Any

import msgspec
import pytest

from parlour.rules import PUBLIC
from parlour.rules.quiddler import events
from tests.rules.quiddler.table import Table

# QD-S1


def test_QD_S1_words_score_and_leftovers_count_against() -> None:
    table = Table.dealt("C A T", "S E V", stock="X B", top="D")
    table.go_out(0, "C A T", discard="X")
    table.all_pass()
    table.lay_down(1, "S E", discard="V")
    table.all_pass()
    ana, ben = table.lines()
    assert (ana.word_points, ana.leftover_points) == (2 + 10 + 6, 0)
    # S 4, E 12; B 2 is left.
    assert (ben.word_points, ben.leftover_points, ben.leftovers) == (16, 2, ("B",))
    assert ben.points == 16 - 2


def test_QD_S1_the_final_discard_costs_nothing() -> None:
    table = Table.dealt("C A T", "B V F", stock="X E")
    table.go_out(0, "C A T", discard="X")
    table.all_pass()
    table.draw(1)
    table.discard(1, "E")
    # The E would have cost 12.
    assert table.lines()[1].points == -(2 + 2 + 2)


# QD-S2


def lost_hand(**options: Any) -> Table:
    """Seat 1 is left with B, V and F, 25 points of the published table."""
    table = Table.dealt("C A T", "B V F", stock="X E", points="published", **options)
    table.go_out(0, "C A T", discard="X")
    table.all_pass()
    table.draw(1)
    table.discard(1, "E")
    return table


def test_QD_S2_manual_a_hand_may_be_negative() -> None:
    line = lost_hand().lines()[1]
    assert (line.points, line.lifted) == (-25, 0)


def test_QD_S2_published_a_hand_never_scores_below_zero() -> None:
    line = lost_hand(below_zero=False).lines()[1]
    assert (line.points, line.lifted, line.leftover_points) == (0, 25, 25)


def test_QD_S2_published_bonuses_come_on_top_of_the_floor() -> None:
    table = Table.dealt("X V Z", "S B F", stock="W O", points="published", below_zero=False)
    table.go_out(0, "X V Z", discard="W")
    table.all_pass()
    table.lay_down(1, "S O", discard="B")
    table.all_pass()
    # S 3 and O 2, F 6 left: one below zero. One word each; Ana's is longer.
    ana, ben = table.lines()
    assert (ben.word_points, ben.leftover_points, ben.lifted, ben.points) == (5, 6, 1, 0)
    assert (ana.longest_word, ana.most_words) == (10, 0)
    lost = Table.dealt(
        "X V Z", "S B F", stock="W O", points="published", below_zero=False, rejected="word-only"
    )
    lost.go_out(0, "X V Z", discard="W")
    lost.challenge(1)
    lost.lay_down(1, "S O", discard="B")
    lost.all_pass()
    assert lost.lines()[1].points == 0 + 10 + 10


def test_QD_S2_published_challenge_deductions_are_inside_the_floor() -> None:
    table = Table.dealt(
        "C A T", "B V F", stock="X J", rule_set="published", two_player_bonus="both"
    )
    table.go_out(0, "C A T", discard="X")
    table.challenge(1)
    table.idle(1)
    ben = table.lines()[1]
    # Leftovers cost 25 points and the failed challenge 13, but the hand scores at least 0.
    assert (ben.leftover_points, ben.challenges) == (25, -13)
    assert (ben.lifted, ben.points) == (38, 0)


# QD-S3


def scored(*hands: tuple[str, tuple[str, ...]], **options: Any) -> Table:
    """A hand in which each seat lays down these words; seat 0 has all its cards in them."""
    table = Table.dealt(*(cards for cards, _ in hands), stock="K K V V", top="N", **options)
    table.go_out(0, *hands[0][1], discard="K")
    table.all_pass()
    for seat, (_, words) in enumerate(hands[1:], 1):
        drawn = table.state.faces[table.state.stock[0]]
        table.lay_down(seat, *words, discard=drawn)
        table.all_pass()
    return table


def test_QD_S3_ten_points_to_the_one_with_strictly_most_words() -> None:
    table = scored(("A T O N", ("A T", "O N")), ("S E A B", ("S E A",)), ("D O G F", ("D O G",)))
    assert [line.most_words for line in table.lines()] == [10, 0, 0]


def test_QD_S3_nobody_gets_the_bonus_in_a_tie() -> None:
    table = scored(
        ("A T O N", ("A T", "O N")), ("S O A H", ("S O", "A H")), ("D O G F", ("D O G",))
    )
    assert [line.most_words for line in table.lines()] == [0, 0, 0]


def test_QD_S3_more_words_than_each_other_not_than_all_together() -> None:
    table = scored(("A T O N", ("A T", "O N")), ("S E A B", ("S E A",)), ("D O G F", ("D O G",)))
    assert sum(len(line.words) for line in table.lines()[1:]) == 2
    assert table.lines()[0].most_words == 10


# QD-S4


def test_QD_S4_ten_points_to_the_one_with_strictly_the_longest_word() -> None:
    table = scored(("A T O N", ("A T", "O N")), ("S E A B", ("B E A",)), ("D O G F", ("D O",)))
    assert [line.longest_word for line in table.lines()] == [0, 10, 0]


def test_QD_S4_letters_count_not_cards() -> None:
    # TH E is two cards, three letters; SO is two cards, two letters.
    table = scored(("A T O N", ("A T", "O N")), ("TH E B B", ("TH E",)), ("S O F F", ("S O",)))
    assert [line.longest_word for line in table.lines()] == [0, 10, 0]


def test_QD_S4_nobody_gets_the_bonus_in_a_tie() -> None:
    table = scored(("S E A T", ("S E A T",)), ("G O E S", ("G O E S",)), ("D O F F", ("D O",)))
    assert [line.longest_word for line in table.lines()] == [0, 0, 0]


def test_QD_S4_two_equally_long_words_of_one_player_are_not_a_tie() -> None:
    table = scored(
        ("S E A T A L", ("S E A", "A L T")), ("G O F F H H", ("G O",)), ("D O B B J J", ("D O",))
    )
    assert [line.longest_word for line in table.lines()] == [10, 0, 0]


# QD-S5


def test_QD_S5_both_bonuses_can_go_to_one_player() -> None:
    table = scored(
        ("S E A O N", ("S E A", "O N")), ("G O F F H", ("G O",)), ("D O B B J", ("D O",))
    )
    ana = table.lines()[0]
    assert (ana.most_words, ana.longest_word) == (10, 10)
    assert ana.points == ana.word_points + 20


TWO = (("S E A O N", ("S E A", "O N")), ("G O F F H", ("G O",)))


def test_QD_S5_manual_two_players_play_for_both() -> None:
    ana = scored(*TWO).lines()[0]
    assert (ana.most_words, ana.longest_word) == (10, 10)


@pytest.mark.parametrize(
    ("bonus", "points"), [("longest-word", (0, 10)), ("most-words", (10, 0)), ("both", (10, 10))]
)
def test_QD_S5_published_two_players_play_for_the_one_they_agreed_on(
    bonus: str, points: tuple[int, int]
) -> None:
    ana = scored(*TWO, two_player_bonus=bonus).lines()[0]
    assert (ana.most_words, ana.longest_word) == points


def test_QD_S5_published_three_players_play_for_both() -> None:
    table = scored(*TWO, ("D O B B J", ("D O",)), two_player_bonus="longest-word")
    assert (table.lines()[0].most_words, table.lines()[0].longest_word) == (10, 10)


# QD-S6


def ended(second: str) -> Table:
    """A game of one hand: Ana lays down SEA and Ben three cards of his own."""
    table = Table.dealt("S E A", second, stock="V W", hands=1)
    table.go_out(0, "S E A", discard="V")
    table.all_pass()
    table.lay_down(1, second, discard="W")
    table.all_pass()
    assert table.phase == "over"
    return table


def test_QD_S6_the_highest_total_wins_after_the_last_hand() -> None:
    table = ended("E A R")
    assert table.points() == (26, 28)
    assert table.view(0).winners == (1,)
    assert table.story[-1] == events.Ended(totals=(26, 28), winners=(1,))


def test_QD_S6_equal_totals_share_the_win() -> None:
    table = ended("A S E")
    assert table.points() == (26, 26)
    assert table.view(0).winners == (0, 1)


def test_QD_S6_the_total_of_all_hands_decides() -> None:
    table = Table.by_chance(3, hands=3)
    while True:
        table.finish_hand()
        if table.phase == "over":
            break
        assert table.view(PUBLIC).winners == ()
        table.next_hand()
    sheet = table.view(PUBLIC).sheet
    totals = [sum(hand.scores[seat].points for hand in sheet) for seat in table.seats]
    assert [player.total for player in table.view(0).players] == totals
    best = max(totals)
    winners = tuple(seat for seat in table.seats if totals[seat] == best)
    assert table.view(PUBLIC).winners == winners
    assert table.view(PUBLIC).waiting_for == ()


# QD-S7


def test_QD_S7_the_sheet_shows_every_hand_of_every_player() -> None:
    table = after_two_hands()
    for viewer in (0, 1, 2, PUBLIC):
        sheet = table.view(viewer).sheet
        assert [(hand.hand, hand.size) for hand in sheet] == [(1, 3), (2, 4)]
        assert all(len(hand.scores) == 3 for hand in sheet)


def after_two_hands() -> Table:
    table = Table.by_chance(3)
    table.finish_hand()
    table.next_hand()
    table.finish_hand()
    return table


def test_QD_S7_each_line_has_words_leftovers_bonuses_challenges_and_sum() -> None:
    table = Table.dealt("C A T", "X O D", "B F H", stock="V N")
    table.go_out(0, "C A T", discard="V")
    table.all_pass()
    table.lay_down(1, "X O", discard="D")
    table.idle(2)
    table.challenge(2)
    (hand,) = table.view(PUBLIC).sheet
    ana, ben, cem = msgspec.json.decode(msgspec.json.encode(hand.scores))
    assert ana == {
        "words": [{"word": "CAT", "points": 18, "standing": "standing", "faces": ["C", "A", "T"]}],
        "leftovers": [],
        "parts": {"in words": 18, "most words": 10, "longest word": 10},
        "bonuses": 20,
        "points": 38,
        "total": 38,
        "ribbons": {"longest word": 10, "most words": 10},
        "place": 1,
        "moved": "",
    }
    assert (ben["leftovers"], ben["points"]) == (["N", "O", "X"], -26)
    assert ben["parts"] == {"in words": 0, "left over": -16, "challenges": -10}
    assert (cem["parts"]["challenges"], cem["points"]) == (10, 4)
    assert [ruling.word for ruling in hand.rulings] == ["XO"]


def test_QD_S7_each_line_has_a_running_total_and_adds_up() -> None:
    table = after_two_hands()
    first, second = table.view(0).sheet
    for seat in table.seats:
        assert first.scores[seat].total == first.scores[seat].points
        assert second.scores[seat].total == first.scores[seat].total + second.scores[seat].points
        for hand in (first, second):
            line = hand.scores[seat]
            assert line.points == sum(line.parts.values())


@pytest.mark.parametrize("watching", [False, True])
def test_QD_S7_every_view_shows_the_new_totals_at_once(*, watching: bool) -> None:
    """Also for a watcher, whose view of the hands does not change."""
    table = Table.by_chance(3, watchers_see_letters=watching)
    table.finish_hand()
    for viewer in (*table.seats, PUBLIC):
        totals = [player.total for player in table.view(viewer).players]
        assert totals == list(table.points())
        assert any(totals)
