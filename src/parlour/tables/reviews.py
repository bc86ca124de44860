"""The reviews of finished games. A process in the background computes them, one at a time, when
somebody asks for them.

A review is a function of its record, so none is stored: after a restart it is computed again.
"""

import asyncio
import logging
from collections import OrderedDict

import msgspec
from msgspec import Raw, Struct

from parlour.rules.refusal import Refusal
from parlour.tables.background import Background

MOST_KEPT = 100
"""Reviews in memory; the one that was asked for longest ago goes first."""
MOST_WAITING = 50
MOST_BEFORE_A_VISITOR = 2
"""While so many reviews are under way, a record that a visitor brings is not begun: it must not
hold up those of tables for long."""
TIME_LIMIT = 900.0
"""Seconds that a review may take with all its waiting: on a busy machine it goes last. How long it
may compute is limited by its worker."""

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
        self._background = Background("parlour.review.worker")

    def of(
        self, code: str, number: int, record: str, most: int = MOST_WAITING
    ) -> Reviewing | Refusal:
        """The review of a finished game, as far as it is. The first call starts it, unless ``most``
        reviews are under way."""
        found = self._kept.get((code, number))
        if found is not None:
            self._kept.move_to_end((code, number))
            # A failed review is tried again when it is asked for again.
            if found.failed is None:
                return found
            del self._kept[code, number]
            return found.failed
        if len(self._tasks) >= most:
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
        await self._background.close()

    async def _compute(self, wanted: Reviewing, record: str) -> None:
        async def hear(line: bytes) -> None:
            said = msgspec.json.decode(line, type=_WorkerLine)
            wanted.done = said.done
            if review := bytes(said.review):
                wanted.review = review
            elif said.failed:
                wanted.failed = Refusal("illegal", "no-review", said.failed)

        try:
            await self._background.ask(msgspec.json.encode(record), hear, TIME_LIMIT)
        except (OSError, ValueError, msgspec.DecodeError):
            log.exception("a review failed")
        finally:
            if wanted.review is None and wanted.failed is None:
                wanted.failed = FAILED
