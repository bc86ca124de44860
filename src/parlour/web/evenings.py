"""Evenings over HTTP: making one, taking part, the standings, and what the organiser can do.

What somebody gets before they have finished a deal does not depend on its results: neither what it
says nor how long it is.
"""

import csv
import io
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from parlour.rules.seat import Seat
from parlour.tables.answers import AWAY, WRONG_KEY, Seated
from parlour.tables.evening_events import Evening
from parlour.tables.evenings import MOST_TABLES, NO_EVENING, NOT_ORGANISER, NewEvening
from parlour.tables.given_deals import standings_at
from parlour.tables.keys import fits
from parlour.tables.live_table import Live
from parlour.tables.matchpoints import ranks
from parlour.tables.new_tables import NewTables
from parlour.tables.service import Tables
from parlour.tables.standings import (
    MOST_KEPT,
    DealLine,
    DealStanding,
    KeptStandings,
    Standings,
    TotalLine,
)
from parlour.tables.store import StoreError
from parlour.web.deal_bodies import EveningSummary, MoveEnd, NewTeam, StrikeTable, TeamSummary
from parlour.web.responses import json, refused, slowed_down
from parlour.web.visitors import Visitors

COLUMNS = (
    *("deal", "rank", "table", "team", "seat", "names", "level", "points"),
    *("matchpoints", "possible", "share", "marks"),
)
"""The columns of the standings as CSV."""


class EveningRoutes:
    """The routes to evenings. ``body`` reads the body of a request; ``count_table`` counts a
    new table for the address of a request, and answers if it may have none now."""

    def __init__(
        self,
        tables: Tables,
        visitors: Visitors,
        body: Callable[[Request, type[Any]], Awaitable[Any]],
        count_table: Callable[[Request], Response | None],
    ) -> None:
        self._tables = tables
        self._new_tables = NewTables(tables)
        self._visitors = visitors
        self._body = body
        self._count_table = count_table
        self._kept = KeptStandings()
        self._written: OrderedDict[int, tuple[tuple[DealStanding, ...], str]] = OrderedDict()

    def routes(self) -> list[Route]:
        return [
            Route("/api/evenings", self._make, methods=["POST"]),
            Route("/api/evenings/{name}", self._summary),
            Route("/api/evenings/{name}/tables", self._enter, methods=["POST"]),
            Route("/api/evenings/{name}/standings", self._standings),
            Route("/api/evenings/{name}/end", self._move_end, methods=["POST"]),
            Route("/api/evenings/{name}/struck", self._strike, methods=["POST"]),
        ]

    async def _make(self, request: Request) -> Response:
        wanted = await self._body(request, NewEvening)
        if isinstance(wanted, Response):
            return wanted
        # An evening costs about as much as a table, and counts like one.
        if full := self._count_table(request):
            return full
        made = await self._tables.evenings.make(wanted)
        if isinstance(made, Refusal):
            self._visitors.give_back_table(self._visitors.address(request))
            return refused(made)
        return json(made, 201)

    async def _summary(self, request: Request) -> Response:
        found = await self._find(request)
        if isinstance(found, Response):
            return found
        terms, organiser = found.terms, self._is_organiser(request, found)
        if not organiser and "authorization" in request.headers:
            self._visitors.guesses.take(self._visitors.address(request))
        return json(
            EveningSummary(
                name=found.name,
                title=found.title,
                game=terms.game,
                game_title=GAMES[terms.game].title,
                rule_set=terms.rule_set,
                changes=terms.changes,
                seats=terms.seats,
                deals=len(found.deals),
                deal_names=tuple(deal.name for deal in found.deals),
                ends=found.ends,
                over=found.over(self._tables.evenings.now()),
                teams=tuple(
                    TeamSummary(one.number, one.team, one.number in found.struck)
                    for one in found.entries
                ),
                most_tables=MOST_TABLES,
                organiser=organiser,
            )
        )

    async def _enter(self, request: Request) -> Response:
        wanted = await self._body(request, NewTeam)
        if isinstance(wanted, Response):
            return wanted
        found = await self._find(request)
        if isinstance(found, Response):
            return found
        if full := self._count_table(request):
            return full
        seated = await self._new_tables.open_evening(
            found.name, wanted.team, wanted.name, wanted.seen
        )
        if isinstance(seated, Seated):
            self._visitors.remember_key(seated.key)
            return json(seated, 201)
        self._visitors.give_back_table(self._visitors.address(request))
        return refused(seated)

    async def _standings(self, request: Request) -> Response:
        """The standings, as the holder of a seat at a table may see them: ``table`` is its code,
        and the key of the seat comes with the request. Without them, what everybody may see."""
        found = await self._find(request)
        if isinstance(found, Response):
            return found
        # Large standings are half a megabyte: what is sent to an address counts, as on a socket.
        allowance = self._visitors.sent.of(self._visitors.address(request))
        if wait := allowance.wait():
            return slowed_down(wait)
        code, live, seat = request.query_params.get("table"), None, 0
        if code is not None:
            own = await self._own_seat(request, found, code)
            if isinstance(own, Refusal):
                return refused(own)
            live, seat = own
            await self._tables.written({code})
        try:
            made = await standings_at(self._tables, self._kept, found, live, seat)
        except StoreError:
            return refused(AWAY)
        if request.query_params.get("as") == "csv":
            answer = Response(self._as_csv(made), media_type="text/csv; charset=utf-8")
        else:
            answer = json(made)
        allowance.spend(len(answer.body))
        return answer

    def _as_csv(self, made: Standings) -> str:
        """The standings as CSV. Those that are kept are written once: that takes long, too."""
        kept = self._written.get(id(made.deals))
        # While they are kept here, nothing else gets their id.
        if kept is None:
            kept = self._written[id(made.deals)] = (made.deals, as_csv(made))
        self._written.move_to_end(id(made.deals))
        if len(self._written) > MOST_KEPT:
            self._written.popitem(last=False)
        return kept[1]

    async def _own_seat(
        self, request: Request, evening: Evening, code: str
    ) -> tuple[Live, Seat] | Refusal:
        """The seat at this table of the evening that a request brings the key of. A table that does
        not take part gets the same answer, and counts as a guess: nobody can find out the codes of
        the tables."""
        try:
            live = await self._tables.find(code) if evening.entry(code) is not None else None
        except StoreError:
            return AWAY
        if live is None:
            self._visitors.guesses.take(self._visitors.address(request))
            return WRONG_KEY
        key = self._visitors.key_of(request, live)
        seat = None if key is None else live.seat_of(key)
        return WRONG_KEY if seat is None else (live, seat)

    async def _move_end(self, request: Request) -> Response:
        wanted = await self._body(request, MoveEnd)
        if isinstance(wanted, Response):
            return wanted
        return await self._organised(
            request, lambda name, key: self._tables.evenings.move_end(name, key, wanted.ends)
        )

    async def _strike(self, request: Request) -> Response:
        wanted = await self._body(request, StrikeTable)
        if isinstance(wanted, Response):
            return wanted
        return await self._organised(
            request, lambda name, key: self._tables.evenings.strike(name, key, wanted.number)
        )

    async def _organised(
        self, request: Request, change: Callable[[str, str], Awaitable[Refusal | None]]
    ) -> Response:
        """Does what the organiser of an evening asks for, and answers with the evening."""
        found = await self._find(request)
        if isinstance(found, Response):
            return found
        if not self._is_organiser(request, found):
            self._visitors.guesses.take(self._visitors.address(request))
            return refused(NOT_ORGANISER)
        if refusal := await change(found.name, _key(request)):
            return refused(refusal)
        return await self._summary(request)

    def _is_organiser(self, request: Request, evening: Evening) -> bool:
        return fits(_key(request), evening.key)

    async def _find(self, request: Request) -> Evening | Response:
        """The evening that a request names. An address with too many wrong names has to wait."""
        address = self._visitors.address(request)
        # A request with a body was counted when the body was read.
        counted = request.method == "POST"
        if wait := 0.0 if counted else self._visitors.requests.take(address):
            return slowed_down(wait)
        if wait := self._visitors.guesses.wait(address):
            return slowed_down(wait)
        try:
            found = await self._tables.evenings.find(request.path_params["name"])
        except StoreError:
            return refused(AWAY)
        if found is None:
            self._visitors.guesses.take(address)
            return refused(NO_EVENING)
        return found


