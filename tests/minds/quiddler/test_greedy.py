"""The greedy bot plays whole games from its view, greedily."""

from typing import Any

import pytest

from parlour.minds.quiddler.greedy import Greedy
from parlour.rules import PUBLIC, Act, Refusal, Seat
from parlour.rules.quiddler import QUIDDLER, acts
from tests.rules.quiddler.table import Table

GREEDY = Greedy()


def act(table: Table, seat: Seat) -> Act:
    """The act of the bot at this seat, which the rules must accept."""
    chosen = GREEDY.choose(table.view(seat))
    assert chosen is not None
    assert not isinstance(QUIDDLER.decide(table.state, seat, chosen, table.rng), Refusal)
    return chosen


def play_on(table: Table) -> None:
    """Play greedily at every seat until the game is over."""
    for _ in range(3000):
        if table.phase == "over":
            return
        seat = table.view(PUBLIC).waiting_for[0]
        table.do(seat, act(table, seat))
    pytest.fail("this game does not end")


# Whole games


@pytest.mark.parametrize("seats", [2, 3, 8])
@pytest.mark.parametrize("rule_set", ["manual", "published"])
@pytest.mark.parametrize("judging", ["challenge", "vote", "checked"])
def test_greedy_bots_play_a_game_to_its_end(seats: int, rule_set: str, judging: str) -> None:
    table = Table.by_chance(seats, rule_set=rule_set, judging=judging)
    play_on(table)
    assert len(table.state.sheet) == 8
    lines = [line for hand in table.state.sheet for line in hand.scores]
    assert {word.standing for line in lines for word in line.words} == {"standing"}


@pytest.mark.parametrize(
    "options",
    [
        {"must_lay_down": True, "judging": "checked"},
        {"out_on_first_turn": False},
        {"out_on_first_turn": False, "judging": "checked"},
        {"hands": 4, "course": "up-and-down"},
        {"lexicon": "parlour"},
        {"final_words": "in-turn", "challenges": "one-each", "void_final_turn": "leftovers"},
    ],
)
def test_greedy_bots_play_with_other_options(options: dict[str, Any]) -> None:
    play_on(Table.by_chance(3, seed=2, **options))


def test_the_same_view_always_gets_the_same_answer() -> None:
    view = Table.by_chance(3).view(PUBLIC)
    assert view.at is not None
    seen = Table.by_chance(3).view(view.at)
    assert Greedy().choose(seen) == Greedy().choose(seen)


def test_it_does_nothing_out_of_turn_or_without_a_seat() -> None:
    table = Table.dealt("C A T", "D O G")
    assert GREEDY.choose(table.view(1)) is None
    assert GREEDY.choose(table.view(PUBLIC)) is None
    table.draw(0)
    assert GREEDY.choose(table.view(1)) is None


# A turn


def test_it_takes_a_discard_that_helps_and_leaves_one_that_does_not() -> None:
    assert isinstance(act(Table.dealt("D V G", "C A T", top="O"), 0), acts.DrawDiscard)
    assert isinstance(act(Table.dealt("D V G", "C A T", top="X"), 0), acts.DrawStock)
    assert isinstance(act(Table.dealt("D O G", "C A T", top="X"), 0), acts.DrawStock)


def test_QD_H6_it_takes_the_discard_when_there_is_no_stock() -> None:
    table = Table.dealt("D V G", "C A T", top="X", whole=False)
    assert isinstance(act(table, 0), acts.DrawDiscard)


def test_it_goes_out_when_it_can() -> None:
    table = Table.dealt("D O G", "C A T", stock="V")
    table.draw(0)
    assert act(table, 0) == table.going_out(0, "D O G", discard="V")


def test_it_discards_the_dearest_card_outside_words_when_it_cannot_go_out() -> None:
    """COG is best here; of D and V, which stay outside, V costs more."""
    table = Table.dealt("D O V G", "K A T S", stock="C", rule_set="published")
    table.draw(0)
    assert act(table, 0) == table.discarding(0, "V")


def test_QD_H7_it_does_not_go_out_on_the_first_turn_where_that_is_barred() -> None:
    table = Table.dealt("D O G", "C A T", stock="V", out_on_first_turn=False)
    table.draw(0)
    assert act(table, 0) == table.discarding(0, "V")


def test_QD_W3_where_words_are_checked_it_arranges_them_first() -> None:
    table = Table.dealt("D O G", "C A T", stock="V", judging="checked")
    table.draw(0)
    assert act(table, 0) == table.arranging(0, "D O G")
    table.arrange(0, "D O G")
    assert act(table, 0) == table.going_out(0, "D O G", discard="V")


def test_in_a_final_turn_it_lays_down_what_scores_most() -> None:
    table = Table.dealt("C A T", "D O G", stock="X V")
    table.go_out(0, "C A T", discard="X")
    table.all_pass()
    table.draw(1)
    assert act(table, 1) == table.laying_down(1, "D O G", discard="V")


