"""Limits for one connection, one seat and one address, and the refusals beyond them."""

import itertools
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from parlour.rules.registry import GAMES
from parlour.tables.live_table import Live
from parlour.web import socket, visitors
from parlour.web.limits import Bucket, Buckets, slow_down
from parlour.web.settings import ServerSettings
from tests.web.guests import NO_LIMITS, Guest, House, open_house
from tests.web.stories import opening, tell, write_down

pytestmark = pytest.mark.anyio

# The burst of all limits in these tests. Hardly anything refills while they run, even on a slow
# machine.
BURST = 10
A_SECOND = 0.01


@pytest.fixture(autouse=True)
def _long_bursts(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ASKING_BURST", "REQUESTS_BURST", "GUESSES_BURST"):
        monkeypatch.setattr(visitors, name, BURST / A_SECOND)
    monkeypatch.setattr(socket, "ASKING_BURST", BURST / A_SECOND)


def limited(**limits: Any) -> ServerSettings:
    """Settings with these limits and no others."""
    return replace(NO_LIMITS, **limits)


def test_a_bucket_says_how_long_until_there_is_one_again() -> None:
    bucket = Bucket(rate=2.0, burst=3)
    assert [bucket.take(now=0.0) for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    assert bucket.wait(now=0.25) == 0.25
    assert bucket.take(now=0.5) == 0.0
    assert bucket.take(now=0.5) == 0.5
    assert [bucket.take(now=100.0) for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]


def test_a_bucket_holds_at_least_one() -> None:
    """Otherwise nobody could ever take a token at a slow rate."""
    bucket = Bucket(rate=0.5, burst=0.25)
    assert [bucket.take(now=0.0) for _ in range(2)] == [0.0, 2.0]
    assert bucket.take(now=2.0) == 0.0
    assert bucket.take(now=100.0) == 0.0
    assert bucket.take(now=100.0) == 2.0


def test_asking_for_the_wait_takes_no_token() -> None:
    bucket = Bucket(rate=1.0, burst=1)
    assert [bucket.wait(now=0.0) for _ in range(5)] == [0.0] * 5
    assert bucket.take(now=0.0) == 0.0


def test_the_number_of_buckets_is_limited() -> None:
    buckets = Buckets(rate=1.0, burst=1, most=100)
    for visitor in range(10_000):
        buckets.take(str(visitor))
    assert len(buckets) == 100


def test_the_least_recently_used_bucket_is_dropped() -> None:
    """Otherwise many other addresses would push out a busy address, which could start over."""
    buckets = Buckets(rate=1e-9, burst=1, most=3)
    assert buckets.take("busy") == 0
    for visitor in range(10):
        assert buckets.take(str(visitor)) == 0
        assert buckets.take("busy") > 0, visitor
    assert buckets.take("0") == 0, "an address that came once, long ago, is dropped"


@pytest.mark.parametrize(
    ("wait", "said"), [(0.1, "1 second."), (1.0, "1 second."), (1.1, "2 seconds."), (59, "59 ")]
)
def test_a_refusal_says_how_long_to_wait(wait: float, said: str) -> None:
    refusal = slow_down(wait)
    assert (refusal.kind, refusal.code) == ("too-many", "slow-down")
    assert f"Try again in {said}" in refusal.sentence


async def test_requests_of_an_address(tmp_path: Path) -> None:
    settings = limited(requests_per_second=A_SECOND)
    async with open_house(tmp_path / "tables.db", settings) as house:
        code, _ = await house.create("Lisa")
        answers = [await house.http.get(f"/api/tables/{code}") for _ in range(BURST)]
        assert [answer.status_code for answer in answers] == [200] * (BURST - 1) + [429]
        assert 0 < int(answers[-1].headers["retry-after"]) <= 1 / A_SECOND
        assert answers[-1].json()["code"] == "slow-down"
        for answer in (
            await house.post("/api/tables", {"name": "Paul"}),
            await house.post(f"/api/tables/{code}/seats", {"name": "Paul"}),
            await house.post(f"/api/tables/{code}/claims", {"pass_key": "x"}),
            await house.post(f"/api/tables/{code}/passes", {"seat": 0}),
            await house.http.get(f"/api/tables/{code}/records/1"),
        ):
            assert answer.status_code == 429
        # Health checks are not limited.
        assert (await house.http.get("/healthz")).status_code == 200


async def test_tables_of_an_address(tmp_path: Path) -> None:
    settings = limited(tables_per_hour=2.0)
    async with open_house(tmp_path / "tables.db", settings) as house:
        answers = [await house.post("/api/tables", {"name": "Lisa"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert 1 < int(answers[2].headers["retry-after"]) <= 1800
        assert await house.web.tables.store.count() == 2


async def test_less_than_one_table_an_hour_is_one_at_first(tmp_path: Path) -> None:
    settings = limited(tables_per_hour=0.5)
    async with open_house(tmp_path / "tables.db", settings) as house:
        answers = [await house.post("/api/tables", {"name": "Lisa"}) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 429]
        assert 3600 < int(answers[1].headers["retry-after"]) <= 7200


async def test_messages_on_a_connection(tmp_path: Path) -> None:
    settings = limited(messages_per_second=A_SECOND)
    async with open_house(tmp_path / "tables.db", settings) as house:
        code, key = await house.create("Lisa")
        async with house.visit(code, key) as lisa, house.visit(code, key) as other:
            for number in range(BURST):
                await lisa.send({"kind": "ping", "word": str(number)})
            answer = await lisa.ask("lock", locked=True)
            assert answer["refusal"]["code"] == "slow-down"
            assert 0 < answer["wait"] <= 1 / A_SECOND
            for message in ({"kind": "words", "wanted": True}, {"kind": "oops"}, {"kind": "ping"}):
                after = len(lisa.messages)
                await lisa.send(message)
                answer = await lisa.hears(lambda heard: heard["kind"] == "refused", after)
                assert answer["refusal"]["code"] == "slow-down"
            # The other connection has its own budget.
            await other.takes("lock", locked=True)


async def asks_until_refused(guests: list[Guest]) -> int:
    """Sends asks until one is refused. Returns how many were taken."""
    for number, guest in enumerate(itertools.islice(itertools.cycle(guests), 5 * BURST)):
        answer = await guest.ask("play", act={"act": "say", "text": "hello"})
        if answer["refusal"]["code"] == "slow-down":
            assert answer["wait"] > 0
            return number
        assert answer["refusal"]["code"] == "no-game"
    raise AssertionError("there is no limit")


async def test_asks_of_a_seat(tmp_path: Path) -> None:
    settings = limited(asks_per_second=A_SECOND)
    async with open_house(tmp_path / "tables.db", settings) as house:
        code, keys = await house.table("Lisa", "Paul")
        async with (
            house.visit(code, keys[0]) as one,
            house.visit(code, keys[0]) as two,
            house.visit(code, keys[1]) as paul,
        ):
            # A second connection gives no second budget.
            assert await asks_until_refused([one, two]) == BURST
            assert (await two.ask("take-back"))["refusal"]["code"] == "slow-down"
            assert await paul.refused("take-back") == "not-away"


async def test_asks_of_an_address(tmp_path: Path) -> None:
    settings = limited(address_asks_per_second=A_SECOND)
    async with open_house(tmp_path / "tables.db", settings) as house:
        code, keys = await house.table("Lisa", "Paul")
        async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
            assert await asks_until_refused([lisa, paul]) == BURST
            before = await house.events(code)
            assert (await paul.ask("get-up"))["refusal"]["code"] == "slow-down"
            assert await house.events(code) == before


async def test_connections_of_an_address(tmp_path: Path) -> None:
    settings = limited(sockets_per_address=2)
    async with open_house(tmp_path / "tables.db", settings) as house:
        code, key = await house.create("Lisa")
        for _ in range(3):
            async with house.visit(code, key) as one, Guest(house.url(code), None):
                await one.update()
                with pytest.raises(InvalidStatus) as turned_away:
                    await house.visit(code, key).__aenter__()
            response = turned_away.value.response
            assert response.status_code == 429
            assert b"too-many-connections" in response.body


async def test_guesses_at_codes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = limited(guesses_per_minute=60 * A_SECOND)
    async with open_house(tmp_path / "tables.db", settings) as house:
        code, key = await house.create("Lisa")
        lookups = counted_lookups(house, monkeypatch)
        wrong = [f"wrong-code-{number}" for number in range(BURST)]
        for number, guess in enumerate(wrong):
            if number % 3 == 0:
                answer = await house.http.get(f"/api/tables/{guess}")
                assert answer.status_code == 404
            elif number % 3 == 1:
                answer = await house.http.get(f"/api/tables/{guess}/records/1")
                assert answer.status_code == 404
            else:
                async with house.visit(guess) as guest:
                    assert (await guest.ends())["reason"] == "no-table"
        # From now on right and wrong codes get the same answer, after the same time: nothing is
        # looked up.
        before = len(lookups)
        assert before == BURST
        for guess in (code, "wrong-code-999"):
            for path in ("", "/records/1"):
                answer = await house.http.get(f"/api/tables/{guess}{path}")
                assert (answer.status_code, answer.json()["code"]) == (429, "slow-down")
                assert int(answer.headers["retry-after"]) >= 1
            answer = await house.post(f"/api/tables/{guess}/seats", {"name": "Eve"})
            assert answer.status_code == 429
            for wrong_key in (None, "wrong"):
                async with house.visit(guess, wrong_key) as guest:
                    goodbye = await guest.ends()
                    assert (goodbye["reason"], goodbye["again"]) == ("slow-down", True)
        assert len(lookups) == before
        # The limit on guesses does not affect the holder of a key.
        async with house.visit(code, key) as lisa:
            await lisa.update()


def counted_lookups(house: House, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The codes that the server looks up from now on."""
    codes: list[str] = []
    find = house.web.tables.find

    async def counted(code: str, seen: int = 0) -> Live | None:
        codes.append(code)
        return await find(code, seen)

    monkeypatch.setattr(house.web.tables, "find", counted)
    return codes


async def test_a_key_that_came_from_before_a_restart_is_known_after_one_visit(
    tmp_path: Path,
) -> None:
    settings = limited(guesses_per_minute=60 * A_SECOND)
    async with open_house(tmp_path / "tables.db", settings) as house:
        code, key = await house.create("Lisa")
    async with open_house(tmp_path / "tables.db", settings) as house:
        async with house.visit(code, key) as lisa:
            await lisa.update()
        for _ in range(BURST):
            async with house.visit(code, "wrong") as guest:
                assert (await guest.ends())["reason"] == "wrong-key"
        async with house.visit(code, key) as lisa:
            await lisa.update()


def test_the_least_recently_used_key_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "MOST_KEYS", 2)
    known = visitors.Visitors(limited(guesses_per_minute=60 * A_SECOND))
    for key in ("a", "b", "a", "c"):
        known.remember_key(key)
    for _ in range(BURST):
        known.guesses.take("192.0.2.1")
    waits = {key: known.guessing_wait("192.0.2.1", key) > 0 for key in ("a", "b", "c")}
    assert waits == {"a": False, "b": True, "c": False}


@pytest.mark.parametrize("game", list(GAMES))
async def test_an_address_without_guesses_left_gets_no_record(tmp_path: Path, game: str) -> None:
    """Otherwise codes of tables with a record could be guessed by asking for records."""
    settings = limited(guesses_per_minute=60 * A_SECOND)
    async with open_house(tmp_path / "tables.db", settings) as house:
        code = "finished-game-1"
        events = tell(game, 3, seed=7).events
        await write_down(house.web.tables.store, code, opening(game, 3), events)
        assert (await house.http.get(f"/api/tables/{code}")).status_code == 200
        record = f"/api/tables/{code}/records/1"
        assert (await house.http.get(record)).status_code == 200
        for number in range(BURST):
            answer = await house.http.get(f"/api/tables/wrong-code-{number}/records/1")
            assert answer.status_code == 404
        answer = await house.http.get(record)
        assert (answer.status_code, answer.json()["code"]) == (429, "slow-down")


async def test_wrong_keys_count_as_guesses(tmp_path: Path) -> None:
    settings = limited(guesses_per_minute=60 * A_SECOND)
    async with open_house(tmp_path / "tables.db", settings) as house:
        code, key = await house.create("Lisa")
        for _ in range(BURST):
            async with house.visit(code, "wrong") as guest:
                assert (await guest.ends())["reason"] == "wrong-key"
        async with house.visit(code, "wrong") as guest:
            assert (await guest.ends())["reason"] == "slow-down"
        async with house.visit(code, key) as lisa:
            await lisa.update()


@pytest.mark.parametrize("trust", [False, True])
async def test_addresses_come_from_a_proxy_only_if_it_is_trusted(
    tmp_path: Path, *, trust: bool
) -> None:
    settings = limited(tables_per_hour=1.0, trust_proxy=trust)
    async with open_house(tmp_path / "tables.db", settings) as house:

        async def create(*forwarded: str) -> int:
            headers = [("x-forwarded-for", one) for one in forwarded]
            answer = await house.http.post("/api/tables", json={"name": "Lisa"}, headers=headers)
            return answer.status_code

        assert await create("192.0.2.1") == 201
        assert await create("192.0.2.2") == (201 if trust else 429)
        # Addresses that a visitor put in front of the proxy's are ignored.
        assert await create("198.51.100.9, 192.0.2.1") == 429
        assert await create("198.51.100.9", "192.0.2.1") == 429
        # One IPv6 network counts as one visitor.
        assert await create("2001:db8:0:1::1") == (201 if trust else 429)
        assert await create("2001:db8:0:1:ffff::2") == 429
        assert await create("::ffff:192.0.2.1") == 429
        assert await create("2001:db8:0:2::1") == (201 if trust else 429)
        # Some proxies add the visitor's port.
        assert await create("192.0.2.1:4711") == 429
        assert await create("[2001:db8:0:1::3]:4711") == 429


async def test_wrong_keys_and_passes_over_http_count_as_guesses(tmp_path: Path) -> None:
    settings = limited(guesses_per_minute=60 * A_SECOND)
    async with open_house(tmp_path / "tables.db", settings) as house:
        code, key = await house.create("Lisa")
        for number in range(BURST):
            if number % 2:
                answer = await house.post(f"/api/tables/{code}/passes", {"seat": 0}, "x")
                assert answer.json()["code"] == "wrong-key"
            else:
                answer = await house.post(f"/api/tables/{code}/claims", {"pass_key": "x"})
                assert answer.json()["code"] == "pass-over"
        for path, body in (("passes", {"seat": 0}), ("claims", {"pass_key": "x"})):
            answer = await house.post(f"/api/tables/{code}/{path}", body, key)
            assert (answer.status_code, answer.json()["code"]) == (429, "slow-down")


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/api/deals/plum-otter-12345678", None, "no-deal"),
        ("POST", "/api/tables", {"name": "Lisa", "deal": "plum-otter-12345678"}, "no-deal"),
        ("GET", "/api/evenings/plum-otter-12345678", None, "no-evening"),
        ("GET", "/api/evenings/plum-otter-12345678/standings", None, "no-evening"),
        (
            *("POST", "/api/evenings/plum-otter-12345678/tables"),
            *({"name": "Lisa", "team": "Otters"}, "no-evening"),
        ),
        ("POST", "/api/evenings/plum-otter-12345678/end", {"ends": 0}, "no-evening"),
        ("POST", "/api/evenings/plum-otter-12345678/struck", {"number": 1}, "no-evening"),
        ("GET", "/api/tables/plum-otter-77/comparison", None, "no-table"),
        ("GET", "/api/tables/plum-otter-77/memory", None, "no-record"),
        ("GET", "/api/evenings/EVENING", None, None),
        ("GET", "/api/evenings/EVENING/standings?table=plum-otter-77", None, "wrong-key"),
        ("GET", "/api/evenings/EVENING/standings?table=TABLE", None, "wrong-key"),
        ("POST", "/api/evenings/EVENING/end", {"ends": 0}, "not-organiser"),
        ("POST", "/api/evenings/EVENING/struck", {"number": 1}, "not-organiser"),
    ],
)
async def test_wrong_names_and_keys_of_deals_and_evenings_count_as_guesses(
    tmp_path: Path, method: str, path: str, body: object, code: str | None
) -> None:
    """After too many, the answer is the same whether there is a deal or an evening, and whatever
    key is right: nothing is looked up."""
    settings = limited(guesses_per_minute=60 * A_SECOND)
    async with open_house(tmp_path / "tables.db", settings) as house:
        ends = house.web.tables.evenings.now() + 3600
        made = await house.post("/api/evenings", {"title": "Friday", "ends": ends})
        name, organiser = made.json()["name"], made.json()["key"]
        team = {"name": "Lisa", "team": "Otters"}
        table = (await house.post(f"/api/evenings/{name}/tables", team)).json()["code"]
        named = path.replace("EVENING", name).replace("TABLE", table)

        async def ask(where: str, key: str) -> httpx.Response:
            headers = {"authorization": f"Bearer {key}"}
            return await house.http.request(method, where, json=body, headers=headers)

        for _ in range(BURST):
            assert (await ask(named, "wrong")).json().get("code") == code
        right = named.replace("plum-otter-12345678", name)
        for where, key in ((named, "wrong"), (right, organiser)):
            answer = await ask(where, key)
            assert (answer.status_code, answer.json()["code"]) == (429, "slow-down")


async def test_standings_count_by_their_bytes(tmp_path: Path) -> None:
    """A few large answers, and the address has to wait. The table of one seat is not large, so the
    allowance is small here."""
    settings = limited(address_asks_per_second=0.0001)
    async with open_house(tmp_path / "tables.db", settings) as house:
        ends = house.web.tables.evenings.now() + 3600
        made = await house.post("/api/evenings", {"title": "Friday", "ends": ends})
        path = f"/api/evenings/{made.json()['name']}/standings"
        answers = [(await house.http.get(path)).status_code for _ in range(3)]
        assert answers == [200, 429, 429]
        assert (await house.http.get(f"{path}?as=csv")).status_code == 429


async def test_a_refused_table_does_not_count_against_the_limit(tmp_path: Path) -> None:
    settings = limited(tables_per_hour=2.0)
    async with open_house(tmp_path / "tables.db", settings) as house:
        for wanted in ({"name": ""}, {"name": "Lisa", "changes": {"length": 99}}) * 3:
            assert (await house.post("/api/tables", wanted)).status_code in (400, 409)
        answers = [await house.post("/api/tables", {"name": "Lisa"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]


def test_a_large_ipv6_network_has_its_share_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "NETWORK_SHARE", 3)
    one = [f"2001:db8:0:{number:x}::/64" for number in range(9)]
    other = "2001:db8:1::/64"
    buckets = visitors.AddressBuckets(rate=0.001, burst=2)
    assert [buckets.take(address) > 0 for address in one] == [False] * 6 + [True] * 3
    assert buckets.wait(one[8]) > 0
    # A token that comes back comes back to the network, too.
    buckets.give_back(one[0])
    assert buckets.take(one[8]) == 0
    assert buckets.take(other) == 0
    # What an address cannot take costs its network nothing.
    assert [buckets.take(other) > 0 for _ in range(4)] == [False, True, True, True]
    assert buckets.take("2001:db8:1:1::/64") == 0


def test_sockets_are_counted_by_address_by_network_and_in_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(visitors, "NETWORK_SHARE", 2)
    monkeypatch.setattr(visitors, "EVERYBODYS_SHARE", 3)
    known = visitors.Visitors(limited(sockets_per_address=2))
    one = [f"2001:db8:0:{number:x}::/64" for number in range(3)]
    assert [known.connected(one[0]) for _ in range(3)] == [True, True, False]
    assert [known.connected(one[1]) for _ in range(2)] == [True, True]
    assert not known.connected(one[2]), "the network has its four"
    assert [known.connected("192.0.2.1") for _ in range(2)] == [True, True]
    assert not known.connected("192.0.2.2"), "all have their six"
    known.disconnected(one[0])
    assert known.connected("192.0.2.2")


async def test_tables_are_counted_in_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "EVERYBODYS_SHARE", 2)
    settings = limited(tables_per_hour=1.0, trust_proxy=True)
    async with open_house(tmp_path / "tables.db", settings) as house:
        answers = [
            await house.http.post(
                "/api/tables", json={"name": name}, headers={"x-forwarded-for": f"192.0.2.{last}"}
            )
            for last, name in ((1, "Lisa"), (2, ""), (3, "Paul"), (4, "Marta"))
        ]
        # The second is no name, so it does not count.
        assert [answer.status_code for answer in answers] == [201, 400, 201, 429]
