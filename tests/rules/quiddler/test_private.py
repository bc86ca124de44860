"""Private and public cards (QD-P1 to QD-P3)."""

from typing import Any

import msgspec
import pytest

from parlour.rules import PUBLIC, Viewer
from parlour.rules.quiddler import QUIDDLER, acts, events
from tests.rules.quiddler.table import Table, begin, deal


def twins(*hands: str, other: str, seat: int, stock: str = "") -> tuple[Table, Table]:
    """Two tables that differ only in the hand of one seat."""
    changed = [other if place == seat else hand for place, hand in enumerate(hands)]
    return Table.dealt(*hands, stock=stock), Table.dealt(*changed, stock=stock)


def output(table: Table, viewer: Viewer) -> bytes:
    """Everything that the rules give to this viewer: the view, its text, and the log lines."""
    state, told = begin(len(table.seats)), []
    for event in table.story:
        told.append(QUIDDLER.narrate(QUIDDLER.change(state, event), viewer))
        state = QUIDDLER.evolve(state, event)
    view = table.view(viewer)
    return msgspec.json.encode([view, QUIDDLER.text(view), told])


# QD-P1


def test_QD_P1_a_hand_is_seen_by_its_owner_alone() -> None:
    table = Table.dealt("C A T", "S E A", "D O G")
    for seat, hand in enumerate(("C A T", "S E A", "D O G")):
        assert table.hand(seat) == hand
    for viewer in (0, 1, 2, PUBLIC):
        assert [player.faces for player in table.view(viewer).players] == [None] * 3
    assert table.view(PUBLIC).mine is None


def test_QD_P1_nothing_that_others_get_depends_on_a_hand() -> None:
    one, other = twins("C A T", "S E A", "D O G", other="X Y Z", seat=1)
    for viewer in (0, 2, PUBLIC):
        assert output(one, viewer) == output(other, viewer)
    assert output(one, 1) != output(other, 1)


def test_QD_P1_the_size_of_a_hand_is_seen_by_all() -> None:
    table = Table.dealt("C A T", "S E A", "D O G")
    table.draw(0)
    for viewer in (0, 1, 2, PUBLIC):
        assert [player.cards for player in table.view(viewer).players] == [4, 3, 3]


def test_QD_P1_draws_from_the_discard_pile_are_public() -> None:
    table = Table.dealt("C A T", "S E A", top="X")
    before = table.view(1).top
    assert before is not None
    assert before.face == "X"
    table.draw(0, "discards")
    assert table.story[-1] == events.Drew(seat=0, pile="discards")
    assert (table.view(1).top, table.view(1).discards) == (None, 0)


def test_QD_P1_the_view_shows_cards_taken_from_the_discard_pile_until_the_hand_is_over() -> None:
    table = Table.dealt("C A T", "D O G", "B A T", top="S", stock="X V")
    table.draw(0, "discards")
    table.discard(0, "S")
    for viewer in (PUBLIC, 0, 1, 2):
        assert [player.took for player in table.view(viewer).players] == [("S",), (), ()]
    table.finish_hand()
    table.next_hand()
    assert [player.took for player in table.view(PUBLIC).players] == [(), (), ()]


def test_QD_P1_draws_from_the_stock_are_private() -> None:
    one = Table.dealt("C A T", "S E A", "D O G", stock="X B")
    other = Table.dealt("C A T", "S E A", "D O G", stock="Y B")
    for table in (one, other):
        table.draw(0)
    for viewer in (1, 2, PUBLIC):
        assert output(one, viewer) == output(other, viewer)
    assert one.hand(0) != other.hand(0)


def test_QD_P1_others_cannot_tell_two_cards_with_the_same_face_apart() -> None:
    """Ben takes an A, then discards an A. Nobody learns which one, or whether he had an A
    before."""
    outputs = []
    for kept_first in (False, True):
        table = Table.dealt("C A T", "S A E")
        table.draw(0)
        table.discard(0, "A")
        table.draw(1, "discards")
        numbers = [card.number for card in table.mine(1).cards if card.face == "A"]
        assert len(numbers) == 2
        table.do(1, acts.Discard(hand=1, turn=2, card=numbers[kept_first]))
        table.draw(0, "discards")
        outputs.append(output(table, 0))
    assert outputs[0] == outputs[1]


# QD-P2


def after_somebody_is_out(hand: str, **changes: Any) -> Table:
    """Ana is out; Ben holds this hand, Cem DOG."""
    table = Table.dealt("C A T", hand, "D O G", stock="X V N", top="B", **changes)
    table.go_out(0, "C A T", discard="X")
    table.all_pass()
    return table


