"""Presence over several processes: reports are sent, received, and dropped when they are old."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from parlour.tables.open_store import open_store
from parlour.tables.presence import Presence, PresenceReport, Present
from parlour.tables.presence_sync import MOST_BYTES, PresenceSync
from parlour.tables.service import Tables
from parlour.tables.store import Store
from parlour.tables.table import Holder

pytestmark = pytest.mark.anyio

HOLDERS = (Holder("Lisa", "a"), Holder("Paul", "b"), Holder("Otter", None, "expert"))
SECONDS_UNTIL_A_TEST_FAILS = 30


def present(*seats: int, watchers: int = 0) -> Present:
    return Present(frozenset(seats), watchers)


def test_connections_are_counted_by_key() -> None:
    presence = Presence("one")
    for key in ("a", "a", None):
        presence.arrive("table", key)
    assert presence.at("table", HOLDERS) == present(0, watchers=1)
    presence.leave("table", "a")
    assert presence.at("table", HOLDERS) == present(0, watchers=1)
    presence.leave("table", "a")
    presence.leave("table", None)
    assert presence.at("table", HOLDERS) == present()
    assert presence.say_all() == []


def test_presence_is_computed_again_when_a_seat_changes_hands() -> None:
    presence = Presence("one")
    presence.arrive("table", "a")
    assert presence.at("table", HOLDERS) == present(0)
    assert presence.at("table", (Holder("Paul", "b"), Holder("Lisa", "a"))) == present(1)


def test_a_report_is_valid_until_the_next_report() -> None:
    presence = Presence("one")
    presence.arrive("table", "a")
    assert presence.hear(PresenceReport("two", "table", ("b",), 3), until=10)
    assert not presence.hear(PresenceReport("two", "table", ("b",), 3), until=20)
    assert presence.at("table", HOLDERS) == present(0, 1, watchers=3)
    assert presence.hear(PresenceReport("two", "table", (), 0), until=30)
    assert presence.at("table", HOLDERS) == present(0)
    assert not presence.hear(PresenceReport("two", "table", (), 0), until=40)


def test_a_report_that_is_not_repeated_is_dropped() -> None:
    presence = Presence("one")
    presence.hear(PresenceReport("two", "table", ("b",), 0), until=10)
    presence.hear(PresenceReport("three", "table", ("a",), 0), until=20)
    assert presence.forget(9.9) == set()
    assert presence.forget(10) == {"table"}
    assert presence.at("table", HOLDERS) == present(0)


def test_a_process_ignores_its_own_reports() -> None:
    presence = Presence("one")
    assert not presence.hear(PresenceReport("one", "table", ("b",), 0), until=10)
    assert presence.at("table", HOLDERS) == present()


@asynccontextmanager
async def process(store: Store, name: str) -> AsyncIterator[tuple[Presence, PresenceSync]]:
    """The part of a process that sends and receives presence reports, at short intervals."""
    presence = Presence(name)
    presence_sync = PresenceSync(await Tables.open(store), presence, every=0.05, believed=1.0)
    chores = [asyncio.create_task(presence_sync.say_forever())]
    chores.append(asyncio.create_task(presence_sync.hear_forever()))
    try:
        yield presence, presence_sync
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)


async def until(presence: Presence, wanted: Present, code: str = "table") -> None:
    async with asyncio.timeout(SECONDS_UNTIL_A_TEST_FAILS):
        while presence.at(code, HOLDERS) != wanted:
            await asyncio.sleep(0.01)


async def test_the_reports_of_a_silent_process_are_dropped(postgres_url: str) -> None:
    store = await open_store(postgres_url)
    async with process(store, "one") as (here, _):
        async with process(store, "two") as (there, presence_sync):
            there.arrive("table", "b")
            presence_sync.note("table")
            await until(here, present(1))
        # The process ended without a last report.
        await until(here, present())
    await store.close()


async def test_reports_that_exceed_one_notification_are_split(postgres_url: str) -> None:
    store = await open_store(postgres_url)
    async with process(store, "one") as (here, _), process(store, "two") as (there, _):
        codes = [f"table-{number}" for number in range(700)]
        for code in codes:
            there.arrive(code, "b")
        assert len(msgspec.json.encode(there.say_all())) > 2 * MOST_BYTES
        for code in codes:
            await until(here, present(1), code)
    await store.close()
