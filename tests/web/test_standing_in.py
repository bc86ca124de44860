"""Seats that a bot plays for a while, or for good."""

import pytest

from tests.web.guests import House

pytestmark = pytest.mark.anyio


async def test_a_seat_is_handed_to_a_bot_and_taken_back(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        await lisa.takes("start")
        await paul.takes("hand-to-bot", seat=1)
        away = await lisa.sees(lambda update: update["table"]["seats"][1]["mind"])
        assert away["table"]["seats"][1]["name"] == "Paul"
        assert away["view"]["people"][1] == {"name": "Paul bot", "mind": "regular"}
        assert any("Paul bot" in line for line in away["lines"])
        await paul.takes("take-back")
        back = await lisa.sees(lambda update: not update["table"]["seats"][1]["mind"])
        assert back["view"]["people"][1] == {"name": "Paul", "mind": None}


async def test_the_host_can_hand_over_any_seat_and_others_only_their_own(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul", "Marta")
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        await lisa.takes("start")
        assert await paul.refused("hand-to-bot", seat=2) == "not-overdue"
        await lisa.takes("hand-to-bot", seat=2)
        assert await lisa.refused("hand-to-bot", seat=2) == "bot-seat"


async def test_between_games_there_is_nothing_to_hand_over(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa:
        assert await lisa.refused("hand-to-bot", seat=0) == "no-game"
        assert await lisa.refused("take-back") == "not-away"
        assert await lisa.refused("play", act={"act": "leave"}) == "no-game"
        assert await lisa.refused("type", command="leave") == "no-game"


async def test_hosting_passes_on_with_the_seat(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        await lisa.takes("start")
        await lisa.takes("get-up")
        await paul.sees(lambda update: update["table"]["host"] == update["view"]["host"] == 1)
        # A bot plays, the seat is still Lisa's.
        await lisa.takes("take-back")
        await paul.sees(lambda update: not update["table"]["seats"][0]["mind"])


async def test_when_everybody_left_bots_play_on_and_anybody_can_come_back(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        await lisa.takes("start")
        await paul.takes("get-up")
        await lisa.takes("get-up")
        update = await paul.sees(lambda u: all(seat["mind"] for seat in u["table"]["seats"]))
        assert update["table"]["stage"] == "playing"
        await paul.takes("take-back")


@pytest.mark.parametrize("away", [False, True])
async def test_a_person_removed_during_a_game_loses_the_seat_for_good(
    house: House, *, away: bool
) -> None:
    code, keys = await house.table("Lisa", "Paul", "Marta")
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        await lisa.takes("start")
        if away:
            await paul.takes("hand-to-bot", seat=1)
        await lisa.takes("remove-seat", seat=1)
        assert (await paul.ends())["reason"] == "seat-gone"
        update = await lisa.sees(lambda update: not update["table"]["seats"][1]["person"])
        assert update["table"]["seats"][1]["mind"] == "regular"
        assert update["view"]["people"][1]["mind"] == "regular"
        assert await lisa.refused("remove-seat", seat=1) == "bot-seat"
    async with house.visit(code, keys[1]) as paul:
        assert (await paul.ends())["reason"] == "wrong-key"


async def test_a_bot_plays_its_seat(house: House) -> None:
    code, key = await house.create("Lisa", settings={"pace": 0.0})
    async with house.visit(code, key) as lisa:
        await lisa.takes("add-bot", mind="regular")
        start = await lisa.takes("start")
        await lisa.sees(lambda update: update["seq"] > start)
        # The game waits for both; the bot's act is in the log, with its seat.
        await lisa.sees(lambda update: update["view"]["waiting_for"] == [0])
