"""Deduction of single cards and of whole rows."""

from collections import Counter

import numpy as np
import pytest

from parlour.minds.letterjam.deduction import deduce, likeliest
from parlour.minds.letterjam.knowledge import NUMBER, Chances, next_letter, unseen
from parlour.minds.letterjam.level import LEVELS
from parlour.minds.letterjam.notes import read_note, write_note
from parlour.minds.letterjam.reading import BOT, PERSON, heard, voice
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.box import deck
from parlour.words import secret_words
from tests.minds.letterjam.bots import hound, seat_bots
from tests.rules.letterjam.table import Table


@pytest.fixture
def table() -> Table:
    return Table.dealt("HORSE", "EARTH", "ELUDE", stacks=("T", "O", "E"))


def of(chances: Chances, letter: str) -> float:
    return float(chances[NUMBER[letter]])


def likely(chances: Chances) -> set[str]:
    return {letter for letter, number in NUMBER.items() if chances[number] > 0.1}


# One card


def test_seen_cards_are_not_counted_as_unseen(table: Table) -> None:
    left, whole = unseen(table.view(0)), deck("english").counts
    assert left[NUMBER["E"]] == whole["E"] - 3, "Ben's, Cem's and the third stand's"
    assert left[NUMBER["T"]] == whole["T"] - 1
    assert left[NUMBER["H"]] == whole["H"], "nobody sees their own letter"
    assert left.sum() == 64 - 2 - 3


def hidden_cards(table: Table, seat: int) -> int:
    """The number of cards that this seat cannot see, counted from the state."""
    rows = [letter for player in table.view(seat).players for letter in player.row]
    drawn = len(table.state.deck) + sum(len(stand.stack) for stand in table.state.stands)
    own_extra = table.state.players[seat].on_extra
    return rows.count(None) + drawn + own_extra


def test_every_card_is_counted_exactly_once() -> None:
    """That includes discards, bonus letters and guessed cards."""
    table = Table.dealt("HORSE", "EAR", "ELUDE", stacks=("TN", "OI", "ES"))
    for giver, letter in zip((0, 0, 2), "EAR", strict=True):
        table.give(giver, "p1 s0")
        table.move_on(1, letter)
        table.all_others_stay()
    table.give(2, "p1 s1")
    table.guess_aloud(1, table.up(1))
    table.all_others_stay()
    assert len(table.state.bonus) == 1
    for seat in table.seats:
        assert unseen(table.view(seat)).sum() == hidden_cards(table, seat)
    table.give(0, "b1 p1")
    table.guess_aloud(1, next(letter for letter in "AE" if letter != table.up(1)))
    table.all_others_stay()
    for seat in table.seats:
        assert unseen(table.view(seat)).sum() == hidden_cards(table, seat)


def test_before_any_clue_letters_are_as_likely_as_in_secret_words(table: Table) -> None:
    chances = deduce(table.view(0)).card(0)
    assert chances.sum() == pytest.approx(1)
    often = "".join(secret_words(5))
    assert of(chances, "S") > of(chances, "W") > 0
    assert often.count("S") > often.count("W")
    assert of(chances, "Q") == 0, "there is no such card"


def test_a_letter_is_ruled_out_when_all_its_cards_have_been_seen() -> None:
    table = Table.dealt("HORSE", "EARTH", "ELUDE", stacks=("K", "O", "K"))
    table.play(0, "EKE", "p1 s0 p1")
    assert table.view(2).discards == "K"
    assert of(deduce(table.view(2)).card(0), "K") == 0


def test_a_clue_keeps_the_letters_that_make_a_word(table: Table) -> None:
    seat_bots(table)
    table.clue(1, "TEETH", "s0 p2 s2 s0 p0")
    chances = deduce(table.view(0)).card(0)
    assert likeliest(chances) == "H"
    assert of(chances, "H") > 0.9
    assert of(chances, "B") < 0.01


def test_people_may_mean_words_that_bots_do_not_say() -> None:
    assert of(heard("?LAN", PERSON), "F") > of(heard("?LAN", BOT), "F") > 0
    assert of(heard("?LAN", PERSON), "B") > 0, "a person may take BLAN for a word"


def test_a_listener_with_a_small_vocabulary_considers_fewer_letters(table: Table) -> None:
    seat_bots(table)
    novice, expert = (
        heard("?LAN", voice(table.view(0), 1, LEVELS[name])) for name in ("novice", "expert")
    )
    assert of(novice, "P") == of(expert, "P") == 1
    assert of(novice, "C") < of(expert, "C") == 1, "CLAN is not among a novice's words"


def test_a_bot_is_not_expected_to_say_words_beyond_its_level(table: Table) -> None:
    seat_bots(table, [1], "novice")
    assert of(heard("?LAN", voice(table.view(0), 1, LEVELS["expert"])), "C") < 0.01


