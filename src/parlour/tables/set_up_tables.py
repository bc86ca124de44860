"""Tables that are set up for something: a lesson, the deal of a day, or deals that are given.

A table for one person gets its bots, is closed to everybody else, and starts its game at once. A
table for friends waits for them, and bots fill its seats when its host starts the game.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Literal

from msgspec.structs import replace

from parlour.lessons import LESSONS
from parlour.minds.pace import PACE_ALONE
from parlour.minds.registry import TUTOR, minds
from parlour.rules import Change
from parlour.rules.refusal import Refusal, illegal, malformed
from parlour.rules.registry import GAMES, no_such_game
from parlour.tables.asks import Choose
from parlour.tables.choosing import choose
from parlour.tables.daily_deal import DAY_GAMES
from parlour.tables.deals import Terms
from parlour.tables.decision import Decision, Done, Now, done
from parlour.tables.play import start
from parlour.tables.seats import free_name, sit
from parlour.tables.table import (
    DayDeal,
    GivenDeals,
    LessonDeal,
    Occasion,
    Table,
    TableSettings,
)
from parlour.tables.table_events import Dedicated, LockChanged, TableEvent

PERSON = 0
"""The seat of the person whom the table is for."""


def objection(game: str, occasion: Literal["lesson", "day"]) -> Refusal | None:
    """Why a game cannot be played on this occasion, or None."""
    rules = GAMES.get(game)
    if rules is None:
        return malformed(no_such_game(game))
    if occasion == "lesson" and game not in LESSONS:
        return illegal("no-lesson", f"{rules.title} has no lesson.")
    if occasion == "day" and game not in DAY_GAMES:
        return illegal("no-day", f"{rules.title} has no deal of the day.")
    return None


def lesson(game: str, name: str, key: str, now: Now) -> Decision:
    """A table for a lesson, for somebody with the hash of a key."""
    taught = LESSONS[game]
    tutors = (TUTOR,) * taught.partners
    return _set_up(_choice(game, taught.changes), LessonDeal(), name, key, tutors, now)


def day_deal(
    game: str, name: str, key: str, deal: DayDeal, now: Now, seen: tuple[str, ...] = ()
) -> Decision:
    """A table for the deal of a day, for somebody with the hash of a key. ``seen`` are the names of
    deals that they have seen before."""
    chosen = DAY_GAMES[game]
    bots = minds(game)[:1] * chosen.bots
    return _set_up(_choice(game, chosen.changes), deal, name, key, bots, now, seen)


_ALONE = TableSettings(watchers=False, pace=PACE_ALONE)
_UNWATCHED = TableSettings(watchers=False)


def _choice(game: str, changes: Mapping[str, Any], settings: TableSettings = _ALONE) -> Choose:
    return Choose(
        game=game,
        rule_set=next(iter(GAMES[game].rule_sets)),
        changes=dict(changes),
        settings=settings,
    )


def day_team(game: str, name: str, key: str, deal: DayDeal, seen: tuple[str, ...]) -> Decision:
    """A table for friends who play the deal of a day together, with its host, who has the hash of a
    key."""
    chosen = DAY_GAMES[game]
    occasion = replace(deal, team=chosen.bots + 1)
    choice = _choice(game, chosen.changes, _UNWATCHED)
    return _with_host(choice, occasion, name, key, seen)


def given(
    terms: Terms, occasion: GivenDeals, name: str, key: str, seen: tuple[str, ...] = ()
) -> Decision:
    """A table for deals that other tables play, too, with its host, who has the hash of a key."""
    choice = Choose(
        game=terms.game,
        rule_set=terms.rule_set,
        changes=dict(terms.changes),
        settings=TableSettings() if occasion.evening is None else _UNWATCHED,
    )
    return _with_host(choice, occasion, name, key, seen)


def _with_host(
    choice: Choose, occasion: Occasion, name: str, key: str, seen: tuple[str, ...]
) -> Decision:
    return _in_turn(
        lambda table: choose(table, choice),
        lambda table: done(table, Dedicated(occasion=occasion)),
        lambda table: sit(table, name, key, seen=seen),
    )


def _set_up(
    choice: Choose,
    occasion: Occasion,
    name: str,
    key: str,
    bots: Sequence[str],
    now: Now,
    seen: tuple[str, ...] = (),
) -> Decision:
    return _in_turn(
        lambda table: choose(table, choice),
        lambda table: done(table, Dedicated(occasion=occasion)),
        lambda table: sit(table, name, key, seen=seen),
        *(partial(_sit_bot, mind=bot) for bot in bots),
        lambda table: done(table, LockChanged(locked=True)),
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
