"""Challenges, step by step, under both rule sets (QD-X1 to QD-X5)."""

from typing import Any

import pytest

from parlour.rules import HOUSE, PUBLIC, Person, Refusal, gather
from parlour.rules.manners import Substitute
from parlour.rules.quiddler import QUIDDLER, Options, acts, events
from parlour.rules.quiddler.choices import CanChallenge, CanDefend, CanVote
from parlour.words import Lexicon
from tests.rules.quiddler.table import Table


def after_going_out(seats: int = 3, **changes: Any) -> Table:
    """Seat 0 has gone out with CAT and XO, of which only CAT is a word."""
    hands = ["C A T X O", "D O G S E", "B B F F H", "H J J K K"][:seats]
    table = Table.dealt(*hands, stock="V V W W", top="N", **changes)
    table.go_out(0, "C A T", "X O", discard="V")
    return table


# QD-X1


def test_QD_X1_every_other_player_may_challenge_or_pass() -> None:
    table = after_going_out()
    assert table.view(PUBLIC).waiting_for == (1, 2)
    for seat in (1, 2):
        choice = table.choice(seat, acts.Challenge)
        assert isinstance(choice, CanChallenge)
        assert choice.words == {1: {0: "CAT", 1: "XO"}}
        assert table.choice(seat, acts.Pass) is not None
    assert table.view(PUBLIC).lay_downs[-1].open


def test_QD_X1_play_goes_on_when_everybody_has_passed() -> None:
    table = after_going_out()
    table.pass_(2)
    assert table.phase == "challenge"
    assert [player.answered for player in table.view(0).players] == [False, False, True]
    assert table.why_not(1, acts.DrawStock(hand=3, turn=2)) == ("not-now", "")
    table.pass_(1)
    assert (table.phase, table.at, table.view(0).out) == ("draw", 1, 0)
    assert not table.view(PUBLIC).lay_downs[-1].open


def test_QD_X1_even_the_player_who_is_out_may_challenge_a_final_lay_down() -> None:
    table = after_going_out(final_words="in-turn")
    table.all_pass()
    table.lay_down(1, "D O G", discard="V")
    assert table.view(PUBLIC).waiting_for == (0, 2)
    table.challenge(0)
    assert table.view(PUBLIC).rulings[-1].challenger == 0


def test_QD_X1_one_word_after_the_other_can_be_challenged() -> None:
    table = Table.dealt("C A T O X O", "D D G G S S", "B B F F H H", stock="V", top="N")
    table.go_out(0, "C A T", "O X O", discard="V")
    table.challenge(1, 0)
    # The first word stands, and the challenger has not passed: they can challenge another word.
    assert table.view(PUBLIC).rulings[-1].upheld
    assert table.view(PUBLIC).waiting_for == (1, 2)
    assert not table.view(PUBLIC).players[1].answered
    table.challenge(1, 1)
    assert [(one.word, one.challenger, one.upheld) for one in table.view(PUBLIC).rulings] == [
        ("CAT", 1, True),
        ("OXO", 1, False),
    ]


def test_QD_X1_the_window_stays_open_until_the_challenger_passes_too() -> None:
    table = after_going_out()
    table.challenge(1, 0)
    table.pass_(2)
    assert (table.phase, table.view(PUBLIC).waiting_for) == ("challenge", (1,))
    table.pass_(1)
    assert (table.phase, table.view(0).out) == ("draw", 0)


def test_QD_X1_a_pass_still_counts_after_the_challenge_of_another_player() -> None:
    table = after_going_out()
    table.pass_(2)
    table.challenge(1, 0)
    assert table.why_not(2, table.challenging(1)) == ("said-already", "QD-X1")
    assert table.view(PUBLIC).waiting_for == (1,)


def test_QD_X1_the_house_closes_the_window_for_a_challenger_too() -> None:
    table = after_going_out(challenge_seconds=30)
    table.challenge(1, 0)
    table.do(HOUSE, acts.CloseWindow(hand=3, lay_down=1))
    assert (table.phase, table.view(0).out) == ("draw", 0)


def test_QD_X1_one_challenge_each_is_an_option() -> None:
    table = after_going_out(challenges="one-each")
    table.challenge(1, 0)
    assert table.why_not(1, table.challenging(1)) == ("said-already", "QD-X1")
    assert table.why_not(1, table.passing()) == ("said-already", "QD-X1")
    assert table.view(PUBLIC).waiting_for == (2,)
    table.pass_(2)
    assert table.phase == "draw"


