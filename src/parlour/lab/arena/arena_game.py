"""One game of a contest, from the deal to the end.

The game is played by the rules of every other table. A mind is handed the view of its seat and
nothing else; it acts in the same order as at a table of the server: first those whom the game waits
for, by seat, then the others.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

from msgspec import Struct

from parlour.lab.arena.contest import Contest, ContestError
from parlour.lab.arena.measures import MEASURES
from parlour.minds import Mind, mind
from parlour.rules import HOUSE, Act, Actor, Person, Seat, gather
from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal
from parlour.rules.registry import AnyGame
from parlour.rules.seat import PUBLIC
from parlour.words import Lexicon

# A game of eight Quiddler players takes about 600 acts.
MOST_ACTS = 20_000


class ArenaResult(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game: its number in the contest, what it cost, and how it came out."""

    game: int
    cpu_seconds: float
    outcome: Any


def play(contest: Contest, number: int) -> ArenaResult:
    """Play one game of a contest."""
    began = process_time()
    table = _Table(contest, number)
    view = table.play()
    outcome = MEASURES[contest.game].of(view, table.scores)
    return ArenaResult(number, round(process_time() - began, 6), outcome)


def end_of(contest: Contest, number: int) -> Any:
    """Play one game of a contest; everybody's view of its end."""
    return _Table(contest, number).play()


class _Table:
    """A running game and the minds around it."""

    def __init__(self, contest: Contest, number: int) -> None:
        game: AnyGame = contest.rulebook
        options, line_up = contest.options, contest.line_up(number)
        # Where a giver stands for people, the views show people.
        shown = (None if contest.givers else name for name in line_up)
        company = gather([Person(f"Seat {seat}", name) for seat, name in enumerate(shown, 1)])
        start = game.begin(options, company, Lexicon.find(options.lexicon))
        if isinstance(start, Refusal):
            raise ContestError(start.sentence)
        self._game = game
        self._state = start
        self._minds = [_mind(contest, name) for name in line_up]
        self._memo = Memo()
        self._luck = f"{contest.seed}/{contest.deal(number)}"
        self._silent: set[Seat] = set()
        """Who had nothing to do, and has seen nothing new since."""

    def play(self) -> Any:
        """Play to the end."""
        game = self._game
        deal = game.house_act(self._state)
        if deal is not None:
            self._do(HOUSE, deal)
        for _ in range(MOST_ACTS):
            if game.over(self._state):
                return game.view(self._state, PUBLIC)
            self._do(*self._next_act())
        raise ContestError(f"A game did not end within {MOST_ACTS} acts.")

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has scored."""
        return tuple(self._game.score(self._state, seat) for seat in range(len(self._minds)))

    def _next_act(self) -> tuple[Seat, Act]:
        waiting = self._game.waiting_for(self._state)
        others = (seat for seat in range(len(self._minds)) if seat not in waiting)
        for seat in (*waiting, *others):
            if seat not in self._silent:
                view = self._game.view(self._state, seat, self._memo)
                act = self._minds[seat].choose(view)
                if act is not None:
                    return seat, act
                self._silent.add(seat)
        names = ", ".join(sorted({mind.name for mind in self._minds}))
        raise ContestError(f"A game stands still: none of its players ({names}) does anything.")

    def _do(self, actor: Actor, act: Act) -> None:
        taken = self._game.decide(self._state, actor, act, self._rng())
        if isinstance(taken, Refusal):
            name = self._minds[actor].name if isinstance(actor, int) else "house"
            raise ContestError(f"An act of the mind {name} was refused: {taken.sentence}")
        self._state = taken.state
        # What is private changes nobody else's view, so nobody else needs to be asked again.
        if all(type(event) in self._game.private_events for event in taken.events):
            self._silent.discard(actor)
        else:
            self._silent.clear()

    def _rng(self) -> Random:
        """The luck of the moment: of every hand its own, so that no act changes a later deal."""
        return Random(f"{self._luck}/{self._game.deals(self._state)}")


def _mind(contest: Contest, name: str) -> Mind[Any]:
    found = mind(contest.game, name)
    if contest.givers is None:
        return found
    return MEASURES[contest.game].paired(found, mind(contest.game, contest.givers))
