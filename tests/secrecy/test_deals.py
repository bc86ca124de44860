"""The proof for deals that many tables play: with all results and cards of a deal replaced by
others, with more of them and with fewer, everything that a device gets which has not finished the
deal is the same to the byte, and the store is asked the same and answers as many rows. That holds
for a server that has just started, too. How far another table has played is another matter:
decision 041 says what its code tells."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import time
from typing import Any, TypeAlias

import msgspec
import pytest

from parlour.rules.refusal import Refusal
from parlour.tables import evenings, known_logs
from parlour.tables.answers import Accepted
from parlour.tables.asks import AnswerRequest, Choose, GetUp, RemoveSeat, TakeBack, TakeName
from parlour.tables.deals import DEALS, BotsPlayed, DealPlayed, Terms, results_log
from parlour.tables.evening_events import TableFinished
from parlour.tables.evenings import EVENINGS, results_of
from parlour.tables.given_deals import standings_at
from parlour.tables.play import new_deal
from parlour.tables.postgres import PostgresStore
from parlour.tables.sqlite import SqliteStore
from parlour.tables.standings import KeptStandings
from parlour.tables.store import DAY, Appended, Batch, LogEntry
from parlour.tables.table import NamedDeal, TableSettings
from parlour.web.chores import Chores
from tests.secrecy.twins import two_houses
from tests.web.guests import PATIENCE, House, StoppedClock, open_house
from tests.web.teams import Team, evening, standings, team

pytestmark = pytest.mark.anyio

GAMES = {
    "letterjam": {"changes": {"length": 3}, "seats": 2},
    "quiddler": {"changes": {"hands": 1}, "seats": 3},
}
games = pytest.mark.parametrize("game", list(GAMES))


async def copy_log(here: House, there: House, log: str, others: Sequence[tuple[str, str]]) -> None:
    """Copies a log into another store, with other secrets."""
    store = here.web.tables.store
    acts = {seq: act for act, seq in await store.acts(log, 10_000)}
    for entry in await store.read(log):
        text = entry.event.decode()
        for old, new in others:
            text = text.replace(old, new)
        batch = Batch(log, entry.seq - 1, (text.encode(),), acts.get(entry.seq), time())
        assert await there.web.tables.store.append(batch) == Appended(entry.seq)


def played(seats: int, rng: Random) -> DealPlayed:
    return DealPlayed(
        points=tuple(rng.randrange(200) for _ in range(seats)),
        people=tuple(rng.random() < 0.5 for _ in range(seats)),
        again=tuple(rng.random() < 0.3 for _ in range(seats)),
        substituted=tuple(rng.random() < 0.3 for _ in range(seats)),
    )


async def results_of_others(
    house: House,
    deals: Sequence[NamedDeal],
    finished: int,
    seats: int,
    name: str,
    *,
    seed: int = 5,
    others: int = 3,
) -> None:
    """Others play the deals that the own table has not finished. What they had played before is
    replaced."""
    tables, rng = house.web.tables, Random(seed)
    for number, deal in enumerate(deals, 1):
        if number <= finished:
            continue
        for log in (results_log(deal.name), results_of(name, number)):
            await tables.store.upkeep.delete(log)
        for table in range(2, 2 + others):
            one, code = played(seats, rng), f"other-table-{table}"
            await tables.deals.finish(deal.name, code, number, one)
            result = TableFinished(
                table=code,
                deal=number,
                at=time() - 100.0,
                points=one.points,
                names=tuple(f"{code} {seat}" for seat in range(seats)),
                people=one.people,
                again=one.again,
                substituted=one.substituted,
            )
            await tables.evenings.finish(name, result)
        for level in ("novice", "regular", "expert")[:others]:
            bots = BotsPlayed(level, 0, tuple(rng.randrange(200) for _ in range(seats)))
            await tables.deals.add_bots(deal.name, bots)


async def everything(
    house: House,
    code: str,
    keys: Sequence[str],
    evening_name: str,
    deals: Sequence[NamedDeal],
    other: str = "other-table-1",
) -> list[bytes]:
    """All that a device at a table can get about deals, with its keys, others' and none; also with
    the code of another table."""
    heard: list[bytes] = []
    for key in (*keys, "no key", None):
        headers = {} if key is None else {"authorization": f"Bearer {key}"}
        for path in (
            f"/api/evenings/{evening_name}",
            f"/api/evenings/{evening_name}/standings",
            f"/api/evenings/{evening_name}/standings?as=csv",
            f"/api/evenings/{evening_name}/standings?table={code}",
            f"/api/evenings/{evening_name}/standings?table={code}&as=csv",
            f"/api/evenings/{evening_name}/standings?table={other}",
            f"/api/tables/{other}",
            f"/api/tables/{other}/comparison",
            *(f"/api/tables/{other}/{what}/1" for what in ("records", "replays", "reviews")),
            *(f"/api/tables/{other}/{what}" for what in ("memory", "hindsight", "replays/1/1")),
            f"/api/tables/{code}",
            f"/api/tables/{code}/comparison",
            *(f"/api/tables/{code}/{what}/2" for what in ("records", "replays", "reviews")),
            *(f"/api/tables/{code}/{what}" for what in ("memory", "hindsight", "replays/2/1")),
            *(f"/api/deals/{deal.name}" for deal in deals),
            "/api/days/today",
        ):
            answer = await house.http.get(path, headers=headers)
            heard += [path.encode(), b"%d" % answer.status_code, answer.content]
            heard += [b": ".join(header) for header in answer.headers.raw]
        for path, body in (
            ("/api/tables", {"name": "Lisa", "deal": deals[-1].name}),
            (f"/api/evenings/{evening_name}/tables", {"name": "Lisa", "team": "Otters"}),
            (f"/api/tables/{code}/reviews/2/tries", {"at": 1, "seat": 0, "acts": []}),
            (f"/api/tables/{other}/reviews/1/tries", {"at": 1, "seat": 0, "acts": []}),
            (f"/api/tables/{other}/claims", {"pass_key": "no pass"}),
            (f"/api/tables/{other}/passes", {"seat": 0}),
        ):
            answer = await house.http.post(path, json=body, headers=headers)
            heard += [b"%d" % answer.status_code, answer.content]
    return heard


async def seen_at(one: Team, house: House) -> list[bytes]:
    """What a table sends to its people: the table and its game, in words, too."""
    heard = []
    for key in one.keys:
        async with house.visit(one.live.code, key) as guest:
            await guest.update()
        heard += guest.heard
    return heard


def _names(values: tuple[Any, ...]) -> tuple[str, ...]:
    """The names of logs and tables among values. Numbers and times may differ."""
    return tuple(value for value in values if isinstance(value, str))


Asked: TypeAlias = list[tuple[str, tuple[str, ...], int]]


@pytest.fixture
def queries(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """What the store is asked, with the names in the question, and how many rows it answers. The
    server does no chores meanwhile: once a second they ask for the operator's orders, in the middle
    of any answer."""
    monkeypatch.setattr(Chores, "all", lambda _: ())
    made: Asked = []
    query = SqliteStore._query

    async def counting(store: SqliteStore, sql: str, values: tuple[Any, ...] = ()) -> list[Any]:
        rows = await query(store, sql, values)
        made.append((sql, _names(values), len(rows)))
        return rows

    fetch = PostgresStore._fetch

    async def counting_there(store: PostgresStore, sql: str, *values: Any) -> Sequence[Any]:
        rows = await fetch(store, sql, *values)
        made.append((sql, _names(values), len(rows)))
        return rows

    monkeypatch.setattr(SqliteStore, "_query", counting)
    monkeypatch.setattr(PostgresStore, "_fetch", counting_there)
    return made


@pytest.fixture
def entries_read(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """From which logs entries are read, and how many: what an answer costs beside its size."""
    counted: list[tuple[str, int]] = []
    read = SqliteStore.read

    async def counting(store: SqliteStore, table: str, after: int = 0) -> Sequence[LogEntry]:
        entries = await read(store, table, after)
        counted.append((table, len(entries)))
        return entries

    monkeypatch.setattr(SqliteStore, "read", counting)
    return counted


@games
@pytest.mark.parametrize("finished", [0, 1])
async def test_nothing_of_a_deal_reaches_those_who_have_not_finished_it(
    game: str, finished: int, tmp_path: Path, entries_read: list[tuple[str, int]]
) -> None:
    """``finished`` deals of an evening are played at the device's own table."""
    wanted = GAMES[game]
    seats = wanted["seats"]
    assert isinstance(seats, int)
    async with two_houses(tmp_path) as (here, there):
        name, organiser = await evening(here, game=game, deals=3, **wanted)
        own = await team(here, name, "Otters", "Lisa", "Paul")
        for number in range(5):
            code = f"other-table-{number}"
            assert await here.web.tables.evenings.enter(name, code, code) is None
        for _ in range(finished):
            await own.plays()
        deals = own.live.table.all_given
        hidden = deals[finished:]
        others = [(deal.seed, "f" * 32) for deal in hidden]
        logs = [own.live.code, f"{EVENINGS}{name}", *(f"{DEALS}{deal.name}" for deal in deals)]
        for number, deal in enumerate(deals[:finished], 1):
            logs += [results_of(name, number), results_log(deal.name)]
        for log in logs:
            await copy_log(here, there, log, others)
        assert len(hidden) == 3 - finished
        # In one house nobody else has played; in the other, others and bots have.
        await results_of_others(there, deals, finished, seats, name)
        for house in (here, there):
            # What bots score in a finished deal is told once they have played it.
            found = await house.web.tables.evenings.find(name)
            assert found is not None
            live = await house.live(own.live.code)
            await standings_at(house.web.tables, KeptStandings(), found, live)
            await house.web.tables.bot_results.played()
        keys = [*own.keys, organiser]
        first = await everything(here, own.live.code, keys, name, hidden)
        assert await everything(there, own.live.code, keys, name, hidden) == first
        # Nor does the time tell it: the server reads as much here as there.
        costs = []
        for house in (here, there):
            entries_read.clear()
            assert await everything(house, own.live.code, keys, name, hidden) == first
            costs.append([*entries_read])
        assert costs[0] == costs[1]
        assert {log.partition("/")[0] for log, _ in costs[0]} >= {"evening"}
        assert await seen_at(own, here) == await seen_at(own, there)
        # The results are there: when the evening is over, they are told.
        told = first[first.index(f"/api/evenings/{name}/standings".encode()) + 2]
        assert await there.web.tables.evenings.move_end(name, organiser, 0.0) is None
        after = (await there.http.get(f"/api/evenings/{name}/standings")).content
        assert len(after) > len(told) + 1000


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store can be opened, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "here.db")
    url: str = request.getfixturevalue("postgres_url")
    return url


