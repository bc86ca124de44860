"""Taking a seat to another device, or over from somebody who left, with a one-time pass."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.tables.seats import PASS_LASTS
from tests.web.guests import House, StoppedClock, open_house

pytestmark = pytest.mark.anyio


async def pass_for(house: House, code: str, key: str, seat: int) -> str:
    answer = await house.post(f"/api/tables/{code}/passes", {"seat": seat}, key)
    assert answer.status_code == 201, answer.text
    made: str = answer.json()["pass_key"]
    return made


async def claim(house: House, code: str, pass_key: str, **more: Any) -> httpx.Response:
    return await house.post(f"/api/tables/{code}/claims", {"pass_key": pass_key, **more})


async def test_a_seat_moves_to_another_device(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[1]) as old:
        await old.update()
        answer = await claim(house, code, await pass_for(house, code, keys[1], 1))
        assert answer.status_code == 201
        moved = answer.json()
        assert moved["seat"] == 1
        assert moved["key"] not in keys
        goodbye = await old.ends()
        assert (goodbye["reason"], goodbye["again"]) == ("seat-gone", False)
    async with house.visit(code, keys[1]) as old:
        assert (await old.ends())["reason"] == "wrong-key"
    async with house.visit(code, moved["key"]) as new:
        table = (await new.update())["table"]
        assert [seat["name"] for seat in table["seats"]] == ["Lisa", "Paul"]


async def test_a_seat_moves_during_a_game_and_nobody_notices(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa:
        await lisa.takes("start")
        before = (await lisa.sees(lambda update: update["table"]["stage"] == "playing"))["view"]
        moved = (await claim(house, code, await pass_for(house, code, keys[1], 1))).json()
        async with house.visit(code, moved["key"]) as paul:
            assert (await paul.update())["view"]["viewer"] == 1
            after = (await lisa.sees(lambda update: update["table"]["seats"][1]["connected"]))[
                "view"
            ]
    assert before == after


async def test_a_pass_works_once(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    pass_key = await pass_for(house, code, keys[1], 1)
    answers = await asyncio.gather(*(claim(house, code, pass_key) for _ in range(5)))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409]
    assert {a.json()["code"] for a in answers if a.status_code == 409} == {"pass-over"}


async def test_a_new_pass_voids_the_one_before(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    first = await pass_for(house, code, keys[1], 1)
    second = await pass_for(house, code, keys[1], 1)
    assert (await claim(house, code, first)).status_code == 409
    assert (await claim(house, code, second)).status_code == 201


async def test_a_pass_runs_out(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with open_house(tmp_path / "tables.db", clock=clock) as house:
        code, keys = await house.table("Lisa", "Paul")
        pass_key = await pass_for(house, code, keys[1], 1)
        clock.at += PASS_LASTS + 1
        answer = await claim(house, code, pass_key)
        assert (answer.status_code, answer.json()["code"]) == (409, "pass-over")
        async with house.visit(code, keys[1]) as paul:
            await paul.update()


async def test_a_pass_is_for_its_table(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    other, _ = await house.table("Marta", "Ada")
    pass_key = await pass_for(house, code, keys[1], 1)
    assert (await claim(house, other, pass_key)).json()["code"] == "pass-over"
    assert (await claim(house, code, pass_key)).status_code == 201


async def test_the_pass_is_stored_only_as_a_hash(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    pass_key = await pass_for(house, code, keys[1], 1)
    assert all(pass_key.encode() not in event for event in await house.events(code))


@pytest.mark.parametrize(
    "authorization", [None, "", "Bearer", "Bearer x", "Basic x", "Bearer \u00e9"]
)
async def test_only_a_key_gets_a_pass(house: House, authorization: str | None) -> None:
    code, _ = await house.table("Lisa", "Paul")
    before = await house.events(code)
    headers = {}
    if authorization is not None:
        headers[b"authorization"] = authorization.encode("latin-1")
    answer = await house.http.post(f"/api/tables/{code}/passes", json={"seat": 0}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-key")
    assert await house.events(code) == before


@pytest.mark.parametrize("seat", [-1, 2, 10**30, -(10**30)])
async def test_there_is_no_pass_for_a_missing_seat(house: House, seat: int) -> None:
    code, keys = await house.table("Lisa", "Paul")
    answer = await house.post(f"/api/tables/{code}/passes", {"seat": seat}, keys[0])
    assert (answer.status_code, answer.json()["code"]) == (409, "no-such-seat")


async def test_nobody_gets_a_pass_for_the_seat_of_a_person_who_plays(house: House) -> None:
    """A pass would show the person's cards, so not even the host can make one."""
    code, keys = await house.table("Lisa", "Paul", "Marta")
    for started in (False, True):
        for key, refusal in ((keys[0], "not-a-bot"), (keys[1], "host-only")):
            answer = await house.post(f"/api/tables/{code}/passes", {"seat": 2}, key)
            assert (answer.status_code, answer.json()["code"]) == (403, refusal)
        if not started:
            async with house.visit(code, keys[0]) as host:
                await host.takes("start")


