"""Requests of all kinds: the server stays up, every answer is well formed, and tables change only
by requests that were answered with success."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from parlour.rules.registry import GAMES
from parlour.tables.open_store import open_store
from parlour.tables.store import Store
from parlour.tables.table import Table
from parlour.tables.table_events import Dedicated, Played, read_event
from parlour.tables.table_fold import evolve
from tests.fuzz.mutation import STRANGE, mutated, text_of, torn
from tests.fuzz.shares import BROKEN_REQUESTS, REQUESTS
from tests.fuzz.test_connections import is_ready, published_by
from tests.web.process import Served, served
from tests.web.schema import Published

pytestmark = pytest.mark.anyio

CONNECTIONS = 8
NO_LIMITS = (
    *("--requests-per-second", "1e9", "--tables-per-hour", "1e9"),
    *("--guesses-per-minute", "1e9"),
)
STATUSES = {200, 201, 400, 403, 404, 405, 408, 409, 413, 429}
# The type of a successful answer, by the last part of the path.
BODIES = {"tables": "Seated", "seats": "Seated", "claims": "Seated", "passes": "PassMade"}


class Answer(Struct, frozen=True):
    status: int
    headers: dict[str, str]
    body: bytes


class HttpConnection:
    """A keep-alive connection for one request after the other, as browsers use it."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, request: bytes) -> Answer:
        """The answer to a request that is valid HTTP."""
        if self._streams is None or self._streams[0].at_eof():
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        writer.write(request)
        async with asyncio.timeout(60):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            status, *lines = head.split("\r\n")
            headers = dict(line.lower().split(": ", 1) for line in lines if line)
            length = 0 if request.startswith(b"HEAD") else int(headers["content-length"])
            body = await reader.readexactly(length)
        if headers.get("connection") == "close":
            self.close()
        return Answer(int(status.split()[1]), headers, body)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


def request(method: str, path: str, body: bytes = b"", key: str = "", more: str = "") -> bytes:
    head = f"{method} {path} HTTP/1.1\r\nHost: parlour\r\nContent-Length: {len(body)}\r\n{more}"
    if key:
        head += f"Authorization: {key}\r\n"
    return head.encode("latin-1") + b"\r\n" + body


