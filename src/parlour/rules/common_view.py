"""The fields of a view that every game has."""

from collections.abc import Callable
from typing import Any

from parlour.rules.base import Rules
from parlour.rules.kinds import OVER, Judged, State, VerbGroup
from parlour.rules.seat import PUBLIC, Seat, Viewer


def people_fields(state: State) -> dict[str, Any]:
    """The fields that are the same for every viewer and rarely change."""
    return {
        "people": state.company.persons,
        "host": state.company.host,
        "remarks": tuple([(remark.seat, remark.text) for remark in state.company.remarks]),
        "speakers": tuple([remark.name for remark in state.company.remarks]),
        "options": state.options,
    }


def table_fields(state: State, waiting_for: tuple[Seat, ...]) -> dict[str, Any]:
    """The fields that are the same for every viewer and change often."""
    return {
        "waiting_for": waiting_for,
        "wants_end": () if state.phase == OVER else state.wants_end,
        "ended_early": state.ended_early,
        "phase": state.phase,
    }


def fields_for(rules: Rules[Any, Any, Any], state: State, viewer: Viewer) -> dict[str, Any]:
    """All fields of this module for one viewer. A game adds its own fields."""
    shared = people_fields(state) | table_fields(state, rules.waiting_for(state))
    return shared | choice_fields(rules, state, viewer)


def choice_fields(
    rules: Rules[Any, Any, Any],
    state: State,
    viewer: Viewer,
    judge: Callable[[VerbGroup], Judged] | None = None,
) -> dict[str, Any]:
    """The fields that say who the viewer is, and what they may do and may not do now. ``judge`` may
    recall what verbs say."""
    if viewer is PUBLIC:
        return {"viewer": None, "choices": (), "barred": ()}
    choices, barred = rules.choices_and_barred(state, viewer, judge)
    return {"viewer": viewer, "choices": choices, "barred": barred}
