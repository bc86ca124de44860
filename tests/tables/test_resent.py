"""An act that is sent again, to another process, is answered as it was the first time."""

from collections.abc import AsyncIterator

import pytest

from parlour.rules.refusal import Refusal
from parlour.tables.asks import Choose, Start
from parlour.tables.keys import hash_key
from parlour.tables.live import Accepted, Live, Seated, Tables
from parlour.tables.opening import open_store

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
    await second.changed(host.code, taken.seq)
    assert there.table.seq == taken.seq

    assert await second.ask(there, key, "1", Start()) == taken
    again = await second.ask(there, key, "2", Start())
    assert isinstance(again, Refusal)
    assert again.code == "game-running"
    assert there.table.seq == taken.seq
