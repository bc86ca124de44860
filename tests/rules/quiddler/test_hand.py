"""A hand: deal, turns, going out, final turns, the stock (QD-H1 to QD-H7)."""

from collections import Counter
from typing import Any

import pytest

from parlour.rules import HOUSE, PUBLIC, Person, Refusal, gather
from parlour.rules.manners import Leave, Substitute
from parlour.rules.quiddler import QUIDDLER, Deal, Options, acts, events
from parlour.rules.quiddler.choices import CanArrange, CanDiscard
from parlour.words import Lexicon
from tests.rules.quiddler.table import NAMES, Table, begin


def begun(seats: int, options: Options) -> object:
    company = gather([f"Player {seat}" for seat in range(seats)])
    return QUIDDLER.begin(options, company, Lexicon.open("parlour"))


# QD-H1


@pytest.mark.parametrize("seats", [1, 9])
def test_QD_H1_fewer_than_two_or_more_than_eight_cannot_play(seats: int) -> None:
    refusal = begun(seats, Options())
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == ("seats", "QD-H1")


@pytest.mark.parametrize("seats", range(2, 9))
def test_QD_H1_two_to_eight_can_play(seats: int) -> None:
    assert seats in QUIDDLER.seats
    table = Table.by_chance(seats)
    assert [player.cards for player in table.view(PUBLIC).players] == [3] * seats


def test_QD_H1_bots_count_as_players() -> None:
    company = gather([Person("Ana"), *(Person(f"Bot {n}", "greedy") for n in range(8))])
    refusal = QUIDDLER.begin(Options(), company, Lexicon.open("parlour"))
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "QD-H1"
    alone = gather([Person("Ana"), Person("Bot", "greedy")])
    assert not isinstance(QUIDDLER.begin(Options(), alone, Lexicon.open("parlour")), Refusal)


def test_QD_H1_a_game_has_eight_hands_of_three_to_ten_cards() -> None:
    table = Table.by_chance(2)
    sizes = []
    while True:
        sizes.append([player.cards for player in table.view(PUBLIC).players])
        table.finish_hand()
        if table.phase == "over":
            break
        table.next_hand()
    assert sizes == [[size, size] for size in (3, 4, 5, 6, 7, 8, 9, 10)]
    assert table.view(PUBLIC).sizes == (3, 4, 5, 6, 7, 8, 9, 10)


@pytest.mark.parametrize(
    ("changes", "sizes"),
    [
        ({"hands": 5}, (3, 4, 5, 6, 7)),
        ({"hands": 1}, (3,)),
        ({"course": "up-and-down"}, (3, 4, 5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3)),
        ({"course": "up-and-down", "hands": 2}, (3, 4, 3)),
        ({"course": "up-and-down", "hands": 1}, (3,)),
    ],
)
def test_QD_H1_a_table_can_play_fewer_hands_or_up_and_down(
    changes: dict[str, Any], sizes: tuple[int, ...]
) -> None:
    table = Table.by_chance(2, **changes)
    played = []
    while True:
        played.append(table.view(PUBLIC).players[0].cards)
        table.finish_hand()
        if table.phase == "over":
            break
        table.next_hand()
    assert tuple(played) == sizes


@pytest.mark.parametrize("hands", [0, 9, -1])
def test_QD_H1_a_game_has_one_to_eight_sizes_of_hand(hands: int) -> None:
    refusal = begun(2, Options(hands=hands))
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == ("hands", "QD-H1")


# QD-H2


def test_QD_H2_the_deck_is_shuffled_for_every_hand() -> None:
    table = Table.by_chance(3)
    first = table.state.faces
    table.finish_hand()
    table.next_hand()
    assert table.state.faces != first
    assert Counter(table.state.faces) == Counter(first)
    assert table.happened(events.Dealt) == 2


def test_QD_H2_the_shuffle_is_random() -> None:
    orders = {Table.by_chance(2, seed).state.faces for seed in range(20)}
    assert len(orders) == 20


