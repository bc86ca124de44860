"""The served time is written to the store, and the log says once that the store is away."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from parlour.tables.sqlite import SqliteStore
from parlour.tables.store import StoreError
from parlour.tables.uptime import SECONDS_UNNOTED, ServedClock, Timekeeper

pytestmark = pytest.mark.anyio


class StoppedClock(ServedClock):
    def __init__(self) -> None:
        self.at = 0.0

    def now(self) -> float:
        return self.at


class Fickle(SqliteStore):
    """A store that fails on request."""

    away = False

    async def serve(self, seconds: float) -> None:
        if self.away:
            raise StoreError("The disk is full.")
        await super().serve(seconds)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Fickle]:
    opened = await Fickle.open(tmp_path / "tables.db")
    assert isinstance(opened, Fickle)
    yield opened
    await opened.close()


async def test_the_served_time_is_written_every_second_while_somebody_is_connected(
    store: Fickle,
) -> None:
    clock = StoppedClock()
    keeper = Timekeeper(store, clock)
    for second in (1.0, 2.0, 3.0):
        clock.at = second
        await keeper.note(somebody_is_here=True)
        assert await store.served() == second


async def test_the_served_time_is_written_once_a_minute_while_nobody_is_connected(
    store: Fickle,
) -> None:
    clock = StoppedClock()
    keeper = Timekeeper(store, clock)
    noted = []
    for second in range(int(2 * SECONDS_UNNOTED) + 2):
        clock.at = float(second)
        before = await store.served()
        await keeper.note(somebody_is_here=False)
        if await store.served() != before:
            noted.append(second)
    assert noted == [SECONDS_UNNOTED, 2 * SECONDS_UNNOTED]


async def test_the_log_says_once_that_the_store_is_away_and_once_that_it_is_back(
    store: Fickle, caplog: pytest.LogCaptureFixture
) -> None:
    clock = StoppedClock()
    keeper = Timekeeper(store, clock)
    caplog.set_level(logging.INFO, "parlour.tables")
    for second, away in enumerate((False, True, True, False, False), 1):
        clock.at, store.away = float(second), away
        # After a failure the store is tried again even if nobody is connected.
        await keeper.note(somebody_is_here=second == 2)
    told = [(record.levelname, record.getMessage()) for record in caplog.records]
    assert told == [("ERROR", "the store is away"), ("INFO", "the store is back")]
    assert caplog.records[0].__dict__["why"] == "The disk is full."
    assert await store.served() == 4.0
