"""Fuzzing: a damaged record is either refused with a sentence or still a valid record.

A damaged line that is accepted must be a possible event: it is written back unchanged, every card
is still in one place, and every view can be built.
"""

import re
from collections.abc import Callable
from itertools import chain, count
from random import Random
from typing import Any

import pytest

from parlour.records import RecordError, read, replay, write
from parlour.records.notation import Notation
from parlour.records.notations import NOTATIONS
from parlour.records.scanner import Misread
from parlour.rules import PUBLIC, Event
from parlour.rules.registry import AnyGame
from tools.make_goldens import Golden, goldens

EACH_LINE = 3
EACH_RECORD = 40

GOLDENS = tuple(goldens())
ODD = "AEZ019,.;: \"\\'ñ𝔸\x00\u2028\ud800"


def alter(rng: Random, line: str, others: list[str]) -> str:
    """The line with one error, or another line of the same game in its place."""
    at = rng.randrange(len(line) + 1)
    words, other = line.split(" "), rng.choice(others)
    match rng.randrange(6):
        case 0:
            return line[:at] + rng.choice(ODD) + line[at + 1 :]
        case 1:
            return line[:at] + rng.choice(ODD) + line[at:]
        case 2:
            return line[:at] + line[at + 1 :]
        case 3:
            words[rng.randrange(len(words))] = rng.choice(other.split(" "))
            return " ".join(words)
        case 4:
            words[rng.randrange(len(words))] += " " + rng.choice(words)
            return " ".join(words)
    return other


def cards(game: AnyGame, state: Any) -> list[int]:
    return sorted(chain.from_iterable(game.places(state)))


def check_possible(game: AnyGame, before: Any, event: Event) -> None:
    """No card is lost or doubled, and every viewer has a view, a text and log lines."""
    state = game.evolve(before, event)
    assert cards(game, state) == (cards(game, before) or list(range(len(cards(game, state)))))
    for viewer in (PUBLIC, *range(len(state.company))):
        game.narrate(game.change(before, event), viewer)
        assert game.text(game.view(state, viewer))


def understood(notation: Notation, state: Any, sentence: str) -> Event | None:
    try:
        return notation.read(state, sentence)
    except Misread:
        return None


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_an_altered_line_is_refused_or_is_a_possible_event(golden: Golden) -> None:
    record = read(golden.path)
    rules, notation = record.header.rules, NOTATIONS[golden.game]
    sentences = [line.partition(". ")[2] for line in write(record).split("\n\n")[1].split("\n")]
    rng = Random(golden.name)
    before = record.header.begin()
    accepted = refused = 0
    for (after, _), sentence in zip(replay(record), sentences, strict=True):
        for _ in range(EACH_LINE):
            altered = alter(rng, sentence, sentences)
            event = understood(notation, before, altered)
            if event is None:
                refused += 1
            else:
                accepted += 1
                assert notation.write(before, event) == altered
                check_possible(rules, before, event)
        before = after
    assert refused > accepted > 0


def delete(rng: Random, lines: list[str], at: int) -> None:
    del lines[at : at + rng.choice((1, 1, 1, 2, 5, len(lines)))]


def repeat(rng: Random, lines: list[str], at: int) -> None:
    lines.insert(rng.randrange(len(lines)), lines[at])


def swap(rng: Random, lines: list[str], at: int) -> None:
    other = rng.randrange(len(lines))
    lines[at], lines[other] = lines[other], lines[at]


def spoil(rng: Random, lines: list[str], at: int) -> None:
    lines[at] = alter(rng, lines[at], lines)


DAMAGES: tuple[Callable[[Random, list[str], int], None], ...] = (delete, repeat, swap, spoil)


def renumber(lines: list[str]) -> list[str]:
    """Renumber the events, so that the numbers do not reveal the damage."""
    numbers = count(1)
    return [re.sub(r"^\d+\. ", lambda _: f"{next(numbers)}. ", line) for line in lines]


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_a_damaged_record_is_refused_or_still_valid(golden: Golden) -> None:
    lines = golden.path.read_text("utf-8").splitlines()
    rng = Random(golden.name)
    refused = 0
    for _ in range(EACH_RECORD):
        damaged = list(lines)
        # Half of the damage goes to the beginning, where each line has its own format.
        reach = min(rng.choice((20, len(lines))), len(lines))
        rng.choice(DAMAGES)(rng, damaged, rng.randrange(reach))
        if rng.random() < 0.5:
            damaged = renumber(damaged)
        try:
            record = read(damaged)
        except RecordError:
            refused += 1
        else:
            assert write(record).splitlines() == damaged
    assert refused > EACH_RECORD / 2
