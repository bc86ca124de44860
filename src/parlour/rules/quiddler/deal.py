"""Only Quiddler deals again: the house deals the first hand, and each next hand is dealt when all
players have seen the score."""

from random import Random

from msgspec.structs import replace

from parlour.rules.base import Choice, Events, Evolvers, Verb
from parlour.rules.players import change_player
from parlour.rules.quiddler import acts, box, events
from parlour.rules.quiddler.choices import CanDeal, CanNextHand
from parlour.rules.quiddler.state import Player, State
from parlour.rules.refusal import Refusal, illegal
from parlour.rules.seat import Actor, Seat, left_of


def _shuffled(state: State, rng: Random) -> tuple[str, ...]:
    cards = box.deck(state.options.deck).cards
    return tuple(rng.sample(cards, len(cards)))


def _may_deal(state: State, actor: Actor) -> Choice | Refusal:
    if state.phase != "setup":
        return illegal("dealt-already", "The cards are dealt already.")
    return CanDeal()


def _do_deal(state: State, actor: Actor, act: acts.Deal, rng: Random) -> Events:
    dealer = rng.randrange(len(state.company))
    return (events.Dealt(hand=1, dealer=dealer, order=_shuffled(state, rng)),)


def _dealt(state: State, event: events.Dealt) -> State:
    """The dealer deals one card at a time, beginning on the left. The next card starts the discard
    pile (QD-H2)."""
    seats, size = len(state.company), state.options.sizes[event.hand - 1]
    first = left_of(event.dealer, seats)
    dealt = seats * size
    numbers = tuple(range(1, size + 1))
    players = tuple(
        Player(came=tuple(range((seat - first) % seats, dealt, seats)), held=numbers)
        for seat in range(seats)
    )
    return replace(
        state,
        phase="draw",
        hand=event.hand,
        dealer=event.dealer,
        turn=1,
        at=first,
        out=None,
        faces=event.order,
        stock=tuple(range(dealt + 1, len(event.order))),
        discards=(dealt,),
        players=players,
        lay_downs=(),
        challenge=None,
        rulings=(),
    )


def _may_next_hand(state: State, seat: Seat) -> Choice | Refusal:
    if state.players[seat].ready:
        return illegal("said-already", "You have already said that you are ready.")
    return CanNextHand(hand=state.hand)


def _do_next_hand(state: State, seat: Seat, act: acts.NextHand, rng: Random) -> Events:
    return (events.ReadySaid(seat=seat),)


def _ready_said(state: State, event: events.ReadySaid) -> State:
    return change_player(state, event.seat, ready=True)


def follow_scored(state: State, rng: Random) -> Events:
    """When everybody is ready, the player on the dealer's left deals the next hand (QD-H2)."""
    if not all(player.ready for player in state.players):
        return ()
    dealer = left_of(state.dealer, len(state.players))
    return (events.Dealt(hand=state.hand + 1, dealer=dealer, order=_shuffled(state, rng)),)


VERBS = (
    Verb(acts.Deal, _may_deal, _do_deal, house=True),
    Verb(acts.NextHand, _may_next_hand, _do_next_hand, ("scored",)),
)

EVENTS: Evolvers[State] = {events.Dealt: _dealt, events.ReadySaid: _ready_said}