def test_QD_H2_the_top_card_of_the_stock_starts_the_discard_pile() -> None:
    table = Table.dealt("A B C", "D E F", top="X", stock="Y Z")
    view = table.view(PUBLIC)
    assert view.top is not None
    assert (view.top.face, view.discards) == ("X", 1)
    assert view.stock == 118 - 6 - 1
    table.draw(0)
    assert table.hand(0) == "A B C Y"


def test_QD_H2_the_player_left_of_the_dealer_begins_and_play_goes_clockwise() -> None:
    table = Table.dealt("A B C", "D E F", "G H I", dealer=0)
    assert table.view(PUBLIC).dealer == 0
    for seat in (1, 2, 0, 1):
        assert table.at == seat
        table.idle(seat)


def test_QD_H2_the_deal_passes_left() -> None:
    table = Table.by_chance(3)
    first = table.view(PUBLIC).dealer
    assert first is not None
    for hand in range(1, 4):
        table.finish_hand()
        table.next_hand()
        assert table.view(PUBLIC).dealer == (first + hand) % 3
        assert table.at == (first + hand + 1) % 3


def test_QD_H2_the_first_dealer_is_drawn_at_random() -> None:
    dealers = {Table.by_chance(4, seed).view(PUBLIC).dealer for seed in range(40)}
    assert dealers == {0, 1, 2, 3}


def test_QD_H2_the_next_hand_waits_until_everybody_is_ready() -> None:
    table = Table.by_chance(3)
    table.finish_hand()
    assert table.view(0).waiting_for == (0, 1, 2)
    table.do(2, acts.NextHand(hand=1))
    assert table.why_not(2, acts.NextHand(hand=1)) == ("said-already", "")
    assert table.view(0).waiting_for == (0, 1)
    assert [player.ready for player in table.view(0).players] == [False, False, True]
    table.do(0, acts.NextHand(hand=1))
    assert table.phase == "scored"
    assert table.why_not(1, acts.NextHand(hand=2)) == ("hand-over", "")
    table.do(1, acts.NextHand(hand=1))
    assert (table.phase, table.state.hand) == ("draw", 2)


def test_QD_H2_only_the_house_deals_and_only_once() -> None:
    table = Table(begin(2))
    assert table.why_not(0, Deal()) == ("house-only", "")
    table.do(HOUSE, Deal())
    assert table.why_not(HOUSE, Deal()) == ("dealt-already", "")


# QD-H3


def test_QD_H3_a_card_is_drawn_from_the_stock_or_from_the_discards() -> None:
    table = Table.dealt("A B C", "D E F", top="X", stock="Y")
    table.draw(0)
    assert table.hand(0) == "A B C Y"
    table.discard(0, "Y")
    table.draw(1, "discards")
    assert table.hand(1) == "D E F Y"
    assert table.top == "X"


@pytest.mark.parametrize("pile", ["stock", "discards"])
def test_QD_H3_one_card_is_drawn(pile: str) -> None:
    table = Table.dealt("A B C", "D E F")
    table.draw(0, "stock" if pile == "stock" else "discards")
    assert table.why_not(0, table.drawing("stock")) == ("drawn-already", "QD-H3")
    assert table.why_not(0, table.drawing("discards")) == ("drawn-already", "QD-H3")
    assert len(table.mine(0).cards) == 4


def test_QD_H3_nothing_is_discarded_or_laid_down_before_a_card_is_drawn() -> None:
    table = Table.dealt("C A T", "D E F")
    assert table.why_not(0, table.discarding(0, "C")) == ("draw-first", "QD-H3")
    assert table.why_not(0, table.going_out(0, "C A", discard="T")) == ("draw-first", "QD-H3")


def test_QD_H3_cards_can_be_arranged_freely_and_in_private() -> None:
    table = Table.dealt("C A T", "D E F")
    before = table.seen_by_others(0)
    for rows in (["C A T"], ["T A", "C"], ["C"], []):
        table.arrange(0, *rows)
        words = [row.word for row in table.mine(0).arrangement.rows]
        assert words == [row.replace(" ", "") for row in rows]
        assert table.seen_by_others(0) == before


