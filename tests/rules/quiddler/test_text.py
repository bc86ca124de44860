"""The text of a view contains every fact of the view, and can be read aloud."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import get_args

import msgspec

from parlour.rules import PUBLIC, Refusal, Viewer
from parlour.rules.phrasebook import kind_of
from parlour.rules.quiddler import QUIDDLER, View, acts
from parlour.rules.quiddler.phrases import PHRASEBOOK
from parlour.rules.quiddler.state import Phase, State
from tests.rules.quiddler.alteration import altered, facts
from tests.rules.quiddler.games import moments, viewers
from tests.rules.quiddler.table import Table

PHASES = set(get_args(Phase)) - {"scoring"}
"""The phases that a view can show. Scoring is over before anybody sees it."""


def views(each: int) -> Iterator[tuple[State, Viewer, View]]:
    """Views of every phase, many numbers of players, both rule sets and every viewer."""
    for state in moments(each):
        for viewer in viewers(state):
            yield state, viewer, QUIDDLER.view(state, viewer)


def section(text: str, title: str) -> list[str]:
    """The lines of one section of a text."""
    parts = [part.splitlines() for part in text.split("\n\n")]
    return next((lines[1:] for lines in parts if lines[0] == f"{title}:"), [])


def test_every_fact_of_a_view_is_in_its_text() -> None:
    tried: Counter[tuple[str, str]] = Counter()
    every = list(views(each=2))
    for _, viewer, view in Random(1).sample(every, len(every)):
        said = QUIDDLER.text(view)
        plain = msgspec.to_builtins(view)
        moment = "ended early" if view.ended_early else view.phase
        for kind, path in facts(plain):
            if tried[kind, moment] == 2 or (other := altered(view, plain, path)) is None:
                continue
            tried[kind, moment] += 1
            assert QUIDDLER.text(other) != said, f"{kind} ({viewer}'s view, {view.phase})"
    assert {moment for _, moment in tried} == PHASES | {"ended early"}
    assert len({kind for kind, _ in tried}) > 100


def test_a_refusal_sentence_implies_its_code() -> None:
    """Therefore the text can leave the code out."""
    codes: dict[tuple[str, str], tuple[str, str]] = {}
    for _, _, view in views(each=2):
        for barred in view.barred:
            refusal = barred.refusal
            key, code = (refusal.sentence, refusal.rule), (refusal.kind, refusal.code)
            assert codes.setdefault(key, code) == code


def test_players_stand_in_the_order_of_their_seats() -> None:
    for _, _, view in views(each=1):
        assert [player.seat for player in view.players] == list(range(len(view.players)))


def test_the_text_gives_a_working_command_for_every_choice() -> None:
    for state, viewer, view in views(each=3):
        if viewer is PUBLIC:
            continue
        explained = set()
        for line in section(QUIDDLER.text(view), "You can type"):
            usages = re.findall(r'"([^"]+)"', line.split('": ')[0] + '"')
            assert usages, line
            for usage in usages:
                act = QUIDDLER.command(view, usage)
                assert not isinstance(act, Refusal), (usage, act)
                assert not isinstance(QUIDDLER.decide(state, viewer, act, Random(0)), Refusal)
                explained.add(kind_of(act))
        assert explained == {kind_of(choice) for choice in view.choices}


def test_the_text_gives_the_reason_for_every_barred_act() -> None:
    for _, viewer, view in views(each=2):
        if viewer is PUBLIC:
            continue
        lines = section(QUIDDLER.text(view), "Not now")
        assert len(lines) == len(view.barred)
        for line, barred in zip(lines, view.barred, strict=True):
            assert barred.refusal.sentence in line
            assert barred.refusal.rule in line
            for kind in barred.acts:
                assert all(phrase.words[0] in line.lower() for phrase in PHRASEBOOK.by_kind[kind])


def test_the_text_can_be_read_aloud() -> None:
    for _, _, view in views(each=2):
        said = QUIDDLER.text(view)
        assert said.endswith("\n")
        assert said.isascii(), "names and remarks in these games are ASCII"
        assert said.replace("\n", "").isprintable()
        assert "\n\n\n" not in said
        assert "  " not in said
        assert ".." not in said
        assert "None" not in said
        for line in said.splitlines():
            assert line == line.strip()


def test_examples_in_the_text_do_not_reveal_which_cards_make_words() -> None:
    """The examples use the cards in the order of the hand, whether they make a word or not."""
    table = Table.dealt("T C A", "B D F", stock="X")
    table.draw(0)
    lines = section(QUIDDLER.text(table.view(0)), "You can type")
    assert any(line.startswith('"out T-C-A discard X"') for line in lines)
    assert table.choice(0, acts.GoOut) is not None


def test_when_the_game_is_over_nobody_has_another_turn() -> None:
    table = Table.by_chance(3, hands=1)
    table.finish_hand()
    view = table.view(0)
    assert view.phase == "over"
    assert view.out is not None
    said = QUIDDLER.text(view)
    assert " went out." in said
    assert "everybody else" not in said
    refusal = QUIDDLER.command(view, "dance")
    assert isinstance(refusal, Refusal)
    assert refusal.sentence.endswith("There is nothing to do now.")


def test_the_text_says_who_laid_down_to_go_out_and_who_has_no_words() -> None:
    table = Table.dealt("S E A", "A S E", stock="V W", hands=1)
    table.go_out(0, "S E A", discard="V")
    table.all_pass()
    assert "Laid down to go out." in QUIDDLER.text(table.view(1))
    table.draw(1)
    table.discard(1, "W")
    assert "\nYou: no words; cards left over A, E, S." in QUIDDLER.text(table.view(1))
