"""Watchers, at tables that allow them and at tables that do not."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from parlour.rules.registry import GAMES
from tests.web.guests import BOTS_REST, NO_LIMITS, House, open_house

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_watcher_sees_what_the_public_may(house: House, game: str) -> None:
    code, keys = await house.table("Lisa", "Paul", "Marta", game=game)
    async with house.visit(code, keys[0]) as host, house.visit(code) as watcher:
        await host.takes("start")
        update = await watcher.sees(lambda update: update["table"]["stage"] == "playing")
        assert update["table"]["seat"] is None
        assert update["view"]["viewer"] is None
        assert update["view"]["choices"] == []


@pytest.mark.parametrize(
    ("ask", "fields"),
    [("start", {}), ("get-up", {}), ("take-back", {}), ("type", {"command": "leave"})],
)
async def test_a_watcher_can_do_nothing(house: House, ask: str, fields: dict[str, str]) -> None:
    code, _ = await house.table("Lisa", "Paul")
    before = await house.events(code)
    async with house.visit(code) as watcher:
        assert await watcher.refused(ask, **fields) == "watching"
        await watcher.send({"kind": "asked", "id": "x"})
        answer = await watcher.hears(lambda heard: heard.get("id") == "x")
        assert answer["refusal"]["code"] == "not-taken"
    assert await house.events(code) == before


async def test_a_table_can_be_closed_to_watchers(house: House) -> None:
    code, key = await house.create("Lisa", settings={"watchers": False})
    async with house.visit(code) as watcher:
        goodbye = await watcher.ends()
        assert (goodbye["reason"], goodbye["again"]) == ("no-watchers", False)
    async with house.visit(code, key) as host:
        await host.update()


async def test_watchers_leave_when_the_table_closes_to_them(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as host, house.visit(code) as watcher:
        await watcher.update()
        await host.takes(
            "choose",
            game="letterjam",
            rule_set="rulebook",
            settings={"watchers": False, "pace": BOTS_REST},
        )
        assert (await watcher.ends())["reason"] == "no-watchers"
        await host.sees(lambda update: update["table"]["watchers"] == 0)


async def test_a_table_has_so_many_watchers_and_no_more(tmp_path: Path) -> None:
    settings = replace(NO_LIMITS, watchers_per_table=2)
    async with open_house(tmp_path / "tables.db", settings) as house:
        code, key = await house.create("Lisa")
        async with house.visit(code) as first, house.visit(code) as second:
            await first.update()
            await second.update()
            async with house.visit(code) as third:
                goodbye = await third.ends()
                assert (goodbye["reason"], goodbye["again"]) == ("many-watchers", False)
            async with house.visit(code, key) as lisa:
                await lisa.update()
        async with house.visit(code, key) as lisa:
            await lisa.sees(lambda update: update["table"]["watchers"] == 0)
            async with house.visit(code) as third:
                await third.update()
