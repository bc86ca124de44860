"""The named rule sets, and what changes between them."""

import pytest

from parlour.rules import Refusal
from parlour.rules.letterjam import LETTER_JAM, Options


def test_rulebook_is_the_default_and_every_default_is_the_rulebooks() -> None:
    assert LETTER_JAM.options() == LETTER_JAM.options("rulebook") == Options()


def test_summary_is_LJ_R7_and_LJ_B5_and_LJ_E7_and_nothing_else() -> None:
    assert LETTER_JAM.options("summary") == Options(
        strict_share=True, extra_letters="keep-face-down", extra_points="per-bonus-letter"
    )
    assert tuple(LETTER_JAM.rule_sets) == ("rulebook", "summary")


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
def test_what_is_not_an_option_is_refused(rule_set: str, changes: dict[str, object]) -> None:
    refusal = LETTER_JAM.options(rule_set, changes)
    assert isinstance(refusal, Refusal)
    assert refusal.kind == "malformed"
