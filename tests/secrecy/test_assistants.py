"""The proof at the assistants' door: whatever the hidden cards are, `parlour mcp` writes the same
bytes for the same calls."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.cli.kept_seats import KeptSeat, KeptSeats
from parlour.tables.answers import Seated
from tests.secrecy.test_snapshots import probing
from tests.secrecy.twins import TABLES, Table, cuts, disguised, empty, name, told, two_houses
from tests.web.guests import House
from tests.web.stories import NAMES, key_of

pytestmark = pytest.mark.anyio

# One table of each game; what every door shows of the others is compared by test_snapshots.
SOME = [next(table for table in TABLES if table.game == game) for game in ("letterjam", "quiddler")]
ASKS = (
    *("start", "help", "help draft", "read", "play again", "bot", "remove Paul", "take back"),
    *("review", "replay", "so far", "share"),
)


class Assistant:
    """`parlour mcp` as a process, and everything that it wrote."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self._process = process
        self._number = 0
        self.written: list[bytes] = []

    async def send(self, method: str, params: dict[str, Any]) -> bytes:
        """Sends a request, and returns its answer as it came."""
        self._number += 1
        self._write({"jsonrpc": "2.0", "id": self._number, "method": method, "params": params})
        assert self._process.stdout is not None
        line = await asyncio.to_thread(self._process.stdout.readline)
        assert json.loads(line)["id"] == self._number, line
        self.written.append(line)
        return line

    def _write(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(message).encode() + b"\n")
        self._process.stdin.flush()

    async def begin(self) -> None:
        hello = {"name": "test", "version": "1"}
        await self.send(
            "initialize",
            {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": hello},
        )
        self._write({"jsonrpc": "2.0", "method": "notifications/initialized"})

    async def call(self, tool: str, **arguments: Any) -> dict[str, Any]:
        line = await self.send("tools/call", {"name": tool, "arguments": arguments})
        result: dict[str, Any] = json.loads(line)["result"]
        return result


@asynccontextmanager
async def assistant_at(house: House, folder: Path) -> AsyncIterator[Assistant]:
    command = (sys.executable, "-m", "parlour", "mcp", "--url", f"http://127.0.0.1:{house.port}")
    pipe = subprocess.PIPE
    # Not a process of this event loop: the servers in it leave no signal for that.
    process = subprocess.Popen(
        command,
        env={**os.environ, "XDG_DATA_HOME": str(folder)},
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
    )
    with process:
        assistant = Assistant(process)
        await assistant.begin()
        yield assistant
        out, err = await asyncio.to_thread(process.communicate)
        assert process.returncode == 0, err
        assistant.written += [out, err]


def give_seat(house: House, folder: Path, code: str, seat: int) -> None:
    """Puts the key of a seat where the assistant keeps its seats."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("XDG_DATA_HOME", str(folder))
        seated = Seated(code, seat, key_of(seat))
        base = f"http://127.0.0.1:{house.port}"
        KeptSeats("assistants").keep(KeptSeat(base, NAMES[seat], seated))


async def harvest(
    assistant: Assistant, house: House, code: str, seat: int, lines: list[str]
) -> list[bytes]:
    """Everything that an assistant at a seat can get out of its tools."""
    before = len(assistant.written)
    joined = await assistant.call("join_table", table=code, name=NAMES[seat])
    assert not joined["isError"], joined
    await assistant.call("wait_for_my_turn", seconds=0)
    for line in (*lines, *ASKS):
        await assistant.call("act", command=line)
    await assistant.call("look")
    await assistant.call("leave")
    await empty(house, code)
    return assistant.written[before:]


@pytest.mark.parametrize("table", SOME, ids=name)
async def test_an_assistant_gets_the_same_bytes_whatever_is_hidden(
    table: Table, tmp_path: Path
) -> None:
    rng, story, changed = Random(table.seed), table.story(), 0
    async with (
        two_houses(tmp_path) as (here, there),
        assistant_at(here, tmp_path / "here") as ours,
        assistant_at(there, tmp_path / "there") as theirs,
    ):
        for number, steps in enumerate(cuts(story, rng)):
            seat = number % table.seats
            code, events = f"twin-mcp-{number}", told(story, steps)
            twin = disguised(table, story, steps, seat, rng)
            changed += twin != events
            _, lines = probing(table.game, story, events, twin, seat, rng)
            for house, folder, log in ((here, "here", events), (there, "there", twin)):
                await table.write(house, code, log)
                give_seat(house, tmp_path / folder, code, seat)
            one = await harvest(ours, here, code, seat, lines)
            other = await harvest(theirs, there, code, seat, lines)
            assert one == other, (seat, steps)
    assert changed > 3, "hardly anything was disguised, so little is proven"
    # What is written at the end, and to the error stream, must not differ either.
    assert ours.written == theirs.written
