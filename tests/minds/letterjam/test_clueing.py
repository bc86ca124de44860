"""The value of clues, the choice of a clue and an offer, and the inference by a close listener."""

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from parlour.minds.letterjam.agreeing import offer_to_back
from parlour.minds.letterjam.clue_value import Giver, Outlook, kept_letters
from parlour.minds.letterjam.clueing import best_clues, find_clue
from parlour.minds.letterjam.deduction import deduce
from parlour.minds.letterjam.knowledge import NUMBER
from parlour.minds.letterjam.level import COMMON_WORDS, LEVELS
from parlour.minds.letterjam.listening import hear_offers, listen
from parlour.minds.letterjam.partners import PEOPLE, habits_of
from parlour.minds.letterjam.rewinding import before_newest_clue, earlier_tables
from parlour.minds.letterjam.wordbook import bits, letters, wordbook
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.choices import CanDraft
from parlour.rules.letterjam.view_types import View
from parlour.words import fits, vocabulary, zipf
from tests.minds.letterjam.bots import seat_bots
from tests.rules.letterjam.table import Table

EXPERT, CASUAL = LEVELS["expert"], LEVELS["casual"]


def can_draft(view: View) -> CanDraft:
    return next(choice for choice in view.choices if isinstance(choice, CanDraft))


@pytest.fixture
def table() -> Table:
    return Table.dealt("HORSE", "EARTH", "ELUDE", stacks=("T", "O", "E"))


# The wordbook


def test_the_wordbook_has_the_words_of_the_vocabulary() -> None:
    """If this fails, run `tools/build_readings.py`: the words have changed."""
    book = wordbook()
    assert tuple(map(book.word, range(len(book.sets)))) == vocabulary()
    assert list(book.sets) == [bits(word) for word in vocabulary()]


def test_the_stored_letter_sets_match_the_words() -> None:
    """If this fails, run `tools/build_readings.py`: the words have changed."""
    book, known, rng = wordbook(), frozenset(vocabulary()), Random(6)
    for _ in range(40):
        seen = "".join(rng.sample("ABCDEFGHIKLMNOPRSTUWY", 5))
        words = book.spellable(bits(seen), 16_000)
        for hole in seen:
            kept = book.kept(words, bits(seen), NUMBER[hole])
            for at in rng.sample(range(len(words)), 3):
                word = book.word(words[at])
                if hole in word:
                    pattern = "".join("?" if c == hole else c if c in seen else WILD for c in word)
                    assert set(letters(int(kept[at]))) == fits(pattern, known), pattern


@pytest.mark.parametrize(
    "pattern", ["?LAN", "P*?NT", "?OO?", "*OO?", "ZZZ?", "?", "*?", "S??*", "?" * 20]
)
def test_the_wordbook_finds_the_same_letters_as_fits(pattern: str) -> None:
    assert set(kept_letters(pattern)) == fits(pattern, frozenset(vocabulary()))


def test_spellable_words_use_visible_letters_and_at_most_one_other() -> None:
    words = {wordbook().word(n) for n in wordbook().spellable(bits("NOTE"), 5_000)}
    assert words == {word for word in vocabulary(5_000) if len(set(word) - set("NOTE")) <= 1}


def test_the_vocabulary_of_a_casual_partner_is_the_common_words() -> None:
    common = vocabulary(COMMON_WORDS)
    assert min(map(zipf, common)) >= 4.2
    assert max(map(zipf, vocabulary()[COMMON_WORDS:])) < 4.2


# The giver


def test_a_clue_uses_visible_letters_and_helps_the_others(table: Table) -> None:
    seat_bots(table)
    view = table.view(0)
    clue = find_clue(view, can_draft(view), EXPERT)
    assert can_draft(view).objection(table.drafting(clue.word, " ".join(clue.sources))) is None
    assert {"p1", "p2"} & set(clue.sources)
    assert "p0" not in clue.sources
    # With a token below each stack the stands are as valuable as a second reader.
    bare = replace(view, stands=tuple(replace(stand, token=False) for stand in view.stands))
    assert {"p1", "p2"} <= set(find_clue(bare, can_draft(bare), EXPERT).sources)


