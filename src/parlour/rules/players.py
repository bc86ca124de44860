"""Changing one player of a state whose field ``players`` has a value for each seat."""

from typing import Any

from msgspec.structs import replace

from parlour.rules.kinds import StateT
from parlour.rules.seat import Seat


def with_player(state: StateT, seat: Seat, player: object, **changes: Any) -> StateT:
    """The state with a new player value at a seat, and with other fields changed by name."""
    players: tuple[Any, ...] = state.players  # type: ignore[attr-defined]  # its game has them
    return replace(state, players=(*players[:seat], player, *players[seat + 1 :]), **changes)


def change_player(state: StateT, seat: Seat, **changes: Any) -> StateT:
    """The state with some fields of one player changed."""
    player = state.players[seat]  # type: ignore[attr-defined]  # its game has players
    return with_player(state, seat, replace(player, **changes))
