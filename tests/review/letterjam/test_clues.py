"""Clues: positions in which the best one is known, because few words can be given."""

import pytest
from msgspec.structs import replace

from parlour.review.letterjam import LETTER_JAM_REVIEW
from parlour.review.letterjam.clues import ClueWorth, shared_words
from parlour.review.types import Option
from parlour.rules.letterjam import LETTER_JAM, acts
from parlour.rules.letterjam.view_types import View
from tests.minds.letterjam.bots import seat_bots
from tests.review.letterjam.positions import finished, only
from tests.rules.letterjam.table import Table


def best(table: Table, seat: int, *words: str) -> str:
    """The best clue that this seat can give, of these words."""
    found = ClueWorth(table.view(seat), only(*words)).best(1)
    return found[0].text.removeprefix("the clue ")


def worth(view: View, word: str, sources: str) -> float:
    return ClueWorth(view).option(word, tuple(sources.split())).worth


def readers(option: Option) -> set[int]:
    return {one.seat for one in option.learned}


# The best of a few


def test_a_word_that_only_one_letter_makes_beats_one_that_many_do() -> None:
    """?WEN?Y is TWENTY; ?EN is TEN, PEN, MEN, DEN, HEN, YEN."""
    table = Table.dealt("HORSE", "TWIST", stacks=("W", "E", "N", "Y"))
    assert best(table, 0, "TWENTY", "TEN") == "TWENTY"


def test_a_word_for_three_readers_beats_a_word_for_one() -> None:
    table = Table.dealt("HORSE", "WINDY", "MOUTH", "SWORD", stacks=("I", "D"))
    assert best(table, 0, "WISDOM", "WIDE", "MID") == "WISDOM"


def test_whoever_knows_their_letter_needs_no_other_clue() -> None:
    """Ben has read T. WENT would tell him again; MEN tells Cem."""
    table = Table.dealt("HORSE", "TRIBE", "MOUTH", stacks=("WW", "EE", "NN"))
    table.clue(0, "TWENTY", "p1 s0 s1 s2 p1 *")
    table.all_others_stay()
    bare = without_tokens(table.view(0))
    assert worth(bare, "MEN", "p2 s1 s2") > worth(bare, "WENT", "s0 s1 s2 p1")


def test_a_reader_who_is_behind_counts_for_more() -> None:
    """Both have T. Ben has three cards to go and Cem five."""
    table = Table.dealt("HORSE", "TAM", "TRIBE", stacks=("W", "E", "N"), lengths=(5, 3, 5))
    view = table.view(0)
    assert worth(view, "WENT", "s0 s1 s2 p2") > worth(view, "WENT", "s0 s1 s2 p1")


def test_two_readers_with_the_same_letter_are_better_than_one() -> None:
    table = Table.dealt("HORSE", "TAMER", "TRIBE", stacks=("A",))
    view = table.view(0)
    assert worth(view, "THAT", "p1 * s0 p2") > worth(view, "THAT", "p1 * s0 p1")


def test_a_stand_whose_token_is_within_reach_is_worth_using() -> None:
    """About eight clues are to come: a stack of six is in the balance, one of thirty is not."""
    table = Table.dealt("HORSE", "TAMER", "TRIBE", stacks=("W", "E", "N"))
    view = table.view(0)
    gained = []
    for stack in (6, 30):
        stands = (replace(view.stands[0], stack=stack), *view.stands[1:])
        then = replace(view, stands=stands)
        gained.append(worth(then, "WET", "s0 s1 p1") - worth(then, "WET", "* s1 p1"))
    assert gained[0] > gained[1] + 0.5


def test_a_bonus_letter_that_is_not_needed_is_better_kept() -> None:
    """The S of the middle is discarded if a clue uses it; the S of a stand costs nothing."""
    table = Table.dealt("HORSE", "TAM", stacks=("S", "E", "E"), deck="S", lengths=(5, 3))
    for letter in "TAM":
        table.spell(0, "p1 *", p1=letter)
    table.give(0, "p1 *")
    table.guess_aloud(1, "S")
    bare = without_tokens(table.view(0))
    assert bare.bonus[0].letter == "S"
    assert worth(bare, "SEE", "s0 s1 s2") > worth(bare, "SEE", "b1 s1 s2")


def test_an_extra_letter_is_worth_less_than_a_card_of_a_row() -> None:
    table = Table.dealt(
        "HORSE", "TAM", "TRIBE", stacks=("W", "E", "N"), deck="TS", lengths=(5, 3, 5)
    )
    for letter in "TAM":
        table.spell(0, "p1 *", p1=letter)
    view = table.view(0)
    assert view.players[1].on_extra
    assert (table.up(1), table.up(2)) == ("T", "T")
    assert worth(view, "WENT", "s0 s1 s2 p2") > worth(view, "WENT", "s0 s1 s2 p1")


