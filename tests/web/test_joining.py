"""Sitting down at an existing table."""

import asyncio

import pytest

from parlour.rules.registry import GAMES
from tests.web.guests import House

pytestmark = pytest.mark.anyio


async def test_a_name_and_the_code_are_enough(house: House) -> None:
    code, _ = await house.create("Lisa")
    answer = await house.post(f"/api/tables/{code}/seats", {"name": "Paul"})
    assert answer.status_code == 201
    seated = answer.json()
    assert (seated["code"], seated["seat"]) == (code, 1)
    async with house.visit(code, seated["key"]) as paul:
        table = (await paul.update())["table"]
    assert table["seat"] == 1
    assert [seat["name"] for seat in table["seats"]] == ["Lisa", "Paul"]


@pytest.mark.parametrize("name", ["Zoë", "ZOË", "zoe\u0308", "\uff3aoë"])
async def test_two_people_cannot_have_one_name(house: House, name: str) -> None:
    code, _ = await house.create("Zoë")
    answer = await house.post(f"/api/tables/{code}/seats", {"name": name})
    assert answer.status_code == 409
    assert answer.json()["code"] == "name-taken"


@pytest.mark.parametrize(
    "code", ["plum-otter-77", "no", "%2e%2e", "%00", "PLUM-OTTER-77", "a" * 3000]
)
async def test_there_is_no_table_with_a_wrong_code(house: House, code: str) -> None:
    answers = [
        await house.http.get(f"/api/tables/{code}"),
        await house.post(f"/api/tables/{code}/seats", {"name": "Paul"}),
        await house.post(f"/api/tables/{code}/claims", {"pass_key": "x"}),
        await house.post(f"/api/tables/{code}/passes", {"seat": 0}, "x"),
    ]
    assert {answer.status_code for answer in answers} == {404}
    assert {answer.json()["code"] for answer in answers} <= {"no-table", "no-page"}


@pytest.mark.parametrize("game", list(GAMES))
async def test_nobody_can_sit_down_at_a_full_table(house: House, game: str) -> None:
    most = max(GAMES[game].seats)
    code, _ = await house.table(*(f"Player {n}" for n in range(most)), game=game)
    answer = await house.post(f"/api/tables/{code}/seats", {"name": "Late"})
    assert answer.status_code == 409
    assert answer.json()["code"] == "table-full"


async def test_nobody_sits_down_during_a_game(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as host:
        await host.takes("start")
    answer = await house.post(f"/api/tables/{code}/seats", {"name": "Marta"})
    assert answer.status_code == 409
    assert answer.json()["code"] == "game-running"
    assert (await house.http.get(f"/api/tables/{code}")).json()["stage"] == "playing"


async def test_people_who_come_at_once_get_seats_of_their_own(house: House) -> None:
    code, _ = await house.create("Lisa")
    answers = await asyncio.gather(
        *(house.post(f"/api/tables/{code}/seats", {"name": f"Player {n}"}) for n in range(9))
    )
    seated = [answer.json() for answer in answers if answer.status_code == 201]
    assert sorted(one["seat"] for one in seated) == [1, 2, 3, 4, 5]
    assert len({one["key"] for one in seated}) == 5
    assert {answer.status_code for answer in answers} == {201, 409}


async def test_names_that_differ_by_an_invisible_mark_are_the_same(house: House) -> None:
    code, _ = await house.table("Lisa", "Ada \u2764\ufe0f")
    for name in ("Lisa\ufe0f", "ada \u2764"):
        answer = await house.post(f"/api/tables/{code}/seats", {"name": name})
        assert answer.json()["code"] == "name-taken"
