"""A server as a client sees it over HTTP, and the addresses that people type."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from parlour.client import AddressError, Refused, RemoteServer, UnreachableError, invitation
from parlour.tables.asks import AddBot, AnswerRequest, Start
from parlour.tables.table import TableSettings
from tests.crash.server import free_port
from tests.web.guests import BOTS_REST, House

pytestmark = pytest.mark.anyio

PAGE = b"<h1>Welcome</h1>"
RESTING = TableSettings(pace=BOTS_REST)


def at(house: House) -> RemoteServer:
    return RemoteServer(f"127.0.0.1:{house.port}/")


async def test_what_there_is_to_know(house: House) -> None:
    server = at(house)
    games = await server.games()
    assert {"letterjam", "quiddler"} <= games.keys()
    assert (await server.rules("quiddler")).title == "Quiddler"
    assert await server.near_code("ceder-clok-309") == "cedar-clock-309"
    with pytest.raises(Refused) as refused:
        await server.table("plum-otter-77")
    assert refused.value.refusal.code == "no-table"


async def test_a_pass_moves_a_seat(house: House) -> None:
    server = at(house)
    lisa = await server.make_table("Lisa", "quiddler", changes={"hands": 2}, settings=RESTING)
    made = await server.make_pass(lisa, 0)
    link = invitation(f"{server.base}/t/{lisa.code}#pass={made.pass_key}")
    assert link.base == server.base
    assert link.pass_key is not None
    moved = await server.claim(link.code, link.pass_key, "Liz")
    assert (await server.table(lisa.code)).names == ("Liz",)
    assert moved.key != lisa.key
    with pytest.raises(Refused, match="not the key"):
        await server.make_pass(lisa, 0)
    assert await server.hindsight(moved) == ""
    with pytest.raises(Refused) as refused:
        await server.record(lisa.code, 1)
    assert refused.value.refusal.code == "no-record"


async def test_the_seat_of_a_bot_is_asked_for(house: House) -> None:
    server = at(house)
    lisa = await server.make_table("Lisa", settings=RESTING)
    async with server.connect(lisa) as host:
        await host.ask(AddBot(mind="novice"))
        await host.ask(Start())
        wanted = await server.request_seat(lisa.code, "Marta", 1)
        with pytest.raises(Refused) as refused:
            await server.claim(lisa.code, wanted.pass_key)
        assert refused.value.refusal.code == "unanswered"
        update = await host.until(lambda update: bool(update.table.requests))
        await host.ask(AnswerRequest(number=update.table.requests[0].number, yes=True))
        seated = await server.claim(lisa.code, wanted.pass_key)
        assert seated.seat == 1
    async with server.watch(lisa.code) as watcher:
        assert (await watcher.update()).table.seat is None


async def test_where_no_server_is_one_sentence_says_so() -> None:
    nobody = RemoteServer(f"http://127.0.0.1:{free_port()}")
    with pytest.raises(UnreachableError, match=r"^No server answers at http://127\.0\.0\.1:\d+: "):
        await nobody.games()


@contextmanager
def other_site(status: int, **headers: str) -> Iterator[str]:
    """A web server that is not Parlour's."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            self.send_response(status)
            self.send_header("content-length", str(len(PAGE)))
            self.send_header("connection", "close")
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(PAGE)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as site:
        thread = threading.Thread(target=site.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{site.server_port}"
        finally:
            site.shutdown()
            thread.join()


@pytest.mark.parametrize("status", [200, 404, 502])
async def test_another_web_server_is_not_taken_for_one_of_ours(status: int) -> None:
    with other_site(status) as base, pytest.raises(UnreachableError, match="is not a server"):
        await RemoteServer(base).games()


async def test_a_redirect_is_told_and_not_followed() -> None:
    with (
        other_site(301, location="https://elsewhere.example/api/games") as base,
        pytest.raises(UnreachableError, match=r"has moved to https://elsewhere\.example"),
    ):
        await RemoteServer(base).games()


async def test_a_connection_that_is_turned_away_for_good_ends() -> None:
    with other_site(404) as base:
        async with RemoteServer(base).watch("plum-otter-77") as seat, asyncio.timeout(20):
            while seat.state != "ended":
                await seat.change()
        assert seat.goodbye is not None
        assert "404" in seat.goodbye.sentence


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "otter",
        "ftp://games.example/t/plum-otter-77",
        "https://games.example/plum-otter-77",
        "https:///t/plum-otter-77",
        "https://user@games.example/t/plum-otter-77",
        "x" * 5000,
    ],
)
def test_what_is_no_table_is_refused_in_a_sentence(typed: str) -> None:
    with pytest.raises(AddressError) as error:
        invitation(typed)
    assert str(error.value).endswith(".")
