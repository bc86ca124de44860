"""Headers of every response, and pages of other origins."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from parlour.web.headers import POLICY
from parlour.web.settings import ServerSettings
from tests.web.guests import NO_LIMITS, Guest, House, open_house

pytestmark = pytest.mark.anyio

FRIENDS = "https://friends.example"
WITH_FRIENDS = replace(NO_LIMITS, origins=(FRIENDS,))


@pytest.fixture(scope="module")
async def friendly(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server that names another origin."""
    place = tmp_path_factory.mktemp("friendly") / "tables.db"
    async with open_house(place, WITH_FRIENDS) as opened:
        yield opened


async def preflight(
    house: House, path: str, origin: str, method: str = "POST", headers: str = "content-type"
) -> httpx.Response:
    """The CORS preflight request of a browser."""
    asked = {"origin": origin, "access-control-request-method": method}
    if headers:
        asked["access-control-request-headers"] = headers
    return await house.http.options(path, headers=asked)


async def every_kind_of_answer(house: House) -> list[httpx.Response]:
    code, _ = await house.create("Lisa")
    http = house.http
    return [
        await http.get("/healthz"),
        await http.get("/readyz"),
        await http.get("/metrics"),
        await http.get("/api/schema"),
        await http.get("/api/games"),
        await http.post("/api/tables", json={"name": "Lisa"}),
        await http.post("/api/tables", content=b"{"),
        await http.post("/api/tables", content=b" " * 20_000),
        await http.get("/api/tables"),
        await http.delete(f"/api/tables/{code}"),
        await http.get(f"/api/tables/{code}"),
        await http.head(f"/api/tables/{code}"),
        await http.get("/api/tables/plum-otter-77"),
        await http.post(f"/api/tables/{code}/seats", json={"name": "Paul"}),
        await http.post(f"/api/tables/{code}/seats", json={"name": "Paul"}),
        await http.post(f"/api/tables/{code}/claims", json={"pass_key": "x"}),
        await http.post(f"/api/tables/{code}/passes", json={"seat": 0}),
        await http.get(f"/api/tables/{code}/records/1"),
        await http.get(f"/api/tables/{code}/socket"),
        await http.get("/api/nothing"),
        await http.get("/"),
    ]


async def test_every_response_has_the_safe_headers(house: House) -> None:
    answers = await every_kind_of_answer(house)
    for answer in answers:
        where = answer.request.url.path
        assert answer.headers["content-security-policy"] == POLICY, where
        assert answer.headers["x-content-type-options"] == "nosniff", where
        assert answer.headers["referrer-policy"] == "no-referrer", where
        assert answer.headers["cross-origin-opener-policy"] == "same-origin", where
        assert answer.headers["cross-origin-resource-policy"] == "same-origin", where
        assert "access-control-allow-origin" not in answer.headers, where
        assert "server" not in answer.headers, where
        if where.startswith("/api/"):
            assert answer.headers["cache-control"] == "no-store", where
            assert answer.headers["content-type"] == "application/json", where
    assert {answer.status_code for answer in answers} >= {200, 201, 400, 403, 404, 405, 409, 413}


def test_the_policy_allows_nothing_from_elsewhere() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["frame-ancestors"] == "'none'"
    assert "unsafe" not in POLICY
    assert "http" not in POLICY
    assert "*" not in POLICY


async def test_an_error_of_the_server_shows_no_details(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*args: object) -> None:
        raise ValueError("the card is X, the key is Y")

    monkeypatch.setattr(house.web.tables, "create", fail)
    answer = await house.post("/api/tables", {"name": "Lisa"})
    assert answer.status_code == 500
    assert answer.json()["code"] == "fault"
    assert "X" not in answer.text
    assert answer.headers["content-security-policy"] == POLICY


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "evil://127.0.0.1.evil.example",
    ],
)
async def test_pages_of_other_origins_are_refused(house: House, origin: str) -> None:
    code, key = await house.create("Lisa")
    before = await house.events(code)
    for path, body in (
        ("/api/tables", {"name": "Eve"}),
        (f"/api/tables/{code}/seats", {"name": "Eve"}),
        (f"/api/tables/{code}/claims", {"pass_key": "x"}),
        (f"/api/tables/{code}/passes", {"seat": 0}),
    ):
        answer = await house.http.post(path, json=body, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "strange-page")
    hello = {"kind": "hello", "key": key}
    with pytest.raises(InvalidStatus) as turned_away:
        await Guest(house.url(code), hello, origin=origin).__aenter__()
    assert turned_away.value.response.status_code == 403
    assert b"strange-page" in turned_away.value.response.body
    assert await house.events(code) == before


async def test_our_own_page_and_named_origins_are_accepted(friendly: House) -> None:
    for origin in (f"http://127.0.0.1:{friendly.port}", FRIENDS):
        headers = {"origin": origin}
        answer = await friendly.http.post("/api/tables", json={"name": "Lisa"}, headers=headers)
        seated = answer.json()
        hello = {"kind": "hello", "key": seated["key"]}
        async with Guest(friendly.url(seated["code"]), hello, origin=origin) as lisa:
            await lisa.update()


