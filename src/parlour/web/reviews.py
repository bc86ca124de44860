"""The reviews of finished games, and acts that somebody tries in hindsight."""

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.rules.refusal import Refusal
from parlour.tables.reviews import Reviews, judge
from parlour.tables.thinkers import Thinkers
from parlour.web.protocol import Try
from parlour.web.responses import json, refused

FindRecord = Callable[[Request], Awaitable[str | Refusal | Response]]
ReadBody = Callable[[Request, type[Any]], Awaitable[Any]]


def review_routes(
    find_record: FindRecord, read_body: ReadBody, reviews: Reviews, thinkers: Thinkers
) -> list[Route]:
    """Makes the routes. ``find_record`` looks up the record of the finished game that a request
    names, and refuses those whose cards may still be played elsewhere."""

    async def review(request: Request) -> Response:
        record = await find_record(request)
        if isinstance(record, Response):
            return record
        if isinstance(record, Refusal):
            return refused(record)
        code, number = request.path_params["code"], int(request.path_params["number"])
        found = reviews.of(code, number, record)
        if isinstance(found, Refusal):
            return refused(found)
        return json({"done": found.done, "review": Raw(found.review or b"null")})

    async def tries(request: Request) -> Response:
        tried = await read_body(request, Try)
        if isinstance(tried, Response):
            return tried
        record = await find_record(request)
        if isinstance(record, Response):
            return record
        if isinstance(record, Refusal):
            return refused(record)
        judged = await thinkers.run(judge, record, tried.at, tried.seat, bytes(tried.act))
        return refused(judged) if isinstance(judged, Refusal) else json(Raw(judged))

    path = "/api/tables/{code}/reviews/{number}"
    return [Route(path, review), Route(f"{path}/tries", tries, methods=["POST"])]
