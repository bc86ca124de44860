"""The reviews of finished games, and acts that somebody tries in hindsight."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.rules.refusal import Refusal
from parlour.tables.reviews import Reviews, judge
from parlour.tables.store import FinishedGame
from parlour.tables.thinkers import Thinkers
from parlour.web.protocol import Try
from parlour.web.responses import json, refused

T = TypeVar("T")
Find = Callable[[Request], Awaitable[FinishedGame | Response]]
ReadBody = Callable[[Request, type[T]], Awaitable[T | Response]]


def review_routes(
    find: Find, read_body: ReadBody[Try], reviews: Reviews, thinkers: Thinkers
) -> list[Route]:
    """Makes the routes. ``find`` looks up the finished game of a request, and refuses those whose
    cards may still be played elsewhere."""

    async def review(request: Request) -> Response:
        game = await find(request)
        if isinstance(game, Response):
            return game
        found = reviews.of(game.table, game.number, game.record)
        if isinstance(found, Refusal):
            return refused(found)
        if found.failed is not None:
            return refused(found.failed)
        return json({"done": found.done, "review": Raw(found.review or b"null")})

    async def tries(request: Request) -> Response:
        tried = await read_body(request, Try)
        if isinstance(tried, Response):
            return tried
        game = await find(request)
        if isinstance(game, Response):
            return game
        judged = await thinkers.run(judge, game.record, tried.at, tried.seat, bytes(tried.act))
        return refused(judged) if isinstance(judged, Refusal) else json(Raw(judged))

    path = "/api/tables/{code}/games/{number}"
    return [Route(f"{path}/review", review), Route(f"{path}/tries", tries, methods=["POST"])]
