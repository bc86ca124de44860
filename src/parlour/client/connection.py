"""A seat at a table over a WebSocket. It reconnects by itself, says where it last was, and brings
every ask to exactly one answer."""

import asyncio
import contextlib
import random
from collections import deque
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any, Literal, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from parlour.client.outbox import AskOutbox, PendingAsk
from parlour.client.received import MessageOutline, ReceivedUpdate
from parlour.game import Refused
from parlour.rules import Act
from parlour.rules.refusal import too_many
from parlour.tables.answers import Accepted
from parlour.tables.asks import AnyAsk, PlayAct, TypeCommand
from parlour.web.protocol import (
    LARGEST_MESSAGE,
    FromClient,
    Goodbye,
    Hello,
    NoticeMessage,
    RefusedMessage,
    TakenMessage,
    WantWords,
)

ConnectionState = Literal["connecting", "live", "lost", "ended"]
"""A first connection is being made; the server answers; the connection broke, and is being made
again; it has ended for good."""

FIRST_RETRY, LONGEST_RETRY = 0.4, 15.0
"""The longest pauses, in seconds, before the first attempt to reconnect and before any other."""
PATIENCE = 10.0
"""For how many seconds a server may be silent, when a connection is opened or after a ping, before
the connection counts as broken."""
LARGEST_UPDATE = 16_000_000
MOST_UNREAD = 2_000
# The answers to the opening of a connection after which another attempt may succeed.
_PASSING = (408, 425, 429)

_LOST = (OSError, WebSocketException, TimeoutError)
_outline = msgspec.json.Decoder(MessageOutline)
_taken = msgspec.json.Decoder(TakenMessage)
_refused = msgspec.json.Decoder(RefusedMessage)
_goodbye = msgspec.json.Decoder(Goodbye)
_notice = msgspec.json.Decoder(NoticeMessage)


class SeatEnded(Exception):  # noqa: N818 - the seat ended, as the server said it would
    """The connection has ended for good: the seat, the table or the key is gone."""

    def __init__(self, goodbye: Goodbye) -> None:
        super().__init__(goodbye.sentence)
        self.goodbye = goodbye


TOO_LARGE = too_many("too-large", "That is too large for one message.")
LEFT = Goodbye(reason="left", sentence="The connection was closed here.", again=False)


