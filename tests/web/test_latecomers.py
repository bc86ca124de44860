"""What those get who came late to a table of an evening, and what a game tells that was ended
early."""

import pytest

from parlour.rules.manners import WantEnd
from parlour.tables.answers import Accepted
from parlour.tables.asks import PlayAct
from tests.web.guests import House
from tests.web.teams import Team, act_of, evening, standings, team

pytestmark = pytest.mark.anyio

GAMES = {
    "letterjam": {"game": "letterjam", "changes": {"length": 3}, "seats": 3, "deals": 2},
    "quiddler": {"game": "quiddler", "changes": {"hands": 1}, "seats": 3, "deals": 2},
}


async def test_a_late_friend_is_told_of_what_they_played(house: House) -> None:
    name, key = await evening(house, **GAMES["quiddler"])
    otters = await team(house, name, "Otters", "Lisa", "Paul")
    await otters.plays()
    otters.keys.append(await otters.takes_in("Marta"))
    await otters.plays()
    told = await standings(house, name, Team(house, otters.live, otters.keys[2:]))
    assert [deal["number"] for deal in told["deals"]] == [2]
    assert len((await standings(house, name, otters))["deals"]) == 2
    own = {"authorization": f"Bearer {otters.keys[2]}"}
    records = [f"/api/tables/{otters.live.code}/records/{number}" for number in (1, 2)]
    codes = [(await house.http.get(path, headers=own)).status_code for path in records]
    assert codes == [404, 200]
    # Who takes their own seat to another device has played what they played.
    passed = await house.post(f"/api/tables/{otters.live.code}/passes", {"seat": 0}, otters.keys[0])
    claim = {"pass_key": passed.json()["pass_key"]}
    moved = (await house.post(f"/api/tables/{otters.live.code}/claims", claim)).json()["key"]
    lisa = Team(house, otters.live, [moved])
    assert len((await standings(house, name, lisa))["deals"]) == 2
    # When the evening is over, everybody is told.
    await house.post(f"/api/evenings/{name}/end", {"ends": 0}, key)
    codes = [(await house.http.get(path, headers=own)).status_code for path in records]
    assert codes == [200, 200]


@pytest.mark.parametrize("wanted", list(GAMES.values()), ids=list(GAMES))
async def test_a_game_that_was_ended_early_keeps_its_cards(
    wanted: dict[str, object], house: House
) -> None:
    name, _ = await evening(house, **wanted)
    otters = await team(house, name, "Otters", "Lisa")
    await otters.starts()
    assert isinstance(await otters.asks(PlayAct(act=act_of(WantEnd(want=True)))), Accepted)
    assert not otters.live.table.playing
    await house.web.tables.written()
    code, own = otters.live.code, {"authorization": f"Bearer {otters.keys[0]}"}
    for _ in range(2):
        for what in ("records", "replays", "reviews"):
            answer = await house.http.get(f"/api/tables/{code}/{what}/1", headers=own)
            assert answer.json()["code"] == "no-record", what
        # The next deal is played to its end, and can be seen.
        if otters.live.table.next_number == 2:
            await otters.plays()
    answer = await house.http.get(f"/api/tables/{code}/records/2", headers=own)
    assert answer.status_code == 200
    memory = await house.http.get(f"/api/tables/{code}/memory", headers=own)
    assert [one["number"] for one in memory.json()["games"]] == [2]
