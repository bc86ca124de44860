"""Deals over HTTP: what a deal is, a table's result beside those of others, and the deals of days.

Nobody gets anything of the results of a deal before they have finished it: not even how many there
are. So the answers about a running day are the same whatever has been played.
"""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from parlour.tables.answers import AWAY, WRONG_KEY
from parlour.tables.daily_deal import DAY_GAMES, is_day
from parlour.tables.given_deals import comparison_at, to_give
from parlour.tables.live_table import Live
from parlour.tables.service import Tables
from parlour.tables.store import StoreError
from parlour.web.deal_bodies import Day, DealSummary
from parlour.web.responses import NO_PAGE, json, refused, slowed_down
from parlour.web.visitors import Visitors


class DealRoutes:
    """The routes to deals and days. ``find`` looks up the table of a request and counts wrong
    codes."""

    def __init__(
        self,
        tables: Tables,
        visitors: Visitors,
        find: Callable[[Request], Awaitable[Live | Response]],
    ) -> None:
        self._tables = tables
        self._visitors = visitors
        self._find = find

    def routes(self) -> list[Route]:
        return [
            Route("/api/days/{day}", self._day),
            Route("/api/deals/{name}", self._deal),
            Route("/api/tables/{code}/comparison", self._comparison),
        ]

    async def _day(self, request: Request) -> Response:
        """The deals of a day, which is a date, or ``today``; with their results when it is over."""
        if wait := self._visitors.requests.take(self._visitors.address(request)):
            return slowed_down(wait)
        days, asked = self._tables.days, request.path_params["day"]
        day = days.today() if asked == "today" else asked
        if not is_day(day):
            return refused(NO_PAGE, 404)
        if day >= days.today():
            return json(Day(day, dict.fromkeys(DAY_GAMES)))
        await self._tables.written(self._tables.playing_day(day))
        try:
            for game in DAY_GAMES:
                if (deal := await days.known(day, game)) is not None:
                    self._tables.bot_results.want(deal)
            return json(Day(day, {game: await days.standing(day, game) for game in DAY_GAMES}))
        except StoreError:
            return refused(AWAY)

    async def _deal(self, request: Request) -> Response:
        """What is dealt, for somebody who may play it."""
        address = self._visitors.address(request)
        if wait := self._visitors.requests.take(address) or self._visitors.guesses.wait(address):
            return slowed_down(wait)
        try:
            found = await to_give(self._tables, request.path_params["name"])
        except StoreError:
            return refused(AWAY)
        if isinstance(found, Refusal):
            if found.code == "no-deal":
                self._visitors.guesses.take(address)
            return refused(found)
        terms = found.terms
        return json(
            DealSummary(
                name=found.deal.name,
                game=terms.game,
                title=GAMES[terms.game].title,
                rule_set=terms.rule_set,
                changes=terms.changes,
                seats=terms.seats,
            )
        )

    async def _comparison(self, request: Request) -> Response:
        """The result of a table's last game beside all others of its deal, for people at it."""
        if wait := self._visitors.requests.take(self._visitors.address(request)):
            return slowed_down(wait)
        live = await self._find(request)
        if isinstance(live, Response):
            return live
        key = self._visitors.key_of(request, live)
        seat = None if key is None else live.seat_of(key)
        if seat is None:
            return refused(WRONG_KEY)
        await self._tables.written({live.code})
        try:
            compared = await comparison_at(self._tables, live.table, live.code, seat)
        except StoreError:
            return refused(AWAY)
        return refused(compared) if isinstance(compared, Refusal) else json(compared)
