"""Deals and evenings in both kinds of store: each result counts once, whoever writes at the same
time, nothing expires before its end, and names can be forgotten."""

import asyncio
from time import time

import msgspec
import pytest

from parlour.rules.refusal import Refusal
from parlour.tables import admin
from parlour.tables.admin_evenings import delete_evening
from parlour.tables.answers import Seated
from parlour.tables.asks import Choose
from parlour.tables.deals import DEALS, BotsPlayed, DealPlayed, Deals, Terms
from parlour.tables.evening_events import TableFinished
from parlour.tables.evenings import (
    EVENINGS,
    MOST_TABLES,
    EveningMade,
    Evenings,
    NewEvening,
    results_of,
)
from parlour.tables.new_tables import NewTables
from parlour.tables.open_store import open_store
from parlour.tables.service import Tables
from parlour.tables.store import Batch, Outcome, Store
from parlour.tables.table import end_of_day
from parlour.tables.uptime import ServedClock

pytestmark = pytest.mark.anyio

TERMS = Terms("letterjam", "rulebook", {}, 2)
PLAYED = DealPlayed((70, 70), (True, False), (False, False), (False, False))


def finished(table: str, deal: int, names: tuple[str, str] = ("Lisa", "Otter")) -> TableFinished:
    return TableFinished(
        table=table,
        deal=deal,
        at=time(),
        points=(70, 70),
        names=names,
        people=(True, False),
        again=(False, False),
        substituted=(False, False),
    )


async def made(evenings: Evenings) -> EveningMade:
    new = NewEvening(title="Lisa's Friday", ends=time() + 3600, seats=2)
    answer = await evenings.make(new)
    assert isinstance(answer, EveningMade), answer
    return answer


async def all_results(evenings: Evenings, name: str) -> tuple[TableFinished, ...]:
    found = await evenings.find(name)
    assert found is not None
    assert found.finished == ()
    return (await evenings.with_results(found, range(1, len(found.deals) + 1))).finished


async def test_results_count_once_whoever_writes_them(store: Store, place: str) -> None:
    other = await open_store(place) if store.shared else store
    writers = [Evenings(one, Deals(one)) for one in (store, other)]
    one = await made(writers[0])
    tables = [f"plum-otter-{number}" for number in range(10)]
    entered = await asyncio.gather(
        *(writers[n % 2].enter(one.name, table, table) for n, table in enumerate(tables))
    )
    assert entered == [None] * 10
    results = [finished(table, deal) for table in tables for deal in (1, 2, 3)]
    await asyncio.gather(
        *(writers[n % 2].finish(one.name, result) for n, result in enumerate([*results] * 2))
    )
    found = await writers[1].find(one.name)
    assert found is not None
    assert sorted(entry.number for entry in found.entries) == list(range(1, 11))
    kept = await all_results(writers[1], one.name)
    assert sorted((r.table, r.deal) for r in kept) == sorted((r.table, r.deal) for r in results)
    for deal in (1, 2, 3):
        assert len(await store.read(results_of(one.name, deal))) == 1 + len(tables)
    if other is not store:
        await other.close()


async def test_the_results_of_a_deal_count_once(store: Store) -> None:
    deals = Deals(store)
    deal = await deals.make(TERMS, "")
    assert not await deals.publish(deal, TERMS), "it has a log already"
    await asyncio.gather(
        *(deals.finish(deal.name, f"plum-otter-{n % 4}", n % 2, PLAYED) for n in range(16)),
        *(deals.add_bots(deal.name, BotsPlayed("expert", n % 3, (80, 80))) for n in range(9)),
    )
    found = await deals.find(deal.name)
    assert found is not None
    assert (found.deal, found.terms) == (deal, TERMS)
    assert (len(found.played), len(found.bots)) == (4, 3)
    assert await deals.result(deal.name, "plum-otter-1", 1) == PLAYED
    assert await deals.result(deal.name, "plum-otter-9", 1) is None
    await deals.finish("plum-otter-00000000", "plum-otter-1", 1, PLAYED)
    assert await deals.find("plum-otter-00000000") is None


async def test_an_evening_has_so_many_tables_and_no_more(store: Store) -> None:
    evenings = Evenings(store, Deals(store))
    one = await made(evenings)
    for number in range(MOST_TABLES):
        assert await evenings.enter(one.name, f"plum-otter-{number}", f"Team {number}") is None
    refused = await evenings.enter(one.name, "plum-otter-999", "Late")
    assert isinstance(refused, Refusal)
    assert refused.sentence == f"An evening has at most {MOST_TABLES} tables."


