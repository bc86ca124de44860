"""The place of every card, the viewers who have seen it, and a disguise: the same game with other
secrets.

This is the specification for the tests of views. It shares no code with them.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from parlour.rules.base import Event, Events, Rules
from parlour.rules.quiddler import events as e
from parlour.rules.quiddler.options import Options
from parlour.rules.quiddler.state import State
from parlour.rules.quiddler.view_types import View
from parlour.rules.seat import PUBLIC, Viewer

T = TypeVar("T")


def places(state: State) -> Iterator[Sequence[int]]:
    """The places on the table, each with its cards; every card is in exactly one place."""
    yield state.stock
    yield state.discards
    for player in state.players:
        yield player.hand
    for lay_down in state.lay_downs:
        if not lay_down.void:
            owner = state.players[lay_down.seat]
            for word in lay_down.words:
                yield tuple(owner.card(number) for number in word.cards)


def visible(state: State, viewer: Viewer) -> set[int]:
    """The cards whose face the viewer sees in this state."""
    seen = set(state.discards[-1:])
    shown = state.phase in ("scored", "over")
    shown |= viewer is PUBLIC and state.options.watchers_see_letters
    for lay_down in state.lay_downs:
        owner = state.players[lay_down.seat]
        if shown or lay_down.seat == viewer or not lay_down.face_down:
            seen |= {owner.card(number) for word in lay_down.words for number in word.cards}
    for seat, player in enumerate(state.players):
        if shown or seat == viewer:
            seen |= set(player.hand)
    return seen


def disguise(
    game: Rules[Options, State, View], start: State, story: Events, viewer: Viewer, rng: Random
) -> tuple[Event, ...]:
    """The same events, with every secret that the viewer must not know replaced by another."""
    states = [start]
    for event in story:
        states.append(game.evolve(states[-1], event))
    told: list[Event] = []
    # The state of the disguised game: a player who lays down other words there keeps other cards.
    other = start
    for at, event in enumerate(story):
        if isinstance(event, (e.Dealt, e.Reshuffled)):
            told.append(_shuffled_again(event, _seen_after(states[at + 1 :], viewer), rng))
        elif getattr(event, "seat", viewer) == viewer:
            told.append(event)
        elif isinstance(event, e.LaidDown) and _kept_hidden(states[at + 1 :], event, viewer):
            told.append(_other_words(event, other, rng))
        else:
            told.append(_private(event, other, _later(story[at + 1 :], e.Settled), rng))
        other = game.evolve(other, told[-1])
    return tuple(told)


def _kept_hidden(states: Sequence[State], event: e.LaidDown, viewer: Viewer) -> bool:
    """Whether the viewer never sees these words in these states."""
    player = states[0].players[event.seat]
    cards = {player.card(number) for word in event.words for number in word}
    return cards.isdisjoint(_seen_after(states, viewer))


def _other_words(event: e.LaidDown, state: State, rng: Random) -> Event:
    """The same lay-down with as many cards, but with other cards and other words."""
    held = [number for number in state.players[event.seat].held if number != event.discard]
    cards = rng.sample(held, sum(map(len, event.words)))
    first = rng.choice([len(cards), *range(2, len(cards) - 1)])
    return replace(event, words=tuple(tuple(w) for w in (cards[:first], cards[first:]) if w))


def _seen_after(states: Sequence[State], viewer: Viewer) -> set[int]:
    """The cards that the viewer sees in these states, up to the end of the first one's hand."""
    seen: set[int] = set()
    for state in states:
        if state.hand != states[0].hand:
            break
        seen |= visible(state, viewer)
    return seen


def _shuffled_again(event: e.Dealt | e.Reshuffled, seen: set[int], rng: Random) -> Event:
    """The same shuffle, in which the cards that the viewer does not see change places."""
    if isinstance(event, e.Dealt):
        hidden = [card for card in range(len(event.order)) if card not in seen]
        return replace(event, order=_swapped(event.order, hidden, rng))
    hidden = [place for place, card in enumerate(event.order) if card not in seen]
    return replace(event, order=_swapped(event.order, hidden, rng))


def _swapped(order: Sequence[T], places: Sequence[int], rng: Random) -> tuple[T, ...]:
    changed = list(order)
    for place, other in zip(places, rng.sample(places, len(places)), strict=True):
        changed[place] = order[other]
    return tuple(changed)


def _private(event: Event, state: State, settled: bool, rng: Random) -> Event:
    """An event of another player, with everything that only this player knows replaced."""
    match event:
        case e.Arranged(seat=seat):
            held = state.players[seat].held
            return replace(event, rows=(tuple(rng.sample(held, rng.randint(1, len(held)))),))
        case e.LookedUp():
            word = "".join(rng.choices("ABCDE", k=3))
            return replace(event, word=word, found=not event.found)
        case e.Voted() if not settled:
            return replace(event, up=not event.up)
    return event


def _later(story: Events, kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in story)