def test_QD_H3_cards_can_be_arranged_while_others_play_and_a_lay_down_is_open() -> None:
    table = Table.dealt("C A T", "D O G", stock="X Y")
    table.arrange(1, "D O G")
    table.go_out(0, "C A T", discard="X")
    assert table.phase == "challenge"
    table.arrange(1, "G O D")
    assert [row.word for row in table.mine(1).arrangement.rows] == ["GOD"]


def test_QD_H3_an_arrangement_uses_each_held_card_at_most_once() -> None:
    table = Table.dealt("C A T", "D E F")
    assert table.why_not(0, acts.Arrange(hand=1, rows=((1, 9),))) == ("not-held", "QD-W4")
    assert table.why_not(0, acts.Arrange(hand=1, rows=((1, 2), (2,)))) == ("card-twice", "QD-W4")
    assert table.why_not(0, acts.Arrange(hand=1, rows=((1, 2), ()))) == ("malformed", "")
    assert table.why_not(0, acts.Arrange(hand=2, rows=((1, 2),))) == ("hand-over", "")
    assert isinstance(table.choice(0, acts.Arrange), CanArrange)


def test_QD_H3_a_discarded_card_leaves_the_arrangement() -> None:
    table = Table.dealt("C A T", "D E F", stock="S")
    table.draw(0)
    table.arrange(0, "C A T", "S")
    table.discard(0, "A")
    assert [row.word for row in table.mine(0).arrangement.rows] == ["CT", "S"]


def test_QD_H3_a_turn_ends_with_one_discard() -> None:
    table = Table.dealt("A B C", "D E F", stock="S")
    table.draw(0)
    assert table.at == 0
    table.discard(0, "B")
    assert table.hand(0) == "A C S"
    assert table.top == "B"
    assert table.at == 1
    assert table.why_not(0, acts.Discard(hand=1, turn=2, card=1)) == ("not-your-turn", "QD-H3")


def test_QD_H3_going_out_discards_one_card_as_well() -> None:
    table = Table.dealt("C A T", "D E F", stock="S")
    table.go_out(0, "C A T", discard="S")
    assert table.top == "S"
    assert table.hand(0) == ""


@pytest.mark.parametrize("seat", [1, 2])
def test_QD_H3_only_the_player_in_turn_draws_and_discards(seat: int) -> None:
    table = Table.dealt("A B C", "D E F", "G H I")
    assert table.why_not(seat, table.drawing()) == ("not-your-turn", "QD-H3")
    assert table.refused(seat, table.drawing()).kind == "not-yours"
    table.draw(0)
    assert table.why_not(seat, acts.Discard(hand=1, turn=1, card=1)) == (
        "not-your-turn",
        "QD-H3",
    )


def test_QD_H3_an_act_for_another_turn_or_hand_is_stale() -> None:
    table = Table.dealt("A B C", "D E F")
    table.idle(0, 1)
    assert table.why_not(0, acts.DrawStock(hand=1, turn=1)) == ("turn-over", "")
    assert table.refused(0, acts.DrawStock(hand=1, turn=1)).kind == "stale"
    assert table.why_not(0, acts.DrawStock(hand=2, turn=3)) == ("hand-over", "")
    table.draw(0)
    assert table.why_not(0, acts.Discard(hand=1, turn=1, card=1)) == ("turn-over", "")


def test_QD_H3_only_a_held_card_can_be_discarded() -> None:
    table = Table.dealt("A B C", "D E F")
    table.draw(0)
    assert table.why_not(0, acts.Discard(hand=1, turn=1, card=5)) == ("not-held", "QD-W4")
    choice = table.choice(0, acts.Discard)
    assert isinstance(choice, CanDiscard)
    assert list(choice.cards) == [1, 2, 3, 4]


# QD-H4


def test_QD_H4_every_card_but_one_is_in_words_and_the_last_is_discarded() -> None:
    table = Table.dealt("C A T D O", "B B F F H", stock="G X")
    table.go_out(0, "C A T", "D O", discard="G")
    words = [word.word for word in table.view(1).lay_downs[0].words]
    assert words == ["CAT", "DO"]
    assert table.view(1).lay_downs[0].out
    table.all_pass()
    assert table.view(1).out == 0
    assert table.view(1).players[0].out


