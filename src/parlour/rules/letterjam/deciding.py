"""After the clue: stay or move on, guesses aloud, and the refill before the next round."""

from random import Random

from msgspec.structs import replace

from parlour.rules.base import Choice, Event, Events, Evolvers, Verb
from parlour.rules.letterjam import acts, events
from parlour.rules.letterjam.choices import CanGuessAloud, CanMoveOn, CanStay
from parlour.rules.letterjam.phases import change_player, with_player
from parlour.rules.letterjam.state import Aloud, Bonus, Player, SheetEntry, State
from parlour.rules.refusal import Refusal, illegal
from parlour.rules.seat import Seat


def has_decision(state: State, player: Player) -> bool:
    """Whether there is anything for this player to decide about the card on their stand."""
    if player.up is None or not player.clued:
        return False
    return not player.on_extra or state.options.extra_letters == "guess-aloud"


def undecided(state: State) -> tuple[Seat, ...]:
    return tuple(
        seat
        for seat, player in enumerate(state.players)
        if player.decision is None and has_decision(state, player)
    )


def _deciding(state: State, seat: Seat) -> Refusal | None:
    player = state.players[seat]
    if player.decision == "guessed":
        return illegal("guessed-already", "You have guessed aloud this round.", "LJ-B2")
    if player.up is None:
        return illegal("empty-stand", "There is no letter on your stand.", "LJ-R18")
    if not player.clued:
        return illegal("not-clued", "Your letter has not been in a clue yet: it stays.", "LJ-R13")
    if not has_decision(state, player):
        return illegal("kept-anyway", "Your extra letter goes face down by itself.", "LJ-B5")
    return None


def _may_stay(state: State, seat: Seat) -> Choice | Refusal:
    if refusal := _deciding(state, seat):
        return refusal
    if state.players[seat].decision == "stay":
        return illegal("said-already", "You have decided to stay.", "LJ-R13")
    return CanStay(round=state.round)


def _do_stay(state: State, seat: Seat, act: acts.Stay, rng: Random) -> Events:
    return (events.Decided(seat=seat, move=False),)


def _may_move_on(state: State, seat: Seat) -> Choice | Refusal:
    if refusal := _deciding(state, seat):
        return refusal
    player = state.players[seat]
    if player.on_extra:
        return illegal("on-extra", "An extra letter is guessed aloud or kept.", "LJ-B2")
    if player.decision == "move":
        return illegal("said-already", "You have decided to move on.", "LJ-R13")
    if player.sheet[player.at].guess is None:
        return illegal("no-guess", "Record a guess for this card before you move on.", "LJ-R13")
    return CanMoveOn(round=state.round)


def _do_move_on(state: State, seat: Seat, act: acts.MoveOn, rng: Random) -> Events:
    return (events.Decided(seat=seat, move=True),)


def _decided(state: State, event: events.Decided) -> State:
    return change_player(state, event.seat, decision="move" if event.move else "stay")


def _may_guess_aloud(state: State, seat: Seat) -> Choice | Refusal:
    if refusal := _deciding(state, seat):
        return refusal
    if not state.players[seat].on_extra:
        return illegal("not-extra", "Only an extra letter is guessed aloud.", "LJ-B2")
    return CanGuessAloud(round=state.round, letters=state.deck_data.letters)


def _do_guess_aloud(state: State, seat: Seat, act: acts.GuessAloud, rng: Random) -> Events:
    return (events.GuessedAloud(seat=seat, letter=act.letter),)


def _guessed_aloud(state: State, event: events.GuessedAloud) -> State:
    """A right guess makes a bonus letter (LJ-B2), without a limit to their number (LJ-B3)."""
    player = state.players[event.seat]
    card = player.up
    assert card is not None
    state = with_player(
        state,
        event.seat,
        replace(player, up=None, clued=False, sure=None, decision="guessed"),
        aloud=(*state.aloud, Aloud(state.round, event.seat, event.letter, card)),
    )
    if state.letters[card] != event.letter:
        return replace(state, discards=(*state.discards, card))
    number = state.bonus_made + 1
    return replace(state, bonus=(*state.bonus, Bonus(number, card)), bonus_made=number)


def follow_deciding(state: State, rng: Random) -> Events:
    """The centre unlocks at once (LJ-R6); when all have decided, everything is refilled (LJ-R15).

    The round ends after the refill; only then does the table look whether the game is over
    (LJ-R17). Stands refill before people, people clockwise from the giver's left: that order
    settles who draws the last cards of the deck.
    """
    if state.locked and not state.reds:
        return (events.CentreUnlocked(),)
    if undecided(state):
        return ()
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


# The refill


def _stand_refilled(state: State, event: events.StandRefilled) -> State:
    """The next card comes from the stack (LJ-R15), after its last one from the deck (LJ-R16)."""
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
    """From left to right, never back (LJ-R14); after the row comes an extra letter (LJ-B1)."""
    player = state.players[event.seat]
    player = replace(player, at=player.at + 1, up=None, clued=False, sure=None)
    if player.on_extra:
        return _draw_extra(state, event.seat, player)
    return with_player(state, event.seat, replace(player, up=player.row[player.at]))


def _draw_extra(state: State, seat: Seat, player: Player) -> State:
    """A card from the deck onto the player's stand (LJ-B1); an empty deck leaves the stand empty
    (LJ-R18)."""
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
    """A bonus letter that was in the clue is gone (LJ-B4)."""
    gone = tuple(b.card for b in state.bonus if b.number == event.bonus)
    left = tuple(b for b in state.bonus if b.number != event.bonus)
    return replace(state, bonus=left, discards=state.discards + gone)


def _round_ended(state: State, event: events.RoundEnded) -> State:
    players = tuple(replace(player, decision=None) for player in state.players)
    return replace(state, phase="clue", round=state.round + 1, players=players)


VERBS = (
    Verb(acts.Stay, _may_stay, _do_stay, ("deciding",)),
    Verb(acts.MoveOn, _may_move_on, _do_move_on, ("deciding",)),
    Verb(acts.GuessAloud, _may_guess_aloud, _do_guess_aloud, ("deciding",)),
)

EVENTS: Evolvers[State] = {
    events.Decided: _decided,
    events.GuessedAloud: _guessed_aloud,
    events.StandRefilled: _stand_refilled,
    events.GreenFreed: _green_freed,
    events.MovedOn: _moved_on,
    events.ExtraDrawn: _extra_drawn,
    events.ExtraKept: _extra_kept,
    events.BonusDiscarded: _bonus_discarded,
    events.RoundEnded: _round_ended,
}
