"""Running the application: listening, and leaving without losing an act."""

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
from parlour.web.settings import ServerSettings

T = TypeVar("T")
Listening: TypeAlias = Callable[[int], None]

LARGEST_MESSAGE = 16_384
# A line that breaks without a word is noticed by its silence.
PING_EVERY, PONG_WITHIN = 20.0, 20.0
# How long lines may take to say goodbye before the server leaves anyway.
DRAIN_WITHIN = 5.0


class Server(uvicorn.Server):
    """A uvicorn server that says goodbye on its lines before it stops."""

    def __init__(self, config: uvicorn.Config, web: Web, listening: Listening) -> None:
        super().__init__(config)
        self._web = web
        self._listening = listening
        self._draining: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._listening(self.servers[0].sockets[0].getsockname()[1])

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal drains, a second one does not wait for that."""
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
    """A server of the application; it tells ``listening`` the port once it is open."""
    config = uvicorn.Config(
        web.app,
        host=settings.host,
        port=settings.port,
        # Not uvicorn's own choice of protocols, which depends on what else is installed.
        http=uvicorn_protocols.Http,
        ws=uvicorn_protocols.SocketProtocol,
        # Whose word on addresses counts is a setting of ours.
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
    """Runs a server to its end, on the event loop that servers have."""
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(coroutine)


def new_event_loop() -> asyncio.AbstractEventLoop:
    """uvloop's event loop, or asyncio's own where uvloop does not install."""
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
) -> None:
    """Serves a store's tables until told to stop; tells ``listening`` the port once it is open.
    Sockets that listen already are used instead of the host and port of the settings."""
    await store.claim()
    web = Web(await Tables.open(store, checkpoint), settings)
    await server(web, settings, listening).serve(sockets)
    await web.tables.close()
