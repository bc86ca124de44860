"""The reviews of finished games. A process of its own computes each, when somebody asks for it.

A review is a function of its record, so none is stored: after a restart it is computed again.
"""

import asyncio
import contextlib
import logging
import sys
from collections import OrderedDict

import msgspec
from msgspec import Raw, Struct

from parlour.rules.refusal import Refusal

MOST_KEPT = 100
"""Reviews in memory; the one that was asked for longest ago goes first."""
MOST_WAITING = 50
MOST_BYTES = 8_000_000
"""The longest line that a worker may answer with."""
TIME_LIMIT = 120.0
"""Seconds after which a worker is stuck: many times what the longest game needs."""

BUSY = Refusal("unavailable", "busy", "Many games are being reviewed just now. Try again soon.")
FAILED = Refusal("unavailable", "review-failed", "This game could not be reviewed.")

log = logging.getLogger("parlour")


class _WorkerLine(Struct, frozen=True):
    """A line of a worker. The review is passed on as it is."""

    done: float = 0.0
    review: Raw = Raw()
    failed: str = ""


class Reviewing(Struct):
    """One review, from the first question for it on."""

    done: float = 0.0
    """How much is done, from 0 to 1."""
    review: bytes | None = None
    """The review as JSON, once it is there."""
    failed: Refusal | None = None


class Reviews:
    """All reviews of a server process. One is computed at a time: a core is left for the tables."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Reviewing] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()

    def of(self, code: str, number: int, record: str) -> Reviewing | Refusal:
        """The review of a finished game, as far as it is. The first call starts it."""
        found = self._kept.get((code, number))
        if found is not None:
            self._kept.move_to_end((code, number))
            # A failed review is tried again when it is asked for again.
            if found.failed is None:
                return found
            del self._kept[code, number]
            return found.failed
        if len(self._tasks) >= MOST_WAITING:
            return BUSY
        started = self._kept[code, number] = Reviewing()
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        task = asyncio.create_task(self._compute(started, record))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return started

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _compute(self, wanted: Reviewing, record: str) -> None:
        try:
            async with self._one_at_a_time, asyncio.timeout(TIME_LIMIT):
                await _ask_worker(wanted, record)
        except (OSError, ValueError, msgspec.DecodeError):
            log.exception("a review failed")
        finally:
            if wanted.review is None and wanted.failed is None:
                wanted.failed = FAILED


async def _ask_worker(wanted: Reviewing, record: str) -> None:
    worker = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "parlour.review.worker"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=MOST_BYTES,
    )
    assert worker.stdin is not None
    assert worker.stdout is not None
    try:
        worker.stdin.write(record.encode())
        worker.stdin.close()
        async for line in worker.stdout:
            said = msgspec.json.decode(line, type=_WorkerLine)
            wanted.done = said.done
            if review := bytes(said.review):
                wanted.review = review
            elif said.failed:
                wanted.failed = Refusal("illegal", "no-review", said.failed)
        await worker.wait()
    finally:
        if worker.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            await worker.wait()