def test_QD_X1_a_player_who_has_passed_cannot_challenge() -> None:
    table = after_going_out()
    table.pass_(1)
    assert table.why_not(1, table.challenging(1)) == ("said-already", "QD-X1")


def test_QD_X1_one_word_is_challenged_at_a_time() -> None:
    table = after_going_out()
    assert table.why_not(1, table.challenging(2)) == ("no-such-word", "QD-X1")
    assert table.why_not(1, table.challenging(-1)) == ("no-such-word", "QD-X1")


def test_QD_X1_nobody_may_challenge_their_own_word() -> None:
    table = after_going_out()
    assert table.why_not(0, table.challenging(1)) == ("own-word", "QD-X1")
    assert table.why_not(0, table.passing()) == ("own-word", "QD-X1")
    assert table.choice(0, acts.Challenge) is None


def test_QD_X1_the_first_challenge_is_ruled_on_before_another_opens() -> None:
    table = after_going_out(judging="vote")
    table.challenge(1, 0)
    for _ in ("defence", "vote"):
        assert table.why_not(2, table.challenging(1)) == ("one-at-a-time", "QD-X1")
        assert table.why_not(2, table.passing()) == ("one-at-a-time", "QD-X1")
        if table.phase == "defence":
            table.do(0, table.defending("A cat."))
    for seat in (0, 1, 2):
        table.do(seat, table.voting(True))
    assert table.phase == "challenge"
    table.challenge(2, 1)
    assert table.phase == "defence"


def test_QD_X1_a_word_upheld_cannot_be_challenged_again() -> None:
    table = after_going_out()
    table.challenge(1, 0)
    assert table.view(0).lay_downs[0].words[0].standing == "upheld"
    assert table.why_not(2, table.challenging(0)) == ("settled", "QD-X1")
    choice = table.choice(2, acts.Challenge)
    assert isinstance(choice, CanChallenge)
    assert choice.words == {1: {1: "XO"}}
    table.challenge(2, 1)
    assert not table.view(0).rulings[-1].upheld


def test_QD_X1_the_window_closes_when_no_word_can_be_challenged_any_more() -> None:
    table = Table.dealt("C A T", "D O G", "B F H", stock="V")
    table.go_out(0, "C A T", discard="V")
    told = table.challenge(1)
    assert [type(event).__name__ for event in told] == ["Challenged", "Settled", "WindowClosed"]
    assert (table.phase, table.at) == ("draw", 1)


def test_QD_X1_the_house_closes_the_window_if_the_table_has_a_time_limit() -> None:
    table = after_going_out(challenge_seconds=30)
    assert table.view(0).options.challenge_seconds == 30
    close = acts.CloseWindow(hand=3, lay_down=1)
    assert table.why_not(1, close) == ("house-only", "")
    assert table.why_not(HOUSE, acts.CloseWindow(hand=3, lay_down=2)) == ("other-lay-down", "QD-X1")
    table.pass_(1)
    table.do(HOUSE, close)
    assert (table.phase, table.at, table.view(0).out) == ("draw", 1, 0)
    assert table.why_not(2, table.challenging(1)) == ("no-lay-down", "QD-X1")
    assert table.why_not(HOUSE, close) == ("no-lay-down", "QD-X1")


def test_QD_X1_without_a_time_limit_the_house_never_closes_the_window() -> None:
    table = after_going_out()
    close = acts.CloseWindow(hand=3, lay_down=1)
    assert table.why_not(HOUSE, close) == ("no-time-limit", "QD-X1")


def test_QD_X1_the_time_does_not_run_during_a_challenge() -> None:
    table = after_going_out(judging="vote", challenge_seconds=30)
    table.challenge(1)
    close = acts.CloseWindow(hand=3, lay_down=1)
    assert table.why_not(HOUSE, close) == ("no-lay-down", "QD-X1")


@pytest.mark.parametrize("seconds", [-1, 601])
def test_QD_X1_a_window_has_a_sensible_length(seconds: int) -> None:
    refusal = QUIDDLER.begin(
        Options(challenge_seconds=seconds), gather(["Ana", "Ben"]), Lexicon.open("parlour")
    )
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == ("window", "QD-X1")