async def test_a_read_does_the_same_work_whether_others_have_just_finished(
    place: str, queries: Asked
) -> None:
    """Nothing that is asked about deals and evenings looks into the daybook, where the last events
    of all tables wait, and the first who asks after a result reads no more than before it."""
    async with open_house(place, clock=StoppedClock()) as here:
        name, organiser = await evening(here, deals=2, **GAMES["letterjam"])
        own = await team(here, name, "Otters", "Lisa", "Paul")
        other = await team(here, name, "Wrens", "Marta", "Jo")
        keys, hidden = [*own.keys, organiser], own.live.table.all_given
        code, theirs = own.live.code, other.live.code
        costs, said = [], []
        for play in (False, False, True, True):
            if play:
                await other.plays()
            queries.clear()
            said.append(await everything(here, code, keys, name, hidden, theirs))
            costs.append([*queries])
        assert costs[1] == costs[2] == costs[3]
        assert said[0] == said[1] == said[2] == said[3]
        assert costs[1]
        assert not any("daybook" in sql for sql, *_ in costs[1])


# How often others have played the deals, and how they did: seed and number of tables.
PLAYED_BY_OTHERS = ((1, 0), (2, 1), (3, 5), (4, 5), (5, 3))


@games
@pytest.mark.parametrize("finished", [0, 1])
async def test_the_first_answers_of_a_server_do_the_same_work_whatever_others_did(
    game: str, finished: int, place: str, queries: Asked
) -> None:
    """``finished`` deals of the evening are played at the device's own table, and at another one,
    which plays on."""
    wanted = GAMES[game]
    seats = wanted["seats"]
    assert isinstance(seats, int)
    async with open_house(place, clock=StoppedClock()) as house:
        name, organiser = await evening(house, game=game, deals=3, **wanted)
        own = await team(house, name, "Otters", "Lisa", "Paul")
        other = await team(house, name, "Wrens", "Marta", "Jo")
        for number in range(7):
            code = f"other-table-{number}"
            assert await house.web.tables.evenings.enter(name, code, code) is None
        for _ in range(finished):
            await own.plays()
            await other.plays()
        await standings(house, name, own)
        await house.web.tables.bot_results.played()
        code, keys, deals = own.live.code, [*own.keys, organiser], own.live.table.all_given
    said, costs = [], []
    for number, (seed, others) in enumerate(PLAYED_BY_OTHERS):
        async with open_house(place, clock=StoppedClock()) as house:
            await results_of_others(house, deals, finished, seats, name, seed=seed, others=others)
            if number == 2:
                playing = Team(house, await house.live(other.live.code), other.keys)
                # Each id is for one ask.
                playing._ids = other._ids
                await playing.plays()
        async with open_house(place, clock=StoppedClock()) as house:
            queries.clear()
            said.append(await everything(house, code, keys, name, deals[finished:]))
            await house.web.tables.written()
            costs.append(sorted(map(repr, queries)))
            assert not any("daybook" in sql for sql, names, _ in queries if "/" in names[0])
    assert len(costs[0]) > 50
    for again, cost in zip(said[1:], costs[1:], strict=True):
        assert again == said[0]
        assert cost == costs[0]


