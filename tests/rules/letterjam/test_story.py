"""Log lines: every event has one, and none reveals a secret to its reader."""

import re
from collections import Counter
from random import Random

import pytest

from parlour.rules import PUBLIC, Event, Viewer
from parlour.rules.letterjam import LETTER_JAM, acts, events
from parlour.rules.letterjam.letterjam import EVENTS
from parlour.rules.letterjam.state import State
from parlour.rules.manners import EndedEarly, EndWanted, Leave, OptionChanged, Said
from parlour.rules.renaming import Renamed
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
"""The private events of a player's own sheet (LJ-R3, LJ-R12): only the player reads them."""

WRITTEN = (events.Noted, Said)
"""Events whose log lines end in people's own texts."""


def told(start: State, story: tuple[Event, ...], viewer: Viewer) -> list[str]:
    """All log lines of a game for one viewer."""
    sentences, state = [], start
    for event in story:
        sentence = LETTER_JAM.narrate(LETTER_JAM.change(state, event), viewer)
        if sentence is not None:
            sentences.append(sentence)
        state = LETTER_JAM.evolve(state, event)
    return sentences


def heard(table: Table, viewer: Viewer) -> list[str]:
    """The log of a table for one viewer."""
    start = State(
        options=table.state.options, company=table.state.company, lexicon=table.state.lexicon
    )
    return told(start, tuple(table.story), viewer)


def last(table: Table, viewer: Viewer) -> str:
    return heard(table, viewer)[-1]


def test_every_event_has_a_log_line_for_somebody() -> None:
    told_of: Counter[type[Event]] = Counter()
    for story in stories():
        for before, event in events_of(story):
            if told_of[type(event)] == 200:
                continue
            told_of[type(event)] += 1
            change = LETTER_JAM.change(before, event)
            said = {viewer: LETTER_JAM.narrate(change, viewer) for viewer in viewers(before)}
            bots = {seat for seat, person in enumerate(before.company.persons) if person.mind}
            # Notes of a bot on a sheet have no log line for anybody.
            written = (*PRIVATE, events.Arranged, events.Decided)
            quiet = isinstance(event, written) and event.seat in bots
            # Nobody can claim a wildcard that somebody has claimed already.
            quiet |= isinstance(event, events.WildcardFreed)
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
    assert set(told_of) >= set(EVENTS) - {EndWanted, EndedEarly, OptionChanged, Renamed}


def test_log_lines_reveal_no_secrets() -> None:
    """During a game, the log lines do not depend on hidden cards or private acts of others."""
    changed: Counter[type[Event]] = Counter()
    for story in stories()[::3]:
        running = story.steps[: len(story.steps) * 2 // 3]
        truth = tuple(event for step in running for event in step.events)
        for viewer in viewers(story.start):
            other = LETTER_JAM.disguise(story.start, truth, viewer, Random(1))
            changed.update(type(a) for a, b in zip(truth, other, strict=True) if a != b)
            assert told(story.start, other, viewer) == told(story.start, truth, viewer)
    assert set(changed) >= {events.WordsDealt, events.Drafted, events.Guessed, events.Noted}


def test_log_lines_name_the_bot_that_plays_for_a_person(table: Table) -> None:
    table.do(1, Leave())
    table.clue(1, "TEXE", "s0 p2 * p2")
    assert not [said for said in heard(table, 1) if "draft" in said or "You" in said]
    assert "Ben bot takes a red token and gives the clue TE*E" in last(table, 1)


@pytest.fixture
def table() -> Table:
    return Table.dealt("HORSE", "EARTH", "ELUDE", stacks=("T", "O", "E"))


def test_LJ_S6_the_log_of_the_deal_names_the_letters_that_its_reader_sees(table: Table) -> None:
    dealt = heard(table, 0)[0]
    seen = "The letters are E of Ben, E of Cem, T of stand 1, O of stand 2 and E of stand 3."
    assert dealt.endswith(f"Round 1 begins. {seen}")
    watched = heard(table, PUBLIC)[0]
    assert watched.endswith("The letters are T of stand 1, O of stand 2 and E of stand 3.")


def test_LJ_E1_the_log_says_which_letters_a_player_has_by_their_guesses(table: Table) -> None:
    table.do(0, acts.Guess(card=0, letter="H"))
    table.stop()
    assert last(table, 0).endswith("By your guesses your letters are H, ?, ?, ? and ?.")
    assert "guesses" not in last(table, 1).replace("By your guesses", "", 1)
    assert "guesses" not in last(table, PUBLIC)


def test_the_log_tells_drafts_by_their_words(table: Table) -> None:
    table.draft(0, "TOE", "s0 s1 p1")
    assert last(table, 0) == "You draft TOE."
    table.do(0, acts.DropDraft(round=1, draft=1))
    assert last(table, 0) == "You drop the draft TOE."


def test_LJ_R11_the_log_line_of_a_clue_shows_it_as_its_reader_sees_it(table: Table) -> None:
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
        "Ana offers a clue: 4 letters, helping 2 players, with 1 nonplayer stand, "
        "no bonus letters and the wildcard."
    )


