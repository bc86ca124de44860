"""Who sees which card of Quiddler.

A hand is its owner's alone until the hand is scored; words laid down and the top of the discard
pile are everybody's. The public sees hands only where the table lets watchers see letters.
"""

from parlour.rules.quiddler.state import LaidWords, State
from parlour.rules.seat import PUBLIC, Viewer


class Sight:
    """What one viewer sees of the cards in one state."""

    def __init__(self, state: State, viewer: Viewer) -> None:
        self.state = state
        self.viewer = viewer

    @property
    def shows_hands(self) -> bool:
        """Whether the viewer sees hands that are not theirs (QD-P1, QD-P2)."""
        if self.state.phase in ("scored", "over"):
            return True
        return self.viewer is PUBLIC and self.state.options.watchers_see_letters

    def sees_words(self, lay_down: LaidWords) -> bool:
        """Whether the viewer sees words that were laid down."""
        return not lay_down.face_down or lay_down.seat == self.viewer or self.shows_hands
