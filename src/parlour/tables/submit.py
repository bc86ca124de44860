"""Makes a decision durable: decide, append to the table's log, then notify.

Optimistic concurrency: a process decides on the state it has and appends behind the log number it
knows. If another process was quicker, it reads the new events and decides again. Nobody is
notified of anything before it is durable.
"""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from time import time

from parlour.rules.refusal import Refusal
from parlour.tables.answers import NO_TABLE, NOT_SAVED, WORN_OUT, Accepted, Answer, closed
from parlour.tables.decision import Decision, Done
from parlour.tables.live_table import Live
from parlour.tables.record_keeping import RecordKeeper
from parlour.tables.refused_words import RefusedWords
from parlour.tables.store import (
    Appended,
    Batch,
    Checkpoint,
    LogChange,
    LogEntry,
    Raced,
    Repeated,
    Store,
    StoreError,
)
from parlour.tables.table import DayDeal, Table
from parlour.tables.table_events import is_rewritten, write_event

# The longest log of a table. Loading a table folds its whole log, and everybody waits for that.
# This is more than people play in a hundred evenings, and less than a program writes in an hour.
MOST_EVENTS = 50_000
# How often a process may lose a race for a table before it refuses the act.
RACES = 50
# The backoff in seconds while a store that failed is read again.
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 2.0
# How long a bot or the house waits before it retries an act that was not saved. A person's client
# retries by itself.
UNTIL_THE_STORE_IS_BACK = 0.5


def _touched(table: Table) -> float:
    """The time by which a table expires. One with the deal of a day stays until the day is over:
    its records are kept back by what the table is."""
    occasion = table.occasion
    return max(time(), occasion.ends) if isinstance(occasion, DayDeal) else time()


class Submitter:
    """Appends decisions to the logs of live tables. ``forget`` is called with a table that the
    store does not have any more. ``words`` may not be said or be names here."""

    __slots__ = ("_checkpoint", "_forget", "_records", "_rereading", "_store", "_words")

    def __init__(
        self,
        store: Store,
        records: RecordKeeper,
        checkpoint: Checkpoint,
        forget: Callable[[Live], None],
        words: RefusedWords,
    ) -> None:
        self._store = store
        self._records = records
        self._checkpoint = checkpoint
        self._forget = forget
        self._words = words
        self._rereading: dict[str, asyncio.Future[None]] = {}

    async def submit(self, live: Live, act: str | None, decide: Callable[[], Decision]) -> Answer:
        """Decides under the table's lock and appends; decides again if another process was quicker.
        Idempotent by act id."""
        async with live.lock:
            for _ in range(RACES):
                if live.gone:
                    return NO_TABLE
                if act is not None and act in live.acts:
                    return Accepted(live.acts[act])
                if live.table.closed is not None:
                    taken = await self.taken_before(live, act)
                    return taken or closed(live.table.closed)
                decision = self._words.judged(live.table, decide())
                if isinstance(decision, Refusal):
                    # The refusal may come from an old state: another process may have moved on.
                    if self._store.shared and await self.safely_catch_up(live):
                        continue
                    return await self.taken_before(live, act) or decision
                if not decision.events:
                    return Accepted(live.table.seq, decision.said)
                if decision.table.seq > MOST_EVENTS:
                    return WORN_OUT
                answer = await self.append(live, decision, act)
                if answer is not None:
                    return answer
                if not await self.safely_catch_up(live):
                    with contextlib.suppress(StoreError):
                        if await self.drop_if_deleted(live):
                            return NO_TABLE
                    return NOT_SAVED
        return NOT_SAVED

    async def taken_before(self, live: Live, act: str | None) -> Answer | None:
        """The answer to a resent act that is in the store but not in this process's cache: another
        process took it, or the first answer was lost. None if the store has no such act."""
        if act is None or (live.all_acts and not self._store.shared):
            return None
        try:
            seq = await self._store.taken(live.code, act)
        except StoreError:
            return NOT_SAVED
        return None if seq is None else Accepted(seq)

    async def append(self, live: Live, done: Done, act: str | None) -> Answer | None:
        """Appends a decision, then notifies. None if another process was quicker."""
        batch = Batch(
            table=live.code,
            after=live.table.seq,
            events=tuple([write_event(event) for event in done.events]),
            act=act,
            touched=_touched(done.table),
        )
        try:
            last, play = live.table.play, done.table.play
            if last is not None and play is not None and play.number != last.number:
                # Last chance: a missing record is not looked for once the next game has begun.
                await self._records.write(live, live.table)
            outcome = await self._store.append(batch)
        except StoreError:
            self._reread_later(live)
            return NOT_SAVED
        match outcome:
            case Appended(seq=seq):
                live.advance(done)
                live.remember(act, seq)
                self._checkpoint("before-telling")
                live.notify(live.private_to(done.told))
                self._checkpoint("after-telling")
                if done.told:
                    self._records.keep(live)
                return Accepted(seq)
            case Repeated(seq=seq):
                live.remember(act, seq)
                await self.safely_catch_up(live)
                return Accepted(seq)
            case Raced():
                return None

    async def follow(self, live: Live, change: LogChange) -> None:
        """Applies what another process appended. Its events spare a read, unless one is missing
        between them and our state."""
        if change.events and change.after == live.table.seq:
            await self._apply(live, change.entries)
        elif live.table.seq < change.seq:
            await self.safely_catch_up(live)

    async def catch_up(self, live: Live) -> bool:
        """Applies log entries newer than our state, and notifies. Returns whether it found any."""
        entries = await self._store.read(live.code, live.table.seq)
        await self._apply(live, entries)
        return bool(entries)

    async def _apply(self, live: Live, entries: Sequence[LogEntry]) -> None:
        live.all_acts &= not entries
        if any(is_rewritten(entry.event) for entry in entries):
            # If the table is deleted by now, there is nothing to fold.
            if whole := await self._store.read(live.code):
                await live.fold_anew(whole)
            live.notify()
            self._records.keep(live)
            return
        concerned = live.fold(entries)
        for seat in (None,) if None in concerned else concerned:
            live.notify(seat)

    async def safely_catch_up(self, live: Live) -> bool:
        """Catches up if the store can be read. Returns whether there was anything new."""
        try:
            return await self.catch_up(live)
        except StoreError:
            return False

    async def drop_if_deleted(self, live: Live) -> bool:
        """Drops a table if the store does not have it any more. Returns whether it is gone."""
        if not live.gone and not await self._store.read(live.code, live.table.seq - 1):
            live.gone = True
            self._forget(live)
            live.notify()
        return live.gone

    def _reread_later(self, live: Live) -> None:
        """Re-reads the log after a failed append until we know what it holds. The append may have
        committed: then everybody has to be notified, even if nobody asks again."""
        if live.code not in self._rereading:
            task = asyncio.ensure_future(self._reread(live))
            self._rereading[live.code] = task
            task.add_done_callback(lambda _: self._rereading.pop(live.code, None))

    async def _reread(self, live: Live) -> None:
        pause = SHORTEST_PAUSE
        while True:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            async with live.lock:
                with contextlib.suppress(StoreError):
                    await self.catch_up(live)
                    return

    async def close(self) -> None:
        """Stops re-reading logs."""
        for task in self._rereading.values():
            task.cancel()
        await asyncio.gather(*self._rereading.values(), return_exceptions=True)
