"""uvicorn's HTTP and WebSocket protocols, with timeouts for clients that send or read too slowly.

uvicorn waits for ever for the rest of a request, and for a client to read what was sent. A client
that does neither would hold a connection, a task and a full buffer for as long as it likes.
"""

import asyncio
from collections.abc import Sequence
from struct import Struct

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

PROTOCOL_EXTENSION = "parlour.protocol"
"""The extension in a socket's ASGI scope that holds its ``SocketProtocol``, as ``writer``."""

REQUEST_WITHIN = 10.0
READ_WITHIN = 30.0
# How many messages of a client may wait for the application before the server stops reading.
MOST_UNREAD = 4

# The header of a text frame in one piece that a server sends, by the size of its payload.
_TEXT = 0x81
_short_header = Struct("!BB").pack
_medium_header = Struct("!BBH").pack
_long_header = Struct("!BBQ").pack


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


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is aborted if its client does not read, or does not close when asked to."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
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

    def write_texts(self, texts: Sequence[bytes]) -> None:
        """Writes text messages at once, past ASGI and Starlette, which wrap each of them three
        times and write each of them alone. Raises OSError if the client is gone."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        frames: list[bytes] = []
        for text in texts:
            frames += _header(len(text)), text
        self.transport.write(b"".join(frames))

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
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                text = data.decode()
            except UnicodeDecodeError:
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._reader.stop()
        super().connection_lost(exc)
        # Whoever waits for room must notice that the connection is gone.
        self.can_write = True
        _break_cycle(self.transport)


def _header(size: int) -> bytes:
    """The header of the WebSocket frame of a text message. No extension is ever negotiated, so a
    message is sent as it is."""
    if size < 126:
        return _short_header(_TEXT, size)
    if size < 65_536:
        return _medium_header(_TEXT, 126, size)
    return _long_header(_TEXT, 127, size)
