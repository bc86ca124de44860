"""Other rules of the short summary: no early stop, a wildcard that only replaces, and words of any
length."""

import pytest

from parlour.rules import PUBLIC
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.choices import CanMakeWord
from tests.rules.letterjam.table import Table


def test_LJ_E1_an_option_forbids_stopping_before_the_tokens_are_gone() -> None:
    table = Table.dealt("HORSE", "PLANT", stop_early=False)
    refusal = table.refused(0, table.wanting_stop())
    assert (refusal.code, refusal.rule) == ("no-stopping", "LJ-E1")
    assert refusal.sentence == "This table plays until the clues are used up."
    assert table.choice(0, acts.WantStop) is None
    while table.phase == "clue":
        giver = table.round % 2
        table.spell(giver, f"p{1 - giver}")
    assert table.phase == "final"
    assert table.state.end_reason == "no-tokens"


def at_the_end(*, lengthens: bool) -> Table:
    table = Table.dealt("HORSE", "PLANT", wildcard_lengthens=lengthens)
    table.stop()
    return table


def test_LJ_E2_a_wildcard_that_only_replaces_leaves_a_card_of_the_row_out() -> None:
    table = at_the_end(lengthens=False)
    longer = table.arranging("r0 r1 r2 r3 r4 *", "S")
    assert table.why_not(0, longer) == ("wildcard-lengthens", "LJ-E2")
    table.arrange(0, "r0 r1 r2 r3 *", "E")
    at_the_end(lengthens=True).do(0, longer)


@pytest.mark.parametrize(
    ("cards", "allowed"),
    [
        ("r0 r1 r2 S", True),
        ("r0 r1 r2 * E", False),
        ("r0 r1 * E", True),
        ("r0 r1 * E S", True),
        ("r0 r1 r2 * E S", False),
    ],
)
def test_LJ_E2_bonus_letters_may_be_added_beside_a_wildcard_that_only_replaces(
    cards: str, allowed: bool
) -> None:
    table = Table.dealt("CAB", "HEN", "MIGHT", deck="ESTO", wildcard_lengthens=False)
    for mine, theirs in zip("CAB", "HEN", strict=True):
        table.spell(2, "p0 p1", p0=mine, p1=theirs)
    table.give(2, "p0 p1")
    table.guess_aloud(0, "E")
    table.guess_aloud(1, "S")
    table.all_others_stay()
    table.stop()
    source = {card.letter: card.source for card in table.view(0).bonus}
    laid = " ".join(source.get(card, card) for card in cards.split())
    act = table.arranging(laid, "L" if "*" in cards else None)
    if allowed:
        table.do(0, act)
    else:
        assert table.why_not(0, act) == ("wildcard-lengthens", "LJ-E2")


# LJ-S2: words of any length


def test_LJ_S2_a_maker_may_give_a_longer_or_shorter_word_if_the_table_allows_it() -> None:
    table = Table.by_chance(2, words="neighbours", any_length=True)
    choice = table.choice(0, acts.MakeWord)
    assert isinstance(choice, CanMakeWord)
    assert (choice.length, choice.shortest, choice.longest) == (5, 3, 7)
    share = [p.maker.share for p in table.state.players]
    for size in (2, 8):
        act = acts.MakeWord(cards=share[0][:size])
        refusal = table.refused(0, act)
        assert refusal.sentence == f"The word must have 3 to 7 letters, not {size}."
    table.do(0, acts.MakeWord(cards=share[0][:3]))
    table.do(1, acts.MakeWord(cards=share[1][:7]))
    rows = [len(player.row) for player in table.view(PUBLIC).players]
    assert rows == [7, 3], "each must get the word of the neighbour on the left"
    assert [len(table.mine(seat).sheet) for seat in table.seats] == [7, 3]


def test_LJ_S2_without_the_option_a_word_must_have_the_length_of_the_row() -> None:
    table = Table.by_chance(2, words="neighbours")
    share = table.state.players[0].maker.share
    assert table.why_not(0, acts.MakeWord(cards=share[:4])) == ("wrong-length", "LJ-S2")


def test_LJ_E6_score_and_grade_follow_the_real_lengths_of_the_rows() -> None:
    table = Table.by_chance(2, words="neighbours", any_length=True)
    made = [p.maker.share for p in table.state.players]
    table.do(0, acts.MakeWord(cards=made[0][:3]))
    table.do(1, acts.MakeWord(cards=made[1][:7]))
    table.stop()
    table.ready()
    for seat in table.seats:
        table.reveal(seat)
        if table.view(PUBLIC).judging is not None:
            owner = table.view(PUBLIC).judging
            assert owner == seat
            if table.state.players[seat].final.asked_word is None:
                table.accept(1 - seat, seat)
            else:
                table.know(seat)
    assert table.state.points == (3 * 7 + 2, 3 * 3 + 2)
    end = table.view(PUBLIC).end
    assert end is not None
    assert end.steps == (8, 17, 26, 35, 43), "rows of seven and three must count like two of five"
