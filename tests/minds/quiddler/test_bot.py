"""Novice, regular and expert: they play whole games from their views, each at its level."""

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
    """What the bot does at this seat; the rules take it."""
    chosen = level(name).choose(table.view(seat))
    assert chosen is not None
    assert not isinstance(QUIDDLER.decide(table.state, seat, chosen, table.rng), Refusal)
    return chosen


def play_on(table: Table, *names: str) -> None:
    """Every seat that the game waits for plays until the game is over, bots of these names in turn
    around the table."""
    for _ in range(6000):
        if table.phase == "over":
            return
        seat = table.view(PUBLIC).waiting_for[0]
        table.do(seat, act(names[seat % len(names)], table, seat))
    pytest.fail("this game does not end")


def words_of(table: Table) -> list[str]:
    lines = [line for hand in table.state.sheet for line in hand.lines]
    return [word.word for line in lines for word in line.words]


# Whole games


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("rule_set", ["manual", "published"])
@pytest.mark.parametrize("judging", ["challenge", "vote", "checked"])
def test_a_game_among_bots_of_one_level_is_played_to_its_end(
    name: str, rule_set: str, judging: str
) -> None:
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
def test_a_mixed_company_plays_with_any_options(options: dict[str, Any]) -> None:
    options = {"seats": 2, "hands": 4} | options
    play_on(Table.by_chance(seed=2, **options), *LEVELS)


@pytest.mark.parametrize("lexicon", ["strict", "parlour"])
def test_QD_W1_no_level_lays_a_word_that_the_list_of_the_table_lacks(lexicon: str) -> None:
    table = Table.by_chance(3, seed=5, lexicon=lexicon, hands=6)
    play_on(table, *LEVELS)
    assert len(words_of(table)) > 20
    assert all(word in Lexicon.open(lexicon) for word in words_of(table))


def test_the_largest_hand_is_played_by_all_levels() -> None:
    table = Table.by_chance(3, seed=4, rule_set="published")
    play_on(table, *LEVELS)
    assert table.state.sheet[-1].size == 10


@pytest.mark.parametrize("name", LEVELS)
def test_a_list_of_words_that_nobody_has_counted_is_played_with_all_of_it(
    name: str, tmp_path: Path
) -> None:
    """A list of another language: here, of words spelled backwards."""
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
def test_it_has_nothing_to_say_out_of_turn_or_without_a_seat(name: str) -> None:
    table = Table.dealt("C A T", "D O G")
    assert level(name).choose(table.view(1)) is None
    assert level(name).choose(table.view(PUBLIC)) is None
    table.draw(0)
    assert level(name).choose(table.view(1)) is None


# What they know


@pytest.mark.parametrize(("name", "least"), [("novice", NOVICE.plays), ("regular", REGULAR.plays)])
def test_lower_levels_play_words_that_are_common(name: str, least: float) -> None:
    table = Table.by_chance(2, seed=3, hands=6)
    play_on(table, name)
    words = words_of(table)
    # Of the words that the same cards spell, the table of groups names the most common one.
    assert len(words) > 12
    assert min(map(zipf, words)) >= least


@pytest.mark.parametrize(
    ("name", "kind"),
    [("novice", acts.Discard), ("regular", acts.Discard), ("expert", acts.LayDown)],
)
def test_an_expert_knows_words_that_others_do_not(name: str, kind: type[Act]) -> None:
    """CWM is a word for experts; no other can be made of these cards."""
    table = Table.dealt("C A T", "C W M", stock="X V")
    table.go_out(0, "C A T", discard="X")
    table.all_pass()
    table.draw(1)
    assert isinstance(act(name, table, 1), kind)


def test_QD_H5_words_that_the_table_demands_are_laid_down_by_those_who_do_not_know_them() -> None:
    table = Table.dealt("C A T", "Z A X", stock="X V", rule_set="published")
    table.go_out(0, "C A T", discard="X")
    table.all_pass()
    table.draw(1)
    assert act("novice", table, 1) == table.laying_down(1, "Z A", discard="X")


@pytest.mark.parametrize("name", LEVELS)
def test_QD_H5_what_must_be_laid_down_is_also_where_it_earns_nothing(name: str) -> None:
    """A W that is left over costs more than IF earns, so that the hand scores nothing anyway."""
    table = Table.dealt("C A T", "I W W", "D O G", stock="X F", rule_set="published")
    table.go_out(0, "C A T", discard="X")
    table.all_pass()
    table.draw(1)
    assert act(name, table, 1) == table.laying_down(1, "I F", discard="W")


@pytest.mark.parametrize("judging", ["challenge", "vote"])
@pytest.mark.parametrize("name", LEVELS)
def test_it_challenges_what_is_no_word_and_lets_common_words_stand(name: str, judging: str) -> None:
    table = Table.dealt("A T V C T", "D O G E S", stock="X", judging=judging)
    table.go_out(0, "A T", "V C T", discard="X")
    assert act(name, table, 1) == table.challenging(1)
    table = Table.dealt("C A T", "D O G", stock="X", judging=judging)
    table.go_out(0, "C A T", discard="X")
    assert act(name, table, 1) == table.passing()


