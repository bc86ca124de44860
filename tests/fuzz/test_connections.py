"""Frames of all kinds on the sockets of running games: the server stays up and answers everything,
and no seat does anything that it may not do."""

import asyncio
import itertools
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from parlour.rules.registry import GAMES
from parlour.tables.open_store import open_store
from tests.fuzz.connections import Account, FuzzedConnection
from tests.fuzz.ledger import demand_only_legal_acts
from tests.fuzz.mutation import mutated, text_of, torn
from tests.fuzz.shares import RAW_FRAMES, STRUCTURED_FRAMES_A_GAME
from tests.web.process import served
from tests.web.schema import Published
from tests.web.stories import key_of, opening, tell, write_down

pytestmark = pytest.mark.anyio

TABLES = 6
SEATS = 3
# Everybody at every table, and one who watches.
CONNECTIONS = [(number, seat) for number in range(TABLES) for seat in range(SEATS)] + [(0, SEATS)]
AT_ONCE = 100
NO_LIMITS = [
    part
    for limit in ("messages", "asks", "address-asks")
    for part in (f"--{limit}-per-second", "1e9")
]
NO_LIMITS += ["--guesses-per-minute", "1e9", "--sockets-per-address", "10000"]
# Legal, but left out: the connection would lose its seat for the rest of the test.
FAREWELLS = (
    *('"leave"', '"want-end"', '"pass-host"', '"get-up"', '"remove-seat"', '"hand-to-bot"'),
    *('"choose"', '"adjust"'),
)

# A connection without a seat has nothing left to try at a table that is closed to watchers.
SHUTS_OUT = '"watchers"'


def code_of(number: int) -> str:
    return f"fuzzed-table-{number}"


def key_at(number: int, seat: int) -> str:
    return f"{key_of(seat)}-{number}"


