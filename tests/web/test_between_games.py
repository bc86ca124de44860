"""Between games people come, go and move up. Players keep their view of the last game, and nobody
else gets it."""

from itertools import count
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from parlour.games import manifests
from parlour.lab.random_play import RandomPlayer
from parlour.lessons import LESSONS
from parlour.rules import Event, manners
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from parlour.tables.daily_deal import DAY_GAMES
from parlour.tables.table_events import Sat
from tests.web.guests import House
from tests.web.stories import NAMES, key_of, opening, tell, write_down

pytestmark = pytest.mark.anyio

NUMBERS = count(1)
PEOPLE = 3
SHORT: dict[str, dict[str, object]] = {
    name: {**game.short, "chat": True} for name, game in manifests().items()
}


def uneventful(game: str) -> list[Event]:
    """A random game in which nobody leaves, chats or passes hosting on."""
    rules, rng = GAMES[game], Random(1)
    state: Any = tell(game, PEOPLE, 1, None, **SHORT[game]).start
    player = RandomPlayer(rules, rng)
    events: list[Event] = []
    while not rules.over(state):
        actor, act = player.pick(state)
        if type(act).__module__ != manners.__name__:
            taken = rules.decide(state, actor, act, rng)
            assert not isinstance(taken, Refusal), taken
            state = taken.state
            events += taken.events
    return events


async def finished(house: House, game: str, bot: int | None = None) -> str:
    """The code of a table at which three people, or two and a bot, have finished a game."""
    code = f"finished-game-{next(NUMBERS)}"
    before = [
        Sat(name=event.name, key=None, mind="regular")
        if bot is not None and isinstance(event, Sat) and event.name == NAMES[bot]
        else event
        for event in opening(game, PEOPLE, changes=SHORT[game])
    ]
    await write_down(house.web.tables.store, code, before, uneventful(game))
    return code


async def view_of(house: House, code: str, key: str | None) -> dict[str, Any]:
    async with house.visit(code, key) as guest:
        view: dict[str, Any] = (await guest.update())["view"]
        return view


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_person_who_comes_after_a_game_sees_it_as_a_watcher(
    house: House, game: str
) -> None:
    code = await finished(house, game)
    key = await house.join(code, "Newcomer")
    watched = await view_of(house, code, None)
    assert watched["viewer"] is None
    async with house.visit(code, key) as guest:
        update = await guest.update()
        assert (update["table"]["seat"], update["table"]["stage"]) == (PEOPLE, "over")
        assert update["view"] == watched
        assert await guest.refused("play", act={"act": "say", "text": "Hello!"}) == "not-in-game"
        assert await guest.refused("type", command="say Hello!") == "not-in-game"
    async with house.visit(code, key_of(0)) as host, house.visit(code, key) as guest:
        await host.takes("start")
        update = await guest.sees(lambda update: update["table"]["stage"] == "playing")
        assert update["view"]["viewer"] == PEOPLE


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_person_who_moves_up_keeps_their_view_of_the_last_game(
    house: House, game: str
) -> None:
    code = await finished(house, game)
    views = [await view_of(house, code, key_of(seat)) for seat in range(PEOPLE)]
    async with house.visit(code, key_of(1)) as paul, house.visit(code, key_of(2)) as marta:
        await paul.takes("get-up")
        update = await marta.sees(lambda update: update["table"]["seat"] == 1)
        assert update["view"] == views[2]
        assert update["view"]["viewer"] == 2
        # What they say is said by them.
        await marta.takes("play", act={"act": "say", "text": "Well played."})
        update = await marta.sees(lambda update: bool(update["lines"]))
        assert update["lines"] == [f"{NAMES[2]} says: Well played."]
    # Nobody gets the view of the player who left.
    key = await house.join(code, "Newcomer")
    assert (await view_of(house, code, key))["viewer"] is None
    assert (await view_of(house, code, key_of(2))).get("mine") == views[2].get("mine")
    assert (await view_of(house, code, key_of(0))).get("mine") == views[0].get("mine")


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_seat_taken_over_from_a_bot_does_not_show_the_bots_game(
    house: House, game: str
) -> None:
    bot = 1
    code = await finished(house, game, bot)
    watched = await view_of(house, code, None)
    for seat in range(PEOPLE):
        if seat != bot:
            assert (await view_of(house, code, key_of(seat)))["viewer"] == seat
    made = await house.post(f"/api/tables/{code}/passes", {"seat": bot}, key_of(0))
    claim = {"pass_key": made.json()["pass_key"], "name": "Newcomer"}
    answer = await house.post(f"/api/tables/{code}/claims", claim)
    assert (answer.status_code, answer.json()["seat"]) == (httpx.codes.CREATED, bot)
    key = answer.json()["key"]
    assert await view_of(house, code, key) == watched, "the bot's game is not theirs"
    async with house.visit(code, key_of(0)) as host, house.visit(code, key) as newcomer:
        await host.takes("start")
        update = await newcomer.sees(lambda update: update["table"]["stage"] == "playing")
        assert update["view"]["viewer"] == bot, "the next one is"


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_game_that_is_over_has_no_act_to_leave_or_pass_hosting(
    house: House, game: str
) -> None:
    code = await finished(house, game)
    async with house.visit(code, key_of(0)) as lisa, house.visit(code, key_of(2)) as marta:
        view = (await lisa.update())["view"]
        assert {choice["act"] for choice in view["choices"]} == {"say"}
        for act in ({"act": "leave"}, {"act": "pass-host", "seat": 2}):
            assert await lisa.refused("play", act=act) == "not-now"
        await lisa.takes("pass-hosting", seat=1)
        assert await lisa.refused("lock", locked=True) == "host-only"
        await lisa.takes("get-up")
        update = await marta.sees(lambda update: len(update["table"]["seats"]) == PEOPLE - 1)
        assert update["table"]["host"] == 0, "Paul has moved up"