def test_a_letter_that_is_known_already_is_not_clued_again() -> None:
    table = seat_bots(Table.dealt("HORSE", "EARTH", "ELUDE", "SWING", stacks=("Y", "S")))
    table.clue(0, "YES", "s0 p1 s1")
    table.all_others_stay()
    reader = Giver(table.view(0), 0, EXPERT).outlook().readers["p1"]
    assert reader.before > 0.9
    sources = find_clue(table.view(0), can_draft(table.view(0)), EXPERT).sources
    assert {"p2", "p3"} <= set(sources)


def test_a_clue_is_worth_more_the_fewer_letters_it_leaves(table: Table) -> None:
    reader = Giver(table.view(0), 0, EXPERT).outlook().readers["p1"]
    gains = reader.gains(np.array([bits("E"), bits("EK"), bits("EAIO")], np.uint32))
    assert gains[0] > gains[1] > gains[2] > 0


def test_there_is_a_fallback_clue_when_no_word_can_be_spelled(table: Table) -> None:
    assert all(len(set(clue.word)) == 1 for clue in best_clues(Outlook({}, {}, {}), EXPERT, 3))
    can = can_draft(table.view(0))
    clue = find_clue(table.view(0), can, replace(EXPERT, vocabulary=1))
    assert can.objection(table.drafting(clue.word, " ".join(clue.sources))) is None


def test_a_casual_partner_prefers_more_players_helped_then_longer_words() -> None:
    table = seat_bots(Table.dealt("HORSE", "EARTH", "ROUTE", "SWING", stacks=("Y", "S")))
    words, worths = Giver(table.view(0), 0, CASUAL).outlook().weigh(CASUAL)
    best = wordbook().word(words[worths.argmax()])
    assert set("ERS") <= set(best), "Ben's, Cem's and Dot's letters"
    others = [wordbook().word(n) for n in words]
    assert len(best) == max(len(word) for word in others if set("ERS") <= set(word))
    assert best in vocabulary(COMMON_WORDS)


def test_the_last_card_before_a_token_is_worth_more_than_one_of_many() -> None:
    table = Table.dealt("HORSE", "EARTH", "ELUDE", stacks=("TOIE", "OS", "E"))
    for _ in range(3):
        table.spell(0, "s0 p1 *")
        table.spell(1, "s0 p0 *")
    view = table.view(2)
    assert [stand.stack for stand in view.stands] == [0, 7, 8]
    others = Giver(view, 2, EXPERT).outlook().others
    assert others["s0"] == 0, "its token is free"
    near = replace(view, stands=tuple(replace(stand, stack=1) for stand in view.stands))
    nearer = Giver(near, 2, EXPERT).outlook().others
    assert nearer["s1"] > others["s1"]
    assert set(Giver(near, 2, CASUAL).outlook().others.values()) == {0.0}


# Agreeing


def test_bots_back_the_offer_whose_numbers_promise_most_help(table: Table) -> None:
    seat_bots(table)
    table.offer(1, "TO", "s0 s1")
    helping = table.offer(0, "TEE", "s0 p1 p2")
    assert offer_to_back(table.view(2)) == helping


def test_bots_back_what_people_back(table: Table) -> None:
    seat_bots(table, [2])
    poor = table.offer(1, "TO", "s0 s1")
    table.offer(0, "TEE", "s0 p1 p2")
    table.back(0, poor)
    assert offer_to_back(table.view(2)) == poor


# The close listener


def test_a_listener_sees_the_table_as_the_giver_does() -> None:
    """Supposing the true letter, the listener computes the giver's own outlook."""
    table = seat_bots(Table.by_chance(4, seed=7))
    view = table.view(2)
    words, worths = Giver(view, 2, EXPERT).outlook().weigh(EXPERT)
    clue = find_clue(view, can_draft(view), EXPERT)
    table.clue(2, clue.word, " ".join(clue.sources))
    for seat in (0, 1, 3):
        then = before_newest_clue(table.view(seat))
        supposed = Giver(then, 2, EXPERT, table.up(seat)).outlook()
        again, weighed = supposed.weigh(EXPERT)
        assert (words == again).all()
        assert np.abs(worths - weighed).max() < 0.2


