"""Which cards a typed word takes, by cases that the browser is tested with as well.

``ui/src/lib/spelling.test.ts`` reads the same file, so that letters which appear while they are
typed in a browser are the ones that the server would take.
"""

from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec import Struct

from parlour.rules import Refusal
from parlour.rules.letterjam.acts import Draft
from parlour.rules.letterjam.choices import CanDraft
from parlour.rules.letterjam.statement import counted_cards, state_of
from parlour.rules.letterjam.typed_cards import clue_sources, taking_cards
from parlour.rules.quiddler.typed_cards import ways
from tests.rules.letterjam.table import Table


class TypedWord(Struct, frozen=True):
    word: str
    cards: dict[int, str]
    ways: list[tuple[int, ...]]


class TypedClue(Struct, frozen=True):
    word: str
    takes: dict[str, tuple[str, ...]]
    sources: tuple[str, ...]


class Cases(Struct, frozen=True):
    words: list[TypedWord]
    clues: list[TypedClue]


CASES = msgspec.json.decode((Path(__file__).parent / "typed_words.json").read_bytes(), type=Cases)


@pytest.mark.parametrize("case", CASES.words, ids=lambda case: case.word)
def test_QD_W4_a_typed_word_takes_these_cards(case: TypedWord) -> None:
    found = ways([case.word], case.cards)
    assert ([] if isinstance(found, Refusal) else [row for (row,) in found]) == case.ways


@pytest.mark.parametrize("case", CASES.clues, ids=lambda case: case.word)
def test_LJ_R8_a_typed_clue_takes_these_cards(case: TypedClue) -> None:
    letters = {card: letter for letter, cards in case.takes.items() for card in cards}
    can = CanDraft(
        round=1,
        letters={**letters, "*": "*"},
        takes=case.takes,
        counts=counted_cards(frozenset(letters)),
        own="p9",
        alphabet="ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        longest=45,
    )
    assert clue_sources(case.word, can) == case.sources


def test_LJ_R8_players_come_before_stands_and_stands_before_bonus_letters() -> None:
    shown = {"p0": "T", "p2": "T", "s0": "E", "s1": "E", "b1": "E", "b2": "A", "*": "*"}
    assert taking_cards(tuple(shown.items())) == {"T": ("p0", "p2"), "E": ("s0",), "A": ("b2",)}


def test_LJ_R1_what_a_view_counts_is_what_is_stated() -> None:
    """A browser counts the cards of a draft by the view, and must come to the true statement."""
    table, rng = Table.by_chance(5), Random(1)
    can = table.choice(0, Draft)
    assert isinstance(can, CanDraft)
    for _ in range(200):
        sources = tuple(rng.choices(list(can.letters), k=rng.randint(1, 9)))
        counted = {
            kind: len(set(sources) & set(getattr(can.counts, kind)))
            for kind in can.counts.__struct_fields__
        }
        said = state_of(sources)
        assert counted == {
            "players": said.players,
            "stands": said.stands,
            "bonus": said.bonus,
            "wildcard": int(said.wildcard),
        }
