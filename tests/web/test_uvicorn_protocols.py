"""Timeouts: connections that send or read too slowly are dropped, and nobody else notices."""

import asyncio
import gc
import os
import socket
import struct
import weakref
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from parlour.web import app, protocol, server, uvicorn_protocols
from tests.web.guests import PATIENCE, House, Message, open_house

pytestmark = pytest.mark.anyio

# The timeouts of the server in these tests.
SOON = 0.05


def frame(payload: bytes, opcode: int) -> bytes:
    """A frame as a client sends it."""
    mask = b"mask"
    size = len(payload)
    length = struct.pack("!B", 0x80 | size) if size < 126 else struct.pack("!BH", 0x80 | 126, size)
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
    return bytes([0x80 | opcode]) + length + mask + masked


class Stubborn:
    """A client that reads nothing, on a socket with a small buffer."""

    def __init__(self, connection: socket.socket) -> None:
        self._socket = connection
        self._loop = asyncio.get_running_loop()

    async def send(self, data: bytes) -> None:
        await self._loop.sock_sendall(self._socket, data)

    async def say(self, message: Message) -> None:
        await self.send(frame(msgspec.json.encode(message), 0x1))

    async def send_for_ever(self, data: bytes, pause: float = 0.0, stuck: float = PATIENCE) -> None:
        """Sends the same bytes again and again. Raises TimeoutError when the server stops reading,
        and ConnectionError when it closes the connection."""
        while True:
            async with asyncio.timeout(stuck):
                await self.send(data)
            await asyncio.sleep(pause)

    async def read(self, most: int) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await self._loop.sock_recv(self._socket, most)

    async def read_to_the_end(self) -> bytes:
        """Waits until the server has closed the connection, and returns everything it sent."""
        data = bytearray()
        async with asyncio.timeout(PATIENCE):
            try:
                while part := await self._loop.sock_recv(self._socket, 65_536):
                    data += part
            except ConnectionResetError:
                pass
        return bytes(data)


@asynccontextmanager
async def stubborn(house: House) -> AsyncIterator[Stubborn]:
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        connection.setblocking(False)
        await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", house.port))
        yield Stubborn(connection)


async def upgrade(connection: Stubborn, code: str) -> None:
    """Upgrades the connection to a WebSocket."""
    key = b64encode(os.urandom(16)).decode()
    await connection.send(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: parlour\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert (await connection.read(12)) == b"HTTP/1.1 101"


async def test_a_client_that_stops_reading_is_dropped_and_hurts_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "READ_WITHIN", SOON)
    code, keys = await house.table("Lisa", "Paul", changes={"chat": True})
    async with house.visit(code, keys[0]) as lisa, stubborn(house) as paul:
        await lisa.takes("start")
        await upgrade(paul, code)
        await paul.say({"kind": "hello", "key": keys[1]})
        await lisa.sees(lambda update: update["table"]["seats"][1]["connected"])
        while lisa.updates[-1]["table"]["seats"][1]["connected"]:
            # Views with more and more remarks fill Paul's buffer, until his connection is dropped.
            await lisa.takes("play", act={"act": "say", "text": "x" * 280})
            await lisa.heard_everything()
        # He reconnects and gets everything.
        async with house.visit(code, keys[1]) as again:
            assert (await again.update())["seq"] == lisa.updates[-1]["seq"]


async def test_the_server_stops_reading_from_a_client_that_does_not_read(house: House) -> None:
    """Backpressure, so that the answers to endless asks cannot fill the memory."""
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa:
        async with stubborn(house) as paul:
            await upgrade(paul, code)
            await paul.say({"kind": "hello", "key": keys[1]})
            await lisa.sees(lambda update: update["table"]["seats"][1]["connected"])
            flood = frame(msgspec.json.encode({"kind": "ping", "word": "x" * 32}), 0x1) * 500
            with pytest.raises(TimeoutError):
                await paul.send_for_ever(flood, stuck=3.0)
            await lisa.takes("lock", locked=True)
        await lisa.sees(lambda update: not update["table"]["seats"][1]["connected"])


async def test_a_flood_of_pings_fills_no_memory(house: House) -> None:
    """uvicorn answers WebSocket pings itself; they never reach the application."""
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa, stubborn(house) as paul:
        await upgrade(paul, code)
        await paul.say({"kind": "hello", "key": keys[1]})
        await lisa.sees(lambda update: update["table"]["seats"][1]["connected"])
        flood = frame(b"x" * 125, 0x9) * 500
        # More than the system's buffers hold for a client that does not read.
        for _ in range(200):
            await paul.send(flood)
        await paul.say({"kind": "ask", "id": "1", "ask": {"ask": "get-up"}})
        await lisa.sees(lambda update: len(update["table"]["seats"]) == 1)
        waiting = [
            connection.transport.get_write_buffer_size() for connection in connections(house)
        ]
        assert max(waiting) < len(flood) * 5


