"""The benchmark's server: Parlour's own, on a loopback port, in a thread of this process."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from types import TracebackType

from parlour.cli.bench_server.match_tables import MatchTables
from parlour.cli.bench_server.served_match import ServedMatch
from parlour.game import Game
from parlour.lab.arena.contest import ContestError
from parlour.lab.bench.bench_game import BenchResult, play_matches
from parlour.lab.bench.plan import BenchPlan, Match
from parlour.tables.open_store import open_store
from parlour.tables.thinkers import Thinkers
from parlour.tables.uptime import ServedClock
from parlour.web.app import Web
from parlour.web.server import server
from parlour.web.settings import ServerSettings

NO_LIMIT = 1e6
SETTINGS = ServerSettings(
    host="127.0.0.1",
    port=0,
    requests_per_second=NO_LIMIT,
    guesses_per_minute=NO_LIMIT,
    messages_per_second=NO_LIMIT,
    asks_per_second=NO_LIMIT,
    address_asks_per_second=NO_LIMIT,
    # Nobody hosts in place of a client that is away: the benchmark notices it by itself.
    away_after=NO_LIMIT,
    disk_reserve=0,
)


class ThreadThinkers(Thinkers):
    """Minds compute in a thread: nobody else is at this server, and a worker of a cluster may not
    start processes of its own."""

    def __init__(self) -> None:
        super().__init__(1)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bots")

    def _pool_now(self) -> Executor:
        self._pool = self._thread
        return self._thread


def play_at_server(plan: BenchPlan, names: Sequence[str]) -> list[BenchResult]:
    """One task: play matches of clients one by one, at a server of their own."""
    with BenchServer() as running:
        return play_matches(plan, names, running.finished)


class BenchServer:
    """A server that runs inside the context."""

    def __init__(self) -> None:
        self._opened: Future[None] = Future()
        # In a thread, because a server in the main thread takes Ctrl+C for itself.
        self._thread = Thread(target=lambda: asyncio.run(self._serve()), name="bench server")

    def __enter__(self) -> BenchServer:
        self._thread.start()
        self._opened.result()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()

    def finished(self, plan: BenchPlan, match: Match) -> tuple[Game, dict[str, float]]:
        """A match that was played to its end, and what was counted at the seats of the clients."""
        playing = ServedMatch(self._tables, self._web.hub, self._url, plan, match).play()
        future = asyncio.run_coroutine_threadsafe(playing, self._loop)
        try:
            return future.result()
        except BaseException:
            # Also on Ctrl+C: the clients of the match are ended before the server.
            future.cancel()
            raise

    async def _serve(self) -> None:
        try:
            await self._serve_until_stopped()
        finally:
            if not self._opened.done():
                self._opened.set_exception(ContestError("The benchmark's server did not start."))

    async def _serve_until_stopped(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        with TemporaryDirectory(prefix="parlour-bench-") as folder:
            store = await open_store(Path(folder) / "tables.db")
            await store.claim()
            self._tables = MatchTables(store, ServedClock(await store.served()))
            self._web = Web(self._tables, SETTINGS, thinkers=ThreadThinkers())
            serving = server(self._web, SETTINGS, self._listening)
            running = asyncio.create_task(serving.serve())
            stopping = asyncio.create_task(self._stop.wait())
            # A server that cannot listen ends by itself.
            await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
            serving.should_exit = True
            await running
            await self._tables.close()
            await store.close()

    def _listening(self, port: int) -> None:
        self._url = f"http://{SETTINGS.host}:{port}"
        self._opened.set_result(None)