def test_the_maker_of_a_neighbours_word_knows_its_letters() -> None:
    table = Table.by_chance(2, words="neighbours")
    for seat in table.seats:
        table.do(seat, acts.MakeWord(cards=table.state.players[seat].maker.share[:5]))
    right_row = [table.state.letters[card] for card in table.state.players[1].row]
    left = unseen(table.view(0))
    for letter in set(right_row):
        assert left[NUMBER[letter]] <= deck("english").counts[letter] - right_row.count(letter)


def test_the_word_a_player_made_lies_with_their_right_neighbour() -> None:
    """With three players the left neighbour's word was made by the third player, so the cards it
    shows tell nothing about the hidden part of the word that the viewer made."""
    table = Table.by_chance(3, words="neighbours")
    for seat in table.seats:
        table.do(seat, acts.MakeWord(cards=table.state.players[seat].maker.share[:5]))
    for _ in range(2):
        for seat in table.seats:
            view = table.view(seat)
            made = [*table.mine(seat).made]
            right = view.players[(seat - 1) % 3].row
            shown = [letter for player in view.players for letter in player.row if letter]
            shown += [stand.letter for stand in view.stands if stand.letter]
            shown += view.discards
            for letter in right:
                if letter:
                    made.remove(letter)
            expected = Counter(deck("english").counts) - Counter(shown) - Counter(made)
            assert unseen(view).tolist() == [expected[letter] for letter in NUMBER]
        # Everybody moves on, so that the rows show more.
        table.give(0, "p1 p2")
        table.move_on(1, table.up(1))
        table.move_on(2, table.up(2))
        table.all_others_stay()


# A whole row


def test_cards_without_a_clue_follow_from_the_others() -> None:
    table = hound(("TWENTY", "HOUSE", "SMOKE", "THIRTY"))
    known = deduce(table.view(1))
    assert sum(known.rows().values()) == pytest.approx(1, abs=0.05)
    found = {row for row, chance in known.rows().items() if chance > 0.08}
    # HOUSE or HORSE, so HOUND, or NORTH, SHORN, HONOR and RHINO.
    assert found == {"NUOHD", "NROHT", "NROHS", "NROHO", "NROHI"}
    assert likely(known.card(4)) <= set("DTSOI")


def test_the_chances_of_a_card_are_the_sums_over_all_rows() -> None:
    known = deduce(hound(("TWENTY", "HOUSE", "SMOKE")).view(1))
    rows = known.rows()
    for card in range(5):
        added = np.zeros(26)
        for row, chance in rows.items():
            added[NUMBER[row[card]]] += chance
        assert np.abs(added / added.sum() - known.card(card)).max() < 0.05


def test_a_row_that_fits_no_secret_word_is_read_card_by_card() -> None:
    table = Table.dealt("HORSE", "WWYYK", stacks=("HAOE", "OTLS", "NEIN"))
    for sources, letter in (("p1 s0 s1", "W"), ("p1 s0 * s1", "W"), ("p1 * s1 s1", "Y")):
        table.spell(0, sources, p1=letter)
    known = deduce(table.view(1))
    assert len(next(iter(known.rows()))) == 5
    assert known.card(0).sum() == pytest.approx(1)


def test_an_owner_who_has_read_most_of_a_row_expects_the_missing_letters(table: Table) -> None:
    view = table.view(0)
    chances = next_letter(view, ("E", "A", "R", "T"), 5, unseen(view))
    words = [word for word in secret_words(5) if not set("EART") - set(word)]
    missing = {
        letter for word in words for letter in word if word.count(letter) > "EART".count(letter)
    }
    assert sum(of(chances, letter) for letter in missing) > 0.99
    assert of(chances, "H") > of(chances, "K")


# Notes


def test_a_note_replaces_the_clues_it_covers(table: Table) -> None:
    seat_bots(table)
    table.clue(1, "TEETH", "s0 p2 s2 s0 p0")
    heard_h = deduce(table.view(0)).card(0)
    weights = np.zeros(26)
    weights[[NUMBER["B"], NUMBER["H"]]] = 0.9, 0.1
    table.do(0, acts.Note(card=0, text=write_note(1, weights)))
    noted = deduce(table.view(0)).card(0)
    assert of(noted, "B") > of(noted, "H") > of(heard_h, "B")


@pytest.mark.parametrize(
    "text",
    ["", "a vowel?", "clue 3", "clue 3: ", "clue 3: p 10", "clue 3: P 10,", "clue 1: P 1234"],
)
def test_notes_in_any_other_form_are_ignored(text: str) -> None:
    assert read_note(text) == (0, None)
