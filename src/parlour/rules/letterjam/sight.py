"""Who sees which card of Letter Jam.

Only ``Sight.sees`` decides whether a viewer sees a card of a row: by its owner, and by whether it
has stood up. A player never sees their own cards. The public sees no player's card, unless the
table lets watchers see letters. While words are made, ``private_views.making_view`` shows a maker
their own share.
"""

from parlour.rules.letterjam.state import Player, State
from parlour.rules.seat import PUBLIC, Seat, Viewer

_NOTHING: frozenset[int] = frozenset()


class Sight:
    """Says which cards one viewer sees in one state."""

    def __init__(self, state: State, viewer: Viewer) -> None:
        self.state = state
        self.viewer = viewer
        self._aloud = frozenset([aloud.card for aloud in state.aloud]) if state.aloud else _NOTHING
        self._watches_letters = viewer is PUBLIC and state.options.watchers_see_letters

    def sees(self, owner: Seat, card: int) -> bool:
        """Whether the viewer sees a card that stands, or stood, on its owner's stand."""
        if self.state.phase == "over" or card in self._aloud:
            return True
        return self._watches_letters if self.viewer is PUBLIC else self.viewer != owner

    def letter(self, owner: Seat, card: int) -> str | None:
        return self.state.letters[card] if self.sees(owner, card) else None

    def row(self, owner: Seat, player: Player) -> tuple[str | None, ...]:
        reached = len(player.row) if self.state.phase == "over" else player.at + 1
        return tuple(
            [
                self.letter(owner, card) if place < reached else None
                for place, card in enumerate(player.row)
            ]
        )
