"""uvicorn's HTTP and WebSocket, made impatient with lines that send or read too slowly.

uvicorn waits for ever for the rest of a request, and for somebody to read what was sent. Whoever
does neither would keep a connection, a task and a full buffer here for as long as they please.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

SEND_TEXTS = "parlour.send-texts"
"""The extension in a socket's ASGI scope whose ``send`` is a ``SendTexts``."""
SendTexts: TypeAlias = Callable[[Sequence[bytes]], Awaitable[None]]
"""Sends several text messages in one write. Raises OSError if the client is gone."""

REQUEST_WITHIN = 10.0
READ_WITHIN = 30.0


class Patience:
    """Ends a connection, and forgets what was to be sent on it, unless it is stopped in time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport) -> None:
        """Starts the time, if it does not run already: a trickle of bytes wins nothing."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._seconds, transport.abort)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _let_go(transport: asyncio.BaseTransport) -> None:
    """Frees a closed transport at once. asyncio's keeps a method of its own, so it would wait for a
    search for cycles, and with a thousand lines open those are rare."""
    if hasattr(transport, "_read_ready_cb"):
        transport._read_ready_cb = None


class Http(H11Protocol):
    """HTTP whose requests arrive, and whose answers are read, within a time."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._request = Patience(REQUEST_WITHIN)
        self._reader = Patience(READ_WITHIN)
        self._request.start(transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE or self.conn.our_state is h11.DONE:
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
        _let_go(self.transport)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is dropped when nobody reads it, or when it does not end when told to."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._reader = Patience(READ_WITHIN)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader.start(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reader.stop()

    def handle_ping(self) -> None:
        """Answers a ping, unless earlier answers are not being read: those would pile up here."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._reader.start(self.transport)

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        extensions[SEND_TEXTS] = {"send": self.send_texts}
        try:
            await super().run_asgi()
        finally:
            # Breaks the cycle, so that the connection is freed at once.
            del extensions[SEND_TEXTS]

    async def send_texts(self, texts: Sequence[bytes]) -> None:
        """Sends messages past ASGI and Starlette, which would wrap each of them three times and
        write each of them alone: a tenth of the server's work under load."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    async def send(self, message: ASGISendEvent) -> None:
        if self.close_sent:
            # uvicorn ended the line meanwhile, because of what came on it. It would take this for
            # a fault of ours.
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.close":
            self._reader.start(self.transport)
        elif message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            # A refusal is an answer, too. uvicorn would miss one, and log an error each time.
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """Ends a line with text that is none. uvicorn does so, too, but writes an error into the
        log each time, which anybody could fill in this way."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        self._reader.stop()
        super().connection_lost(exc)
        _let_go(self.transport)