def test_QD_H4_a_card_left_over_forbids_going_out() -> None:
    table = Table.dealt("C A T D", "B B F F", stock="G")
    table.draw(0)
    assert table.why_not(0, table.going_out(0, "C A T", discard="D")) == ("left-over", "QD-H4")
    assert "G" in table.refused(0, table.going_out(0, "C A T", discard="D")).sentence


def test_QD_H4_a_word_has_at_least_two_cards() -> None:
    table = Table.dealt("C A T A", "B B F F", stock="G")
    table.draw(0)
    act = table.going_out(0, "C A T", "A", discard="G")
    assert table.why_not(0, act) == ("short-word", "QD-W4")


def test_QD_H4_going_out_lays_down_words() -> None:
    table = Table.dealt("C A T", "B D F", stock="G")
    table.draw(0)
    assert table.why_not(0, table.going_out(0, discard="G")) == ("malformed", "")


def test_QD_H4_words_are_never_laid_down_before_somebody_goes_out() -> None:
    table = Table.dealt("C A T D O", "B D F F H", stock="G")
    table.draw(0)
    assert table.why_not(0, table.laying_down(0, "C A T", discard="G")) == ("nobody-out", "QD-H4")
    assert table.choice(0, acts.LayDown) is None


def test_QD_H4_words_are_never_laid_on_other_players_words() -> None:
    """A word is made of cards in the hand, and cards on the table are in nobody's hand."""
    table = Table.dealt("C A T", "S B D", stock="X O")
    table.go_out(0, "C A T", discard="X")
    table.all_pass()
    table.draw(1)
    own = tuple(card.number for card in table.mine(1).cards)
    beyond = max(own) + 1
    act = acts.LayDown(hand=1, turn=2, words=((beyond, 1),), discard=2)
    assert table.why_not(1, act) == ("not-held", "QD-W4")


def test_QD_H4_only_one_player_is_out_first() -> None:
    table = Table.dealt("C A T", "D O G", stock="X Y")
    table.go_out(0, "C A T", discard="X")
    table.all_pass()
    table.draw(1)
    assert table.why_not(1, table.going_out(1, "D O G", discard="Y")) == ("out-already", "QD-H5")


# QD-H5


def test_QD_H5_each_other_player_has_one_more_full_turn() -> None:
    table = Table.dealt("A B F", "C A T", "D O G", "S E A", stock="X Y Z")
    table.idle(0)
    table.go_out(1, "C A T", discard="Y")
    table.all_pass()
    finals = [player.final for player in table.view(PUBLIC).players]
    assert finals == ["to-come", None, "now", "to-come"]
    for seat in (2, 3, 0):
        assert table.at == seat
        assert table.view(seat).players[seat].final == "now"
        table.idle(seat)
    assert table.phase == "scored"
    assert [player.turns for player in table.view(0).players] == [2, 1, 1, 1]


def test_QD_H5_a_final_turn_draws_lays_down_any_words_and_discards() -> None:
    table = Table.dealt("C A T D O", "S E A G O", stock="G X")
    table.go_out(0, "C A T", "D O", discard="G")
    table.all_pass()
    assert table.why_not(1, table.laying_down(1, "S E", discard="O")) == ("draw-first", "QD-H3")
    table.lay_down(1, "S E A", discard="X")
    assert table.hand(1) == "G O"
    assert table.top == "X"
    table.all_pass()
    assert table.lines()[1].leftovers == ("G", "O")


def test_QD_H5_manual_a_final_turn_may_lay_down_nothing() -> None:
    table = Table.dealt("C A T", "S E A", stock="G X")
    table.go_out(0, "C A T", discard="G")
    table.all_pass()
    table.draw(1)
    table.discard(1, "X")
    assert table.phase == "scored"
    assert table.lines()[1].words == ()


def in_must_lay_down(hand: str, drawn: str, **changes: Any) -> Table:
    """Seat 1 has drawn a card in a final turn, under the option `must_lay_down`."""
    others = {3: "C A T", 4: "C A T S"}[len(hand.split())]
    table = Table.dealt(others, hand, stock=f"X {drawn}", must_lay_down=True, **changes)
    table.go_out(0, others, discard="X")
    table.all_pass()
    table.draw(1)
    return table