async def write_tables(place: Path, game: str) -> list[int]:
    """Tables in the middle of games, and the number at which the log of each ends."""
    store = await open_store(place)
    ends = []
    for number in range(TABLES):
        story = tell(game, SEATS, number, chat=True)
        steps = story.steps[: 1 + number * len(story.steps) // TABLES]
        events = [event for step in steps for event in step.events]
        before = opening(game, SEATS, changes={"chat": True}, keys=partial(key_at, number))
        await write_down(store, code_of(number), before, events)
        ends.append(len(before) + len(events))
    await store.close()
    return ends


class Fuzzer:
    """Makes up messages for a connection from its view's choices and from the schema."""

    def __init__(
        self, game: str, published: Published, connection: FuzzedConnection, rng: Random
    ) -> None:
        self._game = GAMES[game]
        self._published = published
        self._connection = connection
        self._rng = rng
        self._ids = itertools.count()

    def texts(self, count: int) -> Iterator[str]:
        choices: tuple[Any, ...] = ()
        if self._connection.view is not None:
            data = msgspec.json.encode(self._connection.view)
            choices = msgspec.json.decode(data, type=self._game.view_type).choices
        for _ in range(count):
            text = text_of(self._message(choices), self._rng)
            while SHUTS_OUT in text or (
                self._rng.random() < 0.97 and any(word in text for word in FAREWELLS)
            ):
                text = text_of(self._message(choices), self._rng)
            yield text

    def _message(self, choices: tuple[Any, ...]) -> Any:
        rng = self._rng
        match rng.randrange(20):
            case 0:
                return mutated({"kind": "ping", "word": "x"}, rng)
            case 1:
                return mutated({"kind": "asked", "id": "1"}, rng)
            case 2 | 3:
                return self._made_up("FromClient")
            case 4:
                command = "".join(rng.choices("abcdeqz ABC019*?'\"\u00e9", k=rng.randrange(40)))
                return self._ask({"ask": "type", "command": command})
            case 5 | 6 | 7:
                return self._ask({"ask": "play", "act": self._made_up(f"{self._game.name}/act")})
            case 8 if rng.random() < 0.1:
                return mutated({"kind": "words", "wanted": rng.random() < 0.5}, rng)
        if not choices:
            return self._made_up("FromClient")
        act = msgspec.to_builtins(rng.choice(choices).sample(rng))
        return self._ask({"ask": "play", "act": act if rng.random() < 0.05 else mutated(act, rng)})

    def _made_up(self, name: str) -> Any:
        value = self._published.instance(self._published[name], self._rng)
        return value if self._rng.random() < 0.3 else mutated(value, self._rng)

    def _ask(self, ask: Any) -> Any:
        message = {"kind": "ask", "id": f"f{next(self._ids)}", "ask": ask}
        return mutated(message, self._rng) if self._rng.random() < 0.1 else message


async def published_by(base: str) -> Published:
    async with httpx.AsyncClient(base_url=base, trust_env=False) as http:
        return Published((await http.get("/api/schema")).json())


async def is_ready(base: str) -> bool:
    async with httpx.AsyncClient(base_url=base, trust_env=False) as http:
        return (await http.get("/readyz")).status_code == 200


@pytest.mark.parametrize("game", list(GAMES))
async def test_messages_that_are_almost_right(game: str, tmp_path: Path) -> None:
    place = tmp_path / "tables.db"
    ends = await write_tables(place, game)
    async with served(place, tmp_path, *NO_LIMITS) as server:
        account = Account(await published_by(server.base))

        async def fuzz(number: int, seat: int) -> None:
            rng = Random(f"{game}-{number}-{seat}")
            key = key_at(number, seat) if seat < SEATS else None
            connection = FuzzedConnection(account, server.url(code_of(number)), game, key)
            await connection.open()
            fuzzer = Fuzzer(game, account.published, connection, rng)
            while connection.frames < STRUCTURED_FRAMES_A_GAME / len(CONNECTIONS):
                await connection.throw(fuzzer.texts(AT_ONCE))
            await connection.close()

        await asyncio.gather(*(fuzz(number, seat) for number, seat in CONNECTIONS))
        assert await is_ready(server.base)
        assert server.running
        server.terminate()
        assert await server.ended() == 0
        assert server.news() == []
    assert account.frames >= STRUCTURED_FRAMES_A_GAME
    await compare(place, ends, account)
    assert account.answers["refused"] > STRUCTURED_FRAMES_A_GAME / 2


async def compare(place: Path, ends: list[int], account: Account) -> None:
    store = await open_store(place)
    taken = [
        await demand_only_legal_acts(
            store, code_of(n), ends[n], [key_at(n, s) for s in range(SEATS)], account
        )
        for n in range(TABLES)
    ]
    await store.close()
    assert sum(taken) > 50, "hardly anything was legal, so little is proven"


async def test_frames_that_are_broken(tmp_path: Path) -> None:
    """Texts and bytes that are not JSON, not a known message, or not even text."""
    game = next(iter(GAMES))
    place = tmp_path / "tables.db"
    ends = await write_tables(place, game)
    async with served(place, tmp_path, *NO_LIMITS) as server:
        account = Account(await published_by(server.base))

        async def fuzz(number: int, seat: int) -> None:
            rng = Random(f"raw-{number}-{seat}")
            key = key_at(number, seat) if seat < SEATS else None
            connection = FuzzedConnection(account, server.url(code_of(number)), game, key)
            await connection.open()
            fuzzer = Fuzzer(game, account.published, connection, rng)
            while connection.frames < RAW_FRAMES / len(CONNECTIONS):
                await connection.throw(broken(text, rng) for text in fuzzer.texts(AT_ONCE))
                if rng.random() < 0.3:
                    await connection.break_off(rng)
            await connection.close()

        await asyncio.gather(*(fuzz(number, seat) for number, seat in CONNECTIONS))
        assert await is_ready(server.base)
        server.terminate()
        assert await server.ended() == 0
        assert server.news() == []
    assert account.frames >= RAW_FRAMES
    store = await open_store(place)
    for number, end in enumerate(ends):
        keys = [key_at(number, seat) for seat in range(SEATS)]
        await demand_only_legal_acts(store, code_of(number), end, keys, account)
    await store.close()


def broken(text: str, rng: Random) -> str | bytes:
    data = text.encode()
    match rng.randrange(8):
        case 0:
            return rng.randbytes(rng.randrange(200))
        case 1:
            return "[" * rng.randrange(5000) + "]" * rng.randrange(5000)
        case 2:
            return '{"kind":' * rng.randrange(2000)
        case 3:
            return torn(data, rng).decode("utf-8", "replace")
    return torn(data, rng)
