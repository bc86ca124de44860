"""`parlour mcp`, driven over stdio by the official client: whole games, refusals, leaving."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp.types import TextContent

from parlour.client import RemoteServer, SeatConnection
from parlour.rules.manners import Say
from parlour.rules.registry import GAMES
from parlour.tables.asks import AddBot, Start
from parlour.tables.table import TableSettings
from tests.client.text_player import next_command
from tests.web.guests import PATIENCE
from tests.web.process import Served, served

pytestmark = pytest.mark.anyio

SHORT: dict[str, dict[str, object]] = {
    "letterjam": {"length": 3, "chat": True},
    "quiddler": {"hands": 1, "chat": True},
}
TOOLS = {"make_table", "join_table", "look", "act", "wait_for_my_turn", "say", "rules", "leave"}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Served]:
    """A server that deals the same cards each time."""
    dealt = (sys.executable, "-m", "tools.dealt")
    async with served(tmp_path / "tables.db", tmp_path, program=dealt) as running:
        yield running


class Assistant:
    """An assistant, as a program that calls tools."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, **arguments: Any) -> str:
        """The answer of a tool that must not fail."""
        failed, text = await self.try_to(tool, **arguments)
        assert not failed, text
        return text

    async def refused(self, tool: str, **arguments: Any) -> str:
        failed, text = await self.try_to(tool, **arguments)
        assert failed, text
        return text

    async def try_to(self, tool: str, **arguments: Any) -> tuple[bool, str]:
        result = await self.client.call_tool(tool, arguments)
        (content,) = result.content
        assert isinstance(content, TextContent)
        return bool(result.is_error), content.text


@asynccontextmanager
async def assistant_at(base: str, folder: Path) -> AsyncIterator[Assistant]:
    started = StdioServerParameters(
        command=sys.executable,
        args=["-m", "parlour", "mcp", "--url", base],
        env={**os.environ, "XDG_DATA_HOME": str(folder)},
    )
    async with Client(started) as client:
        yield Assistant(client)


def page_of(text: str, game: str) -> str:
    """The table in words, without the log lines before it."""
    page = re.search(rf"^{GAMES[game].title}\b.*", text, re.MULTILINE | re.DOTALL)
    assert page is not None, text
    return page[0]


async def lets_turn_pass(seat: SeatConnection) -> None:
    """Draws and discards."""
    drawn = (await seat.type("draw")).seq
    update = await seat.until(lambda update: update.seq >= drawn)
    await seat.type(f"discard {update.view['mine']['cards'][0]['face']}")


@pytest.mark.parametrize("game", SHORT)
async def test_an_assistant_plays_a_whole_game(server: Served, tmp_path: Path, game: str) -> None:
    async with assistant_at(server.base, tmp_path) as claude:
        lobby = await claude.call(
            "make_table",
            name="Claude",
            game=game,
            options=SHORT[game],
            bots=2,
            level="novice",
            pace=0,
        )
        assert "Otter (a bot, novice)" in lobby
        await claude.call("act", command="start")
        acts = 0
        while "The game is over" not in (text := await claude.call("wait_for_my_turn", seconds=60)):
            command = next_command(text)
            if command is None:
                continue
            refused, answer = await claude.try_to("act", command=command)
            if refused:
                # The bots act while the assistant reads, and only that makes an example of the
                # table impossible. It may be possible again by now: then log lines say what was.
                assert await claude.call("look") != page_of(text, game), answer
            else:
                acts += 1
        assert acts >= 3
        assert 'Type "play again" to start the next game.' in text
        await claude.call("act", command="play again")
        assert "The game is over" not in await claude.call("look")


