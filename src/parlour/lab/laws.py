"""The laws that every game must keep, as checks that run on any game.

This is the conformance kit: ``check(game)`` plays random games and checks each law on them, for
every number of seats and every rule set. A game that passes works with tables, records and bots
without special cases.

    >>> from parlour.rules.registry import GAMES
    >>> check(GAMES["letterjam"], seeds=range(1), seats=[2])
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

import msgspec

from parlour.lab.random_play import GameHistory, random_story
from parlour.records import Record, read, write
from parlour.rules import (
    HOUSE,
    PUBLIC,
    Act,
    Actor,
    Choice,
    Event,
    Options,
    Person,
    Rules,
    State,
    Viewer,
    gather,
)
from parlour.rules.manners import CanLeave, CanPassHost, CanSay, CanWantEnd
from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal
from parlour.words import Lexicon

AnyGame: TypeAlias = Rules[Any, Any, Any]
AnyStory: TypeAlias = GameHistory[Any]
Law: TypeAlias = Callable[[AnyGame, AnyStory, Random], None]

NAMES = ("Lisa", "Paul", "Marta", "Ada Byron", "Émile", "Otter", "Zoë", "Quentin")


class LawBroken(AssertionError):  # noqa: N818 - the name of what happened reads better
    """A game breaks a law; the message has the law and the evidence."""


def demand(holds: bool, law: str, *evidence: object) -> None:
    if not holds:
        raise LawBroken("; ".join([law, *map(str, evidence)]))


# The laws


def every_card_is_in_one_place(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """After the deal each card is in exactly one place, after every event."""
    for _, state in _states(game, story):
        cards = sorted(card for place in game.places(state) for card in place)
        demand(cards == list(range(len(cards))), "a card is lost or doubled", cards)
    sizes = {sum(map(len, game.places(state))) for _, state in _states(game, story)} - {0}
    demand(len(sizes) == 1, "the number of cards changes", sizes)


def the_log_is_the_truth(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """Folding the events, directly or from their JSON, gives the live state after every step."""
    state = story.start
    for step in story.steps:
        for event in step.events:
            again = game.read_event(msgspec.json.encode(event))
            demand(again == event, "an event does not survive JSON", event)
            state = game.evolve(state, again)
        demand(state == step.state, "the fold is not the live state", step.act)


def a_record_holds_the_whole_game(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """Writing a game down and reading it back gives the same events and the same states."""
    record = Record.of(game, story.start, story.events)
    again = read(write(record))
    demand(again.events == story.events, "events differ after writing and reading")
    demand(write(again) == write(record), "the record is written differently the second time")
    demand(
        game.fold(story.start, again.events) == story.steps[-1].state,
        "the end differs after writing and reading",
    )


def views_survive_the_wire(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """Every view survives JSON, names its viewer, and has a text."""
    for state in _some_states(story, rng, 10):
        for viewer in _viewers(state):
            view = game.view(state, viewer)
            again = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
            demand(again == view, "a view does not survive JSON", viewer)
            demand(view.viewer == (None if viewer is PUBLIC else viewer), "a view of another")
            demand(bool(game.text(view).strip()), "a view without text", viewer)


def what_is_offered_is_accepted_and_nothing_else(
    game: AnyGame, story: AnyStory, rng: Random
) -> None:
    """The rules accept an act exactly if a choice in the actor's view admits it."""
    strangers = [step.act for step in story.steps]
    for state in _some_states(story, rng, 20):
        for actor in (*range(len(state.company)), HOUSE):
            choices = _choices(game, state, actor)
            acts = [choice.sample(rng) for choice in choices]
            acts += rng.choices(strangers, k=6)
            acts += [act for a in acts if (act := _altered(game, a, rng)) is not None]
            for act in acts:
                taken = not isinstance(game.decide(state, actor, act, rng), Refusal)
                demand(
                    taken == _admitted(choices, act),
                    "accepted although not offered" if taken else "refused although offered",
                    actor,
                    act,
                )


