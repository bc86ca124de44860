"""The examples of docs/clients.md work."""

import asyncio
import inspect
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from mcp import Client, StdioServerParameters

import parlour.client
from parlour.cli.kept_seats import KeptSeat, KeptSeats
from parlour.client import RemoteServer
from tests.web.process import served

pytestmark = pytest.mark.anyio

PAGE = (Path(__file__).parent.parent.parent / "docs" / "clients.md").read_text("utf-8")


def example(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return str(found)


async def test_the_client_of_the_page_plays_a_game(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(example("python"), "utf-8")
    async with served(tmp_path / "tables.db", tmp_path) as server:
        done = await asyncio.create_subprocess_exec(
            *(sys.executable, program, server.base),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        out, err = await done.communicate()
    assert (done.returncode, err) == (0, b"")
    assert re.fullmatch(rb"points: -?\d+\n", out)


def test_the_page_names_what_there_is() -> None:
    """The methods in its table, with their first arguments, and what is imported from one place."""
    table = PAGE.partition("| of a `RemoteServer` | |")[2].partition("\n\n")[0]
    methods = re.findall(r"`(\w+)\(([^)]*)\)`", table)
    assert len(methods) == 9
    for name, arguments in methods:
        taken = list(inspect.signature(getattr(RemoteServer, name)).parameters)[1:]
        wanted = arguments.split(", ") if arguments else []
        assert taken[: len(wanted)] == wanted, name
    named = re.findall(r"`([A-Z]\w+)(?:\(\w*\))?`", PAGE)
    assert {"Seated", "AddressError", "HandToBot"} <= set(named)
    for name in set(named) - {"PARLOUR_URL"}:
        assert name in parlour.client.__all__, name


def test_the_client_of_the_page_has_the_right_types(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(example("python"), "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", str(program)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


async def test_the_commands_of_the_page_sit_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    async with served(tmp_path / "tables.db", tmp_path) as server:
        lisa = await RemoteServer(server.base).make_table("Lisa", "quiddler")
        KeptSeats().keep(KeptSeat(server.base, "Lisa", lisa))
        (shown,) = re.findall(r"```\n(parlour join .*?)```", PAGE, re.DOTALL)
        lines = shown.splitlines()
        assert len(lines) == 3
        for line in lines:
            here = line.replace("https://games.example", server.base)
            name, *words = shlex.split(here.replace("plum-otter-77", lisa.code))
            assert name == "parlour"
            done = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "parlour", *words),
                env={**os.environ, "PARLOUR_URL": server.base},
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
            )
            out, _ = await done.communicate()
            assert done.returncode == 0
            assert b"(you" in out, line


async def test_the_setup_of_an_assistant_offers_the_tools_of_the_page(tmp_path: Path) -> None:
    (one,) = json.loads(example("json"))["mcpServers"].values()
    assert one["command"] == "uvx"
    assert one["args"][:3] == ["--from", "parlour[mcp]", "parlour"]
    started = StdioServerParameters(
        command=sys.executable, args=["-m", "parlour", *one["args"][3:]], env=dict(os.environ)
    )
    async with Client(started) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
    assert tools == set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE))
