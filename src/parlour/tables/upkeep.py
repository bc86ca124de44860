"""Upkeep: what the operator does to a store, also while servers run on it.

Everything that a running server has to know is an *order*: a numbered row that says which table was
changed or deleted. Servers read the new orders every second. Nothing depends on how soon they do: a
change also moves the end of the table's log, so that a server which does not know of it loses the
race for its next append, and reads the log again.
"""

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from parlour.rules.value import Value
from parlour.tables.store import FinishedGame, LogEntry

What: TypeAlias = Literal["changed", "deleted", "notice"]

NEXT_ORDER = "INSERT INTO orders SELECT coalesce(max(number), 0) + 1, {}, {} FROM orders"
"""Adds an order about a code. The store fills in its own placeholders, and lets only one writer in
at a time, so that numbers become visible in their order."""


class Order(Value, frozen=True):
    """Something the operator did. ``code`` is empty if it is about all tables."""

    number: int
    code: str
    what: str


class Notice(Value, frozen=True):
    """What the operator tells everybody, until a time in seconds since the epoch. ``number`` is the
    order that it came with."""

    number: int
    text: str
    ends: float


class StoredTable(Value, frozen=True):
    """A code that the store knows: how many events its log has (0 if the table has expired), when
    somebody last played there (0.0 likewise), and how many records of its games there are."""

    code: str
    events: int
    touched: float
    records: int


class Upkeep(Protocol):
    """What the operator can do to a store. Nothing is missed that waits in a daybook."""

    async def tables(self) -> Sequence[StoredTable]:
        """All tables, and all expired tables of which records are left, by code. The logs of
        deals, days, evenings and results are not among them."""

    async def logs(self, prefix: str) -> Sequence[str]:
        """The names of all logs that begin with this, such as those of evenings."""

    async def rewrite(
        self, table: str, end: int | None, changed: Sequence[LogEntry], added: Sequence[bytes]
    ) -> bool:
        """Replaces events of a log that ends at ``end``, or anywhere (None), and appends events
        behind it, in one transaction. Returns False, and changes nothing, if the log ends elsewhere
        by now, or is gone."""

    async def delete(self, table: str) -> bool:
        """Deletes the log of a table and the records of its games, for good: the code is never used
        again. Returns whether there was anything."""

    async def replace_record(self, finished: FinishedGame, text: str) -> bool:
        """Replaces the text of a record, unless another one is stored by now. Returns whether it
        did."""

    async def delete_records(self, table: str) -> int:
        """Deletes the records of a table's games. Returns how many there were."""

    async def delete_old_records(self, ended_before: float) -> int:
        """Deletes the records of games that ended before a time. Returns how many there were."""

    async def is_spent(self, table: str) -> bool:
        """Whether a code was used by a table that is no more: it is never used again."""

    async def last_order(self, table: str | None = None) -> int:
        """The number of the last order, or of the last one about a table; 0 if there is none."""

    async def orders(self, after: int) -> Sequence[Order]:
        """The orders behind a number."""

    async def notice(self) -> Notice | None:
        """The notice, also if its time is over."""

    async def put_notice(self, text: str, ends: float) -> None:
        """Puts a notice up in place of the one that is there; an empty text takes it down."""

    async def tidy(self) -> None:
        """Frees the space of what was deleted. A file holds no copies of it any more."""