def connections(house: House) -> list[Any]:
    """All protocol objects of the server."""
    return list(house.serving.server_state.connections)


async def test_a_silent_connection_is_closed_by_the_ping_timeout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "PING_EVERY", SOON)
    monkeypatch.setattr(server, "PONG_WITHIN", 2.0)
    async with open_house(tmp_path / "tables.db") as house:
        code, keys = await house.table("Lisa", "Paul")
        async with house.visit(code, keys[0]) as lisa, stubborn(house) as paul:
            await upgrade(paul, code)
            await paul.say({"kind": "hello", "key": keys[1]})
            await lisa.sees(lambda update: update["table"]["seats"][1]["connected"])
            # The socket is still open, but the client does not answer.
            await lisa.sees(lambda update: not update["table"]["seats"][1]["connected"])


@pytest.mark.parametrize(
    "begun", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: parlour\r\nX-Slow: 1"]
)
async def test_a_request_that_does_not_arrive_times_out(
    house: House, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "REQUEST_WITHIN", SOON)
    async with stubborn(house) as slow:
        await slow.send(begun)
        assert await slow.read_to_the_end() == b""


async def test_a_request_that_trickles_in_times_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "REQUEST_WITHIN", SOON)
    async with stubborn(house) as slow:
        await slow.send(b"GET / HTTP/1.1\r\n")
        with pytest.raises(ConnectionError):
            await slow.send_for_ever(b"X-Slow: 1\r\n", pause=SOON / 10)


async def test_a_body_that_does_not_arrive_times_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "BODY_WITHIN", SOON)
    async with stubborn(house) as slow:
        await slow.send(
            b"POST /api/tables HTTP/1.1\r\nHost: parlour\r\nContent-Length: 100\r\n"
            b'Connection: close\r\n\r\n{"name": "Li'
        )
        answer = await slow.read_to_the_end()
    assert answer.startswith(b"HTTP/1.1 408")
    assert b"too-late" in answer


async def test_a_body_that_trickles_in_counts_as_part_of_its_request(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "REQUEST_WITHIN", SOON)
    monkeypatch.setattr(app, "BODY_WITHIN", 1e6)
    async with stubborn(house) as slow, asyncio.timeout(PATIENCE):
        await slow.send(
            b"POST /api/tables HTTP/1.1\r\nHost: parlour\r\nContent-Length: 10000\r\n\r\n"
        )
        with pytest.raises(ConnectionError):
            await slow.send_for_ever(b" ", pause=SOON / 10)


async def test_a_websocket_outlives_the_time_for_a_request(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "REQUEST_WITHIN", SOON)
    code, key = await house.create("Lisa")
    async with house.visit(code, key) as lisa:
        await lisa.update()
        async with stubborn(house) as slow:
            # This connection came later, and its time is over.
            assert await slow.read_to_the_end() == b""
        await lisa.takes("lock", locked=True)


@pytest.mark.parametrize(
    "garbage", [b"\x00\xff" * 100, b"HELO there\r\n\r\n", b"\x16\x03\x01" * 50]
)
async def test_data_that_is_not_http_is_refused(house: House, garbage: bytes) -> None:
    async with stubborn(house) as odd:
        await odd.send(garbage)
        assert (await odd.read_to_the_end())[:12] in (b"HTTP/1.1 400", b"")
    assert (await house.http.get("/healthz")).status_code == 200


@pytest.mark.parametrize(
    "odd",
    [
        frame(b"x", 0x3),
        frame(b"x", 0xF),
        b"\x81\x05hello",
        b"\xff\xff\xff\xff",
        frame(b"x" * 20, 0x8),
        frame(b'{"kind":', 0x0),
    ],
)
async def test_invalid_frames_close_the_connection(house: House, odd: bytes) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa, stubborn(house) as paul:
        await upgrade(paul, code)
        await paul.say({"kind": "hello", "key": keys[1]})
        await lisa.sees(lambda update: update["table"]["seats"][1]["connected"])
        await paul.send(odd)
        await paul.read_to_the_end()
        await lisa.sees(lambda update: not update["table"]["seats"][1]["connected"])


def stream() -> bytes:
    """Pings in every form in which a client may send a text: in one frame, long, in two frames with
    a ping frame between them, and as bytes."""

    def ping(word: str) -> bytes:
        return msgspec.json.encode({"kind": "ping", "word": word})

    first, last = ping("parted")[:9], ping("parted")[9:]
    parts = bytes([frame(first, 0x1)[0] & 0x7F]) + frame(first, 0x1)[1:]
    return b"".join(
        [
            frame(ping("short"), 0x1),
            frame(ping("long") + b" " * 200, 0x1),
            *(parts, frame(b"", 0x9), frame(last, 0x0)),
            frame(ping("bytes"), 0x2),
            frame(ping("last"), 0x1),
        ]
    )