def test_a_listener_prefers_the_letter_for_which_the_clue_is_best() -> None:
    better = 0
    for seed in range(12):
        table = seat_bots(Table.by_chance(5, seed=seed))
        view = table.view(0)
        clue = find_clue(view, can_draft(view), EXPERT)
        table.clue(0, clue.word, " ".join(clue.sources))
        for seat in range(1, 5):
            known = deduce(table.view(seat))
            if f"p{seat}" in clue.sources and (heard := listen(known)) is not None:
                before, number = known.card(0), NUMBER[table.up(seat)]
                after = before * heard
                better += 1 if after[number] / after.sum() > before[number] else -1
    assert better > 0


def test_the_numbers_of_an_offer_are_evidence_about_a_letter() -> None:
    better = 0
    for seed in range(12):
        table = seat_bots(Table.by_chance(5, seed=seed))
        before = [deduce(table.view(seat)).card(0) for seat in table.seats]
        for seat in table.seats:
            clue = find_clue(table.view(seat), can_draft(table.view(seat)), EXPERT)
            table.offer(seat, clue.word, " ".join(clue.sources))
        for seat in table.seats:
            after = before[seat] * hear_offers(deduce(table.view(seat)))
            number = NUMBER[table.up(seat)]
            better += 1 if after[number] / after.sum() > before[seat][number] else -1
    assert better > 30, "of 60"


def test_the_table_before_a_clue_is_the_table_it_was_given_at() -> None:
    """Rewind to the first clue, although players moved on in between."""
    table = seat_bots(Table.by_chance(3, seed=2))
    before: list[View] = []
    for giver in (0, 2, 0):
        before.append(table.view(1))
        clue = find_clue(table.view(giver), can_draft(table.view(giver)), EXPERT)
        table.clue(giver, clue.word, " ".join(clue.sources))
        for seat in table.seats:
            if table.state.players[seat].clued and f"p{seat}" in clue.sources:
                table.move_on(seat, table.up(seat))
        table.all_others_stay()
    tables = [then for _, then in earlier_tables(table.view(1))]
    assert len(tables) == 3
    for then, was in zip(reversed(tables), before, strict=True):
        assert then.clues == was.clues
        assert then.stands == was.stands
        assert then.discards == was.discards
        assert [p.letter for p in then.players] == [p.letter for p in was.players]
        assert [p.card for p in then.players] == [p.card for p in was.players]
        assert then.players[0].row == was.players[0].row


# How people clue


@pytest.mark.parametrize("seats", [2, 4])
def test_a_persons_habits_show_in_their_clues(seats: int) -> None:
    """A giver who counts players helped, or who weighs information, is recognised as such."""
    known = {}
    for habit in ("casual", "regular"):
        parts = np.zeros(len(PEOPLE))
        for seed in range(6):
            table = Table.by_chance(seats, seed=seed)
            for _ in range(2):
                clue = find_clue(table.view(0), can_draft(table.view(0)), LEVELS[habit])
                letter = table.up(1)
                table.clue(0, clue.word, " ".join(clue.sources))
                table.do(1, acts.Guess(card=0, letter=letter))
                table.all_others_stay()
            parts += [habit.part for habit in habits_of(table.view(1), 0)]
        known[habit] = parts / parts.sum()
    casual, weighing = 0, 2
    assert known["casual"][casual] > 2 * PEOPLE[casual].part
    assert known["casual"][casual] > known["regular"][casual] + 0.2
    assert known["casual"][weighing] < known["regular"][weighing] / 2


def test_no_habit_is_learned_without_a_guess_for_the_viewers_letter() -> None:
    table = Table.by_chance(3, seed=1)
    clue = find_clue(table.view(0), can_draft(table.view(0)), CASUAL)
    table.clue(0, clue.word, " ".join(clue.sources))
    assert [h.part for h in habits_of(table.view(1), 0)] == [habit.part for habit in PEOPLE]


def test_bots_are_expected_to_choose_clues_by_their_level() -> None:
    table = seat_bots(Table.by_chance(3, seed=1), name="novice")
    assert {habit.level for habit in habits_of(table.view(1), 0)} == {LEVELS["novice"], None}
