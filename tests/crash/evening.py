"""An evening: tables of every game at one store, with bots and with players over real sockets."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random

import httpx
import msgspec
from msgspec import Struct

from parlour.games import manifests
from parlour.minds.registry import minds
from parlour.rules.registry import GAMES
from parlour.tables.answers import Seated
from parlour.tables.asks import AddBot, HandToBot, Start
from tests.crash.client import Player
from tests.crash.ledger import Ledger, Reader

NAMES = ("Lisa", "Paul", "Marta")
SHORT = {name: game.short for name, game in manifests().items()} | {"quiddler": {"hands": 2}}
"""Options that make a game short."""
SECONDS_UNTIL_A_TEST_FAILS = 120.0
SECONDS_BETWEEN_LOOKS = 0.01


class Company(Struct, frozen=True):
    """The players of a table: how many persons, how many bots, and for how long."""

    game: str
    persons: int
    bots: int
    short: bool = True


COMPANIES = tuple(
    company for game in GAMES for company in (Company(game, 3, 0), Company(game, 2, 1))
)


class Evening:
    """Tables, their players, and the checks on them."""

    def __init__(self, tables: Sequence[Sequence[Player]], read: Reader) -> None:
        self.tables = tables
        self.players = [player for table in tables for player in table]
        self.ledgers = [Ledger(table) for table in tables]
        self._read = read

    @property
    def bot_acts(self) -> int:
        """How often bots acted, up to the last check."""
        return sum(ledger.bot_acts for ledger in self.ledgers)

    @property
    def taken(self) -> int:
        """How many asks were acknowledged."""
        return sum(len(player.taken) for player in self.players)

    async def leave_it_to_bots(self) -> None:
        """One game at each table, in which the persons only watch what bots do at their seats."""
        for table in self.tables:
            table[0].errands.append(Start())
            for player in table:
                player.eager = False
                player.errands.append(HandToBot(seat=player.seat))
        await until(lambda: all(p.table and p.table.seats[p.seat].mind for p in self.players))

    async def put_off(self) -> None:
        """Waits until the server tells a player to ask again later."""
        so_far = sum(player.put_off for player in self.players)
        await until(lambda: sum(player.put_off for player in self.players) > so_far)

    async def happen(self, events: int) -> None:
        """Waits for a number of further events by anybody, or until all games are over."""
        goal = sum(player.seq for player in self.players) + events
        await until(
            lambda: (
                sum(player.seq for player in self.players) >= goal
                or all(player.over for player in self.players)
            )
        )

    async def go_on(self, acts: int) -> None:
        """Waits until a number of further asks is acknowledged."""
        goal = self.taken + acts
        await until(lambda: self.taken >= goal)

    async def check(self) -> None:
        """Checks that the store contains everything that any player was told so far."""
        for ledger in self.ledgers:
            await ledger.check(self._read)

    async def finish(self) -> None:
        """Plays the running games to their ends, and checks all players and logs."""
        for player in self.players:
            player.plays_on = False
        async with asyncio.timeout(SECONDS_UNTIL_A_TEST_FAILS):
            for ledger in self.ledgers:
                while not await ledger.has_ended(self._read):
                    await asyncio.sleep(SECONDS_BETWEEN_LOOKS)


@asynccontextmanager
async def evening(
    port: int,
    read: Reader,
    seed: object,
    *,
    companies: Sequence[Company] = COMPANIES,
    doors: Sequence[Sequence[int]] | None = None,
    patience: float = 5.0,
    repeats: float = 0.0,
) -> AsyncIterator[Evening]:
    """Tables made at the server on a port, and everybody playing.

    ``doors`` are the ports that the first, second and third person at a table connect to.
    """
    seats = [await _seats(port, company) for company in companies]
    tables: list[list[Player]] = []
    for number, (company, table) in enumerate(zip(companies, seats, strict=True)):
        players = [
            Player(
                seated,
                [port] if doors is None else doors[seated.seat % len(doors)],
                Random(f"{seed} {number} {seated.seat}"),
                patience=patience,
                repeats=repeats,
            )
            for seated in table
        ]
        mind = minds(company.game)[0]
        players[0].errands.extend(AddBot(mind=mind) for _ in range(company.bots))
        for player in players:
            player.table_mates = players
        tables.append(players)
    house = Evening(tables, read)
    try:
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(player.play()) for player in house.players]
            yield house
            for task in playing:
                task.cancel()
    except BaseException:
        print(f"Seed {seed!r}.", *house.players, sep="\n")
        raise


async def _seats(port: int, company: Company) -> list[Seated]:
    """A new table, and everybody's seat at it."""
    wanted = {
        "name": NAMES[0],
        "game": company.game,
        "changes": {"chat": True, **(SHORT[company.game] if company.short else {})},
        "settings": {"pace": 0.0},
    }
    async with at(port) as server:
        seats = [await _seated(server, "/api/tables", wanted)]
        for name in NAMES[1 : company.persons]:
            path = f"/api/tables/{seats[0].code}/seats"
            seats.append(await _seated(server, path, {"name": name}))
    return seats


async def _seated(server: httpx.AsyncClient, path: str, wanted: object) -> Seated:
    answer = await server.post(path, json=wanted)
    assert answer.status_code == httpx.codes.CREATED, answer.text
    return msgspec.json.decode(answer.content, type=Seated)


def at(port: int) -> httpx.AsyncClient:
    """A program that asks the server on a port."""
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False)


async def serving(port: int) -> None:
    """Waits until somebody serves on a port."""
    async with at(port) as server, asyncio.timeout(SECONDS_UNTIL_A_TEST_FAILS):
        while True:
            try:
                await server.get("/healthz")
                return
            except httpx.TransportError:
                await asyncio.sleep(SECONDS_BETWEEN_LOOKS)


async def until(true: Callable[[], bool]) -> None:
    """Waits until a condition is true. The test fails if it never is."""
    async with asyncio.timeout(SECONDS_UNTIL_A_TEST_FAILS):
        while not true():
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