def test_QD_X1_a_challenge_of_another_lay_down_or_hand_is_stale() -> None:
    table = after_going_out()
    late = acts.Challenge(hand=3, lay_down=2, word=0)
    assert table.why_not(1, late) == ("other-lay-down", "QD-X1")
    assert table.why_not(1, acts.Pass(hand=1, lay_down=1)) == ("hand-over", "")
    table.all_pass()
    assert table.why_not(1, table.challenging()) == ("no-lay-down", "QD-X1")


# QD-X2


def challenged_by_vote(seats: int = 3, **changes: Any) -> Table:
    """Seat 1 has challenged XO of seat 0."""
    table = after_going_out(seats, judging="vote", **changes)
    table.challenge(1, 1)
    return table


def test_QD_X2_the_owner_defends_with_a_sentence_that_uses_the_word() -> None:
    table = challenged_by_vote()
    assert table.view(PUBLIC).waiting_for == (0,)
    choice = table.choice(0, acts.Defend)
    assert isinstance(choice, CanDefend)
    assert choice.spelled == "XO"
    for sentence in ("It is a word.", "Foxo and oxox.", "ox"):
        assert table.why_not(0, table.defending(sentence)) == ("word-unused", "QD-X2")
    for sentence in ("", "   ", "xo " * 100, "xo\n"):
        assert table.why_not(0, table.defending(sentence)) == ("malformed", "")
    table.do(0, table.defending("She signed with an xo, always."))
    challenge = table.view(2).challenge
    assert challenge is not None
    assert challenge.defence == "She signed with an xo, always."


@pytest.mark.parametrize("seat", [1, 2])
def test_QD_X2_only_the_owner_defends(seat: int) -> None:
    table = challenged_by_vote()
    assert table.why_not(seat, table.defending("An xo.")) == ("not-your-word", "QD-X2")


def test_QD_X2_nobody_votes_before_the_defence() -> None:
    table = challenged_by_vote()
    assert table.why_not(2, table.voting(True)) == ("not-now", "")


def test_QD_X2_all_players_vote_the_owner_and_the_challenger_too() -> None:
    table = challenged_by_vote()
    table.do(0, table.defending("An xo."))
    assert table.view(PUBLIC).waiting_for == (0, 1, 2)
    table.do(0, table.voting(True))
    table.do(1, table.voting(False))
    assert table.view(PUBLIC).waiting_for == (2,)
    assert table.phase == "vote"
    assert table.why_not(1, table.voting(True)) == ("said-already", "QD-X2")
    table.do(2, table.voting(True))
    assert table.phase == "challenge"
    assert table.view(PUBLIC).rulings[-1].votes == (True, False, True)


def test_QD_X2_votes_are_shown_when_everybody_has_voted() -> None:
    table = challenged_by_vote()
    table.do(0, table.defending("An xo."))
    table.do(0, table.voting(True))
    ups = table.seen_by_others(0)
    other = challenged_by_vote()
    other.do(0, other.defending("An xo."))
    other.do(0, other.voting(False))
    assert other.seen_by_others(0) == ups
    challenge = table.view(1).challenge
    assert challenge is not None
    assert challenge.voted == (0,)
    assert table.mine(0).vote is True


@pytest.mark.parametrize(
    ("seats", "thumbs", "upheld"),
    [
        (3, (True, False, True), True),
        (3, (True, False, False), False),
        (3, (False, False, False), False),
        (4, (True, False, False, False), False),
        (2, (False, False), False),
    ],
)
def test_QD_X2_the_majority_decides(seats: int, thumbs: tuple[bool, ...], upheld: bool) -> None:
    table = challenged_by_vote(seats)
    table.votes(*thumbs)
    assert table.view(PUBLIC).rulings[-1].upheld is upheld


@pytest.mark.parametrize(("seats", "thumbs"), [(2, (True, False)), (4, (True, False, True, False))])
def test_QD_X2_a_tie_favours_the_owner(seats: int, thumbs: tuple[bool, ...]) -> None:
    table = challenged_by_vote(seats)
    table.votes(*thumbs)
    assert table.view(PUBLIC).rulings[-1].upheld
    assert table.view(PUBLIC).lay_downs[0].words[1].standing == "upheld"
    assert not table.view(PUBLIC).lay_downs[0].void


