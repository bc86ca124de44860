"""How long a store has been served: the time on which the clocks of its tables run.

It is noted in the store every now and then, so that clocks stand still while no server runs. Being
done anyway, it is also how a server notices that its store is away, and tells its operator.
"""

import logging
from time import monotonic

from parlour.tables.store import Store, StoreError

# A note is a write. While nobody is there, nobody minds if clocks lose a minute in a crash.
SECONDS_UNNOTED = 60.0

log = logging.getLogger("parlour.tables")


class ServedClock:
    """Seconds this store has been served: the time on which deadlines run."""

    def __init__(self, so_far: float) -> None:
        self._base = so_far - monotonic()

    def now(self) -> float:
        return self._base + monotonic()


class Timekeeper:
    """Notes how long a store has been served."""

    def __init__(self, store: Store, clock: ServedClock) -> None:
        self._store = store
        self._clock = clock
        self._noted = clock.now()
        self._away = False

    async def note(self, *, somebody_is_here: bool) -> None:
        """Notes the time, unless it can wait."""
        now = self._clock.now()
        if not (somebody_is_here or self._away or now - self._noted >= SECONDS_UNNOTED):
            return
        try:
            await self._store.serve(now)
        except StoreError as error:
            if not self._away:
                # Nothing that people do is in this write, so its error names nothing of theirs.
                log.error("the store is away", extra={"why": str(error)})
            self._away = True
        else:
            self._noted = now
            if self._away:
                log.info("the store is back")
            self._away = False