def a_refusal_changes_nothing(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """Malformed and illegal acts get a refusal with a sentence, and the state does not change."""
    for state in _some_states(story, rng, 15):
        before = msgspec.msgpack.encode(_plain(state))
        for actor in (*range(len(state.company)), HOUSE):
            for step in rng.choices(story.steps, k=5):
                answer = game.decide(state, actor, step.act, rng)
                if isinstance(answer, Refusal):
                    _demand_reason(answer)
        demand(msgspec.msgpack.encode(_plain(state)) == before, "a state was changed in place")
    for data in (*_MALFORMED, *(_damaged(step.act, rng) for step in story.steps[:50])):
        understood = game.read_act(data)
        if isinstance(understood, Refusal):
            _demand_reason(understood)


def every_game_ends(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """A random game ends; then it waits for nobody and offers only table manners."""
    end = story.steps[-1].state
    demand(game.over(end), "the game did not end")
    demand(game.waiting_for(end) == (), "a game that is over waits for somebody")


def somebody_can_always_go_on(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """A running game waits for a seat or the house, and a seat it waits for has a choice."""
    for step in story.steps:
        state = step.state
        if game.over(state):
            continue
        waiting = game.waiting_for(state)
        demand(bool(waiting or game.choices(state, HOUSE)), "the game waits for nobody")
        for seat in waiting:
            kinds = {type(choice) for choice in game.choices(state, seat)}
            demand(bool(kinds - _MANNERS), "a seat is waited for but can do nothing", seat)


def memory_changes_nothing(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """A view built with the memo of earlier views equals one built without a memo."""
    memo = Memo()
    for step in story.steps:
        for viewer in _viewers(story.start):
            if rng.random() < 0.3:
                quick = game.view(step.state, viewer, memo)
                demand(quick == game.view(step.state, viewer), "a stale memory", step.act)


def private_events_are_private(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """A private event changes no other viewer's view and has no log line for them."""
    before = story.start
    for event, state in _states(game, story):
        if type(event) in game.private_events and rng.random() < 0.3:
            change = game.change(before, event)
            for viewer in _viewers(state):
                if viewer != getattr(event, "seat", None):
                    demand(game.narrate(change, viewer) is None, "a private event is told")
                    same = game.view(before, viewer) == game.view(state, viewer)
                    demand(same, "a private event shows in another's view", event, viewer)
        before = state


def nobody_learns_a_secret(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """The secrecy proof: replace everything that a viewer must not know by other values; then
    every output for that viewer stays the same to the byte."""
    changed = 0
    for viewer in _viewers(story.start):
        for cut in _cuts(game, story, rng):
            events = tuple(event for step in story.steps[:cut] for event in step.events)
            other = game.disguise(story.start, events, viewer, rng)
            changed += other != events
            _demand_same_outputs(game, story.start, events, other, viewer, rng)
    demand(changed > 0, "the disguise changed nothing, so nothing was proven")


LAWS: tuple[Law, ...] = (
    every_card_is_in_one_place,
    the_log_is_the_truth,
    a_record_holds_the_whole_game,
    views_survive_the_wire,
    what_is_offered_is_accepted_and_nothing_else,
    a_refusal_changes_nothing,
    every_game_ends,
    somebody_can_always_go_on,
    memory_changes_nothing,
    private_events_are_private,
    nobody_learns_a_secret,
)


def check(
    game: AnyGame,
    *,
    seeds: Iterable[int] = range(3),
    seats: Iterable[int] | None = None,
    changes: Mapping[str, object] | None = None,
    laws: Sequence[Law] = LAWS,
) -> None:
    """Check the laws on random games; raises LawBroken with the evidence."""
    for rule_set in game.rule_sets:
        for count in seats or game.seats:
            for seed in seeds:
                story = tell_story(game, rule_set, count, seed, changes or {})
                for law in laws:
                    law(game, story, Random(seed))


def tell_story(
    game: AnyGame, rule_set: str, seats: int, seed: int, changes: Mapping[str, object]
) -> AnyStory:
    """A whole random game under a rule set with some options changed."""
    options = game.options(rule_set, changes)
    if isinstance(options, Refusal):
        raise ValueError(options.sentence)
    assert isinstance(options, Options)
    people = [Person(name, "regular" if n % 3 == 2 else None) for n, name in enumerate(NAMES)]
    lexicon = Lexicon.open(options.lexicon)
    return random_story(game, options, gather(people[:seats]), lexicon, Random(seed))


# Helpers


def _states(game: AnyGame, story: AnyStory) -> Iterator[tuple[Event, Any]]:
    state = story.start
    for event in story.events:
        state = game.evolve(state, event)
        yield event, state


def _some_states(story: AnyStory, rng: Random, count: int) -> list[Any]:
    states = [story.start, *(step.state for step in story.steps)]
    return [*rng.sample(states, min(count, len(states))), states[-1]]


def _viewers(state: State) -> tuple[Viewer, ...]:
    return (*range(len(state.company)), PUBLIC)


def _choices(game: AnyGame, state: Any, actor: Actor) -> tuple[Choice, ...]:
    """The choices as the actor receives them: from their view, after JSON."""
    if actor is HOUSE:
        return game.choices(state, HOUSE)
    view = game.view(state, actor)
    received = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
    choices: tuple[Choice, ...] = received.choices
    return choices


def _admitted(choices: Sequence[Choice], act: Act) -> bool:
    tag = act.__struct_config__.tag
    same = (choice for choice in choices if choice.__struct_config__.tag == tag)
    return any(choice.objection(act) is None for choice in same)


# A seat that the game waits for needs a choice beyond these.
_MANNERS = {CanLeave, CanPassHost, CanSay, CanWantEnd}

_MALFORMED: tuple[bytes | str, ...] = (
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


def _demand_reason(refusal: Refusal) -> None:
    demand(bool(refusal.code), "a refusal without a code", refusal)
    demand(
        refusal.sentence[:1].isupper() and refusal.sentence.rstrip()[-1:] in ".!?",
        "a refusal without a sentence",
        refusal,
    )


def _plain(state: Any) -> Any:
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


def _altered(game: AnyGame, act: Act, rng: Random) -> Act | None:
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


def _damaged(act: Act, rng: Random) -> bytes:
    data = bytearray(msgspec.json.encode(act))
    data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data)


def _cuts(game: AnyGame, story: AnyStory, rng: Random) -> list[int]:
    """The events at which the secrecy proof looks: one inside every phase, and random ones."""
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


def _probes(game: AnyGame, state: Any, viewer: Viewer, rng: Random) -> list[Act]:
    assert isinstance(viewer, int)
    acts = [choice.sample(rng) for choice in game.choices(state, viewer)]
    altered = [_altered(game, act, rng) for act in acts for _ in range(2)]
    return acts + [act for act in altered if act is not None]


def _differences(view: Any, other: Any) -> Iterator[str]:
    for name in view.__struct_fields__:
        if getattr(view, name) != getattr(other, name):
            yield f"{name}: {getattr(view, name)} / {getattr(other, name)}"
