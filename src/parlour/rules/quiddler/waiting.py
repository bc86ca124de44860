"""The seats that the game waits for."""

from parlour.rules.quiddler.challenge import undecided
from parlour.rules.quiddler.state import State
from parlour.rules.seat import Seat


def waiting_for(state: State) -> tuple[Seat, ...]:
    """The seats that must act before the game goes on."""
    match state.phase:
        case "draw" | "play":
            return (state.at,)
        case "defence":
            return (state.in_doubt.seat,)
        case "challenge":
            return undecided(state)
        case "vote":
            return tuple(seat for seat, one in enumerate(state.players) if one.vote is None)
        case "scored":
            return tuple(seat for seat, one in enumerate(state.players) if not one.ready)
    return ()
