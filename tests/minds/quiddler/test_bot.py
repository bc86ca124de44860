"""Novice, regular and expert play whole games from their views, each at its level."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.minds import Mind, mind
from parlour.minds.quiddler.bonus_value import bonus_table
from parlour.minds.quiddler.level import NOVICE, REGULAR
from parlour.rules import PUBLIC, Act, Person, Refusal, Seat, gather
from parlour.rules.quiddler import QUIDDLER, acts
from parlour.words import Lexicon, zipf
from tests.rules.quiddler.table import NAMES, Table

LEVELS = ("novice", "regular", "expert")


def level(name: str) -> Mind[Any]:
    return mind("quiddler", name)


def act(name: str, table: Table, seat: Seat) -> Act:
    """The act of the bot at this seat, which the rules must accept."""
    chosen = level(name).choose(table.view(seat))
    assert chosen is not None
    assert not isinstance(QUIDDLER.decide(table.state, seat, chosen, table.rng), Refusal)
    return chosen


def play_on(table: Table, *names: str) -> None:
    """Play to the end of the game, with bots of these names in turn around the table."""
    for _ in range(6000):
        if table.phase == "over":
            return
        seat = table.view(PUBLIC).waiting_for[0]
        table.do(seat, act(names[seat % len(names)], table, seat))
    pytest.fail("this game does not end")


def words_of(table: Table) -> list[str]:
    lines = [line for hand in table.state.sheet for line in hand.scores]
    return [word.word for line in lines for word in line.words]


# Whole games


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("rule_set", ["manual", "published"])
@pytest.mark.parametrize("judging", ["challenge", "vote", "checked"])
def test_bots_of_one_level_play_a_game_to_its_end(name: str, rule_set: str, judging: str) -> None:
    table = Table.by_chance(3, rule_set=rule_set, judging=judging, hands=3)
    play_on(table, name)
    assert len(table.state.sheet) == 3
    assert {ruling.upheld for hand in table.state.sheet for ruling in hand.rulings} <= {True}


@pytest.mark.parametrize(
    "options",
    [
        {"rule_set": "published", "seats": 4},
        {"must_lay_down": True, "judging": "checked"},
        {"out_on_first_turn": False},
        {"out_on_first_turn": False, "judging": "checked", "two_player_bonus": "most-words"},
        {"hands": 3, "course": "up-and-down", "lexicon": "parlour", "seats": 8},
    ],
)
def test_bots_of_mixed_levels_play_with_any_options(options: dict[str, Any]) -> None:
    options = {"seats": 2, "hands": 4} | options
    play_on(Table.by_chance(seed=2, **options), *LEVELS)


@pytest.mark.parametrize("lexicon", ["strict", "parlour"])
def test_QD_W1_no_level_lays_a_word_that_the_list_of_the_table_lacks(lexicon: str) -> None:
    table = Table.by_chance(3, seed=5, lexicon=lexicon, hands=6)
    play_on(table, *LEVELS)
    assert len(words_of(table)) > 20
    assert all(word in Lexicon.open(lexicon) for word in words_of(table))


def test_all_levels_play_the_largest_hand() -> None:
    table = Table.by_chance(3, seed=4, rule_set="published")
    play_on(table, *LEVELS)
    assert table.state.sheet[-1].size == 10


@pytest.mark.parametrize("name", LEVELS)
def test_bots_know_all_words_of_a_list_without_frequencies(name: str, tmp_path: Path) -> None:
    """The list stands for another language: it has words spelled backwards."""
    own = tmp_path / "own.txt"
    house = Lexicon.open("parlour")
    words = [word[::-1] for length in (2, 3, 4) for word in house.words_of_length(length)]
    own.write_text("\n".join(words))
    table = Table.by_chance(2, lexicon=Lexicon.from_file(own), hands=2)
    table.state = replace(table.state, options=replace(table.state.options, lexicon=str(own)))
    play_on(table, name)
    assert any(word not in house for word in words_of(table))


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_view_always_gets_the_same_answer(name: str) -> None:
    table = Table.by_chance(3, hands=8)
    seat = table.view(PUBLIC).at
    assert seat is not None
    assert level(name).choose(table.view(seat)) == level(name).choose(table.view(seat))


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_does_nothing_out_of_turn_or_without_a_seat(name: str) -> None:
    table = Table.dealt("C A T", "D O G")
    assert level(name).choose(table.view(1)) is None
    assert level(name).choose(table.view(PUBLIC)) is None
    table.draw(0)
    assert level(name).choose(table.view(1)) is None


# What they know


@pytest.mark.parametrize(("name", "least"), [("novice", NOVICE.plays), ("regular", REGULAR.plays)])
def test_lower_levels_play_common_words_only(name: str, least: float) -> None:
    table = Table.by_chance(2, seed=3, hands=6)
    play_on(table, name)
    words = words_of(table)
    # If the same cards spell several words, the group table has the most common one.
    assert len(words) > 12
    assert min(map(zipf, words)) >= least


@pytest.mark.parametrize(
    ("name", "kind"),
    [("novice", acts.Discard), ("regular", acts.Discard), ("expert", acts.LayDown)],
)
def test_an_expert_knows_words_that_others_do_not(name: str, kind: type[Act]) -> None:
    """CWM is the only word that these cards spell, and only experts know it."""
    table = Table.dealt("C A T", "C W M", stock="X V")
    table.go_out(0, "C A T", discard="X")
    table.all_pass()
    table.draw(1)
    assert isinstance(act(name, table, 1), kind)


def test_QD_H5_bots_lay_down_demanded_words_that_they_do_not_know() -> None:
    table = Table.dealt("C A T", "Z A X", stock="X V", rule_set="published")
    table.go_out(0, "C A T", discard="X")
    table.all_pass()
    table.draw(1)
    assert act("novice", table, 1) == table.laying_down(1, "Z A", discard="X")


@pytest.mark.parametrize("name", LEVELS)
def test_QD_H5_bots_lay_down_demanded_words_even_if_they_earn_nothing(name: str) -> None:
    """The W left over costs more than IF earns, so the hand scores nothing anyway."""
    table = Table.dealt("C A T", "I W W", "D O G", stock="X F", rule_set="published")
    table.go_out(0, "C A T", discard="X")
    table.all_pass()
    table.draw(1)
    assert act(name, table, 1) == table.laying_down(1, "I F", discard="W")


@pytest.mark.parametrize("judging", ["challenge", "vote"])
@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_challenges_invalid_words_and_accepts_common_ones(name: str, judging: str) -> None:
    table = Table.dealt("A T V C T", "D O G E S", stock="X", judging=judging)
    table.go_out(0, "A T", "V C T", discard="X")
    assert act(name, table, 1) == table.challenging(1)
    table = Table.dealt("C A T", "D O G", stock="X", judging=judging)
    table.go_out(0, "C A T", discard="X")
    assert act(name, table, 1) == table.passing()


@pytest.mark.parametrize("name", LEVELS)
def test_QD_X1_a_bot_challenges_invalid_words_one_by_one_and_then_passes(name: str) -> None:
    table = Table.dealt("A T V C T", "D O G E S", "B I R D S", stock="X", rejected="word-only")
    table.go_out(0, "C V", "T T A", discard="X")
    assert act(name, table, 1) == table.challenging(0)
    table.challenge(1, 0)
    assert act(name, table, 1) == table.challenging(1)
    table.challenge(2, 1)
    assert table.phase == "draw"


@pytest.mark.parametrize("name", LEVELS)
def test_QD_H5_a_bot_challenges_invalid_words_revealed_together_and_passes(name: str) -> None:
    table = Table.dealt("C A T", "V F X", "D O G", stock="X B K")
    table.go_out(0, "C A T", discard="X")
    table.all_pass()
    table.lay_down(1, "V F X", discard="B")
    table.lay_down(2, "D O G", discard="K")
    # Cem does not challenge his own word; Ben's is invalid.
    assert act(name, table, 2) == table.challenging(0, lay_down=2)
    assert act(name, table, 1) == table.passing()
    table.challenge(2, 0, lay_down=2)
    assert act(name, table, 0) == table.passing()


def test_an_expert_expects_average_words_of_a_face_down_lay_down() -> None:
    """An opponent's words that lie face down count by the statistics, not as no words."""
    table = Table.dealt("C A T S", "S E A O", "D O G E", stock="X B K", top="V")
    table.go_out(0, "C A T S", discard="X")
    table.all_pass()
    before = bonus_table(table.view(2))
    table.lay_down(1, "S E A", discard="B")
    assert (bonus_table(table.view(2)) == before).all()
    table = Table.dealt("C A T S", "S E A O", "D O G E", stock="X B K", top="V")
    table.go_out(0, "C A T S", discard="X")
    table.all_pass()
    table.idle(1)
    assert (bonus_table(table.view(2)) != before).any()


