"""Only Letter Jam refills between rounds: stands get new letters, players move on, and used bonus
letters are discarded."""

from msgspec.structs import replace

from parlour.rules.base import Event, Events, Evolvers
from parlour.rules.letterjam import events
from parlour.rules.letterjam.state import Player, SheetEntry, State
from parlour.rules.players import with_player
from parlour.rules.seat import Seat


def refilled(state: State) -> Events:
    """The events of the refill, after all players have decided.

    The round ends after the refill, and only then may the clues be over (LJ-R17). Stands refill
    before players, and players refill clockwise from the giver's left. This order decides who draws
    the last cards of the deck.
    """
    clue = state.clues[-1]
    done: list[Event] = []
    for number, stand in enumerate(state.stands):
        if f"s{number}" in clue.sources:
            done.append(events.StandRefilled(stand=number))
            if len(stand.stack) == 1:
                done.append(events.GreenFreed(stand=number))
    for seat in state.seats_from(clue.giver):
        player = state.players[seat]
        if player.decision == "move":
            done.append(events.MovedOn(seat=seat))
        elif player.decision == "guessed":
            done.append(events.ExtraDrawn(seat=seat))
        elif _keeps_extra(state, seat):
            done.append(events.ExtraKept(seat=seat))
    done += [
        events.BonusDiscarded(bonus=bonus.number)
        for bonus in state.bonus
        if f"b{bonus.number}" in clue.sources
    ]
    return (*done, events.RoundEnded())


def _keeps_extra(state: State, seat: Seat) -> bool:
    player = state.players[seat]
    return (
        state.options.extra_letters == "keep-face-down"
        and player.on_extra
        and player.up is not None
        and f"p{seat}" in state.clues[-1].sources
    )


def _stand_refilled(state: State, event: events.StandRefilled) -> State:
    """The next card comes from the stack (LJ-R15), or from the deck if the stack is empty
    (LJ-R16)."""
    stand = state.stands[event.stand]
    assert stand.up is not None
    if stand.stack:
        new = replace(stand, up=stand.stack[0], stack=stand.stack[1:])
        deck = state.deck
    else:
        new = replace(stand, up=state.deck[0] if state.deck else None)
        deck = state.deck[1:]
    stands = (*state.stands[: event.stand], new, *state.stands[event.stand + 1 :])
    return replace(state, stands=stands, deck=deck, discards=(*state.discards, stand.up))


def _green_freed(state: State, event: events.GreenFreed) -> State:
    """The green under a stack becomes available when its last card stands up (LJ-R16)."""
    stand = replace(state.stands[event.stand], token=False)
    stands = (*state.stands[: event.stand], stand, *state.stands[event.stand + 1 :])
    return replace(state, stands=stands, greens=state.greens + 1)


def _moved_on(state: State, event: events.MovedOn) -> State:
    """Players go through the row from left to right, never back (LJ-R14). After the row they get an
    extra letter (LJ-B1)."""
    player = state.players[event.seat]
    player = replace(player, at=player.at + 1, up=None, clued=False, sure=None)
    if player.on_extra:
        return _draw_extra(state, event.seat, player)
    return with_player(state, event.seat, replace(player, up=player.row[player.at]))


def _draw_extra(state: State, seat: Seat, player: Player) -> State:
    """The player draws a card from the deck onto their stand (LJ-B1). If the deck is empty, the
    stand stays empty (LJ-R18)."""
    if not state.deck:
        return with_player(state, seat, replace(player, up=None))
    card = state.deck[0]
    player = replace(
        player, up=card, extras=(*player.extras, card), sheet=(*player.sheet, SheetEntry())
    )
    return with_player(state, seat, player, deck=state.deck[1:])


def _extra_drawn(state: State, event: events.ExtraDrawn) -> State:
    return _draw_extra(state, event.seat, state.players[event.seat])


def _extra_kept(state: State, event: events.ExtraKept) -> State:
    player = state.players[event.seat]
    assert player.up is not None
    player = replace(player, kept=(*player.kept, player.up), clued=False, sure=None)
    return _draw_extra(state, event.seat, player)


def _bonus_discarded(state: State, event: events.BonusDiscarded) -> State:
    """A bonus letter that was in the clue is discarded (LJ-B4)."""
    gone = tuple(b.card for b in state.bonus if b.number == event.bonus)
    left = tuple(b for b in state.bonus if b.number != event.bonus)
    return replace(state, bonus=left, discards=state.discards + gone)


def _round_ended(state: State, event: events.RoundEnded) -> State:
    players = tuple(replace(player, decision=None) for player in state.players)
    return replace(state, phase="clue", round=state.round + 1, players=players)


EVENTS: Evolvers[State] = {
    events.StandRefilled: _stand_refilled,
    events.GreenFreed: _green_freed,
    events.MovedOn: _moved_on,
    events.ExtraDrawn: _extra_drawn,
    events.ExtraKept: _extra_kept,
    events.BonusDiscarded: _bonus_discarded,
    events.RoundEnded: _round_ended,
}
