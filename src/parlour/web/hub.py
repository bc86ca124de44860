"""Connections: one viewer's connection to a table, and all connections of this process.

Nobody ever waits for somebody else's connection. A change only marks a connection as stale; its
own sender then sends the newest view when the network allows it. So a slow connection gets fewer
views, and never a backlog.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Protocol

import msgspec

from parlour.rules.seat import Seat
from parlour.tables import keys
from parlour.tables.answers import NO_TABLE
from parlour.tables.driver import TableDriver
from parlour.tables.live_table import Live
from parlour.tables.presence import Presence
from parlour.tables.presence_sync import PresenceSync
from parlour.tables.service import Tables
from parlour.tables.table import Holder
from parlour.tables.update import update
from parlour.web.protocol import FromServer, Goodbye

# How many answers may wait for a slow connection before the server stops reading from it.
MOST_WAITING = 64

_encode = msgspec.json.Encoder().encode


class Writer(Protocol):
    """Where a connection's messages go."""

    @property
    def can_write(self) -> bool: ...

    async def wait_until_writable(self) -> None: ...

    def write_texts(self, texts: Sequence[bytes]) -> None: ...


class Connection:
    """A connection to one viewer of one table."""

    def __init__(self, hub: "Hub", live: Live, key: str | None, since: int, writer: Writer) -> None:
        self._hub = hub
        self.live = live
        self.key = None if key is None else keys.hash_key(key)
        """The hash of the viewer's key; None for a watcher."""
        self._holders: tuple[Holder, ...] = ()
        self._seat: Seat | None = None
        self._since = since
        self._writer = writer
        self._waiting: deque[FromServer] = deque()
        self._goodbye: Goodbye | None = None
        self._stale = True
        self._loop = asyncio.get_running_loop()
        self._scheduled = False
        self._blocked = False
        self._gone = False
        self._error: Exception | None = None
        self._wake = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()
        self.asking = asyncio.Lock()
        """Held while an ask is under way."""
        self._words = False

    @property
    def ended(self) -> bool:
        return self._goodbye is not None

    @property
    def seat(self) -> Seat | None:
        """The viewer's seat now: seats move up when somebody leaves, and change hands."""
        if self.key is None:
            return None
        holders = self.live.table.holders
        if holders is not self._holders:
            self._holders, self._seat = holders, self.live.seat_with(self.key)
        return self._seat

    def _objection(self) -> Goodbye | None:
        """The reason why this viewer may not see the table any more, or None."""
        if self.live.gone:
            return Goodbye(reason=NO_TABLE.code, sentence=NO_TABLE.sentence, again=False)
        if self.key is not None and self.seat is None:
            return Goodbye(
                reason="seat-gone", sentence="Your seat was given away or moved.", again=False
            )
        if self.key is None and not self.live.table.settings.watchers:
            return Goodbye(
                reason="no-watchers", sentence="This table is not open to watchers.", again=False
            )
        return None

    def say(self, message: FromServer) -> None:
        """Queues an answer."""
        self._waiting.append(message)
        self._send_soon()
        if len(self._waiting) >= MOST_WAITING:
            self._room.clear()

    async def wait_for_room(self) -> None:
        """Backpressure: waits until the send queue has drained a little. A client that asks faster
        than it reads is slowed down, and the queue stays bounded."""
        await self._room.wait()

    def mark_stale(self, only: Seat | None = None) -> None:
        """Schedules a new view, because the table changed. ``only`` is the owner of a private
        change: all other viewers ignore it."""
        if only is not None and only != self.seat:
            return
        self._stale = True
        self._send_soon()

    def want_words(self, wanted: bool) -> None:
        self._words = wanted
        self.mark_stale()

    def end(self, goodbye: Goodbye) -> None:
        """Ends the connection with a goodbye, after the queued answers and the ask under way."""
        if self._goodbye is None:
            self._goodbye = goodbye
            self._send_soon()

    # Sending -------------------------------------------------------------------------------

    def _send_soon(self) -> None:
        """Schedules what is due for this turn of the event loop, so that an answer and the view
        that it led to go out in one write."""
        if not self._scheduled:
            self._scheduled = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        """Sends what is due at once. If the client reads slowly, or the connection ends,
        ``send_forever`` takes over."""
        self._scheduled = False
        if self._goodbye is not None or self._blocked or not self._writer.can_write:
            self._wake.set()
            return
        try:
            self._write(self._due())
        except OSError:
            # The client is gone. Keeping the error would keep this connection, by its traceback.
            self._gone = True
            self._wake.set()
        except Exception as error:  # send_forever raises it where the connection is served
            self._error = error
            self._wake.set()

    async def send_forever(self) -> None:
        """Sends to a client that reads slowly, and says goodbye. Returns when the connection has
        ended, or raises OSError."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._gone:
                return
            error, self._error = self._error, None
            if error is not None:
                raise error
            self._blocked = True
            await self._writer.wait_until_writable()
            self._blocked = False
            # Wait for the answer to the ask under way: queueing it wakes this loop.
            goodbye = None if self.asking.locked() else self._goodbye
            messages = self._due()
            if goodbye is not None:
                messages.append(_encode(goodbye))
            self._write(messages)
            if goodbye is not None:
                return

    def _due(self) -> list[bytes]:
        """The answers that wait, and the newest view if the client's is stale."""
        messages = [_encode(message) for message in self._waiting]
        self._waiting.clear()
        if self._stale and self._goodbye is None:
            self._stale = False
            if objection := self._objection():
                self.end(objection)
            else:
                messages.append(self._update())
        return messages

    def _write(self, messages: Sequence[bytes]) -> None:
        if messages:
            self._writer.write_texts(messages)
            self._room.set()

    def _update(self) -> bytes:
        live, hub = self.live, self._hub
        present, served = hub.presence.at(live.code, live.table.holders), hub.tables.clock.now()
        newest = update(live, self.seat, present, served, self._since, words=self._words)
        self._since = newest.seq
        return _encode(newest)


class Hub:
    """All connections of this process."""

    def __init__(self, tables: Tables, driver: TableDriver, presence: Presence) -> None:
        self.tables = tables
        self.driver = driver
        self._connections: set[Connection] = set()
        self.presence = presence
        self.presence_sync = PresenceSync(tables, presence)
        self.draining = False

    def __len__(self) -> int:
        return len(self._connections)

    def add(self, connection: Connection) -> None:
        self._connections.add(connection)
        self.presence.arrive(connection.live.code, connection.key)
        self.presence_sync.note(connection.live.code)
        connection.live.listeners.add(connection.mark_stale)
        connection.live.notify()
        self.driver.watch(connection.live)

    def remove(self, connection: Connection) -> None:
        connection.live.listeners.discard(connection.mark_stale)
        self._connections.discard(connection)
        self.presence.leave(connection.live.code, connection.key)
        self.presence_sync.note(connection.live.code)
        connection.live.notify()

    def drain(self) -> None:
        """Says goodbye on all connections. Clients reconnect by themselves to the next server."""
        self.draining = True
        goodbye = Goodbye(
            reason="restart", sentence="The server restarts. Your seat is kept.", again=True
        )
        for connection in tuple(self._connections):
            connection.end(goodbye)
