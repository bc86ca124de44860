"""The seats that the game waits for."""

from parlour.rules.letterjam import ending, stopping
from parlour.rules.letterjam.clue import token_for
from parlour.rules.letterjam.deciding import undecided
from parlour.rules.letterjam.state import State
from parlour.rules.seat import Seat


def waiting_for(state: State) -> tuple[Seat, ...]:
    """The seats that must act before the game goes on."""
    players = tuple(enumerate(state.players))
    match state.phase:
        case "making":
            return tuple(seat for seat, player in players if not player.maker.made)
        case "clue":
            return _waiting_for_clue(state)
        case "deciding":
            return undecided(state)
        case "final":
            return tuple(seat for seat, player in players if not player.final.ready)
        case "reveal":
            owner = ending.being_judged(state)
            if owner is None:
                return tuple(seat for seat, player in players if not player.final.revealed)
            final = state.players[owner].final
            if final.asked_word is not None:
                return (owner,)
            votes = final.accepted_by
            return tuple(s for s, vote in enumerate(votes) if vote is None and s != owner)
    return ()


def _waiting_for_clue(state: State) -> tuple[Seat, ...]:
    if stopping.agreed_to_stop(state):
        return ()
    players = tuple(enumerate(state.players))
    if not state.offers:
        return tuple(seat for seat, p in players if token_for(state, p) is not None)
    if state.options.agreement == "host":
        return (state.company.host,)
    leading = leading_offer(state)
    return tuple(seat for seat, player in players if player.backing != leading)


def leading_offer(state: State) -> int:
    """The number of the offer that most players back; of several, the first."""
    backing = [player.backing for player in state.players]
    return max(state.offers, key=lambda offer: backing.count(offer.number)).number
