"""Logs: one JSON object per line, without values that might be a card, a key or a name."""

import asyncio
import json
import logging
import platform
from pathlib import Path

import httpx
import pytest
from websockets import Origin
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import parlour
from parlour.web.logs import JsonLines, log_to_stderr
from parlour.web.what_runs import is_compiled
from tests.web.guests import Guest
from tests.web.process import served


@pytest.fixture
def log(capsys: pytest.CaptureFixture[str]) -> "Log":
    return Log(capsys)


class Log:
    """The log of a server at the most verbose level."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def lines(self) -> list[dict[str, str]]:
        return [json.loads(line) for line in self._capsys.readouterr().err.splitlines()]


def test_a_log_line_says_what_happened_and_where(log: Log) -> None:
    log_to_stderr("info")
    logging.getLogger("parlour").info("tables expired", extra={"count": 3})
    (line,) = log.lines()
    assert line.pop("at").endswith("Z")
    assert line == {"level": "info", "from": "parlour", "what": "tables expired", "count": 3}


def test_an_error_is_logged_by_type_without_its_values(log: Log) -> None:
    log_to_stderr("debug")
    try:
        raise ValueError("the card is X")
    except ValueError:
        logging.getLogger("parlour").exception("something failed")
    (line,) = log.lines()
    assert line["error"] == "ValueError"
    assert line["where"].startswith("test_an_error_is_logged")
    assert "card" not in json.dumps(line)


def test_an_error_of_a_forgotten_task_is_logged_without_its_values(log: Log) -> None:
    async def fail() -> None:
        raise ValueError("the card is X")

    async def forget() -> None:
        task = asyncio.ensure_future(fail())
        await asyncio.wait([task])

    log_to_stderr("debug")
    asyncio.run(forget())
    lines = log.lines()
    assert [line["error"] for line in lines if "error" in line] == ["ValueError"]
    assert "card" not in json.dumps(lines)


@pytest.mark.parametrize("chatty", ["uvicorn", "uvicorn.error", "uvicorn.access", "websockets"])
def test_libraries_do_not_log_addresses_codes_or_messages(log: Log, chatty: str) -> None:
    log_to_stderr("debug")
    logging.getLogger(chatty).debug("< TEXT with a key")
    logging.getLogger(chatty).info("127.0.0.1 was at plum-otter-77")
    logging.getLogger(chatty).warning("Invalid HTTP request received.")
    assert log.lines() == []


def test_a_message_of_several_lines_is_logged_as_one_line(log: Log) -> None:
    record = logging.LogRecord("x", logging.INFO, "", 0, "first\nsecond", None, None)
    assert json.loads(JsonLines().format(record))["what"] == "first"


@pytest.mark.anyio
async def test_one_line_says_at_the_start_what_runs(tmp_path: Path) -> None:
    flags = ("--keep-days", "7", "--thinkers", "2", "--origins", "https://pages.example")
    async with served(tmp_path / "tables.db", tmp_path, *flags) as server:
        (line,) = [json.loads(line) for line in server.log().splitlines()]
    assert line.pop("at").endswith("Z")
    assert line == {
        "level": "info",
        "from": "parlour",
        "what": "serving",
        "version": parlour.__version__,
        "python": platform.python_version(),
        "compiled": is_compiled(),
        "database": "sqlite",
        "listening": f"127.0.0.1:{server.port}",
        "thinkers": 2,
        "settings": {"keep_days": 7.0, "origins": ["https://pages.example"]},
    }


@pytest.mark.anyio
async def test_the_start_never_logs_the_password_of_a_database(
    tmp_path: Path, postgres_url: str
) -> None:
    url = postgres_url.replace("postgres@", "postgres:swordfish@")
    async with served(url, tmp_path, "--log-level", "debug") as server:
        lines = [json.loads(line) for line in server.log().splitlines()]
        assert [line["database"] for line in lines if line["what"] == "serving"] == ["postgresql"]
        assert "swordfish" not in server.log()


@pytest.mark.anyio
async def test_no_visitor_can_cause_a_log_line(tmp_path: Path) -> None:
    gzip = {"accept-encoding": "gzip"}
    async with served(tmp_path / "tables.db", tmp_path, "--sockets-per-address", "1") as server:
        async with httpx.AsyncClient(base_url=server.base, trust_env=False) as http:
            code = (await http.post("/api/tables", json={"name": "Lisa"})).json()["code"]
            for name in ("%00", "a" * 300, "..%2f..", "%ff"):
                answer = await http.get(f"/assets/{name}", headers=gzip)
                assert answer.status_code == httpx.codes.NOT_FOUND, name
        with pytest.raises(InvalidStatus, match="403"):
            await connect(server.url(code), origin=Origin("https://evil.example"), proxy=None)
        async with Guest(server.url(code), {"kind": "hello"}) as watcher:
            await watcher.update()
            with pytest.raises(InvalidStatus, match="429"):
                await connect(server.url(code), proxy=None)
        assert server.news() == []
