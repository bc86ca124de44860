"""`parlour doctor --url` finds what is wrong with a real proxy before a real server."""

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from time import time
from typing import Any

import pytest
from msgspec.structs import replace

import parlour
from parlour.cli import main
from parlour.cli.doctor import site as examining
from parlour.cli.doctor.findings import Finding
from parlour.web import arrival
from tests.proxies.sites import ROOT_PATH, Site, proxy_before
from tests.web.guests import NO_LIMITS, House, open_house
from tools.proxies import free_port

pytestmark = pytest.mark.anyio

Capsys = pytest.CaptureFixture[str]
BEHIND = replace(NO_LIMITS, root_path=ROOT_PATH, trust_proxy=True)


@asynccontextmanager
async def broken(
    folder: Path, *changed: tuple[str, str], **settings: Any
) -> AsyncIterator[tuple[House, Site]]:
    """A server under a path behind nginx, whose configuration is changed."""
    async with open_house(folder / "tables.db", replace(BEHIND, **settings)) as house:
        place = f"127.0.0.1:{house.port}"
        with proxy_before(place, folder, "nginx", path=True, changed=changed) as site:
            yield house, site


async def examined(site: Site, capsys: Capsys, *flags: str) -> tuple[int, str]:
    """The exit code, and what was said, in one line."""
    trusted = () if site.certificate is None else ("--certificate", str(site.certificate))
    code = await asyncio.to_thread(main, ["doctor", "--url", site.base, *(flags or trusted)])
    return code, " ".join(capsys.readouterr().out.split())


def wrong(said: str) -> int:
    """How many findings are wrong."""
    return said.count(" wrong ")


async def test_all_is_well(tmp_path: Path, capsys: Capsys) -> None:
    async with broken(tmp_path) as (_, site):
        code, said = await examined(site, capsys)
    assert code == 0, said
    for sentence in (
        "The certificate is trusted, and ends in 29 days.",
        f"The server is Parlour {parlour.__version__}.",
        "The proxy says for whom it asks, and the server trusts it.",
        "Tables can be read and written.",
        "The clock of the server agrees",
        "The front page and its 4 files load.",
        "The WebSocket opens, and the server answers on it.",
        "All is well.",
    ):
        assert sentence in said


async def test_all_is_well_without_a_proxy(tmp_path: Path, capsys: Capsys) -> None:
    async with open_house(tmp_path / "tables.db") as house:
        code, said = await examined(Site(f"http://127.0.0.1:{house.port}/"), capsys)
    assert code == 0, said
    assert "Tables can be read and written." in said


UPGRADE = "proxy_set_header Upgrade $http_upgrade;"
CONNECTION = "proxy_set_header Connection $connection_upgrade;"
HOST = "proxy_set_header Host $http_host;"
FORWARDED = "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;"
NOT_REACHED = "proxy_pass http://127.0.0.1:"


async def test_a_proxy_that_does_not_upgrade(tmp_path: Path, capsys: Capsys) -> None:
    async with broken(tmp_path, (UPGRADE, ""), (CONNECTION, "")) as (_, site):
        code, said = await examined(site, capsys)
    assert (code, wrong(said)) == (1, 1), said
    assert "The WebSocket does not open (status 404): nobody can play." in said
    assert UPGRADE in said
    assert CONNECTION in said


async def test_a_proxy_without_forwarded_addresses(tmp_path: Path, capsys: Capsys) -> None:
    async with broken(tmp_path, (FORWARDED, "")) as (_, site):
        code, said = await examined(site, capsys)
    assert (code, wrong(said)) == (1, 1), said
    assert "no X-Forwarded-For came with the request" in said
    assert FORWARDED in said


async def test_a_proxy_that_changes_the_host(tmp_path: Path, capsys: Capsys) -> None:
    async with broken(tmp_path, (HOST, "")) as (house, site):
        code, said = await examined(site, capsys)
    assert (code, wrong(said)) == (1, 2), said
    assert f"is asked for the host 127.0.0.1:{house.port}, not {site.host}" in said
    assert "The server refuses its own pages on the WebSocket" in said
    assert HOST in said


async def test_a_proxy_that_takes_the_path_off(tmp_path: Path, capsys: Capsys) -> None:
    async with broken(tmp_path, (";\n        proxy_http_version", "/;\n proxy_http_version")) as (
        _,
        site,
    ):
        code, said = await examined(site, capsys)
    assert (code, wrong(said)) == (1, 1), said
    assert "The path does not fit. There is nothing at this address." in said
    assert f"This server is at {ROOT_PATH}/" in said
    assert f"start the server with --root-path {ROOT_PATH}" in said


async def test_a_server_that_does_not_know_its_path(tmp_path: Path, capsys: Capsys) -> None:
    async with broken(tmp_path, root_path="") as (_, site):
        code, said = await examined(site, capsys)
    assert (code, wrong(said)) == (1, 1), said
    assert f"its pages are made for / and not {ROOT_PATH}/" in said
    assert f"start the server with --root-path {ROOT_PATH}" in said


async def test_neither_knows_the_path(tmp_path: Path, capsys: Capsys) -> None:
    """The page loads and the API answers, but the page asks for its files outside of the path."""
    async with broken(
        tmp_path, (";\n        proxy_http_version", "/;\n proxy_http_version"), root_path=""
    ) as (_, site):
        code, said = await examined(site, capsys)
    assert (code, wrong(said)) == (1, 2), said
    assert f"The server believes to be at /, but is reached at {ROOT_PATH}/." in said
    assert "The page loads, but 4 of its 4 files do not" in said


