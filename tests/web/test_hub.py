"""Connections: what is made for one is written whole, in order, and together with others."""

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from parlour.web.connection import Connection
from parlour.web.limits import Bucket
from parlour.web.protocol import Goodbye, Pong
from parlour.web.sending import SENT_TOGETHER, Sending
from tests.web.guests import House

pytestmark = pytest.mark.anyio

GOODBYE = Goodbye(reason="restart", sentence="The server restarts.", again=True)


class Notebook:
    """A writer that notes what is written: the kind of each message, or the word of a pong."""

    def __init__(self, of_all: list["Notebook"]) -> None:
        self.of_all = of_all
        self.writes: list[list[str]] = []
        self.can_write = True

    async def wait_until_writable(self) -> None:
        return None

    def write_texts(self, texts: Sequence[Sequence[bytes]]) -> int:
        self.of_all.append(self)
        whole = [b"".join(pieces) for pieces in texts]
        messages = [msgspec.json.decode(text) for text in whole]
        self.writes.append([message.get("word", message["kind"]) for message in messages])
        return sum(map(len, whole))


async def connected(house: House, count: int = 1) -> tuple[list[Connection], list[Notebook]]:
    """Connections to one table, which have their first update."""
    code, keys = await house.table("Lisa")
    live, order = await house.live(code), list[Notebook]()
    notebooks = [Notebook(order) for _ in range(count)]
    connections = [Connection(house.web.hub, live, keys[0], 0, one) for one in notebooks]
    for connection in connections:
        house.web.hub.add(connection)
    while any(not notebook.writes for notebook in notebooks):
        await asyncio.sleep(0)
    order.clear()
    for notebook in notebooks:
        notebook.writes.clear()
    return connections, notebooks


async def test_two_answers_made_before_a_write_are_both_written(house: House) -> None:
    (connection,), (notebook,) = await connected(house)
    sending = Sending(connection.viewers)
    connection.say(Pong(word="first"))
    connection.due(sending)
    connection.say(Pong(word="second"))
    connection.due(sending)
    connection.write()
    assert notebook.writes == [["first", "second"]]
    house.web.hub.remove(connection)


async def test_an_answer_that_waits_comes_before_the_goodbye(house: House) -> None:
    (connection,), (notebook,) = await connected(house)
    notebook.can_write = False
    connection.say(Pong(word="answer"))
    connection.end(GOODBYE)
    await connection.send_forever()
    assert notebook.writes == [["answer", "goodbye"]]
    house.web.hub.remove(connection)


async def test_an_answer_and_the_update_it_led_to_go_out_in_one_write(house: House) -> None:
    connections, notebooks = await connected(house, 3)
    connections[1].live.notify()
    connections[1].say(Pong(word="answer"))
    while len(notebooks[0].of_all) < len(notebooks):
        await asyncio.sleep(0)
    assert [notebook.writes for notebook in notebooks] == [
        [["update"]],
        [["answer", "update"]],
        [["update"]],
    ]
    for connection in connections:
        house.web.hub.remove(connection)


async def test_many_connections_are_written_to_once_each(house: House) -> None:
    connections, notebooks = await connected(house, 100)
    connections[0].live.notify()
    while len(notebooks[0].of_all) < len(notebooks):
        await asyncio.sleep(0)
    assert all(notebook.writes == [["update"]] for notebook in notebooks)
    for connection in connections:
        house.web.hub.remove(connection)


async def test_many_tables_are_sent_to_once_each(house: House) -> None:
    tables = [await connected(house) for _ in range(2 * SENT_TOGETHER + 1)]
    for (connection,), _ in tables:
        connection.live.notify()
    while any(not notebook.writes for _, (notebook,) in tables):
        await asyncio.sleep(0)
    assert all(notebook.writes == [["update"]] for _, (notebook,) in tables)
    for (connection,), _ in tables:
        house.web.hub.remove(connection)


async def test_the_last_connection_leaves_nothing_behind(house: House) -> None:
    connections, _ = await connected(house, 2)
    hub, viewers = house.web.hub, connections[0].viewers
    assert connections[1].viewers is viewers
    hub.remove(connections[0])
    assert viewers.mark_stale in viewers.live.listeners
    hub.remove(connections[1])
    assert viewers.mark_stale not in viewers.live.listeners
    assert hub.viewers_of(viewers.live) is not viewers


async def test_the_clocks_of_a_table_stop_when_the_last_person_leaves(house: House) -> None:
    # Paul is away, so the clocks wait for his time to end when Lisa leaves, too.
    code, keys = await house.table("Lisa", "Paul")
    live, notebook = await house.live(code), Notebook([])
    connection = Connection(house.web.hub, live, keys[0], 0, notebook)
    house.web.hub.add(connection)
    while not notebook.writes:
        await asyncio.sleep(0)
    driving = [task for task in asyncio.all_tasks() if task.get_name() in ("bots", "house")]
    assert len(driving) == 2
    house.web.hub.remove(connection)
    await asyncio.wait(driving, timeout=10)
    assert [task for task in driving if not task.done()] == []
    assert not live.listeners


async def test_a_connection_whose_address_has_had_enough_rests_and_then_gets_the_newest(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.web.connection.COUNTED_TOGETHER", 1)
    code, keys = await house.table("Lisa")
    live, notebook = await house.live(code), Notebook([])
    allowance = Bucket(rate=0.001, burst=1)
    connection = Connection(house.web.hub, live, keys[0], 0, notebook, allowance)
    house.web.hub.add(connection)
    while not notebook.writes:
        await asyncio.sleep(0)
    # The first update was more than the allowance. What is due now waits.
    for number in range(20):
        connection.viewers.mark_stale()
        connection.say(Pong(word=str(number)))
        await asyncio.sleep(0)
    assert notebook.writes == [["update"]]
    connection.go_on()
    while len(notebook.writes) < 2:
        await asyncio.sleep(0)
    assert notebook.writes[1] == [*map(str, range(20)), "update"]
    house.web.hub.remove(connection)


async def test_asking_for_words_again_sends_nothing(house: House) -> None:
    (connection,), (notebook,) = await connected(house)
    connection.want_words(True)
    while not notebook.writes:
        await asyncio.sleep(0)
    for _ in range(10):
        connection.want_words(True)
    connection.say(Pong(word="after"))
    while len(notebook.writes) < 2:
        await asyncio.sleep(0)
    assert notebook.writes == [["update"], ["after"]]
    house.web.hub.remove(connection)
