"""Free chat, where the table has it: bounded, and text only."""

import pytest

from parlour.rules.company import LONGEST_REMARK, REMARKS_KEPT
from parlour.rules.registry import GAMES
from tests.web.guests import House

pytestmark = pytest.mark.anyio


async def test_a_table_without_chat_has_none(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa:
        await lisa.takes("start")
        assert (await lisa.play("say", text="hello"))["refusal"]["code"] == "chat-off"


@pytest.mark.parametrize("game", list(GAMES))
async def test_everybody_gets_a_remark_as_it_was_written(house: House, game: str) -> None:
    code, keys = await house.table("Lisa", "Paul", game=game, changes={"chat": True})
    said = """<script>alert("&amp;")</script> {{7*7}} Grüße 🎉"""
    async with (
        house.visit(code, keys[0]) as lisa,
        house.visit(code, keys[1]) as paul,
        house.visit(code) as watcher,
    ):
        await lisa.takes("start")
        assert (await lisa.play("say", text=said))["kind"] == "taken"
        for guest in (lisa, paul, watcher):
            update = await guest.sees(lambda u: u["view"] and u["view"]["remarks"])
            assert update["view"]["remarks"] == [[0, said]]
            assert any(said in line for line in guest.updates[-1]["lines"])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "x" * (LONGEST_REMARK + 1),
        "one\ntwo",
        "\x00",
        "\x1b[31m",
        "\u202eabc",
        "\u2066abc",
        "a\u200bb",
        "\u034f\u034f",
        "\ufe0f",
        "\ufeff",
        "\U000e0041",
    ],
)
async def test_an_invalid_remark_is_refused(house: House, text: str) -> None:
    code, keys = await house.table("Lisa", "Paul", changes={"chat": True})
    async with house.visit(code, keys[0]) as lisa:
        await lisa.takes("start")
        before = await house.events(code)
        assert (await lisa.play("say", text=text))["refusal"]["kind"] == "malformed"
    assert await house.events(code) == before


async def test_only_the_last_remarks_are_kept_in_views(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul", changes={"chat": True})
    async with house.visit(code, keys[0]) as lisa:
        await lisa.takes("start")
        for number in range(REMARKS_KEPT + 5):
            last = await lisa.takes("play", act={"act": "say", "text": f"remark {number}"})
        remarks = (await lisa.sees(lambda update: update["seq"] == last))["view"]["remarks"]
    assert [text for _, text in remarks] == [f"remark {n}" for n in range(5, REMARKS_KEPT + 5)]