def test_in_a_final_turn_without_words_it_discards() -> None:
    table = Table.dealt("C A T", "V X W", stock="Z W")
    table.go_out(0, "C A T", discard="Z")
    table.all_pass()
    table.draw(1)
    assert isinstance(act(table, 1), acts.Discard)


def laid_last(table: Table, seat: Seat) -> list[str]:
    """The words that the bot lays down in a final turn, with a bonus in reach."""
    table.draw(seat)
    chosen = act(table, seat)
    assert isinstance(chosen, acts.LayDown)
    faces = {card.number: card.face for card in table.mine(seat).cards}
    return ["".join(faces[number] for number in word) for word in chosen.words]


@pytest.mark.parametrize(("bonus", "words"), [("both", 2), ("most-words", 2), ("longest-word", 1)])
def test_QD_S3_in_a_final_turn_it_plays_for_most_words(bonus: str, words: int) -> None:
    """The hand spells IDEA, which only ties with TIDE, or two shorter words, which win a bonus."""
    table = Table.dealt("T I D E", "I D E A", stock="X V", two_player_bonus=bonus)
    table.go_out(0, "T I D E", discard="X")
    table.all_pass()
    assert len(laid_last(table, 1)) == words


@pytest.mark.parametrize(
    ("bonus", "words"),
    [("both", ["MINO"]), ("longest-word", ["MINO"]), ("most-words", ["IN", "NO"])],
)
def test_QD_S4_in_a_final_turn_it_plays_for_the_longest_word(bonus: str, words: list[str]) -> None:
    """IN and NO score four points more than MINO, which is longer than THE."""
    table = Table.dealt(
        "TH E G O", "M I N N", stock="X O", lexicon="parlour", two_player_bonus=bonus
    )
    table.go_out(0, "TH E", "G O", discard="X")
    table.all_pass()
    assert laid_last(table, 1) == words


def test_QD_X3_words_of_a_void_lay_down_need_not_be_beaten() -> None:
    options: dict[str, Any] = {"final_words": "in-turn", "lexicon": "parlour"}
    table = Table.dealt("TH E G O", "K F QU CL", "M I N N", stock="X Z O", **options)
    table.go_out(0, "TH E", "G O", discard="X")
    table.all_pass()
    table.lay_down(1, "K F", "QU CL", discard="Z")
    table.challenge(2)
    assert laid_last(table, 2) == ["MINO"]


def test_QD_X4_a_rejected_word_need_not_be_beaten() -> None:
    options: dict[str, Any] = {"rejected": "word-only", "two_player_bonus": "most-words"}
    table = Table.dealt("A T F B", "I D E A", stock="X V", **options)
    table.go_out(0, "A T", "F B", discard="X")
    table.challenge(1, word=1)
    table.all_pass()
    assert len(laid_last(table, 1)) == 2


def test_it_plays_a_final_turn_after_every_word_was_rejected() -> None:
    table = Table.dealt("V C T", "D O G", stock="X A", rule_set="published")
    table.go_out(0, "V C T", discard="X")
    table.challenge(1)
    table.draw(1)
    assert isinstance(act(table, 1), acts.LayDown)


# Other people's words


@pytest.mark.parametrize("judging", ["challenge", "vote"])
def test_it_challenges_invalid_words_and_accepts_valid_ones(judging: str) -> None:
    table = Table.dealt("A T V C T", "D O G E S", stock="X", judging=judging)
    table.go_out(0, "A T", "V C T", discard="X")
    assert act(table, 1) == table.challenging(1)
    table = Table.dealt("C A T", "D O G", stock="X", judging=judging)
    table.go_out(0, "C A T", discard="X")
    assert act(table, 1) == table.passing()


def test_QD_X2_it_defends_its_word_and_votes_for_words_it_knows() -> None:
    table = Table.dealt("C A T", "D O G", "S U N", stock="X", judging="vote")
    table.go_out(0, "C A T", discard="X")
    table.challenge(1)
    assert GREEDY.choose(table.view(2)) is None
    table.do(0, act(table, 0))
    assert [act(table, seat) for seat in range(3)] == [table.voting(up=True)] * 3
    table = Table.dealt("V C T", "D O G", "S U N", stock="X", judging="vote")
    table.go_out(0, "V C T", discard="X")
    table.challenge(1)
    table.do(0, act(table, 0))
    assert [act(table, seat) for seat in range(3)] == [table.voting(up=False)] * 3


def test_it_says_ready_for_the_next_hand_at_once_and_only_once() -> None:
    table = Table.dealt("C A T", "D O G")
    table.finish_hand()
    table.do(0, act(table, 0))
    assert GREEDY.choose(table.view(0)) is None
    assert act(table, 1) == acts.NextHand(hand=1)
