"""A server to be killed, again and again, on the same store and the same port.

    python -m tests.crash.server

It loads everything once and then, for each line on its input (a ``Life`` as JSON), forks a server,
says ``began PID``, waits for its end and says ``ended STATUS``. So a new life begins as quickly as
a killed one ends, and still every life is a process of its own that nothing survives.
"""

import asyncio
import ctypes
import logging
import os
import random
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from parlour.tables.open_store import open_store
from parlour.tables.sqlite import SqliteStore
from parlour.tables.store import Checkpoint, Store, StoreError
from parlour.web.logs import log_to_stderr
from parlour.web.server import run, serve
from parlour.web.settings import ServerSettings
from parlour.words import Lexicon

ROOT = Path(__file__).parent.parent.parent
# Below the range of ephemeral ports. Otherwise a client that connects while no server listens could
# get the server's own port as its source port, and connect to itself.
PORTS = range(20_000, 32_000)
CANNOT_OPEN = 3
QUIET_LEVELS = ("debug", "info")
STORE_AWAY = "the store is away"
SECONDS_TO_END = 30.0
LAST_MOMENT = 0.03


class Life(Struct, frozen=True, kw_only=True):
    """One server process: what it serves, the checkpoint at which it dies, and at which passing."""

    place: str
    port: int
    dies_at: str | None = None
    passing: int = 1
    most_unflushed: int | None = None
    """After how many characters a file flushes its daybook, if not the default."""
    obeys: bool = False
    """Whether the process respects read-only files even if it runs as root."""


class Server:
    """The process that forks servers, as tests see it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._log = bytearray()
        self._logging = asyncio.create_task(self._keep_log())
        self.process: int | None = None
        """The process id of the running server."""

    async def begin(self, life: Life) -> None:
        assert self.process is None, "one life at a time"
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(life) + b"\n")
        await self._process.stdin.drain()
        self.process = int(await self._word("began"))

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process, signal.SIGKILL)

    async def ended(self) -> int:
        """Waits for the end of this life. Returns its status, negative if a signal ended it."""
        status = int(await self._word("ended"))
        self.process = None
        return status

    async def _word(self, expected: str) -> str:
        assert self._process.stdout is not None
        line = (await self._process.stdout.readline()).decode()
        said, _, what = line.strip().partition(" ")
        assert said == expected, f"{line!r} in place of {expected!r}: {self.log()}"
        return what

    async def _keep_log(self) -> None:
        assert self._process.stderr is not None
        while data := await self._process.stderr.read(2**16):
            self._log += data

    def log(self) -> str:
        """Everything that all lives logged."""
        return self._log.decode()

    def errors(self) -> list[str]:
        """What no server should have to log, however often it is killed, and whatever its store
        does. Python itself may say something beside the log, when a server is killed that was just
        starting a thinker."""
        lines = [line for line in self.log().splitlines() if line.startswith('{"at"')]
        told = {line: msgspec.json.decode(line) for line in lines}
        return [
            line
            for line, said in told.items()
            if said["level"] not in QUIET_LEVELS and said["what"] != STORE_AWAY
        ]

    async def close(self) -> None:
        """Ends everything, and proves that it is over."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.kill()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        async with asyncio.timeout(SECONDS_TO_END):
            # This ends when nobody is left to write: no server, and no thinker of any server.
            await self._process.stdout.read()
            await self._logging
            await self._process.wait()


@asynccontextmanager
async def started(environment: Mapping[str, str] | None = None) -> AsyncIterator[Server]:
    """A process that forks servers; it and its server are dead afterwards. ``environment`` is added
    to its own."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.crash.server",
        cwd=ROOT,
        env=os.environ | dict(environment or {}),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        # Not a file: for some servers the disk is full.
        stderr=asyncio.subprocess.PIPE,
    )
    server = Server(process)
    try:
        yield server
    except BaseException:
        print(server.log())
        raise
    finally:
        await server.close()


def free_port() -> int:
    """A port that nobody uses now, and that the system gives to nobody by itself."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


# In the other process


def deadly(life: Life) -> Checkpoint:
    """A checkpoint that kills the process."""
    left = life.passing

    def checkpoint(point: str) -> None:
        nonlocal left
        if point == life.dies_at:
            left -= 1
            if left == 0:
                # Give a client that was told too early the time to report it.
                time.sleep(LAST_MOMENT)
                os.kill(os.getpid(), signal.SIGKILL)

    return checkpoint


def watchful(journal: Path, checkpoint: Checkpoint) -> Checkpoint:
    """Also tells of the point ``after-write``: a commit is over that wrote to the journal. Not
    every one does, because not every one changes something."""
    before = 0

    def watching(point: str) -> None:
        nonlocal before
        checkpoint(point)
        written = journal.stat().st_mtime_ns if journal.exists() else 0
        if point == "before-commit":
            before = written
        elif point == "after-commit" and written != before:
            checkpoint("after-write")

    return watching


def obey() -> None:
    """Gives up the power of root to read and write what nobody may."""
    kernel = ctypes.CDLL(None, use_errno=True)
    version, powers = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
    kernel.capget(version, powers)
    for power in (1, 2):
        powers[0] &= ~(1 << power)
    if kernel.capset(version, powers):
        raise OSError(ctypes.get_errno(), "root could not give up its power over files")


async def opened(life: Life, checkpoint: Checkpoint) -> Store:
    if life.most_unflushed is None:
        return await open_store(life.place, checkpoint)
    return await SqliteStore.open(Path(life.place), checkpoint, life.most_unflushed)


async def live(life: Life) -> int:
    """Serves until the process is killed."""
    checkpoint = deadly(life)
    if life.dies_at == "after-write":
        checkpoint = watchful(Path(f"{life.place}-wal"), checkpoint)
    try:
        store = await opened(life, checkpoint)
    except StoreError as error:
        print(error, file=sys.stderr)
        return CANNOT_OPEN
    settings = ServerSettings(
        port=life.port,
        tables_per_hour=1000.0,
        sockets_per_address=10_000,
        messages_per_second=1000.0,
        asks_per_second=1000.0,
        address_asks_per_second=10_000.0,
    )
    await serve(store, settings, checkpoint)
    await store.close()
    return 0


def main() -> None:
    Lexicon.open("parlour")
    for line in sys.stdin.buffer:
        life = msgspec.json.decode(line, type=Life)
        if (process := os.fork()) == 0:
            if life.obeys and os.geteuid() == 0:
                obey()
            log_to_stderr("info")
            logging.getLogger("parlour.bots").setLevel(logging.DEBUG)
            os._exit(run(live(life)))
        print("began", process, flush=True)
        _, status = os.waitpid(process, 0)
        print("ended", os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    main()