def final_turn(*minds: str | None, **options: Any) -> Table:
    """Ana is out with two words of three letters; Ben and Cem can lay one long word or three short
    ones. The seats have bots of these names."""
    hands = ("C A T D O G", "S E N A T E", "S E N A T E", "K L M V J X")
    table = Table.dealt(*hands, stock="X B K W", **options)
    persons = [Person(name, bot) for name, bot in zip(NAMES, minds, strict=False)]
    table.state = replace(table.state, company=gather(persons))
    table.go_out(0, "C A T", "D O G", discard="X")
    table.all_pass()
    return table


def words_laid(table: Table, seat: Seat) -> int:
    """The number of words that an expert at this seat lays down after a draw from the stock."""
    table.draw(seat)
    laid = act("expert", table, seat)
    assert isinstance(laid, acts.LayDown)
    table.do(seat, laid)
    return len(laid.words)


def test_QD_H5_of_two_experts_the_first_to_play_goes_for_most_words() -> None:
    """They do not see each other's words, and a tie would earn nobody the bonus."""
    table = final_turn("greedy", "expert", "expert", "greedy")
    assert words_laid(table, 1) == 3
    assert words_laid(table, 2) == 1


@pytest.mark.parametrize("other", ["greedy", "regular", None])
def test_QD_H5_an_expert_leaves_most_words_only_to_another_expert(other: str | None) -> None:
    table = final_turn("greedy", other, "expert", "greedy")
    words_laid(table, 1)
    assert words_laid(table, 2) == 3


