"""The built browser table as the server serves it."""

import gzip
import re
from pathlib import Path

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from parlour.web.headers import SafeHeaders
from parlour.web.pages import ADDRESSES, PAGES, page_routes

pytestmark = pytest.mark.anyio


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Parlour</title>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "index-abc.js").write_text("1")
    (tmp_path / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(b"1"))
    (tmp_path / "assets" / "letters.woff2").write_text("2")
    (tmp_path.parent / "secret.txt").write_text("not for you")
    return tmp_path


def visitor(folder: Path) -> httpx.AsyncClient:
    app = SafeHeaders(Starlette(routes=page_routes(folder)))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://parlour")


@pytest.mark.parametrize("address", ADDRESSES)
async def test_every_address_gets_the_same_page(folder: Path, address: str) -> None:
    async with visitor(folder) as client:
        path = address.format(
            code="plum-otter-7", game="letterjam", number=1, step=7, name="plum-otter-12345678"
        )
        answer = await client.get(path)
    assert (answer.status_code, answer.text) == (200, "<title>Parlour</title>")
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


async def test_assets_are_cached_for_long_and_pages_are_not(folder: Path) -> None:
    async with visitor(folder) as client:
        asset = await client.get("/assets/index-abc.js")
        icon = await client.get("/icon.svg")
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert icon.headers["cache-control"] == "no-cache"


async def test_scripts_are_compressed_for_browsers_that_accept_gzip(folder: Path) -> None:
    async with visitor(folder) as client:
        small = await client.get("/assets/index-abc.js", headers={"accept-encoding": "br, gzip"})
        plain = await client.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
        font = await client.get("/assets/letters.woff2", headers={"accept-encoding": "gzip"})
    assert (small.headers["content-encoding"], small.text) == ("gzip", "1")
    assert small.headers["content-type"].startswith("text/javascript")
    assert ("content-encoding" in plain.headers, plain.text) == (False, "1")
    assert ("content-encoding" in font.headers, font.text) == (False, "2")


@pytest.mark.parametrize("root_path", ["", "/games/parlour"])
async def test_the_page_asks_for_everything_under_the_root_path(
    folder: Path, root_path: str
) -> None:
    (folder / "index.html").write_text('<meta content="./" /><script src="./assets/a.js"></script>')
    app = Starlette(routes=page_routes(folder, root_path))
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app), base_url="http://parlour"
    ) as client:
        pages = [(await client.get(address)).text for address in ("/", "/t/plum-otter-7", "/no")]
    there = f'<meta content="{root_path}/" /><script src="{root_path}/assets/a.js"></script>'
    assert pages == [there] * 3


def test_the_build_leaves_every_address_relative() -> None:
    """Otherwise a part of the page would not be found under a path."""
    page = (PAGES / "index.html").read_text("utf-8")
    addresses = re.findall(r'(?:href|src)="([^"]*)"', page)
    assert len(addresses) >= 4
    assert [address for address in addresses if not address.startswith("./")] == []
    assert '<meta name="parlour-root" content="./" />' in page
    manifest = msgspec.json.decode((PAGES / "manifest.webmanifest").read_bytes())
    assert (manifest["start_url"], manifest["icons"][0]["src"]) == ("./", "icon.svg")


def test_no_source_of_the_pages_links_past_the_root_path() -> None:
    sources = Path(__file__).parents[2] / "ui" / "src"
    past = re.compile(r"""<a\b[^>]*\shref="/|fetch\(["'`]/|url\(["']?/|location\.origin\}""")
    for file in (*sources.rglob("*.svelte"), *sources.rglob("*.ts"), *sources.rglob("*.css")):
        assert past.search(file.read_text("utf-8")) is None, file


async def test_an_unknown_address_is_not_found(folder: Path) -> None:
    async with visitor(folder) as client:
        page, asset = await client.get("/nowhere"), await client.get("/assets/gone.js")
        api, outside = await client.get("/api/gone"), await client.get("/assets/%2e%2e/secret.txt")
    assert (page.status_code, page.text) == (404, "<title>Parlour</title>")
    assert [asset.status_code, api.status_code, outside.status_code] == [404, 404, 404]
    assert "not for you" not in outside.text


async def test_a_checkout_that_was_not_built_says_what_to_do(tmp_path: Path) -> None:
    async with visitor(tmp_path) as client:
        answer = await client.get("/")
    assert answer.status_code == 503
    assert "make setup" in answer.text
