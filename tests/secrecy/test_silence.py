"""Logs, metrics and errors contain no name, key, code or card, at any log level."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from parlour.rules.registry import GAMES
from parlour.tables.open_store import open_store
from parlour.web.logs import log_to_stderr
from tests.web.guests import Guest, open_house
from tests.web.process import Served, served
from tests.web.stories import opening, tell, write_down

pytestmark = pytest.mark.anyio

NAMES = ("Lisa-Unmistakable", "Paul-Unmistakable")
NOTATION = {"table", "event", "game", "rule_set", "mind", "lexicon"}
REMARK = "a remark nobody else would make"


def long_strings(value: Any) -> Iterator[str]:
    """Every string of a decoded event that is not part of the notation itself."""
    match value:
        case str() if len(value) >= 4:
            yield value
        case dict():
            for name, inner in value.items():
                if name not in NOTATION or not isinstance(inner, str):
                    yield from long_strings(inner)
        case list():
            for inner in value:
                yield from long_strings(inner)
            if value and all(isinstance(one, str) for one in value):
                yield msgspec.json.encode(value).decode()


async def secrets_of(place: Path, code: str) -> set[str]:
    """Names, hashes, chat, words and cards, as they are in a table's log."""
    store = await open_store(place)
    entries = await store.read(code)
    await store.close()
    events = [msgspec.json.decode(entry.event) for entry in entries]
    for event in events:
        # The options of a game are no secret, and small words such as "table".
        event.pop("options", None)
    return {text for event in events for text in long_strings(event)}


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_server_that_logs_everything_reveals_nothing(game: str, tmp_path: Path) -> None:
    place = tmp_path / "tables.db"
    async with served(place, tmp_path, "--log-level", "debug") as server:
        code, known = await an_evening(server, game)
        async with httpx.AsyncClient(base_url=server.base, trust_env=False) as http:
            figures = (await http.get("/metrics")).text
        server.terminate()
        assert await server.ended() == 0
        # The line of the start has the server's own address, which here is the visitors', too.
        log = "\n".join(server.news())
    assert server.log(), "at this level something is logged"
    found = await secrets_of(place, code)
    assert len(found) > 7, "names, hashes and cards"
    for secret in found | known | {code, *NAMES, REMARK, "127.0.0.1"}:
        assert secret not in log
        assert secret not in figures


async def an_evening(server: Served, game: str) -> tuple[str, set[str]]:
    """Plays at a table with good and bad asks of all kinds. Returns its code, keys and passes."""
    async with httpx.AsyncClient(base_url=server.base, trust_env=False) as http:
        wanted = {"name": NAMES[0], "game": game, "changes": {"chat": True}}
        host = (await http.post("/api/tables", json=wanted)).json()
        path = f"/api/tables/{host['code']}"
        guest = (await http.post(f"{path}/seats", json={"name": NAMES[1]})).json()
        bearer = {"authorization": f"Bearer {host['key']}"}
        await http.post(f"{path}/seats", json={"name": NAMES[1]})
        await http.post(f"{path}/seats", content=b"{" + guest["key"].encode())
        passed = (await http.post(f"{path}/passes", json={"seat": 0}, headers=bearer)).json()
        await http.post(f"{path}/claims", json={"pass_key": passed["pass_key"], "name": NAMES[1]})
        await http.get(f"{path}/records/1")
        await http.get(f"{path}?key={host['key']}")
    url = server.url(host["code"])
    async with (
        Guest(url, {"kind": "hello", "key": host["key"]}) as lisa,
        Guest(url, {"kind": "hello", "key": guest["key"]}) as paul,
        Guest(url, {"kind": "hello"}) as watcher,
    ):
        await lisa.takes("add-bot", mind=next(iter(BOTS[game])))
        await lisa.takes("start")
        await paul.play("say", text=REMARK)
        await paul.socket.send('{"kind":"ask","id":"' + guest["key"])
        await paul.socket.send(b"\xff" + guest["key"].encode())
        await watcher.refused("start")
        await lisa.refused("play", act={"act": "say", "text": REMARK * 20})
        await lisa.takes("hand-to-bot", seat=1)
        await lisa.heard_everything()
        await paul.socket.send(b"\xff" + guest["key"].encode(), text=True)
        await paul.ends()
    async with Guest(url, {"kind": "hello", "key": host["key"] + "x"}) as stranger:
        await stranger.ends()
    return host["code"], {host["key"], guest["key"], passed["pass_key"]}


BOTS = {name: {game.stand_in_mind: game} for name, game in GAMES.items()}


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("place", ["view", "narrate", "decide", "text"])
async def test_an_error_of_the_server_reveals_nothing(
    game: str,
    place: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """An error in the rules may contain all the cards, and must not show them to anybody."""
    story = tell(game, 2, seed=1)
    rules = GAMES[game]
    secret = "the state with all its cards"
    async with open_house(tmp_path / "tables.db") as house:
        await write_down(
            house.web.tables.store, "faulty-table-1", opening(game, 2), story.steps[0].events
        )
        log_to_stderr("debug")

        def fail(*args: Any) -> Any:
            raise ValueError(secret, args)

        monkeypatch.setattr(rules, place, fail)
        async with house.visit("faulty-table-1") as watcher:
            await watcher.send({"kind": "words", "wanted": True})
            await watcher.send({"kind": "ping"})
            async with house.visit("faulty-table-1", "the-key-of-seat-0") as lisa:
                act = {"act": "leave"}
                ask = {"ask": "play", "act": act}
                await lisa.send({"kind": "words", "wanted": True})
                await lisa.send({"kind": "ask", "id": "1", "ask": ask})
                told = await lisa.hears(lambda heard: heard["kind"] in ("goodbye", "refused"))
                assert "fault" in (told.get("reason"), told.get("refusal", {}).get("code"))
        monkeypatch.undo()
        # The table itself has not changed.
        async with house.visit("faulty-table-1", "the-key-of-seat-0") as lisa:
            await lisa.update()
    log = capsys.readouterr().err
    assert "ValueError" in log
    for text in (log, *map(repr, [*lisa.heard, *watcher.heard])):
        assert secret not in text
    assert "the-key-of-seat" not in log
    assert "faulty-table" not in log
