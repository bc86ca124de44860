"""Bots: thinking, and a pace that people can follow.

Bots have seats like any other and think in processes of their own.
A bot's thought is the newest view of its seat and nothing else, so it can be thought again at any
time, by any process: after a crash, or when the process that was to think is gone. Its ask carries
the number of the log it was thought at, so that two processes thinking for one seat act once.
"""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from parlour.minds.processes import end_with_parent
from parlour.minds.registry import mind
from parlour.rules.registry import GAMES
from parlour.rules.seat import Seat
from parlour.tables.answers import WORN_OUT, Accepted
from parlour.tables.live_table import Live
from parlour.tables.service import Tables
from parlour.tables.submit import UNTIL_THE_STORE_IS_BACK

log = logging.getLogger("parlour.bots")

# A pause after a thought that could not be acted on, before it is thought again.
SECOND_THOUGHTS = 0.2
# How often a thought is tried again when the process that thinks it dies.
THINKING_TRIES = 3


def think(game: str, mind_name: str, view: bytes) -> bytes | None:
    """Runs in a thinking process: the act a mind would do, from a view as JSON."""
    seen = msgspec.json.decode(view, type=GAMES[game].view_type)
    act = mind(game, mind_name).choose(seen)
    return None if act is None else msgspec.json.encode(act)


def has_bots(live: Live) -> bool:
    """Whether a bot plays a seat of the table."""
    return any(holder.mind is not None for holder in live.table.holders)


class Bots:
    """Lets the bots of live tables act. Their thoughts are thought in ``thinkers`` processes;
    ``acted`` is called after each act."""

    def __init__(self, tables: Tables, thinkers: int, acted: Callable[[], None]) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._acted = acted
        self._pool: Executor | None = None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def act_once(self, live: Live) -> bool:
        """Lets the first bot that wants to act do so; whether there was one."""
        if not live.table.playing or not has_bots(live):
            return False
        await asyncio.sleep(live.table.settings.pace)
        table = live.table
        if table.play is None or not table.playing:
            return False
        waiting = table.rules.waiting_for(table.play.state)
        seats = [seat for seat, holder in enumerate(table.holders) if holder.mind is not None]
        for seat in sorted(seats, key=lambda seat: seat not in waiting):
            act = await self._think(live, seat)
            if act is None:
                continue
            answer = await self._tables.act_for_bot(live, seat, table.seq, act)
            if isinstance(answer, Accepted):
                self._acted()
            elif answer.kind == "unavailable":
                log.debug("a bot's act could not be saved")
                await asyncio.sleep(UNTIL_THE_STORE_IS_BACK)
            elif answer is WORN_OUT:
                return False
            elif live.table.seq == table.seq:
                log.error("a bot's act was refused", extra={"code": answer.code})
                await asyncio.sleep(SECOND_THOUGHTS)
                continue
            return True
        return live.table.seq != table.seq

    async def _think(self, live: Live, seat: Seat) -> bytes | None:
        table = live.table
        assert table.play is not None
        name = table.holders[seat].mind
        if name is None:
            return None
        view = msgspec.json.encode(table.rules.view(table.play.state, seat))
        loop = asyncio.get_running_loop()
        for _ in range(THINKING_TRIES):
            pool = self._pool_now()
            try:
                return await loop.run_in_executor(pool, think, table.play.game, name, view)
            except BrokenProcessPool:
                # A thinking process died, and with it the thoughts of all tables; the first table
                # to notice gets new ones for all.
                if self._pool is pool:
                    self._pool = None
            except Exception:
                # A fault of a mind is not the table's: people can play the seat themselves.
                log.exception("a bot could not think")
                return None
        log.error("thinking processes die")
        return None

    def _pool_now(self) -> Executor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._thinkers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=end_with_parent,
            )
        return self._pool
