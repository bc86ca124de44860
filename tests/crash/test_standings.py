"""Fifty tables of people and bots play three deals at a server that is killed ten times. Every deal
that anybody finished counts, once, and the standings are exact."""

import asyncio
from fractions import Fraction
from pathlib import Path
from random import Random
from signal import SIGKILL
from time import time
from typing import Any

import httpx
import msgspec
import pytest

from parlour.minds.registry import mind
from parlour.rules import Act
from parlour.rules.registry import GAMES
from parlour.tables.answers import Seated
from parlour.tables.asks import Adjust
from parlour.tables.deals import Deals
from parlour.tables.evenings import Evenings
from parlour.tables.open_store import open_store
from parlour.tables.standings import DealStanding, Standings, standings
from parlour.tables.store import Store
from parlour.tables.table import SettingsChange, Table
from parlour.tables.table_events import read_event
from parlour.tables.table_fold import evolve
from parlour.tables.table_view import TableView
from tests.crash.client import Player
from tests.crash.evening import serving
from tests.crash.server import Life, free_port, started

pytestmark = pytest.mark.anyio

TABLES = 50
DEALS = 3
SEATS = 2
KILLS = 10
LONGEST_LIFE = 1.5
SECONDS_BETWEEN_LOOKS = 0.05
SECONDS_UNTIL_THE_TEST_FAILS = 240.0


class Entrant(Player):
    """Plays all given deals, as a novice would, so that every game comes to its end."""

    def _should_start(self, table: TableView) -> bool:
        return table.number < table.given and super()._should_start(table)

    def _pick(self, name: str) -> Act | None:
        assert self.table is not None
        game = GAMES[self.table.played or ""]
        view: Any = msgspec.json.decode(self._view, type=game.view_type)
        act: Act | None = mind(game.name, "novice").choose(view)
        return act

    @property
    def through(self) -> bool:
        return self.over and self.table is not None and self.table.number == DEALS


async def entrants(port: int, evening: str, number: int) -> list[Entrant]:
    """A table that takes part: with one person and a bot, or with two people."""
    url, people = f"http://127.0.0.1:{port}/api", ["Lisa", "Paul"][: 1 + number % 2]
    seated: list[Seated] = []
    async with httpx.AsyncClient(trust_env=False, timeout=30) as http:
        body = {"name": people[0], "team": f"Team {number}"}
        answer = await http.post(f"{url}/evenings/{evening}/tables", json=body)
        seated.append(msgspec.json.decode(answer.content, type=Seated))
        for name in people[1:]:
            path = f"{url}/tables/{seated[0].code}/seats"
            answer = await http.post(path, json={"name": name})
            seated.append(msgspec.json.decode(answer.content, type=Seated))
    players = [Entrant(one, [port], Random(f"{number} {one.seat}")) for one in seated]
    for player in players:
        player.table_mates = players
    quick = SettingsChange(pace=0.0, banter=False)
    players[0].errands.append(Adjust(settings=quick))
    return players


async def finished_by_the_log(store: Store, code: str) -> list[tuple[int, tuple[int, ...]]]:
    """The finished games of a table, read from its log: the points of each seat."""
    table, found = Table(), []
    for entry in await store.read(code):
        was_playing = table.playing if table.game else False
        table = evolve(table, read_event(entry.event))
        if was_playing and not table.playing and table.play is not None:
            assert not table.play.state.ended_early
            points = [table.rules.score(table.play.state, seat) for seat in range(SEATS)]
            found.append((table.play.number, tuple(points)))
    return found


