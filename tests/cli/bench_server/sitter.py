"""A program that speaks the protocol, for the tests of the benchmark.

    python tests/cli/bench_server/sitter.py HOW CODE URL NAME [LOG]

HOW is one of the functions below. With LOG, everything that it is told is appended to that file:
its arguments, its environment, what HTTP answers, and every message on its connection.
"""

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from parlour.client import RemoteServer
from parlour.minds import mind
from parlour.rules.registry import GAMES
from parlour.tables.answers import Seated

Message = dict[str, Any]


class Sitter:
    """A seat without the comforts of `parlour.client`: it keeps every byte."""

    def __init__(self, code: str, url: str, name: str, log: Path | None) -> None:
        self.code, self.url, self.name, self.log = code, url, name, log
        self.told = 0
        self.unread: Message | None = None
        """The newest update that `update` has not returned yet."""

    def keep(self, what: str, told: Any) -> None:
        if self.log is not None:
            with self.log.open("a") as file:
                file.write(json.dumps({"seat": self.name, "what": what, "told": told}) + "\n")

    async def sit_down(self) -> Seated:
        self.keep("started", {"arguments": sys.argv, "environment": dict(os.environ)})
        seated = await RemoteServer(self.url).sit_down(self.code, self.name)
        self.keep("seated", msgspec.to_builtins(seated))
        return seated

    def connect(self) -> connect:
        socket = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.code}/socket"
        return connect(socket, compression=None, max_size=None)

    async def hello(self, socket: ClientConnection, key: str | None) -> None:
        await socket.send(json.dumps({"kind": "hello", "key": key, "since": 0}))

    async def ask(self, socket: ClientConnection, ask: Message) -> Message:
        """Ask, and return the answer, over updates that come before it."""
        self.told += 1
        ask_id = f"ask-{self.told}"
        await socket.send(json.dumps({"kind": "ask", "id": ask_id, "ask": ask}))
        while True:
            message = await self.hear(socket)
            if message.get("id") == ask_id:
                return message

    async def hear(self, socket: ClientConnection) -> Message:
        message: Message = json.loads(await socket.recv())
        self.keep("message", message)
        if message["kind"] == "update":
            self.unread = message
        return message

    async def update(self, socket: ClientConnection) -> Message:
        """The newest update that was not returned yet; wait for one."""
        while self.unread is None:
            await self.hear(socket)
        found, self.unread = self.unread, None
        return found


def over(update: Message) -> bool:
    return bool(update["table"]["stage"] == "over")


async def regular(sitter: Sitter) -> None:
    """Plays like a bot of Parlour, by its view alone."""
    seated = await sitter.sit_down()
    async with sitter.connect() as socket:
        await sitter.hello(socket, seated.key)
        while not over(update := await sitter.update(socket)):
            if update["view"] is None:
                continue
            rules = GAMES[update["table"]["game"]]
            view = msgspec.convert(update["view"], rules.view_type, str_keys=True)
            act = mind(rules.name, "regular").choose(view)
            if act is not None:
                await sitter.ask(socket, {"ask": "play", "act": msgspec.to_builtins(act)})


async def silent(sitter: Sitter) -> None:
    """Sits down, and says nothing."""
    seated = await sitter.sit_down()
    async with sitter.connect() as socket:
        await sitter.hello(socket, seated.key)
        while True:
            await sitter.hear(socket)


async def leaves(sitter: Sitter) -> None:
    """Exits as soon as the game begins."""
    seated = await sitter.sit_down()
    async with sitter.connect() as socket:
        await sitter.hello(socket, seated.key)
        while (await sitter.update(socket))["view"] is None:
            pass
    sys.exit(3)


async def stays_out(sitter: Sitter) -> None:
    """Never sits down."""
    sys.exit(3)


async def loses(sitter: Sitter) -> None:
    """Asks for nothing but what is refused."""
    seated = await sitter.sit_down()
    async with sitter.connect() as socket:
        await sitter.hello(socket, seated.key)
        wrong: tuple[Message, ...] = (
            {"ask": "type", "command": "draft QZ"},
            {"ask": "play", "act": {"act": "juggle"}},
        )
        turn = 0
        while True:
            turn += 1
            await sitter.ask(socket, wrong[turn % 2])


async def meddles(sitter: Sitter) -> None:
    """Tries everything that would give it more than its seat, then plays."""
    early = {"ask": "start"}
    asks: tuple[Message, ...] = (
        {"ask": "choose", "game": "quiddler", "rule_set": "published"},
        {"ask": "adjust", "settings": {"watchers": True}},
        {"ask": "add-bot", "mind": "novice"},
        {"ask": "remove-seat", "seat": 1},
        {"ask": "hand-to-bot", "seat": 0},
        {"ask": "get-up"},
        {"ask": "rename", "name": "lj2-001"},
        {"ask": "say", "said": "thanks"},
        {"ask": "type", "command": "say thank you"},
        {"ask": "type", "command": "leave"},
        {"ask": "type", "command": "play again"},
        {"ask": "play", "act": {"act": "leave"}},
        {"ask": "play", "act": {"act": "say", "text": "My letter is E."}},
        {"ask": "play", "act": {"act": "want-end", "want": True}},
    )
    server = RemoteServer(sitter.url)
    seated = await sitter.sit_down()
    async with sitter.connect() as socket:
        await sitter.hello(socket, seated.key)
        sitter.keep("early", await sitter.ask(socket, early))
        while (await sitter.update(socket))["view"] is None:
            pass
        for ask in (early, *asks):
            sitter.keep("meddled", [ask, await sitter.ask(socket, ask)])
        for name, wanted in (
            ("sit down", server.sit_down(sitter.code, "Second")),
            ("pass", server.make_pass(seated, 1)),
            ("own pass", server.make_pass(seated, 0)),
            ("request", server.request_seat(sitter.code, "Second", 1)),
            ("claim", server.claim(sitter.code, "no-such-pass")),
            ("table", server.make_table("Second", "letterjam")),
            ("lesson", server.make_table("Second", "letterjam", occasion="lesson")),
            ("record", server.record(sitter.code, 1)),
        ):
            try:
                await wanted
                sitter.keep("got", name)
            except Exception as error:
                sitter.keep("refused", [name, str(error)])
        async with sitter.connect() as watching:
            await sitter.hello(watching, None)
            sitter.keep("watched", json.loads(await watching.recv()))


def main() -> None:
    how, code, url, name, *log = sys.argv[1:]
    sitter = Sitter(code, url, name, Path(log[0]) if log else None)
    asyncio.run(globals()[how](sitter))


if __name__ == "__main__":
    main()