async def test_an_assistant_sits_with_people_and_is_refused_like_anybody(
    server: Served, tmp_path: Path
) -> None:
    remote = RemoteServer(server.base)
    lisa = await remote.make_table(
        "Lisa", "quiddler", changes=SHORT["quiddler"], settings=TableSettings(pace=30.0)
    )
    async with (
        assistant_at(server.base, tmp_path) as claude,
        remote.connect(lisa) as seat,
    ):
        tools = (await claude.client.list_tools()).tools
        assert {tool.name for tool in tools} == TOOLS
        assert all(tool.description for tool in tools)
        assert "no table" in await claude.refused("look")
        assert await claude.refused("join_table", table="otter", name="Claude") == (
            "'otter' is not the code of a table, such as plum-otter-77."
        )
        link = f"http://elsewhere.example/t/{lisa.code}"
        assert "plays at" in await claude.refused("join_table", table=link, name="Claude")
        assert "Claude (you)" in await claude.call("join_table", table=lisa.code, name="Claude")
        assert await claude.refused("act", command="start") == ("Only the host, Lisa, can do that.")
        assert await claude.call("wait_for_my_turn", seconds=0) == (
            "It is not your turn yet. Wait again."
        )
        await seat.ask(Start())
        update = await seat.until(lambda update: update.view is not None)
        if update.my_turn:
            await lets_turn_pass(seat)
        table = await claude.call("wait_for_my_turn")
        assert "You are Claude." in table
        assert "Draw a card first. (QD-H3" in await claude.refused("act", command="discard 1")
        assert "There is no command" in await claude.refused("act", command="xyzzy")
        await claude.call("say", text="Good evening.")
        await seat.until(
            lambda update: any(text == "Good evening." for _, text in update.view["remarks"])
        )
        await seat.play(Say(text="Hello, Claude."))
        await seat.until(lambda update: len(update.view["remarks"]) == 2)
        # It comes to Claude over a connection of its own, perhaps later.
        async with asyncio.timeout(PATIENCE):
            while "Lisa says: Hello, Claude." not in await claude.call("look"):
                pass
        assert "Lisa says" not in (await claude.call("look")).splitlines()[0]
        assert "seat is kept" in await claude.call("leave")
        await claude.call("join_table", table=lisa.code, name="Claude")
        await claude.call("leave", for_good=True)
        update = await seat.until(lambda update: update.table.seats[1].mind is not None)
        assert update.view["people"][1]["name"] == "Claude bot"


WRONG: tuple[tuple[str, dict[str, object], str], ...] = (
    ("make_table", {"bots": 99}, "bots of make_table is wrong: input should be less than"),
    ("make_table", {"bots": "many"}, "bots of make_table is wrong: input should be a valid"),
    ("make_table", {"pace": -1}, "pace of make_table is wrong: input should be greater than"),
    ("make_table", {"name": "a\nb"}, "A name cannot hold the character"),
    ("make_table", {"options": {"hands": "two"}}, "hands is a number from 1 to 8, not 'two'."),
    ("make_table", {"bots": 1, "level": "shark"}, "There is no bot called 'shark'"),
    ("wait_for_my_turn", {"seconds": 301}, "seconds of wait_for_my_turn is wrong: "),
    ("join_table", {"name": "Claude"}, "table of join_table is wrong: field required."),
    ("look", {}, "You sit at no table. Join one, or make one."),
)


async def test_wrong_arguments_are_refused_in_one_sentence_and_change_nothing(
    server: Served, tmp_path: Path
) -> None:
    async with assistant_at(server.base, tmp_path) as claude:
        for tool, wrong, sentence in WRONG:
            usual = {"name": "Claude", "game": "Quiddler"} if tool == "make_table" else {}
            said = await claude.refused(tool, **{**usual, **wrong})
            assert sentence in said
            assert "\n" not in said
            assert "https:" not in said
            assert "no table" in await claude.refused("look")


async def test_a_command_that_is_far_too_long_is_refused_and_the_seat_stays(
    server: Served, tmp_path: Path
) -> None:
    async with assistant_at(server.base, tmp_path) as claude:
        await claude.call("make_table", name="Claude", game="quiddler")
        assert await claude.refused("act", command="x" * 100_000) == (
            "That is too large for one message."
        )
        assert "Claude (you, host)" in await claude.call("look")


async def test_an_assistant_that_starts_anew_takes_its_seat_again(
    server: Served, tmp_path: Path
) -> None:
    remote = RemoteServer(server.base)
    lisa = await remote.make_table("Lisa", "letterjam", settings=TableSettings(pace=30.0))
    async with assistant_at(server.base, tmp_path) as claude:
        await claude.call("join_table", table=lisa.code, name="Claude")
    async with remote.connect(lisa) as seat:
        await seat.ask(AddBot(mind="novice"))
        await seat.ask(Start())
    async with assistant_at(server.base, tmp_path) as claude:
        text = await claude.call("join_table", table=lisa.code, name="Claude")
        assert "You are Claude." in text
        assert (await remote.table(lisa.code)).names == ("Lisa", "Claude", "Otter")


async def test_without_a_server_one_sentence_says_so(tmp_path: Path) -> None:
    async with assistant_at("http://127.0.0.1:9", tmp_path) as claude:
        said = await claude.refused("make_table", name="Claude", game="quiddler")
        assert said.startswith("No server answers at http://127.0.0.1:9: ")
        assert "Letter Jam" in await claude.call("rules", game="letterjam", every=True)
        assert "secret word" in await claude.call("rules", game="Letter Jam")
        assert await claude.refused("rules", game="chess") == (
            "There is no game called 'chess'; there are letterjam, quiddler."
        )
