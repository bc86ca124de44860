"""Reconnecting: missed log lines, and asks whose answer was lost."""

import asyncio
from pathlib import Path

import pytest

from parlour.rules.registry import GAMES
from tests.web.guests import House, open_house
from tests.web.stories import go_on, key_of, opening, tell, write_down

pytestmark = pytest.mark.anyio


async def test_a_reconnect_gets_only_the_lines_after_its_number(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul", changes={"chat": True})
    async with house.visit(code, keys[0]) as lisa:
        await lisa.takes("start")
        seqs = [
            await lisa.takes("play", act={"act": "say", "text": f"remark {n}"}) for n in range(4)
        ]
    for told, since in enumerate(seqs):
        async with house.visit(code, keys[1], since=since) as paul:
            lines = (await paul.update())["lines"]
        assert lines == [f"Lisa says: remark {n}" for n in range(told + 1, 4)]
    for since in (0, -1, -(10**30)):
        async with house.visit(code, keys[1], since=since) as paul:
            assert len((await paul.update())["lines"]) == 1 + 4
    for since in (seqs[-1] + 1, 10**30):
        async with house.visit(code, keys[1], since=since) as paul:
            assert (await paul.update())["lines"] == []


@pytest.mark.parametrize("game", list(GAMES))
async def test_every_log_line_comes_once_over_many_reconnects(house: House, game: str) -> None:
    story = tell(game, 3, seed=2)
    code = f"again-{game[:8]}-1"
    await write_down(house.web.tables.store, code, opening(game, 3), story.steps[0].events)
    heard: list[str] = []
    seq = 0
    for step in story.steps[1:60]:
        async with house.visit(code, key_of(1), since=seq) as guest:
            await guest.update()
            await go_on(house.web.tables, code, step.events)
            await guest.heard_everything()
        seq = guest.updates[-1]["seq"]
        heard += [line for update in guest.updates for line in update["lines"]]
    async with house.visit(code, key_of(1)) as guest:
        assert (await guest.update())["lines"] == heard


async def test_a_resent_id_is_the_same_ask(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul", changes={"chat": True})
    async with house.visit(code, keys[0]) as lisa:
        await lisa.takes("start")
        say = {"act": "say", "text": "once"}
        answers = [await lisa.ask_as("same", "play", act=say) for _ in range(3)]
        # Even if the resent ask has other contents: an id is used once.
        answers.append(await lisa.ask_as("same", "play", act={"act": "say", "text": "twice"}))
    assert len({(answer["kind"], answer["seq"]) for answer in answers}) == 1
    async with house.visit(code, keys[0]) as lisa:
        again = await lisa.ask_as("same", "play", act=say)
        assert again["seq"] == answers[0]["seq"]
        assert (await lisa.update())["view"]["remarks"] == [[0, "once"]]


async def test_an_id_sent_on_two_connections_at_once_happens_once(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul", changes={"chat": True})
    async with house.visit(code, keys[0]) as one, house.visit(code, keys[0]) as other:
        await one.takes("start")
        say = {"act": "say", "text": "once"}
        answers = await asyncio.gather(
            *(guest.ask_as("same", "play", act=say) for guest in (one, other))
        )
        assert answers[0]["seq"] == answers[1]["seq"]
        update = await other.sees(lambda update: update["seq"] == answers[0]["seq"])
    assert update["view"]["remarks"] == [[0, "once"]]


async def test_two_people_may_use_the_same_id(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul", changes={"chat": True})
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        await lisa.takes("start")
        first = await lisa.ask_as("same", "play", act={"act": "say", "text": "from Lisa"})
        second = await paul.ask_as("same", "play", act={"act": "say", "text": "from Paul"})
    assert first["seq"] < second["seq"]


async def test_an_id_that_was_refused_can_be_used_again(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        assert (await paul.ask_as("mine", "start"))["kind"] == "refused"
        await lisa.takes("pass-hosting", seat=1)
        assert (await paul.ask_as("mine", "start"))["kind"] == "taken"


async def test_a_client_can_ask_whether_an_ask_was_taken(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa:
        taken = await lisa.ask_as("first", "lock", locked=True)
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        await lisa.send({"kind": "asked", "id": "first"})
        assert await lisa.hears(lambda heard: heard.get("id") == "first") == taken
        await lisa.send({"kind": "asked", "id": "second"})
        answer = await lisa.hears(lambda heard: heard.get("id") == "second")
        assert answer["refusal"]["code"] == "not-taken"
        await paul.send({"kind": "asked", "id": "first"})
        answer = await paul.hears(lambda heard: heard.get("id") == "first")
        assert answer["refusal"]["code"] == "not-taken"


async def test_everything_is_as_it_was_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path / "tables.db") as house:
        code, keys = await house.table("Lisa", "Paul", changes={"chat": True})
        async with house.visit(code, keys[0]) as lisa:
            await lisa.takes("start")
            say = {"act": "say", "text": "before"}
            taken = await lisa.ask_as("same", "play", act=say)
            before = await lisa.sees(lambda update: update["seq"] == taken["seq"])
    async with (
        open_house(tmp_path / "tables.db") as house,
        house.visit(code, keys[0], since=taken["seq"] - 1) as lisa,
    ):
        after = await lisa.update()
        assert after["view"] == before["view"]
        assert after["lines"] == ["Lisa says: before"]
        assert await lisa.ask_as("same", "play", act=say) == taken
        await lisa.heard_everything()
        assert lisa.updates == [after]
