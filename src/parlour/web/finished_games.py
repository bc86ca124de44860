"""Finished games over HTTP: their records as text, and their replays step by step.

A replay is made from the record and nothing else, so it shows nothing that the record does not
contain, and whoever can read the record can see the replay. There is no record of a running game.
The work is done in a worker process of its own, so that neither live tables nor bots wait for it.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from parlour.rules.refusal import Refusal, illegal, malformed
from parlour.tables import replaying
from parlour.tables.answers import AWAY
from parlour.tables.codes import is_code
from parlour.tables.live_table import Live
from parlour.tables.service import Tables
from parlour.tables.store import StoreError
from parlour.tables.table import DayDeal
from parlour.tables.thinkers import Thinkers
from parlour.web.protocol import RecordToReplay
from parlour.web.responses import refused, slowed_down
from parlour.web.visitors import Visitors

LARGEST_RECORD = 400_000
"""The largest request with a record, in bytes: several times what the longest game needs."""
# How many records of visitors are known to be read already: going on in them costs little.
RECORDS_KNOWN = 64

_NO_RECORD = illegal("no-record", "There is no record of a finished game here.")
_TODAYS = illegal(
    "day-not-over",
    "Others still play these cards today. This game can be seen again after midnight UTC.",
)
_NO_NUMBER = malformed("Seats and steps are numbers.")


class FinishedGames:
    """The routes to records and replays. ``find`` looks up the table of a request and counts wrong
    codes; ``body`` reads the body of a request up to a size."""

    def __init__(
        self,
        tables: Tables,
        visitors: Visitors,
        find: Callable[[Request], Awaitable[Live | Response]],
        body: Callable[[Request, type[Any], int], Awaitable[Any]],
    ) -> None:
        self._tables = tables
        self._visitors = visitors
        self._find = find
        self._body = body
        self.workers = Thinkers(1)
        self._known: OrderedDict[bytes, None] = OrderedDict()

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
        return _answer(await self.workers.run(replaying.outline, record, seat))

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
        wanted = await self._body(request, RecordToReplay, LARGEST_RECORD)
        if isinstance(wanted, Response):
            return wanted
        if wait := self._reading_wait(request, wanted.record):
            return slowed_down(wait)
        if wanted.step is None:
            made = await self.workers.run(replaying.outline, wanted.record, wanted.seat)
        else:
            given = (wanted.record, wanted.step, wanted.seat, "", 1)
            made = await self.workers.run(replaying.step, *given)
        return _answer(made)

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
        address = self._visitors.address(request)
        if wait := self._visitors.requests.take(address) or self._visitors.guesses.wait(address):
            return slowed_down(wait)
        code, number = request.path_params["code"], request.path_params["number"]
        # A player may ask as soon as they have seen the end of the game.
        await self._tables.written()
        try:
            kept = await self._tables.store.records(code) if is_code(code) else ()
        except StoreError:
            return refused(AWAY)
        record = next((one.record for one in kept if str(one.number) == number), None)
        if record is not None:
            return _TODAYS if await self._is_todays(code) else record
        # Look the table up only to count wrong codes: the answer is the same if it exists.
        if not kept and isinstance(answer := await self._find(request), Response):
            return refused(_NO_RECORD) if answer.status_code == 404 else answer
        return refused(_NO_RECORD)

    async def _is_todays(self, code: str) -> bool:
        """Whether a table has today's deal, which others may still play."""
        try:
            live = await self._tables.find(code)
        except StoreError:
            return True
        occasion = None if live is None else live.table.occasion
        return isinstance(occasion, DayDeal) and occasion.day == self._tables.days.today()


def _answer(made: bytes | Refusal) -> Response:
    if isinstance(made, Refusal):
        return refused(made)
    return Response(made, media_type="application/json")


def _number(given: str | None) -> int | Refusal | None:
    """A number in an address; None if it is not given."""
    if given is None:
        return None
    return int(given) if given.isascii() and given.isdecimal() and len(given) < 8 else _NO_NUMBER
