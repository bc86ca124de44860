"""Staying and moving on, and the refill (LJ-R13 to LJ-R18)."""

from typing import Any

import pytest

from parlour.rules import PUBLIC
from parlour.rules.letterjam import acts, events
from tests.rules.letterjam.table import Table


def four(**begun: Any) -> Table:
    """Four players showing H, P, M, D and two stands showing K and W."""
    begun = {"stacks": ("KEBABS", "WOOD"), **begun}
    return Table.dealt("HORSE", "PLANT", "MIGHT", "DANCE", **begun)


def stay(table: Table) -> acts.Stay:
    return acts.Stay(round=table.round)


def move(table: Table) -> acts.MoveOn:
    return acts.MoveOn(round=table.round)


def shown(table: Table) -> str:
    """The real letters on the stands of the players."""
    return "".join(table.up(seat) for seat in table.seats)


def stands(table: Table) -> list[str | None]:
    return [stand.letter for stand in table.view(0).stands]


# LJ-R13


def test_LJ_R13_everybody_whose_letter_was_clued_decides_to_stay_or_to_move_on() -> None:
    table = four()
    table.clue(0, "MD", "p2 p3")
    view = table.view(0)
    assert view.phase == "deciding"
    assert [player.clued for player in view.players] == [False, False, True, True]
    assert [player.has_decision for player in view.players] == [False, False, True, True]
    assert view.waiting_for == (2, 3)
    table.stay(2)
    assert [player.decided for player in table.view(0).players] == [False, False, True, False]
    table.move_on(3, "D")
    assert table.phase == "clue"
    assert shown(table) == "HPMA"


def test_LJ_R13_moving_on_is_allowed_exactly_if_the_letter_was_in_a_clue() -> None:
    table = four()
    table.clue(0, "MD", "p2 p3")
    table.guess(1, 0, "P")
    for act in (move(table), stay(table)):
        assert table.why_not(1, act) == ("not-clued", "LJ-R13")
    assert table.choice(1, acts.MoveOn) is None
    table.guess(2, 0, "M")
    assert table.choice(2, acts.MoveOn) is not None


def test_LJ_R13_a_clue_of_an_earlier_round_allows_moving_on_too() -> None:
    table = four()
    table.play(0, "MD", "p2 p3")
    table.play(0, "P", "p1")
    table.clue(0, "X", "*")
    assert table.view(0).waiting_for == (1, 2, 3)
    table.move_on(2, "M")
    table.all_others_stay()
    assert shown(table) == "HPID"
    table.clue(0, "X", "*")
    assert table.view(0).waiting_for == (1, 3), "the new letter has not been in a clue"


def test_LJ_R13_moving_on_needs_a_recorded_guess_for_that_card() -> None:
    table = four()
    table.clue(0, "M", "p2")
    assert table.why_not(2, move(table)) == ("no-guess", "LJ-R13")
    table.guess(2, 1, "I")
    assert table.why_not(2, move(table)) == ("no-guess", "LJ-R13")
    table.guess(2, 0, "B")
    table.do(2, move(table))
    assert shown(table) == "HPID", "the guess need not be right"


def test_LJ_R13_the_guess_for_moving_on_can_be_changed_but_not_taken_back() -> None:
    """Otherwise everybody would see the player undecided again, and know the earlier decision."""
    table = four(decisions="hidden")
    table.clue(0, "MD", "p2 p3")
    table.move_on(2, "M")
    before = table.seen_by_others(2)
    assert table.why_not(2, acts.Guess(card=0, letter=None)) == ("no-guess", "LJ-R13")
    table.guess(2, 0, "B")
    table.guess(2, 1, "E")
    table.guess(2, 1, None)
    table.stay(2)
    table.guess(2, 0, None)
    assert table.seen_by_others(2) == before


