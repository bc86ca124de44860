from collections.abc import Collection
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.words import Lexicon, SpellingIndex, vocabulary
from parlour.words.spelling import ALPHABET

LETTERS = "ABCDEFGH"


def spell_naively(words: Collection[str], letters: str, wildcard: bool) -> list[str]:
    return sorted(word for word in words if len(set(word) - set(letters)) <= int(wildcard))


@given(
    words=st.sets(st.text(LETTERS, min_size=2, max_size=6), max_size=60),
    letters=st.text(LETTERS, max_size=8),
    wildcard=st.booleans(),
)
def test_the_index_agrees_with_a_scan_of_all_words(
    words: set[str], letters: str, wildcard: bool
) -> None:
    found = SpellingIndex(words).spellable(letters, wildcard)
    assert sorted(found) == spell_naively(words, letters, wildcard)


@pytest.mark.parametrize(
    "letters", ["", "E", "TEST", "CEINRT", "ADEILNST", "ABCDEFGHIKLMNOPRSTUWY"]
)
@pytest.mark.parametrize("wildcard", [False, True])
def test_the_index_agrees_with_a_scan_for_few_and_for_many_letters(
    letters: str, wildcard: bool
) -> None:
    words = vocabulary(4000)
    found = SpellingIndex(words).spellable(letters, wildcard)
    assert sorted(found) == spell_naively(words, letters, wildcard)


def test_the_index_agrees_with_a_scan_for_random_deals() -> None:
    words, rng = vocabulary(4000), Random(3)
    index = SpellingIndex(words)
    for _ in range(60):
        letters = "".join(rng.choices(ALPHABET, k=rng.randrange(2, 10)))
        for wildcard in (False, True):
            found = index.spellable(letters, wildcard)
            assert sorted(found) == spell_naively(words, letters, wildcard), letters


def test_letters_may_be_used_again_and_again() -> None:
    index = SpellingIndex(Lexicon.open("parlour"))
    found = index.spellable(["A", "B", "N"], wildcard=False)
    assert "BANANA" not in index.spellable(["A", "B"], wildcard=False)
    assert "BANANA" in found
    assert "BANANA" in index.spellable(["A", "B"], wildcard=True)


def test_the_order_is_deterministic() -> None:
    words = vocabulary(2000)
    answers = [SpellingIndex(words).spellable("CEINRT", wildcard=True) for _ in range(2)]
    assert answers[0] == answers[1]
