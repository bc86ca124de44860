"""The laws that every game must keep, as checks that run on any game.

This is the conformance kit: ``check(game)`` plays random games and checks each law on them, for
every number of seats and every rule set. A game that passes works with tables, records and bots
without special cases.

    >>> from parlour.rules.registry import GAMES
    >>> check(GAMES["letterjam"], seeds=range(1), seats=[2])
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import TypeAlias

import msgspec

from parlour.lab.evidence import (
    MALFORMED,
    MANNERS,
    AnyGame,
    AnyStory,
    admitted,
    altered,
    damaged,
    demand,
    demand_reason,
    has_cards,
    plain,
    received_choices,
    some_states,
    states,
    viewers,
)
from parlour.lab.random_play import random_story
from parlour.lab.secrecy_law import nobody_learns_a_secret
from parlour.minds import minds
from parlour.records import Record, read, write
from parlour.rules import (
    HOUSE,
    PUBLIC,
    Options,
    Person,
    gather,
    manners,
)
from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal
from parlour.words import Lexicon

Law: TypeAlias = Callable[[AnyGame, AnyStory, Random], None]

NAMES = ("Lisa", "Paul", "Marta", "Ada Byron", "Émile", "Otter", "Zoë", "Quentin")


# The laws


def the_game_is_complete(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """The game has every act, event, phrase and field that tables, records and text views need."""
    verbs, phrases = {verb.name: verb for verb in game.verbs}, game.phrasebook.by_kind
    for verb in manners.manners(game.stand_in_mind):
        demand(
            verb.name in verbs,
            f"the game lacks the act {verb.name!r}: its verbs end with *manners.manners(...)",
        )
    for event in manners.EVENTS:
        demand(
            event in game.events,
            f"the game lacks the event {event.__name__}: its events end with **manners.EVENTS",
        )
    for verb in verbs.values():
        demand(
            verb.house or verb.name in phrases,
            f"the phrasebook has no phrase for the act {verb.name!r}",
        )
    demand(
        game.stand_in_mind in minds(game.name),
        f"the mind {game.stand_in_mind!r}, which plays on for people who leave, is not in the "
        "game's manifest",
    )
    for state in (story.start, *(step.state for step in story.steps)):
        demand(
            state.phase in game.not_now,
            f"not_now has no sentence for the phase {state.phase!r}",
        )
    demand(
        "choices" in game.view_type.__struct_fields__,
        "the view has no field choices, which tells a viewer what they may do",
    )


def every_card_is_in_one_place(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """After the deal each card is in exactly one place, after every event. A game without
    ``places`` has no cards."""
    if not has_cards(game):
        return
    for _, state in states(game, story):
        cards = sorted(card for place in game.places(state) for card in place)
        demand(cards == list(range(len(cards))), "a card is lost or doubled", cards)
    sizes = {sum(map(len, game.places(state))) for _, state in states(game, story)} - {0}
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
    for state in some_states(story, rng, 10):
        for viewer in viewers(state):
            view = game.view(state, viewer)
            again = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
            demand(again == view, "a view does not survive JSON", viewer)
            demand(
                view.viewer == (None if viewer is PUBLIC else viewer), "a view names another viewer"
            )
            demand(bool(game.text(view).strip()), "a view without text", viewer)


def what_is_offered_is_accepted_and_nothing_else(
    game: AnyGame, story: AnyStory, rng: Random
) -> None:
    """The rules accept an act exactly if a choice in the actor's view admits it."""
    strangers = [step.act for step in story.steps]
    for state in some_states(story, rng, 20):
        for actor in (*range(len(state.company)), HOUSE):
            choices = received_choices(game, state, actor)
            acts = [choice.sample(rng) for choice in choices]
            acts += rng.choices(strangers, k=6)
            acts += [act for a in acts if (act := altered(game, a, rng)) is not None]
            for act in acts:
                taken = not isinstance(game.decide(state, actor, act, rng), Refusal)
                demand(
                    taken == admitted(choices, act),
                    "accepted although not offered" if taken else "refused although offered",
                    actor,
                    act,
                )


