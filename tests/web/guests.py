"""Guests of a server: a server on a free port in this process, and clients that connect to it over
real sockets, as other people's programs would."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour.tables.live_table import Live
from parlour.tables.open_store import open_store
from parlour.tables.service import Tables
from parlour.tables.uptime import ServedClock
from parlour.web.app import Web
from parlour.web.server import Server, server
from parlour.web.settings import ServerSettings

Message: TypeAlias = dict[str, Any]

# Not a measurement: how long a test waits in vain before it fails.
PATIENCE = 20.0
# At this pace a bot never gets to act while a test looks.
BOTS_REST = 30.0

NO_LIMITS = ServerSettings(
    port=0,
    tables_per_hour=1e9,
    seat_requests_per_hour=1e9,
    sockets_per_address=100_000,
    watchers_per_table=100_000,
    disk_reserve=0,
    requests_per_second=1e9,
    guesses_per_minute=1e9,
    records_per_minute=1e9,
    messages_per_second=1e9,
    asks_per_second=1e9,
    address_asks_per_second=1e9,
)


class StoppedClock(ServedClock):
    """A clock of served time that only the test moves."""

    def __init__(self, at: float = 1000.0) -> None:
        super().__init__(at)
        self.at = at

    def now(self) -> float:
        return self.at


class House:
    """A running server, and shortcuts to use it."""

    def __init__(self, web: Web, serving: Server, port: int) -> None:
        self.web = web
        self.serving = serving
        self.port = port
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE
        )

    async def post(self, path: str, body: Message, key: str | None = None) -> httpx.Response:
        headers = {} if key is None else {"authorization": f"Bearer {key}"}
        return await self.http.post(path, json=body, headers=headers)

    async def create(self, name: str = "Lisa", **wanted: Any) -> tuple[str, str]:
        """Makes a table. Returns its code and its host's key."""
        wanted["settings"] = {"pace": BOTS_REST, **wanted.get("settings", {})}
        answer = await self.post("/api/tables", {"name": name, **wanted})
        assert answer.status_code == 201, answer.text
        seated = answer.json()
        return seated["code"], seated["key"]

    async def join(self, code: str, name: str) -> str:
        """Sits down at a table. Returns the key of the seat."""
        answer = await self.post(f"/api/tables/{code}/seats", {"name": name})
        assert answer.status_code == 201, answer.text
        key: str = answer.json()["key"]
        return key

    async def table(self, *names: str, **wanted: Any) -> tuple[str, list[str]]:
        """Makes a table with these people. Returns its code and their keys."""
        code, key = await self.create(names[0], **wanted)
        return code, [key, *[await self.join(code, name) for name in names[1:]]]

    def url(self, code: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket"

    def visit(self, code: str, key: str | None = None, since: int = 0) -> "Guest":
        return Guest(self.url(code), {"kind": "hello", "key": key, "since": since})

    async def live(self, code: str) -> Live:
        """A table as the server knows it."""
        live = await self.web.tables.find(code)
        assert live is not None
        return live

    async def events(self, code: str) -> list[bytes]:
        """The log of a table, which no test can look at over the wire."""
        return [entry.event for entry in await self.web.tables.store.read(code)]


@asynccontextmanager
async def open_house(
    place: Path | str, settings: ServerSettings = NO_LIMITS, clock: ServedClock | None = None
) -> AsyncIterator[House]:
    """Serves the tables of a file or a database on a free port while the context is open."""
    store = await open_store(str(place))
    web = Web(Tables(store, clock or ServedClock(await store.served())), settings)
    port: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    serving = server(web, settings, port.set_result)
    running = asyncio.create_task(serving.serve())
    house = House(web, serving, await port)
    try:
        yield house
    finally:
        await house.http.aclose()
        serving.should_exit = True
        await running
        await web.tables.close()
        await store.close()


class Guest:
    """One connection to a table, and everything received on it. A guest is a context manager: it is
    connected inside."""

    def __init__(self, url: str, hello: Message | None, **how: Any) -> None:
        self._url = url
        self._hello = hello
        self._how = {"compression": None, "proxy": None, "max_size": None, **how}
        self._ids = itertools.count(1)
        self._barriers = itertools.count(1)
        self._news = asyncio.Event()
        self.heard: list[bytes] = []
        self.messages: list[Message] = []
        self.closed: ConnectionClosed | None = None

    async def __aenter__(self) -> Self:
        self.socket: ClientConnection = await connect(self._url, **self._how)
        self._listening = asyncio.create_task(self._listen())
        if self._hello is not None:
            await self.send(self._hello)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.socket.close()
        await self._listening

    async def _listen(self) -> None:
        try:
            while True:
                data = await self.socket.recv(decode=False)
                self.heard.append(data)
                self.messages.append(msgspec.json.decode(data))
                self._news.set()
        except ConnectionClosed as closed:
            self.closed = closed
            self._news.set()

    async def send(self, message: Message) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hears(self, wanted: Callable[[Message], Any], after: int = 0) -> Message:
        """Waits for the first message after a number that fulfils a condition, and returns it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self._news.clear()
                for message in self.messages[after:]:
                    if wanted(message):
                        return message
                    after += 1
                if self.closed is not None:
                    raise AssertionError(
                        f"the connection ended: {self.messages[-1:]}"
                    ) from self.closed
                await self._news.wait()

    async def sees(self, wanted: Callable[[Message], Any]) -> Message:
        """Waits until the newest update fulfils a condition, and returns it."""
        async with asyncio.timeout(PATIENCE):
            while not (self.updates and wanted(self.updates[-1])):
                if self.closed is not None:
                    raise AssertionError(
                        f"the connection ended: {self.messages[-1:]}"
                    ) from self.closed
                self._news.clear()
                await self._news.wait()
        return self.updates[-1]

    @property
    def updates(self) -> list[Message]:
        return [message for message in self.messages if message["kind"] == "update"]

    async def update(self) -> Message:
        """Waits until there is an update, and returns the newest."""
        return await self.sees(lambda update: True)

    async def ask(self, ask: str, **fields: Any) -> Message:
        """Sends an ask with a new id. Returns the answer, which is *taken* or *refused*."""
        return await self.ask_as(f"id-{next(self._ids)}", ask, **fields)

    async def ask_as(self, ask_id: str, ask: str, **fields: Any) -> Message:
        after = len(self.messages)
        await self.send({"kind": "ask", "id": ask_id, "ask": {"ask": ask, **fields}})
        return await self.hears(lambda heard: heard.get("id") == ask_id, after)

    async def takes(self, ask: str, **fields: Any) -> int:
        """Sends an ask that must be taken. Returns its log number."""
        return await self.takes_as(f"id-{next(self._ids)}", ask, **fields)

    async def takes_as(self, ask_id: str, ask: str, **fields: Any) -> int:
        """Sends an ask with a given id, if the same key has used other ids on other connections."""
        answer = await self.ask_as(ask_id, ask, **fields)
        assert answer["kind"] == "taken", answer
        seq: int = answer["seq"]
        return seq

    async def refused(self, ask: str, **fields: Any) -> str:
        """Sends an ask that must be refused. Returns the refusal's code."""
        answer = await self.ask(ask, **fields)
        assert answer["kind"] == "refused", answer
        assert answer["refusal"]["sentence"]
        code: str = answer["refusal"]["code"]
        return code

    async def play(self, act: str, **fields: Any) -> Message:
        return await self.ask("play", act={"act": act, **fields})

    async def heard_everything(self) -> None:
        """Returns when everything due on this connection has arrived: a change marked before the
        first ping is sent, at the latest, between the two pongs."""
        for _ in range(2):
            word = f"barrier {next(self._barriers)}"
            await self.send({"kind": "ping", "word": word})
            await self._pong(word)

    async def _pong(self, word: str) -> None:
        await self.hears(lambda heard: heard.get("word") == word)

    async def ends(self) -> Message:
        """Waits until the connection is closed, and returns the goodbye."""
        async with asyncio.timeout(PATIENCE):
            while self.closed is None:
                self._news.clear()
                await self._news.wait()
        return self.messages[-1]
