"""Health checks and metrics."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from starlette.requests import HTTPConnection

from parlour.web import health
from parlour.web.visitors import is_from_here
from tests.web.guests import NO_LIMITS, House, open_house

pytestmark = pytest.mark.anyio


async def test_alive_and_ready(house: House) -> None:
    assert (await house.http.get("/healthz")).text == "alive\n"
    answer = await house.http.get("/readyz")
    assert (answer.status_code, answer.text) == (200, "ready\n")


async def test_not_ready_while_the_store_is_away(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house:
        code, key = await house.create("Lisa")
        unseen = await house.create("Paul")
    async with open_house(tmp_path / "tables.db") as house:
        async with house.visit(code, key) as lisa:
            await lisa.update()
            await house.web.tables.store.close()
            answer = await house.http.get("/readyz")
            assert (answer.status_code, answer.text) == (503, "the store is away\n")
            assert (await house.http.get("/healthz")).status_code == 200
            # Asks that cannot be saved are refused, and nobody is disconnected.
            assert await lisa.refused("lock", locked=True) == "not-saved"
            for answer in (
                await house.post("/api/tables", {"name": "Marta"}),
                await house.post(f"/api/tables/{code}/seats", {"name": "Marta"}),
                await house.post(f"/api/tables/{code}/passes", {"seat": 0}, key),
                await house.http.get(f"/api/tables/{code}/records/1"),
                await house.http.get("/api/tables/plum-otter-77"),
                await house.post("/api/tables/plum-otter-77/seats", {"name": "Marta"}),
            ):
                assert answer.status_code == 503, answer.text
                assert answer.json()["kind"] == "unavailable"
        async with house.visit(*unseen) as paul:
            goodbye = await paul.ends()
            assert (goodbye["reason"], goodbye["again"]) == ("store-away", True)


async def test_asking_often_writes_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise anybody could keep the disk busy."""
    monkeypatch.setattr(health, "STORE_ASKED_EVERY", 0.0)
    assert (await house.http.get("/readyz")).status_code == 200
    monkeypatch.setattr(health, "STORE_ASKED_EVERY", 1e9)
    asked = 0
    ready = house.web.tables.store.ready

    async def counted() -> None:
        nonlocal asked
        asked += 1
        await ready()

    monkeypatch.setattr(house.web.tables.store, "ready", counted)
    answers = await asyncio.gather(*[house.http.get("/readyz") for _ in range(20)])
    assert {answer.text for answer in answers} == {"ready\n"}
    assert asked == 0, "the answer of a moment ago holds"
    monkeypatch.setattr(health, "STORE_ASKED_EVERY", 0.0)
    assert (await house.http.get("/readyz")).status_code == 200
    assert asked == 1


async def test_metrics_count_and_name_nobody(house: House) -> None:
    code, keys = await house.table("Lisa Unmistakable", "Paul Unmistakable")
    async with house.visit(code, keys[0]) as lisa:
        await lisa.takes("start")
        await lisa.refused("start")
        for nonsense in ({"kind": "ask", "id": "1"}, {"kind": "nonsense"}):
            await lisa.send(nonsense)
        await lisa.update()
        figures = (await house.http.get("/metrics")).text
    values = dict(line.rsplit(" ", 1) for line in figures.splitlines() if line and line[0] != "#")
    assert float(values["parlour_sockets"]) == 1
    assert float(values["parlour_live_tables"]) >= 1
    assert float(values['parlour_asks_total{answer="taken"}']) >= 1
    assert float(values['parlour_asks_total{answer="illegal"}']) >= 1
    # Messages that could not be read count, too.
    assert float(values['parlour_asks_total{answer="malformed"}']) >= 2
    for secret in (code, *keys, "Unmistakable"):
        assert secret not in figures


def asked_from(client: tuple[str, int] | None, **headers: str) -> HTTPConnection:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "client": client, "headers": named})


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1", None])
def test_a_program_on_this_machine_is_known_by_its_address(address: str | None) -> None:
    client = None if address is None else (address, 4711)
    assert is_from_here(asked_from(client))
    # A proxy on this machine asks for somebody else.
    assert not is_from_here(asked_from(client, x_forwarded_for="192.0.2.1"))
    assert not is_from_here(asked_from(client, forwarded="for=192.0.2.1"))


@pytest.mark.parametrize("address", ["192.168.0.7", "10.0.0.1", "2001:db8::1", "nowhere"])
def test_everybody_else_is_a_visitor(address: str) -> None:
    assert not is_from_here(asked_from((address, 4711)))


@pytest.mark.parametrize("opened", [False, True])
async def test_the_metrics_are_kept_from_visitors(tmp_path: Path, opened: bool) -> None:
    """They count finished games: how many have finished a deal is told to nobody."""
    settings = replace(NO_LIMITS, open_metrics=opened)
    async with open_house(tmp_path / "tables.db", settings) as house:
        visitor = {"x-forwarded-for": "192.0.2.1"}
        answer = await house.http.get("/metrics", headers=visitor)
        assert answer.status_code == (200 if opened else 403)
        assert ("parlour_sockets" in answer.text) == opened
        assert "parlour_sockets" in (await house.http.get("/metrics")).text