async def test_only_the_organiser_moves_the_end_and_strikes_tables(store: Store) -> None:
    evenings = Evenings(store, Deals(store))
    one = await made(evenings)
    await evenings.enter(one.name, "plum-otter-1", "Otters")
    for key in ("", "no key", one.key[:-1]):
        for refusal in (
            await evenings.move_end(one.name, key, 0.0),
            await evenings.strike(one.name, key, 1),
        ):
            assert refusal is not None
            assert refusal.code == "not-organiser"
    later = time() + 7200
    assert await evenings.move_end(one.name, one.key, later) is None
    assert await evenings.strike(one.name, one.key, 1) is None
    found = await evenings.find(one.name)
    assert found is not None
    assert (found.ends, found.struck) == (later, (1,))
    assert await evenings.move_end(one.name, one.key, 0.0) is None
    over = await evenings.move_end(one.name, one.key, later)
    assert over is not None
    assert over.code == "evening-over", "everybody may have seen the results by now"


async def test_an_evening_and_its_deals_do_not_expire_before_the_end(store: Store) -> None:
    deals = Deals(store)
    evenings = Evenings(store, deals)
    one = await made(evenings)
    await evenings.finish(one.name, finished("plum-otter-1", 1))
    found = await evenings.find(one.name)
    assert found is not None
    await deals.finish(found.deals[0].name, "plum-otter-1", 1, PLAYED)
    await store.append(Batch("plum-otter-1", 0, (b"{}",), touched=time()))
    assert await store.expire(time() + 60) == 1
    assert await evenings.find(one.name) is not None
    assert await deals.find(found.deals[0].name) is not None
    # The evening, three deals, and the results of both in the first one.
    assert await store.expire(time() + 7200) == 6
    assert await evenings.find(one.name) is None


async def test_the_tables_of_an_evening_stay_until_its_end(store: Store) -> None:
    """Also if nobody touched them for long, and if the end was moved after they were touched."""
    tables = Tables(store, ServedClock(0.0))
    one = await made(tables.evenings)
    seated = await NewTables(tables).open_evening(one.name, "Otters", "Lisa", ())
    other = await tables.create(Choose(game="letterjam", rule_set="rulebook"), "Marta")
    assert isinstance(seated, Seated)
    assert isinstance(other, Seated)
    later = time() + 20 * 24 * 3600
    assert await tables.evenings.move_end(one.name, one.key, later) is None
    found = await tables.evenings.find(one.name)
    assert found is not None
    deal = found.deals[0].name
    await tables.expire(later - 60)
    assert await store.read(other.code) == []
    assert await tables.find(seated.code) is not None
    assert await tables.deals.find(deal) is not None
    tables.evenings.now = lambda: later
    await tables.expire(later + 60)
    assert await tables.find(seated.code) is None
    assert await tables.deals.find(deal) is None


async def test_the_results_of_an_evening_stay_as_long_as_it(store: Store) -> None:
    """Also if its end was moved after the results, and is over: its own log was touched later."""
    tables = Tables(store, ServedClock(0.0))
    one = await made(tables.evenings)
    await tables.evenings.finish(one.name, finished("plum-otter-1", 2))
    found = await tables.evenings.find(one.name)
    assert found is not None
    deal = found.deals[1].name
    await tables.deals.finish(deal, "plum-otter-1", 2, PLAYED)
    later = time() + 20 * 24 * 3600
    assert await tables.evenings.move_end(one.name, one.key, later) is None
    await tables.expire(later - 60)
    known = await tables.deals.find(deal)
    assert known is not None
    assert known.played == (PLAYED,)
    tables.evenings.now = lambda: later
    await tables.expire(later - 60)
    assert len(await all_results(tables.evenings, one.name)) == 1
    for _ in range(2):
        await tables.expire(later + 60)
    assert await store.upkeep.logs("") == []


