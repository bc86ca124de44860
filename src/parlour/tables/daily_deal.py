"""The deal of the day: its secret seed, and the results of those who played it.

Each day of each game has a log in the store, like a table, under a name that no table can have.
Its first event is the seed, drawn at random for the first player who asks: nobody can compute it
from the date or from other days. All later events are results.
"""

from collections.abc import Callable
from datetime import UTC, date, datetime
from secrets import token_hex
from statistics import median_high
from time import time
from typing import TypeAlias

import msgspec
from msgspec import Struct

from parlour.tables.store import DAY, Batch, Outcome, Raced, Store
from parlour.tables.table import DayDeal


class DayEvent(Struct, frozen=True, tag_field="day", tag=str.lower, forbid_unknown_fields=True):
    """Something in the log of a day."""


class Opened(DayEvent, frozen=True):
    seed: str


class Finished(DayEvent, frozen=True):
    """Somebody played the deal to its end."""

    points: int


AnyDayEvent: TypeAlias = Opened | Finished

_decoder = msgspec.json.Decoder(AnyDayEvent)


class Standing(Struct, frozen=True):
    """The results of a day's deal so far: how many finished it, the best score, and the score that
    half of them reached."""

    finished: int
    best: int | None
    median: int | None


def utc_day() -> str:
    """Today's date in UTC, so that the day changes everywhere at once.

    >>> len(utc_day())
    10
    """
    return datetime.now(UTC).date().isoformat()


def is_day(text: str) -> bool:
    """
    >>> is_day("2026-11-15"), is_day("2026-11-31"), is_day("20261115"), is_day("today")
    (True, False, False, False)
    """
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


class Days:
    """The deals of all days, in one store."""

    def __init__(self, store: Store, today: Callable[[], str] = utc_day) -> None:
        self._store = store
        self.today = today

    async def deal(self, game: str) -> DayDeal:
        """Today's deal of a game. Raises StoreError if the store is away."""
        day = self.today()
        while True:
            _, events = await self._read(day, game)
            for event in events:
                if isinstance(event, Opened):
                    return DayDeal(day=day, seed=event.seed)
            # If two players ask first at the same time, one append loses and reads the other seed.
            await self._append(day, game, 0, Opened(seed=token_hex(16)))

    async def finish(self, day: str, game: str, table: str, points: int) -> None:
        """Appends a result. Idempotent by table."""
        outcome: Outcome = Raced()
        while isinstance(outcome, Raced):
            after, _ = await self._read(day, game)
            outcome = await self._append(day, game, after, Finished(points=points), table)

    async def standing(self, day: str, game: str) -> Standing:
        _, events = await self._read(day, game)
        points = [event.points for event in events if isinstance(event, Finished)]
        if not points:
            return Standing(0, None, None)
        return Standing(len(points), max(points), median_high(points))

    async def _read(self, day: str, game: str) -> tuple[int, list[AnyDayEvent]]:
        entries = await self._store.read(_log(day, game))
        return len(entries), [_decoder.decode(entry.event) for entry in entries]

    async def _append(
        self, day: str, game: str, after: int, event: AnyDayEvent, act: str | None = None
    ) -> Outcome:
        batch = Batch(_log(day, game), after, (msgspec.json.encode(event),), act, time())
        return await self._store.append(batch)


def _log(day: str, game: str) -> str:
    return f"{DAY}{day}/{game}"
