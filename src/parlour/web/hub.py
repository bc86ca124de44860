"""Connections: one viewer's connection to a table, and all connections of this process.

Nobody ever waits for somebody else's connection. A change only marks a connection as stale; the
newest view is sent when the network allows it. So a slow connection gets fewer views, and never a
backlog. The connections of a table are sent to together, because most of what they get is the same.
"""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from time import time

import msgspec

from parlour.rules.seat import Seat
from parlour.tables import keys
from parlour.tables.answers import NO_TABLE, closed
from parlour.tables.driver import TableDriver
from parlour.tables.live_table import Live
from parlour.tables.presence import Presence
from parlour.tables.presence_sync import PresenceSync
from parlour.tables.service import Tables
from parlour.tables.table import Holder
from parlour.tables.update import Updates, Wanted, make_together
from parlour.tables.upkeep import Notice
from parlour.web.frames import Writer
from parlour.web.limits import Bucket
from parlour.web.protocol import NO_NOTICE, FromServer, Goodbye, NoticeMessage

# How many tables are sent to together at most.
SENT_TOGETHER = 8
# How many bytes of a connection are counted at once. Counting each message would cost more.
COUNTED_TOGETHER = 32_000
# How many answers may wait for a slow connection before the server stops reading from it.
MOST_WAITING = 64

_encode = msgspec.json.Encoder().encode


class Connection:
    """A connection to one viewer of one table."""

    __slots__ = (
        "_allowance",
        "_blocked",
        "_error",
        "_gone",
        "_goodbye",
        "_holders",
        "_made",
        "_resting",
        "_room",
        "_seat",
        "_since",
        "_uncounted",
        "_until_answered",
        "_waiting",
        "_wake",
        "_words",
        "_writer",
        "asking",
        "full",
        "key",
        "live",
        "stale",
        "viewers",
    )

    def __init__(
        self,
        hub: "Hub",
        live: Live,
        key: str | None,
        since: int,
        writer: Writer,
        allowance: Bucket | None = None,
    ) -> None:
        """``allowance`` has the bytes that may be sent to the viewer's address; None: no limit."""
        self.live = live
        self.key = None if key is None else keys.hash_key(key)
        """The hash of the viewer's key; None for a watcher."""
        self._holders: tuple[Holder, ...] = ()
        self._seat: Seat | None = None
        self._since = since
        self._writer = writer
        self._waiting: deque[FromServer] = deque()
        self._goodbye: Goodbye | None = None
        self.stale = True
        """Whether the table has changed since the last update."""
        self._made: list[Sequence[bytes]] = []
        """Messages that are made but not yet written, in pieces."""
        self.viewers = hub.viewers_of(live)
        self._allowance = allowance
        self._uncounted = 0
        """How many bytes were sent and are not yet taken from the allowance."""
        self._resting = False
        """Whether the allowance is used up for now."""
        self._blocked = False
        self._gone = False
        self._error: Exception | None = None
        self._wake = asyncio.Event()
        self.full = False
        """Whether so many answers wait that the server should stop reading for now."""
        self._room: asyncio.Future[None] | None = None
        self.asking = False
        """Whether an ask is under way."""
        self._until_answered: asyncio.Future[None] | None = None
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

    def _objection(self, seat: Seat | None) -> Goodbye | None:
        """The reason why this viewer may not see the table any more, or None."""
        if self.live.gone:
            return Goodbye(reason=NO_TABLE.code, sentence=NO_TABLE.sentence, again=False)
        if self.live.table.closed is not None:
            why = closed(self.live.table.closed)
            return Goodbye(reason=why.code, sentence=why.sentence, again=False)
        if seat is not None:
            return None
        if self.key is not None:
            return Goodbye(
                reason="seat-gone", sentence="Your seat was given away or moved.", again=False
            )
        if not self.live.table.settings.watchers:
            return Goodbye(
                reason="no-watchers", sentence="This table is not open to watchers.", again=False
            )
        return None

    def say(self, message: FromServer) -> None:
        """Queues an answer."""
        self._waiting.append(message)
        self.viewers.send_soon(self)
        self.full = len(self._waiting) >= MOST_WAITING

    def end_ask(self) -> None:
        self.asking = False
        if self._until_answered is not None and not self._until_answered.done():
            self._until_answered.set_result(None)

    async def until_answered(self) -> None:
        """Waits for the end of the ask under way."""
        while self.asking:
            self._until_answered = asyncio.get_running_loop().create_future()
            await self._until_answered

    async def wait_for_room(self) -> None:
        """Backpressure: waits until the send queue has drained a little. A client that asks faster
        than it reads is slowed down, and the queue stays bounded."""
        while self.full:
            self._room = asyncio.get_running_loop().create_future()
            await self._room

    def want_words(self, wanted: bool) -> None:
        if wanted != self._words:
            self._words = wanted
            self.stale = True
            self.viewers.send_soon(self)

    def end(self, goodbye: Goodbye) -> None:
        """Ends the connection with a goodbye, after the queued answers and the ask under way."""
        if self._goodbye is None:
            self._goodbye = goodbye
            self.viewers.send_soon(self)

    # Sending -------------------------------------------------------------------------------

    def due(self, sending: "Sending") -> Wanted | None:
        """Makes the answers that are due, if they can be written at once. Returns the update that
        is due, too: it is made together with those of others."""
        if self._goodbye is not None or self._blocked or not self._writer.can_write:
            self._wake.set()
            return None
        if self._resting:
            return None
        try:
            return self._due(sending)
        except Exception as error:  # send_forever raises it where the connection is served
            self.fail(error)
            return None

    def take(self, wanted: Wanted, update: Sequence[bytes]) -> None:
        """Takes the update that was wanted, to be written."""
        self._made.append(update)
        self._since = wanted.updates.seq

    def make_alone(self, wanted: Wanted) -> None:
        """Makes an update that could not be made together with others."""
        try:
            self.take(wanted, make_together([wanted])[0])
        except Exception as error:  # send_forever raises it where the connection is served
            self.fail(error)

    def fail(self, error: Exception) -> None:
        """Ends the connection, because it could not be written to. ``send_forever`` goes on from
        there."""
        if isinstance(error, OSError):
            # The client is gone. Keeping the error would keep this connection, by its traceback.
            self._gone = True
        else:
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
            goodbye = None if self.asking else self._goodbye
            wanted = self._due(Sending(self.viewers))
            if wanted is not None:
                self.take(wanted, make_together([wanted])[0])
            if goodbye is not None:
                self._made.append((_encode(goodbye),))
            self.write()
            if goodbye is not None:
                return

    def _due(self, sending: "Sending") -> Wanted | None:
        """Makes the answers that wait. Returns the newest update if the client's is stale."""
        if self._waiting:
            self._made += [(_encode(message),) for message in self._waiting]
            self._waiting.clear()
            self._make_room()
        if not self.stale or self._goodbye is not None:
            return None
        self.stale = False
        seat = self.seat
        # Most connections have a seat at an open table: there is no objection to look for.
        closed_to = seat is None or self.live.gone or self.live.table.closed is not None
        if closed_to and (objection := self._objection(seat)):
            self.end(objection)
            return None
        return Wanted(sending.updates or sending.make_updates(), seat, self._since, self._words)

    def _make_room(self) -> None:
        self.full = False
        if self._room is not None and not self._room.done():
            self._room.set_result(None)

    def write(self) -> None:
        """Writes what was made. Raises OSError if the client is gone."""
        made = self._made
        if made:
            self._made = []
            self._uncounted += self._writer.write_texts(made)
            if self._uncounted >= COUNTED_TOGETHER and self._allowance is not None:
                self._count(self._allowance)

    def _count(self, allowance: Bucket) -> None:
        """Takes what was sent from the allowance, and rests if that is used up. What is due then
        waits, and of views only the newest is sent afterwards."""
        wait = allowance.spend(self._uncounted)
        self._uncounted = 0
        if wait:
            self._resting = True
            asyncio.get_running_loop().call_later(wait, self.go_on)

    def go_on(self) -> None:
        """Ends the rest."""
        self._resting = False
        self.viewers.send_soon(self)


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

    def updates(self) -> Updates:
        """The updates of this sending."""
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
            sending = Sending(viewers)
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


