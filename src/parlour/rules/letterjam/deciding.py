"""Only Letter Jam has rounds in which all players decide: stay, move on, or guess aloud."""

from random import Random

from msgspec.structs import replace

from parlour.rules.base import Choice, Events, Evolvers, Verb
from parlour.rules.letterjam import acts, events, refill
from parlour.rules.letterjam.choices import CanGuessAloud, CanMoveOn, CanStay
from parlour.rules.letterjam.state import Aloud, Bonus, Player, State
from parlour.rules.players import change_player, with_player
from parlour.rules.refusal import Refusal, illegal
from parlour.rules.seat import Seat


def has_decision(state: State, player: Player) -> bool:
    """Whether the player has to decide about the card on their stand."""
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
        return illegal(
            "kept-anyway", "Your extra letter stays: there is nothing to decide.", "LJ-B5"
        )
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
        return illegal("on-extra", "Guess an extra letter aloud, or stay at it.", "LJ-B2")
    if player.decision == "move":
        return illegal("said-already", "You have decided to move on.", "LJ-R13")
    if player.sheet[player.at].guess is None:
        return illegal("no-guess", "Write down a guess for this card before you move on.", "LJ-R13")
    return CanMoveOn(round=state.round)


def _do_move_on(state: State, seat: Seat, act: acts.MoveOn, rng: Random) -> Events:
    return (events.Decided(seat=seat, move=True),)


def _decided(state: State, event: events.Decided) -> State:
    return change_player(state, event.seat, decision="move" if event.move else "stay")


def _may_guess_aloud(state: State, seat: Seat) -> Choice | Refusal:
    if refusal := _deciding(state, seat):
        return refusal
    if not state.players[seat].on_extra:
        return illegal("not-extra", "You can only guess an extra letter aloud.", "LJ-B2")
    return CanGuessAloud(round=state.round, letters=state.deck_data.letters)


def _do_guess_aloud(state: State, seat: Seat, act: acts.GuessAloud, rng: Random) -> Events:
    return (events.GuessedAloud(seat=seat, letter=act.letter),)


def _guessed_aloud(state: State, event: events.GuessedAloud) -> State:
    """A right guess makes a bonus letter (LJ-B2). There is no limit to their number (LJ-B3)."""
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
    """The centre unlocks at once (LJ-R6). When all have decided, the table refills (LJ-R15)."""
    if state.locked and not state.reds:
        return (events.CentreUnlocked(),)
    return () if undecided(state) else refill.refilled(state)


VERBS = (
    Verb(acts.Stay, _may_stay, _do_stay, ("deciding",)),
    Verb(acts.MoveOn, _may_move_on, _do_move_on, ("deciding",)),
    Verb(acts.GuessAloud, _may_guess_aloud, _do_guess_aloud, ("deciding",)),
)

EVENTS: Evolvers[State] = {
    events.Decided: _decided,
    events.GuessedAloud: _guessed_aloud,
}