@pytest.mark.parametrize(
    ("path", "method", "headers"),
    [
        ("/api/games", "GET", ""),
        ("/api/tables", "POST", "content-type"),
        ("/api/tables/plum-otter-77/seats", "POST", "content-type"),
        ("/api/tables/plum-otter-77/passes", "POST", "authorization,content-type"),
    ],
)
async def test_cors_lets_named_origins_send_requests(
    friendly: House, path: str, method: str, headers: str
) -> None:
    answer = await preflight(friendly, path, FRIENDS, method, headers)
    assert answer.status_code == 200
    assert answer.headers["access-control-allow-origin"] == FRIENDS
    assert method in answer.headers["access-control-allow-methods"].split(", ")
    allowed = answer.headers["access-control-allow-headers"].lower().split(", ")
    assert {name for name in headers.split(",") if name} <= set(allowed)
    assert "access-control-allow-credentials" not in answer.headers
    assert answer.headers["content-security-policy"] == POLICY


async def test_cors_lets_named_origins_read_every_response(friendly: House) -> None:
    friendly.http.headers["origin"] = FRIENDS
    try:
        answers = await every_kind_of_answer(friendly)
    finally:
        del friendly.http.headers["origin"]
    for answer in answers:
        where = answer.request.url.path
        if where.startswith("/api/"):
            assert answer.headers["access-control-allow-origin"] == FRIENDS, where
            assert answer.headers["access-control-expose-headers"] == "retry-after", where
            assert answer.headers["vary"] == "Origin", where
        else:
            assert "access-control-allow-origin" not in answer.headers, where
        assert "access-control-allow-credentials" not in answer.headers, where
    assert {answer.status_code for answer in answers} >= {200, 201, 400, 403, 404, 405, 409, 413}


@pytest.mark.parametrize("origin", ["https://evil.example", "null", f"{FRIENDS}:8443", "*"])
async def test_cors_refuses_other_origins(friendly: House, origin: str) -> None:
    for path in ("/api/tables", "/api/games", "/healthz", "/"):
        assert not (await preflight(friendly, path, origin)).is_success
        for answer in (
            await preflight(friendly, path, origin),
            await friendly.http.get(path, headers={"origin": origin}),
        ):
            assert "access-control-allow-origin" not in answer.headers, path
            assert answer.headers["content-security-policy"] == POLICY


async def test_without_named_origins_there_are_no_cors_headers(house: House) -> None:
    answer = await preflight(house, "/api/tables", FRIENDS)
    assert answer.status_code == 405
    assert not [name for name in answer.headers if name.startswith("access-control-")]


async def test_a_wrong_method_is_answered_with_the_allowed_ones(house: House) -> None:
    answer = await house.http.request("DELETE", "/api/tables")
    assert (answer.status_code, answer.headers["allow"]) == (405, "POST")


@pytest.mark.parametrize(
    ("settings", "name", "status"),
    [
        (NO_LIMITS, "localhost", 200),
        (NO_LIMITS, "LOCALHOST:8000", 200),
        (NO_LIMITS, "parlour.localhost", 200),
        (NO_LIMITS, "this-machine", 200),
        (NO_LIMITS, "192.0.2.1:8000", 200),
        (NO_LIMITS, "[::1]:8000", 200),
        (NO_LIMITS, "rebound.example", 421),
        (NO_LIMITS, "rebound.example:8000", 421),
        (NO_LIMITS, "127.0.0.1.rebound.example", 421),
        # A proxy asks for visitors with the name that they typed.
        (replace(NO_LIMITS, trust_proxy=True), "parlour.example", 200),
    ],
)
async def test_a_server_for_this_machine_answers_to_no_name_of_the_internet(
    tmp_path: Path, settings: ServerSettings, name: str, status: int
) -> None:
    """Otherwise any page could use it by giving its own name this machine's address."""
    async with open_house(tmp_path / "tables.db", settings) as house:
        answer = await house.http.get("/api/games", headers={"host": name})
        assert answer.status_code == status
        code, key = await house.create("Lisa")
        origin = {"host": name, "origin": f"http://{name}"}
        answer = await house.http.post("/api/tables", json={"name": "Eve"}, headers=origin)
        assert answer.status_code == (201 if status == 200 else status)
        url = house.url(code).replace("127.0.0.1", name.removesuffix(":8000"))
        hello = {"kind": "hello", "key": key}
        guest = Guest(url, hello, host="127.0.0.1", port=house.port)
        if status == 200:
            async with guest as lisa:
                await lisa.update()
        else:
            with pytest.raises(InvalidStatus) as refused:
                async with guest:
                    pass
            assert refused.value.response.status_code == status
            assert b"open it as localhost" in refused.value.response.body
