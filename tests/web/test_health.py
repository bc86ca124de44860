"""Health checks and metrics."""

import asyncio
from pathlib import Path

import pytest

from parlour.web import health
from tests.web.guests import House, open_house

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