def test_the_wildcard_makes_a_clue_less_plain() -> None:
    """W*N? can be WANT or WIND or WINE; WEN? is WENT or WENS."""
    table = Table.dealt("HORSE", "TAMER", stacks=("W", "E", "N"))
    bare = without_tokens(table.view(0))
    assert worth(bare, "WENT", "s0 s1 s2 p1") > worth(bare, "WENT", "s0 * s2 p1")


def test_a_rare_word_misleads() -> None:
    """?LAN is PLAN or CLAN to nearly everybody, and ELAN to nobody."""
    table = Table.dealt("HORSE", "ELUDE", stacks=("L", "A", "N"))
    bare = without_tokens(table.view(0))
    assert worth(bare, "ELAN", "p1 s0 s1 s2") < worth(bare, "LEAN", "s0 p1 s1 s2")
    option = ClueWorth(bare).option("ELAN", ("p1", "s0", "s1", "s2"))
    assert option.learned[0].chance < 0.3
    assert option.learned[0].after[0] == "P"


def without_tokens(view: View) -> View:
    """The same table without tokens below the stacks, so that only readers count."""
    return replace(view, stands=tuple(replace(stand, token=False) for stand in view.stands))


# What is told


def test_each_reader_has_candidates_before_and_after_and_a_chance() -> None:
    table = Table.dealt("HORSE", "WINDY", "MOUTH", "SWORD", stacks=("I", "D"))
    (option,) = ClueWorth(table.view(0), only("WISDOM")).best(1)
    assert readers(option) == {1, 2, 3}
    ben = option.learned[0]
    assert (ben.letter, ben.pattern, ben.after) == ("W", "?ISD*M", "W")
    assert len(ben.before) > 10
    assert ben.known < 0.1 < 0.9 < ben.chance
    assert option.facts[0].startswith("Ben reads ?ISD*M: W alone is left of ")
    assert table.view(0).round == 1
    assert option.command == "draft WISDOM with Ben, stand 1, Dot, stand 2, wild, Cem"


def test_the_review_names_the_better_clue_and_the_offers_passed_over() -> None:
    table = Table.dealt("HORSE", "WINDY", "MOUTH", "SWORD", stacks=("I", "D"))
    table.offer(1, "MISS", "p2 s0 p3 p3")
    table.clue(0, "AM", "* p2")
    table.all_others_stay()
    review = LETTER_JAM_REVIEW.review(finished(table), lambda part: None)
    decision = next(one for one in review.decisions if one.kind == "clue")
    assert decision.size == "large"
    assert decision.done.text == "the clue AM"
    assert decision.best[0].worth - decision.done.worth == pytest.approx(decision.points_lost)
    assert [one.text for one in decision.passed] == ["Ben's clue MISS"]
    assert "Ben's clue MISS was on offer too" in decision.sentences[-1]
    clues = [one for one in review.decisions if one.kind == "clue"]
    assert [(one.seat, one.size) for one in clues] == [(0, "large")], "an offer is no decision"


def test_suggestions_are_words_that_most_people_know() -> None:
    table = Table.dealt("HORSE", "WINDY", "MOUTH", "SWORD", stacks=("I", "D"))
    assert shared_words(table.view(0)) == 8_000
    seat_bots(table, [1, 2, 3])
    assert shared_words(table.view(0)) == 8_000
    seat_bots(table, [0])
    assert shared_words(table.view(0)) == 16_000
    seat_bots(table, [1], "novice")
    assert shared_words(table.view(0)) == 8_000


# A tried clue


def test_a_tried_clue_has_the_worth_that_the_review_gives_it() -> None:
    table = Table.dealt("HORSE", "WINDY", "MOUTH", "SWORD", stacks=("I", "D"))
    view = table.view(0)
    table.play(0, "WISDOM", "p1 s0 p3 s1 * p2")
    record = finished(table)
    review = LETTER_JAM_REVIEW.review(record, lambda part: None)
    decision = review.decisions[0]
    for option in (decision.done, *decision.best):
        word = option.text.removeprefix("the clue ")
        act = LETTER_JAM.command(view, option.command)
        assert isinstance(act, acts.Draft)
        assert act.word == word
        assert LETTER_JAM_REVIEW.judge(record, decision.at, decision.seat, act) == option