class SeatConnection:
    """The connection of one seat, or of a watcher (without a key). It is a context manager, and is
    connected inside. ``words`` says whether updates contain the view in words."""

    def __init__(
        self, url: str, key: str | None, *, words: bool = False, patience: float = PATIENCE
    ) -> None:
        self._url = url
        self._patience = patience
        self._key = key
        self._words = words
        self._socket: ClientConnection | None = None
        self._outbox = AskOutbox()
        self._failed = 0
        self._told_why = False
        """Whether the server has said why the last connection ends."""
        self._seq = 0
        self._changed = asyncio.Event()
        self._again: set[asyncio.Task[None]] = set()
        self.state: ConnectionState = "connecting"
        self.goodbye: Goodbye | None = None
        """Why the connection has ended for good; None until then."""
        self.problem = ""
        """What went wrong last, while there is no connection."""
        self.notice = ""
        """What the operator tells everybody."""
        self.newest: ReceivedUpdate | None = None
        self.unread: deque[str] = deque(maxlen=MOST_UNREAD)
        """The log lines that nobody has taken with ``take_lines`` yet."""

    async def __aenter__(self) -> Self:
        self._running = asyncio.create_task(self._run())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Ends the connection. The seat stays: whoever has its key can come back."""
        self._running.cancel()
        for task in (*self._again, self._running):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self._end(LEFT)

    # Looking -------------------------------------------------------------------------------

    async def update(self) -> ReceivedUpdate:
        """The newest update; waits for the first one."""
        return await self.until(lambda update: True)

    async def until(self, wanted: Callable[[ReceivedUpdate], bool]) -> ReceivedUpdate:
        """Waits until the newest update fulfils a condition, and returns it. Raises SeatEnded."""
        while True:
            if self.newest is not None and wanted(self.newest):
                return self.newest
            if self.goodbye is not None:
                raise SeatEnded(self.goodbye)
            await self._changed.wait()

    async def updates(self) -> AsyncIterator[ReceivedUpdate]:
        """The newest update, then every newer one; those that came meanwhile are passed over.
        Raises SeatEnded."""
        last: ReceivedUpdate | None = None

        def is_new(update: ReceivedUpdate) -> bool:
            return update is not last

        while True:
            last = await self.until(is_new)
            yield last

    async def change(self) -> None:
        """Waits for the next change: an update, or another state of the connection."""
        await self._changed.wait()

    def take_lines(self) -> list[str]:
        """The log lines since they were last taken, oldest first."""
        lines = list(self.unread)
        self.unread.clear()
        return lines

    # Asking --------------------------------------------------------------------------------

    async def ask(self, ask: AnyAsk) -> Accepted:
        """Asks for something, and waits for the answer, over as many connections as it takes.
        Raises Refused or SeatEnded."""
        if self.goodbye is not None:
            raise SeatEnded(self.goodbye)
        pending = self._outbox.add(ask, self.newest)
        try:
            if len(msgspec.json.encode(pending.message)) > LARGEST_MESSAGE:
                # The server would end the connection, each time that it is sent.
                raise Refused(TOO_LARGE)
            if self.state == "live":
                pending.place = "sent"
                await self._send(pending.message)
            return await pending.answer
        finally:
            self._outbox.forget(pending)

    async def play(self, act: Act | dict[str, Any]) -> Accepted:
        """Does an act of the game. Raises Refused or SeatEnded."""
        return await self.ask(PlayAct(act=msgspec.Raw(msgspec.json.encode(act))))

    async def type(self, command: str) -> Accepted:
        """Does what a typed command means. Raises Refused or SeatEnded."""
        return await self.ask(TypeCommand(command=command))

    # The connection ------------------------------------------------------------------------

    async def _run(self) -> None:
        """Connects, again and again, until the server says that there is no point."""
        while self.goodbye is None:
            try:
                await self._converse()
            except InvalidStatus as error:
                self._be_turned_away(error.response.status_code)
            except _LOST as error:
                if not self._told_why:
                    self.problem = str(error) or type(error).__name__
            except msgspec.MsgspecError as error:
                self.problem = f"The server sent something that is not of this protocol: {error}"
            if self.goodbye is None:
                self._outbox.disconnected()
                self._become("lost")
                pause = min(LONGEST_RETRY, FIRST_RETRY * 2**self._failed)
                self._failed = min(self._failed + 1, 10)
                # Spread out, so that not everybody comes back at the same moment.
                await asyncio.sleep(pause * random.uniform(0.5, 1.0))

    def _be_turned_away(self, status: int) -> None:
        self.problem = f"The server does not open the connection (status {status})."
        if 400 <= status < 500 and status not in _PASSING:
            self._end(Goodbye(reason="turned-away", sentence=self.problem, again=False))

    async def _converse(self) -> None:
        """One connection, from the hello until it breaks."""
        async with connect(
            self._url,
            compression=None,
            max_size=LARGEST_UPDATE,
            open_timeout=self._patience,
            close_timeout=1.0,
            ping_interval=self._patience,
            ping_timeout=self._patience,
        ) as socket:
            self._socket, self._told_why = socket, False
            try:
                await self._send(Hello(key=self._key, since=self._seq))
                if self._words:
                    await self._send(WantWords(wanted=True))
                while self.goodbye is None:
                    await self._hear(await socket.recv(decode=False))
            finally:
                self._socket = None

    async def _send(self, message: FromClient) -> None:
        """Sends a message if there is a connection. If it breaks, the next one has to see to it."""
        if self._socket is not None:
            with contextlib.suppress(*_LOST):
                await self._socket.send(msgspec.json.encode(message), text=True)

    async def _hear(self, frame: bytes) -> None:
        outline = _outline.decode(frame)
        match outline.kind:
            case "update":
                await self._take_update(ReceivedUpdate(frame, outline), outline.lines)
            case "taken":
                taken = _taken.decode(frame)
                self._outbox.taken(taken.id, Accepted(taken.seq, taken.said))
            case "refused":
                self._take_refusal(_refused.decode(frame))
            case "notice":
                self.notice = _notice.decode(frame).text
                self._tell()
            case "goodbye":
                goodbye = _goodbye.decode(frame)
                self.problem, self._told_why = goodbye.sentence, True
                if not goodbye.again:
                    self._end(goodbye)

    async def _take_update(self, update: ReceivedUpdate, lines: tuple[str, ...]) -> None:
        self._seq = update.seq
        self.unread.extend(lines)
        if self._words and update.view is not None and update.words is None:
            # The answer to the hello; the one with the words follows.
            return
        self.newest = update
        if self.state != "live":
            self._failed, self.problem = 0, ""
            self._become("live")
            for message in self._outbox.to_send(update):
                await self._send(message)
        self._tell()

    def _take_refusal(self, message: RefusedMessage) -> None:
        found = self._outbox.refused(message.id, message.refusal, message.wait, self.newest)
        if found is not None:
            pending, wait = found
            again = asyncio.create_task(self._send_again(pending, wait))
            self._again.add(again)
            again.add_done_callback(self._again.discard)

    async def _send_again(self, pending: PendingAsk, wait: float) -> None:
        await asyncio.sleep(wait)
        if self._outbox.is_waiting(pending) and self.state == "live":
            pending.place = "sent"
            await self._send(pending.message)

    def _become(self, state: ConnectionState) -> None:
        if self.state != state:
            self.state = state
            self._tell()

    def _end(self, goodbye: Goodbye) -> None:
        if self.goodbye is None:
            self.goodbye = goodbye
            self._outbox.end(SeatEnded(goodbye))
            self._become("ended")

    def _tell(self) -> None:
        """Wakes everybody who waits for a change."""
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()
