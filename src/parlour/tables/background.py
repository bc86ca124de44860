"""The server's side of a process in the background: ask it for one thing after another.

`parlour.background` is the other side.
"""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable

MOST_BYTES = 8_000_000
"""The longest line that a process may answer with."""


class Background:
    """A process that does the work of one module. It starts with the first question, and stays."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._process: Process | None = None
        self._one_at_a_time = asyncio.Lock()

    async def ask(
        self, work: bytes, hear: Callable[[bytes], Awaitable[None]], time_limit: float
    ) -> None:
        """Has one line worked on, when all before it are answered, and gives every line of the
        answer to ``hear``. Raises an OSError if the process ends before the answer does, and a
        TimeoutError after so many seconds; the next line then gets another process."""
        async with self._one_at_a_time:
            try:
                async with asyncio.timeout(time_limit):
                    process = await self._running()
                    assert process.stdin is not None
                    assert process.stdout is not None
                    process.stdin.write(work + b"\n")
                    while (line := await process.stdout.readline()) != b"\n":
                        if not line:
                            raise ChildProcessError(f"{self._module} ended before its answer")
                        await hear(line)
            except BaseException:
                # What is left of this answer must not be taken for the next one.
                await self._end()
                raise

    async def close(self) -> None:
        """Ends the process, after the work that it has; cancel who asks to end it at once."""
        async with self._one_at_a_time:
            await self._end()

    async def _running(self) -> Process:
        # One that was killed while it had nothing to do is replaced.
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "parlour.background", self._module),
                stdin=PIPE,
                stdout=PIPE,
                limit=MOST_BYTES,
            )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            await process.wait()
