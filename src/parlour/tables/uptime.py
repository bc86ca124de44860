"""Served time: how long a store has been served. The clocks of its tables run on this time.

The server writes it to the store at intervals, so that clocks stand still while no server runs.
These writes also show whether the store is down, and a log line tells the operator.
"""

import logging
from time import monotonic

from parlour.tables.store import Store, StoreError

# The interval while nobody is connected. A crash then costs the clocks up to a minute, which nobody
# notices, and an idle server writes less.
SECONDS_UNNOTED = 60.0

log = logging.getLogger("parlour.tables")


class ServedClock:
    """The clock of served time, on which deadlines run."""

    def __init__(self, so_far: float) -> None:
        self._base = so_far - monotonic()

    def now(self) -> float:
        return self._base + monotonic()


class Timekeeper:
    """Writes the served time to the store."""

    def __init__(self, store: Store, clock: ServedClock) -> None:
        self._store = store
        self._clock = clock
        self._noted = clock.now()
        self._away = False

    async def note(self, *, somebody_is_here: bool) -> None:
        """Writes the time, unless it can wait."""
        now = self._clock.now()
        if not (somebody_is_here or self._away or now - self._noted >= SECONDS_UNNOTED):
            return
        try:
            await self._store.serve(now)
        except StoreError as error:
            if not self._away:
                # This write contains nothing of the players', so its error can be logged.
                log.error("the store is away", extra={"why": str(error)})
            self._away = True
        else:
            self._noted = now
            if self._away:
                log.info("the store is back")
            self._away = False
