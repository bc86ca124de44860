"""The WebSocket of a table: hello, asks with exactly one answer each, pings, goodbye."""

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.web import socket as web_socket
from parlour.web.protocol import PROTOCOL
from tests.web.guests import Guest, House, Message

pytestmark = pytest.mark.anyio


async def test_the_first_message_is_an_update(house: House) -> None:
    code, key = await house.create("Lisa")
    async with house.visit(code, key) as lisa:
        update = await lisa.hears(lambda heard: True)
    assert update["kind"] == "update"
    assert update["seq"] == 2
    assert update["view"] is None
    assert update["words"] is None


@pytest.mark.parametrize(
    "first",
    [
        {"kind": "ping"},
        {"kind": "ask", "id": "1", "ask": {"ask": "start"}},
        {"kind": "nonsense"},
        {"kind": "hello", "key": 7},
        {"kind": "hello", "seat": 0},
        {"kind": "hello", "since": "yesterday"},
    ],
)
async def test_a_connection_begins_with_a_hello(house: House, first: Message) -> None:
    code, _ = await house.create("Lisa")
    async with Guest(house.url(code), first) as guest:
        goodbye = await guest.ends()
    assert (goodbye["reason"], goodbye["again"]) == ("malformed", False)


@pytest.mark.parametrize("more", [{}, {"seat": 0}, {"since": None}, {"key": 7}])
@pytest.mark.parametrize("protocol", [PROTOCOL - 1, PROTOCOL + 1])
async def test_a_hello_of_another_version_gets_a_goodbye(
    house: House, protocol: int, more: Message
) -> None:
    """Whatever else the hello of that version contains."""
    code, key = await house.create("Lisa")
    hello = {"kind": "hello", "key": key, "protocol": protocol, **more}
    async with Guest(house.url(code), hello) as guest:
        goodbye = await guest.ends()
    assert (goodbye["reason"], goodbye["again"]) == ("protocol", False)


async def test_the_goodbye_to_a_faulty_hello_says_what_is_wrong(house: House) -> None:
    code, _ = await house.create("Lisa")
    async with Guest(house.url(code), {"kind": "hello", "seat": 0}) as guest:
        assert "seat" in (await guest.ends())["sentence"]
    async with Guest(house.url(code), {"kind": "ping"}) as guest:
        assert (await guest.ends())["sentence"] == "The first message on a socket must be a hello."


async def test_connecting_to_a_missing_table_gets_a_goodbye(house: House) -> None:
    async with house.visit("plum-otter-77", "key") as guest:
        goodbye = await guest.ends()
    assert (goodbye["reason"], goodbye["again"]) == ("no-table", False)


@pytest.mark.parametrize("key", ["", "x", "x" * 128, "\u0000", "é"])
async def test_a_wrong_key_opens_nothing(house: House, key: str) -> None:
    code, _ = await house.create("Lisa")
    async with house.visit(code, key) as guest:
        goodbye = await guest.ends()
    assert len(guest.messages) == 1
    assert (goodbye["reason"], goodbye["again"]) == ("wrong-key", False)


async def test_a_client_without_a_hello_is_disconnected(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_socket, "HELLO_WITHIN", 0.01)
    code, _ = await house.create("Lisa")
    async with Guest(house.url(code), None) as guest:
        async with asyncio.timeout(10):
            await guest.socket.wait_closed()
        assert guest.messages == []


