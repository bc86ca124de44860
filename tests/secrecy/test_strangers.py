"""Strangers with a code, a seat's number, an old key or a used pass: they learn nothing and change
nothing, and the person they pretend to be notices nothing."""

import asyncio
import hmac
from pathlib import Path
from typing import Any

import pytest

from parlour.rules.registry import GAMES
from parlour.tables import keys as seat_keys
from parlour.tables.seats import PASS_LASTS
from tests.web.guests import Guest, House, StoppedClock, open_house

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    path = tmp_path_factory.mktemp("strangers") / "tables.db"
    async with open_house(path, clock=StoppedClock()) as opened:
        yield opened


async def said_to(house: House, code: str, key: str | None) -> list[bytes]:
    """All messages to a client that connects with this key, up to the goodbye."""
    async with house.visit(code, key) as stranger:
        await stranger.ends()
    answer = await house.post(f"/api/tables/{code}/passes", {"seat": 1}, key)
    return [*stranger.heard, b"%d" % answer.status_code, answer.content]


async def claimed_with(house: House, code: str, pass_key: str) -> tuple[int, bytes]:
    answer = await house.post(f"/api/tables/{code}/claims", {"pass_key": pass_key})
    return answer.status_code, answer.content


async def new_pass(house: House, code: str, key: str, seat: int) -> str:
    answer = await house.post(f"/api/tables/{code}/passes", {"seat": seat}, key)
    assert answer.status_code == 201
    made: str = answer.json()["pass_key"]
    return made


@pytest.mark.parametrize("game", list(GAMES))
async def test_an_old_key_works_no_better_than_any_string(house: House, game: str) -> None:
    code, keys = await house.table("Lisa", "Paul", game=game)
    async with house.visit(code, keys[0]) as lisa:
        await lisa.takes("start")
    status, _ = await claimed_with(house, code, await new_pass(house, code, keys[1], 1))
    assert status == 201
    before = await house.events(code)
    nothing = await said_to(house, code, "no key at all")
    for key in (keys[1], keys[1] + "x", keys[1][:-1], seat_keys.hash_key(keys[0])):
        assert await said_to(house, code, key) == nothing
    assert len(nothing) == 3
    assert await house.events(code) == before


async def test_a_key_opens_one_table_only(house: House) -> None:
    code, _ = await house.table("Lisa", "Paul")
    _, keys = await house.table("Lisa", "Paul")
    nothing = await said_to(house, code, "no key at all")
    assert await said_to(house, code, keys[0]) == nothing