def test_QD_H5_published_all_possible_words_must_be_laid_down() -> None:
    table = in_must_lay_down("S E A", "V")
    assert table.why_not(1, table.discarding(1, "V")) == ("must-lay-down", "QD-H5")
    # Discarding a card of the word does not avoid laying it down.
    assert table.why_not(1, table.discarding(1, "E")) == ("must-lay-down", "QD-H5")
    table.lay_down(1, "S E A", discard="V")


def test_QD_H5_published_cards_that_still_make_a_word_cannot_be_kept() -> None:
    table = in_must_lay_down("B E A D", "O")
    refusal = table.refused(1, table.laying_down(1, "B E", discard="A"))
    assert (refusal.code, refusal.rule) == ("must-lay-down", "QD-H5")
    named = refusal.sentence.removeprefix("You can still make ").split(",")[0]
    assert named in Lexicon.open("parlour")
    assert not Counter(named) - Counter("ADO")
    table.lay_down(1, "B E", "D O", discard="A")


def test_QD_H5_published_a_player_without_words_lays_down_nothing() -> None:
    table = in_must_lay_down("B C V", "J")
    table.discard(1, "J")
    assert table.phase == "scored"


def test_QD_H5_published_a_word_that_would_leave_no_discard_cannot_be_laid_down() -> None:
    table = in_must_lay_down("V C K", "J", lexicon=Lexicon.from_words("odd", ["VCKJ", "CATS"]))
    table.discard(1, "J")


def test_QD_H5_published_two_letter_cards_make_words_too() -> None:
    table = in_must_lay_down("ER V J", "R", lexicon=Lexicon.from_words("one", ["CAT", "ERR"]))
    assert table.why_not(1, table.discarding(1, "V")) == ("must-lay-down", "QD-H5")
    table.lay_down(1, "ER R", discard="V")


def test_QD_H5_published_going_out_is_still_a_choice() -> None:
    table = Table.dealt("C A T", "S E A", stock="X", must_lay_down=True)
    table.draw(0)
    table.discard(0, "X")
    assert table.at == 1


def test_QD_H5_published_only_a_bot_that_stands_in_lays_down_for_an_absent_player() -> None:
    table = in_must_lay_down("S E A", "V")
    told = table.do(1, Leave())
    assert [type(event).__name__ for event in told] == ["SeatTaken"]
    assert table.view(0).waiting_for == (1,)
    assert table.view(PUBLIC).lay_downs[-1].seat == 0
    assert table.why_not(1, table.discarding(1, "V")) == ("must-lay-down", "QD-H5")
    table.lay_down(1, "S E A", discard="V")
    assert table.view(PUBLIC).lay_downs[-1].seat == 1


@pytest.mark.parametrize("judging", ["challenge", "checked"])
def test_QD_H4_rows_of_a_single_card_do_not_allow_going_out(judging: str) -> None:
    table = Table.dealt("C A T S", "S E A O", stock="X", judging=judging)
    table.draw(0)
    table.arrange(0, "C A T", "S")
    assert not table.mine(0).arrangement.could_go_out
    if judging == "checked":
        assert table.why_not(0, table.going_out(0, "C A T", "S", discard="X")) == (
            "left-over",
            "QD-H4",
        )
    table.arrange(0, "C A T S")
    assert table.mine(0).arrangement.could_go_out


# QD-H6


def test_QD_H6_the_discards_but_the_top_one_become_the_new_stock() -> None:
    table = Table.dealt("A B C", "D E F", top="X", stock="G H I", whole=False)
    table.idle(0, 1)
    assert (table.view(0).stock, table.view(0).discards) == (1, 3)
    assert table.happened(events.Reshuffled) == 0
    table.idle(0)
    # X, G and H went back; I, the last discard, stays.
    assert table.happened(events.Reshuffled) == 1
    assert (table.view(1).stock, table.view(1).discards, table.top) == (3, 1, "I")
    drawn = []
    for seat in (1, 0, 1):
        table.draw(seat)
        drawn.append(table.hand(seat).split()[-1])
        table.discard(seat, drawn[-1])
    assert sorted(drawn) == ["G", "H", "X"]