def _key(request: Request) -> str:
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key if scheme.lower() == "bearer" else ""


def as_csv(standings: Standings) -> str:
    """All results as rows of a table: first deal by deal, then all deals together."""
    written = io.StringIO()
    rows = csv.DictWriter(written, COLUMNS, restval="")
    rows.writeheader()
    for deal in standings.deals:
        places = _places(deal.lines)
        for number, line in enumerate(deal.lines):
            rows.writerow(
                {
                    **_common(line),
                    "deal": deal.number,
                    "rank": places.get(number, ""),
                    "seat": "" if line.seat is None else line.seat + 1,
                    "names": _plain("; ".join(line.names)),
                    "points": line.points,
                }
            )
    for total in standings.total:
        own = {"deal": "all", "rank": total.rank, "names": _plain(total.name)}
        rows.writerow(_common(total) | own)
    return written.getvalue()


def _places(lines: Sequence[DealLine]) -> dict[int, int]:
    """The ranks of the lines of a deal, by where they stand: in a team game among all, else among
    those who had the same seat. As in the total, a bot at a table of people has none."""
    shares: dict[int | None, dict[int, float | None]] = {}
    for number, line in enumerate(lines):
        fills_a_seat = line.seat is not None and line.table and "bot" in line.marks
        if line.matchpoints is not None and not fills_a_seat:
            shares.setdefault(line.seat, {})[number] = line.share
    return {number: rank for group in shares.values() for number, rank in ranks(group).items()}


def _common(line: DealLine | TotalLine) -> dict[str, object]:
    return {
        "table": line.table or "",
        "team": _plain(line.team),
        "level": line.level,
        "matchpoints": "" if line.matchpoints is None else line.matchpoints,
        "possible": line.possible,
        "share": "" if line.share is None else f"{line.share:.4f}",
        "marks": " ".join(line.marks),
    }


def _plain(text: str) -> str:
    """A text that no spreadsheet takes for a formula.

    >>> _plain("=1+1"), _plain("The Otters")
    ("'=1+1", 'The Otters')
    """
    return f"'{text}" if text[:1] in "=+-@\t\r" and text else text
