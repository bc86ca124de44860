"""Tables that nobody touched for long: gone for everybody, at once and in every process."""

from time import time

import httpx
import pytest

from parlour.rules.refusal import Refusal
from parlour.tables.live import NO_TABLE, Tables
from parlour.tables.served import ServedClock
from tests.web.guests import House

pytestmark = pytest.mark.anyio

FOREVER = 1e9


async def test_a_forgotten_table_is_gone_for_those_at_it_too(house: House) -> None:
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
        # Who had it in hand just then is told so as well.
        seated = await house.web.tables.give_pass(live, live.table.holders[0].key or "", 0)
        assert seated == NO_TABLE
    for gone in (code, other):
        answer = await house.http.get(f"/api/tables/{gone}")
        assert answer.status_code == httpx.codes.NOT_FOUND
        answer = await house.post(f"/api/tables/{gone}/seats", {"name": "Ada"})
        assert answer.status_code == httpx.codes.NOT_FOUND
    assert len(house.web.tables) == 0


async def test_tables_that_are_still_there_stay_at_hand(house: House) -> None:
    code, keys = await house.table("Lisa")
    async with house.visit(code, keys[0]) as lisa:
        await lisa.update()
        live = await house.live(code)
        assert await house.web.tables.expire(time() - FOREVER) == 0
        await lisa.takes("addbot", mind="regular")
        assert await house.live(code) is live


async def test_what_another_process_has_forgotten_is_noticed_by_who_asks(house: House) -> None:
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
