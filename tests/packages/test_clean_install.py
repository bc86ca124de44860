"""Parlour in a clean environment: every command runs, bots play in the browser, and a command that
lacks its extra says what to install."""

import argparse
import asyncio
import json
import re
import shutil
import subprocess
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import httpx
import pytest
from msgspec import Struct

from parlour.cli import parser
from tests.cli.screen import Screen
from tests.packages.distributions import Built, Environment, uvx
from tests.web.guests import Guest, Message
from tests.web.process import served

TESTS = Path(__file__).parent.parent
RECORDED = TESTS / "records" / "golden" / "quiddler-manual-2.txt"
STORED = TESTS / "upgrades" / "0.1.0" / "tables.db"


class Try(Struct, frozen=True):
    """A command line, what is typed into it, and something that it then prints."""

    arguments: tuple[str, ...]
    prints: str
    typed: str = ""


TRIES: Mapping[str, Try] = {
    "play": Try(("play", "quiddler", "--seed", "1"), "Quiddler", "help\n"),
    "solve": Try(("solve", "qu", "i", "e", "t", "s"), "points"),
    "deduce": Try(("deduce", "?lan"), "p"),
    "clue": Try(("clue", "hou", "gs"), "g"),
    "backup": Try(("backup", "all.backup", "--database", "tables.db"), "All tables are in"),
    "restore": Try(("restore", "all.backup", "--database", "again.db"), "restored"),
    "record": Try(("record", "show", str(RECORDED)), "Quiddler"),
    "replay": Try(("replay", str(RECORDED), "--plain"), "Quiddler"),
    "review": Try(("review", str(RECORDED)), "mistake"),
    "admin": Try(("admin", "list", "--database", "tables.db"), "table"),
    "doctor": Try(("doctor", "--database", "tables.db"), "well"),
    "rules": Try(("rules", "LJ-R6"), "LJ-R6"),
    "arena": Try(("arena", "quiddler", "--games", "2", "--workers", "1"), "games"),
    "bench": Try(
        ("bench", "run", "letterjam", "--mind", "novice", "--deals", "1", "--players", "2"),
        "novice",
    ),
    "new-game": Try(("new-game", "marbles"), "marbles"),
}
"""All commands that need neither a server nor an extra, in the order in which they are tried."""


def commands() -> set[str]:
    (group,) = (a for a in parser()._actions if isinstance(a, argparse._SubParsersAction))
    return set(group.choices)


def test_every_command_is_tried() -> None:
    assert set(TRIES) | {"serve", "join", "evening", "mcp"} == commands()


def has_gone_on(update: Message, since: int) -> bool:
    return bool(update["seq"] >= since + 5)