async def test_a_second_hello_is_refused(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa:
        await lisa.update()
        await lisa.send({"kind": "hello", "key": keys[1]})
        answer = await lisa.hears(lambda heard: heard["kind"] == "refused")
        assert answer["id"] == ""
        await lisa.takes("lock", locked=True)


async def test_a_ping_is_answered_with_its_word(house: House) -> None:
    code, key = await house.create("Lisa")
    async with house.visit(code, key) as lisa:
        for word in ("", "x" * 32, "é"):
            await lisa.send({"kind": "ping", "word": word})
            assert (await lisa.hears(lambda heard: heard["kind"] == "pong"))["word"] == ""
        await lisa.hears(lambda heard: heard.get("word") == "é")


async def test_words_come_when_wanted(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa:
        await lisa.takes("start")
        await lisa.send({"kind": "words", "wanted": True})
        words = (await lisa.sees(lambda update: update["words"]))["words"]
        assert "Lisa" in words
        await lisa.send({"kind": "words", "wanted": False})
        await lisa.sees(lambda update: update["words"] is None)


@pytest.mark.parametrize(
    ("message", "mentions"),
    [
        ({"kind": "ask", "id": "mine"}, "ask"),
        ({"kind": "ask", "id": "mine", "ask": {}}, "ask"),
        ({"kind": "ask", "id": "mine", "ask": {"ask": "fly"}}, "fly"),
        ({"kind": "ask", "id": "mine", "ask": {"ask": "lock"}}, "locked"),
        ({"kind": "ask", "id": "mine", "ask": {"ask": "lock", "locked": 1}}, "bool"),
        ({"kind": "ask", "id": "mine", "ask": {"ask": "start", "now": True}}, "now"),
        ({"kind": "ask", "id": "mine", "ask": {"ask": "type", "command": "x" * 501}}, "500"),
        ({"kind": "ask", "id": "mine", "ask": {"ask": "start"}, "more": 1}, "more"),
        ({"kind": "shout", "id": "mine"}, "shout"),
        ({"id": "mine"}, "kind"),
    ],
)
async def test_a_wrong_message_is_answered_under_its_id(
    house: House, message: Message, mentions: str
) -> None:
    code, keys = await house.table("Lisa", "Paul")
    before = await house.events(code)
    async with house.visit(code, keys[0]) as lisa:
        await lisa.send(message)
        answer = await lisa.hears(lambda heard: heard["kind"] == "refused")
        assert answer["id"] == "mine"
        assert answer["refusal"]["kind"] == "malformed"
        assert mentions in answer["refusal"]["sentence"]
        assert len(answer["refusal"]["sentence"]) < 300
    assert await house.events(code) == before


@pytest.mark.parametrize("wrong", ["", "x" * 65, "two words", "nul\x00", "é", 7, None])
async def test_an_id_is_a_short_plain_word(house: House, wrong: Any) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa:
        await lisa.send({"kind": "ask", "id": wrong, "ask": {"ask": "start"}})
        answer = await lisa.hears(lambda heard: heard["kind"] == "refused")
        assert (answer["id"], answer["refusal"]["kind"]) == ("", "malformed")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        '"hello"',
        "\u0000",
        '{"kind":"ask","kind":"ping","id":"1"',
        "[" * 10_000,
        '{"kind":' * 2_000,
        '{"kind":"ask","id":"1","ask":' + '{"a":' * 2_000 + "1" + "}" * 2_002,
        '{"kind":"ask","id":"1","ask":{"ask":"play","act":' + "[" * 3_000 + "]" * 3_000 + "}}",
        '{"kind":"ask","id":"1","ask":{"ask":"remove-seat","seat":' + "9" * 5_000 + "}}",
    ],
)
async def test_nonsense_is_refused_and_the_connection_stays_open(house: House, text: str) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa:
        await lisa.takes("start")
        before = await house.events(code)
        for data in (text, text.encode()):
            after = len(lisa.messages)
            await lisa.socket.send(data)
            answer = await lisa.hears(lambda heard: heard["kind"] == "refused", after)
            assert answer["refusal"]["kind"] == "malformed"
        assert await house.events(code) == before
        await lisa.takes("hand-to-bot", seat=1)


