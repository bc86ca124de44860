"""Sentences that people stumbled over when they were read aloud do not come back, in any log line
or text of whole games."""

import re
from collections.abc import Callable, Iterator

import pytest

from parlour.rules import PUBLIC, Viewer
from parlour.rules.letterjam import LETTER_JAM
from parlour.rules.quiddler import QUIDDLER
from tests.rules.letterjam import games as letterjam_games
from tests.rules.quiddler import games as quiddler_games
from tests.rules.quiddler.table import Table

VIEWERS: tuple[Viewer, ...] = (0, PUBLIC)
ODD = re.compile(
    r"is scored: \S+ -?\d"  # Hand 1 is scored: you -14
    r"|\bA going-out\b"
    r"|\bwords nothing\b|\btogether 0\b"
    r"|\bhand is number\b"
    r"|plays on for [^.]+\. A bot plays"
    r"|\bcannot lay [A-Z]+ with your cards\b"
    r"|\bAs it lies\b"
    r"|\bbonus \d+ for all\b"
    r"|\bwould stop now\b"
    r"|\bclue your own\b"
)


def quiddler_sentences() -> Iterator[str]:
    for story in quiddler_games.stories():
        for state, event in quiddler_games.events(story):
            for viewer in quiddler_games.viewers(state):
                yield QUIDDLER.narrate(QUIDDLER.change(state, event), viewer) or ""
    for state in quiddler_games.moments(2):
        for viewer in quiddler_games.viewers(state):
            yield from QUIDDLER.text(QUIDDLER.view(state, viewer)).splitlines()


def letterjam_sentences() -> Iterator[str]:
    for story in letterjam_games.stories():
        for state, event in letterjam_games.events(story):
            for viewer in VIEWERS:
                yield LETTER_JAM.narrate(LETTER_JAM.change(state, event), viewer) or ""
    for state in letterjam_games.moments(2):
        for viewer in VIEWERS:
            yield from LETTER_JAM.text(LETTER_JAM.view(state, viewer)).splitlines()


@pytest.mark.parametrize("sentences", [quiddler_sentences, letterjam_sentences])
def test_no_sentence_is_odd(sentences: Callable[[], Iterator[str]]) -> None:
    said = set(sentences())
    assert len(said) > 500
    assert [one for one in said if ODD.search(one)] == []


def test_QD_S1_who_is_out_reads_what_their_words_score_and_no_forecast() -> None:
    table = Table.dealt("C A T", "S E A", stock="V N", hands=1)
    table.go_out(0, "C A T", discard="V")
    assert "What you laid down scores 18 before bonuses" in QUIDDLER.text(table.view(0))
    assert "would now score" not in QUIDDLER.text(table.view(0))
    assert "would now score" in QUIDDLER.text(table.view(1))
