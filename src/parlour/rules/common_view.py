"""The fields of a view that every game has, and that are the same for every viewer."""

from typing import Any

from parlour.rules.kinds import OVER, State
from parlour.rules.seat import Seat


def common_fields(state: State, waiting_for: tuple[Seat, ...]) -> dict[str, Any]:
    """What a view says of people. Who looks, and what they may do, is left out."""
    return {
        "viewer": None,
        "people": state.company.persons,
        "host": state.company.host,
        "remarks": tuple([(remark.seat, remark.text) for remark in state.company.remarks]),
        "waiting_for": waiting_for,
        "wants_end": () if state.phase == OVER else state.wants_end,
        "ended_early": state.ended_early,
        "barred": (),
        "options": state.options,
        "phase": state.phase,
    }
