"""Every example on every help page of the command line does what it promises."""

import argparse
import asyncio
import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from mcp import Client, StdioServerParameters

from parlour.cli import parser
from parlour.cli.examples import examples_of
from parlour.lab.bench.figures import write_result
from parlour.tables.answers import Seated
from parlour.tables.asks import Choose
from parlour.tables.open_store import back_up, open_store
from parlour.tables.service import Tables
from parlour.tables.store import Batch
from parlour.tables.uptime import ServedClock
from tests.lab.bench.plans import result
from tests.web.process import served

GOLDEN = Path("tests/records/golden").resolve() / "letterjam-majority-4.txt"
FOUND_NOTHING = ("No letter on a card", "No common word", "no word ")


def commands(top: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """Every subcommand, and the actions of those that have some."""
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield command
                yield from commands(command)


EXAMPLES = sorted({line for command in commands(parser()) for line in examples_of(command)})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with what the examples take for granted: a record, tables, a backup, and a result of
    the benchmark."""

    async def tables() -> None:
        store = await open_store(tmp_path / "parlour.db")
        tables = Tables(store, ServedClock(0.0))
        made = await tables.create(Choose(game="letterjam", rule_set="rulebook"), "Lisa")
        assert isinstance(made, Seated)
        log = [entry.event for entry in await store.read(made.code)]
        await store.append(Batch("plum-otter-77", 0, tuple(log), None, 1.0))
        await tables.close()
        await store.close()
        await back_up(tmp_path / "parlour.db", tmp_path / "thursday.backup")

    asyncio.run(tables())
    shutil.copy(GOLDEN, tmp_path / "game.txt")
    write_result(tmp_path / "result.json", result("novice", 30, 31))
    return tmp_path


def environment(folder: Path) -> dict[str, str]:
    # Servers take a free port of this machine, and open no browser.
    own = {"PARLOUR_PORT": "0", "PARLOUR_HOST": "127.0.0.1", "BROWSER": "true"}
    return {**os.environ, **own, "XDG_DATA_HOME": str(folder / "data")}


def words_of(line: str) -> list[str]:
    name, *words = shlex.split(line)
    assert name == "parlour"
    return [sys.executable, "-m", "parlour", *words]


def test_every_command_has_an_example() -> None:
    without = [command.prog for command in commands(parser()) if not examples_of(command)]
    assert without == []


# These need a server, or are started by another program. test_evening.py runs those of evenings.
APART = ("parlour serve", "parlour join", "parlour mcp", "parlour evening")


@pytest.mark.parametrize("line", [one for one in EXAMPLES if not one.startswith(APART)])
def test_an_example_of_a_help_page_works(line: str, folder: Path) -> None:
    done = subprocess.run(
        words_of(line),
        cwd=folder,
        env=environment(folder),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
    assert not any(sign in done.stdout for sign in FOUND_NOTHING), done.stdout


@pytest.mark.parametrize("line", [line for line in EXAMPLES if "parlour serve" in line])
def test_an_example_of_a_server_opens_it(line: str, folder: Path) -> None:
    server = subprocess.Popen(
        words_of(line), cwd=folder, env=environment(folder), stdout=subprocess.PIPE, text=True
    )
    with server:
        assert server.stdout
        assert server.stdout.readline().startswith("Parlour is open at http://127.0.0.1:")
        server.send_signal(signal.SIGTERM)
    assert server.returncode == 0


@pytest.mark.anyio
@pytest.mark.parametrize("line", [line for line in EXAMPLES if "parlour join" in line])
async def test_an_example_of_joining_sits_down(line: str, folder: Path) -> None:
    # The table of the examples is very old.
    async with served(folder / "parlour.db", folder, "--keep-days", "99999") as server:
        done = await asyncio.create_subprocess_exec(
            # A link of the example leads to this server.
            *words_of(line.replace("http://127.0.0.1:8000", server.base)),
            env={**environment(folder), "PARLOUR_URL": server.base},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        out, err = await done.communicate()
    assert done.returncode == 0, err
    assert b"(you" in out


@pytest.mark.anyio
@pytest.mark.parametrize("line", [line for line in EXAMPLES if "parlour mcp" in line])
async def test_an_example_for_an_assistant_offers_tools(line: str, folder: Path) -> None:
    program, *arguments = words_of(line)
    started = StdioServerParameters(command=program, args=arguments, env=environment(folder))
    async with Client(started) as client:
        assert (await client.list_tools()).tools


def test_the_examples_stand_on_the_help_page_line_by_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        parser().parse_args(["deduce", "--help"])
    page = capsys.readouterr().out
    assert "\nexamples:\n  parlour deduce '?lan' '*o?e'\n" in page
