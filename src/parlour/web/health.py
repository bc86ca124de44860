"""What operators and load balancers ask: is the process alive, is it ready, what does it count?"""

import asyncio
from time import monotonic

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from parlour.rules.refusal import not_yours
from parlour.tables.store import StoreError
from parlour.web import metrics
from parlour.web.hub import Hub
from parlour.web.responses import refused
from parlour.web.visitors import is_from_here

# For how many seconds the answer of the store holds. Asking writes to the disk, and anybody may
# ask, so it is asked at most once in this time.
STORE_ASKED_EVERY = 1.0

READY = "ready"
"""The state of a server at which people can play."""


_FOR_THE_OPERATOR = not_yours("metrics", "The metrics are for the operator, on this machine.")


class Health:
    """The health checks and the metrics of one process."""

    def __init__(self, hub: Hub, *, open_metrics: bool = False) -> None:
        """``open_metrics``: whether everybody may read the metrics, not this machine alone."""
        self._hub = hub
        self._open_metrics = open_metrics
        self._asking = asyncio.Lock()
        self._asked: float | None = None
        self._store_is_here = False

    def routes(self) -> list[Route]:
        return [
            Route("/healthz", self._healthz),
            Route("/readyz", self._readyz),
            Route("/metrics", self._metrics),
        ]

    async def _healthz(self, request: Request) -> Response:
        return PlainTextResponse("alive\n")

    async def _readyz(self, request: Request) -> Response:
        state = await self.state()
        return PlainTextResponse(f"{state}\n", status_code=200 if state == READY else 503)

    async def state(self, patience: float | None = None) -> str:
        """Whether the server is ready, in a word or two. A store that does not answer in so many
        seconds is away."""
        if self._hub.draining:
            return "draining"
        try:
            async with asyncio.timeout(patience):
                here = await self._can_write()
        except TimeoutError:
            here = False
        return READY if here else "the store is away"

    async def _can_write(self) -> bool:
        """Whether the store can be written to and read, as of a moment ago."""
        async with self._asking:
            if self._asked is None or monotonic() - self._asked >= STORE_ASKED_EVERY:
                try:
                    await self._hub.tables.store.ready()
                    self._store_is_here = True
                except StoreError:
                    self._store_is_here = False
                self._asked = monotonic()
            return self._store_is_here

    async def _metrics(self, request: Request) -> Response:
        # They count finished games, and so tell how many have finished a deal.
        if not self._open_metrics and not is_from_here(request):
            return refused(_FOR_THE_OPERATOR)
        metrics.sockets.set(len(self._hub))
        metrics.tables.set(len(self._hub.tables))
        return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")
