"""What a finished game tells about its deal: its name with the replay, and when bots are done."""

import pytest

from tests.web.guests import House
from tests.web.teams import evening, team

pytestmark = pytest.mark.anyio

SHORT = {"game": "quiddler", "changes": {"hands": 1}, "seats": 2, "deals": 2}


async def test_a_replay_names_the_deal_of_its_own_game(house: House) -> None:
    name, _ = await evening(house, **SHORT)
    otters = await team(house, name, "Otters", "Lisa", "Paul")
    for _ in range(3):
        await otters.plays()
    given = [deal.name for deal in otters.live.table.all_given]
    own = {"authorization": f"Bearer {otters.keys[0]}"}
    told = []
    for number in (1, 2, 3):
        path = f"/api/tables/{otters.live.code}/replays/{number}"
        told.append((await house.http.get(path, headers=own)).json()["deal"])
    assert told[:2] == given
    # The third game has a deal of its own, which others can play.
    assert told[2] not in (None, *given)
    assert (await house.http.get(f"/api/deals/{told[2]}")).json()["seats"] == 2


async def test_a_comparison_says_when_its_numbers_stay(house: House) -> None:
    name, _ = await evening(house, **SHORT)
    otters = await team(house, name, "Otters", "Lisa", "Paul")
    await otters.plays()
    path = f"/api/tables/{otters.live.code}/comparison"
    own = {"authorization": f"Bearer {otters.keys[0]}"}
    first = (await house.http.get(path, headers=own)).json()
    assert first["bots_done"] is False
    await house.web.tables.bot_results.played()
    last = (await house.http.get(path, headers=own)).json()
    assert last["bots_done"] is True
    assert len(last["par"]) == 2
