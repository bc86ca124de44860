"""A plain `parlour serve` loads nothing of what only builders and assistants use: not at its start,
and not while it serves, with its bots and its processes in the background."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from parlour.client import RemoteServer
from parlour.tables.asks import AddBot, HandToBot, Start
from parlour.tables.table import TableSettings
from tests.web.process import served

pytestmark = pytest.mark.anyio

SHORT: dict[str, dict[str, object]] = {"letterjam": {"length": 3}, "quiddler": {"hands": 1}}
NOT_FOR_A_SERVER = re.compile(
    r"(parlour\.client|parlour\.lab|parlour\.cli\.(mcp\.\w+|bench_server|remote_\w+)"
    r"|mcp|mcp_types|pydantic|pettingzoo|gymnasium|distributed|dask|textual)(\.|$)"
)
# Python runs it at the start of every process that a server starts, too. `-X importtime` would not
# do: it does not tell of modules that are named by a text, as the parts of a game are.
WATCH = """
import os, sys

file = os.open(os.environ["IMPORTED"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)

class Watch:
    def find_spec(name, path=None, target=None):
        os.write(file, f"{name}\\n".encode())

sys.meta_path.insert(0, Watch)
"""


async def reviewed(base: str, code: str) -> None:
    """Returns when the first game of a table has its review, which is made in the background."""
    async with httpx.AsyncClient(base_url=base, trust_env=False) as http:
        while (await http.get(f"/api/tables/{code}/reviews/1")).json()["review"] is None:
            await asyncio.sleep(0.1)


async def test_a_server_imports_nothing_for_builders_and_assistants(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(WATCH, "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("IMPORTED", str(tmp_path / "imported.txt"))
    async with served(tmp_path / "tables.db", tmp_path) as server:
        remote = RemoteServer(server.base)
        for game, changes in SHORT.items():
            lisa = await remote.make_table(
                "Lisa", game, changes=changes, settings=TableSettings(pace=0.0)
            )
            async with remote.connect(lisa) as seat:
                await seat.ask(AddBot(mind="regular"))
                await seat.ask(Start())
                # Lisa looks on while bots play to the end.
                await seat.ask(HandToBot(seat=0))
                await seat.until(lambda update: update.table.stage == "over")
            await reviewed(server.base, lisa.code)
        server.terminate()
        assert await server.ended() == 0
    imported = set((tmp_path / "imported.txt").read_text("utf-8").splitlines())
    # The server, the bots and the reviews were all watched.
    thought = {"parlour.minds.letterjam.bot", "parlour.minds.quiddler.bot"}
    assert {"parlour.web.socket", "parlour.review.worker", *thought} <= imported
    assert sorted(filter(NOT_FOR_A_SERVER.match, imported)) == []
