"""The template engine: one sentence, one meaning."""

import pytest

from parlour.records import read, replay
from parlour.records.codecs import SEAT, TextCodec, read_name, write_name
from parlour.records.notation import Template, Vocabulary
from parlour.records.notations import NOTATIONS
from parlour.records.scanner import Misread, Scanner
from parlour.rules.manners import Said
from parlour.rules.registry import GAMES, AnyGame
from tools.make_goldens import Golden, goldens

VOCABULARY: Vocabulary = {"seat": SEAT, "text": TextCodec(20)}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_kind_of_event_has_a_sentence(game: AnyGame) -> None:
    assert set(NOTATIONS[game.name].templates) == set(game.events)


@pytest.mark.parametrize("golden", tuple(goldens()), ids=lambda golden: golden.name)
def test_no_sentence_has_two_meanings(golden: Golden) -> None:
    record = read(golden.path)
    notation = NOTATIONS[golden.game]
    before = record.header.begin()
    for after, event in replay(record):
        line, now = notation.write(before, event), notation.phases[before.phase]
        for kind, template in notation.templates.items():
            if kind is not type(event):
                with pytest.raises(Misread):
                    template.read(line, before, before.phase, now)
        before = after


@pytest.mark.parametrize(
    "text", ["{seat} talks.", "{seat} says {text} to {seat}.", "{text}, says {seat}."]
)
def test_a_template_holds_each_field_once_and_begins_with_words_or_a_seat(text: str) -> None:
    with pytest.raises(TypeError):
        Template(Said, text, ["always"], VOCABULARY)


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Lisa", "Lisa"),
        ("Zoë", "Zoë"),
        ("The", "The"),
        ("lisa", '"lisa"'),
        ("Lisa bot", '"Lisa bot"'),
        ("O'Neill", '"O\'Neill"'),
        ("R2D2", '"R2D2"'),
        ('the "Hat"', '"the \\"Hat\\""'),
        ("back\\slash", '"back\\\\slash"'),
        ("李", '"李"'),
    ],
)
def test_a_name_is_one_capitalised_word_or_quoted(name: str, written: str) -> None:
    assert write_name(name) == written
    scanner = Scanner(f"{written} says")
    assert read_name(scanner) == name
    scanner.skip(" says")


def test_the_scanner_reports_the_position_of_a_mismatch() -> None:
    scanner = Scanner("the last green token")
    with pytest.raises(Misread, match=r"It is not understood from 'green token' on\.") as caught:
        scanner.skip("the last red token")
    assert caught.value.at == len("the last ")


def test_the_scanner_takes_the_longest_phrase() -> None:
    scanner = Scanner("not ready after all")
    assert scanner.take_one_of(("not", "not ready", "ready")) == "not ready"
    with pytest.raises(Misread, match="A number should stand where it says ' after all'"):
        scanner.take("[0-9]+", "A number")


def test_an_error_quotes_only_the_start_of_a_long_rest() -> None:
    assert len(Scanner("x" * 1000).excerpt()) < 50
