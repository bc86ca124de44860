"""The fields of a view that every game has."""

from typing import Any

from parlour.rules.base import Rules
from parlour.rules.kinds import OVER, State
from parlour.rules.seat import PUBLIC, Seat, Viewer


def common_fields(state: State, waiting_for: tuple[Seat, ...]) -> dict[str, Any]:
    """The fields that are the same for every viewer."""
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


def fields_for(rules: Rules[Any, Any, Any], state: State, viewer: Viewer) -> dict[str, Any]:
    """The fields for one viewer, with their choices and the barred acts. A game adds its own
    fields."""
    fields = common_fields(state, rules.waiting_for(state))
    if viewer is PUBLIC:
        return fields | {"choices": ()}
    choices, barred = rules.choices_and_barred(state, viewer)
    return fields | {"viewer": viewer, "choices": choices, "barred": barred}
