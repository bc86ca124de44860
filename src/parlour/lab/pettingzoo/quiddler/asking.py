"""Whose turn it is in an environment of Quiddler."""

from parlour.game import Game
from parlour.lab.pettingzoo.encoding import Asking
from parlour.lab.pettingzoo.quiddler.layout import ACTIONS
from parlour.minds.quiddler import acting
from parlour.rules import Seat
from parlour.rules.quiddler import acts
from parlour.rules.quiddler.view_types import View

_CLEAR, _SOLVE = ACTIONS["clear"], ACTIONS["solve"]


class QuiddlerAsking(Asking[View]):
    """Whose turn it is in one game of Quiddler: the first player for whom the game waits."""

    def __init__(self) -> None:
        self.cleared = False
        """Whether the agent has taken its rows apart in this turn."""
        self.solved = False
        """Whether the agent has had its cards arranged in this turn."""
        self._turn: tuple[int, int] = (0, 0)

    def answered(self, seat: Seat, action: int) -> None:
        self.cleared |= action == _CLEAR
        self.solved |= action == _SOLVE

    def next(self, game: Game) -> Seat | None:
        while not game.over:
            state = game.state
            if self._turn != (state.hand, state.turn):
                self._turn = (state.hand, state.turn)
                self.cleared = self.solved = False
            waiting = game.rules.waiting_for(state)
            match state.phase:
                case "scored":
                    for seat in waiting:
                        game.act(seat, acts.NextHand(hand=state.hand))
                case "defence":
                    defence = acting.defend(game.view(waiting[0]))
                    assert defence is not None
                    game.act(waiting[0], defence)
                case _:
                    return waiting[0]
        return None
