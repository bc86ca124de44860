"""What happened, as each viewer may hear it: enough for somebody, too much for nobody."""

import re
from collections import Counter
from random import Random

import pytest

from parlour.rules import PUBLIC, Event, Viewer
from parlour.rules.letterjam import LETTER_JAM, events
from parlour.rules.letterjam.letterjam import EVENTS
from parlour.rules.letterjam.state import State
from parlour.rules.manners import EndedEarly, EndWanted, Leave, OptionChanged, Said
from tests.rules.letterjam.games import events as events_of
from tests.rules.letterjam.games import stories, viewers
from tests.rules.letterjam.table import Table

PRIVATE = (
    events.Drafted,
    events.DraftDropped,
    events.Guessed,
    events.Marked,
    events.Noted,
)
"""What somebody does on their own sheet (LJ-R3, LJ-R12): told to them alone."""

WRITTEN = (events.Noted, Said)
"""What ends in people's own words."""


def told(start: State, story: tuple[Event, ...], viewer: Viewer) -> list[str]:
    """Everything one viewer hears of a story."""
    sentences, state = [], start
    for event in story:
        sentence = LETTER_JAM.narrate(LETTER_JAM.change(state, event), viewer)
        if sentence is not None:
            sentences.append(sentence)
        state = LETTER_JAM.evolve(state, event)
    return sentences


def heard(table: Table, viewer: Viewer) -> list[str]:
    """All that a viewer heard at a table."""
    start = State(
        options=table.state.options, company=table.state.company, lexicon=table.state.lexicon
    )
    return told(start, tuple(table.story), viewer)


def last(table: Table, viewer: Viewer) -> str:
    return heard(table, viewer)[-1]


def test_every_event_is_told_to_somebody_in_a_sentence() -> None:
    told_of: Counter[type[Event]] = Counter()
    for story in stories():
        for before, event in events_of(story):
            if told_of[type(event)] == 200:
                continue
            told_of[type(event)] += 1
            change = LETTER_JAM.change(before, event)
            said = {viewer: LETTER_JAM.narrate(change, viewer) for viewer in viewers(before)}
            bots = {seat for seat, person in enumerate(before.company.persons) if person.mind}
            # What a bot writes down in somebody's place is nobody's news.
            written = (*PRIVATE, events.Arranged, events.Decided)
            quiet = isinstance(event, written) and event.seat in bots
            assert quiet or any(said.values()), event
            for viewer, sentence in said.items():
                if isinstance(event, PRIVATE):
                    assert (sentence is not None) == (viewer == event.seat not in bots), event
                if viewer in bots and sentence and not isinstance(event, WRITTEN):
                    assert not re.search(r"\byou\b", sentence, re.IGNORECASE), sentence
                if sentence is not None:
                    assert sentence.isprintable()
                    assert "None" not in sentence
                    assert isinstance(event, WRITTEN) or sentence.endswith((".", "?")), sentence
    assert set(told_of) >= set(EVENTS) - {EndWanted, EndedEarly, OptionChanged}


