"""A PettingZoo agent plays whole games of the benchmark."""

import sys
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from parlour.lab.arena.contest import ContestError
from parlour.lab.bench.agents import MOST_ASKED
from parlour.lab.bench.bench_game import finished, play_match
from parlour.lab.bench.deals import published
from parlour.lab.bench.plan import SELF, Match
from parlour.lab.bench.policy import policy_called
from tests.lab.bench.plans import plan

NO_POLICY = "a text"

_chance = np.random.default_rng(3)


def at_random(observation: Any, mask: Any) -> Any:
    return _chance.choice(np.flatnonzero(mask))


def out_of_bounds(observation: Any, mask: Any) -> int:
    return len(mask)


def no_number(observation: Any, mask: Any) -> str:
    return "the third one"


def first_allowed(observation: Any, mask: Any) -> Any:
    return mask.argmax()


def too_short(observation: Any, mask: Any) -> Any:
    # The wrong shape: an error of numpy, called from this line.
    return np.add(observation, mask).argmax()


def without_arguments() -> int:
    return 0


@pytest.mark.parametrize("match", ["self/lj2-001/0", "regular/lj3-002/1", "novice/qd2-001/1"])
def test_a_policy_plays_a_whole_game_on_the_frozen_cards(match: str) -> None:
    played = Match.named(match)
    game = "letterjam" if played.deal.startswith("lj") else "quiddler"
    asked = plan(game, "policy", f"{__name__}:at_random")
    ended, counted = finished(asked, played)
    assert ended.over
    deal = published(game).deals[played.deal]
    dealt = ended.state.words if game == "letterjam" else ended.events[0].order  # type: ignore[attr-defined]
    assert dealt == (deal.words if game == "letterjam" else deal.orders[0])  # type: ignore[union-attr]
    assert counted["asked"] > 5
    assert counted["refusals"] == 0
    assert "mistakes" in play_match(asked, played).measures


@pytest.mark.parametrize("name", ["out_of_bounds", "no_number"])
def test_an_action_that_is_not_allowed_is_refused_and_replaced(name: str) -> None:
    asked = plan("letterjam", "policy", f"{__name__}:{name}")
    _, counted = finished(asked, Match("regular", "lj3-001", 0))
    assert counted["refusals"] == counted["fallbacks"] == counted["asked"] > 5


@pytest.mark.parametrize("partner", [SELF, "novice"])
def test_chance_plays_on_for_a_policy_that_never_ends_a_game(partner: str) -> None:
    asked = plan("quiddler", "policy", f"{__name__}:first_allowed")
    ended, counted = finished(asked, Match(partner, "qd2-001", 0))
    assert ended.over
    assert counted["asked"] <= MOST_ASKED * (2 if partner == SELF else 1)
    if partner == SELF:
        # It draws and discards for ever, and nobody else ends a hand.
        assert counted["asked"] == 2 * MOST_ASKED
        assert counted["refusals"] == counted["fallbacks"] > 0


@pytest.mark.parametrize(("name", "error"), [("too_short", "Value"), ("without_arguments", "Type")])
def test_a_policy_with_a_slip_is_not_measured(name: str, error: str) -> None:
    asked = plan("letterjam", "policy", f"{__name__}:{name}")
    with pytest.raises(ContestError) as caught:
        finished(asked, Match("regular", "lj3-001", 0))
    said = str(caught.value)
    assert said.startswith(f"The policy '{__name__}:{name}' failed at ")
    assert f": {error}Error: " in said
    assert "\n" not in said
    if name == "too_short":
        assert f"{__file__}, line " in said


def test_without_the_environments_a_policy_is_refused_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in [one for one in sys.modules if one.startswith("parlour.lab.pettingzoo")]:
        monkeypatch.delitem(sys.modules, module)
    # As if it were not installed.
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    asked = plan("letterjam", "policy", f"{__name__}:at_random")
    with pytest.raises(ContestError, match="pettingzoo"):
        finished(asked, Match(SELF, "lj2-001", 0))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("at_random", "named as module:name"),
        (f"{__name__}:NOTHING", "has nothing called"),
        (f"{__name__}:NO_POLICY", "is no policy"),
    ],
)
def test_a_policy_that_is_not_there_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(ContestError, match=sentence):
        policy_called(name)


def test_a_policy_cannot_be_asked_with_notes() -> None:
    with pytest.raises(ContestError, match="A policy gets numbers"):
        plan("letterjam", "policy", f"{__name__}:at_random", "notes")


def test_nothing_of_pettingzoo_is_imported_before_a_policy_plays() -> None:
    assert "pettingzoo" not in vars(import_module("parlour.lab.bench.policy"))
