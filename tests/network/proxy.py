"""A bad network between clients and a server: a proxy that gives each connection a random fault.

A seeded random source chooses the fault when the connection is made. TCP keeps bytes in order and
never duplicates one, so a bad network can only refuse, be slow, break in the middle of anything,
fall silent, or deliver bytes after their client has given up. And some program on the way may send
everything once more, on another connection.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import TypeAlias

from msgspec import Struct

# The number of bytes within which a fault happens: the first few asks or updates.
LATEST_IN_ASKS = 4_000
LATEST_IN_UPDATES = 60_000
LARGEST_PIECE = 700
LONGEST_PAUSE = 0.02
LONGEST_DELAY = 0.5
GOOD_WIRES_LAST = 10
AT_ONCE = 2**16


class End(Struct, frozen=True):
    """The proxy's end of a connection to a client or to the server."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


class Wire(Struct, frozen=True):
    """A pair of connections: from a client to the proxy, and from the proxy to the server."""

    client: End
    server: End
    rng: Random
    port: int

    def behind_asks(self) -> int:
        return self.rng.randrange(LATEST_IN_ASKS)

    def behind_updates(self) -> int:
        return self.rng.randrange(LATEST_IN_UPDATES)


Fault: TypeAlias = Callable[[Wire], Awaitable[None]]


# The faults: functions that pass bytes along a wire. When one returns, both ends are cut: even a
# good wire does not last for ever.


async def work(wire: Wire) -> None:
    behind = GOOD_WIRES_LAST * wire.behind_updates()
    await _either(_carry(wire.client, wire.server), _carry(wire.server, wire.client, behind))


async def refuse(wire: Wire) -> None:
    pass


async def trickle(wire: Wire) -> None:
    """All bytes arrive, in small pieces, each after a pause."""
    pieces = wire.behind_updates() // LARGEST_PIECE
    await _either(
        _trickle(wire.client, wire.server, wire.rng, pieces),
        _trickle(wire.server, wire.client, wire.rng, pieces),
    )


async def break_asking(wire: Wire) -> None:
    behind = wire.behind_asks()
    await _either(_carry(wire.client, wire.server, behind), _carry(wire.server, wire.client))


async def break_answering(wire: Wire) -> None:
    behind = wire.behind_updates()
    await _either(_carry(wire.client, wire.server), _carry(wire.server, wire.client, behind))


async def lose_asks(wire: Wire) -> None:
    """From some byte on, nothing reaches the server, which is never told that anybody left."""
    behind = wire.behind_asks()

    async def ask() -> None:
        if await _carry(wire.client, wire.server, behind):
            await _forever()

    await _either(ask(), _carry(wire.server, wire.client))
    await _forever()


async def lose_answers(wire: Wire) -> None:
    """From some byte on, nothing reaches the client, who gives up some time. The server is never
    told."""
    behind = wire.behind_updates()

    async def answer() -> None:
        if await _carry(wire.server, wire.client, behind):
            await _forever()

    await _either(_carry(wire.client, wire.server), answer())
    await _forever()


async def be_late(wire: Wire) -> None:
    """From some byte on, asks reach the server when their client has long given up."""
    held = bytearray()
    behind = wire.behind_asks()

    async def hold() -> None:
        await _carry(wire.client, wire.server, behind)
        while data := await wire.client.reader.read(AT_ONCE):
            held.extend(data)

    await _either(hold(), _carry(wire.server, wire.client))
    await asyncio.sleep(wire.rng.random() * LONGEST_DELAY)
    wire.server.writer.write(held)
    wire.server.writer.write_eof()
    await wire.server.reader.read()


async def double(wire: Wire) -> None:
    """The first bytes are sent once more, on another connection whose answers nobody reads."""
    said = bytearray()
    behind = wire.behind_asks()

    async def ask() -> None:
        while len(said) < behind and (data := await wire.client.reader.read(AT_ONCE)):
            said.extend(data)
            wire.server.writer.write(data)
        repeating = await _connect(wire.port)
        try:
            repeating.writer.write(said)
            await _either(
                _carry(wire.client, wire.server, behind),
                repeating.reader.read(),
            )
        finally:
            await _cut(repeating)

    await _either(ask(), _carry(wire.server, wire.client))