@pytest.mark.parametrize("name", LEVELS)
def test_QD_X1_it_challenges_one_word_after_the_other_and_passes(name: str) -> None:
    table = Table.dealt("A T V C T", "D O G E S", "B I R D S", stock="X", rejected="word-only")
    table.go_out(0, "C V", "T T A", discard="X")
    assert act(name, table, 1) == table.challenging(0)
    table.challenge(1, 0)
    assert act(name, table, 1) == table.challenging(1)
    table.challenge(2, 1)
    assert table.phase == "draw"


@pytest.mark.parametrize("name", LEVELS)
def test_QD_H5_of_words_revealed_together_it_challenges_what_is_none_and_passes(name: str) -> None:
    table = Table.dealt("C A T", "V F X", "D O G", stock="X B K")
    table.go_out(0, "C A T", discard="X")
    table.all_pass()
    table.lay_down(1, "V F X", discard="B")
    table.lay_down(2, "D O G", discard="K")
    # Its own word is not Cem's to doubt; that of Ben is none.
    assert act(name, table, 2) == table.challenging(0, lay_down=2)
    assert act(name, table, 1) == table.passing()
    table.challenge(2, 0, lay_down=2)
    assert act(name, table, 0) == table.passing()


def test_an_expert_does_not_take_words_that_lie_face_down_for_none() -> None:
    """What somebody laid face down may be as good as what players lay down at large."""
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
    ones. Bots of these names sit around the table."""
    hands = ("C A T D O G", "S E N A T E", "S E N A T E", "K L M V J X")
    table = Table.dealt(*hands, stock="X B K W", **options)
    persons = [Person(name, bot) for name, bot in zip(NAMES, minds, strict=False)]
    table.state = replace(table.state, company=gather(persons))
    table.go_out(0, "C A T", "D O G", discard="X")
    table.all_pass()
    return table


def words_laid(table: Table, seat: Seat) -> int:
    """How many words an expert at this seat lays down, having drawn from the stock."""
    table.draw(seat)
    laid = act("expert", table, seat)
    assert isinstance(laid, acts.LayDown)
    table.do(seat, laid)
    return len(laid.words)


def test_QD_H5_of_two_experts_the_first_to_play_goes_for_most_words() -> None:
    """They do not see each other's words, and equal numbers of words would earn nobody anything."""
    table = final_turn("greedy", "expert", "expert", "greedy")
    assert words_laid(table, 1) == 3
    assert words_laid(table, 2) == 1


@pytest.mark.parametrize("other", ["greedy", "regular", None])
def test_QD_H5_an_expert_leaves_most_words_to_nobody_but_an_expert(other: str | None) -> None:
    table = final_turn("greedy", other, "expert", "greedy")
    words_laid(table, 1)
    assert words_laid(table, 2) == 3


def test_QD_H5_an_expert_counts_the_cards_that_the_first_one_laid_face_down() -> None:
    """Three words beat whoever laid three cards, and tie with six."""
    table = final_turn("greedy", "expert", "expert", "greedy")
    assert bonus_table(table.view(2))[3, 0] == bonus_table(table.view(2))[0, 0]
    table.lay_down(1, "S E A", discard="B")
    assert bonus_table(table.view(2))[3, 0] > bonus_table(table.view(2))[0, 0]


def test_QD_H5_where_final_words_lie_open_no_expert_leaves_most_words_to_another() -> None:
    table = final_turn("greedy", "expert", "expert", "greedy", final_words="in-turn")
    alone = final_turn("greedy", "greedy", "expert", "greedy", final_words="in-turn")
    assert (bonus_table(table.view(2)) == bonus_table(alone.view(2))).all()


def test_a_strange_word_is_challenged_where_that_costs_nothing() -> None:
    for rule_set, challenged in (("manual", True), ("published", False)):
        table = Table.dealt("P Y X", "D O G", stock="V", rule_set=rule_set)
        table.go_out(0, "P Y X", discard="V")
        assert isinstance(act("novice", table, 1), acts.Challenge) == challenged
        assert isinstance(act("expert", table, 1), acts.Pass)


def test_who_made_a_word_up_is_not_trusted_again() -> None:
    """Two words that a novice has not heard of; once one was struck, the other is doubted."""
    table = Table.dealt("P Y X V C", "D O G E S", "B I R D S", stock="W", rule_set="published")
    table.go_out(0, "V C", "P Y X", discard="W")
    assert isinstance(act("novice", table, 2), acts.Pass)
    table.challenge(1, word=0)
    assert isinstance(act("novice", table, 2), acts.Challenge)


def test_QD_X2_it_defends_its_word_and_votes_by_what_it_knows() -> None:
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
def test_a_card_that_hardly_helps_is_left_for_one_from_the_stock(name: str) -> None:
    """With S the hand of CAT becomes CATS less a discard: the stock promises more."""
    table = Table.dealt("C A T", "D O G", top="S", rule_set="published", lexicon="parlour")
    assert isinstance(act(name, table, 0), acts.DrawStock)
    table = Table.dealt("B O V", "D O G", top="X", rule_set="published")
    assert isinstance(act(name, table, 0), acts.DrawDiscard)