async def test_a_deal_stays_while_it_is_played(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    long_ago = time() - 1000
    with monkeypatch.context() as then:
        then.setattr("parlour.tables.deals.time", lambda: long_ago)
        deals = Deals(store)
        deal = await deals.make(TERMS, "")
        await deals.finish(deal.name, "plum-otter-1", 1, PLAYED)
    await deals.finish(deal.name, "plum-otter-2", 1, PLAYED)
    assert await store.expire(long_ago + 1) == 0
    found = await deals.find(deal.name)
    assert found is not None
    assert len(found.played) == 2
    assert len(await store.read(f"{DEALS}{deal.name}")) == 1


async def test_a_server_keeps_no_result_of_a_deleted_evening(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The operator deletes it in the moment before the first result is written."""
    evenings, append = Evenings(store, Deals(store)), store.append
    one = await made(evenings)

    async def deleted_before(batch: Batch) -> Outcome:
        if batch.act is not None:
            monkeypatch.setattr(store, "append", append)
            await delete_evening(store, one.name)
        return await append(batch)

    monkeypatch.setattr(store, "append", deleted_before)
    await evenings.finish(one.name, finished("plum-otter-1", 1))
    for log in (f"{EVENINGS}{one.name}", results_of(one.name, 1)):
        assert await store.read(log) == []


async def test_a_result_that_an_older_server_wrote_into_the_evening_counts_once(
    store: Store,
) -> None:
    """Servers on PostgreSQL are restarted one after the other. Meanwhile an older one writes into
    the log of the evening."""
    evenings = Evenings(store, Deals(store))
    one = await made(evenings)
    await evenings.finish(one.name, finished("plum-otter-1", 1))
    for number in (1, 2):
        event = msgspec.json.encode(finished(f"plum-otter-{number}", 1))
        await store.append(Batch(f"{EVENINGS}{one.name}", number, (event,), touched=time()))
    found = await evenings.find(one.name)
    assert found is not None
    kept = (await evenings.with_results(found, (1,))).finished
    assert sorted(result.table for result in kept) == ["plum-otter-1", "plum-otter-2"]


@pytest.mark.parametrize("alone", [True, False])
async def test_a_table_of_a_day_stays_until_the_day_is_over(store: Store, alone: bool) -> None:
    tables = Tables(store, ServedClock(0.0))
    new = NewTables(tables)
    day = tables.days.today()
    if alone:
        seated = await new.set_up("day", "letterjam", "Lisa")
    else:
        seated = await new.open_day("letterjam", "Lisa", ())
    assert isinstance(seated, Seated)
    live = await tables.find(seated.code)
    assert live is not None
    deal = live.table.all_given[0]
    await tables.expire(end_of_day(day) - 1)
    assert await store.read(seated.code)
    assert (await tables.days.deal("letterjam")).name == deal.name
    await tables.expire(end_of_day(day) + 60)
    assert not await store.read(seated.code)
    assert await tables.deals.find(deal.name) is None


async def test_deals_and_evenings_are_no_tables(store: Store) -> None:
    evenings = Evenings(store, Deals(store))
    one = await made(evenings)
    assert await store.count() == 0
    assert await store.upkeep.tables() == []
    assert await store.upkeep.logs(EVENINGS) == [f"{EVENINGS}{one.name}"]


async def test_a_name_is_forgotten_in_evenings(store: Store) -> None:
    evenings = Evenings(store, Deals(store))
    one = await made(evenings)
    for number, team in ((1, "Lisa and Paul"), (2, "Lisas")):
        await evenings.enter(one.name, f"plum-otter-{number}", team)
        await evenings.finish(one.name, finished(f"plum-otter-{number}", 1, ("Lisa", "Paul")))
    assert (await admin.where_is(store, "Lisa")).evenings == (one.name,)
    done = await admin.forget(store, "Lisa")
    # The title, the first team, and two results; "Lisas" is another name.
    assert (done.events, done.evenings) == (4, (one.name,))
    found = await evenings.find(one.name)
    assert found is not None
    assert found.title == "Somebody's Friday"
    assert [entry.team for entry in found.entries] == ["Somebody and Paul", "Lisas"]
    kept = await all_results(evenings, one.name)
    assert [result.names for result in kept] == [("Somebody", "Paul")] * 2
    assert (await admin.where_is(store, "Lisa")).events == 0
    for log in (f"{EVENINGS}{one.name}", results_of(one.name, 1)):
        assert not any(b'"Lisa"' in entry.event for entry in await store.read(log))


async def test_a_deleted_table_leaves_no_names_in_its_evening(store: Store) -> None:
    evenings = Evenings(store, Deals(store))
    one = await made(evenings)
    for number in (1, 2):
        await evenings.enter(one.name, f"plum-otter-{number}", f"Team {number}")
        await evenings.finish(one.name, finished(f"plum-otter-{number}", 1))
    # The server knows all of it.
    assert len(await all_results(evenings, one.name)) == 2
    await admin.delete(store, "plum-otter-1")
    found = await evenings.find(one.name)
    assert found is not None
    assert [entry.team for entry in found.entries] == ["Somebody", "Team 2"]
    kept = await all_results(evenings, one.name)
    assert [result.names for result in kept] == [
        ("Somebody 1", "Somebody 2"),
        ("Lisa", "Otter"),
    ]
