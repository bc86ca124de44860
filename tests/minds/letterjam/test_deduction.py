"""What can be known of a card, of a row, and what a clue is worth."""

import pytest
from msgspec.structs import replace

from parlour.minds.letterjam.clueing import find_clue
from parlour.minds.letterjam.knowledge import (
    likeliest,
    own_chances,
    reader_chances,
    unseen,
)
from parlour.minds.letterjam.reading import hears, keeps
from parlour.minds.letterjam.rows import marginals, rows
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.box import deck
from parlour.rules.letterjam.choices import CanDraft
from parlour.rules.letterjam.view import View
from tests.minds.letterjam.bots import hound, seat_bots
from tests.rules.letterjam.table import Table


def can_draft(view: View) -> CanDraft:
    return next(choice for choice in view.choices if isinstance(choice, CanDraft))


@pytest.fixture
def table() -> Table:
    return Table.dealt("HORSE", "EARTH", "ELUDE", stacks=("T", "O", "E"))


# One card


def test_what_is_seen_is_not_left_in_the_deck(table: Table) -> None:
    left, whole = unseen(table.view(0), 0), deck("english").counts
    assert left["E"] == whole["E"] - 3, "Ben's, Cem's and the third stand's"
    assert left["T"] == whole["T"] - 1
    assert left["H"] == whole["H"], "one's own letter is not seen"
    assert sum(left.values()) == 64 - 2 - 3


def hidden_cards(table: Table, seat: int) -> int:
    """How many cards this seat cannot see, by the table's own count of places."""
    rows = [letter for player in table.view(seat).players for letter in player.row]
    drawn = len(table.state.deck) + sum(len(stand.stack) for stand in table.state.stands)
    own_extra = table.state.players[seat].on_extra
    return rows.count(None) + drawn + own_extra


def test_every_card_is_seen_in_one_place_only() -> None:
    """Discards, bonus letters and guessed cards: none is counted twice or lost."""
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
        assert unseen(table.view(seat), seat).total() == hidden_cards(table, seat)
    table.give(0, "b1 p1")
    table.guess_aloud(1, next(letter for letter in "AE" if letter != table.up(1)))
    table.all_others_stay()
    for seat in table.seats:
        assert unseen(table.view(seat), seat).total() == hidden_cards(table, seat)


def test_a_clue_keeps_the_letters_that_make_a_word(table: Table) -> None:
    seat_bots(table)
    table.clue(1, "TEETH", "s0 p2 s2 s0 p0")
    chances = own_chances(table.view(0), 0)
    assert likeliest(chances) == "H"
    assert chances["H"] > 0.9
    assert 0 < chances["B"] < 0.01, "the giver may have meant something else"


def test_people_may_mean_words_that_bots_do_not_say() -> None:
    assert "F" not in keeps("?LAN")
    assert hears("?LAN", person=True)["F"] > hears("?LAN", person=False)["F"] > 0
    assert hears("?LAN", person=True)["B"] > 0, "somebody may be called BLAN"


def test_the_giver_knows_what_a_reader_keeps(table: Table) -> None:
    table.clue(1, "THE", "s0 p0 p2")
    table.all_others_stay()
    assert set(reader_chances(table.view(1), 0)) == set(keeps("T?E")) & set(deck("english").letters)


def test_the_maker_of_a_neighbours_word_knows_its_letters() -> None:
    table = Table.by_chance(2, words="neighbours")
    for seat in table.seats:
        table.do(seat, acts.MakeWord(cards=table.state.players[seat].maker.share[:5]))
    right_row = [table.state.letters[card] for card in table.state.players[1].row]
    left = unseen(table.view(0), 0)
    for letter in set(right_row):
        assert left[letter] <= deck("english").counts[letter] - right_row.count(letter)


# A whole row


def test_letters_that_no_clue_tells_follow_from_the_others() -> None:
    table = hound(("TWENTY", "HOUSE", "SMOKE", "THIRTY"))
    found = rows(table.view(1))
    assert sum(found.values()) == pytest.approx(1)
    likely = {row for row, chance in found.items() if chance > 0.1}
    # HOUSE or HORSE, so HOUND, or NORTH, SHORN, HONOR and RHINO.
    assert likely == {"NUOHD", "NROHT", "NROHS", "NROHO", "NROHI"}
    last = marginals(found)[4]
    assert {letter for letter, chance in last.items() if chance > 0.1} == set("DTSOI")


# A clue


def test_a_clue_is_spelled_from_what_the_giver_sees_and_helps_the_others(table: Table) -> None:
    seat_bots(table)
    view = table.view(0)
    clue = find_clue(view, can_draft(view))
    assert can_draft(view).objection(table.drafting(clue.word, " ".join(clue.sources))) is None
    assert {"p1", "p2"} <= set(clue.sources)
    assert "p0" not in clue.sources


def test_a_letter_that_is_known_already_is_not_clued_again() -> None:
    table = seat_bots(Table.dealt("HORSE", "EARTH", "ELUDE", "SWING", stacks=("Y", "S")))
    table.clue(0, "YES", "s0 p1 s1")
    table.all_others_stay()
    view = table.view(0)
    sources = find_clue(view, can_draft(view)).sources
    assert "p1" not in sources
    assert {"p2", "p3"} <= set(sources)


def test_where_no_word_can_be_spelled_there_is_still_a_clue() -> None:
    table = Table.dealt("HORSE", "EARTH")
    can = replace(can_draft(table.view(0)), letters={"*": "*"})
    clue = find_clue(table.view(0), can)
    assert can.objection(table.drafting(clue.word, " ".join(clue.sources))) is None
