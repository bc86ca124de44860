"""One game of a contest, from the deal to the end.

The rules are the same as at any table. A mind gets the view of its seat and nothing else. Minds act
in the same order as on the server: first the seats that the game waits for, then the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from time import process_time
from typing import Any

from msgspec import Struct

from parlour.game import Game, Refused
from parlour.lab.arena.contest import Contest, ContestError
from parlour.lab.arena.measures import MEASURES
from parlour.minds import Mind, mind
from parlour.rules import Person, Seat

# A game of eight Quiddler players takes about 600 acts.
MOST_ACTS = 20_000


class ArenaResult(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game: its number in the contest, its CPU seconds, and its outcome."""

    game: int
    cpu_seconds: float
    outcome: Any


def play(contest: Contest, number: int) -> ArenaResult:
    """Play one game of a contest."""
    began = process_time()
    game = _played(contest, number)
    scores = tuple(game.score(seat) for seat in range(len(game.players)))
    outcome = MEASURES[contest.game].of(game.view(), scores)
    return ArenaResult(number, round(process_time() - began, 6), outcome)


def end_of(contest: Contest, number: int) -> Any:
    """Play one game of a contest and return the public view of its end."""
    return _played(contest, number).view()


def _played(contest: Contest, number: int) -> Game:
    line_up = contest.line_up(number)
    minds = {seat: _mind(contest, name) for seat, name in enumerate(line_up)}
    # A giver plays the part of people, so the views show people.
    shown = (None if contest.givers else name for name in line_up)
    try:
        game = Game(
            contest.game,
            [Person(f"Seat {seat}", name) for seat, name in enumerate(shown, 1)],
            rule_set=contest.rules,
            options=contest.changes,
            seed=f"{contest.seed}/{contest.deal(number)}",
        )
    except Refused as refused:
        raise ContestError(str(refused)) from refused
    play_out(game, minds)
    return game


def play_out(game: Game, minds: Mapping[Seat, Mind[Any]]) -> None:
    """Let minds play a game to its end."""
    for _ in range(MOST_ACTS):
        if game.over:
            return
        _act_once(game, minds)
    raise ContestError(f"A game did not end within {MOST_ACTS} acts.")


def _act_once(game: Game, minds: Mapping[Seat, Mind[Any]]) -> None:
    thought = game.next_bot_act(minds)
    if thought is None:
        if game.let_house_act():
            return
        names = ", ".join(sorted({mind.name for mind in minds.values()}))
        raise ContestError(f"A game stands still: none of its minds ({names}) wants to act.")
    seat, act = thought
    try:
        game.act(seat, act)
    except Refused as refused:
        name = minds[seat].name
        raise ContestError(f"An act of the mind {name} was refused: {refused}") from refused


def _mind(contest: Contest, name: str) -> Mind[Any]:
    found = mind(contest.game, name)
    if contest.givers is None:
        return found
    return MEASURES[contest.game].paired(found, mind(contest.game, contest.givers))
