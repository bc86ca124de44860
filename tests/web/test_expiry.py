"""Expired tables are gone for everybody, at once and in every process."""

import asyncio
from pathlib import Path
from time import time

import httpx
import pytest
from msgspec.structs import replace

from parlour.rules.refusal import Refusal
from parlour.tables.answers import NO_TABLE
from parlour.tables.open_store import open_store
from parlour.tables.service import Tables
from parlour.tables.store import Batch
from parlour.tables.table_events import write_event
from parlour.tables.uptime import ServedClock
from tests.web.guests import NO_LIMITS, PATIENCE, House, open_house
from tests.web.stories import opening

pytestmark = pytest.mark.anyio

FOREVER = 1e9
DAY = 24 * 3600


async def test_an_expired_table_is_gone_for_its_viewers(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    other, _ = await house.table("Marta")
    async with house.visit(code, keys[0]) as lisa, house.visit(code) as watcher:
        await lisa.update()
        await watcher.update()
        live = await house.live(code)
        await house.web.tables.expire(time() + FOREVER)
        for guest in (lisa, watcher):
            goodbye = await guest.ends()
            assert (goodbye["reason"], goodbye["again"]) == ("no-table", False)
        # A process that still holds the table object says so as well.
        seated = await house.web.tables.give_pass(live, live.table.holders[0].key or "", 0)
        assert seated == NO_TABLE
    for gone in (code, other):
        answer = await house.http.get(f"/api/tables/{gone}")
        assert answer.status_code == httpx.codes.NOT_FOUND
        answer = await house.post(f"/api/tables/{gone}/seats", {"name": "Ada"})
        assert answer.status_code == httpx.codes.NOT_FOUND
    assert len(house.web.tables) == 0


async def test_a_table_is_kept_for_as_many_days_as_the_settings_say(tmp_path: Path) -> None:
    now = time()
    store = await open_store(tmp_path / "tables.db")
    log = tuple(write_event(event) for event in opening("letterjam", 2))
    for code, days in (("old-table-1", 3.1), ("young-table-1", 2.9), ("new-table-1", 0.0)):
        await store.append(Batch(code, 0, log, touched=now - days * DAY))
    await store.close()
    async with open_house(tmp_path / "tables.db", replace(NO_LIMITS, keep_days=3)) as house:
        store = house.web.tables.store
        async with asyncio.timeout(PATIENCE):
            while await store.read("old-table-1"):
                await asyncio.sleep(0)
        assert await store.read("young-table-1")
        assert await store.read("new-table-1")


async def test_tables_that_did_not_expire_stay_cached(house: House) -> None:
    code, keys = await house.table("Lisa")
    async with house.visit(code, keys[0]) as lisa:
        await lisa.update()
        live = await house.live(code)
        assert await house.web.tables.expire(time() - FOREVER) == 0
        await lisa.takes("add-bot", mind="regular")
        assert await house.live(code) is live


async def test_an_ask_notices_that_another_process_expired_the_table(house: House) -> None:
    code, _ = await house.table("Lisa")
    store = house.web.tables.store
    other = Tables(store, ServedClock(await store.served()))
    assert await other.find(code) is not None
    await house.web.tables.expire(time() + FOREVER)
    seated = await other.join(code, "Paul")
    assert isinstance(seated, Refusal)
    assert seated == NO_TABLE
    assert await other.find(code) is None
    await other.close()
