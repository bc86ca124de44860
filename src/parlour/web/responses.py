"""HTTP responses: JSON, a refusal with its status, and the answer to an error of the server."""

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from parlour.rules.refusal import Refusal, illegal, malformed
from parlour.web.limits import slow_down, whole_seconds
from parlour.web.protocol import OUR_FAULT

_STATUS = {
    "malformed": 400,
    "illegal": 409,
    "stale": 409,
    "not-yours": 403,
    "too-many": 429,
    "unavailable": 503,
    "no-table": 404,
    "no-record": 404,
    "no-deal": 404,
    "no-evening": 404,
    "evening-full": 409,
    "no-step": 404,
    "table-full": 409,
    # The seat request still waits for the table's answer.
    "unanswered": 202,
    "too-large": 413,
    "too-late": 408,
}

NO_PAGE = illegal("no-page", "There is nothing at this address.")
_WRONG_WAY = malformed("This address does not support that method.")


def json(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refused(refusal: Refusal, status: int | None = None) -> Response:
    return json(refusal, status or _STATUS.get(refusal.code) or _STATUS[refusal.kind])


def slowed_down(wait: float) -> Response:
    response = refused(slow_down(wait))
    response.headers["retry-after"] = str(whole_seconds(wait))
    return response


async def no_such_thing(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = refused(NO_PAGE if error.status_code == 404 else _WRONG_WAY, error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def our_fault(request: Request, error: Exception) -> Response:
    return refused(OUR_FAULT, 500)
