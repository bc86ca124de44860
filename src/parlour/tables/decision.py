"""What all decisions at a table have in common.

A decision is made by a pure function. It takes the table, the seat that asks and ``Now``, and
returns events (``Done``) or a refusal.
"""

from collections.abc import Set
from random import Random
from typing import Any, TypeAlias

from parlour.rules import Change
from parlour.rules.refusal import Refusal, illegal, not_yours
from parlour.rules.seat import Seat
from parlour.rules.value import Value
from parlour.tables.table import Table
from parlour.tables.table_events import AnyTableEvent, TableEvent
from parlour.tables.table_fold import evolve

SET_UP = illegal("set-up", "This table is set up for you alone, and stays as it is.")
LOCKED = illegal("locked", "The host has closed this table to newcomers.")


class Now(Value, frozen=True):
    """What a decision may know beside the table: the random source, the served time, the key hashes
    of the people who are connected (``here``) and of those who are away (``away``), the time in
    seconds since the epoch (``wall``), and the end of the table's evening, if it belongs to one."""

    rng: Random
    served: float
    here: Set[str] = frozenset()
    away: Set[str] = frozenset()
    wall: float = 0.0
    ends: float | None = None


class Done(Value, frozen=True):
    """The events of a decision and the table after them. ``told`` holds the game's changes among
    these events, which the log lines narrate. A decision without events changes nothing: it answers
    a question of one person with ``said``."""

    events: tuple[TableEvent, ...]
    table: Table
    told: tuple[Change[Any], ...] = ()
    said: str = ""


Decision: TypeAlias = Done | Refusal


def done(table: Table, *events: AnyTableEvent) -> Done:
    """A decision of these events: folds them into the table."""
    for event in events:
        table = evolve(table, event)
    return Done(events, table)


def both(first: Done, second: Done) -> Done:
    """Joins two decisions. The second must have been made at the table after the first."""
    return Done(first.events + second.events, second.table, first.told + second.told)


def host_only(table: Table, seat: Seat) -> Refusal | None:
    """Refuses everybody but the host."""
    if seat != table.host:
        name = table.holders[table.host].name
        return not_yours("host-only", f"Only the host, {name}, can do that.")
    return None


def between_games(table: Table) -> Refusal | None:
    """Refuses while a game runs."""
    if table.playing:
        return illegal("game-running", "That can be changed when this game is over.")
    return None


def known_seat(table: Table, seat: Seat) -> Refusal | None:
    """Refuses a seat that the table does not have."""
    if not 0 <= seat < len(table.holders):
        return illegal("no-such-seat", f"There is no seat {seat + 1} at this table.")
    return None
