"""The web application: HTTP to make and join tables, a WebSocket to play, pages, health checks."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from secrets import token_hex
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from parlour.rules.refusal import Refusal, malformed, not_understood, not_yours, too_many
from parlour.rules.registry import GAMES
from parlour.tables.answers import AWAY, NO_TABLE, WRONG_KEY, Seated, closed
from parlour.tables.asks import Choose
from parlour.tables.bots import Bots
from parlour.tables.clocks import Clocks
from parlour.tables.driver import TableDriver
from parlour.tables.given_deals import is_kept_back
from parlour.tables.keys import hash_key
from parlour.tables.live_table import Live
from parlour.tables.new_tables import NewTables
from parlour.tables.presence import Presence
from parlour.tables.service import Tables
from parlour.tables.store import StoreError
from parlour.tables.thinkers import Thinkers
from parlour.web import metrics
from parlour.web.arrival import arrival_route
from parlour.web.chores import Chores
from parlour.web.deals import DealRoutes
from parlour.web.directory import directory_routes
from parlour.web.evenings import EveningRoutes
from parlour.web.finished_games import FinishedGames
from parlour.web.health import Health
from parlour.web.hindsight import hindsight_route
from parlour.web.hub import Hub
from parlour.web.middleware import with_middleware
from parlour.web.operator_files import NO_FILES, OperatorFiles
from parlour.web.operator_pages import operator_routes
from parlour.web.pages import page_routes
from parlour.web.protocol import (
    Claim,
    NewPass,
    NewRequest,
    NewSeat,
    NewTable,
    PassMade,
)
from parlour.web.request_metrics import CountedRequests
from parlour.web.responses import (
    json,
    no_such_thing,
    our_fault,
    refused,
    slowed_down,
)
from parlour.web.reviews import GameReviews
from parlour.web.settings import ServerSettings
from parlour.web.socket import TableSocket
from parlour.web.summaries import summary
from parlour.web.table_memories import memory_route
from parlour.web.visitors import Visitors

T = TypeVar("T")

LARGEST_BODY = 16_384
# Less than the time for the whole request, so that a slow client still gets an answer.
BODY_WITHIN = 8.0

log = logging.getLogger("parlour")


class Web:
    """The application over one store. ``app`` is what an ASGI server runs."""

    def __init__(
        self,
        tables: Tables,
        settings: ServerSettings,
        files: OperatorFiles = NO_FILES,
        thinkers: Thinkers | None = None,
    ) -> None:
        """``thinkers`` are where bots think; by default, processes of their own."""
        self.tables = tables
        self.settings = settings
        presence = Presence(token_hex(8))
        self._thinkers = thinkers or Thinkers(settings.thinkers)
        self._driver = TableDriver(
            Bots(tables, self._thinkers, metrics.thoughts.inc),
            Clocks(tables, presence, settings.away_after),
        )
        self.hub = Hub(tables, self._driver, presence)
        self._chores = Chores(self.hub, settings)
        self._files = files
        self._visitors = Visitors(settings)
        self._arriving: set[asyncio.Timeout] = set()
        self._socket = TableSocket(self.hub, self._visitors, settings)
        self._finished_games = FinishedGames(tables, self._visitors, self._body)
        self._reviews = GameReviews(self._finished_games, self._body)
        self._new_tables = NewTables(tables)
        self._deals = DealRoutes(tables, self._visitors, self._table)
        self._evenings = EveningRoutes(tables, self._visitors, self._body, self._count_table)
        routes = self._routes()
        app = Starlette(
            routes=routes,
            lifespan=self._lifespan,
            exception_handlers={HTTPException: no_such_thing, Exception: our_fault},
        )
        self.app = CountedRequests(with_middleware(app, settings), routes)

    def _routes(self) -> list[Any]:
        health = Health(self.hub, open_metrics=self.settings.open_metrics)
        return [
            *health.routes(),
            arrival_route(self.settings, health),
            *directory_routes(),
            *self._deals.routes(),
            *self._evenings.routes(),
            Route("/api/tables", self._create, methods=["POST"]),
            Route("/api/tables/{code}", self._summary),
            Route("/api/tables/{code}/seats", self._join, methods=["POST"]),
            Route("/api/tables/{code}/claims", self._claim, methods=["POST"]),
            Route("/api/tables/{code}/passes", self._pass, methods=["POST"]),
            Route("/api/tables/{code}/requests", self._request_seat, methods=["POST"]),
            hindsight_route(self._table, self._visitors, self._thinkers),
            *self._finished_games.routes(),
            memory_route(self._finished_games),
            *self._reviews.routes(),
            WebSocketRoute("/api/tables/{code}/socket", self._serve_socket),
            *operator_routes(self._files, self.hub),
            *page_routes(root_path=self.settings.root_path),
        ]

    # Running -------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        chores = [asyncio.create_task(chore) for chore in self._chores.all()]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await self._driver.close()
            self._thinkers.close()
            self._finished_games.close()
            await self.tables.bot_results.close()
            await self._reviews.close()

    def leave(self) -> None:
        """Says goodbye on all connections, and stops waiting for requests that arrive slowly."""
        log.info("shutting down", extra={"sockets": len(self.hub)})
        self.hub.drain()
        for arriving in self._arriving:
            arriving.reschedule(asyncio.get_running_loop().time())

    # The API -------------------------------------------------------------------------------

    async def _create(self, request: Request) -> Response:
        wanted = await self._body(request, NewTable)
        if isinstance(wanted, Response):
            return wanted
        address = self._visitors.address(request)
        # The name of a deal may be a guess.
        if wanted.deal is not None and (wait := self._visitors.guesses.wait(address)):
            return slowed_down(wait)
        if full := self._count_table(request):
            return full
        made = await self._make(wanted)
        if isinstance(made, Refusal):
            self._visitors.give_back_table(address)
            if made.code == "no-deal":
                self._visitors.guesses.take(address)
        return self._seated(made)

    def _count_table(self, request: Request) -> Response | None:
        """Counts a new table for the address of a request; the answer if it may have none now."""
        address = self._visitors.address(request)
        if wait := self._visitors.take_table(address):
            return slowed_down(wait)
        if self._disk_is_full():
            self._visitors.give_back_table(address)
            return refused(_NO_ROOM)
        return None

    def _disk_is_full(self) -> bool:
        """Whether the space that is left is reserved for the tables that there are."""
        left = self.tables.store.bytes_left()
        return left is not None and left < self.settings.disk_reserve * 1_000_000

    async def _make(self, wanted: NewTable) -> Seated | Refusal:
        name, new = next(iter(GAMES)) if wanted.game is None else wanted.game, self._new_tables
        if wanted.deal is not None:
            if wanted != NewTable(wanted.name, deal=wanted.deal, seen=wanted.seen):
                return _SET_UP
            return await new.open_deal(wanted.deal, wanted.name, wanted.seen)
        if wanted.occasion is not None:
            only = NewTable(wanted.name, wanted.game, occasion=wanted.occasion, team=wanted.team)
            if replace(wanted, seen=()) != only or (wanted.team and wanted.occasion != "day"):
                return _SET_UP
            if wanted.team:
                return await new.open_day(name, wanted.name, wanted.seen)
            return await new.set_up(wanted.occasion, name, wanted.name, wanted.seen)
        game = GAMES.get(name)
        rule_set = wanted.rule_set or (next(iter(game.rule_sets)) if game else "")
        choice = Choose(
            game=name, rule_set=rule_set, changes=wanted.changes, settings=wanted.settings
        )
        return await self.tables.create(choice, wanted.name)

    async def _summary(self, request: Request) -> Response:
        if wait := self._visitors.requests.take(self._visitors.address(request)):
            return slowed_down(wait)
        live = await self._table(request)
        if isinstance(live, Response):
            return live
        try:
            return json(await summary(self.tables, live))
        except StoreError:
            return refused(AWAY)

    async def _join(self, request: Request) -> Response:
        wanted = await self._body(request, NewSeat)
        if isinstance(wanted, Response):
            return wanted
        live = await self._table(request)
        if isinstance(live, Response):
            return live
        try:
            kept_back = await is_kept_back(self.tables, live.table)
        except StoreError:
            return refused(AWAY)
        return self._seated(
            await self.tables.join(live.code, wanted.name, wanted.seen, kept_back=kept_back)
        )

    async def _claim(self, request: Request) -> Response:
        wanted = await self._body(request, Claim)
        if isinstance(wanted, Response):
            return wanted
        live = await self._table(request)
        if isinstance(live, Response):
            return live
        claimed = await self.tables.claim(live.code, wanted.pass_key, wanted.name, wanted.seen)
        if isinstance(claimed, Refusal) and claimed.code == "pass-over":
            self._visitors.guesses.take(self._visitors.address(request))
        return self._seated(claimed)

    async def _pass(self, request: Request) -> Response:
        wanted = await self._body(request, NewPass)
        if isinstance(wanted, Response):
            return wanted
        live = await self._table(request)
        if isinstance(live, Response):
            return live
        key = self._visitors.key_of(request, live)
        if key is None:
            return refused(WRONG_KEY)
        made = await self.tables.give_pass(live, hash_key(key), wanted.seat)
        return refused(made) if isinstance(made, Refusal) else json(PassMade(made), 201)

    async def _request_seat(self, request: Request) -> Response:
        wanted = await self._body(request, NewRequest)
        if isinstance(wanted, Response):
            return wanted
        live = await self._table(request)
        if isinstance(live, Response):
            return live
        address = self._visitors.address(request)
        if wait := self._visitors.seat_requests.take(address):
            return slowed_down(wait)
        try:
            any_seat = wanted.seat is None or await is_kept_back(self.tables, live.table)
        except StoreError:
            return refused(AWAY)
        seat = None if any_seat else wanted.seat
        made = await self.tables.request_seat(live, seat, wanted.name)
        if isinstance(made, Refusal):
            self._visitors.seat_requests.give_back(address)
            return refused(made)
        return json(PassMade(made), 201)

    async def _serve_socket(self, socket: WebSocket) -> None:
        address = self._visitors.address(socket)
        if not self._visitors.from_a_known_page(socket):
            await socket.send_denial_response(refused(_STRANGE_PAGE))
        elif not self._visitors.connected(address):
            await socket.send_denial_response(refused(_TOO_MANY_CONNECTIONS))
        else:
            try:
                await self._socket.serve(socket, socket.path_params["code"], address)
            finally:
                self._visitors.disconnected(address)

    # What requests have in common ----------------------------------------------------------

    async def _table(self, request: Request) -> Live | Response:
        """The table that a request names. An address with too many wrong codes has to wait."""
        address = self._visitors.address(request)
        if wait := self._visitors.guesses.wait(address):
            return slowed_down(wait)
        try:
            live = await self.tables.find(request.path_params["code"])
        except StoreError:
            return refused(AWAY)
        if live is None:
            self._visitors.guesses.take(address)
            return refused(NO_TABLE)
        if live.table.closed is not None:
            return refused(closed(live.table.closed))
        return live

    def _seated(self, answer: Seated | Refusal) -> Response:
        if isinstance(answer, Refusal):
            return refused(answer)
        self._visitors.remember_key(answer.key)
        return json(answer, 201)

    async def _body(
        self, request: Request, kind: type[T], most: int = LARGEST_BODY
    ) -> T | Response:
        """Reads the body of a request, unless its origin or a limit forbids the request."""
        if not self._visitors.from_a_known_page(request):
            return refused(_STRANGE_PAGE)
        if wait := self._visitors.requests.take(self._visitors.address(request)):
            return slowed_down(wait)
        data = bytearray()
        try:
            async with asyncio.timeout(BODY_WITHIN) as arriving:
                self._arriving.add(arriving)
                try:
                    async for part in request.stream():
                        data += part
                        if len(data) > most:
                            return refused(_TOO_LARGE)
                finally:
                    self._arriving.discard(arriving)
        except (TimeoutError, ClientDisconnect):
            return refused(_TOO_LATE)
        try:
            return msgspec.json.decode(bytes(data), type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return refused(not_understood(error))


_NO_ROOM = Refusal("unavailable", "no-room", "This server has no room for new tables. Games go on.")
_SET_UP = malformed(
    "For a lesson or a deal of the day, only the game can be chosen; for a deal, nothing."
)
_STRANGE_PAGE = not_yours("strange-page", "This page may not use this server.")
_TOO_LARGE = too_many("too-large", "That is too large.")
_TOO_LATE = too_many("too-late", "That took too long to arrive.")
_TOO_MANY_CONNECTIONS = too_many(
    "too-many-connections", "This address has too many connections already."
)
