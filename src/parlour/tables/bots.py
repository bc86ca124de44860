"""What acts by itself at a table: bots, and the house when it is time.

Bots have seats like any other and think in processes of their own.
A bot's thought is the newest view of its seat and nothing else, so it can be thought again at any
time, by any process: after a crash, or when the process that was to think is gone. Its ask carries
the number of the log it was thought at, so that two processes thinking for one seat act once.
"""

import asyncio
import contextlib
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
from parlour.tables import hosting
from parlour.tables.absence import AWAY_AFTER, Absence
from parlour.tables.answers import WORN_OUT, Accepted
from parlour.tables.live_table import Live
from parlour.tables.presence import Presence
from parlour.tables.service import Tables

log = logging.getLogger("parlour.bots")

# A pause after a thought that could not be acted on, before it is thought again.
SECOND_THOUGHTS = 0.2
# How long a bot waits for a store that cannot save. Nobody else would wake it.
UNTIL_THE_STORE_IS_BACK = 0.5
# How often a thought is tried again when the process that thinks it dies.
THINKING_TRIES = 3


def think(game: str, mind_name: str, view: bytes) -> bytes | None:
    """Runs in a thinking process: the act a mind would do, from a view as JSON."""
    seen = msgspec.json.decode(view, type=GAMES[game].view_type)
    act = mind(game, mind_name).choose(seen)
    return None if act is None else msgspec.json.encode(act)


def _has_bots(live: Live) -> bool:
    return any(holder.mind is not None for holder in live.table.holders)


class BotDriver:
    """Lets the bots of live tables act, at a pace that people can follow, and the house in time."""

    def __init__(
        self,
        tables: Tables,
        presence: Presence,
        thinkers: int,
        acted: Callable[[], None],
        away_after: float = AWAY_AFTER,
    ) -> None:
        self._tables = tables
        self._presence = presence
        self._away_after = away_after
        self._thinkers = thinkers
        self._acted = acted
        self._pool: Executor | None = None
        self._drivers: dict[str, asyncio.Task[None]] = {}

    def watch(self, live: Live) -> None:
        """Drives a table's bots as long as somebody is connected to it."""
        if live.code not in self._drivers:
            live.absence = Absence(self._away_after)
            self._note_absence(live)
            self._drivers[live.code] = asyncio.create_task(self._drive(live), name="bots")

    async def close(self) -> None:
        for task in tuple(self._drivers.values()):
            task.cancel()
        await asyncio.gather(*self._drivers.values(), return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _drive(self, live: Live) -> None:
        changed, changed_for_clocks = asyncio.Event(), asyncio.Event()
        changed.set()

        def heard(only: Seat | None) -> None:
            self._note_absence(live)
            # Of what happens among people, most concerns neither bots nor the house.
            if len(live.listeners) == 1 or _has_bots(live):
                changed.set()
            if self._runs_a_clock(live):
                changed_for_clocks.set()

        live.listeners.add(heard)
        # Somebody may have come since this task was made, and nobody listened yet.
        self._note_absence(live)
        # By itself, because the house does not wait for a bot's pace.
        house = asyncio.create_task(self._drive_clocks(live, changed_for_clocks), name="house")
        try:
            # One listener is this driver itself; with no other, nobody is at the table.
            while len(live.listeners) > 1:
                await changed.wait()
                changed.clear()
                if await self._one_act(live):
                    changed.set()
        finally:
            house.cancel()
            live.listeners.discard(heard)
            # Here, in one breath with the last look at the listeners: who comes just now must
            # find that nobody drives.
            self._drivers.pop(live.code, None)

    def _note_absence(self, live: Live) -> None:
        present = self._presence.at(live.code, live.table.holders)
        live.absence.note(live.table.holders, present, self._tables.clock.now())

    def _runs_a_clock(self, live: Live) -> bool:
        table, now = live.table, self._tables.clock.now()
        runs = table.house_due is not None or table.deadline is not None or bool(table.requests)
        return runs or live.absence.next_end(now) is not None or bool(live.absence.away(now))

    def _next_news(self, live: Live, since: float) -> float | None:
        """When the passing of time alone next changes what people see at a table, behind the time
        up to which they were told: the time to act runs out, somebody has been gone for long, a
        request for a seat ends."""
        times = [live.table.deadline, live.absence.next_end(since)]
        times += [request.until for request in live.table.requests]
        return min((at for at in times if at is not None and at > since), default=None)

    async def _drive_clocks(self, live: Live, changed: asyncio.Event) -> None:
        """Lets the house act whenever it is time, passes hosting on, and tells people of what time
        alone has changed."""
        told = self._tables.clock.now()
        while True:
            ends = [live.table.house_due, self._next_news(live, told)]
            now = self._tables.clock.now()
            left = min((at - now for at in ends if at is not None), default=None)
            if hosting.next_host(live.table, self._tables.now(live)) is not None:
                left = 0.0
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), None if left is None else max(0.0, left))
            changed.clear()
            now = self._tables.clock.now()
            news = self._next_news(live, told)
            if news is not None and now >= news:
                told = now
                live.notify()
            await self._house_acts(live, now)

    async def _house_acts(self, live: Live, now: float) -> None:
        """What the house does by itself at this time, if there is anything."""
        answers = []
        if live.table.house_due is not None and now >= live.table.house_due:
            answers.append(await self._tables.act_for_house(live, live.table.seq))
        if hosting.next_host(live.table, self._tables.now(live)) is not None:
            answers.append(await self._tables.pass_on_hosting(live, live.table.seq))
        if any(not isinstance(answer, Accepted) for answer in answers):
            await asyncio.sleep(UNTIL_THE_STORE_IS_BACK)

    async def _one_act(self, live: Live) -> bool:
        """Lets the first bot that wants to act do so; whether there was one."""
        if not live.table.playing or not _has_bots(live):
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