async def test_a_message_that_is_too_large_closes_the_connection(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa:
        await lisa.update()
        await lisa.socket.send(" " * 20_000)
        await lisa.ends()
        assert lisa.closed is not None
        assert lisa.closed.rcvd is not None
        assert lisa.closed.rcvd.code == 1009
    async with house.visit(code, keys[0]) as lisa:
        await lisa.update()


async def test_text_that_is_not_utf8_closes_the_connection(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa:
        await lisa.update()
        await lisa.socket.send(b"\xff\xfe", text=True)
        await lisa.ends()
        assert lisa.closed is not None
        assert lisa.closed.rcvd is not None
        assert lisa.closed.rcvd.code == 1007


async def test_many_at_once_are_answered_one_by_one(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa:
        await lisa.update()
        asks = [f"id-{number}" for number in range(1000)]
        for number, ask in enumerate(asks):
            await lisa.send({"kind": "ask", "id": ask, "ask": {"ask": "take-back"}})
            await lisa.send({"kind": "ping", "word": str(number)})
        await lisa.hears(lambda heard: heard.get("word") == "999")
        answers = [message["id"] for message in lisa.messages if message["kind"] == "refused"]
        pongs = [message["word"] for message in lisa.messages if message["kind"] == "pong"]
    assert answers == asks
    assert pongs == [str(number) for number in range(1000)]


@pytest.fixture
def asked(house: House, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """An event that is set when an ask has reached the table."""
    event = asyncio.Event()
    whole = house.web.tables.ask

    async def ask(*args: Any) -> Any:
        event.set()
        return await whole(*args)

    monkeypatch.setattr(house.web.tables, "ask", ask)
    return event


async def test_the_others_are_notified_of_an_ask_whose_connection_broke(
    house: House, asked: asyncio.Event
) -> None:
    """Everybody is notified of a durable act, even if its asker is gone."""
    code, keys = await house.table("Lisa", "Paul", changes={"chat": True})
    live = await house.live(code)
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        await lisa.takes("start")
        await lisa.sees(lambda update: update["table"]["seats"][1]["connected"])
        asked.clear()
        async with live.lock:
            say = {"act": "say", "text": "my last words"}
            await paul.send({"kind": "ask", "id": "last", "ask": {"ask": "play", "act": say}})
            await asked.wait()
            paul.socket.transport.abort()
            async with house.visit(code) as watcher:
                # Now there is something to send to Paul, whose connection is closed.
                await watcher.update()
        await lisa.sees(lambda update: update["view"]["remarks"] == [[1, "my last words"]])
        await lisa.sees(lambda update: not update["table"]["seats"][1]["connected"])


async def test_a_goodbye_comes_after_the_last_answer(house: House, asked: asyncio.Event) -> None:
    code, keys = await house.table("Lisa", "Paul")
    live = await house.live(code)
    async with house.visit(code, keys[0]) as lisa:
        await lisa.update()
        async with live.lock:
            await lisa.send({"kind": "ask", "id": "last", "ask": {"ask": "start"}})
            await asked.wait()
            house.web.hub.drain()
        try:
            goodbye = await lisa.ends()
        finally:
            house.web.hub.draining = False
    assert lisa.messages[-2]["kind"] == "taken"
    assert (goodbye["reason"], goodbye["again"]) == ("restart", True)


async def test_a_draining_server_accepts_no_new_connections(house: House) -> None:
    code, key = await house.create("Lisa")
    house.web.hub.drain()
    try:
        async with house.visit(code, key) as lisa:
            goodbye = await lisa.ends()
        assert (goodbye["reason"], goodbye["again"]) == ("restart", True)
        assert (await house.http.get("/readyz")).status_code == 503
    finally:
        house.web.hub.draining = False


async def test_an_error_in_a_view_closes_one_connection_without_details(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        await lisa.takes("start")
        rules = (await house.live(code)).table.rules
        whole = rules.views_json

        def views_json(looks: Any) -> Any:
            if any(viewer == 1 for _, viewer, _ in looks):
                raise ValueError("the card is X")
            return whole(looks)

        monkeypatch.setattr(rules, "views_json", views_json)
        await lisa.play("note", card=0, text="mine")
        await lisa.takes("pass-hosting", seat=1)
        with pytest.raises(AssertionError, match="the connection ended"):
            await paul.sees(lambda update: update["table"]["host"] == 1)
        assert all(b"card is X" not in heard for heard in paul.heard)
        assert isinstance(paul.closed, ConnectionClosed)
        await lisa.sees(lambda update: update["table"]["host"] == 1)
