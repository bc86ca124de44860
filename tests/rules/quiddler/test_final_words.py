"""The words of final turns stay face down until all are revealed together (QD-H5)."""

from typing import Any

import pytest

from parlour.rules import HOUSE, PUBLIC
from parlour.rules.quiddler import QUIDDLER, acts, events
from parlour.rules.quiddler.choices import CanChallenge
from tests.rules.quiddler.table import Table


def final_turns(ben: str = "S E A D O", cem: str = "G O L O X", **changes: Any) -> Table:
    """Ana is out with CARTS; Ben and Cem have a final turn each."""
    table = Table.dealt("C A R T S", ben, cem, stock="V N W", top="B", **changes)
    table.go_out(0, "C A R T S", discard="V")
    table.all_pass()
    return table


def revealed(**changes: Any) -> Table:
    """Ben has laid SEA and DO, Cem GO and XLO, which is not a word; all are revealed."""
    table = final_turns(**changes)
    table.lay_down(1, "S E A", "D O", discard="N")
    table.lay_down(2, "G O", "X L O", discard="W")
    return table


# Face down


def test_QD_H5_together_the_words_of_a_final_turn_stay_face_down() -> None:
    table = final_turns()
    table.lay_down(1, "S E A", "D O", discard="N")
    # The turn is over at once, because the words cannot be challenged yet.
    assert (table.phase, table.at) == ("draw", 2)
    for viewer in (0, 2, PUBLIC):
        laid = table.view(viewer).lay_downs[1]
        assert (laid.seat, laid.face_down, laid.cards, laid.words) == (1, True, 5, ())
        assert not laid.open
    own = table.view(1).lay_downs[1]
    assert [word.word for word in own.words] == ["SEA", "DO"]
    # Everybody sees the discard at once.
    assert table.top == "N"
    assert table.why_not(0, table.challenging()) == ("no-lay-down", "QD-X1")


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("S E A D O", ("S E A", "D O")),
        ("S E A D O", ("D O", "S E A")),
        ("S E A D O", ("D O S E A",)),
        ("K I K I Z", ("K I", "K I Z")),
        ("QU I T E N", ("QU I T E N",)),
    ],
)
def test_QD_H5_together_nobody_else_knows_which_cards_or_words_were_laid(
    hand: str, words: tuple[str, ...]
) -> None:
    one, other = final_turns(), final_turns(hand)
    one.lay_down(1, "S E A", "D O", discard="N")
    other.lay_down(1, *words, discard="N")
    assert one.seen_by_others(1) == other.seen_by_others(1)
    for viewer in (0, 2, PUBLIC):
        assert QUIDDLER.text(one.view(viewer)) == QUIDDLER.text(other.view(viewer))


def test_QD_H5_together_watchers_who_see_hands_see_these_words() -> None:
    table = final_turns(watchers_see_letters=True)
    table.lay_down(1, "S E A", "D O", discard="N")
    assert [word.word for word in table.view(PUBLIC).lay_downs[1].words] == ["SEA", "DO"]
    assert table.view(2).lay_downs[1].words == ()


def test_QD_H5_together_the_going_out_is_open_at_once_and_challenged_before_the_final_turns() -> (
    None
):
    table = Table.dealt("X V Z", "S E A", "D O G", stock="W N")
    table.go_out(0, "X V Z", discard="W")
    assert table.view(1).lay_downs[0].words[0].word == "XVZ"
    table.challenge(1)
    # The words were rejected, so nobody is out, and play goes on without final turns.
    assert (table.phase, table.at, table.view(0).out) == ("draw", 1, None)
    table.draw(1)
    laying = table.laying_down(1, "S E A", discard="N")
    assert table.why_not(1, laying) == ("nobody-out", "QD-H4")


# The reveal


def test_QD_H5_together_all_words_are_revealed_after_the_last_final_turn() -> None:
    table = final_turns()
    table.lay_down(1, "S E A", "D O", discard="N")
    told = table.lay_down(2, "G O", discard="W")
    assert [type(event).__name__ for event in told] == ["LaidDown", "Revealed"]
    for viewer in (0, 1, 2, PUBLIC):
        view = table.view(viewer)
        words = [[word.word for word in laid.words] for laid in view.lay_downs]
        assert words == [["CARTS"], ["SEA", "DO"], ["GO"]]
        assert [laid.open for laid in view.lay_downs] == [False, True, True]
        assert not any(laid.face_down for laid in view.lay_downs)
        # Nobody has the turn any more.
        assert (view.phase, view.at) == ("challenge", None)
        assert [player.final for player in view.players] == [None, "done", "done"]


def test_QD_H5_together_a_last_turn_without_words_reveals_those_of_the_others() -> None:
    table = final_turns()
    table.lay_down(1, "S E A", discard="N")
    table.idle(2)
    assert table.happened(events.Revealed) == 1
    # Only Ben has laid words down, so he cannot challenge.
    assert (table.phase, table.view(0).waiting_for) == ("challenge", (0, 2))
    assert table.why_not(1, table.passing()) == ("own-word", "QD-X1")


def test_QD_H5_together_without_any_words_the_hand_is_scored_at_once() -> None:
    table = final_turns()
    table.idle(1, 2)
    assert table.phase == "scored"
    assert table.happened(events.Revealed) == 0


