"""Connections that send anything. They check that every message gets exactly one answer, and that
every answer fits the published schema."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour.tables.asks import AnyAsk
from parlour.web.protocol import AskFor, FromClient, WantWords
from tests.web.schema import Published

PATIENCE = 120.0
# A message of this size is not refused; it closes the connection.
LARGEST = 16_000
# Views are large and checking them takes a while; all are alike, so some stand for the rest.
CHECK_EVERY = 40

_understood = msgspec.json.Decoder(FromClient)


class Sent(Struct, frozen=True):
    """An ask that the server may have taken: its key and its id."""

    key: str
    id: str


class Account:
    """What all connections of a test sent and received."""

    def __init__(self, published: Published) -> None:
        self.published = published
        self.frames = 0
        self.answers: Counter[str] = Counter()
        self.updates = 0
        self.asks: dict[Sent, list[AnyAsk]] = {}
        self.taken: dict[Sent, int] = {}
        self.unsure: set[str] = set()
        """Keys of connections that closed with answers still due."""

    def check(self, message: dict[str, Any], game: str) -> None:
        """Checks that an answer fits the schema."""
        if message["kind"] == "update":
            self.updates += 1
            if self.updates % CHECK_EVERY:
                return
            if message["view"] is not None:
                view = self.published[f"{game}/view"]
                self.demand(message["view"], view)
        self.demand(message, self.published["FromServer"])

    def demand(self, value: Any, schema: Any) -> None:
        problems = list(self.published.problems(value, schema))
        assert not problems, (problems[:5], value)


class FuzzedConnection:
    """One connection, opened again when it closes."""

    def __init__(self, account: Account, url: str, game: str, key: str | None) -> None:
        self._account = account
        self._url = url
        self._game = game
        self.key = key
        self._socket: ClientConnection | None = None
        self._barriers = 0
        self.frames = 0
        self.view: Any = None

    async def open(self) -> None:
        """Connects, as a watcher if the seat is gone."""
        self._socket = await connect(self._url, compression=None, proxy=None, max_size=None)
        await self._socket.send(msgspec.json.encode({"kind": "hello", "key": self.key}).decode())
        first = msgspec.json.decode(await self._socket.recv())
        self._account.check(first, self._game)
        if first["kind"] == "goodbye":
            assert self.key is not None, first
            self.key = None
            await self.open()
        else:
            self.view = first["view"]

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    def _count(self) -> None:
        self.frames += 1
        self._account.frames += 1

    async def throw(self, messages: Iterable[str | bytes]) -> None:
        """Sends messages, and receives all their answers, or until the connection closes."""
        assert self._socket is not None
        due: Counter[str] = Counter()
        try:
            for data in messages:
                if len(data) > LARGEST:
                    continue
                due[self._note(data)] += 1
                await self._socket.send(data)
                self._count()
            del due[UPDATE]
            heard = await self._hear()
        except ConnectionClosed:
            if self.key is not None:
                self._account.unsure.add(self.key)
            await self.open()
            return
        assert heard == due

    async def break_off(self, rng: Random) -> None:
        """Closes the connection: with invalid text, with too large a message, or normally."""
        assert self._socket is not None
        match rng.randrange(3):
            case 0:
                await self._socket.send(rng.randbytes(50) + b"\xff", text=True)
            case 1:
                await self._socket.send(" " * (2 * LARGEST))
            case 2:
                self._socket.transport.abort()
        self._count()
        async with asyncio.timeout(PATIENCE):
            await self._socket.wait_closed()
        await self.open()

    def _note(self, data: str | bytes) -> str:
        """The id with which a message will be answered."""
        try:
            message = _understood.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return ANY
        match message:
            case WantWords():
                return UPDATE
            case AskFor(id=ask_id, ask=ask):
                if self.key is not None:
                    sent = Sent(self.key, ask_id)
                    self._account.asks.setdefault(sent, []).append(ask)
        return ANY

    async def _hear(self) -> Counter[str]:
        """Counts answers until the pong to our own ping shows that there are no more."""
        assert self._socket is not None
        self._barriers += 1
        barrier = f"barrier {self._barriers}"
        await self._socket.send(msgspec.json.encode({"kind": "ping", "word": barrier}).decode())
        heard: Counter[str] = Counter()
        async with asyncio.timeout(PATIENCE):
            while True:
                message = msgspec.json.decode(await self._socket.recv())
                self._account.check(message, self._game)
                match message:
                    case {"kind": "update", "view": view}:
                        self.view = view
                    case {"kind": "pong", "word": word} if word == barrier:
                        return heard
                    case {"kind": "taken", "said": _}:
                        # The answer to "help" leaves nothing in the log.
                        heard[ANY] += 1
                    case {"kind": "taken", "id": ask_id, "seq": seq} if self.key is not None:
                        self._account.taken.setdefault(Sent(self.key, ask_id), seq)
                        heard[ANY] += 1
                    case {"kind": "goodbye"}:
                        raise ConnectionClosed(None, None)
                    case _:
                        heard[ANY] += 1
                self._account.answers[message["kind"]] += 1


ANY, UPDATE = "answer", "update"
