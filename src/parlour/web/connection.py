"""Connections: what a viewer is sent, and how the sending goes on with a slow one.

A change only marks a connection as stale; the newest view is sent when the network allows it. So a
slow connection gets fewer views, and never a backlog.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from parlour.rules.seat import Seat
from parlour.tables import keys
from parlour.tables.answers import NO_TABLE, closed
from parlour.tables.live_table import Live
from parlour.tables.table import Holder
from parlour.tables.update import Wanted, make_together
from parlour.web.frames import Writer
from parlour.web.limits import Bucket
from parlour.web.protocol import FromServer, Goodbye

if TYPE_CHECKING:
    from parlour.web.hub import Hub
    from parlour.web.sending import Sending

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
            wanted = self._due(self.viewers.sending())
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
