"""What happened, in sentences."""

from parlour.rules.game import Event
from parlour.rules.quiddler.state import State
from parlour.rules.seat import Viewer


def tell(before: State, event: Event, viewer: Viewer) -> str | None:
    return None
