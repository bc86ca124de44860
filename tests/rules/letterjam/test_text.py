"""The text of a view contains every fact of the view, and can be read aloud."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

from parlour.rules import PUBLIC, Refusal, Viewer
from parlour.rules.letterjam import LETTER_JAM, View
from parlour.rules.letterjam.phrases import PHRASEBOOK
from parlour.rules.letterjam.state import State
from parlour.rules.manners import Leave
from parlour.rules.phrasebook import kind_of
from tests.rules.letterjam.alteration import facts
from tests.rules.letterjam.games import moments, viewers
from tests.rules.letterjam.redundancy import redundant
from tests.rules.letterjam.table import Table


def views(each: int) -> Iterator[tuple[State, Viewer, View]]:
    """Views of every phase, every number of players, both rule sets and every viewer."""
    for state in moments(each):
        for viewer in viewers(state):
            yield state, viewer, LETTER_JAM.view(state, viewer)


def section(text: str, title: str) -> list[str]:
    """The lines of one section of a text."""
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
            moment = "ended early" if view.ended_early else view.phase
            if fact.path in proved or tried[fact.kind, moment] >= 4:
                continue
            tried[fact.kind, moment] += 1
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
        "ended early",
    }


def test_the_text_leaves_out_only_redundant_facts() -> None:
    for _, viewer, view in views(each=2):
        for path, implied in redundant(view):
            assert implied, f"{path} in {viewer}'s view"


def test_a_refusal_sentence_implies_its_code() -> None:
    """Therefore the text can leave the code out."""
    codes: dict[tuple[str, str], tuple[str, str]] = {}
    for _, _, view in views(each=2):
        for barred in view.barred:
            refusal = barred.refusal
            key, code = (refusal.sentence, refusal.rule), (refusal.kind, refusal.code)
            assert codes.setdefault(key, code) == code


def test_the_text_gives_a_working_command_for_every_choice() -> None:
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


def test_the_text_gives_the_reason_for_every_barred_act() -> None:
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
            for phrase in PHRASEBOOK.phrases:
                if phrase.kind in act.acts:
                    assert phrase.words[0] in line.lower()


def test_the_text_can_be_read_aloud() -> None:
    for _, _, view in views(each=2):
        said = LETTER_JAM.text(view)
        assert said.endswith("\n")
        assert said.isascii(), "names and notes in these games are ASCII"
        assert said.replace("\n", "").isprintable()
        assert "\n\n\n" not in said
        assert "  " not in said
        assert ".." not in said
        assert "None" not in said.replace("None yet.", "")
        for line in said.splitlines():
            assert line == line.strip()


# The exact words of some sections


def test_the_first_lines_name_the_phase() -> None:
    table = Table.dealt("HORSE", "EARTH", "ELUDE", stacks=("T", "O", "E"))
    table.offer(0, "TOE", "s0 s1 p1")
    assert LETTER_JAM.text(table.view(1)).startswith(
        "Letter Jam, round 1. A clue is being chosen now.\n"
        "Choose a clue together.\n"
        "You are Ben. Waiting for you and Cem.\n"
        "You can type: draft, back, sure, unsure, good clue, stop, guess, cross, maybe, clear, "
        'note, leave, end the game. Type "help" for examples.\n'
        "\n"
    )


def test_LJ_S6_the_text_shows_the_letters_of_everybody_but_the_viewer() -> None:
    table = Table.dealt("HORSE", "EARTH", "ELUDE", stacks=("T", "O", "E"))
    hidden = "a letter hidden from you, card 1 of 5. It has not been in a clue yet."
    ana, ben, cem = section(LETTER_JAM.text(table.view(1)), "Players")
    assert ana.startswith("Ana: H, card 1 of 5. It has not been in a clue yet.")
    assert ben.startswith(f"You: {hidden}")
    assert cem.startswith("Cem: E, card 1 of 5.")
    for line in section(LETTER_JAM.text(table.view(PUBLIC)), "Players"):
        assert hidden in line


def test_LJ_R1_an_offer_is_five_numbers() -> None:
    table = Table.dealt("HORSE", "EARTH", "ELUDE", stacks=("T", "O", "E"))
    table.offer(0, "TOXE", "s0 s1 * p1")
    offer, agreement, stop = section(LETTER_JAM.text(table.view(1)), "Offers")
    assert agreement == "All must back the same clue."
    assert stop == "The clues stop when all 3 players want it."
    assert offer == (
        "Ana offers 4 letters, helping 1 player, with 2 nonplayer stands, no bonus letters "
        "and the wildcard. Backed by Ana."
    )


def test_LJ_R11_a_clue_is_written_as_its_reader_sees_it() -> None:
    table = Table.dealt("HORSE", "EARTH", "ELUDE", stacks=("T", "O", "E"))
    table.clue(0, "TEXE", "s0 p1 * p2")

    def read(viewer: Viewer) -> str:
        (clue,) = section(LETTER_JAM.text(table.view(viewer)), "Clues")
        return clue

    assert read(0) == (
        "Round 1, by you for a red token: TE*E. Letter by letter: T of stand 1, E of Ben, "
        "wildcard, E of Cem. The word is TEXE."
    )
    assert read(1) == (
        "Round 1, by Ana for a red token: T?*E. Letter by letter: T of stand 1, your card 1, "
        "wildcard, E of Cem."
    )


def test_LJ_E6_the_text_adds_up_the_score() -> None:
    """HORSE spelled HEROES with 2 greens left, and two guesses right out of three."""
    table = Table.dealt("HORSE", "TEA", stacks=("S",))
    table.guess_word(0, "HORSE")
    table.guess_word(1, "TEE")
    table.stop()
    table.arrange(0, "r0 r4 r2 r1 * r3", "E")
    table.arrange(1, "r2 r1 r0")
    table.finish()
    team, _, ana, ben = section(LETTER_JAM.text(table.view(0)), "Result")
    assert team == "The team has 20 points: Spreads well, grade 2 of 5."
    assert ana == (
        "You: 18 points for 3 times 5 letters (15), 1 longer (1) and 2 green (2). "
        "The secret word was HORSE. The wildcard, as E, made the word longer."
    )
    assert ben == (
        "Ben: 2 points for 2 of 3 guesses right (2). The secret word was TEA. "
        "The guesses said EET, but the cards spell AET."
    )


def test_the_text_introduces_the_people() -> None:
    table = Table.dealt("HORSE", "EARTH", host=1)
    table.do(0, Leave())
    assert section(LETTER_JAM.text(table.view(1)), "People") == [
        "Seat 1: Ana bot, a bot (regular).",
        "Seat 2: Ben, you, host.",
    ]


def test_the_text_lists_the_options_that_differ_from_the_rulebook() -> None:
    table = Table.dealt("HORSE", "EARTH", agreement="host", strict_share=True)
    assert section(LETTER_JAM.text(table.view(0)), "Not as in the rulebook") == [
        "The host decides which clue is given, and when the clues are stopped.",
        "While any red token is left, nobody gives a clue beyond a full share of reds.",
    ]
