"""How a request arrived: what `parlour doctor` asks a server, to find out what a proxy changed on
the way, and whether its store is there. The answer says nothing about single tables, and nothing
about the visitor."""

from time import time

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour import __version__
from parlour.web.health import Health
from parlour.web.responses import json
from parlour.web.settings import ServerSettings

# How long the answer waits for the store. The doctor waits longer for the answer.
PATIENCE = 3.0


class Arrival(Struct, frozen=True):
    """One request, as the server got it."""

    host: str
    """The host that the request names; pages may use only the host that they came from."""
    forwarded: bool
    """Whether a proxy said for whom it asks."""
    trust_proxy: bool
    root_path: str
    at: float
    """The time of the server, in seconds since 1970."""
    version: str | None = None
    ready: str | None = None
    """As `/readyz` says it. A proxy keeps that from the world, and the doctor is a part of it."""


def arrival_route(settings: ServerSettings, health: Health) -> Route:
    async def answer(request: Request) -> Response:
        arrival = Arrival(
            host=request.headers.get("host", ""),
            forwarded="x-forwarded-for" in request.headers,
            trust_proxy=settings.trust_proxy,
            root_path=settings.root_path,
            at=time(),
            version=__version__,
            ready=await health.state(PATIENCE),
        )
        response = json(arrival)
        response.headers["cache-control"] = "no-store"
        return response

    return Route("/arrival", answer)