async def test_a_server_that_does_not_trust_its_proxy(tmp_path: Path, capsys: Capsys) -> None:
    async with broken(tmp_path, trust_proxy=False) as (_, site):
        code, said = await examined(site, capsys)
        assert (code, wrong(said)) == (1, 1), said
        assert "all visitors count as one address. Start it with --trust-proxy true." in said
    other = (HOST, "proxy_set_header Host parlour.example;")
    async with broken(tmp_path, other, trust_proxy=False) as (_, site):
        code, said = await examined(site, capsys)
    assert (code, wrong(said)) == (1, 1), said
    assert "refuses the name in the address. Behind a proxy, start it with --trust-proxy" in said


async def test_a_proxy_before_nothing(tmp_path: Path, capsys: Capsys) -> None:
    with proxy_before(f"127.0.0.1:{free_port()}", tmp_path, "nginx", path=True) as site:
        code, said = await examined(site, capsys)
    assert (code, wrong(said)) == (1, 1), said
    assert "The proxy answers, but does not reach the server (status 502). Start the server" in said


async def test_a_certificate_that_nobody_trusts(tmp_path: Path, capsys: Capsys) -> None:
    async with broken(tmp_path) as (_, site):
        trusted = replace(site, certificate=None)
        code, said = await examined(trusted, capsys)
    assert (code, wrong(said)) == (1, 1), said
    assert "Browsers do not trust the certificate: self-signed certificate." in said
    assert "The WebSocket opens" in said


async def test_tls_where_there_is_none(tmp_path: Path, capsys: Capsys) -> None:
    async with open_house(tmp_path / "tables.db") as house:
        code, said = await examined(Site(f"https://127.0.0.1:{house.port}"), capsys)
    assert (code, wrong(said)) == (1, 1), said
    assert "There is no TLS at this address" in said


async def test_a_wrong_clock(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house:
        url = f"http://127.0.0.1:{house.port}"

        def found(now: float) -> list[Finding]:
            site = examining.Site.at(url, now=lambda: now)
            return [finding for finding in site.examine() if finding.level == "wrong"]

        (ahead,) = await asyncio.to_thread(found, time() - 3600)
        (behind,) = await asyncio.to_thread(found, time() + 3600)
    assert "seconds ahead of this machine's" in ahead.what
    assert "seconds behind this machine's" in behind.what
    assert "NTP" in ahead.advice


async def test_a_server_that_is_not_ready(tmp_path: Path, capsys: Capsys) -> None:
    async with open_house(tmp_path / "tables.db") as house:
        house.web.hub.drain()
        code, said = await examined(Site(f"http://127.0.0.1:{house.port}"), capsys)
    assert (code, wrong(said)) == (1, 1), said
    assert "The server is not ready: draining." in said


@pytest.fixture(params=["file", "database"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "file":
        return str(tmp_path / "tables.db")
    url: str = request.getfixturevalue("postgres_url")
    return url


async def test_a_server_whose_store_is_away(place: str, tmp_path: Path, capsys: Capsys) -> None:
    """The proxy of docs/operating.md keeps /readyz from the world, and so from the doctor."""
    async with open_house(place, BEHIND) as house:
        served = f"127.0.0.1:{house.port}"
        with proxy_before(served, tmp_path, "nginx", path=True) as site:
            await house.web.tables.store.close()
            code, said = await examined(site, capsys)
    assert (code, wrong(said)) == (1, 1), said
    assert "The server is not ready: the store is away. Nobody can play." in said
    assert "The WebSocket opens" in said


async def test_a_server_whose_store_does_not_answer(
    tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arrival, "PATIENCE", 0.1)
    async with open_house(tmp_path / "tables.db") as house:
        monkeypatch.setattr(house.web.tables.store, "ready", asyncio.Event().wait)
        code, said = await examined(Site(f"http://127.0.0.1:{house.port}"), capsys)
    assert (code, wrong(said)) == (1, 1), said
    assert "The server is not ready: the store is away." in said


class Stranger(BaseHTTPRequestHandler):
    """Another program's server."""

    def do_GET(self) -> None:
        body = b"<title>My cats</title>"
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def strange() -> Iterator[int]:
    with HTTPServer(("127.0.0.1", 0), Stranger) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_address[1]
        server.shutdown()
        thread.join()


async def test_another_program(capsys: Capsys) -> None:
    with strange() as port:
        code, said = await examined(Site(f"http://127.0.0.1:{port}"), capsys)
    assert (code, wrong(said)) == (1, 1), said
    assert "There is no Parlour at this address, or an old one (status 200)." in said


async def test_nothing_at_all(capsys: Capsys) -> None:
    with socket.create_server(("127.0.0.1", 0)) as gone:
        port = gone.getsockname()[1]
    code, said = await examined(Site(f"http://127.0.0.1:{port}"), capsys)
    assert (code, wrong(said)) == (1, 1), said
    assert "Nothing can be reached there: Connection refused. Start the server" in said
    code, said = await examined(Site("http://somewhere..example"), capsys)
    assert "Nobody knows the host of this address." in said