def test_LJ_R13_the_giver_may_move_on_too_if_their_letter_was_clued_before() -> None:
    table = four()
    table.play(1, "HM", "p0 p2")
    table.clue(0, "D", "p3")
    table.move_on(0, "H")
    assert table.why_not(1, stay(table)) == ("not-clued", "LJ-R13")
    table.all_others_stay()
    assert shown(table) == "OPMD"


def test_LJ_R13_everybody_sees_a_tipped_card_at_once() -> None:
    table = four()
    table.clue(0, "PMD", "p1 p2 p3")
    table.move_on(2, "M")
    table.stay(3)
    for viewer in (PUBLIC, *table.seats):
        seen = [player.decision for player in table.view(viewer).players]
        assert seen == [None, None, "move", "stay"]
    table.stay(2)
    assert table.view(PUBLIC).players[2].decision == "stay", "a changed decision must be seen too"
    table.stay(1)
    assert [player.decision for player in table.view(0).players] == [None] * 4


def test_LJ_R13_nobody_sees_the_guess_for_a_tipped_card() -> None:
    def guess(letter: str) -> list[bytes]:
        table = four()
        table.clue(0, "MD", "p2 p3")
        table.move_on(2, letter)
        return table.seen_by_others(2)

    assert guess("M") == guess("B")


def test_LJ_R13_a_table_can_hide_decisions_until_all_have_decided() -> None:
    def decide(act: str) -> list[bytes]:
        table = four(decisions="hidden")
        table.clue(0, "MD", "p2 p3")
        table.guess(2, 0, "M")
        table.do(2, move(table) if act == "move" else stay(table))
        assert table.mine(2).decision == act
        return table.seen_by_others(2)

    assert decide("move") == decide("stay")


def test_LJ_R13_decisions_take_effect_together_when_all_have_decided() -> None:
    table = four()
    table.clue(0, "PMD", "p1 p2 p3")
    table.move_on(1, "P")
    table.move_on(2, "M")
    assert shown(table) == "HPMD"
    assert table.view(0).players[1].row == ("P", None, None, None, None)
    table.move_on(3, "D")
    assert shown(table) == "HLIA"


def test_LJ_R13_a_decision_can_be_changed_while_others_decide() -> None:
    table = four()
    table.clue(0, "MD", "p2 p3")
    table.move_on(2, "M")
    assert table.why_not(2, move(table)) == ("said-already", "LJ-R13")
    table.stay(2)
    assert table.why_not(2, stay(table)) == ("said-already", "LJ-R13")
    table.stay(3)
    assert shown(table) == "HPMD"


def test_LJ_R13_nobody_decides_if_no_player_was_in_a_clue() -> None:
    table = four()
    table.clue(0, "KW", "s0 s1")
    assert (table.phase, table.round) == ("clue", 2)


def test_LJ_R13_decisions_belong_to_their_round() -> None:
    table = four()
    assert table.why_not(2, stay(table))[0] == "not-now"
    table.play(0, "M", "p2")
    table.clue(0, "M", "p2")
    table.guess(2, 0, "M")
    for act in (acts.Stay(round=1), acts.MoveOn(round=1)):
        assert table.refused(2, act).kind == "stale"
    assert table.why_not(0, table.drafting("M", "p2"))[0] == "not-now"


# LJ-R14


def test_LJ_R14_a_player_moves_left_to_right_and_never_returns() -> None:
    table = four(lengths=(5, 5, 5, 5))
    for place, letter in enumerate("MIGHT"):
        assert table.view(0).players[2].card == place
        table.spell(0, "p2", p2=letter)
    assert table.view(0).players[2].row == tuple("MIGHT")
    assert table.view(0).players[2].card == 5, "past the row, on an extra letter"
    assert shown(table)[2] == table.view(0).players[2].extras[0]


def test_LJ_R14_guesses_may_be_changed_until_the_end() -> None:
    table = four()
    table.play(0, "MD", "p2 p3", p2="B")
    table.guess(2, 0, "M")
    table.clue(0, "D", "p3")
    table.guess(2, 0, "W")
    table.all_others_stay()
    table.stop()
    table.guess(2, 0, None)
    table.guess(2, 0, "M")
    assert table.mine(2).sheet[0].guess == "M"
    assert shown(table)[2] == "I"
    table.ready()
    assert table.why_not(2, acts.Guess(card=0, letter="B")) == ("not-now", "LJ-E3")


