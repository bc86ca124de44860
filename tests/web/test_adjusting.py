"""Adjusting a running game, how everybody is told, and ending a game early."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.lessons import LESSONS
from parlour.records import read
from parlour.rules.registry import GAMES
from parlour.tables.daily_deal import DAY_GAMES
from parlour.tables.table import Table
from parlour.tables.table_events import DeadlineSet, SettingsChanged, read_event
from parlour.tables.table_fold import evolve
from tests.web.guests import BOTS_REST, Guest, House, StoppedClock, open_house

pytestmark = pytest.mark.anyio

games = pytest.mark.parametrize("game", list(GAMES))
REST = {"pace": BOTS_REST}


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock(at=1000.0)


@pytest.fixture
async def slow_house(tmp_path: Path, clock: StoppedClock) -> AsyncIterator[House]:
    async with open_house(tmp_path / "tables.db", clock=clock) as opened:
        yield opened


def lines(guest: Guest) -> list[str]:
    return [line for update in guest.updates for line in update["lines"]]


async def folded(house: House, code: str) -> Table:
    """The table folded from its log alone."""
    table = Table()
    for event in await house.events(code):
        table = evolve(table, read_event(event))
    return table


@games
async def test_a_host_turns_chat_on_and_it_stays_for_the_next_game(house: House, game: str) -> None:
    code, keys = await house.table("Lisa", "Paul", game=game)
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        await lisa.takes("start")
        await lisa.takes("adjust", options={"chat": True})
        update = await paul.sees(lambda update: update["table"]["options"]["chat"])
        assert update["view"]["options"]["chat"]
        assert lines(paul)[-1] == "Lisa turns free chat on."
        await paul.takes("play", act={"act": "say", "text": "Hello!"})
        await lisa.takes("play", act={"act": "want-end", "want": True})
        assert (await lisa.update())["table"]["options"]["chat"]
        await lisa.takes("start")
        update = await paul.sees(lambda update: update["table"]["number"] == 2)
        assert update["view"]["options"]["chat"]
    assert await folded(house, code) == (await house.live(code)).table


async def test_an_option_set_back_to_its_default_is_not_a_change(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul", changes={"chat": True})
    async with house.visit(code, keys[0]) as lisa:
        await lisa.takes("start")
        await lisa.takes("adjust", options={"chat": False, "agreement": "host"})
        assert (await house.live(code)).table.changes == {"agreement": "host"}


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"options": {"length": 4}}, "about-cards"),
        ({"options": {"watchers_see_letters": True}}, "about-cards"),
        ({"options": {"chat": [1]}}, "malformed"),
        ({"options": {"agreement": "shouting"}}, "malformed"),
        ({"options": {"colour": "red"}}, "no-such-option"),
        ({"options": {"chat": True, "length": 4}}, "about-cards"),
        ({"settings": {"clock": -1.0}}, "malformed"),
        ({}, "said-already"),
        ({"settings": REST}, "said-already"),
    ],
)
async def test_a_running_game_refuses_other_adjustments(
    house: House, fields: dict[str, Any], code: str
) -> None:
    table, keys = await house.table("Lisa", "Paul")
    async with house.visit(table, keys[0]) as lisa, house.visit(table, keys[1]) as paul:
        await lisa.takes("start")
        before = await house.events(table)
        assert await lisa.refused("adjust", **fields) == code
        assert await paul.refused("adjust", options={"chat": True}) == "host-only"
        assert await lisa.refused("choose", game="quiddler", rule_set="manual") == "game-running"
        assert await house.events(table) == before


async def test_between_games_adjusting_is_choosing(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul", changes={"length": 4})
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        await lisa.takes("adjust", options={"helper": True})
        options = (await paul.sees(lambda u: u["table"]["options"]["helper"]))["table"]["options"]
        assert options["length"] == 4


async def test_settings_that_are_not_named_stay_as_they_are(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul", settings={**REST, "watchers": False})
    async with house.visit(code, keys[0]) as lisa:
        for stage in ("lobby", "playing"):
            await lisa.takes("adjust", settings={"clock": 60.0})
            update = await lisa.sees(lambda u: u["table"]["settings"]["clock"] == 60)
            assert update["table"]["stage"] == stage
            others = {"banter": True, "call": ""}
            chosen = {**REST, "watchers": False, "clock": 60.0, **others}
            assert update["table"]["settings"] == chosen
            await lisa.takes("adjust", settings={"clock": 0.0})
            await lisa.sees(lambda u: u["table"]["settings"]["clock"] == 0)
            if stage == "lobby":
                await lisa.takes("start")


async def test_everybody_is_told_of_new_settings_even_later(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        await lisa.takes("start")
        await lisa.takes("adjust", settings={**REST, "clock": 300.0})
        await lisa.takes("adjust", settings={"pace": 0.0, "clock": 0.0}, options={"chat": True})
        await paul.sees(lambda update: update["table"]["settings"]["pace"] == 0)
        told = [
            "Lisa sets the clock to 5 minutes.",
            "Lisa turns free chat on.",
            "Lisa stops the clock and lets bots act at once.",
        ]
        assert lines(paul)[-3:] == told
    # Log lines come from the log: a process that reads it anew tells the same, once.
    house.web.tables._live.clear()
    async with house.visit(code, keys[1], since=0) as again:
        update = await again.update()
        assert update["lines"][-3:] == told
    # After the settings comes only the event that removes the deadline.
    seen = update["seq"] - 2
    async with house.visit(code, keys[1], since=seen) as again:
        assert (await again.update())["lines"] == told[-1:]


async def test_watchers_get_a_goodbye_when_watching_is_turned_off(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa, house.visit(code) as watcher:
        await lisa.takes("start")
        await watcher.sees(lambda update: update["table"]["stage"] == "playing")
        await lisa.takes("adjust", settings={**REST, "watchers": False})
        goodbye = await watcher.ends()
        assert goodbye["reason"] == "no-watchers"
        assert goodbye["sentence"]
        await lisa.heard_everything()
        assert lines(lisa)[-1] == "Lisa lets nobody watch any more."


async def test_a_new_clock_restarts_the_deadline_and_no_clock_removes_it(
    slow_house: House, clock: StoppedClock
) -> None:
    code, keys = await slow_house.table("Lisa", "Paul", settings={"clock": 60.0})
    async with slow_house.visit(code, keys[0]) as lisa, slow_house.visit(code, keys[1]) as paul:
        await lisa.takes("start")
        clock.at += 50
        await lisa.takes("adjust", settings={**REST, "clock": 120.0})
        update = await paul.sees(lambda update: update["table"]["settings"]["clock"] == 120)
        assert update["table"]["time_left"] == 120
        clock.at += 10
        # Another pace leaves the clock alone.
        await lisa.takes("adjust", settings={"pace": 2.0})
        update = await paul.sees(lambda update: update["table"]["settings"]["pace"] == 2)
        assert update["table"]["time_left"] == 110
        await lisa.takes("adjust", settings={**REST, "clock": 0.0})
        update = await paul.sees(lambda update: update["table"]["settings"]["clock"] == 0)
        assert update["table"]["time_left"] is None
        clock.at += 1e6
        assert await paul.refused("hand-to-bot", seat=0) == "not-overdue"
        await lisa.takes("adjust", settings={**REST, "clock": 60.0})
        assert (await paul.sees(lambda u: u["table"]["time_left"]))["table"]["time_left"] == 60
    kinds = [type(read_event(event)) for event in await slow_house.events(code)]
    assert kinds.count(SettingsChanged) == 4
    assert kinds.count(DeadlineSet) == 4


# Ending a game


@games
async def test_the_host_ends_a_game_and_the_next_can_begin(house: House, game: str) -> None:
    code, keys = await house.table("Lisa", "Paul", game=game, settings={"clock": 60.0})
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        await lisa.takes("start")
        assert (await house.http.get(f"/api/tables/{code}/records/1")).status_code == 404
        await lisa.takes("play", act={"act": "want-end", "want": True})
        update = await paul.sees(lambda update: update["table"]["stage"] == "over")
        assert update["view"]["ended_early"]
        assert update["table"]["time_left"] is None
        assert lines(paul)[-1] == "Lisa ends the game early."
        await house.web.tables.written()
        record = (await house.http.get(f"/api/tables/{code}/records/1")).text
        assert record.endswith("The game ends early: Lisa ends it.\n\nResult: ended early.\n")
        assert read(record).header.game == game
        await lisa.takes("start")
        await paul.sees(lambda update: update["table"]["stage"] == "playing")
    assert await folded(house, code) == (await house.live(code)).table


@games
async def test_people_end_a_game_together_and_a_watcher_does_not(house: House, game: str) -> None:
    code, keys = await house.table("Lisa", "Paul", "Marta", game=game)
    end = {"act": {"act": "want-end", "want": True}}
    async with (
        house.visit(code, keys[0]) as lisa,
        house.visit(code, keys[1]) as paul,
        house.visit(code, keys[2]) as marta,
        house.visit(code) as watcher,
    ):
        await lisa.takes("start")
        await paul.takes("play", **end)
        assert (await lisa.sees(lambda u: u["view"]["wants_end"]))["view"]["wants_end"] == [1]
        assert await watcher.refused("play", **end) == "watching"
        # A person whose seat a bot plays takes it back by this act.
        await marta.takes("get-up")
        await lisa.takes("get-up")
        update = await watcher.sees(lambda update: update["table"]["stage"] == "over")
        assert update["view"]["ended_early"]


@pytest.mark.parametrize("game", list(DAY_GAMES))
async def test_a_deal_of_the_day_that_is_ended_early_does_not_count(
    house: House, game: str
) -> None:
    wanted = {"name": "Lisa", "game": game, "occasion": "day"}
    seated = (await house.post("/api/tables", wanted)).json()
    async with house.visit(seated["code"], seated["key"]) as lisa:
        await lisa.takes("play", act={"act": "want-end", "want": True})
        await lisa.sees(lambda update: update["table"]["covered"] == game)
        assert await lisa.refused("adjust", options={"chat": True}) == "set-up"
    await house.web.tables.written()
    days = house.web.tables.days
    assert (await days.standing(days.today(), game)).finished == 0
    own = {"authorization": f"Bearer {seated['key']}"}
    answer = await house.http.get(f"/api/tables/{seated['code']}/comparison", headers=own)
    assert answer.json()["code"] == "not-finished"
    (kept,) = await house.web.tables.store.records(seated["code"])
    assert kept.record.endswith("Result: ended early.\n")


@pytest.mark.parametrize("game", list(LESSONS))
async def test_a_lesson_that_is_ended_early_can_be_taken_again(house: House, game: str) -> None:
    wanted = {"name": "Lisa", "game": game, "occasion": "lesson"}
    seated = (await house.post("/api/tables", wanted)).json()
    async with house.visit(seated["code"], seated["key"]) as lisa:
        await lisa.takes("play", act={"act": "want-end", "want": True})
        advice = (await lisa.sees(lambda u: u["table"]["stage"] == "over"))["advice"]
        assert advice["done"]
        assert "no score" in advice["text"]
        await lisa.takes("start")
        update = await lisa.sees(lambda update: update["table"]["number"] == 2)
        assert not update["advice"]["done"]


def test_games_say_which_options_are_about_people() -> None:
    from parlour.web.directory import games_page

    told = msgspec.json.decode(games_page())
    assert told["letterjam"]["about_people"] == ["agreement", "chat"]
    assert told["quiddler"]["about_people"] == ["chat"]
