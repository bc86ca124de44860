"""Only Quiddler has a hand to arrange: rows that nobody else sees, and look-ups of words."""

from random import Random

from parlour.rules.base import Choice, Events, Evolvers, Verb
from parlour.rules.players import change_player
from parlour.rules.quiddler import acts, events
from parlour.rules.quiddler.choices import (
    LONGEST_LOOK_UP,
    SHORTEST_WORD,
    CanArrange,
    CanLookUp,
    Cards,
)
from parlour.rules.quiddler.phases import UNDER_WAY
from parlour.rules.quiddler.state import DOUBTING, LookUpAnswer, State
from parlour.rules.refusal import Refusal, illegal, too_many
from parlour.rules.seat import Seat

LOOK_UPS_A_HAND = 100


def cards_of(state: State, seat: Seat) -> Cards:
    """A player's hand: the face of each card, by the player's number for it."""
    player, faces = state.players[seat], state.faces
    return {number: faces[player.came[number - 1]] for number in player.held}


def found_rows(state: State, seat: Seat) -> tuple[tuple[int, ...], ...]:
    """The rows that are words of the lexicon (QD-W1), at a table that checks words before they are
    laid down (QD-W3)."""
    if state.options.judging != "checked":
        return ()
    return tuple(
        row
        for row in state.players[seat].rows
        if len(row) >= SHORTEST_WORD and state.spell(seat, row) in state.lexicon
    )


def _may_arrange(state: State, seat: Seat) -> Choice | Refusal:
    """A player may rearrange words at any time until they are laid down (QD-W2)."""
    if not state.players[seat].held:
        return illegal("no-cards", "You have no cards left to arrange.", "QD-H3")
    return CanArrange(
        hand=state.hand,
        cards=cards_of(state, seat),
        shortest=SHORTEST_WORD,
        words=found_rows(state, seat),
    )


def _do_arrange(state: State, seat: Seat, act: acts.Arrange, rng: Random) -> Events:
    return (events.Arranged(seat=seat, rows=act.rows),)


def _arranged(state: State, event: events.Arranged) -> State:
    return change_player(state, event.seat, rows=event.rows)


def _may_look_up(state: State, seat: Seat) -> Choice | Refusal:
    if not state.options.look_up:
        return illegal("no-look-ups", "Nobody looks words up at this table.", "QD-W5")
    if state.phase in DOUBTING:
        return illegal(
            "time-for-challenges",
            "You cannot look words up while words can be challenged.",
            "QD-W5",
        )
    if seat == state.at and state.phase != "scored":
        return illegal("own-turn", "You cannot look words up on your own turn.", "QD-W5")
    if len(state.players[seat].look_ups) >= LOOK_UPS_A_HAND:
        return too_many("look-ups", f"You have looked up {LOOK_UPS_A_HAND} words in this hand.")
    return CanLookUp(longest=LONGEST_LOOK_UP)


def _do_look_up(state: State, seat: Seat, act: acts.LookUp, rng: Random) -> Events:
    return (events.LookedUp(seat=seat, word=act.word, found=act.word in state.lexicon),)


def _looked_up(state: State, event: events.LookedUp) -> State:
    look_ups = (*state.players[event.seat].look_ups, LookUpAnswer(event.word, event.found))
    return change_player(state, event.seat, look_ups=look_ups)


VERBS = (
    Verb(acts.Arrange, _may_arrange, _do_arrange, UNDER_WAY),
    Verb(acts.LookUp, _may_look_up, _do_look_up, (*UNDER_WAY, "scored")),
)

EVENTS: Evolvers[State] = {events.Arranged: _arranged, events.LookedUp: _looked_up}
