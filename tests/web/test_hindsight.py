"""What was best in one's cards: for the holder of a seat, once a hand is scored."""

import pytest

from parlour.minds.quiddler.hindsight import _best
from tests.web.guests import House

pytestmark = pytest.mark.anyio


async def hindsight(house: House, code: str, key: str) -> tuple[int, str]:
    headers = {"authorization": f"Bearer {key}"}
    answer = await house.http.get(f"/api/tables/{code}/hindsight", headers=headers)
    return answer.status_code, answer.json()["sentence"]


async def test_only_the_holder_of_a_seat_looks_back_and_only_on_a_scored_hand(
    house: House,
) -> None:
    quick = {"game": "quiddler", "changes": {"hands": 1}, "settings": {"pace": 0}}
    code, (key,) = await house.table("Lisa", **quick)
    assert await hindsight(house, code, key) == (200, "")
    assert (await hindsight(house, code, "wrong"))[0] == 403
    async with house.visit(code, key) as lisa:
        for _ in range(2):
            await lisa.takes("add-bot", mind="regular")
        await lisa.takes("start")
        await lisa.sees(lambda update: update["view"])
        assert await hindsight(house, code, key) == (200, "")
        # A bot finishes the game in Lisa's place.
        await lisa.takes("hand-to-bot", seat=0)
        await lisa.sees(lambda update: update["view"]["phase"] == "over")
        assert lisa.updates[-1]["view"]["hindsight"] == 1
    looked_back_here = _best.cache_info()
    status, sentence = await hindsight(house, code, key)
    assert status == 200
    assert "cards" in sentence
    # A worker process has computed it, so nobody's act had to wait.
    assert _best.cache_info() == looked_back_here


async def test_a_game_without_hindsight_says_nothing(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa:
        await lisa.takes("start")
        assert await hindsight(house, code, keys[0]) == (200, "")
