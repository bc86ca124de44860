"""A client that floods the server gets refusals with a wait; other players notice nothing."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from parlour.web.settings import ServerSettings
from tests.fuzz.mutation import mutated, text_of
from tests.web.guests import Guest, House, open_house

pytestmark = pytest.mark.anyio

MESSAGES = 500
LINES = 5


def guest_from(house: House, address: str, code: str, key: str | None) -> Guest:
    headers = {"x-forwarded-for": address}
    hello = {"kind": "hello", "key": key}
    return Guest(house.url(code), hello, additional_headers=headers)


async def test_a_flood_is_slowed_down_and_nobody_else(tmp_path: Path) -> None:
    async with open_house(
        tmp_path / "tables.db", ServerSettings(port=0, trust_proxy=True)
    ) as house:
        code, keys = await house.table("Lisa", "Paul", changes={"chat": True})
        async with guest_from(house, "192.0.2.1", code, keys[0]) as lisa:
            await lisa.takes("start")
            floods = [asyncio.create_task(flood(house, code, n)) for n in range(LINES)]
            for number in range(20):
                await lisa.takes("play", act={"act": "say", "text": f"remark {number}"})
            refusals = sum(await asyncio.gather(*floods), Counter[str]())
            remarks = (await lisa.sees(lambda u: len(u["view"]["remarks"]) == 20))["view"][
                "remarks"
            ]
        assert [text for _, text in remarks] == [f"remark {number}" for number in range(20)]
        assert refusals["slow-down"] > LINES * MESSAGES / 2


async def flood(house: House, code: str, number: int) -> "Counter[str]":
    """Sends everything at once on a new connection. Returns the answers."""
    rng = Random(number)
    async with guest_from(house, "198.51.100.7", code, None) as stranger:
        await stranger.update()
        for at in range(MESSAGES):
            message = {"kind": "ask", "id": str(at), "ask": {"ask": "start"}}
            await stranger.socket.send(text_of(mutated(message, rng), rng))
        await stranger.hears(lambda heard: sum_of(stranger) >= MESSAGES)
    refused = [heard for heard in stranger.messages if heard["kind"] == "refused"]
    for one in refused:
        assert (one["wait"] > 0) == (one["refusal"]["code"] == "slow-down")
    return Counter(one["refusal"]["code"] for one in refused)


def sum_of(guest: Guest) -> int:
    return sum(message["kind"] in ("refused", "taken", "pong") for message in guest.messages)