async def test_a_used_pass_works_no_better_than_any_string(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    used = await new_pass(house, code, keys[1], 1)
    assert (await claimed_with(house, code, used))[0] == 201
    before = await house.events(code)
    assert await claimed_with(house, code, used) == await claimed_with(house, code, "no pass")
    assert await house.events(code) == before


async def test_a_pass_that_ran_out_changes_nothing(tmp_path: Path) -> None:
    clock = StoppedClock()
    async with open_house(tmp_path / "tables.db", clock=clock) as house:
        code, keys = await house.table("Lisa", "Paul")
        pass_key = await new_pass(house, code, keys[1], 1)
        clock.at += PASS_LASTS + 1
        before = await house.events(code)
        status, content = await claimed_with(house, code, pass_key)
        assert status == 409
        assert b"key" not in content.replace(b"pass", b"")
        assert await house.events(code) == before
        async with house.visit(code, keys[1]) as paul:
            await paul.update()


async def test_a_pass_is_not_a_key_and_a_key_is_not_a_pass(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    pass_key = await new_pass(house, code, keys[1], 1)
    assert await said_to(house, code, pass_key) == await said_to(house, code, "no key at all")
    assert await claimed_with(house, code, keys[1]) == await claimed_with(house, code, "no pass")


async def test_the_code_alone_shows_only_the_summary(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul", settings={"watchers": False})
    async with house.visit(code, keys[0]) as lisa:
        await lisa.takes("start")
    summary = (await house.http.get(f"/api/tables/{code}")).json()
    assert set(summary) == {
        "code",
        "game",
        "title",
        "stage",
        "names",
        "bots",
        "played_by_bots",
        "most_seats",
        "locked",
        "watchers_allowed",
        "changes",
        "deals",
        "evening",
    }
    async with house.visit(code) as stranger:
        assert (await stranger.ends())["reason"] == "no-watchers"
    assert len(stranger.heard) == 1


@pytest.mark.parametrize("game", list(GAMES))
async def test_knowing_the_number_of_a_seat_gives_nothing(house: House, game: str) -> None:
    code, keys = await house.table("Lisa", "Paul", "Marta", game=game)
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[2]) as marta:
        await lisa.takes("start")
        view = (await lisa.sees(lambda update: update["view"]))["view"]
        before = await house.events(code)
        for key in (None, "wrong"):
            for seat in range(3):
                answer = await house.post(f"/api/tables/{code}/passes", {"seat": seat}, key)
                assert answer.json()["code"] == "wrong-key"
        # A person at the table who is not connected.
        for ask in ("remove-seat", "pass-hosting", "hand-to-bot"):
            assert await marta.refused(ask, seat=1) in ("host-only", "not-overdue")
        # An act cannot name a seat; it always belongs to the asker's.
        played = await marta.play("leave", seat=1)
        assert played["refusal"]["kind"] == "malformed"
        message = {"kind": "ask", "id": "x", "seat": 1, "ask": {"ask": "get-up"}}
        await marta.send(message)
        refused = await marta.hears(lambda heard: heard.get("id") == "x")
        assert refused["refusal"]["kind"] == "malformed"
        assert await house.events(code) == before
        await lisa.heard_everything()
        assert lisa.updates[-1]["view"] == view


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_wrong_key_never_disturbs_the_real_player(house: House, game: str) -> None:
    code, keys = await house.table("Lisa", "Paul", game=game, changes={"chat": True})
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        await lisa.takes("start")
        await lisa.sees(lambda update: update["view"])
        await lisa.heard_everything()
        await paul.heard_everything()
        before = await house.events(code)
        frames = len(lisa.updates), len(paul.updates)
        hellos = [{"kind": "hello", "key": f"wrong-{n}", "since": n} for n in range(40)]
        strangers = await asyncio.gather(*(knock(house, code, hello) for hello in hellos))
        assert set(strangers) == {"wrong-key"}
        await asyncio.gather(
            *(house.post(f"/api/tables/{code}/passes", {"seat": 1}, f"x{n}") for n in range(20)),
            *(house.post(f"/api/tables/{code}/claims", {"pass_key": "x"}) for n in range(20)),
            *(house.post(f"/api/tables/{code}/seats", {"name": f"Eve {n}"}) for n in range(20)),
        )
        await lisa.heard_everything()
        await paul.heard_everything()
        assert (len(lisa.updates), len(paul.updates)) == frames
        assert await house.events(code) == before
        assert (await paul.play("say", text="still here"))["kind"] == "taken"


async def knock(house: House, code: str, hello: dict[str, Any]) -> str:
    async with Guest(house.url(code), hello) as stranger:
        reason: str = (await stranger.ends())["reason"]
    return reason


async def test_keys_are_compared_in_constant_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every key is compared with that of every seat, by the constant-time comparison."""
    code, table_keys = await house.table("Lisa", "Paul", "Marta")
    live = await house.live(code)
    compared: list[str] = []
    whole = hmac.compare_digest

    def compare(one: str, other: str) -> bool:
        compared.append(other)
        return whole(one, other)

    monkeypatch.setattr(hmac, "compare_digest", compare)
    hashes = [holder.key for holder in live.table.holders]
    for key, seat in ((table_keys[0], 0), (table_keys[2], 2), ("wrong", None)):
        compared.clear()
        assert live.seat_of(key) == seat
        assert compared == hashes
