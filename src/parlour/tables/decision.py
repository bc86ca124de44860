"""What all decisions at a table have in common.

A decision is a pure function: it takes the table, who asks and ``Now``, and gives what happens
(``Done``) or a refusal. It changes nothing.
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
    """All that a decision may know beside the table: the random source, the served time, and the
    hashes of the keys of those who are connected (``here``) and of those who have been gone for
    long (``away``)."""

    rng: Random
    served: float
    here: Set[str] = frozenset()
    away: Set[str] = frozenset()


class Done(Value, frozen=True):
    """The events of a decision and the table after them. ``told`` are the changes of the game among
    these events, which the players are told of."""

    events: tuple[TableEvent, ...]
    table: Table
    told: tuple[Change[Any], ...] = ()


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
        return not_yours("host-only", f"Only the host, {table.holders[table.host].name}, can.")
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
