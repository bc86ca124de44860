"""Log lines: every event has one, and none reveals a secret to its reader."""

import re

import pytest

from parlour.rules import PUBLIC, Viewer
from parlour.rules.manners import EndedEarly, EndWanted, OptionChanged, Said
from parlour.rules.quiddler import QUIDDLER, acts, events
from parlour.rules.quiddler.quiddler import EVENTS
from parlour.rules.quiddler.state import State
from parlour.rules.renaming import Renamed
from tests.rules.quiddler.games import NAMES, stories, viewers
from tests.rules.quiddler.games import events as all_events
from tests.rules.quiddler.table import Table

PRIVATE = (events.Arranged, events.LookedUp)


def told(table: Table, viewer: Viewer, last: int) -> list[str | None]:
    """The log lines of the last few events."""
    state = QUIDDLER.begin(table.state.options, table.state.company, table.state.lexicon)
    assert isinstance(state, State)
    said = []
    for event in table.story:
        said.append(QUIDDLER.narrate(QUIDDLER.change(state, event), viewer))
        state = QUIDDLER.evolve(state, event)
    return said[-last:]


def test_every_event_has_a_log_line_for_everybody_it_concerns() -> None:
    kinds = set()
    names = tuple(name for name in NAMES if name.islower())
    for story in stories():
        for state, event in all_events(story):
            for viewer in viewers(state):
                said = QUIDDLER.narrate(QUIDDLER.change(state, event), viewer)
                bot = viewer is not PUBLIC and state.company.persons[viewer].mind is not None
                if isinstance(event, PRIVATE) and (event.seat != viewer or bot):
                    assert said is None
                    continue
                assert said is not None, event
                if bot and not isinstance(event, (Said, events.Defended)):
                    assert not re.search(r"\byou\b", said, re.IGNORECASE), said
                assert said[0].isupper() or said.startswith(names), said
                assert said.strip() == said
                assert "  " not in said
                assert "None" not in said
            kinds.add(type(event))
    assert kinds >= set(EVENTS) - {events.Reshuffled, EndWanted, EndedEarly, OptionChanged, Renamed}


def test_only_the_owner_reads_which_card_came_from_the_stock() -> None:
    table = Table.dealt("C A T", "S E A", stock="X")
    table.draw(0)
    assert told(table, 0, 1) == ["You draw X from the stock."]
    assert told(table, 1, 1) == ["Ana draws a card from the stock."]


def test_everybody_reads_which_card_was_taken_from_the_discards() -> None:
    table = Table.dealt("C A T", "S E A", top="X")
    table.draw(0, "discards")
    assert told(table, PUBLIC, 1) == ["Ana takes X from the discard pile."]


def test_the_log_lines_of_a_deal_and_a_reshuffle() -> None:
    table = Table.dealt("C A T", "S E A", top="X", stock="B D F", whole=False)
    dealt = "Hand 1 of 8: Ben deals 3 cards to everybody. The discard pile begins with X."
    assert told(table, 0, 1) == [f"{dealt} You begin. Your cards are C, A and T."]
    assert told(table, PUBLIC, 1) == [f"{dealt} Ana begins."]
    table.idle(0, 1, 0)
    assert told(table, 0, 1) == ["The stock was empty: 3 discards are shuffled into a new one."]


def test_the_log_lines_of_a_rejected_going_out() -> None:
    table = Table.dealt("C A T", "X O D", stock="V N")
    table.draw(0)
    table.discard(0, "V")
    table.draw(1)
    table.do(1, table.going_out(1, "X O D", discard="N"))
    table.challenge(0)
    void = (
        "The whole lay-down is void, and Ben takes it back. Ben loses 14 points. "
        "You gain 14 points."
    )
    assert told(table, 0, 4) == [
        "Ben goes out with XOD, discarding N.",
        "You challenge Ben's word XOD.",
        f"XOD is not in the word list: it is rejected. {void}",
        "Nobody is out, and the hand goes on.",
    ]
    assert "is void, and you take it back. You lose 14 points." in str(told(table, 1, 2))


def test_the_log_lines_of_a_going_out_that_stands_and_of_the_end() -> None:
    table = Table.dealt("C A T", "S E A", stock="V N", hands=1)
    table.go_out(0, "C A T", discard="V")
    table.all_pass()
    assert told(table, 1, 2) == [
        "You let Ana's words stand.",
        "Ana is out. Everybody else has one more turn.",
    ]
    table.lay_down(1, "S E A", discard="N")
    over = "All final turns are over, and the words are revealed:"
    theirs = ["Ben lays 3 cards face down, discarding N.", f"{over} Ben has SEA."]
    assert told(table, 0, 2) == told(table, PUBLIC, 2) == theirs
    assert told(table, 1, 2) == ["You lay SEA face down, discarding N.", f"{over} you have SEA."]
    table.all_pass()
    assert told(table, PUBLIC, 4) == [
        "Ana lets Ben's words stand.",
        "The words of the final turns are settled.",
        "Hand 1 is scored: Ana scores 18 points and Ben scores 26 points.",
        "The game is over: Ana has 18 points and Ben has 26 points. Ben wins.",
    ]


