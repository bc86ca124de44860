"""The worker processes in which minds compute, so that people's acts do not wait for them.

A worker gets a view and nothing else, so any process can do the same work again at any time, for
example after a crash.
"""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple

import msgspec

from parlour.games import load, manifests
from parlour.minds.processes import end_with_parent
from parlour.minds.registry import mind
from parlour.rules.registry import GAMES

T = TypeVar("T")
Given = TypeVarTuple("Given")

# How often the same work is tried, if its worker process dies.
MOST_TRIES = 3


def think(game: str, mind_name: str, view: bytes) -> bytes | None:
    """Runs in a worker process: the act that a mind chooses, from a view as JSON."""
    seen = msgspec.json.decode(view, type=GAMES[game].view_type)
    act = mind(game, mind_name).choose(seen)
    return None if act is None else msgspec.json.encode(act)


def look_back(game: str, view: bytes) -> str:
    """Runs in a worker process: what would have been best for the viewer, from a view as JSON."""
    seen = msgspec.json.decode(view, type=GAMES[game].view_type)
    part = manifests()[game].hindsight
    sentence: str = load(part)(seen) if part else ""
    return sentence


class Thinkers:
    """A pool of worker processes. They start when the first work comes."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: Executor | None = None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[[*Given], T], *given: *Given) -> T:
        """Has the work done by a worker process. Raises BrokenProcessPool if they keep dying."""
        loop = asyncio.get_running_loop()
        tries = 0
        while True:
            pool, tries = self._pool_now(), tries + 1
            try:
                return await loop.run_in_executor(pool, work, *given)
            except BrokenProcessPool:
                # A worker process died and broke the pool for all tables. The first table that
                # notices replaces it.
                if self._pool is pool:
                    self._pool = None
                if tries == MOST_TRIES:
                    raise

    def _pool_now(self) -> Executor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=end_with_parent,
            )
        return self._pool
