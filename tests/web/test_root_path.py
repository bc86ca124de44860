"""A server under a path: everything is there, and nothing is outside of it."""

from collections.abc import AsyncIterator
from time import time

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

import parlour
from parlour.web.headers import SAFE_HEADERS
from tests.web.guests import NO_LIMITS, Guest, House, open_house

pytestmark = pytest.mark.anyio

ROOT = "/games/parlour"


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    place = tmp_path_factory.mktemp("house") / "tables.db"
    settings = replace(NO_LIMITS, root_path=ROOT, origins=("https://pages.example",))
    async with open_house(place, settings) as opened:
        yield opened


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/t/plum-otter-7", "/icon.svg", "/notices.txt", "/healthz", "/readyz", "/metrics"),
        *("/api/games", "/api/schema", "/api/days/today", "/rules/quiddler", "/learn/letterjam"),
        "/arrival",
    ],
)
async def test_it_is_under_the_path_and_nowhere_else(house: House, path: str) -> None:
    inside, outside = await house.http.get(f"{ROOT}{path}"), await house.http.get(path)
    assert inside.status_code == 200
    assert (outside.status_code, outside.json()["code"]) == (404, "outside-path")
    assert f"This server is at {ROOT}/" in outside.json()["sentence"]


@pytest.mark.parametrize("path", ["/games", "/games/parlou", "/games/parlours", "/games/parlour.."])
async def test_a_similar_path_is_outside(house: House, path: str) -> None:
    assert (await house.http.get(f"{path}/")).status_code == 404


async def test_the_path_without_its_slash_leads_to_the_front_page(house: House) -> None:
    answer = await house.http.get(ROOT)
    assert (answer.status_code, answer.headers["location"]) == (308, f"{ROOT}/")


async def test_headers_are_safe_inside_and_outside(house: House) -> None:
    for path in (f"{ROOT}/", ROOT, "/"):
        headers = (await house.http.get(path)).headers
        assert SAFE_HEADERS.items() <= dict(headers).items(), path
    api = await house.http.get(f"{ROOT}/api/games", headers={"origin": "https://pages.example"})
    assert api.headers["cache-control"] == "no-store"
    assert api.headers["access-control-allow-origin"] == "https://pages.example"


async def test_the_server_tells_how_a_request_arrived(house: House) -> None:
    sent = {"host": "localhost:1", "x-forwarded-for": "192.0.2.1"}
    told = await house.http.get(f"{ROOT}/arrival", headers=sent)
    arrival = told.json()
    assert abs(arrival.pop("at") - time()) < 600
    assert arrival == {
        "host": "localhost:1",
        "forwarded": True,
        "trust_proxy": False,
        "root_path": ROOT,
        "version": parlour.__version__,
        "ready": "ready",
    }
    assert told.headers["cache-control"] == "no-store"
    # It tells nobody's address.
    assert "192.0.2.1" not in told.text
    assert not (await house.http.get(f"{ROOT}/arrival")).json()["forwarded"]


async def test_the_socket_is_under_the_path_and_nowhere_else(house: House) -> None:
    made = await house.post(f"{ROOT}/api/tables", {"name": "Lisa"})
    code, key = made.json()["code"], made.json()["key"]
    hello = {"kind": "hello", "key": key}
    top = f"ws://127.0.0.1:{house.port}"
    async with Guest(f"{top}{ROOT}/api/tables/{code}/socket", hello) as lisa:
        assert (await lisa.update())["table"]["code"] == code
    with pytest.raises(InvalidStatus) as refused:
        async with Guest(f"{top}/api/tables/{code}/socket", hello):
            pass
    assert refused.value.response.status_code == 404
