"""Writes the records of finished games into the store."""

import asyncio
import contextlib
from collections.abc import Container, Sequence
from time import time

from parlour.records import Record, write
from parlour.rules import Event
from parlour.rules.manners import SeatTaken
from parlour.rules.registry import GAMES
from parlour.tables import set_up_tables, table_events
from parlour.tables.daily_deal import Days
from parlour.tables.deals import DealPlayed, Deals, Terms
from parlour.tables.evening_events import TableFinished
from parlour.tables.evenings import Evenings
from parlour.tables.live_table import Live
from parlour.tables.store import FinishedGame, LogEntry, Store, StoreError
from parlour.tables.table import DayDeal, Play, Table
from parlour.tables.table_events import Began, is_rewritten, read_event


class RecordKeeper:
    """Writes the records of finished games into the store, and the results of their deals."""

    def __init__(self, store: Store, deals: Deals, days: Days, evenings: Evenings) -> None:
        self._store = store
        self._deals = deals
        self._days = days
        self._evenings = evenings
        self._writing: dict[asyncio.Future[None], str] = {}

    def keep(self, live: Live) -> None:
        """Writes the record of the table's game in the background, if the game is over. Loading the
        table and starting its next game try it again, so a crash loses no record."""
        table = live.table
        if table.play is not None and not table.playing:
            task = asyncio.ensure_future(self._safely_write(live, table))
            self._writing[task] = live.code
            task.add_done_callback(self._writing.pop)

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
            if isinstance(event, table_events.Played):
                events.append(game.read_event(bytes(event.event)))
        record = write(Record.of(game, play.start, events))
        finished = FinishedGame(code, play.number, play.game, time(), record)
        if not await self._store.keep_record(finished, order):
            return False
        if play.state.ended_early:
            return True
        return await self._keep_result(code, table, play, events, order)

    async def _keep_result(
        self, code: str, table: Table, play: Play, events: Sequence[Event], order: int
    ) -> bool:
        """Keeps the result of a game that was played to its end, with its deal. Idempotent. Returns
        False if there is a later order about the table, and so perhaps a name less."""
        game, deal, seats = GAMES[play.game], play.deal, range(len(play.state.company))
        changed = {event.seat for event in events if isinstance(event, SeatTaken)}
        if table.alone and set_up_tables.PERSON in changed:
            # A stand-in played for the person, so the result is not theirs.
            return True
        points = tuple(game.score(play.state, seat) for seat in seats)
        if deal is None or not deal.name:
            if isinstance(table.occasion, DayDeal):
                day, own = table.occasion.day, points[set_up_tables.PERSON]
                await self._days.finish(day, play.game, code, own)
            return True
        by_seat = {holder.played: holder for holder in table.holders}
        held = [by_seat.get(seat) for seat in seats]
        played = DealPlayed(
            points=points,
            people=tuple(
                play.state.company.persons[seat].mind is None
                if one is None
                else one.key is not None
                for seat, one in zip(seats, held, strict=True)
            ),
            again=tuple(one is not None and deal.name in one.seen for one in held),
            substituted=tuple(seat in changed for seat in seats),
        )
        given = play.number <= len(table.all_given)
        if not given:
            terms = Terms(play.game, play.rule_set, dict(play.changes), len(seats))
            await self._deals.publish(deal, terms)
        await self._deals.finish(deal.name, code, play.number, played)
        if given and table.evening is not None and play.ended is not None:
            finished = TableFinished(
                table=code,
                deal=play.number,
                at=play.ended,
                points=points,
                names=tuple(
                    play.state.company.name(seat) if one is None else one.name
                    for seat, one in zip(seats, held, strict=True)
                ),
                people=played.people,
                again=played.again,
                substituted=played.substituted,
            )

            async def is_current() -> bool:
                return await self._store.upkeep.last_order(code) == order

            return await self._evenings.finish(table.evening, finished, is_current)
        return True

    async def written(self, tables: Container[str] | None = None) -> None:
        """Waits until the records under way are written: those of these tables, or all."""
        writing = [one for one, code in self._writing.items() if tables is None or code in tables]
        await asyncio.gather(*writing, return_exceptions=True)
