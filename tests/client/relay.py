"""A relay between a client and a server, whose two directions a test can silence and which it can
cut: so that an ask or its answer gets lost at a moment that the test chooses."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Relay:
    """Passes bytes on. ``deaf`` loses what the client sends, ``mute`` what the server answers."""

    def __init__(self, server: int) -> None:
        self._server = server
        self._writers: list[asyncio.StreamWriter] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0
        self.deaf = False
        self.mute = False
        self.connections = 0

    def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        back, out = await asyncio.open_connection("127.0.0.1", self._server)
        self._writers += [writer, out]
        await asyncio.gather(self._pass(reader, out, "deaf"), self._pass(back, writer, "mute"))

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, loses: str
    ) -> None:
        try:
            while data := await reader.read(65536):
                if not getattr(self, loses):
                    writer.write(data)
        except OSError:
            pass
        writer.close()

    def cut(self) -> None:
        """Breaks all connections, and lets the next ones through."""
        self.deaf = self.mute = False
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def close(self) -> None:
        self.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def relay_to(server: int) -> AsyncIterator[Relay]:
    relay = Relay(server)
    listening = await asyncio.start_server(relay.meet, "127.0.0.1", 0)
    relay.port = listening.sockets[0].getsockname()[1]
    try:
        yield relay
    finally:
        listening.close()
        await relay.close()
