"""Helpers of the laws: states, viewers and altered acts, and the error for a broken law."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeAlias

import msgspec

from parlour.lab.random_play import GameHistory
from parlour.rules import HOUSE, PUBLIC, Act, Actor, Choice, Event, Rules, State, Viewer
from parlour.rules.manners import CanLeave, CanPassHost, CanSay, CanWantEnd
from parlour.rules.refusal import Refusal

AnyGame: TypeAlias = Rules[Any, Any, Any]
AnyStory: TypeAlias = GameHistory[Any]


class LawBroken(AssertionError):  # noqa: N818 - the name of what happened reads better
    """A game breaks a law; the message has the law and the evidence."""


def demand(holds: bool, law: str, *evidence: object) -> None:
    if not holds:
        raise LawBroken("; ".join([law, *map(str, evidence)]))


def states(game: AnyGame, story: AnyStory) -> Iterator[tuple[Event, Any]]:
    state = story.start
    for event in story.events:
        state = game.evolve(state, event)
        yield event, state


def some_states(story: AnyStory, rng: Random, count: int) -> list[Any]:
    states = [story.start, *(step.state for step in story.steps)]
    return [*rng.sample(states, min(count, len(states))), states[-1]]


def viewers(state: State) -> tuple[Viewer, ...]:
    return (*range(len(state.company)), PUBLIC)


def received_choices(game: AnyGame, state: Any, actor: Actor) -> tuple[Choice, ...]:
    """The choices as the actor receives them: from their view, after JSON."""
    if actor is HOUSE:
        return game.choices(state, HOUSE)
    view = game.view(state, actor)
    received = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
    choices: tuple[Choice, ...] = received.choices
    return choices


def admitted(choices: Sequence[Choice], act: Act) -> bool:
    tag = act.__struct_config__.tag
    same = (choice for choice in choices if choice.__struct_config__.tag == tag)
    return any(choice.objection(act) is None for choice in same)


# A seat that the game waits for needs a choice beyond these.
MANNERS = {CanLeave, CanPassHost, CanSay, CanWantEnd}

MALFORMED: tuple[bytes | str, ...] = (
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b'{"act": "no-such-act"}',
    b'{"act": 7}',
    b'{"act": "say"}',
    b'{"act": "say", "text": "hello", "extra": 1}',
    '{"act": "say", "text": ' + "[" * 5000 + "}",
)


def demand_reason(refusal: Refusal) -> None:
    demand(bool(refusal.code), "a refusal without a code", refusal)
    demand(
        refusal.sentence[:1].isupper() and refusal.sentence.rstrip()[-1:] in ".!?",
        "a refusal without a sentence",
        refusal,
    )


def plain(state: Any) -> Any:
    """A state as plain values, without the lexicon, which no act can change."""
    fields = {name: getattr(state, name) for name in state.__struct_fields__ if name != "lexicon"}
    return msgspec.to_builtins(fields)


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, (*path, key))
    elif isinstance(value, list):
        yield path
        for at, inner in enumerate(value):
            yield from _leaves(inner, (*path, at))
    elif path != ("act",):
        yield path


def altered(game: AnyGame, act: Act, rng: Random) -> Act | None:
    """The act with one of its values changed to another of the same type."""
    plain = msgspec.to_builtins(act)
    paths = list(_leaves(plain))
    if not paths:
        return None
    *parents, last = rng.choice(paths)
    inner = plain
    for key in parents:
        inner = inner[key]
    inner[last] = _other(inner[last], rng)
    understood = game.read_act(plain)
    return None if isinstance(understood, Refusal) else understood


def _other(value: Any, rng: Random) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + rng.choice((-1, 1, 2, 100, -100))
        case str():
            return rng.choice((value[1:], value + "A", "QX", "a", "", "*", "p0", "s9", value[::-1]))
        case list():
            changed = [value[1:], value[::-1], value + value[:1], []]
            return rng.choice(changed)
        case _:
            return rng.choice((None, 1, "A"))


def damaged(act: Act, rng: Random) -> bytes:
    data = bytearray(msgspec.json.encode(act))
    data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data)


def has_cards(game: AnyGame) -> bool:
    """Whether the game overrides ``places``, which says where its cards are."""
    return type(game).places is not Rules.places
