"""Connections: one viewer's connection to a table, and all connections of this process.

Nobody ever waits for somebody else's connection. A change only marks a connection as stale; its
own sender then sends the newest view when the network allows it. So a slow connection gets fewer
views, and never a backlog.
"""

import asyncio
from collections import deque

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
from parlour.web.uvicorn_protocols import SendTexts

# How many answers may wait for a slow connection before the server stops reading from it.
MOST_WAITING = 64

_encode = msgspec.json.Encoder().encode


class Connection:
    """A connection to one viewer of one table."""

    def __init__(
        self, hub: "Hub", live: Live, key: str | None, since: int, send: SendTexts
    ) -> None:
        self._hub = hub
        self.live = live
        self.key = None if key is None else keys.hash_key(key)
        """The hash of the viewer's key; None for a watcher."""
        self._holders: tuple[Holder, ...] = ()
        self._seat: Seat | None = None
        self._since = since
        self._send = send
        self._waiting: deque[FromServer] = deque()
        self._goodbye: Goodbye | None = None
        self._stale = True
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
        self._wake.set()
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
        self._wake.set()

    def want_words(self, wanted: bool) -> None:
        self._words = wanted
        self.mark_stale()

    def end(self, goodbye: Goodbye) -> None:
        """Ends the connection with a goodbye, after the queued answers and the ask under way."""
        if self._goodbye is None:
            self._goodbye = goodbye
            self._wake.set()

    async def send_forever(self) -> None:
        """Sends answers and views until the connection ends. An answer and the view that it led to
        go out in one write."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._stale and not self.ended and (goodbye := self._objection()):
                self.end(goodbye)
            messages = [_encode(message) for message in self._waiting]
            self._waiting.clear()
            # Wait for the answer to the ask under way: queueing it wakes this loop.
            leaving = self._goodbye is not None and not self.asking.locked()
            if self._goodbye is None:
                if self._stale:
                    self._stale = False
                    messages.append(self._update())
            elif leaving:
                messages.append(_encode(self._goodbye))
            if messages:
                await self._send(messages)
                self._room.set()
            if leaving:
                return

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
