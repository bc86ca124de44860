"""The deal of the day in the store: one secret seed for everybody, and each result counts once."""

import asyncio
from pathlib import Path

import pytest

from parlour.tables.codes import is_code
from parlour.tables.daily_deal import Days, Standing
from parlour.tables.deals import Deals
from parlour.tables.open_store import open_store
from parlour.tables.store import Store

pytestmark = pytest.mark.anyio

DAY = "2026-11-15"


def days(store: Store, day: str = DAY) -> Days:
    return Days(store, Deals(store), lambda: day)


async def test_everybody_gets_the_same_deal_on_one_day(store: Store, place: str) -> None:
    other = await open_store(place) if store.shared else store
    askers = [days(store) if n % 2 else days(other) for n in range(10)]
    deals = await asyncio.gather(*(asker.deal("quiddler") for asker in askers))
    assert len(set(deals)) == 1
    assert deals[0].day == DAY
    assert await days(store).deal("quiddler") == deals[0]
    if other is not store:
        await other.close()


async def test_the_seed_cannot_be_computed(store: Store, tmp_path: Path) -> None:
    """Neither the date nor another day or game reveals the seed."""
    elsewhere = await open_store(tmp_path / "elsewhere.db")
    seeds = {
        (await asked.deal(game)).seed
        for asked in (days(store), days(store, "2026-11-16"), days(elsewhere))
        for game in ("letterjam", "quiddler")
    }
    await elsewhere.close()
    assert len(seeds) == 6
    assert all(len(seed) == 32 for seed in seeds)


async def test_results_are_counted_once_for_each_table(store: Store) -> None:
    asked = days(store)
    assert await asked.standing(DAY, "quiddler") == Standing(0, None, None)
    deal = (await asked.deal("quiddler")).name
    points = {"plum-otter-1": 30, "plum-otter-2": -4, "plum-otter-3": 41, "plum-otter-4": 12}
    await asyncio.gather(
        *(asked.finish(DAY, "quiddler", table, at) for table, at in [*points.items()] * 3)
    )
    assert await asked.standing(DAY, "quiddler") == Standing(4, 41, 30, deal=deal)
    assert await asked.standing(DAY, "letterjam") == Standing(0, None, None)
    assert await asked.standing("2026-11-14", "quiddler") == Standing(0, None, None)


async def test_the_log_of_a_day_is_not_a_table(store: Store) -> None:
    await days(store).deal("quiddler")
    assert await store.count() == 0
    assert not is_code(f"day/{DAY}/quiddler")
