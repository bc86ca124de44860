"""The clocks of a table: when time passes, the house acts, hosting passes on, viewers get news."""

import asyncio
import contextlib

from parlour.tables import hosting
from parlour.tables.absence import AWAY_AFTER, Absence
from parlour.tables.answers import Accepted
from parlour.tables.live_table import Live
from parlour.tables.presence import Presence
from parlour.tables.service import Tables
from parlour.tables.submit import UNTIL_THE_STORE_IS_BACK


class Clocks:
    """Runs the clocks of live tables: deadlines, the house, and how long people have been away."""

    def __init__(self, tables: Tables, presence: Presence, away_after: float = AWAY_AFTER) -> None:
        self._tables = tables
        self._presence = presence
        self._away_after = away_after

    def begin(self, live: Live) -> None:
        """Starts to count how long people are away. Called when the first person connects."""
        live.absence = Absence(self._away_after)
        self.note_absence(live)

    def note_absence(self, live: Live) -> None:
        """Updates which of the table's people are connected now."""
        present = self._presence.at(live.code, live.table.holders)
        live.absence.note(live.table.holders, present, self._tables.clock.now())

    def running(self, live: Live) -> bool:
        """Whether the passing of time can change anything at the table."""
        table = live.table
        runs = table.house_due is not None or table.deadline is not None or bool(table.requests)
        return runs or live.absence.anybody

    async def drive(self, live: Live, changed: asyncio.Event) -> None:
        """Lets the house act when it is due, passes hosting on, and notifies people of what time
        alone has changed. Set ``changed`` to make it look at the table again."""
        told = self._tables.clock.now()
        while True:
            ends = [live.table.house_due, self._next_news(live, told)]
            now = self._tables.clock.now()
            left = min((at - now for at in ends if at is not None), default=None)
            if hosting.next_host(live.table, self._tables.now(live)) is not None:
                left = 0.0
            # Not ``wait_for``: that one loses a cancellation which comes together with the event,
            # and the clocks of a table that everybody has left would run for ever.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await changed.wait()
            changed.clear()
            now = self._tables.clock.now()
            news = self._next_news(live, told)
            if news is not None and now >= news:
                told = now
                live.notify()
            await self._house_acts(live, now)

    def _next_news(self, live: Live, since: float) -> float | None:
        """When the passing of time alone next changes what people see at a table, after ``since``:
        the time to act runs out, somebody has been gone for long, a request for a seat ends."""
        times = [live.table.deadline, live.absence.next_end(since)]
        times += [request.until for request in live.table.requests]
        return min((at for at in times if at is not None and at > since), default=None)

    async def _house_acts(self, live: Live, now: float) -> None:
        """Does what the house has to do now, if anything."""
        answers = []
        if live.table.house_due is not None and now >= live.table.house_due:
            answers.append(await self._tables.act_for_house(live, live.table.seq))
        if hosting.next_host(live.table, self._tables.now(live)) is not None:
            answers.append(await self._tables.pass_on_hosting(live, live.table.seq))
        if any(not isinstance(answer, Accepted) for answer in answers):
            await asyncio.sleep(UNTIL_THE_STORE_IS_BACK)