def test_QD_H6_the_new_stock_is_shuffled() -> None:
    orders = set()
    for seed in range(30):
        table = Table.dealt("A B C", "D E F", top="X", stock="G H I", whole=False)
        table.rng.seed(seed)
        table.idle(0, 1, 0)
        orders.add(table.state.stock)
    assert len(orders) == 6


def test_QD_H6_if_no_cards_can_be_reshuffled_only_the_discard_can_be_drawn() -> None:
    table = Table.dealt("A B C", "D E F", top="X", whole=False)
    assert table.why_not(0, table.drawing("stock")) == ("stock-empty", "QD-H6")
    assert table.choice(0, acts.DrawStock) is None
    table.draw(0, "discards")
    table.discard(0, "A")
    assert table.why_not(1, table.drawing("stock")) == ("stock-empty", "QD-H6")
    table.draw(1, "discards")
    assert table.hand(1) == "D E F A"


def test_QD_H6_a_hand_of_two_that_never_goes_out_outlasts_two_stocks() -> None:
    table = Table.by_chance(2)
    stocks = []
    while table.happened(events.Reshuffled) < 2:
        seat = table.at
        assert seat is not None
        table.idle(seat)
        stocks.append(table.view(PUBLIC).stock)
        assert table.phase == "draw"
        assert [player.cards for player in table.view(PUBLIC).players] == [3, 3]
    # 118 cards: 6 in hands, 1 on the pile, 111 to draw before each reshuffle.
    assert stocks.count(111) == 2
    assert stocks.index(111) == 110
    assert table.state.turn == 2 * 111 + 1
    table.finish_hand()
    assert table.phase == "scored"


# QD-H7


def test_QD_H7_going_out_on_the_first_turn_is_allowed_unless_the_house_forbids_it() -> None:
    table = Table.dealt("C A T", "D O G", stock="X")
    table.go_out(0, "C A T", discard="X")


def test_QD_H7_house_option_nobody_goes_out_on_their_first_turn() -> None:
    table = Table.dealt("C A T", "D O G", stock="X Y Z", out_on_first_turn=False)
    for seat, word in ((0, "C A T"), (1, "D O G")):
        table.draw(seat)
        drawn = table.hand(seat).split()[-1]
        act = table.going_out(seat, word, discard=drawn)
        assert table.why_not(seat, act) == ("first-turn", "QD-H7")
        assert table.choice(seat, acts.GoOut) is None
        table.discard(seat, drawn)
    table.go_out(0, "C A T", discard="Z")


def test_QD_H7_the_first_turn_is_counted_in_each_hand() -> None:
    table = Table.by_chance(2, out_on_first_turn=False)
    first = table.at
    assert first is not None
    table.idle(first, 1 - first)
    table.finish_hand()
    table.next_hand()
    assert table.at == 1 - first
    table.draw(1 - first)
    assert table.choice(1 - first, acts.GoOut) is None


# Whole hands


def test_eight_seats_with_ten_cards_play_a_whole_hand() -> None:
    table = Table.by_chance(8, hands=8)
    for _ in range(7):
        table.finish_hand()
        table.next_hand()
    view = table.view(PUBLIC)
    assert [player.cards for player in view.players] == [10] * 8
    assert (view.stock, view.discards) == (118 - 80 - 1, 1)
    # Five rounds: 40 draws are more than the 37 cards of the stock.
    for _ in range(40):
        at = table.at
        assert at is not None
        table.idle(at)
    assert table.happened(events.Reshuffled) == 1
    table.finish_hand()
    assert table.phase == "over"
    assert len(table.view(PUBLIC).sheet) == 8
    assert all(len(hand.scores) == len(NAMES) for hand in table.view(PUBLIC).sheet)


def test_a_bot_that_stands_in_plays_the_same_hand() -> None:
    table = Table.dealt("C A T", "D O G", stock="X")
    table.arrange(0, "C A T")
    table.do(HOUSE, Substitute(seat=0, person=Person("Otto", "greedy")))
    assert [row.word for row in table.mine(0).arrangement.rows] == ["CAT"]
    table.go_out(0, "C A T", discard="X")
