"""Drives a table's bots and clocks while somebody is connected to it.

Bots and clocks run in separate tasks, because the house does not wait while a bot pauses.
"""

import asyncio

from parlour.rules.seat import Seat
from parlour.tables.bots import Bots, has_bots
from parlour.tables.clocks import Clocks
from parlour.tables.live_table import Live


class TableDriver:
    """Runs one driver task for each table that somebody is connected to."""

    def __init__(self, bots: Bots, clocks: Clocks) -> None:
        self._bots = bots
        self._clocks = clocks
        self._drivers: dict[str, asyncio.Task[None]] = {}

    def watch(self, live: Live) -> None:
        """Drives a table as long as somebody is connected to it."""
        if live.code not in self._drivers:
            self._clocks.begin(live)
            self._drivers[live.code] = asyncio.create_task(self._drive(live), name="bots")

    async def close(self) -> None:
        for task in tuple(self._drivers.values()):
            task.cancel()
        await asyncio.gather(*self._drivers.values(), return_exceptions=True)

    async def _drive(self, live: Live) -> None:
        changed, changed_for_clocks = asyncio.Event(), asyncio.Event()
        changed.set()

        def heard(only: Seat | None) -> None:
            self._clocks.note_absence(live)
            # At most tables neither a bot nor a clock runs, and nothing has to wake up.
            if len(live.listeners) == 1 or has_bots(live):
                changed.set()
            if self._clocks.running(live):
                changed_for_clocks.set()

        live.listeners.add(heard)
        # Somebody may have connected between the creation of this task and its first step.
        self._clocks.note_absence(live)
        house = asyncio.create_task(self._clocks.drive(live, changed_for_clocks), name="house")
        try:
            # One listener is this driver itself; with no other, nobody is at the table.
            while len(live.listeners) > 1:
                await changed.wait()
                changed.clear()
                if await self._bots.act_once(live):
                    changed.set()
        finally:
            house.cancel()
            live.listeners.discard(heard)
            # No await may stand between the last look at the listeners and this line: whoever
            # connects next must find no driver, and start one.
            self._drivers.pop(live.code, None)
