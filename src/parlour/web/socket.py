"""The WebSocket: the client says hello, then sends asks; the server sends answers and updates."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Mapping, Sequence
from time import monotonic
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from parlour.rules.refusal import Refusal, malformed, not_understood
from parlour.tables.answers import AWAY, NO_TABLE, WRONG_KEY, Accepted, Answer
from parlour.tables.live_table import Live
from parlour.tables.store import StoreError
from parlour.web import metrics
from parlour.web.connection import Connection
from parlour.web.hub import Hub
from parlour.web.limits import Bucket, Buckets, slow_down, take_from_all, whole_seconds
from parlour.web.protocol import (
    OUR_FAULT,
    PROTOCOL,
    ActId,
    Asked,
    AskFor,
    FromClient,
    Goodbye,
    Hello,
    Ping,
    Pong,
    RefusedMessage,
    TakenMessage,
    WantWords,
)
from parlour.web.settings import ServerSettings
from parlour.web.uvicorn_protocols import PROTOCOL_EXTENSION, SocketProtocol
from parlour.web.visitors import ASKING_BURST, Visitors

HELLO_WITHIN = 10.0

log = logging.getLogger("parlour.sockets")

_decoder = msgspec.json.Decoder(FromClient)


class Nonsense(Struct, frozen=True):
    """A message that could not be decoded: the refusal to send, and the message's id if that could
    be decoded, else an empty one."""

    refusal: Refusal
    id: str


class Outline(Struct, frozen=True):
    """The part of a message that is needed to answer it."""

    id: ActId


class HelloOutline(Struct, frozen=True, tag_field="kind", tag="hello"):
    """The part of a hello that every version of the protocol has."""

    protocol: int = PROTOCOL


_outline = msgspec.json.Decoder(Outline)
_hello_outline = msgspec.json.Decoder(HelloOutline)

Heard: TypeAlias = FromClient | Nonsense


class TableSocket:
    """Serves one WebSocket from hello to goodbye."""

    def __init__(self, hub: Hub, visitors: Visitors, settings: ServerSettings) -> None:
        self._hub = hub
        self._visitors = visitors
        self._messages_per_second = settings.messages_per_second
        self._watchers_per_table = settings.watchers_per_table
        self._seats = Buckets(settings.asks_per_second, settings.asks_per_second * ASKING_BURST)

    async def serve(self, socket: WebSocket, code: str, address: str) -> None:
        await socket.accept()
        # A connection that breaks, or times out, is not an error.
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            goodbye = None
            try:
                goodbye = await self._welcome(socket, code, address)
            except (WebSocketDisconnect, TimeoutError):
                raise
            except Exception:
                log.exception("a connection failed")
                goodbye = _goodbye(OUR_FAULT, again=True)
            if goodbye is not None:
                await socket.send_text(msgspec.json.encode(goodbye).decode())
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close()

    async def _welcome(self, socket: WebSocket, code: str, address: str) -> Goodbye | None:
        """Serves a client until it leaves. Returns a goodbye if it may not see the table."""
        hello = await self._hello(socket)
        if isinstance(hello, Goodbye):
            return hello
        live = await self._admit(code, hello, address)
        if isinstance(live, Goodbye):
            return live
        await self._serve(socket, live, hello, address)
        return None

    async def _hello(self, socket: WebSocket) -> Hello | Goodbye:
        async with asyncio.timeout(HELLO_WITHIN):
            data = _data_of(await socket.receive())
        # Check the version first: the hello of another version may have unknown fields.
        if _protocol_of(data) not in (None, PROTOCOL):
            return _goodbye(_OTHER_PROTOCOL)
        match _read(data):
            case Hello() as hello:
                return hello
            case Nonsense(refusal=refusal) if _protocol_of(data) is not None:
                return _goodbye(refusal)
            case _:
                return _goodbye(_NO_HELLO)

    async def _admit(self, code: str, hello: Hello, address: str) -> Live | Goodbye:
        """The table, or a goodbye if the client may not see it."""
        if self._hub.draining:
            return _goodbye(_RESTARTING, again=True)
        # The client may be guessing codes or keys. After too many guesses it learns nothing, not
        # even by the time that a lookup takes.
        if wait := self._visitors.guessing_wait(address, hello.key):
            return _goodbye(slow_down(wait), again=True)
        try:
            live = await self._hub.tables.find(code, hello.since)
        except StoreError:
            return _goodbye(AWAY, again=True)
        if live is not None and hello.key is not None and live.seat_of(hello.key) is not None:
            self._visitors.remember_key(hello.key)
            return live
        if live is None or hello.key is not None:
            self._visitors.guesses.take(address)
            return _goodbye(NO_TABLE if live is None else WRONG_KEY)
        if not live.table.settings.watchers:
            return _goodbye(_NO_WATCHERS)
        full = self._hub.watchers_of(live) >= self._watchers_per_table
        return _goodbye(_MANY_WATCHERS) if full else live

    async def _serve(self, socket: WebSocket, live: Live, hello: Hello, address: str) -> None:
        protocol: SocketProtocol = socket.scope["extensions"][PROTOCOL_EXTENSION]["writer"]
        allowance = self._visitors.sent.of(address)
        connection = Connection(self._hub, live, hello.key, hello.since, protocol, allowance)
        self._hub.add(connection)
        try:
            await self._converse(protocol, connection, self._visitors.asks.limits(address))
        finally:
            self._hub.remove(connection)

    async def _converse(
        self, protocol: SocketProtocol, connection: Connection, limits: Sequence[Bucket]
    ) -> None:
        """Receives and sends at the same time. When one of the two ends, the other is stopped."""
        sending = asyncio.create_task(_until_closed(connection.send_forever()))
        listening = asyncio.create_task(_until_closed(self._listen(protocol, connection, limits)))
        try:
            await asyncio.wait({sending, listening}, return_when=asyncio.FIRST_COMPLETED)
            if connection.ended:
                # Send the last answer and the goodbye.
                await asyncio.wait({sending})
        finally:
            sending.cancel()
            # Let an ask under way finish: cancelled, it might be durable although nobody at the
            # table was notified.
            await connection.until_answered()
            listening.cancel()
            ends = await asyncio.gather(sending, listening, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def _listen(
        self, protocol: SocketProtocol, connection: Connection, limits: Sequence[Bucket]
    ) -> None:
        """Answers what the client sends, one message after the other. ``limits`` are those of its
        address."""
        rate = self._messages_per_second
        budget = Bucket(rate, rate * ASKING_BURST)
        if connection.key is not None:
            limits = (*limits, self._seats.of(connection.key))
        while not connection.ended:
            if connection.full:
                await connection.wait_for_room()
            message = _read(_data_of(await protocol.receive()))
            wait = budget.take()
            if not wait and type(message) is AskFor:
                wait = take_from_all(limits)
            if wait:
                self._refuse(
                    connection, getattr(message, "id", ""), slow_down(wait), whole_seconds(wait)
                )
            elif type(message) is AskFor:
                await self._ask(connection, message)
            else:
                await self._answer(connection, message)

    async def _answer(self, connection: Connection, message: Heard) -> None:
        match message:
            case Ping(word=word):
                connection.say(Pong(word=word))
            case WantWords(wanted=wanted):
                connection.want_words(wanted)
            case Asked(id=asked):
                connection.say(await self._answer_again(connection, asked))
            case Hello():
                self._refuse(connection, "", malformed("You said hello already."))
            case Nonsense(refusal=refusal, id=asked):
                self._refuse(connection, asked, refusal)

    async def _answer_again(
        self, connection: Connection, asked: str
    ) -> TakenMessage | RefusedMessage:
        answer: Answer | None = None
        if connection.key is not None:
            answer = await self._hub.tables.taken(connection.live, connection.key, asked)
        if isinstance(answer, Accepted):
            return TakenMessage(id=asked, seq=answer.seq)
        return RefusedMessage(id=asked, refusal=answer or _NOT_TAKEN)

    def _refuse(self, connection: Connection, asked: str, refusal: Refusal, wait: int = 0) -> None:
        connection.say(RefusedMessage(id=asked, refusal=refusal, wait=wait))
        metrics.asks.labels(refusal.kind).inc()
        self._hub.tables.note_refusal(connection.live, connection.key, refusal)

    async def _ask(self, connection: Connection, message: AskFor) -> None:
        started = monotonic()
        connection.asking = True
        try:
            answer: Answer = _WATCHING
            if connection.key is not None:
                answer = await self._hub.tables.ask(
                    connection.live, connection.key, message.id, message.ask
                )
            if isinstance(answer, Accepted):
                connection.say(TakenMessage(id=message.id, seq=answer.seq, said=answer.said))
                metrics.taken.inc()
                metrics.seconds.observe(monotonic() - started)
            else:
                self._refuse(connection, message.id, answer)
        except Exception:
            # Every ask gets an answer, and its connection stays open.
            log.exception("an ask failed")
            self._refuse(connection, message.id, OUR_FAULT)
        finally:
            connection.end_ask()


async def _until_closed(talk: Coroutine[Any, Any, None]) -> None:
    """Ends without an error if the connection closes. An exception of a task and the frame that
    handles it would refer to each other, and keep the table alive until the next garbage
    collection."""
    with contextlib.suppress(WebSocketDisconnect, ClientDisconnected):
        await talk


_NO_HELLO = malformed("The first message on a socket must be a hello.")
_OTHER_PROTOCOL = Refusal(
    "malformed", "protocol", f"This server speaks version {PROTOCOL} of the protocol. Reload."
)
_RESTARTING = Refusal("unavailable", "restart", "The server is restarting. Try again in a moment.")
_NO_WATCHERS = Refusal("not-yours", "no-watchers", "This table is not open to watchers.")
_MANY_WATCHERS = Refusal(
    "too-many", "many-watchers", "As many people watch this table as it can have."
)
_WATCHING = Refusal("not-yours", "watching", "You are watching; only people at seats can act.")
_NOT_TAKEN = Refusal("stale", "not-taken", "That never arrived, so nothing has happened.")


def _data_of(event: Mapping[str, Any]) -> bytes | str:
    """The text or the bytes of an ASGI event. Raises WebSocketDisconnect if the client left."""
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code") or 1005)
    data: bytes | str = event.get("text") or event.get("bytes") or b""
    return data


def _read(data: bytes | str) -> Heard:
    try:
        message: FromClient = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Nonsense(not_understood(error), _id_of(data))
    return message


def _protocol_of(data: bytes | str) -> int | None:
    """The protocol version of a hello; None if the message is not a hello."""
    try:
        return _hello_outline.decode(data).protocol
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _id_of(data: bytes | str) -> str:
    """The id of a message that could not be decoded, so that the refusal can carry it."""
    try:
        return _outline.decode(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def _goodbye(refusal: Refusal, *, again: bool = False) -> Goodbye:
    return Goodbye(reason=refusal.code, sentence=refusal.sentence, again=again)