async def test_what_has_left_the_memory_is_read_by_the_same_work_whatever_others_did(
    place: str, queries: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (evenings, known_logs):
        monkeypatch.setattr(module, "MOST_KNOWN", 0)
    async with open_house(place, clock=StoppedClock()) as house:
        name, organiser = await evening(house, deals=3, **GAMES["letterjam"])
        own = await team(house, name, "Otters", "Lisa", "Paul")
        await own.plays()
        await standings(house, name, own)
        await house.web.tables.bot_results.played()
        keys, deals = [*own.keys, organiser], own.live.table.all_given
        said, costs = [], []
        for seed, others in PLAYED_BY_OTHERS:
            await results_of_others(house, deals, 1, 2, name, seed=seed, others=others)
            queries.clear()
            said.append(await everything(house, own.live.code, keys, name, deals[1:]))
            costs.append(sorted(map(repr, queries)))
        assert len(costs[0]) > 50
        for again, cost in zip(said[1:], costs[1:], strict=True):
            assert again == said[0]
            assert cost == costs[0]


async def test_the_first_answers_to_a_late_friend_do_the_same_work_whatever_others_did(
    place: str, queries: Asked
) -> None:
    """The friend's own table has finished the deal. The friend has not."""
    async with open_house(place, clock=StoppedClock()) as house:
        name, _ = await evening(house, game="quiddler", deals=2, **GAMES["quiddler"])
        own = await team(house, name, "Otters", "Lisa", "Paul")
        await own.plays()
        friend, code = await own.takes_in("Marta"), own.live.code
        deals = own.live.table.all_given
    costs, said = [], []
    for others in range(3):
        async with open_house(place, clock=StoppedClock()) as house:
            tables, rng = house.web.tables, Random(others)
            for number in range(others):
                await tables.deals.finish(deals[0].name, f"other-table-{number}", 1, played(3, rng))
                result = TableFinished(
                    f"other-table-{number}", 1, 1.0, (1, 2, 3), ("A", "B", "C"), *((True,) * 3,) * 3
                )
                await tables.evenings.finish(name, result)
        async with open_house(place, clock=StoppedClock()) as house:
            queries.clear()
            said.append(await everything(house, code, [friend], name, deals))
            await house.web.tables.written()
            costs.append(sorted(map(repr, queries)))
    assert said[0] == said[1] == said[2]
    assert costs[0] == costs[1] == costs[2]


@pytest.mark.parametrize("of_the_day", [False, True])
async def test_the_time_does_not_tell_how_many_have_played_a_deal_that_is_given(
    of_the_day: bool, place: str, queries: Asked
) -> None:
    """Somebody asks for the deal, makes a table for it, and asks how others did: each time at a
    server that has just started."""
    async with open_house(place, clock=StoppedClock()) as house:
        if of_the_day:
            name = (await house.web.tables.days.deal("letterjam")).name
            body = {"name": "Lisa", "game": "letterjam", "occasion": "day"}
        else:
            terms = Terms("letterjam", "rulebook", {"length": 3}, 2)
            name = (await house.web.tables.deals.make(terms, "")).name
            body = {"name": "Lisa", "deal": name}
    costs, said = [], []
    for number in range(4):
        async with open_house(place, clock=StoppedClock()) as house:
            deals, rng = house.web.tables.deals, Random(5)
            for one in range(number):
                await deals.finish(name, f"other-table-{one}", number, played(2, rng))
                await deals.add_bots(name, BotsPlayed("expert", number, (80, 80)))
        async with open_house(place, clock=StoppedClock()) as house:
            queries.clear()
            answers = [await house.http.get(f"/api/deals/{name}")]
            seated = (await house.post("/api/tables", body)).json()
            key = {"authorization": f"Bearer {seated['key']}"}
            compared = f"/api/tables/{seated['code']}/comparison"
            answers += [await house.http.get(compared, headers=key)]
            answers += [await house.http.get("/api/days/today")]
            said.append([(one.status_code, one.content) for one in answers])
            # The code of a table is drawn at random.
            costs.append([(sql, rows) for sql, _, rows in queries])
    assert costs[0] == costs[1] == costs[2] == costs[3]
    assert costs[0]
    assert said[0] == said[1] == said[2] == said[3]


async def test_no_answer_waits_for_a_result_that_it_may_not_show(tmp_path: Path) -> None:
    async with two_houses(tmp_path) as (here, _):
        name, organiser = await evening(here, deals=2, **GAMES["letterjam"])
        own = await team(here, name, "Otters", "Lisa", "Paul")
        other = await team(here, name, "Wrens", "Marta", "Jo")
        await own.plays()
        records = here.web.tables._records
        stuck: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # The other table is in its first deal, and the record of its second one is under way.
        await other.plays()
        await other.starts()
        records._writing[stuck] = other.live.code
        try:
            hidden = own.live.table.all_given[1:]
            keys = [*own.keys, organiser]
            async with asyncio.timeout(PATIENCE):
                await everything(here, own.live.code, keys, name, hidden, other.live.code)
                unknown = await here.http.get("/api/deals/plum-otter-00000000")
                old = await here.http.get("/api/days/2020-02-02")
            assert (unknown.status_code, old.status_code) == (404, 200)
            assert not stuck.done()
        finally:
            del records._writing[stuck]


async def asked_by_a_stranger(house: House, code: str) -> list[bytes]:
    """All that somebody with nothing but the code of a table gets, but for a bot's seat."""
    said: list[bytes] = []
    for name in ("Eve", "Lisa", "=bot", ""):
        answer = await house.post(f"/api/tables/{code}/seats", {"name": name})
        said += [b"%d" % answer.status_code, answer.content]
    for what in ("", "/records/1", "/replays/1", "/replays/1/1", "/memory", "/reviews/1"):
        answer = await house.http.get(f"/api/tables/{code}{what}")
        said += [b"%d" % answer.status_code, answer.content]
    for key in (None, "no key"):
        async with house.visit(code, key) as stranger:
            await stranger.ends()
        said += stranger.heard
    return said


async def requested(house: House, code: str, name: str) -> tuple[int, list[str]]:
    """How a request for a bot's seat is answered, whichever seat it names."""
    answer = await house.post(f"/api/tables/{code}/requests", {"name": name, "seat": 77})
    return answer.status_code, sorted(answer.json())


async def test_a_stranger_does_not_learn_how_far_a_table_of_an_evening_is(tmp_path: Path) -> None:
    """Before the first deal, in it, between the deals, and after the last one, at another game."""
    async with two_houses(tmp_path) as (here, _):
        name, organiser = await evening(here, game="quiddler", deals=2, **GAMES["quiddler"])
        lobby = await team(here, name, "Otters", "Lisa")
        summary = f"/api/tables/{lobby.live.code}"
        before = (await here.http.get(summary)).content
        said, asked = [], []
        for stage in ("playing", "over", "left", "playing", "over", "another game"):
            if stage == "playing":
                await lobby.starts()
            elif stage == "over":
                await lobby.plays_on()
            elif stage == "left":
                # Between deals nobody's seat becomes empty, and no bot goes.
                assert isinstance(await lobby.asks(GetUp()), Accepted)
                assert isinstance(await lobby.asks(TakeBack()), Accepted)
                refused = await lobby.asks(RemoveSeat(seat=1))
                assert isinstance(refused, Refusal)
                assert refused.code == "bot-seat"
            else:
                assert isinstance(await lobby.asks(TakeName(name="Liese")), Refusal)
                choice = Choose(
                    game="letterjam", rule_set="rulebook", settings=TableSettings(watchers=False)
                )
                assert isinstance(await lobby.asks(choice), Accepted)
            assert (await here.http.get(summary)).content == before, stage
            said.append(await asked_by_a_stranger(here, lobby.live.code))
            asked.append(await requested(here, lobby.live.code, "Eve"))
            waiting = lobby.live.table.requests[-1].number
            assert isinstance(await lobby.asks(AnswerRequest(number=waiting, yes=False)), Accepted)
        assert all(one == said[0] for one in said)
        assert asked == [(201, ["pass_key"])] * len(asked), "a late friend can ask for a seat"
        full = msgspec.json.decode(said[0][1])
        assert full["sentence"] == "Every seat is taken. You can ask for that of a bot."
        # When the evening is over, everything is told again.
        assert await here.web.tables.evenings.move_end(name, organiser, 0.0) is None
        told = (await here.http.get(summary)).json()
        assert (told["stage"], told["names"][0], told["game"]) == ("over", "Lisa", "letterjam")


@games
async def test_a_stranger_does_not_learn_how_far_a_table_of_the_day_is(
    game: str, tmp_path: Path
) -> None:
    async with two_houses(tmp_path) as (here, _):
        body = {"name": "Lisa", "game": game, "occasion": "day"}
        seated = (await here.post("/api/tables", {**body, "team": True})).json()
        friends = Team(here, await here.live(seated["code"]), [seated["key"]])
        summary = (await here.http.get(f"/api/tables/{seated['code']}")).content
        await friends.starts()
        said = [await asked_by_a_stranger(here, seated["code"])]
        assert (await requested(here, seated["code"], "Eve"))[0] == 201
        await friends.plays_on()
        said.append(await asked_by_a_stranger(here, seated["code"]))
        assert said[0] == said[1]
        assert summary in said[0]
        alone = (await here.post("/api/tables", body)).json()
        one = Team(here, await here.live(alone["code"]), [alone["key"]])
        said = [await asked_by_a_stranger(here, alone["code"])]
        await one.plays_on()
        said.append(await asked_by_a_stranger(here, alone["code"]))
        assert said[0] == said[1]


async def test_a_late_friend_sits_down_at_a_table_of_an_evening(tmp_path: Path) -> None:
    """Before the first deal at once; later in the seat of a bot, when the table has said yes."""
    async with two_houses(tmp_path) as (here, _):
        name, _ = await evening(here, game="quiddler", deals=2, **GAMES["quiddler"])
        own = await team(here, name, "Otters", "Lisa", "Paul")
        await own.plays()
        code = own.live.code
        made = (await here.post(f"/api/tables/{code}/requests", {"name": "Marta"})).json()
        waiting = own.live.table.requests[0]
        assert isinstance(await own.asks(AnswerRequest(number=waiting.number, yes=True)), Accepted)
        claim = await here.post(f"/api/tables/{code}/claims", {"pass_key": made["pass_key"]})
        assert claim.status_code == 201
        assert own.live.table.holders[claim.json()["seat"]].name == "Marta"
        assert (await requested(here, code, "Eve"))[1] == ["code", "kind", "rule", "sentence"]


@games
async def test_nothing_of_a_day_reaches_those_who_have_not_finished_its_deal(
    game: str, tmp_path: Path
) -> None:
    async with two_houses(tmp_path) as (here, there):
        body = {"name": "Lisa", "game": game, "occasion": "day"}
        alone = (await here.post("/api/tables", body)).json()
        together = (await here.post("/api/tables", {**body, "team": True})).json()
        code = alone["code"]
        table = (await here.live(code)).table
        deal, day = table.all_given[0], here.web.tables.days.today()
        others = [(deal.seed, "f" * 32)]
        logs = [code, together["code"], f"{DEALS}{deal.name}", f"{DAY}{day}/{game}"]
        for log in logs:
            await copy_log(here, there, log, others)
        rng, seats = Random(7), len(table.holders)
        for number in range(9):
            one = played(seats, rng)
            await there.web.tables.deals.finish(deal.name, f"other-table-{number}", 1, one)
        heard = []
        for house in (here, there):
            said = []
            for key in (alone["key"], together["key"], None):
                headers = {} if key is None else {"authorization": f"Bearer {key}"}
                for path in (
                    *("/api/days/today", f"/api/days/{day}", "/api/days/2999-01-01"),
                    *(f"/api/tables/{one}" for one in (code, together["code"])),
                    *(f"/api/tables/{one}/comparison" for one in (code, together["code"])),
                    *(f"/api/tables/{code}/{what}/1" for what in ("records", "reviews")),
                    f"/api/deals/{deal.name}",
                ):
                    answer = await house.http.get(path, headers=headers)
                    said += [b"%d" % answer.status_code, answer.content]
            async with house.visit(together["code"], together["key"]) as lisa:
                await lisa.update()
            heard.append([*said, *lisa.heard])
        assert heard[0] == heard[1]
        # When the day is over, its results are told.
        before = (await there.http.get(f"/api/days/{day}")).json()["deals"][game]
        there.web.tables.days.today = lambda: "2999-01-01"
        after = (await there.http.get(f"/api/days/{day}")).json()["deals"][game]
        assert (before, after["finished"]) == (None, 9)


def test_a_name_says_nothing_about_the_seed() -> None:
    """The name and the seed of a deal are drawn independently: the same name fits any seed."""

    class Recorded(Random):
        """A random source whose later draws can be changed."""

        def getrandbits(self, k: int, /) -> int:
            drawn = super().getrandbits(k)
            return drawn ^ 1 if k == 128 else drawn

    plain, other = new_deal(Random(3)), new_deal(Recorded(3))
    assert plain.name == other.name
    assert plain.seed != other.seed