def test_QD_H5_an_expert_counts_the_cards_that_the_first_one_laid_face_down() -> None:
    """Three words beat a player who laid three cards, and may tie with one who laid six."""
    table = final_turn("greedy", "expert", "expert", "greedy")
    assert bonus_table(table.view(2))[3, 0] == bonus_table(table.view(2))[0, 0]
    table.lay_down(1, "S E A", discard="B")
    assert bonus_table(table.view(2))[3, 0] > bonus_table(table.view(2))[0, 0]


def test_QD_H5_experts_do_not_coordinate_when_final_words_lie_face_up() -> None:
    table = final_turn("greedy", "expert", "expert", "greedy", final_words="in-turn")
    alone = final_turn("greedy", "greedy", "expert", "greedy", final_words="in-turn")
    assert (bonus_table(table.view(2)) == bonus_table(alone.view(2))).all()


def test_a_bot_challenges_an_unknown_word_only_where_that_costs_nothing() -> None:
    for rule_set, challenged in (("manual", True), ("published", False)):
        table = Table.dealt("P Y X", "D O G", stock="V", rule_set=rule_set)
        table.go_out(0, "P Y X", discard="V")
        assert isinstance(act("novice", table, 1), acts.Challenge) == challenged
        assert isinstance(act("expert", table, 1), acts.Pass)


def test_a_bot_distrusts_a_player_who_made_up_a_word() -> None:
    """A novice knows neither word; after the first is rejected, it doubts the second."""
    table = Table.dealt("P Y X V C", "D O G E S", "B I R D S", stock="W", rule_set="published")
    table.go_out(0, "V C", "P Y X", discard="W")
    assert isinstance(act("novice", table, 2), acts.Pass)
    table.challenge(1, word=0)
    assert isinstance(act("novice", table, 2), acts.Challenge)


def test_QD_X2_a_bot_defends_its_word_and_votes_for_words_it_knows() -> None:
    table = Table.dealt("P Y X", "D O G", "S U N", stock="V", judging="vote")
    table.go_out(0, "P Y X", discard="V")
    table.challenge(1)
    table.do(0, act("expert", table, 0))
    assert act("expert", table, 2) == table.voting(up=True)
    assert act("novice", table, 2) == table.voting(up=False)


# How they play


def test_an_expert_waits_with_a_cheap_hand_and_a_regular_goes_out() -> None:
    table = Table.dealt("E A T", "K L M", stock="I", rule_set="published", top="V")
    table.draw(0)
    assert isinstance(act("regular", table, 0), acts.GoOut)
    assert isinstance(act("expert", table, 0), acts.Discard)


def test_an_expert_goes_out_with_a_dear_hand() -> None:
    table = Table.dealt("P Y X", "K L M", stock="I", rule_set="published", top="V")
    table.draw(0)
    assert isinstance(act("expert", table, 0), acts.GoOut)


@pytest.mark.parametrize("name", ["regular", "expert"])
def test_a_bot_prefers_the_stock_to_a_discard_that_hardly_helps(name: str) -> None:
    """With S the hand spells CATS but needs a discard; the stock has a higher expected value."""
    table = Table.dealt("C A T", "D O G", top="S", rule_set="published", lexicon="parlour")
    assert isinstance(act(name, table, 0), acts.DrawStock)
    table = Table.dealt("B O V", "D O G", top="X", rule_set="published")
    assert isinstance(act(name, table, 0), acts.DrawDiscard)
