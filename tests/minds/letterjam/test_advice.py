"""Single questions about clues."""

import pytest

from parlour.minds.letterjam.advice import advise, fitting_letters


def test_fitting_letters_fit_every_clue_and_the_likeliest_come_first() -> None:
    found = fitting_letters(["?LAN"])
    assert list(found)[:2] == ["P", "C"]
    assert sum(found.values()) == pytest.approx(1)
    assert set(fitting_letters(["?LAN", "?OT"])) < set(found)


def test_letters_that_have_all_been_seen_do_not_fit() -> None:
    assert "P" not in fitting_letters(["?LAN"], seen="PP")
    assert fitting_letters(["?LAN"], seen="P")["P"] < fitting_letters(["?LAN"])["P"]


def test_the_wildcard_is_one_letter_wherever_it_stands() -> None:
    assert "N" in fitting_letters(["?*?E"]), "NINE"
    assert set(fitting_letters(["**?"])) < set(fitting_letters(["*A?"]) | fitting_letters(["*E?"]))


def test_no_letter_fits_a_pattern_without_words() -> None:
    assert fitting_letters(["?XQ"]) == {}


def test_advice_names_the_cards_and_what_each_reader_can_infer() -> None:
    clues = advise("HOU", "GS", most=3)
    assert len(clues) == 3
    assert [clue.score for clue in clues] == sorted((clue.score for clue in clues), reverse=True)
    shown = {"p1": "H", "p2": "O", "p3": "U", "s1": "G", "s2": "S"}
    for clue in clues:
        for letter, source in zip(clue.word, clue.sources, strict=True):
            assert source == "*" or shown[source] == letter
        for reader in clue.readers:
            assert reader.letter in reader.candidates
            assert 0 < reader.chance <= 1


def test_a_bonus_letter_can_be_used() -> None:
    assert any("b1" in clue.sources for clue in advise("U", "", "E", most=100))
