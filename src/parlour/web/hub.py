"""Connections: one person's or watcher's line to a table, and all lines of this process.

Nobody ever waits for somebody else's line. A change only marks a connection; its own sender then
sends the newest view once the line is free, so a slow line gets fewer views and never a backlog.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeAlias

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

Send: TypeAlias = Callable[[bytes], Awaitable[None]]

# Answers that wait for a slow line. With so many waiting, nothing more is heard from it.
MOST_WAITING = 64

_encode = msgspec.json.Encoder().encode


class Connection:
    """A line to one viewer of one table."""

    def __init__(self, hub: "Hub", live: Live, key: str | None, since: int, send: Send) -> None:
        self._hub = hub
        self.live = live
        self.key = None if key is None else keys.hash_key(key)
        """The hash of the viewer's key; a watcher has none."""
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
        """Why this viewer may not see the table any more, or None."""
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
        """Waits until the line took some of what waits for it. Who asks faster than they read
        is heard no faster than that, and what waits here never grows."""
        await self._room.wait()

    def mark_stale(self, only: Seat | None = None) -> None:
        """The table changed: the viewer should get a new view when their line is free."""
        if only is not None and only != self.seat:
            return
        self._stale = True
        self._wake.set()

    def want_words(self, wanted: bool) -> None:
        self._words = wanted
        self.mark_stale()

    def end(self, goodbye: Goodbye) -> None:
        """Says goodbye after what is queued and under way, then ends."""
        if self._goodbye is None:
            self._goodbye = goodbye
            self._wake.set()

    async def send_forever(self) -> None:
        """Sends answers and views until the connection ends."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._send(_encode(self._waiting.popleft()))
                self._room.set()
            if self._goodbye is not None:
                if self.asking.locked():
                    # Its answer comes first, and wakes this up.
                    continue
                await self._send(_encode(self._goodbye))
                return
            if self._stale:
                self._stale = False
                if goodbye := self._objection():
                    self.end(goodbye)
                else:
                    await self._send(self._update())

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
        """Says goodbye to everybody; they come back to the next server by themselves."""
        self.draining = True
        goodbye = Goodbye(
            reason="restart", sentence="The server restarts. Your seat is kept.", again=True
        )
        for connection in tuple(self._connections):
            connection.end(goodbye)
