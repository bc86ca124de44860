"""The WebSocket: a hello, then asks one way and answers and views the other."""

import asyncio
import contextlib
from time import monotonic

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.rules.refusal import Refusal, malformed
from parlour.tables.asks import GivePass
from parlour.tables.live import NO_TABLE, WRONG_KEY, Accepted, Answer
from parlour.web import metrics
from parlour.web.hub import Connection, Hub
from parlour.web.limits import Bucket, Buckets, slow_down
from parlour.web.protocol import (
    Asked,
    AskFor,
    FromClient,
    Goodbye,
    Hello,
    Ping,
    Pong,
    Refused,
    Taken,
    Words,
)

HELLO_WITHIN = 10.0
SEND_WITHIN = 30.0
ASKS_A_SECOND, ASKS_AT_ONCE = 20.0, 60.0
NONSENSE_ALLOWED = 20

_decoder = msgspec.json.Decoder(FromClient)


class Socket:
    """Serves one WebSocket from hello to goodbye."""

    def __init__(self, hub: Hub, seat_limits: Buckets) -> None:
        self._hub = hub
        self._seat_limits = seat_limits

    async def serve(self, socket: WebSocket, code: str) -> None:
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect, asyncio.TimeoutError):
            hello = await self._hello(socket)
            if isinstance(hello, Hello):
                await self._serve(socket, code, hello)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close()

    async def _hello(self, socket: WebSocket) -> Hello | None:
        async with asyncio.timeout(HELLO_WITHIN):
            message = _read(await _receive(socket))
        if isinstance(message, Hello):
            return message
        refusal = malformed("A socket begins with a hello.")
        await _goodbye(socket, refusal, again=False)
        return None

    async def _serve(self, socket: WebSocket, code: str, hello: Hello) -> None:
        if self._hub.draining:
            await _goodbye(socket, _RESTARTING, again=True)
            return
        live = await self._hub.tables.find(code)
        if live is None:
            await _goodbye(socket, NO_TABLE, again=False)
            return
        if hello.key is not None:
            if live.seat_of(hello.key) is None:
                await _goodbye(socket, WRONG_KEY, again=False)
                return
        elif not live.table.settings.watchers:
            await _goodbye(socket, _NO_WATCHERS, again=False)
            return

        async def send(data: bytes) -> None:
            async with asyncio.timeout(SEND_WITHIN):
                await socket.send_text(data.decode())

        connection = Connection(self._hub, live, hello.key, hello.since, send)
        self._hub.add(connection)
        try:
            await self._converse(socket, connection)
        finally:
            self._hub.remove(connection)

    async def _converse(self, socket: WebSocket, connection: Connection) -> None:
        """Listens and sends side by side; whichever ends first ends the other."""
        tasks = {
            asyncio.create_task(connection.send_forever()),
            asyncio.create_task(self._listen(socket, connection)),
        }
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self, socket: WebSocket, connection: Connection) -> None:
        budget = Bucket(ASKS_A_SECOND, ASKS_AT_ONCE)
        nonsense = 0
        while True:
            message = _read(await _receive(socket))
            match message:
                case Ping(word=word):
                    connection.say(Pong(word=word))
                case Words(wanted=wanted):
                    connection.want_words(wanted)
                case Asked(id=asked):
                    connection.say(self._answer_again(connection, asked))
                case AskFor():
                    wait = budget.take() or self._seat_wait(connection)
                    if wait:
                        connection.say(Refused(id=message.id, refusal=slow_down(wait)))
                    else:
                        await self._ask(connection, message)
                case Hello():
                    connection.say(Refused(id="", refusal=malformed("You said hello already.")))
                case Refusal():
                    nonsense += 1
                    if nonsense > NONSENSE_ALLOWED:
                        return
                    connection.say(Refused(id="", refusal=message))

    def _answer_again(self, connection: Connection, asked: str) -> Taken | Refused:
        seq = None if connection.seat is None else connection.live.taken(connection.seat, asked)
        return Refused(id=asked, refusal=_NOT_TAKEN) if seq is None else Taken(id=asked, seq=seq)

    def _seat_wait(self, connection: Connection) -> float:
        return self._seat_limits.take(f"{connection.live.code}:{connection.seat}")

    async def _ask(self, connection: Connection, message: AskFor) -> None:
        seat = connection.seat
        started = monotonic()
        answer: Answer
        if seat is None:
            answer = WRONG_KEY if connection.has_key else _WATCHING
        elif isinstance(message.ask, GivePass):
            answer = _PASSES_BY_HTTP
        else:
            answer = await self._hub.tables.ask(connection.live, seat, message.id, message.ask)
        if isinstance(answer, Accepted):
            connection.say(Taken(id=message.id, seq=answer.seq))
            metrics.asks.labels("taken").inc()
            metrics.seconds.observe(monotonic() - started)
        else:
            connection.say(Refused(id=message.id, refusal=answer))
            metrics.asks.labels(answer.kind).inc()


_RESTARTING = Refusal("unavailable", "restart", "The server restarts. Come back in a moment.")
_NO_WATCHERS = Refusal("not-yours", "no-watchers", "This table is not open to watchers.")
_WATCHING = Refusal("not-yours", "watching", "You are watching; only people at seats can act.")
_NOT_TAKEN = Refusal("stale", "not-taken", "That never arrived, so nothing has happened.")
_PASSES_BY_HTTP = Refusal("malformed", "malformed", "Passes are given over HTTP.")


async def _receive(socket: WebSocket) -> bytes | str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    data: bytes | str = message.get("text") or message.get("bytes") or b""
    return data


def _read(data: bytes | str) -> FromClient | Refusal:
    try:
        message: FromClient = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return malformed("That message could not be understood.")
    return message


def _goodbye_message(refusal: Refusal, *, again: bool) -> Goodbye:
    return Goodbye(reason=refusal.code, sentence=refusal.sentence, again=again)


async def _goodbye(socket: WebSocket, refusal: Refusal, *, again: bool) -> None:
    data = msgspec.json.encode(_goodbye_message(refusal, again=again))
    await socket.send_text(data.decode())