def test_QD_H5_together_checked_words_are_revealed_and_scored_without_challenges() -> None:
    table = Table.dealt("C A T", "S E A", "D O G", stock="V N W", judging="checked")
    table.draw(0)
    table.arrange(0, "C A T")
    table.go_out(0, "C A T", discard="V")
    table.draw(1)
    table.arrange(1, "S E A")
    table.lay_down(1, "S E A", discard="N")
    assert table.view(0).lay_downs[1].words == ()
    table.idle(2)
    assert table.happened(events.Revealed) == 1
    assert table.phase == "scored"
    assert [word.word for word in table.lines()[1].words] == ["SEA"]


# One window for challenges


def test_QD_H5_together_one_time_for_challenges_covers_all_words() -> None:
    table = revealed()
    assert table.view(PUBLIC).waiting_for == (0, 1, 2)
    ana, ben, cem = (table.choice(seat, acts.Challenge) for seat in (0, 1, 2))
    assert isinstance(ana, CanChallenge)
    assert isinstance(ben, CanChallenge)
    assert isinstance(cem, CanChallenge)
    bens, cems = {0: "SEA", 1: "DO"}, {0: "GO", 1: "XLO"}
    assert (ana.words, ana.own) == ({2: bens, 3: cems}, ())
    assert (ben.words, ben.own) == ({3: cems}, (2,))
    assert (cem.words, cem.own) == ({2: bens}, (3,))
    assert table.why_not(1, table.challenging(0, 2)) == ("own-word", "QD-X1")
    # The words of the going-out cannot be challenged any more.
    assert table.why_not(1, table.challenging(0, 1)) == ("other-lay-down", "QD-X1")


def test_QD_H5_together_one_pass_covers_all_final_words() -> None:
    table = revealed()
    table.pass_(0, 1)
    assert (table.phase, table.view(0).waiting_for) == ("challenge", (2,))
    table.pass_(2)
    assert table.phase == "scored"
    assert [player.turns for player in table.view(0).players] == [1, 1, 1]


def test_QD_H5_together_a_pass_for_an_earlier_window_is_stale() -> None:
    table = revealed()
    assert table.why_not(0, acts.Pass(hand=3, lay_down=2)) == ("other-lay-down", "QD-X1")


def test_QD_H5_together_several_words_of_several_players_are_challenged_in_turn() -> None:
    table = revealed()
    table.challenge(0, 1, lay_down=2)
    assert table.view(0).rulings[-1].upheld
    table.challenge(0, 1, lay_down=3)
    ruling = table.view(0).rulings[-1]
    assert (ruling.word, ruling.owner, ruling.challenger, ruling.upheld) == ("XLO", 2, 0, False)
    # Both words of Cem are void; those of Ben can still be challenged.
    laid = table.view(0).lay_downs
    assert [one.void for one in laid] == [False, False, True]
    assert table.hand(2) == "G O L O X"
    assert table.why_not(0, table.challenging(0, 3)) == ("settled", "QD-X1")
    # No word is left that Ben could challenge.
    assert table.view(0).waiting_for == (0, 2)
    assert table.why_not(1, table.passing()) == ("all-settled", "QD-X1")
    table.pass_(0, 2)
    ana, ben, cem = table.lines()
    assert [word.standing for word in ben.words] == ["standing", "upheld"]
    # X 2, L 4, O 8, G 4, O 8 are the penalty, and leftovers too.
    assert (cem.challenges, cem.leftover_points, cem.points) == (-26, 26, -52)
    assert ana.challenges == 26


def test_QD_H5_together_the_owner_of_the_word_defends_it() -> None:
    table = revealed(judging="vote")
    table.challenge(2, 0, lay_down=2)
    assert table.view(0).waiting_for == (1,)
    assert table.why_not(2, table.defending("The sea.")) == ("not-your-word", "QD-X2")
    table.votes(False, True, False)
    assert [one.void for one in table.view(0).lay_downs] == [False, True, False]
    # Ana and Ben can still challenge the words of Cem.
    assert table.view(0).waiting_for == (0, 1)
    table.challenge(1, 0, lay_down=3)
    table.votes(True, True, True)
    table.pass_(0, 1)
    assert table.phase == "scored"


def test_QD_H5_together_the_house_closes_the_one_window_for_all_words() -> None:
    table = revealed(challenge_seconds=30)
    act = QUIDDLER.house_act(table.state)
    assert act == acts.CloseWindow(hand=3, lay_down=3)
    assert QUIDDLER.house_waits(table.state) == 30
    table.do(HOUSE, act)
    assert table.phase == "scored"


# The option


def test_QD_H5_in_turn_the_words_are_laid_open_and_challenged_turn_by_turn() -> None:
    table = final_turns(final_words="in-turn")
    table.lay_down(1, "S E A", "D O", discard="N")
    assert (table.phase, table.at) == ("challenge", 1)
    assert [word.word for word in table.view(2).lay_downs[1].words] == ["SEA", "DO"]
    table.all_pass()
    assert (table.phase, table.at) == ("draw", 2)
    table.lay_down(2, "G O", discard="W")
    assert [laid.open for laid in table.view(0).lay_downs] == [False, False, True]
    table.all_pass()
    assert table.phase == "scored"
    assert table.happened(events.Revealed) == 0


@pytest.mark.parametrize(
    ("rule_set", "final_words"), [("manual", "together"), ("published", "in-turn")]
)
def test_QD_H5_each_rule_set_has_its_own_way(rule_set: str, final_words: str) -> None:
    assert QUIDDLER.rule_sets[rule_set].final_words == final_words
