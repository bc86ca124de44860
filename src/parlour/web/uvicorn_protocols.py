"""uvicorn's HTTP and WebSocket protocols, with timeouts for clients that send or read too slowly.

uvicorn waits for ever for the rest of a request, and for a client to read what was sent. A client
that does neither would hold a connection, a task and a full buffer for as long as it likes.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any

import h11
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent, WebSocketReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quickest one
from websockets.http11 import Request
from websockets.protocol import State

from parlour.web.frames import TEXT, OddFrameError, payload, text_header

PROTOCOL_EXTENSION = "parlour.protocol"
"""The extension in a socket's ASGI scope that holds its ``SocketProtocol``, as ``writer``."""

REQUEST_WITHIN = 10.0
READ_WITHIN = 30.0
# How many messages of a client may wait for the application before the server stops reading.
MOST_UNREAD = 4


class Patience:
    """A timeout that aborts a connection and drops its unsent data, unless it is stopped."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport) -> None:
        """Starts the timer unless it runs already: a trickle of bytes does not extend it."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._seconds, transport.abort)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _break_cycle(transport: asyncio.BaseTransport) -> None:
    """Frees a closed transport at once. asyncio's transport refers to a method of its own, so it
    would wait for the garbage collector, which runs rarely with a thousand connections open."""
    if hasattr(transport, "_read_ready_cb"):
        transport._read_ready_cb = None


class Http(H11Protocol):
    """HTTP with timeouts for the arrival of a request and for the reading of its response."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._request = Patience(REQUEST_WITHIN)
        self._reader = Patience(READ_WITHIN)
        self._request.start(transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # The body is part of the request: a client cannot send it as slowly as it likes. After an
        # upgrade the connection belongs to a WebSocket, although no end of a body has come.
        ours = self.transport.get_protocol() is self
        arriving = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if ours and (arriving or self.conn.our_state is h11.DONE):
            self._request.start(self.transport)
        else:
            self._request.stop()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader.start(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reader.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._request.stop()
        self._reader.stop()
        super().connection_lost(exc)
        _break_cycle(self.transport)


class Inbox:
    """What has arrived on a connection, in order, for its one reader. asyncio's queue is made for
    many readers, and takes several times as long."""

    def __init__(self) -> None:
        self._arrived: deque[ASGIReceiveEvent] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        self._arrived.append(event)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self._arrived:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._arrived.popleft()

    def qsize(self) -> int:
        return len(self._arrived)

    def empty(self) -> bool:
        return not self._arrived


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is aborted if its client does not read, or does not close when asked to."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Inbox()  # type: ignore[assignment]  # it has what uvicorn uses of a queue
        self._cuts = False
        """Whether what arrives is cut into frames here."""
        self._rest = b""
        """The beginning of a frame whose rest has not arrived yet."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        # uvloop keeps what fits into its buffer until the end of the turn. Without a buffer it
        # writes at once, so clients read while updates are made for others.
        self.transport.set_write_buffer_limits(0)
        self._reader = Patience(READ_WITHIN)
        self.can_write = True
        """Whether the client has read enough of what was written before."""

    def pause_writing(self) -> None:
        super().pause_writing()
        self.can_write = False
        self._reader.start(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.can_write = True
        self._reader.stop()

    def handle_ping(self) -> None:
        """Answers a ping, unless the client does not read: unread answers would pile up."""
        if self.can_write:
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._reader.start(self.transport)

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        extensions[PROTOCOL_EXTENSION] = {"writer": self}
        try:
            await super().run_asgi()
        finally:
            # Breaks the cycle, so that the connection is freed at once.
            del extensions[PROTOCOL_EXTENSION]

    async def wait_until_writable(self) -> None:
        await self.writable.wait()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        # uvicorn hands the request over alone: all that comes after it are frames.
        self._cuts = True

    def data_received(self, data: bytes) -> None:
        """Cuts what arrives into frames. A text message in one frame, as clients send, is read here
        in a few steps. Every other frame goes to the library, whole: so the library is between two
        frames whenever one begins, and it alone judges what is odd."""
        if not self._cuts:
            super().data_received(data)
            return
        data, at = self._rest + data, 0
        conn, most = self.conn, self.config.ws_max_size
        try:
            while at < len(data):
                start, stop = payload(data, at, most)
                if not start or stop > len(data):
                    break
                if data[at] == TEXT and conn.current_size is None and conn.state is State.OPEN:
                    self._text_received(apply_mask(data[start:stop], data[start - 4 : start]))
                else:
                    super().data_received(data[at:stop])
                at = stop
        except OddFrameError:
            self._cuts = False
            super().data_received(data[at:])
        else:
            self._rest = data[at:]

    def write_texts(self, texts: Sequence[Sequence[bytes]]) -> int:
        """Writes text messages, each in pieces, at once and past ASGI and Starlette, which wrap
        each of them three times and write each of them alone. Returns how many bytes that were.
        Raises OSError if the client is gone."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        frames: list[bytes] = []
        for pieces in texts:
            frames.append(text_header(sum(map(len, pieces))))
            frames += pieces
        data = b"".join(frames)
        self.transport.write(data)
        return len(data)

    async def send(self, message: ASGISendEvent) -> None:
        if self.close_sent:
            # uvicorn has closed the connection because of what the client sent. Without this it
            # would report our message as a fault of the application.
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.close":
            self._reader.start(self.transport)
        elif message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            # A denial response completes the handshake. uvicorn would otherwise log an error for
            # each one, because it expects the handshake to be completed.
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """Queues a message for the application.

        uvicorn does so, too, but it logs an error for text that is not UTF-8, and anybody could
        fill the log. And it stops reading at every message: here a client may be a few ahead.
        """
        data, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text":
            self._text_received(data)
        elif not self.close_sent:
            self._queue({"type": "websocket.receive", "bytes": data})

    def _text_received(self, data: bytes) -> None:
        if self.close_sent:
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            self._queue({"type": "websocket.receive", "text": text})

    def _queue(self, event: WebSocketReceiveEvent) -> None:
        self.queue.put_nowait(event)
        if not self.read_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._reader.stop()
        super().connection_lost(exc)
        # Whoever waits for room must notice that the connection is gone.
        self.can_write = True
        _break_cycle(self.transport)