def test_QD_X2_earlier_votes_do_not_count_in_a_second_vote() -> None:
    table = after_going_out(judging="vote")
    table.challenge(1, 0)
    table.votes(True, True, True)
    assert table.view(PUBLIC).rulings[-1].upheld
    table.challenge(1, 1)
    # The votes on the first word do not count for this one.
    table.do(0, table.defending("An xo."))
    challenge = table.view(PUBLIC).challenge
    assert challenge is not None
    assert (challenge.voted, table.view(PUBLIC).waiting_for) == ((), (0, 1, 2))
    assert table.mine(1).vote is None
    for seat, up in enumerate((True, False, False)):
        table.do(seat, table.voting(up))
    ruling = table.view(PUBLIC).rulings[-1]
    assert (ruling.word, ruling.votes, ruling.upheld) == ("XO", (True, False, False), False)


def test_QD_X2_a_bot_votes_too_and_its_view_has_the_word_and_the_defence() -> None:
    table = challenged_by_vote()
    table.do(HOUSE, Substitute(seat=2, person=Person("Otto", "greedy")))
    table.do(0, table.defending("An xo."))
    choice = table.choice(2, acts.Vote)
    assert isinstance(choice, CanVote)
    assert choice.spelled == "XO"
    assert table.why_not(2, acts.Vote(hand=3, lay_down=1, word=0, up=True)) == (
        "other-word",
        "QD-X1",
    )
    table.do(2, table.voting(False))


# QD-X3: a rejected going-out under the manual, step by step


def test_QD_X3_manual_a_rejected_going_out_step_by_step() -> None:
    table = after_going_out()
    # CAT is 2+10+6, XO is 2+8: 28 points lie on the table.
    assert sum(word.points for word in table.view(0).lay_downs[0].words) == 28
    assert table.hand(0) == ""
    table.pass_(2)
    told = table.challenge(1, 1)
    assert [type(event).__name__ for event in told] == ["Challenged", "Settled", "WindowClosed"]
    view = table.view(PUBLIC)
    # The whole lay-down is void, including its valid word.
    assert view.lay_downs[0].void
    # The cards went back to the hand; the discard stays on the pile.
    assert table.hand(0) == "C A T X O"
    assert table.top == "V"
    # Nobody is out, and play goes on with the next player: the owner has lost the turn.
    assert view.out is None
    assert (table.phase, table.at, table.state.turn) == ("draw", 1, 2)
    assert [player.final for player in view.players] == [None, None, None]
    # The owner pays the points of all the cards, the challenger gets them.
    (ruling,) = view.rulings
    assert (ruling.word, ruling.owner, ruling.challenger) == ("XO", 0, 1)
    assert (ruling.owner_points, ruling.challenger_points) == (-28, 28)
    # The hand goes on, and the owner can play like everybody else.
    table.idle(1, 2)
    assert table.at == 0
    table.go_out(0, "C A T", "O X", discard="W")
    assert not table.view(0).lay_downs[1].void


def test_QD_X3_manual_the_points_are_in_the_score_of_the_hand() -> None:
    table = after_going_out()
    table.challenge(2, 1)
    table.idle(1, 2)
    table.go_out(0, "C A T", "O X", discard="W")
    table.all_pass()
    table.idle(1, 2)
    ana, ben, cem = table.lines()
    assert (ana.word_points, ana.leftover_points, ana.challenges) == (28, 0, -28)
    assert [word.word for word in ana.words] == ["CAT", "OX"]
    assert ben.challenges == 0
    assert cem.challenges == 28
    # D O G S E = 4+8+4+4+12; B B F F H = 2 each.
    assert (ben.points, cem.points) == (-32, -10 + 28)
    # Two words, and the longest one: both bonuses.
    assert ana.points == 28 - 28 + 10 + 10


def test_QD_X3_manual_somebody_else_can_go_out_after_a_rejected_going_out() -> None:
    table = after_going_out()
    table.challenge(1, 1)
    table.go_out(1, "D O G", "S E", discard="V")
    table.all_pass()
    assert table.view(0).out == 1
    assert [player.final for player in table.view(0).players] == ["to-come", None, "now"]
    table.idle(2)
    table.idle(0)
    assert table.phase == "scored"


def test_QD_X3_manual_the_cards_come_back_arranged_as_they_were_laid() -> None:
    table = after_going_out()
    table.challenge(1, 1)
    assert [row.word for row in table.mine(0).arrangement.rows] == ["CAT", "XO"]


