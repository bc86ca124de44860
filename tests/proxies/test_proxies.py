"""Whole games through nginx and Caddy as the documents configure them: at the top of a host and
under a path, with TLS, by port and by socket file."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.minds.registry import mind
from parlour.rules.registry import GAMES
from parlour.web.finished_games import LARGEST_RECORD
from tests.proxies.sites import FAST, Site, proxied
from tests.web.guests import Guest
from tests.web.process import served
from tools import proxies

pytestmark = pytest.mark.anyio

MOST_ACTS = 2000


async def play_a_whole_game(site: Site, game: str, changes: dict[str, Any]) -> None:
    """Two people make a table, play a game to its end, and fetch its record."""
    async with site.client() as http:
        made = await http.post(
            "/api/tables", json={"name": "Ana", "game": game, "changes": changes}
        )
        assert made.status_code == 201, made.text
        code = made.json()["code"]
        joined = await http.post(f"/api/tables/{code}/seats", json={"name": "Ben"})
        keys = [made.json()["key"], joined.json()["key"]]
        async with site.visit(code, keys[0]) as ana, site.visit(code, keys[1]) as ben:
            await ana.takes("start")
            await play_on(game, [ana, ben])
        record = await http.get(f"/api/tables/{code}/records/1")
        assert (record.status_code, "Ben" in record.text) == (200, True)


async def play_on(game: str, people: list[Guest]) -> None:
    player = mind(game, GAMES[game].stand_in_mind)
    for _ in range(MOST_ACTS):
        acted = False
        for guest in people:
            await guest.heard_everything()
            shown = msgspec.json.encode(guest.updates[-1]["view"])
            view = msgspec.json.decode(shown, type=GAMES[game].view_type)
            if view.phase == "over":
                return
            act = player.choose(view)
            if act is not None:
                await guest.takes("play", act=msgspec.to_builtins(act))
                acted = True
        if not acted:
            # The house acts next, such as when the time to object to something is over.
            await people[0].hears(lambda heard: heard["kind"] == "update", len(people[0].messages))
    raise AssertionError("the game does not end")


# Both proxies, both places, and both ways to reach the server: all pairs of these.
SITES = [
    ("nginx", False, False, "quiddler"),
    ("nginx", True, True, "letterjam"),
    ("caddy", True, False, "quiddler"),
    ("caddy", False, True, "quiddler"),
]
SHORT = {"quiddler": {"hands": 2}, "letterjam": {"length": 3}}


@pytest.mark.parametrize(("proxy", "path", "unix", "game"), SITES)
async def test_a_whole_game_through_the_documented_proxy(
    proxy: str, path: bool, unix: bool, game: str, tmp_path: Path
) -> None:
    async with proxied(tmp_path, proxy, path=path, unix=unix) as site:
        await play_a_whole_game(site, game, SHORT[game])
        async with site.client() as http:
            # What is for the operator's eyes is not for the public.
            hidden = [(await http.get(f"/{page}")).status_code for page in ("metrics", "readyz")]
            alive = await http.get("/healthz")
            # The longest record that somebody may open reaches the server.
            longest = {"record": "x" * (LARGEST_RECORD - 100)}
            assert (await http.post("/api/replays", json=longest)).json()["code"] == "bad-record"
    assert (hidden, alive.status_code) == ([403, 403], 200)


async def test_a_whole_game_over_the_socket_file_itself(tmp_path: Path) -> None:
    file = tmp_path / "parlour.sock"
    async with served(tmp_path / "tables.db", tmp_path, *FAST, "--unix-socket", str(file)):
        site = Site("http://localhost", unix=file)
        await play_a_whole_game(site, "quiddler", SHORT["quiddler"])


async def test_a_missing_proxy_fails_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proxies, "_unpack", lambda name: None)
    with pytest.raises(proxies.NoProxyError, match="install the package no-such-proxy"):
        proxies.find("no-such-proxy")
