"""Finished games over HTTP: their records as text, and their replays step by step.

A replay is made from the record and nothing else, so it shows nothing that the record does not
contain, and whoever can read the record can see the replay. There is no record of a running game.
The work is done in a worker process of its own, so that neither live tables nor bots wait for it.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from parlour.rules.refusal import Refusal, illegal, malformed
from parlour.rules.seat import Seat
from parlour.tables import replaying
from parlour.tables.answers import AWAY, closed
from parlour.tables.codes import is_code
from parlour.tables.given_deals import deal_of_game, is_kept_back, is_of_today
from parlour.tables.live_table import Live
from parlour.tables.service import Tables
from parlour.tables.store import FinishedGame, StoreError
from parlour.tables.thinkers import Thinkers
from parlour.web.protocol import RecordToReplay, RecordToReview
from parlour.web.responses import refused, slowed_down
from parlour.web.visitors import Visitors

T = TypeVar("T", RecordToReplay, RecordToReview)

LARGEST_RECORD = 400_000
"""The largest request with a record, in bytes: several times what the longest game needs."""
# How many records of visitors are known to be read already: going on in them costs little.
RECORDS_KNOWN = 64
# How many names of deals are known: finding one reads the whole log of its table.
DEALS_KNOWN = 1000

_NO_RECORD = illegal("no-record", "There is no record of a finished game here.")
TODAYS = illegal(
    "day-not-over",
    "Others still play these cards today. This game can be seen again after midnight UTC.",
)
_TONIGHTS = illegal(
    "evening-not-over",
    "Others still play these cards. This game can be seen again when the evening is over.",
)
_NO_NUMBER = malformed("Seats and steps are numbers.")


class FinishedGames:
    """The routes to records and replays. ``body`` reads the body of a request up to a size."""

    def __init__(
        self,
        tables: Tables,
        visitors: Visitors,
        body: Callable[[Request, type[Any], int], Awaitable[Any]],
    ) -> None:
        self._tables = tables
        self._visitors = visitors
        self._body = body
        self.workers = Thinkers(1)
        self._known: OrderedDict[bytes, None] = OrderedDict()
        self._deals: OrderedDict[tuple[str, int], str] = OrderedDict()

    def routes(self) -> list[Route]:
        return [
            Route("/api/tables/{code}/records/{number}", self._record),
            Route("/api/tables/{code}/replays/{number}", self._outline),
            Route("/api/tables/{code}/replays/{number}/{step}", self._step),
            Route("/api/replays", self._of_a_visitor, methods=["POST"]),
        ]

    def close(self) -> None:
        self.workers.close()

    async def _record(self, request: Request) -> Response:
        record = await self.record(request)
        if isinstance(record, Response):
            return record
        # A record that is not published yet is answered like one that does not exist.
        return refused(_NO_RECORD) if isinstance(record, Refusal) else PlainTextResponse(record)

    async def _outline(self, request: Request) -> Response:
        record, seat = await self.record(request), _number(request.query_params.get("seat"))
        if isinstance(record, Response):
            return record
        if isinstance(record, Refusal) or isinstance(seat, Refusal):
            return refused(record if isinstance(record, Refusal) else _NO_NUMBER)
        try:
            deal = await self._deal(request.path_params["code"], int(request.path_params["number"]))
        except StoreError:
            return refused(AWAY)
        return _answer(await self.workers.run(replaying.outline, record, seat, deal))

    async def _deal(self, code: str, number: int) -> str | None:
        """The name of the deal of a game, which never changes; None if it has none."""
        known = self._deals.get((code, number)) or await deal_of_game(self._tables, code, number)
        if known is not None:
            self._deals[code, number] = known
            self._deals.move_to_end((code, number))
            if len(self._deals) > DEALS_KNOWN:
                self._deals.popitem(last=False)
        return known

    async def _step(self, request: Request) -> Response:
        record, seat = await self.record(request), _number(request.query_params.get("seat"))
        step = _number(request.path_params["step"])
        if isinstance(record, Response):
            return record
        if isinstance(record, Refusal):
            return refused(record)
        if isinstance(seat, Refusal) or step is None or isinstance(step, Refusal):
            return refused(_NO_NUMBER)
        code, number = request.path_params["code"], int(request.path_params["number"])
        return _answer(await self.workers.run(replaying.step, record, step, seat, code, number))

    async def _of_a_visitor(self, request: Request) -> Response:
        """The replay of a record that the request brings. Nothing of it is stored."""
        wanted = await self.brought(request, RecordToReplay)
        if isinstance(wanted, Response):
            return wanted
        if wanted.step is None:
            made = await self.workers.run(replaying.outline, wanted.record, wanted.seat)
        else:
            given = (wanted.record, wanted.step, wanted.seat, "", 1)
            made = await self.workers.run(replaying.step, *given)
        return _answer(made)

    async def brought(self, request: Request, kind: type[T]) -> T | Response:
        """The record that a request brings, with what is wanted of it."""
        wanted: T | Response = await self._body(request, kind, LARGEST_RECORD)
        if isinstance(wanted, Response):
            return wanted
        wait = self._reading_wait(request, wanted.record)
        return slowed_down(wait) if wait else wanted

    def _reading_wait(self, request: Request, record: str) -> float:
        """The seconds until an address may have another new record read. Going on in one that was
        read lately is free."""
        digest = sha256(record.encode()).digest()
        if digest not in self._known and (
            wait := self._visitors.readings.take(self._visitors.address(request))
        ):
            return wait
        self._known[digest] = None
        self._known.move_to_end(digest)
        if len(self._known) > RECORDS_KNOWN:
            self._known.popitem(last=False)
        return 0.0

    async def record(self, request: Request) -> str | Refusal | Response:
        """The record of the finished game that a request names; a refusal if it is not published
        yet."""
        kept = await self.games(request)
        if isinstance(kept, Response | Refusal):
            return kept
        number = request.path_params["number"]
        record = next((one.record for one in kept if str(one.number) == number), None)
        if record is None:
            return refused(_NO_RECORD)
        return TODAYS if await self._is_of_today(request, int(number)) else record

    async def games(self, request: Request) -> Sequence[FinishedGame] | Refusal | Response:
        """The finished games of the table that a request names and may see, at least one; a refusal
        if others may still play their deals. It does not tell whether there are any."""
        address = self._visitors.address(request)
        if wait := self._visitors.requests.take(address) or self._visitors.guesses.wait(address):
            return slowed_down(wait)
        code = request.path_params["code"]
        seat: Seat | None = None
        try:
            live = await self._tables.find(code)
            kept_back = live is not None and await is_kept_back(self._tables, live.table)
            if live is not None and kept_back:
                seat = self._own_seat(request, live)
                if seat is None:
                    # Nothing is read: the time would tell how many games there are.
                    return TODAYS if live.table.evening is None else _TONIGHTS
            # A player may ask as soon as they have seen the end of the game.
            await self._tables.written({code})
            kept = await self._tables.store.records(code) if is_code(code) else ()
        except StoreError:
            return refused(AWAY)
        if live is not None and seat is not None:
            # Those who played these games to the end may see them.
            kept = [game for game in kept if live.table.has_finished(seat, game.number)]
            return kept or refused(_NO_RECORD)
        if kept:
            return kept
        if live is None:
            # A wrong code is counted. The answer is the same if there is a table.
            self._visitors.guesses.take(address)
        elif live.table.closed is not None:
            return refused(closed(live.table.closed))
        return refused(_NO_RECORD)

    async def _is_of_today(self, request: Request, number: int) -> bool:
        """Whether a game had the deal of a day that is not over: nobody sees it again until
        then."""
        live = await self._tables.find(request.path_params["code"])
        return live is not None and is_of_today(self._tables, live.table, number)

    def _own_seat(self, request: Request, live: Live) -> Seat | None:
        """The seat at a table that a request brings the key of, if any."""
        brings = "authorization" in request.headers
        key = self._visitors.key_of(request, live) if brings else None
        return None if key is None else live.seat_of(key)


def _answer(made: bytes | Refusal) -> Response:
    if isinstance(made, Refusal):
        return refused(made)
    return Response(made, media_type="application/json")


def _number(given: str | None) -> int | Refusal | None:
    """A number in an address; None if it is not given."""
    if given is None:
        return None
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 8 else _NO_NUMBER
