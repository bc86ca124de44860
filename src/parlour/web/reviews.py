"""The reviews of finished games over HTTP, and acts that somebody tries in hindsight.

Whoever can read the record of a game can read its review, and so can whoever brings one.
"""

from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.rules.refusal import Refusal
from parlour.tables.reviews import BUSY, MOST_BEFORE_A_VISITOR, Reviewing, Reviews
from parlour.tables.trying import attempt
from parlour.web.finished_games import FinishedGames
from parlour.web.protocol import RecordToReview, Try
from parlour.web.responses import json, refused


class GameReviews:
    """The routes to reviews. ``body`` reads the body of a request."""

    def __init__(
        self, games: FinishedGames, body: Callable[[Request, type[Any]], Awaitable[Any]]
    ) -> None:
        self._games = games
        self._body = body
        self._reviews = Reviews()

    def routes(self) -> list[Route]:
        return [
            Route("/api/tables/{code}/reviews/{number}", self._review),
            Route("/api/tables/{code}/reviews/{number}/tries", self._try, methods=["POST"]),
            Route("/api/reviews", self._of_a_visitor, methods=["POST"]),
        ]

    async def close(self) -> None:
        await self._reviews.close()

    async def _review(self, request: Request) -> Response:
        record = await self._games.record(request)
        if isinstance(record, Response):
            return record
        if isinstance(record, Refusal):
            return refused(record)
        return _as_far_as_it_is(self._reviews.of(*_named(request), record))

    async def _of_a_visitor(self, request: Request) -> Response:
        """The review of a record that the request brings. Nothing of it is stored."""
        wanted = await self._games.brought(request, RecordToReview)
        if isinstance(wanted, Response):
            return wanted
        name = sha256(wanted.record.encode()).hexdigest()
        found = self._reviews.of(name, 0, wanted.record, MOST_BEFORE_A_VISITOR)
        # Those of tables come first. The visitor asks again anyway, until it is there.
        return _as_far_as_it_is(Reviewing() if found is BUSY else found)

    async def _try(self, request: Request) -> Response:
        wanted = await self._body(request, Try)
        if isinstance(wanted, Response):
            return wanted
        record = await self._games.record(request)
        if isinstance(record, Response):
            return record
        if isinstance(record, Refusal):
            return refused(record)
        acts = [bytes(act) for act in wanted.acts]
        given = (record, wanted.at, wanted.seat, acts, *_named(request))
        tried = await self._games.workers.run(attempt, *given)
        return json(Raw(tried))


def _as_far_as_it_is(found: Reviewing | Refusal) -> Response:
    if isinstance(found, Refusal):
        return refused(found)
    return json({"done": found.done, "review": Raw(found.review or b"null")})


def _named(request: Request) -> tuple[str, int]:
    """The table and the number of the game that a request names."""
    return request.path_params["code"], int(request.path_params["number"])
