"""The secrecy law: the proof that no viewer learns what they must not know."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from parlour.lab.evidence import (
    AnyGame,
    AnyStory,
    altered,
    demand,
    has_cards,
    some_states,
    viewers,
)
from parlour.rules import PUBLIC, Act, Event, Rules, Viewer
from parlour.rules.refusal import Refusal


def nobody_learns_a_secret(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """The secrecy proof: if everything that a viewer must not know gets other values, every
    output for that viewer stays the same to the byte. A game without a disguise must be one in
    which everybody sees everything."""
    if not has_secrets(game):
        _demand_openness(game, story, rng)
        return
    changed = 0
    for viewer in viewers(story.start):
        for cut in _cuts(game, story, rng):
            events = tuple(event for step in story.steps[:cut] for event in step.events)
            other = game.disguise(story.start, events, viewer, rng)
            changed += other != events
            _demand_same_outputs(game, story.start, events, other, viewer, rng)
    demand(changed > 0, "the disguise changed nothing, so nothing was proven")


def _cuts(game: AnyGame, story: AnyStory, rng: Random) -> list[int]:
    """The steps at which the secrecy proof looks: a random one and the last one of every phase."""
    phases: dict[str, list[int]] = {}
    for at, step in enumerate(story.steps, 1):
        phases.setdefault(getattr(step.state, "phase", ""), []).append(at)
    phases.pop("over", None)
    cuts = {rng.choice(at) for at in phases.values()} | {at[-1] for at in phases.values()}
    return sorted(cuts)


def _demand_same_outputs(
    game: AnyGame,
    start: Any,
    events: Sequence[Event],
    other: Sequence[Event],
    viewer: Viewer,
    rng: Random,
) -> None:
    here, there = start, start
    for at, (event, twin) in enumerate(zip(events, other, strict=True)):
        said = game.narrate(game.change(here, event), viewer)
        said_there = game.narrate(game.change(there, twin), viewer)
        demand(said == said_there, "a log line gives a secret away", viewer, said, said_there)
        here, there = game.evolve(here, event), game.evolve(there, twin)
        # Text and choices are derived from the view alone, so comparing views is enough.
        if at % 11 == 0 or at == len(events) - 1:
            view, view_there = game.view(here, viewer), game.view(there, viewer)
            demand(
                msgspec.json.encode(view) == msgspec.json.encode(view_there),
                "a view gives a secret away",
                viewer,
                *_differences(view, view_there),
            )
    if viewer is PUBLIC:
        return
    for act in _probes(game, here, viewer, rng):
        answer = game.decide(here, viewer, act, Random(1))
        answer_there = game.decide(there, viewer, act, Random(1))
        same = answer == answer_there if isinstance(answer, Refusal) else True
        demand(
            same and isinstance(answer, Refusal) == isinstance(answer_there, Refusal),
            "a refusal gives a secret away",
            viewer,
            act,
        )


def has_secrets(game: AnyGame) -> bool:
    """Whether the game overrides ``disguise``, which replaces what a viewer must not know."""
    return type(game).disguise is not Rules.disguise


# These fields differ from viewer to viewer even in a game without secrets.
_OWN = {"viewer", "choices", "barred"}


def _demand_openness(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """A game hides nothing if it has no cards and no private events, and if every seat's view has
    the same fields as the public view."""
    secret = "the game hides something, so it must have a disguise for the secrecy proof"
    demand(not has_cards(game), secret, "it has cards")
    demand(not game.private_events, secret, "it has private events")
    for state in some_states(story, rng, 10):
        watched = game.view(state, PUBLIC)
        for seat in range(len(state.company)):
            differences = [
                name
                for name in watched.__struct_fields__
                if name not in _OWN
                and getattr(watched, name) != getattr(game.view(state, seat), name)
            ]
            demand(not differences, secret, f"a watcher is shown another {differences}")


def _probes(game: AnyGame, state: Any, viewer: Viewer, rng: Random) -> list[Act]:
    assert isinstance(viewer, int)
    acts = [choice.sample(rng) for choice in game.choices(state, viewer)]
    others = [altered(game, act, rng) for act in acts for _ in range(2)]
    return acts + [act for act in others if act is not None]


def _differences(view: Any, other: Any) -> Iterator[str]:
    for name in view.__struct_fields__:
        if getattr(view, name) != getattr(other, name):
            yield f"{name}: {getattr(view, name)} / {getattr(other, name)}"
