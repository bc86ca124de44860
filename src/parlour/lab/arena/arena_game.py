"""One game of a contest, from the deal to the end.

The rules are the same as at any table. A mind gets the view of its seat and nothing else. Minds act
in the same order as on the server: first the seats that the game waits for, then the others.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

from msgspec import Struct

from parlour.lab.arena import letterjam, quiddler
from parlour.lab.arena.contest import Contest, ContestError
from parlour.lab.arena.giving import ReaderAndGiver
from parlour.minds import Mind, mind
from parlour.rules import HOUSE, Act, Actor, Person, Seat, gather
from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal
from parlour.rules.registry import AnyGame
from parlour.rules.seat import PUBLIC
from parlour.words import Lexicon

# A game of eight Quiddler players takes about 600 acts.
MOST_ACTS = 20_000

OUTCOMES: dict[str, type[letterjam.Outcome] | type[quiddler.Outcome]] = {
    "letterjam": letterjam.Outcome,
    "quiddler": quiddler.Outcome,
}


class ArenaResult(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game: its number in the contest, its CPU seconds, and its outcome."""

    game: int
    cpu_seconds: float
    outcome: Any


def play(contest: Contest, number: int) -> ArenaResult:
    """Play one game of a contest."""
    began = process_time()
    outcome = OUTCOMES[contest.game].of(end_of(contest, number))
    return ArenaResult(number, round(process_time() - began, 6), outcome)


def end_of(contest: Contest, number: int) -> Any:
    """Play one game of a contest and return the public view of its end."""
    return _Table(contest, number).play()


class _Table:
    """A running game and its minds."""

    def __init__(self, contest: Contest, number: int) -> None:
        game: AnyGame = contest.rulebook
        options, line_up = contest.options, contest.line_up(number)
        # A giver plays the part of people, so the views show people.
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
        """The seats whose mind had nothing to do, and whose view has not changed since."""

    def play(self) -> Any:
        """Play to the end."""
        game = self._game
        deal = game.house_act(self._state)
        assert deal is not None, "a game begins with a deal"
        self._do(HOUSE, deal)
        for _ in range(MOST_ACTS):
            if game.over(self._state):
                return game.view(self._state, PUBLIC)
            self._do(*self._next_act())
        raise ContestError(f"A game did not end within {MOST_ACTS} acts.")

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
        # Private events change no other view, so the other minds stay silent.
        if all(type(event) in self._game.private_events for event in taken.events):
            self._silent.discard(actor)
        else:
            self._silent.clear()

    def _rng(self) -> Random:
        """A random source that depends on the hand, so that no act changes a later deal."""
        return Random(f"{self._luck}/{getattr(self._state, 'hand', 0)}")


def _mind(contest: Contest, name: str) -> Mind[Any]:
    found = mind(contest.game, name)
    if contest.givers is None:
        return found
    return ReaderAndGiver(found, mind(contest.game, contest.givers))