def test_the_log_lines_of_final_words_revealed_together() -> None:
    table = Table.dealt("C A T", "S E A", "D O G", stock="V N X", hands=1)
    table.go_out(0, "C A T", discard="V")
    table.all_pass()
    table.lay_down(1, "S E A", discard="N")
    table.lay_down(2, "D O G", discard="X")
    assert told(table, 2, 1) == [
        "All final turns are over, and the words are revealed: Ben has SEA; you have DOG."
    ]
    table.challenge(0, 0, lay_down=2)
    assert told(table, 1, 2) == [
        "Ana challenges your word SEA.",
        "SEA is in the word list: it is upheld.",
    ]
    table.pass_(0, 1)
    assert told(table, PUBLIC, 5)[:3] == [
        "Ana lets all words stand.",
        "Ben lets Cem's words stand.",
        "The words of the final turns are settled.",
    ]


def test_the_log_lines_of_final_words_laid_open_in_turn() -> None:
    table = Table.dealt("C A T", "S E A", stock="V N", hands=1, final_words="in-turn")
    table.go_out(0, "C A T", discard="V")
    table.all_pass()
    table.lay_down(1, "S E A", discard="N")
    assert told(table, 0, 1) == ["Ben lays down SEA, discarding N."]
    table.all_pass()
    assert told(table, PUBLIC, 4)[1] == "Ben's turn is over."


def test_a_vote_is_secret_until_everybody_has_voted() -> None:
    table = Table.dealt("X V Z", "S E A", stock="N", judging="vote")
    table.go_out(0, "X V Z", discard="N")
    table.challenge(1)
    table.votes(True, False)
    assert told(table, 0, 4) == [
        "You vote that XVZ stands.",
        "Ben has voted.",
        "XVZ has 1 of 2 votes: it is upheld.",
        "You are out. Everybody else has one more turn.",
    ]


@pytest.mark.parametrize(("word", "found"), [("CAT", "in"), ("TCA", "not in")])
def test_only_the_asker_reads_the_answer_of_a_look_up(word: str, found: str) -> None:
    table = Table.dealt("C A T", "S E A", look_up=True)
    table.do(1, acts.LookUp(word=word))
    assert told(table, 1, 1) == [f"You look up {word}: it is {found} the word list."]
    assert told(table, 0, 1) == [None]


def test_only_its_owner_reads_about_an_arrangement() -> None:
    table = Table.dealt("C A T", "S E A")
    table.arrange(0, "C A T")
    table.arrange(0)
    assert told(table, 0, 2) == [
        "You arrange CAT: 18 points in words.",
        "You take your rows apart.",
    ]
    assert told(table, 1, 2) == [None, None]


def test_the_log_says_lost_points_of_a_hand_below_zero() -> None:
    table = Table.dealt("S E A", "A S E", stock="V W", hands=1)
    table.go_out(0, "S E A", discard="V")
    table.all_pass()
    table.draw(1)
    table.discard(1, "W")
    assert told(table, 1, 2)[0] == (
        "Hand 1 is scored: Ana scores 46 points and you lose 26 points. "
        "Ana gets 10 for the longest word and 10 for the most words."
    )


def test_the_log_adds_the_totals_up_between_the_first_hand_and_the_last() -> None:
    added = 0
    for story in stories():
        for state, event in all_events(story):
            if not isinstance(event, events.HandScored):
                continue
            said = QUIDDLER.narrate(QUIDDLER.change(state, event), PUBLIC)
            seen = QUIDDLER.view(QUIDDLER.evolve(state, event), PUBLIC)
            between = 1 < seen.hand < len(seen.sizes)
            assert said is not None
            assert ("So far" in said) == between
            if between:
                added += 1
                assert all(
                    f"{one.name} has {seen.players[seat].total}" in said
                    for seat, one in enumerate(seen.people)
                )
    assert added


def test_the_log_calls_equal_totals_a_shared_win() -> None:
    table = Table.dealt("S E A", "A S E", stock="V W", hands=1)
    table.go_out(0, "S E A", discard="V")
    table.all_pass()
    table.lay_down(1, "A S E", discard="W")
    table.all_pass()
    assert told(table, 0, 1) == [
        "The game is over: you have 26 points and Ben has 26 points. You and Ben share the win."
    ]
