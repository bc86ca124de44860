"""The named rule sets and their differences."""

import msgspec
import pytest

from parlour.rules import Refusal
from parlour.rules.quiddler import QUIDDLER, Options

PUBLISHED: dict[str, object] = {
    "look_up": True,  # QD-W5
    "final_words": "in-turn",  # QD-H5
    "points": "published",  # QD-C2
    "rejected": "word-only",  # QD-X3, QD-X4
    "upheld": "challenger-pays",  # QD-X5
    "must_lay_down": True,  # QD-H5
    "below_zero": False,  # QD-S2
    "two_player_bonus": "longest-word",  # QD-S5
}


def test_the_default_options_are_those_of_the_manual() -> None:
    assert QUIDDLER.options() == QUIDDLER.options("manual") == Options()
    assert tuple(QUIDDLER.rule_sets) == ("manual", "published")


def test_the_rule_set_published_changes_eight_options() -> None:
    manual, published = (msgspec.to_builtins(QUIDDLER.options(name)) for name in QUIDDLER.rule_sets)
    assert {key: published[key] for key in published if published[key] != manual[key]} == PUBLISHED


FIRST_EDITION: dict[str, object] = {
    "lexicon": "parlour",  # QD-W1
    "void_final_turn": "leftovers",  # QD-X3
    "challenges": "one-each",  # QD-X1
    "look_up": True,  # QD-W5
    "final_words": "in-turn",  # QD-H5
}


@pytest.mark.parametrize("rule_set", ["manual", "published"])
def test_the_first_edition_has_the_options_of_its_time(rule_set: str) -> None:
    now, then = (msgspec.to_builtins(QUIDDLER.options(rule_set, edition=n)) for n in (2, 1))
    changed = {key: then[key] for key in then if then[key] != now[key]}
    assert changed == {key: value for key, value in FIRST_EDITION.items() if now[key] != value}
    assert {key: then[key] for key in FIRST_EDITION} == FIRST_EDITION


@pytest.mark.parametrize("option", PUBLISHED)
def test_a_table_can_mix_the_two_rule_sets_option_by_option(option: str) -> None:
    options = QUIDDLER.options("manual", {option: PUBLISHED[option]})
    assert isinstance(options, Options)
    assert getattr(options, option) == PUBLISHED[option]
    back = QUIDDLER.options("published", {option: getattr(Options(), option)})
    assert isinstance(back, Options)
    assert getattr(back, option) == getattr(Options(), option)


@pytest.mark.parametrize(
    ("rule_set", "changes"),
    [
        ("house", {}),
        ("manual", {"speed": 3}),
        ("manual", {"judging": "loudest"}),
        ("manual", {"hands": "five"}),
        ("manual", {"look_up": 1}),
    ],
)
def test_unknown_options_and_values_are_refused(rule_set: str, changes: dict[str, object]) -> None:
    refusal = QUIDDLER.options(rule_set, changes)
    assert isinstance(refusal, Refusal)
    assert refusal.kind == "malformed"
