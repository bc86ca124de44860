"""What is due to connections, from the change of a table to the write.

Nobody ever waits for somebody else's connection. The connections of a table are sent to together,
because most of what they get is the same; and a few tables are sent to together, step by step.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from parlour.rules.seat import Seat
from parlour.tables.live_table import Live
from parlour.tables.update import Updates, Wanted, make_together
from parlour.web.connection import Connection

if TYPE_CHECKING:
    from parlour.web.hub import Hub

# How many tables are sent to together at most.
SENT_TOGETHER = 8


class Viewers:
    """The connections to one table."""

    __slots__ = ("__weakref__", "_due", "_hub", "connections", "live")

    def __init__(self, hub: "Hub", live: Live) -> None:
        self._hub = hub
        self.live = live
        self.connections: set[Connection] = set()
        self._due: dict[Connection, None] = {}

    def mark_stale(self, only: Seat | None = None) -> None:
        """Schedules new views, because the table changed. ``only`` is the owner of a private
        change: nobody else gets anything."""
        for connection in self.connections:
            if only is None or only == connection.seat:
                connection.stale = True
                self.send_soon(connection)

    def send_soon(self, connection: Connection) -> None:
        """Schedules what is due for the next turn of the event loop, so that an answer and the view
        that it led to go out in one write."""
        if not self._due:
            self._hub.outbox.send_soon(self)
        self._due[connection] = None

    def taken_due(self) -> Iterable[Connection]:
        """The connections that something is due for. They are not due any more."""
        due, self._due = self._due, {}
        return due

    def sending(self) -> "Sending":
        return Sending(self)

    def updates(self) -> Updates:
        """The updates of a sending."""
        live, hub = self.live, self._hub
        present = hub.presence.at(live.code, live.table.holders)
        return Updates(live, present, hub.tables.clock.now())


class Outbox:
    """What is due to connections, from the change of a table to the write.

    Both is done for a few tables at a time. What is made for them is made step by step, because a
    processor does the same thing for many in less time than many things for one. And a write wakes
    its client up, which costs more than the write itself. Nobody waits for a table that has nothing
    to send.
    """

    __slots__ = ("_due",)

    def __init__(self) -> None:
        self._due: list[Viewers] = []

    def send_soon(self, viewers: Viewers) -> None:
        if not self._due:
            asyncio.get_running_loop().call_soon(self._send)
        self._due.append(viewers)

    def _send(self) -> None:
        due, self._due = self._due, []
        for start in range(0, len(due), SENT_TOGETHER):
            self._send_together(due[start : start + SENT_TOGETHER])

    def _send_together(self, tables: Sequence[Viewers]) -> None:
        """Makes what is due to the connections of these tables, and writes it."""
        connections: list[Connection] = []
        wanted: list[tuple[Connection, Wanted]] = []
        for viewers in tables:
            sending = viewers.sending()
            for connection in viewers.taken_due():
                connections.append(connection)
                if (update := connection.due(sending)) is not None:
                    wanted.append((connection, update))
        try:
            made = make_together([update for _, update in wanted])
        except Exception:  # one of them is at fault: the others must be sent
            for connection, update in wanted:
                connection.make_alone(update)
        else:
            for (connection, update), pieces in zip(wanted, made, strict=True):
                connection.take(update, pieces)
        for connection in connections:
            try:
                connection.write()
            except Exception as error:  # the other connections must be written to
                connection.fail(error)


class Sending:
    """One sending to the connections of a table: what they share is made once for all of them."""

    __slots__ = ("_viewers", "updates")

    def __init__(self, viewers: Viewers) -> None:
        self._viewers = viewers
        self.updates: Updates | None = None
        """The updates of this sending, once a connection has needed them."""

    def make_updates(self) -> Updates:
        self.updates = self._viewers.updates()
        return self.updates
