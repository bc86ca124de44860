"""The named rule sets and their differences."""

import pytest

from parlour.rules import Refusal
from parlour.rules.letterjam import LETTER_JAM, Options


def test_the_default_options_are_those_of_the_rulebook() -> None:
    assert LETTER_JAM.options() == LETTER_JAM.options("rulebook") == Options()


def test_the_rule_set_summary_changes_only_what_the_short_summary_says() -> None:
    """LJ-R7, LJ-B5, LJ-E7, words made by neighbours (LJ-S2), no agreement to stop (LJ-E1), and a
    wildcard that replaces a card but does not lengthen a word (LJ-E2)."""
    assert LETTER_JAM.options("summary") == Options(
        strict_share=True,
        extra_letters="keep-face-down",
        extra_points="per-bonus-letter",
        words="neighbours",
        stop_early=False,
        wildcard_lengthens=False,
    )
    assert tuple(LETTER_JAM.rule_sets) == ("rulebook", "summary")


def test_the_first_edition_plays_as_it_did() -> None:
    first = {"acceptance": "others", "decisions": "hidden"}
    assert LETTER_JAM.options("rulebook", edition=1) == LETTER_JAM.options("rulebook", first)
    assert LETTER_JAM.options("summary", edition=1) == Options(
        strict_share=True,
        extra_letters="keep-face-down",
        extra_points="per-bonus-letter",
        acceptance="others",
        decisions="hidden",
    )


@pytest.mark.parametrize(
    ("option", "value"),
    [("strict_share", True), ("extra_letters", "keep-face-down"), ("agreement", "host")],
)
def test_any_single_option_can_be_changed_by_hand(option: str, value: object) -> None:
    options = LETTER_JAM.options("rulebook", {option: value})
    assert isinstance(options, Options)
    assert getattr(options, option) == value
    assert options != Options()


@pytest.mark.parametrize(
    ("rule_set", "changes"),
    [
        ("house", {}),
        ("rulebook", {"speed": 3}),
        ("rulebook", {"agreement": "loudest"}),
        ("rulebook", {"length": "five"}),
        ("rulebook", {"strict_share": 1}),
    ],
)
def test_unknown_options_and_values_are_refused(rule_set: str, changes: dict[str, object]) -> None:
    refusal = LETTER_JAM.options(rule_set, changes)
    assert isinstance(refusal, Refusal)
    assert refusal.kind == "malformed"