FAULTS: tuple[Fault, ...] = (
    work,
    refuse,
    trickle,
    break_asking,
    break_answering,
    lose_asks,
    lose_answers,
    be_late,
    double,
)


async def _carry(source: End, target: End, most: int | None = None) -> bool:
    """Passes bytes on to the end, or up to a limit. Returns whether it reached the limit."""
    passed = 0
    while most is None or passed < most:
        data = await source.reader.read(AT_ONCE if most is None else most - passed)
        if not data:
            return False
        await _pass_on(data, target)
        passed += len(data)
    return True


async def _pass_on(data: bytes, target: End) -> None:
    """Writes to one end. Raises OSError if it is closed, where uvloop would raise RuntimeError."""
    if target.writer.is_closing():
        raise ConnectionResetError
    target.writer.write(data)
    await target.writer.drain()


async def _trickle(source: End, target: End, rng: Random, pieces: int) -> None:
    for _ in range(pieces):
        if not (data := await source.reader.read(rng.randint(1, LARGEST_PIECE))):
            return
        await asyncio.sleep(rng.random() * LONGEST_PAUSE)
        await _pass_on(data, target)


async def _forever() -> None:
    await asyncio.Event().wait()


async def _either(one: Awaitable[object], other: Awaitable[object]) -> None:
    """Runs both until one of them ends, or a connection closes."""
    tasks = [asyncio.ensure_future(one), asyncio.ensure_future(other)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, OSError):
            raise end


async def _connect(port: int) -> End:
    opening = asyncio.ensure_future(asyncio.open_connection("127.0.0.1", port))
    try:
        return End(*await asyncio.shield(opening))
    except asyncio.CancelledError:
        # The task that waited for it is cancelled, and nobody else would close it.
        await _cut(End(*await opening))
        raise


async def _cut(*ends: End) -> None:
    for end in ends:
        end.writer.transport.abort()
    for end in ends:
        with suppress(OSError):
            await end.writer.wait_closed()


class Proxy:
    """Listens on its own port and passes bytes on to the server's port."""

    def __init__(self, server: int, seed: object) -> None:
        self.suffered: Counter[str] = Counter()
        """How many connections had which fault."""
        self._server = server
        self._rng = Random(f"{seed}")
        self._fates: list[Fault] = []
        self._wires: set[asyncio.Task[None]] = set()

    def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Handles a new connection."""
        wire = asyncio.create_task(self._serve(End(reader, writer), Random(self._rng.random())))
        self._wires.add(wire)
        wire.add_done_callback(self._wires.discard)

    def _next_fault(self) -> Fault:
        """Yields every fault once in a random order, then again in another order, for ever."""
        if not self._fates:
            self._fates = self._rng.sample(FAULTS, len(FAULTS))
        return self._fates.pop()

    async def _serve(self, client: End, rng: Random) -> None:
        fault = self._next_fault()
        self.suffered[fault.__name__] += 1
        ends = [client]
        try:
            with suppress(OSError):
                ends.append(await _connect(self._server))
                await fault(Wire(client, ends[1], rng, self._server))
        finally:
            await _cut(*ends)

    async def close(self) -> None:
        """Cuts all connections. Raises an error of the proxy itself."""
        wires = tuple(self._wires)
        for wire in wires:
            wire.cancel()
        for end in await asyncio.gather(*wires, return_exceptions=True):
            if isinstance(end, Exception):
                raise end


@asynccontextmanager
async def bad_network(server: int, port: int, seed: object) -> AsyncIterator[Proxy]:
    """A proxy on one port, in front of the server on another."""
    proxy = Proxy(server, seed)
    listening = await asyncio.start_server(proxy.meet, "127.0.0.1", port)
    try:
        yield proxy
    finally:
        listening.close()
        await proxy.close()
        await listening.wait_closed()
