"""Headers. Every response gets a strict content policy, no sniffing and no framing; responses of
the API also say which other origins may read them (CORS). Requests for another host are refused by
a server for this machine alone."""

import ipaddress
from collections.abc import Collection

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.cors import CORSMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from parlour.rules.refusal import not_yours
from parlour.web.responses import refused

API = "/api/"

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

SAFE_HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class SafeHeaders:
    """Middleware that sets the headers above, and keeps responses of the API out of caches."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFE_HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith(API):
                    headers["cache-control"] = "no-store"
            await send(message)

        await self._app(scope, receive, send_safely)


class OtherPages:
    """CORS middleware: pages of these origins may use the API, and no others."""

    def __init__(self, app: ASGIApp, origins: Collection[str]) -> None:
        self._app = app
        self._api = CORSMiddleware(
            app,
            allow_origins=origins,
            allow_methods=("GET", "POST"),
            allow_headers=("Authorization", "Content-Type"),
            expose_headers=("retry-after",),
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        about_the_api = scope["type"] == "http" and scope["path"].startswith(API)
        await (self._api if about_the_api else self._app)(scope, receive, send)


class LocalNames:
    """Middleware for a server that only this machine can reach: it answers to ``localhost``, to
    addresses and to names without a dot, and to no other name.

    A page of the internet can give its own name the address of this machine (DNS rebinding). Its
    requests then come from this machine's browser, and look as if the server had made the page.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or is_local_name(Headers(scope=scope).get("host", "")):
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await refused(_OTHER_NAME, 421)(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).send_denial_response(refused(_OTHER_NAME, 421))


def is_local_name(host: str) -> bool:
    """Whether a host header names this machine, or an address.

    >>> [is_local_name(host) for host in ("localhost:8000", "[::1]:8000", "rebound.example:8000")]
    [True, True, False]
    """
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    # A name without a dot is a name of this machine or its network: no page comes from one.
    if "." not in name and ":" not in name:
        return True
    if name.lower().endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


_OTHER_NAME = not_yours(
    "other-host",
    "This server is for its own machine: open it as localhost. Behind a proxy it needs"
    " --trust-proxy true.",
)
