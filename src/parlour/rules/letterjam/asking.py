"""Only Letter Jam shares cards: a player asks for a middle card, and its holder gives it up.

A player asks for a card and says nothing else. The asking ends when the holder releases the card,
when the asker takes it back, or when the asker's word is ready. So no asking is open at the first
reveal.
"""

from random import Random

from msgspec.structs import replace

from parlour.rules.base import Choice, Events, Evolvers, Verb
from parlour.rules.letterjam import acts, events
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.choices import (
    CanAskForCard,
    CanFreeWildcard,
    CanGiveUp,
    CanStopAsking,
)
from parlour.rules.letterjam.ending import claims, drop_askings
from parlour.rules.letterjam.state import Player, State
from parlour.rules.players import change_player
from parlour.rules.refusal import Refusal, illegal
from parlour.rules.seat import Seat

PEOPLES_TIME = 30.0
"""How many seconds of the final phase bots leave the wildcard to people."""


def askers(state: State, source: str) -> tuple[Seat, ...]:
    """The seats that ask for a card."""
    return tuple(s for s, player in enumerate(state.players) if source in player.final.asks_for)


# Asking


def _may_ask(state: State, seat: Seat) -> Choice | Refusal:
    final = state.players[seat].final
    if final.ready:
        return illegal("ready", "You said your word is ready; take that back first.", "LJ-E3")
    held = {source: holder for source, holder in claims(state).items() if holder != seat}
    if not held:
        return illegal("nothing-held", "Nobody else has a card from the middle.", "LJ-E3")
    cards = {source: by for source, by in held.items() if source not in final.asks_for}
    if not cards:
        return illegal("asked-already", "You have asked for every card that others have.", "LJ-E3")
    return CanAskForCard(holders=cards)


def _do_ask(state: State, seat: Seat, act: acts.AskForCard, rng: Random) -> Events:
    return (events.CardAsked(seat=seat, source=act.source, ask=True),)


def _may_stop_asking(state: State, seat: Seat) -> Choice | Refusal:
    cards = state.players[seat].final.asks_for
    if not cards:
        return illegal("not-asking", "You are not asking for a card.", "LJ-E3")
    return CanStopAsking(cards=cards)


def _do_stop_asking(state: State, seat: Seat, act: acts.StopAsking, rng: Random) -> Events:
    return (events.CardAsked(seat=seat, source=act.source, ask=False),)


def _card_asked(state: State, event: events.CardAsked) -> State:
    final = state.players[event.seat].final
    others = tuple(source for source in final.asks_for if source != event.source)
    asks_for = (*others, event.source) if event.ask else others
    return change_player(state, event.seat, final=replace(final, asks_for=asks_for))


# Giving up a card, which is possible even when the word is ready


def _may_give_up(state: State, seat: Seat) -> Choice | Refusal:
    held = (source for source, holder in claims(state).items() if holder == seat)
    cards = {source: by for source in held if (by := askers(state, source))}
    if not cards:
        return illegal("not-asked", "Nobody asks you for a card.", "LJ-E3")
    return CanGiveUp(askers=cards)


def _do_give_up(state: State, seat: Seat, act: acts.GiveUp, rng: Random) -> Events:
    return (events.CardGivenUp(seat=seat, source=act.source),)


def without(player: Player, source: str) -> tuple[str, ...]:
    """A final word without one of its cards. If the word would be shorter than the row, the first
    card of the row that is not in the word takes its place."""
    cards = player.final.cards
    if len(cards) > len(player.row):
        return tuple(card for card in cards if card != source)
    row = (f"r{place}" for place in range(len(player.row)))
    instead = next(card for card in row if card not in cards)
    return tuple(instead if card == source else card for card in cards)


def _card_given_up(state: State, event: events.CardGivenUp) -> State:
    """The word has changed, so it is not ready until its owner says so again."""
    player = state.players[event.seat]
    final = replace(
        player.final,
        cards=without(player, event.source),
        wildcard=None if event.source == WILD else player.final.wildcard,
        ready=False,
        gave_up=tuple(dict.fromkeys((*player.final.gave_up, event.source))),
    )
    return drop_askings(change_player(state, event.seat, final=final))


# At first, bots leave the wildcard to people


def peoples_time(state: State) -> bool:
    """Whether bots leave the wildcard to people now: they do at a table with people and bots, until
    the people's time is over."""
    minds = {person.mind is None for person in state.company.persons}
    return state.phase == "final" and not state.wildcard_freed and minds == {True, False}


def left_to_people(state: State) -> bool:
    """Whether there is a person whose word is not ready, so that bots leave them the wildcard."""
    return peoples_time(state) and any(
        person.mind is None and not player.final.ready
        for person, player in zip(state.company.persons, state.players, strict=True)
    )


def _may_free(state: State, actor: object) -> Choice | Refusal:
    if not peoples_time(state):
        return illegal("wildcard-free", "Bots may claim the wildcard already.", "LJ-E3")
    return CanFreeWildcard()


def _do_free(state: State, actor: object, act: acts.FreeWildcard, rng: Random) -> Events:
    return (events.WildcardFreed(),)


def _wildcard_freed(state: State, event: events.WildcardFreed) -> State:
    return replace(state, wildcard_freed=True)


VERBS = (
    Verb(acts.AskForCard, _may_ask, _do_ask, ("final",)),
    Verb(acts.StopAsking, _may_stop_asking, _do_stop_asking, ("final",)),
    Verb(acts.GiveUp, _may_give_up, _do_give_up, ("final",)),
    Verb(acts.FreeWildcard, _may_free, _do_free, ("final",), house=True),
)

EVENTS: Evolvers[State] = {
    events.CardAsked: _card_asked,
    events.CardGivenUp: _card_given_up,
    events.WildcardFreed: _wildcard_freed,
}
