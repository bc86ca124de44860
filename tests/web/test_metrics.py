"""Metrics: every series is there from the start, they count what happens, and the dashboard for
Grafana shows series that exist."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from parlour import __version__
from parlour.tables.store import StoreError
from parlour.web import expiry, metrics
from parlour.web.request_metrics import STATUSES
from tests.web.guests import House, open_house
from tests.web.process import served

pytestmark = pytest.mark.anyio

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana-dashboard.json"
# What the client library reads from /proc, and so has on Linux only.
FROM_PROC = frozenset(
    f"process_{name}"
    for name in (
        *("virtual_memory_bytes", "resident_memory_bytes", "start_time_seconds"),
        *("cpu_seconds_total", "open_fds", "max_fds"),
    )
)


def values(exposition: str) -> dict[str, float]:
    """Every series with its value; ``asks{answer="taken"}`` is the name of one."""
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(exposition):
        for sample in family.samples:
            labels = ",".join(f'{name}="{value}"' for name, value in sample.labels.items())
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


async def scraped(house: House) -> dict[str, float]:
    return values((await house.http.get("/metrics")).text)


async def test_every_series_is_there_from_the_start(tmp_path: Path) -> None:
    """What a new process shows has the same series as after an evening of faults."""
    async with (
        served(tmp_path / "tables.db", tmp_path) as server,
        httpx.AsyncClient(base_url=server.base, trust_env=False) as http,
    ):
        first = values((await http.get("/metrics")).text)
        await http.get("/api/nowhere")
        await http.get("/t/plum-otter-77")
        await http.get("/api/tables/plum-otter-77")
        await http.post("/api/tables", content=b"{")
        await http.post("/api/tables", json={"name": "Lisa"})
        await http.get("/readyz")
        last = values((await http.get("/metrics")).text)
    assert first.keys() == last.keys()
    for answer in ("taken", "malformed", "illegal", "stale", "not-yours", "too-many"):
        assert first[f'parlour_asks_total{{answer="{answer}"}}'] == 0
    for status in STATUSES:
        name = f'parlour_http_requests_total{{route="/api/tables/{{code}}",status="{status}"}}'
        assert first[name] == 0
    for operation in metrics.STORE_OPERATIONS:
        assert first[f'parlour_store_errors_total{{operation="{operation}"}}'] == 0
        assert f'parlour_store_seconds_count{{operation="{operation}"}}' in first
    assert {"parlour_expired_tables_total", 'parlour_expiry_runs_total{outcome="failed"}'} <= {
        *first
    }
    if sys.platform == "linux":
        assert first.keys() >= FROM_PROC
    (build,) = (name for name in first if name.startswith("parlour_build_info{"))
    assert f'version="{__version__}"' in build


async def test_requests_are_counted_by_route_and_status(house: House) -> None:
    before = await scraped(house)
    code, _ = await house.create("Lisa")
    await house.http.get(f"/api/tables/{code}")
    await house.http.get("/api/tables/plum-otter-77")
    await house.http.get("/api/nowhere")
    await house.http.get("/")
    after = await scraped(house)

    def more(route: str, status: str) -> float:
        name = f'parlour_http_requests_total{{route="{route}",status="{status}"}}'
        return after[name] - before[name]

    assert more("/api/tables", "2xx") == 1
    assert more("/api/tables/{code}", "2xx") == 1
    assert more("/api/tables/{code}", "4xx") == 1
    assert more("none", "4xx") == 1
    assert more("pages", "2xx") == 1
    timed = 'parlour_http_seconds_count{route="/api/tables/{code}"}'
    assert after[timed] - before[timed] == 2
    assert not any(code in name for name in after)


async def test_the_store_is_timed_and_its_faults_are_counted(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house:
        before = await scraped(house)
        code, _ = await house.create("Lisa")
        await house.web.tables.store.close()
        answer = await house.http.get(f"/api/tables/{code}/records/1")
        assert answer.status_code == 503
        after = await scraped(house)

    def more(name: str, operation: str) -> float:
        series = f'{name}{{operation="{operation}"}}'
        return after[series] - before[series]

    assert more("parlour_store_seconds_count", "append") == 1
    assert more("parlour_store_errors_total", "append") == 0
    assert more("parlour_store_errors_total", "records") == 1
    assert more("parlour_store_seconds_count", "records") == 1


@pytest.mark.parametrize("outcome", ["done", "failed"])
async def test_expiry_is_counted(
    house: House, monkeypatch: pytest.MonkeyPatch, outcome: str
) -> None:
    async def expired(untouched_since: float) -> int:
        if outcome == "failed":
            raise StoreError("away")
        return 3

    monkeypatch.setattr(house.web.tables, "expire", expired)
    before = await scraped(house)
    await expiry.expire(house.web.tables, 30.0)
    after = await scraped(house)
    runs = f'parlour_expiry_runs_total{{outcome="{outcome}"}}'
    assert after[runs] - before[runs] == 1
    deleted = after["parlour_expired_tables_total"] - before["parlour_expired_tables_total"]
    assert deleted == (3 if outcome == "done" else 0)
    assert after["parlour_expiry_last_done_timestamp_seconds"] > 0


async def test_the_version_is_told(house: House) -> None:
    answer = await house.http.get("/api/version")
    assert answer.json() == {"version": __version__, "protocol": 2}


# The dashboard


def dashboard() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(DASHBOARD.read_text("utf-8"))
    return read


def expressions() -> Iterator[str]:
    for panel in dashboard()["panels"]:
        yield from (target["expr"] for target in panel.get("targets", ()))
    for variable in dashboard()["templating"]["list"]:
        yield variable["query"]["query"]


async def test_every_series_of_the_dashboard_exists(house: House) -> None:
    there = {name.partition("{")[0] for name in await scraped(house)} | FROM_PROC
    named = set()
    for expression in expressions():
        found = set(re.findall(r"\b(?:parlour|process|python)_\w+", expression))
        assert found, expression
        named |= found
    assert named <= there
    # It has a place for everything that Parlour counts.
    families = {re.sub(r"_(bucket|sum|count|created)$", "", name) for name in there}
    own = {name for name in families if name.startswith("parlour_")}
    assert {re.sub(r"_bucket$", "", name) for name in named} >= own


async def test_the_labels_of_the_dashboard_exist(house: House) -> None:
    there = set(re.findall(r'(\w+)="', " ".join(await scraped(house)))) | {"instance", "le"}
    for expression in expressions():
        for inside in re.findall(r"by \(([^)]*)\)|\{([^}]*)\}", expression):
            names = re.findall(r"(\w+)(?:=|,|$)", re.sub(r'"[^"]*"', "", "".join(inside)))
            assert set(names) <= there, expression


def test_the_dashboard_can_be_imported() -> None:
    """The shape that Grafana's import wants: a data source to choose, no id, panels in a grid."""
    board = dashboard()
    assert board["id"] is None
    assert board["title"] == "Parlour"
    assert board["schemaVersion"] >= 36
    (source,) = board["__inputs"]
    assert (source["type"], source["pluginId"]) == ("datasource", "prometheus")
    chosen = {"type": "prometheus", "uid": f"${{{source['name']}}}"}
    kinds = {one["id"] for one in board["__requires"] if one["type"] == "panel"} | {"row"}
    ids: set[int] = set()
    taken: set[tuple[int, int]] = set()
    for panel in board["panels"]:
        ids.add(panel["id"])
        assert panel["type"] in kinds
        place = panel["gridPos"]
        assert place["x"] + place["w"] <= 24
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert taken.isdisjoint(cells), f"{panel['title']} lies on another panel"
        taken |= cells
        if panel["type"] != "row":
            assert panel["datasource"] == chosen
            assert all(target["datasource"] == chosen for target in panel["targets"])
            assert len({target["refId"] for target in panel["targets"]}) == len(panel["targets"])
    assert len(ids) == len(board["panels"])
