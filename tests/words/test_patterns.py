import re
from collections.abc import Iterable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from parlour.words import Lexicon, PatternIndex, fits, vocabulary

WORDS = st.sets(st.text("ABC", min_size=2, max_size=5), max_size=40)
PATTERNS = st.text("ABC?*", min_size=1, max_size=5).filter(lambda pattern: "?" in pattern)


def fit_naively(pattern: str, words: Iterable[str]) -> frozenset[str]:
    """The same by a regular expression with back-references for `?` and `*`."""
    expression = pattern.replace("?", "(?P<hole>.)", 1).replace("*", "(?P<wild>.)", 1)
    expression = re.sub(r"\?(?!P[<=])", "(?P=hole)", expression).replace("*", "(?P=wild)")
    matches = (re.fullmatch(expression, word) for word in words)
    return frozenset(match["hole"] for match in matches if match)


@given(PATTERNS, WORDS)
@example("?*", {"AA", "AB"})
@example("?*?*", {"AAAA", "ABAB", "ABBA"})
@example("A??", {"AAA", "ABB", "ABC"})
def test_fits_agrees_with_a_regular_expression(pattern: str, words: set[str]) -> None:
    expected = fit_naively(pattern, words)
    assert fits(pattern, words) == expected
    assert PatternIndex(words).fits(pattern) == expected


@pytest.mark.parametrize(
    "pattern",
    ["?LAN", "T??TH", "*?E", "S?*RE", "?*?*", "*A*A?A", "A?", "?" * 5, "BA?A?A", "ST?RT*D"],
)
def test_fits_agrees_with_a_regular_expression_for_a_vocabulary(pattern: str) -> None:
    words = vocabulary(6000)
    expected = fit_naively(pattern, words)
    assert fits(pattern, frozenset(words)) == expected
    assert PatternIndex(words).fits(pattern) == expected


def test_fits_works_with_a_lexicon() -> None:
    assert fits("QUI?DLER", Lexicon.open("parlour")) == {"D"}
    assert fits("QUI?DL*R", Lexicon.open("parlour")) == {"D"}
    assert fits("XYZ?Y", Lexicon.open("parlour")) == frozenset()


def test_the_hidden_letter_may_equal_a_visible_one() -> None:
    assert fits("EA?E", {"EASE", "EAVE", "EAEE"}) == {"S", "V", "E"}


def test_a_pattern_without_a_hole_is_refused() -> None:
    for ask in (PatternIndex(["OX"]).fits, lambda pattern: fits(pattern, {"OX"})):
        with pytest.raises(ValueError, match=r"^The pattern 'O\*' has no \?"):
            ask("O*")
