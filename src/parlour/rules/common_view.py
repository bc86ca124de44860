"""The part of a view that is the same in every game: people, whom the game waits for, choices."""

from typing import Any

from parlour.rules.base import OVER, Rules, State
from parlour.rules.seat import PUBLIC, Viewer


def common_view(rules: Rules[Any, Any, Any], state: State, viewer: Viewer) -> dict[str, Any]:
    """The fields that every view has, by name. A game adds its own."""
    choices, barred = ((), ()) if viewer is PUBLIC else rules.choices_and_barred(state, viewer)
    return {
        "viewer": None if viewer is PUBLIC else viewer,
        "people": state.company.persons,
        "host": state.company.host,
        "remarks": tuple((remark.seat, remark.text) for remark in state.company.remarks),
        "waiting_for": rules.waiting_for(state),
        "wants_end": () if state.phase == OVER else state.wants_end,
        "ended_early": state.ended_early,
        "choices": choices,
        "barred": barred,
    }
