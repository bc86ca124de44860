"""Owners must know the meaning of their words (LJ-E5)."""

import pytest

from parlour.rules.letterjam import LETTER_JAM, Options, acts, events
from parlour.rules.letterjam.choices import CanKnow
from parlour.rules.letterjam.view_types import FinalView
from parlour.words import Lexicon, vocabulary
from tests.rules.letterjam.table import Table


def revealed(row: str, cards: str = "", meant: str | None = None, **begun: str) -> Table:
    """Ana has revealed her word to Ben and Cem."""
    table = Table.dealt(row, "PLANT", "MIGHT", **begun)
    table.stop()
    if cards:
        table.arrange(0, cards, meant)
    table.ready()
    table.reveal(0)
    return table


def final(table: Table) -> FinalView:
    shown = table.view(2).players[0].final
    assert shown is not None
    return shown


def test_LJ_E5_by_default_owners_must_know_their_word() -> None:
    assert Options().acceptance == "known"


def test_LJ_E5_a_common_word_counts_at_once() -> None:
    table = revealed("HORSE")
    assert (final(table).word, final(table).correct, final(table).asked_word) == (
        "HORSE",
        True,
        None,
    )


@pytest.mark.parametrize("know", [True, False])
def test_LJ_E5_the_owner_of_a_rarer_word_is_asked_whether_they_know_it(know: bool) -> None:
    assert "DACES" in Lexicon.open("parlour")
    assert "DACES" not in vocabulary()
    table = revealed("DACES")
    assert (final(table).asked_word, final(table).word) == ("DACES", None)
    assert table.view(1).judging == 0
    assert table.view(1).waiting_for == (0,)
    texts = (LETTER_JAM.text(table.view(viewer)).splitlines() for viewer in (0, 1))
    assert "Do you know what DACES means?" in next(texts)
    assert "Ana is asked whether they know what DACES means." in next(texts)
    choice = table.choice(0, acts.Know)
    assert isinstance(choice, CanKnow)
    assert choice.word == "DACES"
    table.know(0, know)
    assert (final(table).word, final(table).correct) == ("DACES", know)
    assert table.story[-1] == events.Judged(seat=0, word="DACES", correct=know, by="owner")
    assert table.view(1).waiting_for == (1, 2)


def test_LJ_E5_nobody_else_answers_for_the_owner() -> None:
    table = revealed("DACES")
    assert table.why_not(1, acts.Know(word="DACES", know=True)) == ("not-asked", "LJ-E5")
    assert table.why_not(1, acts.Accept(seat=0, accept=True)) == ("owner-is-asked", "LJ-E5")
    assert table.why_not(0, acts.Know(word="CASED", know=True)) == ("other-word", "LJ-E5")
    assert table.why_not(1, acts.Reveal()) == ("one-at-a-time", "LJ-E4")


def test_LJ_E5_the_others_judge_a_word_that_is_not_in_the_lexicon() -> None:
    table = revealed("HRSEO")
    assert final(table).asked_word is None
    assert table.view(0).waiting_for == (1, 2)
    assert table.why_not(0, acts.Know(word="HRSEO", know=True)) == ("not-asked", "LJ-E5")
    table.accept(1, 0)
    assert (final(table).word, final(table).correct) == ("HRSEO", True)


def test_LJ_E5_the_wildcard_is_the_letter_that_its_owner_meant() -> None:
    """The word is BUNCH, although BENCH is a word too; and the question is about DACES, although
    DATES is more common."""
    assert final(revealed("BNHCM", "r0 * r1 r3 r2", "U")).word == "BUNCH"
    assert final(revealed("DASEM", "r0 r1 * r3 r2", "C")).asked_word == "DACES"


def test_LJ_E5_if_the_meant_letter_makes_no_word_the_commonest_reading_is_asked_about() -> None:
    table = revealed("TSGAE", "r0 r3 * r4 r1", "Q")
    assert final(table).letters == "TAQES"
    asked = final(table).asked_word
    assert asked == "TAKES", "not TALES, TAPES or TAXES"
    questions = (
        "Do you know what TAKES means?",
        "Ana is asked whether they know what TAKES means.",
    )
    for viewer, question in enumerate(questions):
        said = f"With another letter at the wildcard it is TAKES. {question}"
        assert said in LETTER_JAM.text(table.view(viewer)).splitlines()
    table.know(0)
    assert (final(table).word, final(table).correct) == ("TAKES", True)


def test_LJ_E5_if_there_is_no_reading_at_all_the_others_judge_the_meant_word() -> None:
    table = revealed("HRSEO", "r0 r1 * r2 r3 r4", "T")
    assert final(table).asked_word is None
    assert table.view(0).waiting_for == (1, 2)
    table.accept(1, 0)
    assert final(table).word == "HRTSEO"


def test_LJ_E5_options_leave_the_judgement_to_the_others_or_to_the_lexicon() -> None:
    for acceptance in ("others", "lexicon-only"):
        table = revealed("DACES", acceptance=acceptance)
        assert (final(table).word, final(table).correct) == ("DACES", True)


def test_LJ_E5_a_word_that_its_owner_does_not_know_scores_like_a_wrong_one() -> None:
    table = Table.dealt("DACES", "PLANT")
    table.guess_word(0, "DA..S")
    table.stop()
    table.ready()
    table.reveal(0)
    table.know(0, know=False)
    table.reveal(1)
    assert table.state.points == (3, 17)
