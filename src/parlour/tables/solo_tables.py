"""Tables that are set up for one person: a lesson, or the deal of the day.

Such a table gets its bots, is closed to everybody else, and starts its game at once.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from parlour.lessons import LESSONS
from parlour.minds.registry import TUTOR, minds
from parlour.rules import Change
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from parlour.tables.asks import Choose, choose
from parlour.tables.decision import Decision, Done, Now, done
from parlour.tables.play import start
from parlour.tables.seats import free_name, sit
from parlour.tables.table import DayDeal, LessonDeal, Occasion, Table, TableSettings
from parlour.tables.table_events import Dedicated, LockChanged, TableEvent

PERSON = 0
"""The seat of the person whom the table is for."""
PACE = 0.6
"""How many seconds bots pause. Shorter than usual, because only one person has to follow."""


class DayGame(Struct, frozen=True):
    """How a game is played as the deal of a day: shorter than in an evening, with some bots."""

    changes: Mapping[str, Any]
    bots: int


DAY_GAMES: Mapping[str, DayGame] = {
    "letterjam": DayGame(changes={"length": 4}, bots=2),
    "quiddler": DayGame(changes={"hands": 3}, bots=2),
}


def lesson(game: str, name: str, key: str, now: Now) -> Decision:
    """A table for a lesson, for somebody with the hash of a key."""
    taught = LESSONS[game]
    tutors = (TUTOR,) * taught.partners
    return _set_up(_choice(game, taught.changes), LessonDeal(), name, key, tutors, now)


def day_deal(game: str, name: str, key: str, deal: DayDeal, now: Now) -> Decision:
    """A table for the deal of a day, for somebody with the hash of a key."""
    chosen = DAY_GAMES[game]
    bots = minds(game)[:1] * chosen.bots
    return _set_up(_choice(game, chosen.changes), deal, name, key, bots, now)


def _choice(game: str, changes: Mapping[str, Any]) -> Choose:
    return Choose(
        game=game,
        rule_set=next(iter(GAMES[game].rule_sets)),
        changes=dict(changes),
        settings=TableSettings(watchers=False, pace=PACE),
    )


def _set_up(
    choice: Choose, occasion: Occasion, name: str, key: str, bots: Sequence[str], now: Now
) -> Decision:
    return _in_turn(
        lambda table: choose(table, choice),
        lambda table: sit(table, name, key),
        *(partial(_sit_bot, mind=bot) for bot in bots),
        lambda table: done(table, LockChanged(locked=True), Dedicated(occasion=occasion)),
        lambda table: start(table, now),
    )


def _sit_bot(table: Table, mind: str) -> Decision:
    return sit(table, free_name(table), None, mind)


def _in_turn(*steps: Callable[[Table], Decision]) -> Decision:
    """Makes decisions at a new table, each at the table after the one before, and joins them."""
    events: list[TableEvent] = []
    told: list[Change[Any]] = []
    table = Table()
    for step in steps:
        decision = step(table)
        if isinstance(decision, Refusal):
            return decision
        events += decision.events
        told += decision.told
        table = decision.table
    return Done(tuple(events), table, tuple(told))
