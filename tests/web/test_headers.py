"""Headers of every answer, and pages that may not ask."""

from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from parlour.web.headers import POLICY
from tests.web.guests import NO_LIMITS, Guest, House, open_house

pytestmark = pytest.mark.anyio


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


async def test_every_answer_is_strict(house: House) -> None:
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


async def test_a_fault_of_ours_says_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
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
async def test_other_peoples_pages_may_not_ask(house: House, origin: str) -> None:
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


async def test_our_own_page_and_those_of_the_operator_may(tmp_path: Path) -> None:
    settings = replace(NO_LIMITS, origins=("https://friends.example",))
    async with open_house(tmp_path / "tables.db", settings) as house:
        for origin in (f"http://127.0.0.1:{house.port}", "https://friends.example"):
            headers = {"origin": origin}
            answer = await house.http.post("/api/tables", json={"name": "Lisa"}, headers=headers)
            seated = answer.json()
            hello = {"kind": "hello", "key": seated["key"]}
            async with Guest(house.url(seated["code"]), hello, origin=origin) as lisa:
                await lisa.update()


async def test_who_asks_in_the_wrong_way_is_told_the_right_one(house: House) -> None:
    answer = await house.http.request("DELETE", "/api/tables")
    assert (answer.status_code, answer.headers["allow"]) == (405, "POST")