def test_QD_X3_manual_a_rejected_first_word_leaves_nothing_to_challenge() -> None:
    table = after_going_out(4)
    table.pass_(3)
    table.challenge(2, 1)
    assert table.why_not(1, table.challenging(0)) == ("no-lay-down", "QD-X1")


def test_QD_X3_manual_in_a_final_turn_penalty_and_leftovers_both_count() -> None:
    table = Table.dealt("C A T", "X O D", "B F H", stock="V N")
    table.go_out(0, "C A T", discard="V")
    table.all_pass()
    table.lay_down(1, "X O", discard="D")
    table.idle(2)
    table.challenge(2)
    # The cards are back in the hand, and its final turn is over: the hand is scored.
    assert table.phase == "scored"
    (ruling,) = table.view(0).rulings
    assert (ruling.owner_points, ruling.challenger_points) == (-10, 10)
    ben, cem = table.lines()[1:]
    # X 2 and O 8 are the penalty, and count as leftovers too, beside N 6.
    assert (ben.word_points, ben.leftover_points, ben.challenges) == (0, 16, -10)
    assert ben.leftovers == ("N", "O", "X")
    assert ben.points == -26
    assert (cem.challenges, cem.points) == (10, 10 - 6)
    assert ben.words == ()


def test_QD_X3_leftovers_alone_is_an_option() -> None:
    table = Table.dealt(
        "C A T",
        "X O D",
        "B F H",
        stock="V N",
        void_final_turn="leftovers",
        final_words="in-turn",
    )
    table.go_out(0, "C A T", discard="V")
    table.all_pass()
    table.lay_down(1, "X O", discard="D")
    table.challenge(2)
    # The cards are back in the hand, whose final turn is over.
    assert table.hand(1) == "X O N"
    assert table.top == "D"
    assert table.at == 2
    assert table.view(0).out == 0
    (ruling,) = table.view(0).rulings
    assert (ruling.owner_points, ruling.challenger_points) == (0, 10)
    table.idle(2)
    ben, cem = table.lines()[1:]
    # X 2 and O 8 count against the owner once, beside the leftover N 6.
    assert (ben.word_points, ben.leftover_points, ben.challenges) == (0, 16, 0)
    assert ben.points == -16
    assert (cem.challenges, cem.points) == (10, 10 - 6)
    assert ben.words == ()


def test_QD_X3_manual_the_last_final_turn_rejected_ends_the_hand() -> None:
    table = Table.dealt("C A T", "X O D", stock="V N")
    table.go_out(0, "C A T", discard="V")
    table.all_pass()
    table.lay_down(1, "X O", discard="D")
    table.challenge(0)
    assert table.phase == "scored"
    assert table.lines()[0].challenges == 10


def test_QD_X3_manual_a_rejected_lay_down_counts_for_no_bonus() -> None:
    table = Table.dealt("C A T S", "X O V V", stock="N W", top="B")
    table.go_out(0, "C A T S", discard="N")
    table.all_pass()
    table.lay_down(1, "X O", "V V", discard="W")
    table.challenge(0)
    assert [line.most_words for line in table.lines()] == [10, 0]


# QD-X4: the same under the published rules


def published_going_out() -> Table:
    table = Table.dealt(
        "C A T X O", "D V G S F", "B B F H H", stock="W J K", top="N", rule_set="published"
    )
    table.go_out(0, "C A T", "X O", discard="W")
    return table


def test_QD_X4_published_a_rejected_going_out_step_by_step() -> None:
    table = published_going_out()
    told = table.challenge(1, 1)
    assert [type(event).__name__ for event in told] == ["Challenged", "Settled"]
    view = table.view(PUBLIC)
    # Only that word is struck.
    assert not view.lay_downs[0].void
    assert [word.standing for word in view.lay_downs[0].words] == ["standing", "rejected"]
    assert table.hand(0) == ""
    # Its points are subtracted once from its owner; the challenger gains nothing.
    (ruling,) = view.rulings
    assert (ruling.owner_points, ruling.challenger_points) == (-14, 0)
    # The other word can still be challenged; the struck word cannot.
    assert table.view(PUBLIC).waiting_for == (1, 2)
    assert table.why_not(2, table.challenging(1)) == ("settled", "QD-X1")
    table.all_pass()
    # The player who went out stays out.
    view = table.view(PUBLIC)
    assert view.out == 0
    assert (table.phase, table.at) == ("draw", 1)
    assert [player.final for player in view.players] == [None, "now", "to-come"]
    table.idle(1, 2)
    ana, ben, _ = table.lines()
    # The struck word earns no points and no bonus: C 8, A 2, T 3 minus X 12 and O 2; at least 0.
    assert [(word.word, word.points) for word in ana.words] == [("CAT", 13), ("XO", 0)]
    assert (ana.word_points, ana.leftover_points, ana.challenges) == (13, 0, -14)
    assert ana.lifted == 1
    assert (ana.most_words, ana.longest_word) == (10, 10)
    assert ana.points == 20
    assert ben.challenges == 0


