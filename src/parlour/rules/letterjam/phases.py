"""The moments of a game: who may do what kind of thing in which phase, and how players change."""

from typing import Any

from msgspec.structs import replace

from parlour.rules.letterjam.state import Phase, Player, State
from parlour.rules.refusal import Refusal, illegal
from parlour.rules.seat import Seat

SENTENCES: dict[Phase, str] = {
    "setup": "The cards are not dealt yet.",
    "making": "Words are being made for the neighbours now.",
    "clue": "A clue is being chosen now.",
    "deciding": "The clue is given; now everybody decides whether to stay or move on.",
    "final": "The clues are over; now everybody lays out a final word.",
    "reveal": "Words are being revealed; nothing else changes now.",
    "over": "The game is over.",
}

NOT_NOW: dict[str, Refusal] = {
    phase: illegal("not-now", sentence, "LJ-E3" if phase == "reveal" else "")
    for phase, sentence in SENTENCES.items()
}


def with_player(state: State, seat: Seat, player: Player, **changes: Any) -> State:
    """The state with one player changed, and whatever else is named."""
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return replace(state, players=players, **changes)


def change_player(state: State, seat: Seat, **changes: Any) -> State:
    return with_player(state, seat, replace(state.players[seat], **changes))
