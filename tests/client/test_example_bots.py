"""The example bots, in Python and in TypeScript, play whole games at a real server."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from parlour.client import RemoteServer
from parlour.tables.asks import AddBot, HandToBot, Start
from parlour.tables.table import TableSettings
from tests.web.process import Served, served
from tools.pages import system_node, wheel_node

pytestmark = pytest.mark.anyio

TOP = Path(__file__).parent.parent.parent
SHORT: dict[str, dict[str, object]] = {"letterjam": {"length": 3}, "quiddler": {"hands": 2}}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Served]:
    """A server that deals the same cards each time."""
    dealt = (sys.executable, "-m", "tools.dealt")
    async with served(tmp_path / "tables.db", tmp_path, program=dealt) as running:
        yield running


def node() -> str:
    """The Node that builds the browser table."""
    found = system_node() or wheel_node()
    assert found is not None, "the browser table was built with a Node"
    return str(found)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """bot.ts as JavaScript, by the compiler of the browser table, which checks its types."""
    folder = tmp_path_factory.mktemp("bot")
    compiler = TOP / "ui" / "node_modules" / "typescript" / "bin" / "tsc"
    command = [node(), str(compiler), "-p", str(TOP / "examples"), "--outDir", str(folder)]
    subprocess.run(command, check=True)
    return folder / "bot.js"


async def play_with(server: Served, game: str, *bot: str) -> str:
    """Lets two bots of a program play with a bot of the server; returns what they print."""
    remote = RemoteServer(server.base)
    lisa = await remote.make_table(
        "Lisa", game, changes=SHORT[game], settings=TableSettings(pace=0.0)
    )
    async with remote.connect(lisa) as seat:
        await seat.ask(AddBot(mind="novice"))
        names = ("Magpie", "Rook")
        bots = [
            await asyncio.create_subprocess_exec(
                *(part.format(code=lisa.code, base=server.base, name=name) for part in bot),
                stdout=asyncio.subprocess.PIPE,
            )
            for name in names
        ]
        try:
            await seat.until(
                lambda update: sum(one.connected for one in update.table.seats) == len(names) + 1
            )
            await seat.ask(Start())
            # The host only looks on.
            await seat.ask(HandToBot(seat=0))
            update = await seat.until(lambda update: update.table.stage == "over")
            assert not update.view["ended_early"]
            played_by = [one.mind for one in update.table.seats if one.name in names]
            assert played_by == [None, None], "they played to the end themselves"
            printed = [(await one.communicate())[0].decode() for one in bots]
            assert [one.returncode for one in bots] == [0, 0]
        finally:
            for one in bots:
                if one.returncode is None:
                    one.kill()
                    await one.communicate()
    return "".join(printed)


PYTHON = (sys.executable, str(TOP / "examples" / "bot.py"))


@pytest.mark.parametrize("game", SHORT)
async def test_the_bot_in_python_plays_a_whole_game(server: Served, game: str) -> None:
    printed = await play_with(
        server, game, *PYTHON, "{base}/t/{code}", "--url", "http://127.0.0.1:9", "--name", "{name}"
    )
    assert "Magpie has " in printed
    assert "Rook has " in printed


@pytest.mark.parametrize("game", SHORT)
async def test_the_bot_in_typescript_plays_a_whole_game(
    server: Served, game: str, compiled: Path
) -> None:
    program = (node(), "--experimental-websocket", str(compiled))
    printed = await play_with(server, game, *program, "{code}", "{base}", "{name}")
    assert "Magpie has " in printed
    assert "Rook has " in printed


async def test_a_bot_that_cannot_sit_down_says_why_in_one_sentence(
    server: Served, compiled: Path
) -> None:
    script = (node(), "--experimental-websocket", str(compiled))
    nowhere, none = "http://127.0.0.1:9", "Magpie: There is no table with this code.\n"
    for command, said in (
        ((*PYTHON, "plum-otter-77", "--url", server.base), none),
        ((*PYTHON, "plum"), "Magpie: 'plum' is not the code of a table, such as plum-otter-77.\n"),
        ((*PYTHON, "plum-otter-77", "--url", nowhere), f"Magpie: No server answers at {nowhere}: "),
        ((*script, "plum-otter-77", server.base), none),
        ((*script, "plum-otter-77", nowhere), "Magpie: fetch failed\n"),
    ):
        done = await asyncio.to_thread(
            subprocess.run, command, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stdout) == (1, "")
        # Node warns that its WebSocket is an experiment.
        lines = [one for one in done.stderr.splitlines(True) if "arning" not in one]
        assert "".join(lines).startswith(said), done.stderr
        assert len(lines) == 1, done.stderr