def test_LJ_R4_an_offer_is_told_by_its_giver_and_not_by_a_number(table: Table) -> None:
    table.offer(0, "TEXE", "s0 p1 * p2")
    table.offer(0, "TEE", "s0 p1 p2")
    assert last(table, 1).startswith("Ana offers another clue instead: 3 letters")
    (offer,) = table.view(1).offers
    table.do(1, acts.Back(round=1, offer=offer.number))
    assert [last(table, viewer) for viewer in (0, 1, 2)] == [
        "Ben backs your offer.",
        "You back Ana's offer.",
        "Ben backs Ana's offer.",
    ]
    table.do(0, acts.BackNothing(round=1))
    table.do(0, acts.Back(round=1, offer=offer.number))
    assert (last(table, 0), last(table, 1)) == (
        "You back your own offer.",
        "Ana backs their own offer.",
    )
    table.do(0, acts.WithdrawOffer(round=1))
    assert (last(table, 0), last(table, 1)) == (
        "You withdraw your offer.",
        "Ana withdraws the offer.",
    )


def test_LJ_R13_the_log_line_of_a_decision_does_not_name_the_guess(table: Table) -> None:
    table.clue(0, "TEE", "s0 p1 p2")
    table.move_on(1, "E")
    assert last(table, 1) == "You decide to move on."
    assert last(table, 0) == last(table, PUBLIC) == "Ben decides to move on."
    table.stay(1)
    assert last(table, 0) == "Ben decides to stay."


def test_LJ_R13_the_log_says_that_a_hidden_decision_was_made() -> None:
    table = Table.dealt("HORSE", "EARTH", "ELUDE", stacks=("T", "O", "E"), decisions="hidden")
    table.clue(0, "TEE", "s0 p1 p2")
    table.move_on(1, "E")
    assert last(table, 1) == "You decide to move on."
    assert last(table, 0) == "Ben has decided."
    table.stay(1)
    assert last(table, 1) == "You decide to stay."
    assert heard(table, 0).count("Ben has decided.") == 1, (
        "a changed hidden decision must have no log line"
    )


def test_LJ_S6_the_log_names_a_new_card_to_everybody_but_its_owner(table: Table) -> None:
    table.play(0, "TEE", "s0 p1 p2", p1="E")
    assert "Ben moves on to card 2, which shows A." in heard(table, 0)
    assert "You move on to card 2." in heard(table, 1)
    assert "Ben moves on to card 2." in heard(table, PUBLIC)


def test_the_log_names_letters_to_watchers_if_the_option_is_on() -> None:
    table = Table.dealt("HORSE", "EARTH", watchers_see_letters=True)
    table.play(0, "E", "p1", p1="E")
    assert "Ben moves on to card 2, which shows A." in heard(table, PUBLIC)


def test_LJ_E3_the_log_names_claims_but_no_words(table: Table) -> None:
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


def test_LJ_E1_the_log_says_who_wants_to_stop(table: Table) -> None:
    table.do(0, table.wanting_stop())
    assert last(table, 1) == "Ana wants to stop the clues now."
    table.do(0, table.wanting_stop(False))
    assert last(table, 0) == "You want to go on with clues after all."


def test_LJ_B2_the_log_says_what_a_right_guess_aloud_becomes() -> None:
    table = Table.dealt("CAB", "PLANT", "MIGHT", deck="EELST")
    for giver, letter in ((1, "C"), (1, "A"), (2, "B")):
        table.spell(giver, "p0", p0=letter)
    table.clue(1, "E", "p0")
    table.guess_aloud(0, "E")
    right = "and that is right: it becomes bonus letter 1 for everybody."
    assert f"You guess E aloud, {right}" in heard(table, 0)
    assert f"Ana guesses E aloud, {right}" in heard(table, PUBLIC)
    # Claims name the letter too: its number means nothing to people.
    table.stop()
    table.arrange(1, "r0 r1 r2 r3 b1")
    assert last(table, 2) == "Ben claims the bonus letter E."


def test_LJ_E8_the_log_says_what_each_word_scores(table: Table) -> None:
    table.stop()
    ana, ben, cem = table.finish()
    said = f"{ana} for your word, {ben} for Ben's word and {cem} for Cem's word."
    assert said in last(table, 0)
