"""No mind of Quiddler acts on what its seat cannot see."""

from random import Random
from typing import Any

import pytest

from parlour.lab.laws import tell_story
from parlour.minds import mind, minds
from parlour.rules.quiddler import QUIDDLER

PHASES = {"draw", "play", "challenge", "defence", "vote", "scored"}


@pytest.mark.parametrize("name", minds("quiddler"))
@pytest.mark.parametrize("rule_set", ["manual", "published"])
def test_hidden_cards_change_no_act(name: str, rule_set: str) -> None:
    """In every phase of a random game, replace everything that a seat must not know: the mind at
    that seat does the same act."""
    rng = Random(2026)
    bot = mind("quiddler", name)
    acted: set[str] = set()
    swapped = 0
    story = tell_story(QUIDDLER, rule_set, 3, 4, {"judging": "vote", "hands": 6})
    cuts: dict[str, list[int]] = {}
    for at, step in enumerate(story.steps, 1):
        cuts.setdefault(step.state.phase, []).append(at)
    chosen = sorted(at for found in cuts.values() for at in rng.sample(found, min(9, len(found))))
    for cut in chosen:
        events = tuple(event for step in story.steps[:cut] for event in step.events)
        for seat in range(3):
            other = QUIDDLER.disguise(story.start, events, seat, rng)
            here, there = (view_after(story.start, told, seat) for told in (events, other))
            swapped += other != events
            act = bot.choose(here)
            assert act == bot.choose(there)
            if act is not None:
                acted.add(here.phase)
    assert swapped > len(chosen)
    assert acted == PHASES


def view_after(start: Any, events: Any, seat: int) -> Any:
    return QUIDDLER.view(QUIDDLER.fold(start, events), seat)
