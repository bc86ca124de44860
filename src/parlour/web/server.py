"""Runs the application: listens, and shuts down without losing an act."""

import asyncio
from collections.abc import Callable, Coroutine
from socket import socket
from types import FrameType
from typing import Any, TypeAlias, TypeVar

import uvicorn

from parlour.tables.service import Tables
from parlour.tables.store import Checkpoint, Store, no_checkpoint
from parlour.web import uvicorn_protocols
from parlour.web.app import Web
from parlour.web.metrics import measured
from parlour.web.operator_files import NO_FILES, OperatorFiles
from parlour.web.protocol import LARGEST_MESSAGE
from parlour.web.settings import ServerSettings

T = TypeVar("T")
Listening: TypeAlias = Callable[[int], None]

# Pings notice a connection that broke without a close frame.
PING_EVERY, PONG_WITHIN = 20.0, 20.0
# What a server on a socket file has in place of a port.
NO_PORT = 0
# How long the server waits for connections to close before it stops anyway.
DRAIN_WITHIN = 5.0


class Server(uvicorn.Server):
    """A uvicorn server that says goodbye on its connections before it stops."""

    def __init__(self, config: uvicorn.Config, web: Web, listening: Listening) -> None:
        super().__init__(config)
        self._web = web
        self._listening = listening
        self._draining: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            name = self.servers[0].sockets[0].getsockname()
            self._listening(NO_PORT if isinstance(name, str | bytes) else name[1])

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Drains on the first signal, and stops at once on the second."""
        if self._draining is not None:
            self.should_exit = True
            return
        loop = asyncio.get_running_loop()
        self._draining = loop.create_task(self._drain())

    async def _drain(self) -> None:
        self._web.leave()
        deadline = asyncio.get_running_loop().time() + DRAIN_WITHIN
        while len(self._web.hub) and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.05)
        self.should_exit = True


def server(web: Web, settings: ServerSettings, listening: Listening = lambda port: None) -> Server:
    """A server of the application. It calls ``listening`` with the port once that is open."""
    config = uvicorn.Config(
        web.app,
        host=settings.host,
        port=settings.port,
        # Named here, because uvicorn's default depends on which packages are installed.
        http=uvicorn_protocols.Http,
        ws=uvicorn_protocols.SocketProtocol,
        # The setting trust_proxy decides whether a proxy's header counts, in visitors.py.
        proxy_headers=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        access_log=False,
        log_config=None,
        lifespan="on",
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=int(DRAIN_WITHIN),
    )
    return Server(config, web, listening)


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Runs a server's coroutine to its end, on uvloop if there is one."""
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(coroutine)


def new_event_loop() -> asyncio.AbstractEventLoop:
    """uvloop's event loop, or asyncio's as a fallback where uvloop is not installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def serve(
    store: Store,
    settings: ServerSettings,
    checkpoint: Checkpoint = no_checkpoint,
    listening: Listening = lambda port: None,
    sockets: list[socket] | None = None,
    files: OperatorFiles = NO_FILES,
) -> None:
    """Serves a store's tables until a signal stops it. Calls ``listening`` with the port once that
    is open. If ``sockets`` are given, it listens on them and not on the settings' host and port.
    ``files`` are the operator's own texts."""
    await store.claim()
    tables = await Tables.open(measured(store), checkpoint, files.words)
    web = Web(tables, settings, files)
    await server(web, settings, listening).serve(sockets)
    await web.tables.close()