# LJ-R15


def test_LJ_R15_a_stand_used_twice_in_one_clue_discards_once() -> None:
    table = four()
    table.clue(0, "KKKM", "s0 s0 s0 p2")
    assert stands(table) == ["K", "W"], "the refill waits for the decisions"
    table.stay(2)
    assert stands(table) == ["E", "W"]
    assert [stand.stack for stand in table.view(0).stands] == [5, 7]
    assert table.view(0).discards == "K"
    assert table.happened(events.StandRefilled) == 1


def test_LJ_R15_every_stand_used_shows_the_next_card_of_its_own_stack() -> None:
    table = four()
    table.play(0, "KW", "s0 s1")
    assert stands(table) == ["E", "O"]
    table.play(0, "E", "s0")
    assert stands(table) == ["B", "O"]
    assert table.view(0).discards == "EKW"


def test_LJ_R15_players_who_moved_on_show_their_next_card_and_others_stay() -> None:
    table = four()
    table.play(0, "PMD", "p1 p2 p3", p1="P", p3="D")
    assert shown(table) == "HLMA"
    assert [player.letter for player in table.view(1).players] == ["H", None, "M", "A"]
    assert table.view(0).discards == "", "a card goes back to its row"


def test_LJ_R15_shared_bonus_letters_that_were_used_are_discarded() -> None:
    table = Table.dealt("CAB", "PLANT", "MIGHT", deck="EELST")
    for letter in "CAB":
        table.spell(1, "p0", p0=letter)
    for _ in range(2):
        table.clue(2, "E", "p0")
        table.guess_aloud(0, "E")
    table.clue(0, "EPE", "b2 p1 b2")
    assert [bonus.source for bonus in table.view(1).bonus] == ["b1", "b2"]
    table.stay(1)
    assert [(bonus.source, bonus.letter) for bonus in table.view(1).bonus] == [("b1", "E")]
    assert table.view(1).discards == "E"


# LJ-R16


@pytest.mark.parametrize(("stand", "size"), list(enumerate((7, 8, 9, 10))))
def test_LJ_R16_the_last_card_of_a_stack_frees_the_green_below(stand: int, size: int) -> None:
    """A stack of seven shows one card and has six below it: its green is free after six uses."""
    table = Table.dealt("HORSE", "PLANT")
    uses = 0
    while table.view(0).stands[stand].token:
        assert table.view(0).tokens.under_stacks == 4
        before = table.view(0).tokens
        table.spell(uses % 2, f"s{stand}")
        uses += 1
        freed = table.view(0).tokens.under_stacks == 3
        unlocked = before.locked - table.view(0).tokens.locked
        took_green = table.view(0).clues[-1].token == "green"
        assert table.view(0).tokens.greens == before.greens - took_green + unlocked + freed
    assert uses == size - 1
    view = table.view(0).stands[stand]
    assert view.letter is not None, "the last card stands"
    assert view.stack == 0


def test_LJ_R16_a_stand_without_a_stack_draws_from_the_deck() -> None:
    table = four(stacks=("KEBABSE",), deck="TURN")
    for seat in (0, 1, 2, 3, 0, 1):
        table.spell(seat, "s0")
    assert stands(table)[0] == "E"
    assert (table.view(0).stands[0].stack, table.view(0).deck) == (0, 4)
    assert table.happened(events.GreenFreed) == 1
    table.spell(2, "s0")
    assert stands(table)[0] == "T"
    table.spell(3, "s0")
    assert stands(table)[0] == "U"
    assert table.view(0).deck == 2
    assert table.view(0).discards == "".join(sorted("KEBABSET"))
    assert table.happened(events.GreenFreed) == 1, "a green is freed once"


# LJ-R17


