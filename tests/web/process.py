"""`parlour serve` in a separate process, as operators run it."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tests.web.guests import PATIENCE


class Served:
    """A server process and where it listens; on port 0, it listens on a socket file."""

    def __init__(self, process: asyncio.subprocess.Process, port: int, log: Path) -> None:
        self._process = process
        self.port = port
        self._log = log

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def url(self, code: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket"

    def terminate(self) -> None:
        self._process.send_signal(signal.SIGTERM)

    async def ended(self) -> int:
        async with asyncio.timeout(PATIENCE):
            return await self._process.wait()

    @property
    def running(self) -> bool:
        return self._process.returncode is None

    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def news(self) -> list[str]:
        """All log lines except those of a normal start and a normal shutdown."""
        expected = ('"what": "serving"', '"what": "shutting down"')
        lines = self.log().splitlines()
        return [line for line in lines if not any(what in line for what in expected)]


@asynccontextmanager
async def served(
    place: Path | str,
    folder: Path,
    *flags: str,
    program: Sequence[str] = (sys.executable, "-m", "parlour"),
) -> AsyncIterator[Served]:
    """A server process for the tables at a place. It is stopped on exit."""
    path = folder / "server.log"
    with path.open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            *(*program, "serve", "--port", "0", "--database", str(place), *flags),
            env={k: v for k, v in os.environ.items() if not k.startswith("PARLOUR_")},
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
        )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            said = (await process.stdout.readline()).decode()
        found = re.search(r":(\d+)/|the socket ", said)
        assert found is not None, f"{said!r} {path.read_text()}"
        yield Served(process, int(found[1] or 0), path)
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()
