"""Tables of bots play a deal, so that everybody who plays it learns where they stand.

`parlour.background` runs it in a process that steps back: a deal as a JSON line, answered by a JSON
line for each table that is through.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from parlour.game import Game
from parlour.minds.characters import CHARACTERS
from parlour.minds.registry import minds
from parlour.rules import Person

CPU_LIMIT = 600
"""Seconds of computing after which the tables of a deal are stuck: many times what eight experts
need."""
EXPERT = "expert"
LEVELS = ("novice", "regular", EXPERT)
ROUNDS = 5
"""How many tables of each level play a deal. Their bots have other names, and so other characters:
with the same names they would play the same game again."""


class DealToPlay(Struct, frozen=True):
    """A deal, and the tables that shall play it, each as its level and its round."""

    game: str
    rule_set: str
    changes: dict[str, Any]
    seats: int
    seed: str
    tables: tuple[tuple[str, int], ...]


class TablePlayed(Struct, frozen=True):
    """The points of each seat at a table of bots."""

    level: str
    round: int
    points: tuple[int, ...]


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that a game has bots of.

    >>> levels_of("letterjam")
    ('novice', 'regular', 'expert')
    """
    return tuple(level for level in LEVELS if level in minds(game))


def play(deal: DealToPlay, level: str, number: int) -> TablePlayed:
    """One table of bots plays the deal to its end."""
    names = _names(deal.seats, number)
    game = Game(
        deal.game,
        [Person(name, level) for name in names],
        rule_set=deal.rule_set,
        options=deal.changes,
        seed=deal.seed,
    )
    game.let_bots_act()
    assert game.over, "bots play to the end"
    return TablePlayed(level, number, tuple(game.score(seat) for seat in range(deal.seats)))


def _names(seats: int, number: int) -> Sequence[str]:
    """The names of the bots in a round.

    >>> _names(2, 0) != _names(2, 1)
    True
    """
    names = tuple(CHARACTERS)
    return [names[(number * seats + seat) % len(names)] for seat in range(seats)]


def work(line: bytes, say: Callable[[bytes], None]) -> None:
    """Plays a deal at all tables that shall play it."""
    deal = msgspec.json.decode(line, type=DealToPlay)
    for level, number in deal.tables:
        say(msgspec.json.encode(play(deal, level, number)))
