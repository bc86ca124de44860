"""The text of a view says everything that is in the view, in words that can be read aloud."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

from parlour.rules import PUBLIC, Refusal, Viewer
from parlour.rules.letterjam import LETTER_JAM, View
from parlour.rules.letterjam.command import kind_of
from parlour.rules.letterjam.phrases import PHRASES
from parlour.rules.letterjam.state import State
from tests.rules.letterjam.alteration import facts
from tests.rules.letterjam.games import moments, viewers
from tests.rules.letterjam.redundancy import redundant


def views(each: int) -> Iterator[tuple[State, Viewer, View]]:
    """Views of every phase, every number of players, both rule sets and every viewer."""
    for state in moments(each):
        for viewer in viewers(state):
            yield state, viewer, LETTER_JAM.view(state, viewer)


def section(text: str, title: str) -> list[str]:
    """The lines of one titled part of a text."""
    parts = [part.splitlines() for part in text.split("\n\n")]
    return next((lines[1:] for lines in parts if lines[0] == f"{title}:"), [])


def test_every_fact_of_a_view_is_in_its_text() -> None:
    tried: Counter[tuple[str, str]] = Counter()
    rng = Random(1)
    every = [(state, viewer) for state in moments(2) for viewer in viewers(state)]
    for state, viewer in rng.sample(every, len(every) // 2):
        view = LETTER_JAM.view(state, viewer)
        said = LETTER_JAM.text(view)
        proved = dict(redundant(view))
        for fact in rng.sample(found := list(facts(view)), len(found)):
            if fact.path in proved or tried[fact.kind, view.phase] >= 4:
                continue
            tried[fact.kind, view.phase] += 1
            other = rng.choice(fact.others)
            altered = LETTER_JAM.text(fact.rebuild(other))
            assert altered != said, f"{fact.path}: {fact.value} or {other}? ({viewer}'s view)"
    assert {phase for _, phase in tried} == {
        "setup",
        "making",
        "clue",
        "deciding",
        "final",
        "reveal",
        "over",
    }


def test_what_the_text_leaves_out_follows_from_what_it_says() -> None:
    for _, viewer, view in views(each=2):
        for path, implied in redundant(view):
            assert implied, f"{path} in {viewer}'s view"


def test_a_reason_implies_its_code() -> None:
    """So the text can give the sentence alone."""
    codes: dict[tuple[str, str], tuple[str, str]] = {}
    for _, _, view in views(each=2):
        for barred in view.barred:
            refusal = barred.refusal
            key, code = (refusal.sentence, refusal.rule), (refusal.kind, refusal.code)
            assert codes.setdefault(key, code) == code


def test_every_choice_is_explained_with_lines_that_work() -> None:
    for state, viewer, view in views(each=3):
        if viewer is PUBLIC:
            continue
        typed = section(LETTER_JAM.text(view), "You can type")
        explained = set()
        for line in typed:
            usages = re.findall(r'"([^"]+)"', line.split('": ')[0] + '"')
            assert usages, line
            for usage in usages:
                act = LETTER_JAM.command(view, usage)
                assert not isinstance(act, Refusal), (usage, act)
                assert not isinstance(LETTER_JAM.decide(state, viewer, act, Random(0)), Refusal)
                explained.add(act.__struct_config__.tag)
        assert explained == {kind_of(choice) for choice in view.choices}


def test_every_barred_act_has_its_reason() -> None:
    for _, viewer, view in views(each=2):
        if viewer is PUBLIC:
            continue
        barred = section(LETTER_JAM.text(view), "Not now")
        for act in view.barred:
            (line,) = (
                line
                for line in barred
                if line.partition(": ")[2].startswith(act.refusal.sentence)
                and line.endswith(f"({act.refusal.rule})" if act.refusal.rule else ".")
            )
            for phrase in PHRASES:
                if phrase.kind == act.act:
                    assert phrase.words[0] in line.lower()


def test_the_text_can_be_read_aloud() -> None:
    for _, _, view in views(each=2):
        said = LETTER_JAM.text(view)
        assert said.endswith("\n")
        assert said.isascii(), "names and notes in these games are plain"
        assert said.replace("\n", "").isprintable()
        assert "\n\n\n" not in said
        assert "  " not in said
        assert ".." not in said
        assert "None" not in said.replace("None yet.", "")
        for line in said.splitlines():
            assert line == line.strip()
