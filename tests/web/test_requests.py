"""A late friend asks for a bot's seat, over HTTP, and sits down once the table says yes."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from parlour.tables.keys import hash_key
from parlour.tables.seat_requests import REQUEST_LASTS
from parlour.tables.seats import PASS_LASTS
from tests.web.guests import NO_LIMITS, House, StoppedClock, open_house

pytestmark = pytest.mark.anyio


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock(at=1000.0)


@pytest.fixture
async def slow_house(tmp_path: Path, clock: StoppedClock) -> AsyncIterator[House]:
    async with open_house(tmp_path / "tables.db", clock=clock) as opened:
        yield opened


async def ask(house: House, code: str, name: str = "Marta", seat: int = 1) -> httpx.Response:
    return await house.post(f"/api/tables/{code}/requests", {"name": name, "seat": seat})


async def asked(house: House, code: str, name: str = "Marta", seat: int = 1) -> str:
    """Asks for a seat. Returns the secret that may become a pass."""
    answer = await ask(house, code, name, seat)
    assert answer.status_code == httpx.codes.CREATED, answer.text
    key: str = answer.json()["pass_key"]
    return key


async def claim(house: House, code: str, key: str, **more: str) -> tuple[int, dict[str, Any]]:
    answer = await house.post(f"/api/tables/{code}/claims", {"pass_key": key, **more})
    return answer.status_code, answer.json()


async def with_a_bot(house: House, **settings: Any) -> tuple[str, str]:
    """Makes a table with Lisa and a bot. Returns its code and her key."""
    code, key = await house.create("Lisa", settings=settings)
    async with house.visit(code, key) as lisa:
        await lisa.takes_as("otter", "add-bot", mind="regular", name="Otter")
    return code, key


def request_number(update: dict[str, Any]) -> int:
    number: int = update["table"]["requests"][0]["number"]
    return number


@pytest.mark.parametrize("watchers", [True, False])
@pytest.mark.parametrize("playing", [True, False])
async def test_a_late_friend_is_let_in(house: House, *, playing: bool, watchers: bool) -> None:
    code, key = await with_a_bot(house, watchers=watchers)
    async with house.visit(code, key) as lisa:
        if playing:
            await lisa.takes("start")
        assert (await house.http.get(f"/api/tables/{code}")).json()["bots"] == [1]
        marta = await asked(house, code)
        update = await lisa.sees(lambda update: update["table"]["requests"])
        assert update["table"]["requests"] == [
            {"number": request_number(update), "name": "Marta", "seat": 1}
        ]
        assert (await claim(house, code, marta))[0] == httpx.codes.ACCEPTED
        await lisa.takes("answer-request", number=request_number(update), yes=True)
        status, seated = await claim(house, code, marta, name="Somebody Else")
        assert (status, seated["seat"]) == (httpx.codes.CREATED, 1)
        update = await lisa.sees(lambda update: update["table"]["seats"][1]["person"])
        assert update["table"]["seats"][1]["name"] == "Marta"
        told = [line for one in lisa.updates for line in one["lines"]]
        assert ("Marta takes the seat of Otter." in told) == playing
        async with house.visit(code, seated["key"]) as guest:
            update = await guest.update()
            assert update["table"]["seat"] == 1
            assert (update["view"] and update["view"]["viewer"]) == (1 if playing else None)
    # It works once.
    assert (await claim(house, code, marta))[1]["code"] == "pass-over"


async def test_before_the_yes_a_request_opens_nothing(house: House) -> None:
    code, key = await with_a_bot(house)
    marta = await asked(house, code)
    async with house.visit(code, marta) as stranger:
        assert (await stranger.ends())["reason"] == "wrong-key"
    answer = await house.post(f"/api/tables/{code}/passes", {"seat": 1}, marta)
    assert answer.json()["code"] == "wrong-key"
    # Its hash, which is in the log, opens nothing either.
    assert (await claim(house, code, hash_key(marta)))[1]["code"] == "pass-over"
    events = b"".join(await house.events(code))
    assert marta.encode() not in events
    async with house.visit(code, key) as lisa:
        update = await lisa.update()
        assert marta not in str(update)
        assert hash_key(marta) not in str(update)
        await lisa.takes("answer-request", number=request_number(update), yes=False)
    assert (await claim(house, code, marta))[1]["code"] == "pass-over"


async def test_a_guest_can_answer_only_while_the_host_is_not_connected(house: House) -> None:
    code, key = await with_a_bot(house)
    paul_key = await house.join(code, "Paul")
    await asked(house, code)
    async with house.visit(code, paul_key) as paul:
        async with house.visit(code, key) as lisa:
            await paul.sees(lambda update: update["table"]["seats"][0]["connected"])
            number = request_number(await lisa.update())
            assert await paul.refused("answer-request", number=number, yes=True) == "host-only"
        await paul.sees(lambda update: not update["table"]["seats"][0]["connected"])
        await paul.takes("answer-request", number=number, yes=True)
    async with house.visit(code) as watcher:
        assert await watcher.refused("answer-request", number=number, yes=True) == "watching"


async def test_an_unanswered_request_runs_out(slow_house: House, clock: StoppedClock) -> None:
    code, key = await with_a_bot(slow_house)
    marta = await asked(slow_house, code)
    async with slow_house.visit(code, key) as lisa:
        number = request_number(await lisa.update())
        clock.at += REQUEST_LASTS
        assert (await claim(slow_house, code, marta))[1]["code"] == "pass-over"
        assert await lisa.refused("answer-request", number=number, yes=True) == "request-over"
        zed = await asked(slow_house, code, "Zed")
        update = await lisa.sees(lambda update: request_number(update) != number)
        await lisa.takes("answer-request", number=request_number(update), yes=True)
        clock.at += PASS_LASTS + 1
        assert (await claim(slow_house, code, zed))[1]["code"] == "pass-over"


async def test_an_update_is_sent_when_a_request_runs_out(tmp_path: Path) -> None:
    clock = StoppedClock(at=1000.0)
    async with open_house(tmp_path / "tables.db", clock=clock) as house:
        code, key = await with_a_bot(house)
        async with house.visit(code, key) as lisa:
            await asked(house, code)
            await lisa.sees(lambda update: update["table"]["requests"])
            clock.at += REQUEST_LASTS
            async with house.visit(code) as watcher:
                await watcher.update()
            await lisa.sees(lambda update: not update["table"]["requests"])


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"name": "Marta", "seat": 0}, 403, "not-a-bot"),
        ({"name": "Marta", "seat": 7}, 409, "no-such-seat"),
        ({"name": "Lisa", "seat": 1}, 409, "name-taken"),
        ({"name": "", "seat": 1}, 400, "malformed"),
        ({"seat": 1}, 400, "malformed"),
        ({"name": "Marta", "seat": 1, "key": "x"}, 400, "malformed"),
    ],
)
async def test_a_wrong_request_is_refused_and_changes_nothing(
    house: House, body: dict[str, Any], status: int, code: str
) -> None:
    table, _ = await with_a_bot(house)
    before = await house.events(table)
    answer = await house.post(f"/api/tables/{table}/requests", body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert await house.events(table) == before


async def test_locked_solo_and_missing_tables_take_no_requests(house: House) -> None:
    code, key = await with_a_bot(house)
    async with house.visit(code, key) as lisa:
        await lisa.takes("lock", locked=True)
    assert (await ask(house, code)).json()["code"] == "locked"
    assert (await house.http.get(f"/api/tables/{code}")).json()["bots"] == []
    made = await house.post("/api/tables", {"name": "Lisa", "occasion": "lesson"})
    assert (await ask(house, made.json()["code"])).json()["code"] == "set-up"
    assert (await ask(house, "no-table-1")).status_code == httpx.codes.NOT_FOUND


async def test_seat_requests_of_an_address_are_limited(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, seat_requests_per_hour=2.0)
    async with open_house(tmp_path / "tables.db", limits) as house:
        code, _ = await with_a_bot(house)
        # Refused requests do not count.
        assert (await ask(house, code, "Lisa")).status_code == httpx.codes.CONFLICT
        await asked(house, code, "Marta")
        await asked(house, code, "Zed")
        answer = await ask(house, code, "Ada")
        assert answer.status_code == httpx.codes.TOO_MANY_REQUESTS
        assert int(answer.headers["retry-after"]) > 60


async def test_polling_for_an_answer_does_not_count_as_guessing(tmp_path: Path) -> None:
    async with open_house(
        tmp_path / "tables.db", replace(NO_LIMITS, guesses_per_minute=1)
    ) as house:
        code, _ = await with_a_bot(house)
        marta = await asked(house, code)
        for _ in range(10):
            assert (await claim(house, code, marta))[0] == httpx.codes.ACCEPTED
        guesses = [(await claim(house, code, "a guess"))[0] for _ in range(3)]
        assert guesses[-1] == httpx.codes.TOO_MANY_REQUESTS


async def test_the_friend_and_the_host_can_be_at_two_processes(postgres_url: str) -> None:
    async with open_house(postgres_url) as here, open_house(postgres_url) as there:
        code, key = await with_a_bot(here)
        async with here.visit(code, key) as lisa:
            await lisa.takes("start")
            marta = await asked(there, code)
            update = await lisa.sees(lambda update: update["table"]["requests"])
            assert (await claim(there, code, marta))[0] == httpx.codes.ACCEPTED
            await lisa.takes("answer-request", number=request_number(update), yes=True)
            assert (await claim(there, code, marta))[0] == httpx.codes.CREATED
            await lisa.sees(lambda update: update["table"]["seats"][1]["person"])
