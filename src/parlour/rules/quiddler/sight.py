"""Who sees which card of Quiddler.

Only its owner sees a hand until the hand is scored. Everybody sees open words and the top of the
discard pile. The public sees hands only if the table lets watchers see letters.
"""

from parlour.rules.quiddler.state import LaidWords, State
from parlour.rules.seat import PUBLIC, Viewer


class Sight:
    """Says which cards one viewer sees in one state."""

    __slots__ = ("state", "viewer")

    def __init__(self, state: State, viewer: Viewer) -> None:
        self.state = state
        self.viewer = viewer

    @property
    def shows_hands(self) -> bool:
        """Whether the viewer sees the hands of other players (QD-P1, QD-P2)."""
        if self.state.phase in ("scored", "over"):
            return True
        return self.viewer is PUBLIC and self.state.options.watchers_see_letters

    def sees_words(self, lay_down: LaidWords) -> bool:
        """Whether the viewer sees the words of a lay-down."""
        return not lay_down.face_down or lay_down.seat == self.viewer or self.shows_hands