@pytest.mark.anyio
async def test_people_play_with_bots_in_the_browser(plain: Environment, tmp_path: Path) -> None:
    async with (
        served(tmp_path / "tables.db", tmp_path, program=(str(plain.parlour),)) as server,
        httpx.AsyncClient(base_url=server.base, trust_env=False) as http,
    ):
        page = (await http.get("/")).text
        (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        assert (await http.get(script)).status_code == 200
        assert "svelte" in (await http.get("/notices.txt")).text
        for game in ("letterjam", "quiddler"):
            wanted = {"name": "Lisa", "game": game, "settings": {"pace": 0.0}}
            seated = (await http.post("/api/tables", json=wanted)).json()
            hello = {"kind": "hello", "key": seated["key"]}
            async with Guest(server.url(seated["code"]), hello) as lisa:
                await lisa.takes("add-bot", mind="expert")
                await lisa.takes("start")
                handed = await lisa.takes("hand-to-bot", seat=0)
                # Two bots now play with each other, and somebody's turn is over soon.
                await lisa.sees(partial(has_gone_on, since=handed))
        made = (await http.post("/api/tables", json={"name": "Lisa"})).json()
        join = ("join", made["code"], "--url", server.base, "--name", "Paul")
        done = await asyncio.to_thread(plain.run, *join, typed="quit\n")
        assert (done.returncode, done.stderr) == (0, "")
        assert "Paul (you)" in done.stdout
        for asked, said in (
            (("make", "--url", server.base, "--title", "Friday", "--until", "22:00"), "Friday"),
            (("standings", "Friday"), "Friday"),
            (("end", "Friday", "--yes"), "over"),
        ):
            done = await asyncio.to_thread(plain.run, "evening", *asked)
            assert (done.returncode, done.stderr) == (0, ""), asked
            assert said in done.stdout
        server.terminate()
        assert await server.ended() == 0
        assert '"level": "error"' not in server.log()


def test_every_command_runs(plain: Environment) -> None:
    shutil.copy(STORED, plain.home / "tables.db")
    # As a server makes it: the doctor finds fault with a file that others can read.
    (plain.home / "tables.db").chmod(0o600)
    for command, one in TRIES.items():
        done = plain.run(*one.arguments, typed=one.typed)
        assert (done.returncode, done.stderr) == (0, ""), (command, done.stderr)
        assert one.prints.lower() in done.stdout.lower(), (command, done.stdout)
    assert (plain.home / "marbles").is_dir()


@pytest.mark.parametrize(
    "module",
    ["asyncpg", "textual", "distributed", "mcp", "pydantic", "pettingzoo", "gymnasium", "pytest"],
)
def test_a_plain_install_is_light(plain: Environment, module: str) -> None:
    assert "numpy" in plain.packages()
    assert module not in plain.packages()


def test_a_database_without_its_extra_is_refused_in_a_sentence(plain: Environment) -> None:
    place = ("--database", "postgresql://nobody@127.0.0.1:9/tables")
    for command in (("serve", "--port", "0"), ("backup", "x.backup")):
        done = plain.run(*command, *place)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == (
            "parlour: PostgreSQL needs asyncpg, which is not installed here:"
            " pip install 'parlour[postgres]'.\n"
        )


def test_a_cluster_without_its_extra_is_refused_in_a_sentence(plain: Environment) -> None:
    done = plain.run("arena", "quiddler", "--games", "2", "--cluster", "tcp://127.0.0.1:9")
    assert done.returncode == 2
    assert done.stderr.endswith("not installed here: pip install 'parlour[cluster]'.\n")


def test_an_assistant_without_its_extra_is_refused_in_a_sentence(plain: Environment) -> None:
    done = plain.run("mcp")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("parlour: An assistant needs mcp, which is not installed here:")
    assert done.stderr.endswith(" pip install 'parlour[mcp]'.\n")


HELLO = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "test", "version": "1"},
    },
}
PLAYS_AT_RANDOM = """
from parlour.lab.pettingzoo import letterjam_v0, quiddler_v0
for game in (letterjam_v0, quiddler_v0):
    env = game.env()
    env.reset(seed=1)
    print(env.agents)
"""


def test_the_extras_bring_an_assistant_and_environments(builders: Environment) -> None:
    done = builders.run("mcp", typed=f"{json.dumps(HELLO)}\n")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["result"]["serverInfo"]["name"] == "parlour"
    python = builders.folder / "bin" / "python"
    played = subprocess.run(
        [python, "-I", "-c", PLAYS_AT_RANDOM], check=False, capture_output=True, text=True
    )
    assert (played.returncode, played.stdout.count("[")) == (0, 2), played.stderr


def in_terminal(environment: Environment) -> Screen:
    variables = [f"{name}={value}" for name, value in environment.variables.items()]
    wanted = (str(environment.parlour), "play", "quiddler", "--seed", "1")
    return Screen(["env", "-i", "TERM=xterm-256color", *variables, *wanted])


def test_a_screen_without_its_extra_is_refused_in_a_sentence(plain: Environment) -> None:
    with in_terminal(plain) as screen:
        screen.wait_for("parlour[terminal]")
        assert "or play in plain text, with --plain" in " ".join(screen.text.split())


def test_the_extras_bring_the_screen_and_the_database(whole: Environment) -> None:
    with in_terminal(whole) as screen:
        screen.wait_for("Your turn: draw a card")
        assert "parlour[terminal]" not in screen.text
    done = whole.run("serve", "--port", "0", "--database", "postgresql://a@127.0.0.1:9/tables")
    assert done.returncode == 2
    assert done.stderr.startswith("parlour: The table database cannot be opened:")


def test_uvx_runs_the_wheel(built: Built, plain: Environment) -> None:
    version = built.wheel.name.split("-")[1]
    assert uvx(plain, built.wheel, "--version") == f"parlour {version}\n"
    assert "points" in uvx(plain, built.wheel, *TRIES["solve"].arguments)