class Visitor:
    """A visitor who makes tables and then tries everything with them."""

    def __init__(self, connection: HttpConnection, published: Published, rng: Random) -> None:
        self.connection = connection
        self._published = published
        self._rng = rng
        self.codes: list[str] = []
        self.keys: list[str] = []
        self.passes: list[str] = []
        self.successes: Counter[str] = Counter()
        """How many requests about each table were successful."""

    async def try_something(self) -> None:
        method, path, body, key = self._something()
        data = text_of(body, self._rng).encode() if body is not None else b""
        if self._rng.random() < 0.15:
            data = torn(data, self._rng)
        answer = await self.connection.ask(request(method, path, data, key))
        self._check(path, answer, head=method == "HEAD")

    def _something(self) -> tuple[str, str, Any, str]:
        rng = self._rng
        code = rng.choice(self.codes[-20:]) if self.codes else "plum-otter-77"
        at = f"/api/tables/{code}"
        body: Any
        match rng.randrange(8):
            case 0:
                body = {"name": self._name(), "game": rng.choice(list(GAMES))}
                if rng.random() < 0.7:
                    body = self._made_up("NewTable")
                path = "/api/tables"
            case 1 | 2:
                path, body = f"{at}/seats", {"name": self._name()}
            case 3:
                path, body = f"{at}/passes", {"seat": rng.choice((0, 0, 1, 2, -1))}
            case 4:
                body = {"pass_key": rng.choice((*self.passes[-3:], "x")), "name": self._name()}
                path = f"{at}/claims"
            case 5:
                path, body = f"{at}/records/{self._odd()}", None
            case 6:
                path, body = rng.choice((at, f"{at}/{self._odd()}", f"/{self._odd()}")), None
            case _:
                path, body = rng.choice(("/api/schema", "/api/games", "/healthz", "/api/x")), None
        if body is not None and rng.random() < 0.6:
            body = mutated(body, rng)
        method = "GET" if body is None else "POST"
        if rng.random() < 0.05:
            method = rng.choice(("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "BREW"))
        scheme = rng.choice(("Bearer ", "Bearer ", "Bearer ", "bearer ", "Basic ", ""))
        key = scheme + rng.choice((*self.keys[-3:], "x"))
        return method, path, body, key

    def _made_up(self, name: str) -> Any:
        return self._published.instance(self._published[name], self._rng)

    def _name(self) -> str:
        return self._rng.choice(("Eve", f"Guest {self._rng.randrange(10**6)}"))

    def _odd(self) -> str:
        """A part of a path with random characters."""
        strange = str(self._rng.choice(STRANGE))[:300]
        return "".join(
            c if c.isalnum() and c.isascii() else f"%{ord(c) % 256:02x}" for c in strange
        )

    def _check(self, path: str, answer: Answer, *, head: bool) -> None:
        # A checkout whose pages were not built says so at every address of a page.
        unbuilt = answer.status == 503 and not path.startswith("/api/")
        assert answer.status in STATUSES or unbuilt, (path, answer)
        assert answer.headers["content-security-policy"], path
        if not path.startswith("/api/") or head:
            return
        if path in ("/api/schema", "/api/games") and answer.status == 200:
            return
        value = msgspec.json.decode(answer.body)
        name = "Refusal"
        if answer.status == 201:
            name = BODIES[path.rpartition("/")[2]]
        elif answer.status == 200:
            name = "TableSummary"
        problems = list(self._published.problems(value, self._published[name]))
        assert not problems, (path, problems)
        if answer.status == 201:
            self._note(path, value)

    def _note(self, path: str, value: dict[str, Any]) -> None:
        if "pass_key" in value:
            self.passes.append(value["pass_key"])
            self.successes[path.split("/")[3]] += 1
            return
        self.keys.append(value["key"])
        if path == "/api/tables":
            self.codes.append(value["code"])
        self.successes[value["code"]] += 1


@asynccontextmanager
async def a_server(tmp_path: Path) -> AsyncIterator[Served]:
    """A server. Checks afterwards that it is still up and has logged nothing."""
    async with served(tmp_path / "tables.db", tmp_path, *NO_LIMITS) as server:
        yield server
        assert await is_ready(server.base)
        server.terminate()
        assert await server.ended() == 0
        assert server.news() == []


async def test_requests_that_are_almost_right(tmp_path: Path) -> None:
    async with a_server(tmp_path) as server:
        published = await published_by(server.base)
        visitors = [
            Visitor(HttpConnection(server.port), published, Random(f"visitor {n}"))
            for n in range(CONNECTIONS)
        ]

        async def visit(visitor: Visitor) -> None:
            for _ in range(REQUESTS // CONNECTIONS):
                await visitor.try_something()
            visitor.connection.close()

        await asyncio.gather(*map(visit, visitors))
    successes = sum((visitor.successes for visitor in visitors), Counter[str]())
    store = await open_store(tmp_path / "tables.db")
    assert await store.count() == len({code for v in visitors for code in v.codes})
    for code, count in successes.items():
        await demand_one_batch_each(store, code, count)
    await store.close()
    assert len(successes) > 50
    assert sum(successes.values()) > 2 * len(successes)


async def demand_one_batch_each(store: Store, code: str, successes: int) -> None:
    """A table has one event for each success, and those with which it was made. That is what was
    chosen and its host, and for friends with a deal what it is set up for; or, where it is set up
    for one person, all up to the deal."""
    events = [read_event(entry.event) for entry in await store.read(code)]
    opening = 2 + any(isinstance(event, Dedicated) for event in events)
    made = next((n for n, event in enumerate(events, 1) if isinstance(event, Played)), opening)
    later = [event for event in events[made:] if not isinstance(event, Played)]
    assert len(later) == successes - 1, code
    table = Table()
    for event in events:
        table = evolve(table, event)
    names = [holder.name.casefold() for holder in table.holders]
    assert len(names) == len(set(names))


async def test_requests_that_are_not_http(tmp_path: Path) -> None:
    """Any bytes on the port get an HTTP response, or none at all."""
    async with a_server(tmp_path) as server:
        whole = [
            request("GET", "/healthz"),
            request("POST", "/api/tables", b'{"name": "Lisa"}'),
            request("POST", "/api/tables", b"{}", more="Transfer-Encoding: chunked\r\n"),
            request("GET", "/api/tables/plum-otter-77/socket", more="Upgrade: websocket\r\n"),
            request("GET", "/" + "x" * 70_000),
            request("GET", "/healthz", more="X-Long: " + "y" * 70_000 + "\r\n"),
        ]

        async def knock(number: int) -> None:
            rng = Random(f"knock {number}")
            for _ in range(BROKEN_REQUESTS // CONNECTIONS):
                data = torn(rng.choice(whole), rng) if rng.random() < 0.9 else rng.randbytes(500)
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(data)
                # No more bytes follow, so an incomplete request stays incomplete.
                writer.write_eof()
                try:
                    async with asyncio.timeout(60):
                        answer = await reader.read(16)
                except ConnectionError:
                    answer = b""
                assert answer == b"" or answer.startswith(b"HTTP/1.1 "), answer
                writer.close()

        await asyncio.gather(*map(knock, range(CONNECTIONS)))
    store = await open_store(tmp_path / "tables.db")
    await store.close()