def test_QD_P2_after_a_player_is_out_the_others_hands_stay_private() -> None:
    one, other = after_somebody_is_out("S E A"), after_somebody_is_out("K Y Z")
    for table in (one, other):
        table.draw(1)
    for viewer in (0, 2, PUBLIC):
        assert output(one, viewer) == output(other, viewer)
        assert one.view(viewer).players[1].faces is None


def test_QD_P2_words_laid_down_are_public_and_other_cards_stay_private() -> None:
    one = after_somebody_is_out("S O A", final_words="in-turn")
    other = after_somebody_is_out("S O E", final_words="in-turn")
    for table in (one, other):
        table.lay_down(1, "S O", discard="V")
    for viewer in (0, 2, PUBLIC):
        assert one.view(viewer).lay_downs[1].words[0].word == "SO"
        assert output(one, viewer) == output(other, viewer)


def test_QD_P2_leftovers_become_public_when_the_hand_is_scored() -> None:
    table = after_somebody_is_out("S O A", final_words="in-turn")
    table.lay_down(1, "S O", discard="V")
    table.all_pass()
    table.draw(2)
    assert table.view(0).players[1].faces is None
    table.discard(2, "N")
    assert table.phase == "scored"
    for viewer in (0, 1, 2, PUBLIC):
        assert [p.faces for p in table.view(viewer).players] == [(), ("A",), ("D", "G", "O")]
        assert table.view(viewer).sheet[-1].scores[1].leftovers == ("A",)


def test_QD_P2_the_next_hand_is_private_again() -> None:
    table = Table.by_chance(2)
    table.finish_hand()
    table.next_hand()
    assert [player.faces for player in table.view(PUBLIC).players] == [None, None]


def test_QD_P2_cards_of_a_void_lay_down_are_private_again() -> None:
    table = Table.dealt("X V Z", "S E A", stock="W")
    table.go_out(0, "X V Z", discard="W")
    table.challenge(1)
    assert table.view(1).players[0].faces is None
    assert table.view(1).players[0].cards == 3
    assert table.view(1).lay_downs[0].words[0].faces == ("X", "V", "Z")


# QD-P3


def test_QD_P3_only_the_top_card_of_the_discards_is_seen() -> None:
    table = Table.dealt("C A T", "S E A", top="X")
    table.idle(0, 1, 0)
    for viewer in (0, 1, PUBLIC):
        view = table.view(viewer)
        assert view.discards == 4
        assert view.top is not None
        assert view.top.face == table.state.faces[table.state.discards[-1]]


def test_QD_P3_no_view_shows_the_discards_below_the_top_card() -> None:
    views = []
    for first, second in (("X", "Y"), ("Y", "X")):
        table = Table(begin(2))
        table.fold(deal(["C A T", "S E A"], "B", f"{first} {second} D", hand=1, dealer=1))
        table.idle(0, 1, 0)
        views.append([msgspec.json.encode(table.view(viewer)) for viewer in (0, 1, PUBLIC)])
    assert views[0] == views[1]


def test_QD_P3_the_log_names_every_discard() -> None:
    table = Table.dealt("C A T", "S E A", stock="X")
    table.draw(0)
    before = table.state
    table.discard(0, "X")
    for viewer in (0, 1, PUBLIC):
        told = QUIDDLER.narrate(QUIDDLER.change(before, table.story[-1]), viewer)
        assert told is not None
        assert "X" in told


# Watchers


@pytest.mark.parametrize("shown", [True, False])
def test_watchers_see_hands_only_if_the_option_is_on(shown: bool) -> None:
    table = Table.dealt("C A T", "S E A", watchers_see_letters=shown)
    faces = [player.faces for player in table.view(PUBLIC).players]
    assert faces == ([("A", "C", "T"), ("A", "E", "S")] if shown else [None, None])
    assert [player.faces for player in table.view(0).players] == [None, None]


def test_QD_H3_the_owner_sees_which_card_was_just_drawn_until_the_turn_is_over() -> None:
    table = Table.dealt("C A T", "D O G", stock="X")
    assert [table.mine(seat).drawn for seat in table.seats] == [None, None]
    table.draw(0)
    drawn = table.mine(0).drawn
    assert drawn == table.number(0, "X")
    assert table.mine(1).drawn is None
    table.discard(0, "C")
    assert [table.mine(seat).drawn for seat in table.seats] == [None, None]