async def test_the_host_gives_the_seat_of_somebody_who_left_to_somebody_new(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul", "Marta")
    async with house.visit(code, keys[0]) as host, house.visit(code, keys[2]) as marta:
        await host.takes("start")
        await host.takes("hand-to-bot", seat=2)
        pass_key = await pass_for(house, code, keys[0], 2)
        answer = await claim(house, code, pass_key, name="Ada")
        assert answer.status_code == 201
        async with house.visit(code, answer.json()["key"]) as ada:
            view = (await ada.update())["view"]
            assert view["viewer"] == 2
            assert view["people"][2] == {"name": "Ada", "mind": None}
        assert (await marta.ends())["reason"] == "seat-gone"


async def test_a_person_who_comes_back_first_keeps_the_seat(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul", "Marta")
    async with house.visit(code, keys[0]) as host, house.visit(code, keys[2]) as marta:
        await host.takes("start")
        await host.takes("hand-to-bot", seat=2)
        pass_key = await pass_for(house, code, keys[0], 2)
        await marta.takes("take-back")
        answer = await claim(house, code, pass_key, name="Ada")
        assert answer.json()["code"] == "pass-over"
        await marta.takes("hand-to-bot", seat=2)


@pytest.mark.parametrize(("name", "code"), [("Lisa", "name-taken"), ("\u202e", "malformed")])
async def test_a_claim_with_a_wrong_name_leaves_the_pass_as_it_is(
    house: House, name: str, code: str
) -> None:
    table, keys = await house.table("Lisa", "Paul")
    pass_key = await pass_for(house, table, keys[1], 1)
    assert (await claim(house, table, pass_key, name=name)).json()["code"] == code
    assert (await claim(house, table, pass_key, name="Paula")).status_code == 201


async def test_ids_of_the_old_device_mean_nothing_on_the_new_one(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul", changes={"chat": True})
    async with house.visit(code, keys[0]) as lisa:
        await lisa.takes("start")
    async with house.visit(code, keys[1]) as old:
        first = await old.ask_as("1", "play", act={"act": "say", "text": "from the old device"})
    moved = (await claim(house, code, await pass_for(house, code, keys[1], 1))).json()
    async with house.visit(code, moved["key"]) as new:
        await new.send({"kind": "asked", "id": "1"})
        assert (await new.hears(lambda heard: heard.get("id") == "1"))["kind"] == "refused"
        second = await new.ask_as("1", "play", act={"act": "say", "text": "from the new device"})
        assert second["seq"] > first["seq"]
        view = (await new.sees(lambda update: update["seq"] == second["seq"]))["view"]
    assert [text for _, text in view["remarks"]] == ["from the old device", "from the new device"]
