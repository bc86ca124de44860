"""An act that is resent to another process gets the same answer as the first time."""

from collections.abc import AsyncIterator

import pytest

from parlour.rules.refusal import Refusal
from parlour.tables.answers import Accepted, Seated
from parlour.tables.asks import Choose, Lock, Start
from parlour.tables.keys import hash_key
from parlour.tables.live_table import Live
from parlour.tables.open_store import open_store
from parlour.tables.service import Tables
from parlour.tables.store import LogChange

pytestmark = pytest.mark.anyio


@pytest.fixture
async def processes(place: str) -> AsyncIterator[tuple[Tables, Tables]]:
    """Two processes that serve the same tables."""
    pair = await Tables.open(await open_store(place)), await Tables.open(await open_store(place))
    yield pair
    for tables in pair:
        await tables.close()
        await tables.store.close()


async def found(tables: Tables, code: str) -> Live:
    live = await tables.find(code)
    assert live is not None
    return live


async def test_an_act_taken_by_another_process_is_not_refused(
    processes: tuple[Tables, Tables],
) -> None:
    first, second = processes
    host = await first.create(Choose(game="letterjam", rule_set="rulebook"), "Ann")
    assert isinstance(host, Seated)
    assert isinstance(await first.join(host.code, "Bob"), Seated)
    key = hash_key(host.key)
    here, there = await found(first, host.code), await found(second, host.code)

    taken = await first.ask(here, key, "1", Start())
    assert isinstance(taken, Accepted)
    # The answer is lost. Meanwhile the second process learns what happened.
    await second.changed(LogChange(host.code, taken.seq))
    assert there.table.seq == taken.seq

    assert await second.ask(there, key, "1", Start()) == taken
    again = await second.ask(there, key, "2", Start())
    assert isinstance(again, Refusal)
    assert again.code == "game-running"
    assert there.table.seq == taken.seq


async def test_an_old_act_is_found_after_any_number_of_others(
    processes: tuple[Tables, Tables], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that took it has dropped it from its cache; another process never read it."""
    monkeypatch.setattr("parlour.tables.live_table.ACTS_REMEMBERED", 3)
    first, second = processes
    host = await first.create(Choose(game="letterjam", rule_set="rulebook"), "Ann")
    assert isinstance(host, Seated)
    assert isinstance(await first.join(host.code, "Bob"), Seated)
    key, here = hash_key(host.key), await found(first, host.code)
    taken = await first.ask(here, key, "1", Start())
    for number in range(3):
        later = await first.ask(here, key, f"later {number}", Lock(locked=not number % 2))
        assert isinstance(later, Accepted)
    there = await found(second, host.code)
    assert len(here.acts) == len(there.acts) == 3

    assert await first.ask(here, key, "1", Start()) == taken
    assert await second.ask(there, key, "1", Start()) == taken
