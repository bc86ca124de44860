"""What every request passes before it reaches the application, as the settings want it; and the
path that all addresses of a server begin with, if it is not alone on its host."""

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from parlour.rules.refusal import illegal
from parlour.web.headers import LocalNames, OtherPages, SafeHeaders
from parlour.web.responses import refused
from parlour.web.settings import LOCAL_HOSTS, ServerSettings


def with_middleware(app: ASGIApp, settings: ServerSettings) -> ASGIApp:
    """The application with the middleware that these settings need."""
    if settings.origins:
        app = OtherPages(app, settings.origins)
    if settings.host in LOCAL_HOSTS and not settings.trust_proxy:
        app = LocalNames(app)
    app = SafeHeaders(app)
    return UnderPath(app, settings.root_path) if settings.root_path else app


class UnderPath:
    """Middleware that takes the root path off the path of each request, so that everything inside
    works as if there were none. Outside of the root path there is nothing.

    The proxy passes paths on unchanged. A server behind a proxy that takes the path off, too,
    would have to believe a header, and would answer at two addresses.
    """

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self._app = app
        self._root = root_path
        self._redirect = SafeHeaders(RedirectResponse(f"{root_path}/", 308))
        self._refusal = refused(
            illegal(
                "outside-path",
                f"There is nothing at this address. This server is at {root_path}/, and a proxy"
                " before it passes paths on unchanged.",
            ),
            404,
        )
        self._outside = SafeHeaders(self._refusal)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["path"].startswith(f"{self._root}/"):
            # In place: whatever counts requests outside of this finds the route in the same scope.
            scope["path"] = scope["path"].removeprefix(self._root)
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(self._refusal)
        elif scope["path"] == self._root:
            await self._redirect(scope, receive, send)
        else:
            await self._outside(scope, receive, send)