@pytest.mark.parametrize("piece", [1, 2, 3, 5, 7, 50, 100_000])
async def test_messages_are_read_however_the_network_cuts_them(house: House, piece: int) -> None:
    code, keys = await house.table("Lisa")
    async with stubborn(house) as lisa:
        await upgrade(lisa, code)
        await lisa.say({"kind": "hello", "key": keys[0]})
        sent, words = stream(), ["short", "long", "parted", "bytes", "last"]
        for at in range(0, len(sent), piece):
            await lisa.send(sent[at : at + piece])
            await asyncio.sleep(0)
        read = b""
        while b'"last"' not in read:
            read += await lisa.read(65_536)
    found = [read.index(msgspec.json.encode({"kind": "pong", "word": word})) for word in words]
    assert found == sorted(found)


@pytest.mark.parametrize(
    ("odd", "code"),
    [
        (frame(b"x", 0x3), 1002),
        # A new text, although the last one has not ended.
        (b"\x01" + frame(b"{", 0x1)[1:] + frame(b"{}", 0x1), 1002),
        (frame(b"x", 0x1)[:1] + b"\x01x", 1002),
        # The header alone: nobody has to send so much.
        (frame(b"x" * (protocol.LARGEST_MESSAGE + 1), 0x1)[:8], 1009),
        (b"\x81\xff" + struct.pack("!Q", 3) + b"mask" + b"123", None),
        (frame(b"\xff", 0x1), 1007),
    ],
)
async def test_the_library_judges_odd_frames(house: House, odd: bytes, code: int | None) -> None:
    table, keys = await house.table("Lisa")
    async with stubborn(house) as lisa:
        await upgrade(lisa, table)
        await lisa.say({"kind": "hello", "key": keys[0]})
        await lisa.send(odd)
        if code is None:
            await lisa.say({"kind": "ping", "word": "after"})
            read = b""
            while b'"after"' not in read:
                read += await lisa.read(65_536)
        else:
            read = await lisa.read_to_the_end()
            assert b"\x88" in read
            assert read[read.rindex(b"\x88") :][2:4] == struct.pack("!H", code)


async def test_sending_on_a_closed_connection_is_not_logged_as_an_error(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa:
        await lisa.update()
        # An invalid frame has arrived, and a view is to be sent before the application
        # learns of it.
        (connection,) = [
            one for one in connections(house) if isinstance(one, uvicorn_protocols.SocketProtocol)
        ]
        connection.close_sent = True
        (await house.live(code)).notify()
        async with asyncio.timeout(PATIENCE):
            while len(house.web.hub):
                await asyncio.sleep(0)
        connection.transport.abort()
    assert [record for record in caplog.records if record.name == "parlour.sockets"] == []


async def test_a_closed_connection_is_freed_at_once(house: House) -> None:
    """Without waiting for the garbage collector: until then it would keep its whole table."""
    code, keys = await house.table("Lisa", "Paul")
    gc.disable()
    try:
        async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
            await lisa.update()
            await paul.update()
            listeners = (await house.live(code)).listeners
            connections_here = {getattr(listener, "__self__", None) for listener in listeners} - {
                None
            }
            transports = {connection.transport for connection in connections(house)}
            known = [weakref.ref(it) for it in (*connections_here, *transports)]
            del listeners, connections_here, transports
        assert len(known) >= 4
        async with asyncio.timeout(PATIENCE):
            while any(it() is not None for it in known):
                await asyncio.sleep(0)
    finally:
        gc.enable()


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 200_000])
async def test_texts_of_every_size_are_frames_that_a_client_reads(size: int) -> None:
    written = bytearray()
    protocol = SimpleNamespace(
        disconnected=False,
        close_sent=False,
        conn=SimpleNamespace(state=State.OPEN),
        transport=SimpleNamespace(write=written.extend),
    )
    texts = [b"x" * size, b"after it"]
    pieces = [(text[: size // 3], b"", text[size // 3 :]) for text in texts]
    count = uvicorn_protocols.SocketProtocol.write_texts(cast(Any, protocol), pieces)
    assert count == len(written)
    client = ClientProtocol(parse_uri("ws://127.0.0.1/"), state=State.OPEN, max_size=None)
    client.receive_data(bytes(written))
    frames = [event for event in client.events_received() if isinstance(event, Frame)]
    assert [(one.opcode, one.fin, bytes(one.data)) for one in frames] == [
        (Opcode.TEXT, True, text) for text in texts
    ]