def test_nobody_hears_what_they_may_not_know() -> None:
    """While a game runs, other hidden cards and other private acts sound the same."""
    changed: Counter[type[Event]] = Counter()
    for story in stories()[::3]:
        running = story.steps[: len(story.steps) * 2 // 3]
        truth = tuple(event for step in running for event in step.events)
        for viewer in viewers(story.start):
            other = LETTER_JAM.disguise(story.start, truth, viewer, Random(1))
            changed.update(type(a) for a, b in zip(truth, other, strict=True) if a != b)
            assert told(story.start, other, viewer) == told(story.start, truth, viewer)
    assert set(changed) >= {events.WordsDealt, events.Drafted, events.Guessed, events.Noted}


def test_what_a_bot_does_in_somebodys_place_is_not_told_as_theirs(table: Table) -> None:
    table.do(1, Leave())
    table.clue(1, "TEXE", "s0 p2 * p2")
    assert not [said for said in heard(table, 1) if "draft" in said or "You" in said]
    assert "Ben bot takes a red token and gives the clue TE*E" in last(table, 1)


@pytest.fixture
def table() -> Table:
    return Table.dealt("HORSE", "EARTH", "ELUDE", stacks=("T", "O", "E"))


def test_LJ_R11_a_clue_is_heard_as_it_is_read(table: Table) -> None:
    table.clue(0, "TEXE", "s0 p1 * p2")
    giver, ben, watcher = last(table, 0), last(table, 1), last(table, PUBLIC)
    assert giver == (
        "You take a red token and give the clue TE*E: T of stand 1, E of Ben, wildcard, E of Cem."
    )
    assert ben == (
        "Ana takes a red token and gives the clue T?*E: "
        "T of stand 1, your card 1, wildcard, E of Cem."
    )
    assert watcher == (
        "Ana takes a red token and gives the clue T?*?: "
        "T of stand 1, hidden letter of Ben, wildcard, hidden letter of Cem."
    )


def test_LJ_R9_the_wildcard_is_explained_to_the_giver_alone(table: Table) -> None:
    table.clue(0, "TEXE", "s0 p1 * p2")
    assert any("TEXE" in sentence for sentence in heard(table, 0))
    for viewer in (1, 2, PUBLIC):
        assert not any("X" in sentence for sentence in heard(table, viewer))


def test_LJ_R1_an_offer_says_five_numbers(table: Table) -> None:
    table.offer(0, "TEXE", "s0 p1 * p2")
    assert last(table, 1) == (
        "Ana makes offer 1: 4 letters, helping 2 players, with 1 nonplayer stand, "
        "no bonus letters and the wildcard."
    )


def test_LJ_R13_a_decision_is_told_to_all_at_once_and_its_guess_is_not(table: Table) -> None:
    table.clue(0, "TEE", "s0 p1 p2")
    table.move_on(1, "E")
    assert last(table, 1) == "You decide to move on."
    assert last(table, 0) == last(table, PUBLIC) == "Ben decides to move on."
    table.stay(1)
    assert last(table, 0) == "Ben decides to stay."


def test_LJ_R13_hidden_decisions_are_known_to_have_been_made() -> None:
    table = Table.dealt("HORSE", "EARTH", "ELUDE", stacks=("T", "O", "E"), decisions="hidden")
    table.clue(0, "TEE", "s0 p1 p2")
    table.move_on(1, "E")
    assert last(table, 1) == "You decide to move on."
    assert last(table, 0) == "Ben has decided."
    table.stay(1)
    assert last(table, 1) == "You decide to stay."
    assert heard(table, 0).count("Ben has decided.") == 1, "thinking again is not told"


def test_LJ_S6_a_new_card_is_told_to_all_but_its_owner(table: Table) -> None:
    table.play(0, "TEE", "s0 p1 p2", p1="E")
    assert "Ben moves on to card 2, which shows A." in heard(table, 0)
    assert "You move on to card 2." in heard(table, 1)
    assert "Ben moves on to card 2." in heard(table, PUBLIC)


def test_watchers_hear_letters_where_the_table_lets_them() -> None:
    table = Table.dealt("HORSE", "EARTH", watchers_see_letters=True)
    table.play(0, "E", "p1", p1="E")
    assert "Ben moves on to card 2, which shows A." in heard(table, PUBLIC)


def test_LJ_E3_claims_are_told_and_words_are_not(table: Table) -> None:
    table.guess_word(0, "HORSE")
    table.stop()
    table.arrange(0, "r3 r0 r1 r2 r4 *", "S")
    assert last(table, 0) == "You lay out SHORES, by your guesses."
    assert last(table, 1) == "Ana claims the wildcard."
    table.arrange(0, "r0 r1 r2 r3 r4")
    assert last(table, 1) == "Ana releases the wildcard."
    told_before = heard(table, 1)
    table.arrange(0, "r4 r3 r2 r1 r0")
    assert heard(table, 1) == told_before, "no claim has changed"