async def test_a_locked_table_opens_when_the_last_person_leaves(house: House) -> None:
    code, (key,) = await house.table("Lisa")
    async with house.visit(code, key) as lisa:
        await lisa.takes("add-bot", mind="regular")
        await lisa.takes("lock", locked=True)
        await lisa.takes("get-up")
        assert (await lisa.ends())["reason"] == "seat-gone"
    key = await house.join(code, "Paul")
    async with house.visit(code, key) as paul:
        table = (await paul.update())["table"]
        assert (table["seat"], table["host"], table["locked"]) == (1, 1, False)


async def test_a_bot_gets_up_for_a_person_at_a_table_full_of_bots(house: House) -> None:
    code, (key,) = await house.table("Lisa", game="quiddler")
    async with house.visit(code, key) as lisa:
        for _ in range(7):
            await lisa.takes("add-bot", mind="regular")
        # More than this game has seats for.
        await lisa.takes("choose", game="letterjam", rule_set="rulebook")
        answer = await house.post(f"/api/tables/{code}/seats", {"name": "Paul"})
        assert answer.json()["code"] == "table-full", "there is somebody to make room"
        await lisa.takes("get-up")
        await lisa.ends()
    key = await house.join(code, "Paul")
    async with house.visit(code, key) as paul:
        table = (await paul.update())["table"]
        assert (table["seat"], table["host"], len(table["seats"])) == (5, 5, 6)


@pytest.mark.parametrize("game", [game for game in DAY_GAMES if game in LESSONS])
@pytest.mark.parametrize("occasion", ["lesson", "day"])
async def test_nobody_else_gets_a_seat_at_a_table_for_one(
    house: House, game: str, occasion: str
) -> None:
    wanted = {"name": "Lisa", "game": game, "occasion": occasion}
    seated = (await house.post("/api/tables", wanted)).json()
    path = f"/api/tables/{seated['code']}/passes"
    answer = await house.post(path, {"seat": 1}, seated["key"])
    assert (answer.status_code, answer.json()["code"]) == (httpx.codes.CONFLICT, "set-up")
    # A person can take their own seat to another device.
    answer = await house.post(path, {"seat": 0}, seated["key"])
    assert answer.status_code == httpx.codes.CREATED


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_person_who_acts_takes_their_seat_back(house: House, game: str) -> None:
    code, keys = await house.table("Lisa", "Paul", game=game)
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        await lisa.takes("start")
        update = await lisa.sees(lambda update: update["view"] is not None)
        late = update["view"]["waiting_for"][0]
        person, other = (lisa, paul) if late == 0 else (paul, lisa)
        await person.takes("hand-to-bot", seat=late)
        seen = await other.sees(lambda update: update["table"]["seats"][late]["mind"] is not None)
        assert seen["view"]["people"][late]["name"].endswith(" bot")
        # What is refused changes nothing; leaving a seat that a bot plays is no way back.
        assert await person.refused("play", act={"act": "leave"}) == "bot-seat"
        assert await person.refused("play", act={"act": "pass-host", "seat": 7}) != ""
        assert (await house.live(code)).table.holders[late].mind is not None
        view = (await person.update())["view"]
        rules = GAMES[game]
        live = await house.live(code)
        assert live.table.play is not None
        choices = rules.choices(live.table.play.state, late)
        offered = next(one for one in choices if "say" not in str(type(one)).lower())
        act = offered.sample(Random(1))
        assert view["viewer"] == late
        await person.takes("play", act=msgspec.to_builtins(act))
        update = await other.sees(lambda update: update["table"]["seats"][late]["mind"] is None)
        assert not update["view"]["people"][late]["name"].endswith(" bot")


async def test_an_update_is_sent_when_the_clock_runs_out(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul", settings={"clock": 0.2})
    async with house.visit(code, keys[0]) as lisa:
        await lisa.takes("start")
        update = await lisa.sees(lambda update: bool(update["table"]["overdue"]))
        assert update["table"]["time_left"] == 0.0
        await lisa.takes("hand-to-bot", seat=1)
