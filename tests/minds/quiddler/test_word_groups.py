"""The group table, as it is built and as it is shipped."""

from random import Random

import numpy as np
import pytest

from parlour.minds.quiddler.index import CardIndex
from parlour.minds.quiddler.word_groups.build import build_group_table
from parlour.minds.quiddler.word_groups.group_table import FILE, GroupTable, codes_of, group_table
from parlour.minds.quiddler.word_groups.known_words import KnownWords
from parlour.rules.quiddler import Options, box
from parlour.words import Lexicon, rude_words, zipf

DECK = box.deck("english")
FACES = tuple(DECK.counts)


def numbers(groups: list[list[str]], faces: tuple[str, ...] = FACES) -> np.ndarray:
    code = dict(zip(faces, codes_of(faces), strict=True))
    return np.array([np.array([code[card] for card in group]).sum() for group in groups])


def test_the_shipped_file_is_up_to_date() -> None:
    """If this fails, run `tools/build_word_groups.py`: the words have changed."""
    judge = Lexicon.open(Options().lexicon)
    assert build_group_table(judge, FACES).pack(judge, FACES) == FILE.read_bytes()


def test_the_table_has_exactly_the_groups_of_the_index() -> None:
    judge = Lexicon.open("parlour")
    index, words, rng = CardIndex(judge, FACES), group_table(judge, FACES), Random(4)
    groups = [rng.sample(DECK.cards, size) for size in (2, 3, 4, 5) for _ in range(500)]
    keys = index.keys()
    spelling = [index.key(group) in keys for group in groups]
    assert 100 < sum(spelling) < len(groups) - 100
    assert words.has(numbers(groups)).tolist() == spelling


@pytest.mark.parametrize(
    ("lexicon", "faces"),
    [(Lexicon.from_words("few", ["QUIET", "TIE"]), FACES), (Lexicon.open("parlour"), FACES[:20])],
)
def test_a_table_for_other_words_or_cards_is_built_on_demand(
    lexicon: Lexicon, faces: tuple[str, ...]
) -> None:
    words = group_table(lexicon, faces)
    polite = (word for word in lexicon if word not in rude_words())
    index = CardIndex((word for word in polite if set(word) <= set("EIQTUHAS")), faces)
    groups = [index.cards(key) for key in sorted(index.keys()) if set(key) <= set(faces)]
    assert groups
    assert words.has(numbers(groups, faces)).all()
    assert len(words.numbers) < len(group_table(Lexicon.open("parlour"), FACES).numbers)


def test_the_table_of_an_empty_lexicon_is_empty() -> None:
    nothing = GroupTable(np.zeros(0, np.uint64), np.zeros(0, np.int32), np.zeros(0, np.uint8))
    assert not nothing.has(numbers([["A", "T"], ["Q"]])).any()


@pytest.mark.parametrize("cards", ["AERT", "OPST", "AELST", "EINRT"])
def test_the_word_of_a_group_is_the_most_common_one(cards: str) -> None:
    judge = Lexicon.open("parlour")
    anagrams = [w for w in judge.words_of_length(len(cards)) if sorted(w) == sorted(cards)]
    assert len(anagrams) > 2
    assert zipf(KnownWords(judge, FACES).word(tuple(cards))) == max(map(zipf, anagrams))


def test_bots_do_not_know_rude_words() -> None:
    judge = Lexicon.open(Options().lexicon)
    words = {judge.word(int(at)) for at in group_table(judge, FACES).words}
    assert {"QUITE", "ZOO"} <= words
    assert not words & rude_words()
