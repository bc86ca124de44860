"""Writes the records of finished games into the store."""

import asyncio
import contextlib
from time import time

from parlour.records import Record, write
from parlour.rules.manners import SeatTaken
from parlour.rules.registry import GAMES
from parlour.tables import solo_tables
from parlour.tables.daily_deal import Days
from parlour.tables.live_table import Live
from parlour.tables.store import FinishedGame, Store, StoreError
from parlour.tables.table import DayDeal, Play
from parlour.tables.table_events import Began, Played, read_event


class RecordKeeper:
    """Writes the records of finished games into the store, and the results of the day's deals."""

    def __init__(self, store: Store, days: Days) -> None:
        self._store = store
        self._days = days
        self._writing: set[asyncio.Future[None]] = set()

    def keep(self, live: Live) -> None:
        """Writes the record of the table's game in the background, if the game is over. Loading the
        table and starting its next game try it again, so a crash loses no record."""
        play = live.table.play
        if play is not None and not live.table.playing:
            task = asyncio.ensure_future(self._safely_write(live, play))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)

    async def _safely_write(self, live: Live, play: Play) -> None:
        with contextlib.suppress(StoreError):
            await self.write(live, play)

    async def write(self, live: Live, play: Play) -> None:
        """Writes the record of a finished game, unless this process knows that it is written."""
        if live.recorded >= play.number:
            return
        game, code = GAMES[play.game], live.code
        entries = await self._store.read(code, play.began)
        events = []
        for entry in entries:
            event = read_event(entry.event)
            if isinstance(event, Began):
                break
            if isinstance(event, Played):
                events.append(game.read_event(bytes(event.event)))
        record = write(Record.of(game, play.start, events))
        await self._store.keep_record(FinishedGame(code, play.number, play.game, time(), record))
        occasion = live.table.occasion
        # If a stand-in played for the person, the result is not theirs.
        bots = [e for e in events if isinstance(e, SeatTaken) and e.person.mind is not None]
        # A deal that was not played to its end has no result either.
        if isinstance(occasion, DayDeal) and not bots and not play.state.ended_early:
            points = game.score(play.state, solo_tables.PERSON)
            await self._days.finish(occasion.day, play.game, code, points)
        live.recorded = play.number

    async def written(self) -> None:
        """Waits until the records under way are written."""
        await asyncio.gather(*self._writing, return_exceptions=True)