def every_offered_act_can_be_typed(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """Every act that a view offers has a command, and the command is read as the same act."""
    for state in some_states(story, rng, 10):
        for seat in range(len(state.company)):
            view = game.view(state, seat)
            for choice in view.choices:
                act = choice.sample(rng)
                said = game.say(view, act)
                understood = game.command(view, said)
                # Compare commands, not acts: a command may mean either of two equal cards.
                same = not isinstance(understood, Refusal) and game.say(view, understood) == said
                demand(same, "a command is read as another act", said, act, understood)


def a_refusal_changes_nothing(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """Malformed and illegal acts get a refusal with a sentence, and the state does not change."""
    for state in some_states(story, rng, 15):
        before = msgspec.msgpack.encode(plain(state))
        for actor in (*range(len(state.company)), HOUSE):
            for step in rng.choices(story.steps, k=5):
                answer = game.decide(state, actor, step.act, rng)
                if isinstance(answer, Refusal):
                    demand_reason(answer)
        demand(msgspec.msgpack.encode(plain(state)) == before, "a state was changed in place")
    for data in (*MALFORMED, *(damaged(step.act, rng) for step in story.steps[:50])):
        understood = game.read_act(data)
        if isinstance(understood, Refusal):
            demand_reason(understood)


def every_game_ends(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """A random game ends, and then it waits for nobody."""
    end = story.steps[-1].state
    demand(game.over(end), "the game did not end")
    demand(game.waiting_for(end) == (), "a game that is over waits for somebody")


def somebody_can_always_go_on(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """A running game waits for a seat or the house, and a seat it waits for has a choice."""
    for state in (story.start, *(step.state for step in story.steps)):
        if game.over(state):
            continue
        waiting = game.waiting_for(state)
        demand(bool(waiting or game.choices(state, HOUSE)), "the game waits for nobody")
        for seat in waiting:
            kinds = {type(choice) for choice in game.choices(state, seat)}
            demand(bool(kinds - MANNERS), "a seat is waited for but can do nothing", seat)


def the_memo_changes_nothing(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """A view built with the memo of earlier views equals one built without a memo, and so does its
    JSON, which is made for several viewers together."""
    memo, for_json = Memo(), Memo()
    for step in story.steps:
        asked = [viewer for viewer in viewers(story.start) if rng.random() < 0.3]
        encoded = game.views_json([(step.state, viewer, for_json) for viewer in asked])
        for viewer, pieces in zip(asked, encoded, strict=True):
            slow = game.view(step.state, viewer)
            quick = game.view(step.state, viewer, memo)
            demand(quick == slow, "the memo is stale", step.act)
            same = msgspec.json.decode(b"".join(pieces)) == msgspec.json.decode(
                msgspec.json.encode(slow)
            )
            demand(same, "the cached JSON is stale", step.act)


def private_events_are_private(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """A private event changes no other viewer's view and has no log line for them."""
    before = story.start
    for event, state in states(game, story):
        if type(event) in game.private_events and rng.random() < 0.3:
            change = game.change(before, event)
            for viewer in viewers(state):
                if viewer != getattr(event, "seat", None):
                    silent = game.narrate(change, viewer) is None
                    demand(silent, "a private event has a log line for others", event, viewer)
                    same = game.view(before, viewer) == game.view(state, viewer)
                    demand(same, "a private event shows in another's view", event, viewer)
        before = state


def what_is_told_alike_is_told_alike(game: AnyGame, story: AnyStory, rng: Random) -> None:
    """All viewers but the seat that such an event names get the same log line."""
    before = story.start
    for event, state in states(game, story):
        if type(event) in game.told_alike and rng.random() < 0.3:
            change, seat = game.change(before, event), getattr(event, "seat", None)
            demand(seat is not None, "an event that is told alike names no seat", event)
            lines = {game.narrate(change, viewer) for viewer in viewers(state) if viewer != seat}
            demand(len(lines) <= 1, "an event is not told alike", event, *lines)
        before = state


LAWS: tuple[Law, ...] = (
    the_game_is_complete,
    every_card_is_in_one_place,
    the_log_is_the_truth,
    a_record_holds_the_whole_game,
    views_survive_the_wire,
    what_is_offered_is_accepted_and_nothing_else,
    every_offered_act_can_be_typed,
    a_refusal_changes_nothing,
    every_game_ends,
    somebody_can_always_go_on,
    the_memo_changes_nothing,
    private_events_are_private,
    what_is_told_alike_is_told_alike,
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