class Hub:
    """All connections of this process."""

    def __init__(self, tables: Tables, driver: TableDriver, presence: Presence) -> None:
        self.tables = tables
        self.driver = driver
        self._connections: set[Connection] = set()
        self._viewers: dict[Live, Viewers] = {}
        self.outbox = Outbox()
        self.presence = presence
        self.presence_sync = PresenceSync(tables, presence)
        self.draining = False
        self._notice: Notice | None = None

    @property
    def notice(self) -> NoticeMessage | None:
        """The operator's notice, if its time is not over."""
        notice = self._notice
        left = 0.0 if notice is None else notice.ends - time()
        if notice is None or left <= 0:
            return None
        return NoticeMessage(number=notice.number, text=notice.text, seconds=left)

    def tell(self, notice: Notice | None) -> None:
        """Tells everybody the operator's notice, or that there is none any more."""
        self._notice = notice
        for connection in self._connections:
            connection.say(self.notice or NO_NOTICE)

    def __len__(self) -> int:
        return len(self._connections)

    def watchers_of(self, live: Live) -> int:
        """How many watchers of a table are connected to this process."""
        viewers = self._viewers.get(live)
        return 0 if viewers is None else sum(c.key is None for c in viewers.connections)

    def viewers_of(self, live: Live) -> Viewers:
        return self._viewers.setdefault(live, Viewers(self, live))

    def add(self, connection: Connection) -> None:
        viewers, live = connection.viewers, connection.live
        self._connections.add(connection)
        viewers.connections.add(connection)
        self.presence.arrive(connection.live.code, connection.key)
        self.presence_sync.note(connection.live.code)
        live.listeners.add(viewers.mark_stale)
        if self.notice is not None:
            connection.say(self.notice)
        live.notify()
        self.driver.watch(live)

    def remove(self, connection: Connection) -> None:
        viewers = connection.viewers
        self._connections.discard(connection)
        viewers.connections.discard(connection)
        if not viewers.connections:
            connection.live.listeners.discard(viewers.mark_stale)
            self._viewers.pop(connection.live, None)
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
