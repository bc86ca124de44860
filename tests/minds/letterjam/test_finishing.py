"""The final word, and the word made for a neighbour."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.minds.letterjam.deduction import deduce
from parlour.minds.letterjam.finishing import plan_word
from parlour.rules import HOUSE
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.final_choices import CanArrange
from parlour.rules.letterjam.view_types import BonusView, View
from parlour.words import secret_words
from tests.minds.letterjam.bots import hound, let_bots_act, seat_bots, thought
from tests.rules.letterjam.table import Table


def can_arrange(view: View) -> CanArrange:
    return next(choice for choice in view.choices if isinstance(choice, CanArrange))


CERTAIN = ("TWENTY", "UNDER", "SMOKE", "THIRTY", "WINDOW")
# HOUSE or HORSE, so HOUND or NORTH.
DOUBTFUL = ("TWENTY", "HOUSE", "SMOKE", "THIRTY")


def at_the_end(words: Sequence[str]) -> Table:
    table = hound(words)
    table.stop()
    return table


def test_a_known_row_is_laid_out_as_a_word() -> None:
    table = at_the_end(CERTAIN)
    let_bots_act(table, [1])
    assert table.state.players[1].final.ready
    assert table.state.players[1].sure
    assert table.mine(1).believed.startswith("HOUND")
    assert [entry.guess for entry in table.mine(1).sheet[:5]] == list("NUOHD")


def test_a_card_without_a_clue_is_inferred_from_the_word() -> None:
    table = at_the_end(CERTAIN[:4])
    let_bots_act(table, [1])
    assert table.mine(1).sheet[4].guess == "D"


def test_an_uncertain_card_is_replaced_by_the_wildcard() -> None:
    table = at_the_end(DOUBTFUL)
    table.do(HOUSE, acts.FreeWildcard())
    let_bots_act(table, [1])
    assert WILD in table.state.players[1].final.cards
    table.do(0, acts.Ready())
    table.reveal(1)
    let_bots_act(table, [1])
    assert table.state.players[1].final.correct


def test_a_bot_does_not_use_a_claimed_wildcard() -> None:
    table = at_the_end(DOUBTFUL)
    table.arrange(0, "r0 r1 r2 r3 *", "E")
    let_bots_act(table, [1])
    assert WILD not in table.state.players[1].final.cards
    assert table.state.players[1].sure is False


def test_only_a_certain_word_is_lengthened() -> None:
    plans = {}
    for words in (CERTAIN, DOUBTFUL):
        table = at_the_end(words)
        with_s = replace(table.view(1), bonus=(BonusView("b1", "S", None),))
        can = replace(can_arrange(table.view(1)), middle=("b1",))
        plans[words] = plan_word(deduce(with_s), can, spare=True)
        assert len(plan_word(deduce(with_s), can).cards) == 5, "somebody may need it"
    assert plans[CERTAIN].cards == ("r3", "r2", "r1", "r0", "r4", "b1"), "HOUNDS"
    assert len(plans[DOUBTFUL].cards) == 5
    assert "b1" in plans[DOUBTFUL].cards, "it takes the place of the last card, for SHORN"
    assert plans[DOUBTFUL].chance > 0.5


# Making a word for the neighbour


def test_the_word_for_a_neighbour_is_a_common_word_from_the_share() -> None:
    table = Table.by_chance(3, words="neighbours")
    seat_bots(table)
    act = thought(table, 0)
    assert isinstance(act, acts.MakeWord)
    word = "".join(table.state.letters[card] for card in act.cards)
    assert word in secret_words(5)


def test_different_shares_give_different_words() -> None:
    words = set()
    for seed in range(6):
        table = Table.by_chance(2, seed=seed, words="neighbours")
        seat_bots(table)
        act = thought(table, 0)
        assert isinstance(act, acts.MakeWord)
        words.add("".join(table.state.letters[card] for card in act.cards))
    assert len(words) == 6


def test_a_bot_without_a_word_searches_the_discards_and_takes_a_helpful_card() -> None:
    table = seat_bots(Table.with_shares("KWYBFGMPC", "EEEAAAOOOIII"), [0])
    assert thought(table, 0) == acts.Search()
    table.do(0, acts.Search())
    table.do(1, acts.LayAside(cards=(9, 12, 15)))
    act = thought(table, 0)
    assert isinstance(act, acts.TakeCard)
    let_bots_act(table, [0])
    assert table.state.players[0].maker.made


def test_a_bot_that_cannot_spell_anything_does_not_hold_up_the_table() -> None:
    table = seat_bots(Table.with_shares("KWYBFGMPC", "EEEAAAOOOIII"), [0])
    let_bots_act(table, [0])
    assert table.state.players[0].maker.made
