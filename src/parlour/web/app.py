"""The web application: HTTP to make and join tables, the socket to play, pages, and its health."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator
from time import time
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from parlour.minds.registry import minds
from parlour.rules.refusal import Refusal, malformed
from parlour.rules.registry import GAMES
from parlour.tables.asks import Choose
from parlour.tables.bots import BotDriver
from parlour.tables.live import NO_TABLE, WRONG_KEY, Live, Seated, Tables
from parlour.tables.store import Store, StoreError
from parlour.tables.table import stage
from parlour.web import metrics
from parlour.web.headers import SafeHeaders
from parlour.web.hub import Hub
from parlour.web.limits import Buckets, slow_down
from parlour.web.pages import page_routes
from parlour.web.protocol import (
    Claim,
    NewPass,
    NewSeat,
    NewTable,
    PassMade,
    TableSummary,
    schema,
)
from parlour.web.settings import Settings
from parlour.web.socket import Socket

T = TypeVar("T")

LARGEST_BODY = 16_384
EXPIRE_EVERY = 3600.0
SERVED_EVERY = 1.0

_STATUS = {
    "malformed": 400,
    "illegal": 409,
    "stale": 409,
    "not-yours": 403,
    "too-many": 429,
    "unavailable": 503,
}

log = logging.getLogger("parlour")


class Web:
    """The application over one store. ``app`` is what an ASGI server runs."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.bots = BotDriver(tables, settings.thinkers, metrics.thoughts.inc)
        self.hub = Hub(tables, self.bots)
        self._new_tables = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self._requests = Buckets(rate=10.0, burst=100.0)
        self._socket = Socket(self.hub, Buckets(rate=20.0, burst=60.0))
        self._sockets_of: Counter[str] = Counter()
        self.app = SafeHeaders(Starlette(routes=self._routes(), lifespan=self._lifespan))

    def _routes(self) -> list[Any]:
        return [
            Route("/healthz", self._healthz),
            Route("/readyz", self._readyz),
            Route("/metrics", self._metrics),
            Route("/api/schema", self._schema),
            Route("/api/games", self._games),
            Route("/api/tables", self._create, methods=["POST"]),
            Route("/api/tables/{code}", self._summary),
            Route("/api/tables/{code}/seats", self._join, methods=["POST"]),
            Route("/api/tables/{code}/claims", self._claim, methods=["POST"]),
            Route("/api/tables/{code}/passes", self._pass, methods=["POST"]),
            Route("/api/tables/{code}/records/{number:int}", self._record),
            WebSocketRoute("/api/tables/{code}/socket", self._serve_socket),
            *page_routes(),
        ]

    # Running -------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        chores = [
            asyncio.create_task(chore)
            for chore in (self._follow_changes(), self._keep_time(), self._expire())
        ]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await self.bots.close()

    async def _follow_changes(self) -> None:
        async for code, seq in self.tables.store.changes():
            await self.tables.changed(code, seq)

    async def _keep_time(self) -> None:
        """Notes how long the store has been served, on which the clocks of tables run."""
        while True:
            await asyncio.sleep(SERVED_EVERY)
            with contextlib.suppress(StoreError):
                await self.tables.store.serve(self.tables.clock.now())

    async def _expire(self) -> None:
        while True:
            with contextlib.suppress(StoreError):
                gone = await self.tables.store.expire(time() - self.settings.keep_days * 86_400)
                if gone:
                    log.info("tables expired", extra={"count": gone})
            await asyncio.sleep(EXPIRE_EVERY)

    # Health --------------------------------------------------------------------------------

    async def _healthz(self, request: Request) -> Response:
        return PlainTextResponse("alive\n")

    async def _readyz(self, request: Request) -> Response:
        if self.hub.draining:
            return PlainTextResponse("draining\n", status_code=503)
        try:
            await self.tables.store.ready()
        except StoreError:
            return PlainTextResponse("the store is away\n", status_code=503)
        return PlainTextResponse("ready\n")

    async def _metrics(self, request: Request) -> Response:
        metrics.sockets.set(len(self.hub))
        metrics.tables.set(len(self.tables))
        return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")

    # The API -------------------------------------------------------------------------------

    async def _schema(self, request: Request) -> Response:
        return _json(schema())

    async def _games(self, request: Request) -> Response:
        return _json(
            {
                game.name: {
                    "title": game.title,
                    "seats": [min(game.seats), max(game.seats)],
                    "rule_sets": game.rule_sets,
                    "options": msgspec.json.schema(type(game.options())),
                    "minds": minds(game.name),
                }
                for game in GAMES.values()
            }
        )

    async def _create(self, request: Request) -> Response:
        wanted = await self._body(request, NewTable)
        if isinstance(wanted, Refusal):
            return _refuse(wanted)
        if wait := self._new_tables.take(self._address(request)):
            return _refuse(slow_down(wait))
        game = GAMES.get(wanted.game)
        rule_set = wanted.rule_set or (next(iter(game.rule_sets)) if game else "")
        choice = Choose(
            game=wanted.game,
            rule_set=rule_set,
            changes=wanted.changes,
            settings=wanted.settings,
        )
        return _seated(await self.tables.create(choice, wanted.name))

    async def _summary(self, request: Request) -> Response:
        live = await self._table(request)
        if isinstance(live, Refusal):
            return _refuse(live)
        table, game = live.table, GAMES[live.table.game]
        return _json(
            TableSummary(
                code=live.code,
                game=game.name,
                title=game.title,
                stage=stage(table),
                names=tuple(holder.name for holder in table.holders),
                most_seats=max(game.seats),
                locked=table.locked,
                watchers_allowed=table.settings.watchers,
            )
        )

    async def _join(self, request: Request) -> Response:
        wanted = await self._body(request, NewSeat)
        if isinstance(wanted, Refusal):
            return _refuse(wanted)
        return _seated(await self.tables.join(request.path_params["code"], wanted.name))

    async def _claim(self, request: Request) -> Response:
        wanted = await self._body(request, Claim)
        if isinstance(wanted, Refusal):
            return _refuse(wanted)
        code = request.path_params["code"]
        return _seated(await self.tables.claim(code, wanted.pass_key, wanted.name))

    async def _pass(self, request: Request) -> Response:
        wanted = await self._body(request, NewPass)
        if isinstance(wanted, Refusal):
            return _refuse(wanted)
        live = await self._table(request)
        if isinstance(live, Refusal):
            return _refuse(live)
        scheme, _, key = request.headers.get("authorization", "").partition(" ")
        seat = live.seat_of(key) if scheme.lower() == "bearer" else None
        if seat is None:
            return _refuse(WRONG_KEY)
        made = await self.tables.give_pass(live, seat, wanted.seat)
        return _refuse(made) if isinstance(made, Refusal) else _json(PassMade(made), 201)

    async def _record(self, request: Request) -> Response:
        """The record of a finished game. A running game's is nobody's to have."""
        if wait := self._requests.take(self._address(request)):
            return _refuse(slow_down(wait))
        number = request.path_params["number"]
        try:
            kept = await self.tables.store.records(request.path_params["code"])
        except StoreError:
            return _refuse(_AWAY)
        record = next((one.record for one in kept if one.number == number), None)
        return _refuse(_NO_RECORD) if record is None else PlainTextResponse(record)

    async def _serve_socket(self, socket: WebSocket) -> None:
        address = self._address(socket)
        if not self._from_a_known_page(socket) or (
            self._sockets_of[address] >= self.settings.sockets_per_address
        ):
            await socket.close(1008)
            return
        self._sockets_of[address] += 1
        try:
            await self._socket.serve(socket, socket.path_params["code"])
        finally:
            self._sockets_of[address] -= 1
            if not self._sockets_of[address]:
                del self._sockets_of[address]

    # What requests have in common ----------------------------------------------------------

    async def _table(self, request: Request) -> Live | Refusal:
        if wait := self._requests.take(self._address(request)):
            return slow_down(wait)
        try:
            return await self.tables.find(request.path_params["code"]) or NO_TABLE
        except StoreError:
            return _AWAY

    async def _body(self, request: Request, kind: type[T]) -> T | Refusal:
        if not self._from_a_known_page(request):
            return _STRANGE_PAGE
        if wait := self._requests.take(self._address(request)):
            return slow_down(wait)
        data = bytearray()
        async for part in request.stream():
            data += part
            if len(data) > LARGEST_BODY:
                return Refusal("too-many", "too-large", "That is too large.")
        try:
            return msgspec.json.decode(bytes(data), type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return malformed("That request could not be understood.")

    def _address(self, connection: HTTPConnection) -> str:
        if self.settings.trust_proxy:
            forwarded = connection.headers.get("x-forwarded-for", "")
            if last := forwarded.rpartition(",")[2].strip():
                return last
        return connection.client.host if connection.client else ""

    def _from_a_known_page(self, connection: HTTPConnection) -> bool:
        """A browser says which page asks; programs that are not browsers say nothing."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return True
        return origin.partition("://")[2] == connection.headers.get("host")


_AWAY = Refusal("unavailable", "store-away", "The tables cannot be reached just now. Try again.")
_NO_RECORD = Refusal("illegal", "no-record", "There is no record of a finished game here.")
_STRANGE_PAGE = Refusal("not-yours", "strange-page", "That page may not ask this server.")


def _json(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def _refuse(refusal: Refusal) -> Response:
    status = 404 if refusal.code in ("no-table", "no-record") else _STATUS[refusal.kind]
    return _json(refusal, status)


def _seated(answer: Seated | Refusal) -> Response:
    return _refuse(answer) if isinstance(answer, Refusal) else _json(answer, 201)


async def open_web(store: Store, settings: Settings) -> Web:
    return Web(await Tables.open(store), settings)
