"""Clients that play over WebSockets: they send random acts from the choices of their views."""

import asyncio
import random
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from parlour.rules.registry import GAMES

SEATS = 4


class Outline(msgspec.Struct):
    """The parts of a message that a client needs before it acts."""

    kind: str
    seq: int = 0
    id: str = ""
    view: msgspec.Raw = msgspec.Raw(b"null")


_outline = msgspec.json.Decoder(Outline)


class LoadClient:
    """One socket at a table: stores the newest update and resolves the pending answer."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frame = b""
        self.bytes = 0
        self.frames = 0
        self.answer: asyncio.Future[Outline] | None = None
        self.updated = asyncio.Event()
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for data in self.socket:
            frame = data if isinstance(data, bytes) else data.encode()
            if frame.startswith(b'{"kind":"update"'):
                self.frame = frame
                self.frames += 1
                self.bytes += len(frame)
                self.updated.set()
            elif self.answer is not None and not self.answer.done():
                self.answer.set_result(_outline.decode(frame))

    async def close(self) -> None:
        await self.socket.close()
        await self.reader

    async def ask(self, ask_id: str, ask: dict[str, Any]) -> Outline:
        self.updated.clear()
        self.answer = asyncio.get_running_loop().create_future()
        message = {"kind": "ask", "id": ask_id, "ask": ask}
        await self.socket.send(msgspec.json.encode(message).decode())
        return await asyncio.wait_for(self.answer, 60)


class Table:
    """The clients at one table, and their measurements."""

    def __init__(self, game: str, clients: list[LoadClient], seed: int) -> None:
        self.game = GAMES[game]
        self.clients = clients
        self.rng = random.Random(seed)
        # Nobody leaves, and the first client starts every game.
        self.random_weight = {
            **self.game.random_weight,
            "leave": 0.0,
            "pass-host": 0.0,
            "want-end": 0.0,
        }
        self.acts = 0
        self.games = 0
        self.latencies: list[float] = []

    async def play_until(self, end: float, pace: float) -> None:
        """Act one by one until this time, with pauses."""
        if pace:
            await asyncio.sleep(self.rng.random() * pace)
        await self._play(pace, lambda: time.perf_counter() < end)

    async def play_acts(self, count: int) -> None:
        """Do this many acts, one by one."""
        end = self.acts + count
        await self._play(0.0, lambda: self.acts < end)

    async def play_game(self) -> None:
        """Act one by one until the game is over and the next one has begun."""
        games = self.games
        await self._play(0.0, lambda: self.games == games)

    async def _play(self, pace: float, going_on: Callable[[], bool]) -> None:
        while going_on():
            picked = self._pick()
            if picked is None:
                # Between games, or before the newest views have arrived.
                await asyncio.sleep(0.005)
                continue
            client, ask = picked
            start = time.perf_counter()
            answer = await client.ask(f"a{self.acts}-{self.rng.random()}", ask)
            if answer.kind == "taken":
                self.latencies.append(time.perf_counter() - start)
                self.acts += 1
                # Wait for the update of this act before the next one.
                await asyncio.wait_for(client.updated.wait(), 60)
                self.games += ask["ask"] == "start"
            if pace:
                await asyncio.sleep(max(0.0, pace - (time.perf_counter() - start)))

    def _pick(self) -> tuple[LoadClient, dict[str, Any]] | None:
        client = self.rng.choice(self.clients)
        view = self._view(client)
        if view is not None and not view.waiting_for:
            return self.clients[0], {"ask": "start"}
        if view is not None and self.rng.random() < 0.8:
            client = self.clients[self.rng.choice(view.waiting_for)]
            view = self._view(client)
        act = None if view is None else self._act(view)
        return None if act is None else (client, act)

    def _act(self, view: Any) -> dict[str, Any] | None:
        """A random act that this view offers; None if it offers none that a client wants."""
        tags = [str(choice.__struct_config__.tag) for choice in view.choices]
        weights = [self.random_weight.get(tag, 1.0) for tag in tags]
        if not any(weights):
            return None
        choice = self.rng.choices(view.choices, weights)[0]
        return {"ask": "play", "act": msgspec.to_builtins(choice.sample(self.rng))}

    def _view(self, client: LoadClient) -> Any:
        """The newest view of a client; None before the first game."""
        frame = _outline.decode(client.frame).view
        return msgspec.json.decode(frame, type=self.game.view_type | None)


def frames_of(tables: Sequence[Table]) -> dict[str, bytes]:
    """The newest updates of all clients, as JSON by game and table."""
    found: dict[str, list[list[msgspec.Raw]]] = {}
    for table in tables:
        frames = [msgspec.Raw(client.frame) for client in table.clients]
        found.setdefault(table.game.name, []).append(frames)
    return {game: msgspec.json.encode(frames) for game, frames in found.items()}


async def sit_down(
    base: str, game: str, seats: int = SEATS, changes: Mapping[str, object] | None = None
) -> tuple[str, list[str]]:
    """Make a new table; returns its code and keys."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as client:
        wanted = {"name": "Ann", "game": game, "changes": changes or {}}
        host = (await client.post("/api/tables", json=wanted)).json()
        keys = [host["key"]]
        for name in ("Ben", "Cat", "Dan")[: seats - 1]:
            seated = await client.post(f"/api/tables/{host['code']}/seats", json={"name": name})
            keys.append(seated.json()["key"])
        return host["code"], keys


async def connect_client(url: str, key: str) -> LoadClient:
    socket = await connect(url, compression=None, max_size=None, open_timeout=60)
    client = LoadClient(socket)
    await socket.send(msgspec.json.encode({"kind": "hello", "key": key}).decode())
    while not client.frame:
        await asyncio.sleep(0.01)
    return client


class FloorTable(Table):
    """The clients at a table of the floor: they send the same message, whatever they see."""

    def _pick(self) -> tuple[LoadClient, dict[str, Any]] | None:
        act = {"act": "draft", "round": 3, "word": "HOUGHS", "sources": ["p1", "p2", "p3"] * 2}
        return self.rng.choice(self.clients), {"ask": "play", "act": act}


async def tables_of_four(base: str, games: list[str], count: int, kind: type[Table]) -> list[Table]:
    """Tables of four people each, with a game begun."""
    tables: list[Table] = []
    for number in range(count):
        game = games[number % len(games)]
        code, keys = await sit_down(base, game)
        url = f"{base.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        clients = [await connect_client(url, key) for key in keys]
        taken = await clients[0].ask("start", {"ask": "start"})
        assert taken.kind == "taken", taken
        tables.append(kind(game, clients, number))
    return tables
