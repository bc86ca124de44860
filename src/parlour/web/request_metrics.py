"""Counts and times HTTP requests, by route. A route is the pattern of an address, such as
``/api/tables/{code}``: the address itself would name a table."""

from collections.abc import Iterable
from time import perf_counter
from typing import Any

from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.web import metrics

PAGES = "pages"
"""The browser table: its page at every address, and its assets."""
NOWHERE = "none"
"""Requests that reached no route: wrong addresses, and names that the server does not answer to."""
STATUSES = ("1xx", "2xx", "3xx", "4xx", "5xx")
# The server's own routes; everything else that has a route is a page.
_OWN = ("/api/", "/healthz", "/readyz", "/metrics")


class CountedRequests:
    """Middleware that counts. It must be the outermost, so that refused requests count, too."""

    def __init__(self, app: ASGIApp, routes: Iterable[BaseRoute]) -> None:
        self._app = app
        self._labels: dict[Any, str] = {
            route.app if isinstance(route, Mount) else route.endpoint: label_of(route.path)
            for route in routes
            if isinstance(route, Mount | Route)
        }
        for label in {*self._labels.values(), NOWHERE}:
            metrics.request_seconds.labels(label)
            for status in STATUSES:
                metrics.requests.labels(label, status)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status, noted = perf_counter(), 500, False

        def note() -> None:
            # The router has put the endpoint into the scope, unless it found none.
            label = self._labels.get(scope.get("endpoint"), NOWHERE)
            metrics.requests.labels(label, f"{status // 100}xx").inc()
            metrics.request_seconds.labels(label).observe(perf_counter() - began)

        async def send_and_note(message: Message) -> None:
            nonlocal status, noted
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "http.response.body" and not message.get("more_body"):
                # Before the end is sent: whoever has an answer finds it counted.
                note()
                noted = True
            await send(message)

        try:
            await self._app(scope, receive, send_and_note)
        finally:
            if not noted:
                note()


def label_of(path: str) -> str:
    """The label of a route.

    >>> [label_of(path) for path in ("/api/tables/{code}", "/t/{code}", "/{path:path}")]
    ['/api/tables/{code}', 'pages', 'none']
    """
    if path.startswith(_OWN):
        return path
    return NOWHERE if path == "/{path:path}" else PAGES