async def test_the_standings_of_an_evening_survive_ten_kills(tmp_path: Path) -> None:
    rng, place = Random(17), tmp_path / "tables.db"
    life = Life(place=str(place), port=free_port())
    async with started() as server:
        await server.begin(life)
        await serving(life.port)
        url = f"http://127.0.0.1:{life.port}/api/evenings"
        wanted = {
            "title": "Friday",
            "game": "quiddler",
            "changes": {"hands": 1},
            "seats": SEATS,
            "deals": DEALS,
            "ends": time() + 3600,
        }
        made = httpx.post(url, json=wanted, trust_env=False, timeout=30).json()
        teams = [await entrants(life.port, made["name"], number) for number in range(TABLES)]
        players = [player for team in teams for player in team]
        playing = [asyncio.create_task(player.play()) for player in players]
        try:
            async with asyncio.timeout(SECONDS_UNTIL_THE_TEST_FAILS):
                for _ in range(KILLS):
                    await asyncio.sleep(rng.random() * LONGEST_LIFE)
                    server.kill()
                    assert await server.ended() == -SIGKILL
                    await server.begin(life)
                # Who is through before the last kill waits for nothing.
                await serving(life.port)
                while not all(player.through for player in players):
                    await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
        finally:
            for one in playing:
                one.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        # The kills came while people played.
        assert sum(player.connections for player in players) > 2 * len(players)
        key = {"authorization": f"Bearer {made['key']}"}
        address = f"{url}/{made['name']}"
        httpx.post(f"{address}/end", json={"ends": 0}, headers=key, trust_env=False, timeout=30)
        answer = httpx.get(f"{address}/standings", trust_env=False, timeout=30)
        told = msgspec.json.decode(answer.content, type=Standings)
        server.kill()
        assert await server.ended() == -SIGKILL
        assert server.errors() == []
    store = await open_store(str(place))
    deals = Deals(store)
    evenings = Evenings(store, deals)
    evening = await evenings.find(made["name"])
    assert evening is not None
    evening = await evenings.with_results(evening, range(1, DEALS + 1))
    by_the_log = {
        (entry.table, number): points
        for entry in evening.entries
        for number, points in await finished_by_the_log(store, entry.table)
    }
    assert len(by_the_log) == TABLES * DEALS
    # Every game that came to its end is among the results, once, and nothing else is.
    kept = [(one.table, one.deal, one.points) for one in evening.finished]
    assert sorted(kept) == sorted((*game, points) for game, points in by_the_log.items())
    assert all(one.at < evening.ends for one in evening.finished)
    known = {number: await deals.find(deal.name) for number, deal in enumerate(evening.deals, 1)}
    again = standings(evening, {n: k for n, k in known.items() if k}, None, over=True)
    assert [*map(_plain, told.deals)] == [*map(_plain, again.deals)]
    people = [line for line in told.total if line.table]
    assert len(people) == len(players)
    count_by_hand(told)
    await store.close()


def count_by_hand(told: Standings) -> None:
    """Counts all matchpoints again, each result beside each other one, and compares."""
    totals: dict[tuple[int, str], list[int]] = {}
    for deal in told.deals:
        for line in deal.lines:
            rivals = [one for one in deal.lines if one is not line and one.seat == line.seat]
            got = sum(
                2 * (one.points < line.points) + (one.points == line.points) for one in rivals
            )
            assert (line.matchpoints, line.possible) == (got, 2 * len(rivals))
            total = totals.setdefault((line.table, line.level or line.names[0]), [0, 0])
            total[0] += got
            total[1] += 2 * len(rivals)
    shares = {}
    for one in told.total:
        who = (one.table, one.level or one.name)
        # Bots may not have played all deals yet; people have, and nothing is missing.
        if one.table:
            assert [one.matchpoints, one.possible] == totals[who]
        shares[who] = Fraction(one.matchpoints, one.possible)
    for one in told.total:
        own = shares[one.table, one.level or one.name]
        assert one.rank == 1 + sum(share > own for share in shares.values())


def _plain(deal: DealStanding) -> list[tuple[object, ...]]:
    """The results of people; bots may have played on between two looks."""
    return [(one.table, one.seat, one.names, one.points) for one in deal.lines if one.table]