def test_QD_X4_published_a_struck_word_counts_for_no_bonus() -> None:
    table = Table.dealt(
        "X V Z J C A", "D O B H F K", "G O V N B F", stock="W K H", top="N", rule_set="published"
    )
    table.go_out(0, "X V Z J", "C A", discard="W")
    table.challenge(1, 0)
    table.all_pass()
    table.lay_down(1, "D O", discard="K")
    table.all_pass()
    table.lay_down(2, "G O", discard="V")
    table.all_pass()
    # Without the struck word everybody has one word of two letters.
    assert [line.most_words for line in table.lines()] == [0, 0, 0]
    assert [line.longest_word for line in table.lines()] == [0, 0, 0]


def test_QD_X4_published_a_player_stays_out_even_if_every_word_is_struck() -> None:
    table = Table.dealt("X V Z", "D B G", stock="W J", rule_set="published")
    table.go_out(0, "X V Z", discard="W")
    table.challenge(1)
    assert table.view(0).out == 0
    table.idle(1)
    assert table.lines()[0].points == 0
    assert table.lines()[0].challenges == -(12 + 11 + 14)


def test_QD_X4_published_in_a_final_turn_the_points_count_once_as_well() -> None:
    table = Table.dealt(
        "C A T",
        "X V D",
        stock="W J",
        rule_set="published",
        below_zero=True,
        must_lay_down=False,
    )
    table.go_out(0, "C A T", discard="W")
    table.all_pass()
    table.lay_down(1, "X V", discard="J")
    table.challenge(0)
    (_, ben) = table.lines()
    assert (ben.word_points, ben.challenges, ben.leftover_points) == (0, -23, 5)
    assert ben.leftovers == ("D",)
    assert ben.points == -28


def test_QD_X4_published_two_words_of_one_lay_down_can_be_struck() -> None:
    table = Table.dealt("X V Z J", "D B G F", "B H H K", stock="W", rule_set="published")
    table.go_out(0, "X V", "Z J", discard="W")
    table.challenge(1, 0)
    table.challenge(2, 1)
    assert [ruling.owner_points for ruling in table.view(0).rulings] == [-23, -27]
    assert table.at == 1


# QD-X5


def test_QD_X5_manual_nothing_happens_when_a_word_is_upheld() -> None:
    table = after_going_out()
    table.challenge(1, 0)
    (ruling,) = table.view(0).rulings
    assert ruling.upheld
    assert (ruling.owner_points, ruling.challenger_points) == (0, 0)
    table.all_pass()
    table.idle(1, 2)
    assert [line.challenges for line in table.lines()] == [0, 0, 0]


def test_QD_X5_published_the_challenger_loses_the_points_of_the_challenged_word() -> None:
    table = published_going_out()
    table.challenge(2, 0)
    (ruling,) = table.view(0).rulings
    assert ruling.upheld
    assert (ruling.owner_points, ruling.challenger_points) == (0, -13)
    table.all_pass()
    table.idle(1, 2)
    assert [line.challenges for line in table.lines()] == [0, 0, -13]


def test_QD_X5_each_half_is_an_option_of_its_own() -> None:
    table = after_going_out(upheld="challenger-pays")
    table.challenge(1, 0)
    table.challenge(2, 1)
    upheld, rejected = table.view(0).rulings
    assert (upheld.owner_points, upheld.challenger_points) == (0, -18)
    assert (rejected.owner_points, rejected.challenger_points) == (-28, 28)


def test_a_late_defence_is_stale() -> None:
    table = challenged_by_vote()
    late = acts.Defend(hand=3, lay_down=1, word=0, sentence="A cat.")
    assert table.why_not(0, late) == ("other-word", "QD-X1")
    assert table.happened(events.Defended) == 0
