"""Clients that play over WebSockets: they send random acts from the choices of their views."""

import asyncio
import random
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from parlour.client import Refused, RemoteServer, SeatConnection
from parlour.client.address import socket_url
from parlour.rules.registry import GAMES
from parlour.tables.answers import Accepted, Seated
from parlour.tables.asks import AnyAsk, PlayAct, Start

SEATS = 4
PATIENCE = 60.0


class LoadClient(SeatConnection):
    """A seat at a table that counts what it is sent."""

    received = 0
    """The bytes of all updates."""
    frames = 0

    @property
    def frame(self) -> bytes:
        """The newest update, as it came."""
        return b"" if self.newest is None else self.newest.frame

    async def _hear(self, frame: bytes) -> None:
        if frame.startswith(b'{"kind":"update"'):
            self.frames += 1
            self.received += len(frame)
        await super()._hear(frame)

    async def asks(self, ask: AnyAsk) -> Accepted | None:
        """Asks for something; None if it was refused."""
        try:
            return await asyncio.wait_for(self.ask(ask), PATIENCE)
        except Refused:
            return None


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
            start, before = time.perf_counter(), client.newest
            if await client.asks(ask) is not None:
                self.latencies.append(time.perf_counter() - start)
                self.acts += 1
                # Wait for the update of this act before the next one.
                await asyncio.wait_for(_newer(client, before), PATIENCE)
                self.games += isinstance(ask, Start)
            if pace:
                await asyncio.sleep(max(0.0, pace - (time.perf_counter() - start)))

    def _pick(self) -> tuple[LoadClient, AnyAsk] | None:
        client = self.rng.choice(self.clients)
        view = self._view(client)
        if view is not None and not view.waiting_for:
            return self.clients[0], Start()
        if view is not None and self.rng.random() < 0.8:
            client = self.clients[self.rng.choice(view.waiting_for)]
            view = self._view(client)
        act = None if view is None else self._act(view)
        return None if act is None else (client, act)

    def _act(self, view: Any) -> AnyAsk | None:
        """A random act that this view offers; None if it offers none that a client wants."""
        tags = [str(choice.__struct_config__.tag) for choice in view.choices]
        weights = [self.random_weight.get(tag, 1.0) for tag in tags]
        if not any(weights):
            return None
        choice = self.rng.choices(view.choices, weights)[0]
        return PlayAct(act=msgspec.Raw(msgspec.json.encode(choice.sample(self.rng))))

    def _view(self, client: LoadClient) -> Any:
        """The newest view of a client; None before the first game."""
        return None if client.newest is None else client.newest.game_view


def frames_of(tables: Sequence[Table]) -> dict[str, bytes]:
    """The newest updates of all clients, as JSON by game and table."""
    found: dict[str, list[list[msgspec.Raw]]] = {}
    for table in tables:
        frames = [msgspec.Raw(client.frame) for client in table.clients]
        found.setdefault(table.game.name, []).append(frames)
    return {game: msgspec.json.encode(frames) for game, frames in found.items()}


async def _newer(client: LoadClient, before: object) -> None:
    await client.until(lambda update: update is not before)


async def sit_down(
    base: str, game: str, seats: int = SEATS, changes: Mapping[str, object] | None = None
) -> list[Seated]:
    """Make a new table; returns its seats."""
    server = RemoteServer(base)
    host = await server.make_table("Ann", game, changes=changes)
    others = ("Ben", "Cat", "Dan")[: seats - 1]
    return [host, *[await server.sit_down(host.code, name) for name in others]]


async def connect_client(base: str, seated: Seated) -> LoadClient:
    client = LoadClient(socket_url(base, seated.code), seated.key, patience=PATIENCE)
    await client.__aenter__()
    await client.update()
    return client


class FloorTable(Table):
    """The clients at a table of the floor: they send the same message, whatever they see."""

    def _pick(self) -> tuple[LoadClient, AnyAsk] | None:
        act = {"act": "draft", "round": 3, "word": "HOUGHS", "sources": ["p1", "p2", "p3"] * 2}
        return self.rng.choice(self.clients), PlayAct(act=msgspec.Raw(msgspec.json.encode(act)))


async def tables_of_four(base: str, games: list[str], count: int, kind: type[Table]) -> list[Table]:
    """Tables of four people each, with a game begun."""
    tables: list[Table] = []
    for number in range(count):
        game = games[number % len(games)]
        clients = [await connect_client(base, seated) for seated in await sit_down(base, game)]
        await clients[0].ask(Start())
        tables.append(kind(game, clients, number))
    return tables
