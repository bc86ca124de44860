"""Whose turn it is in an environment of Letter Jam.

While a clue is chosen, and again while final words are laid out, agents are asked in sweeps around
the table. After two sweeps the asking settles what is still open: everybody joins the offer that
leads, or the first agent with a token must make one. So every round ends, whatever agents do.
"""

from parlour.game import Game
from parlour.lab.pettingzoo.encoding import Asking
from parlour.lab.pettingzoo.letterjam.layout import ACTIONS, SHEET_PLACES
from parlour.rules import Seat
from parlour.rules.letterjam import acts
from parlour.rules.letterjam.ending import being_judged, suggested
from parlour.rules.letterjam.view_types import View
from parlour.rules.letterjam.waiting import leading_offer

FREE_SWEEPS = 2
"""How many sweeps there are in which an agent may pass."""
_SURE, _UNSURE = ACTIONS["sure"], ACTIONS["unsure"]
_SHEET = range(ACTIONS["sheet"], ACTIONS["sheet"] + 26 * SHEET_PLACES)


class LetterJamAsking(Asking[View]):
    """Whose turn it is in one game of Letter Jam."""

    def __init__(self) -> None:
        self.sweep = 0
        """The sweep of this phase, counted from 1."""
        self.said = False
        """Whether the agent that is asked has said how it feels in this turn."""
        self.written: frozenset[int] = frozenset()
        """The cards of which the agent that is asked has changed its guess in this turn."""
        self._moment: tuple[str, int] = ("", 0)
        self._left: list[Seat] = []

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.sweep,)

    @property
    def settling(self) -> bool:
        """Whether the agent that is asked must not pass."""
        return self.sweep > FREE_SWEEPS

    def answered(self, seat: Seat, action: int) -> None:
        if action in (_SURE, _UNSURE):
            self.said = True
        elif action in _SHEET:
            self.written |= {(action - _SHEET.start) // 26}
        else:
            self._left = [other for other in self._left if other != seat]
            self.said, self.written = False, frozenset()

    def next(self, game: Game) -> Seat | None:
        found: Seat | None
        while not game.over:
            state = game.state
            if self._moment != (state.phase, state.round):
                self._moment = (state.phase, state.round)
                self.sweep, self._left = 0, []
                self.said, self.written = False, frozenset()
            match state.phase:
                case "clue":
                    found = self._in_clue(game)
                case "final":
                    found = self._in_sweeps(game, game.rules.waiting_for(state))
                case "reveal":
                    found = self._in_reveal(game)
                case _:
                    found = int(game.rules.waiting_for(state)[0])
            if found is not None:
                return found
        return None

    def _in_clue(self, game: Game) -> Seat | None:
        seats = len(game.players)
        # Another agent speaks first in every round.
        first: Seat = (game.state.round - 1) % seats
        around = tuple((first + step) % seats for step in range(seats))
        if self.sweep <= FREE_SWEEPS:
            found = self._in_sweeps(game, around)
            if not self.settling:
                return found
        waiting = game.rules.waiting_for(game.state)
        if not game.state.offers:
            return next(seat for seat in around if seat in waiting)
        leading = acts.Back(round=game.state.round, offer=leading_offer(game.state))
        for seat in waiting:
            if (game.state.phase, game.state.round) == self._moment:
                game.act(seat, leading)
        return None

    def _in_sweeps(self, game: Game, around: tuple[Seat, ...]) -> Seat | None:
        """The next seat of the sweep; after its last one, the first seat of the next sweep."""
        waiting = set(around)
        self._left = [seat for seat in self._left if seat in waiting]
        if not self._left:
            self.sweep += 1
            self._left = list(around)
        return self._left[0]

    def _in_reveal(self, game: Game) -> Seat | None:
        """The seat that judges a word. The next word is turned up without asking."""
        if being_judged(game.state) is None:
            following = suggested(game.state)
            assert following is not None
            game.act(following, acts.Reveal())
            return None
        return game.rules.waiting_for(game.state)[0]
