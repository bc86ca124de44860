"""Writes the records of finished games into the store."""

import asyncio
import contextlib
from collections.abc import Sequence
from time import time

from parlour.records import Record, write
from parlour.rules.manners import SeatTaken
from parlour.rules.registry import GAMES
from parlour.tables import solo_tables
from parlour.tables.daily_deal import Days
from parlour.tables.live_table import Live
from parlour.tables.store import FinishedGame, LogEntry, Store, StoreError
from parlour.tables.table import DayDeal, Play, Table
from parlour.tables.table_events import Began, Played, is_rewritten, read_event


class RecordKeeper:
    """Writes the records of finished games into the store, and the results of the day's deals."""

    def __init__(self, store: Store, days: Days) -> None:
        self._store = store
        self._days = days
        self._writing: set[asyncio.Future[None]] = set()

    def keep(self, live: Live) -> None:
        """Writes the record of the table's game in the background, if the game is over. Loading the
        table and starting its next game try it again, so a crash loses no record."""
        table = live.table
        if table.play is not None and not table.playing:
            task = asyncio.ensure_future(self._safely_write(live, table))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)

    async def _safely_write(self, live: Live, table: Table) -> None:
        with contextlib.suppress(StoreError):
            await self.write(live, table)

    async def write(self, live: Live, table: Table) -> None:
        """Writes the record of a table's finished game, unless this process knows that it is
        written. If the operator changes or deletes the table meanwhile, it begins again."""
        play = table.play
        assert play is not None
        while live.recorded < play.number:
            order = await self._store.upkeep.last_order(live.code)
            entries = await self._store.read(live.code, play.began)
            if not entries:
                # The table is deleted, and with it its records.
                return
            if any(is_rewritten(one.event) and one.seq > table.rewritten for one in entries):
                # What we know has a name that is forgotten. When the table is folded anew, this is
                # tried again.
                return
            if await self._written(live, table, play, entries, order):
                live.recorded = play.number

    async def _written(
        self, live: Live, table: Table, play: Play, entries: Sequence[LogEntry], order: int
    ) -> bool:
        """Writes the record of a game whose events are in these log entries. Returns False if there
        is a later order about the table."""
        game, code = GAMES[play.game], live.code
        events = []
        for entry in entries:
            event = read_event(entry.event)
            if isinstance(event, Began):
                break
            if isinstance(event, Played):
                events.append(game.read_event(bytes(event.event)))
        record = write(Record.of(game, play.start, events))
        finished = FinishedGame(code, play.number, play.game, time(), record)
        if not await self._store.keep_record(finished, order):
            return False
        occasion = table.occasion
        # If a stand-in played for the person, the result is not theirs.
        bots = [e for e in events if isinstance(e, SeatTaken) and e.person.mind is not None]
        # A deal that was not played to its end has no result either.
        if isinstance(occasion, DayDeal) and not bots and not play.state.ended_early:
            points = game.score(play.state, solo_tables.PERSON)
            await self._days.finish(occasion.day, play.game, code, points)
        return True

    async def written(self) -> None:
        """Waits until the records under way are written."""
        await asyncio.gather(*self._writing, return_exceptions=True)