def give_eleven(table: Table, last: str) -> None:
    """Eleven clues take every red and green of a table of four; five use the first stand."""
    for number in range(10):
        table.spell(number % 4, "s0" if number < 5 else "*")
    table.spell(2, last)


def test_LJ_R17_refilling_comes_before_the_check_for_the_end() -> None:
    table = four()
    give_eleven(table, last="s0")
    assert table.view(0).tokens.under_stacks == 1
    assert table.view(0).tokens.greens == 1
    assert table.phase == "clue"
    table.spell(0, "*")
    assert table.phase == "final"


def test_LJ_R17_without_a_freed_green_the_game_is_over() -> None:
    table = four()
    give_eleven(table, last="*")
    assert (table.phase, table.state.end_reason) == ("final", "no-tokens")


def test_LJ_R17_moving_on_and_refilling_happen_even_in_the_last_round() -> None:
    table = four()
    for number in range(10):
        table.spell(number % 4, "*")
    table.clue(0, "MKK", "p2 s0 s0")
    table.move_on(2, "M")
    assert table.phase == "final"
    assert stands(table) == ["E", "W"]
    assert shown(table) == "HPID"


# LJ-R18


def test_LJ_R18_a_stand_that_finds_the_deck_empty_stays_empty() -> None:
    table = four(stacks=("KEBABSE",), deck="")
    for seat in (0, 1, 2, 3, 0, 1, 2):
        table.spell(seat, "s0")
    assert stands(table)[0] is None
    assert table.view(0).deck == 0
    assert table.view(0).discards == "".join(sorted("KEBABSE")), "discards stay in the box"
    assert table.why_not(0, table.drafting("E", "s0")) == ("no-such-card", "LJ-R8")
    table.spell(0, "s1")
    assert stands(table)[0] is None
    assert stands(table)[1] is not None


def test_LJ_R18_a_player_who_finds_the_deck_empty_has_an_empty_stand() -> None:
    table = Table.dealt("CAB", "PLANT", "MIGHT", deck="")
    for letter in "CAB":
        table.spell(1, "p0", p0=letter)
    player = table.view(1).players[0]
    assert (player.letter, player.card, player.extras) == (None, None, ())
    assert table.why_not(1, table.drafting("B", "p0")) == ("no-such-card", "LJ-R8")
    table.clue(2, "P", "p1")
    assert table.view(0).waiting_for == (1,)
    assert table.why_not(0, stay(table)) == ("empty-stand", "LJ-R18")
    table.stay(1)
    table.clue(0, "P", "p1")
    assert table.view(0).clues[-1].giver == 0


def test_LJ_R18_a_guess_aloud_also_leaves_an_empty_stand_if_the_deck_is_empty() -> None:
    table = Table.dealt("CAB", "PLANT", "MIGHT", deck="E")
    for letter in "CAB":
        table.spell(1, "p0", p0=letter)
    table.clue(2, "E", "p0")
    table.guess_aloud(0, "E")
    assert shown(table)[0] == "_"
    assert [bonus.letter for bonus in table.view(0).bonus] == ["E"]


@pytest.mark.parametrize(("giver", "sources", "left"), [(2, "p0 s0", "H_P"), (0, "s0", "_HP")])
def test_LJ_R18_stands_draw_before_players_and_players_draw_from_the_givers_left(
    giver: int, sources: str, left: str
) -> None:
    """A stand and two players need a card, and two cards are left: one player gets no card."""
    table = Table.dealt("ALE", "BUT", "PLANT", deck="GH")
    for first, second in (("A", "B"), ("L", "U")):
        table.spell(2, "p0 p1 s0", p0=first, p1=second)
    table.spell(2, "p0 p1 s0")
    for seat in (0, 1, 0):
        table.spell(seat, "s0")
    assert (shown(table), table.view(0).stands[0].stack) == ("ETP", 0)
    table.spell(giver, sources, p0="E", p1="T")
    assert stands(table)[0] == "G"
    assert shown(table) == left
