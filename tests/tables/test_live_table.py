"""A table in memory: whom it notifies, what it keeps from game to game, and when it is dropped."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.games import manifests
from parlour.rules import PUBLIC, Seat, Viewer
from parlour.rules.registry import GAMES
from parlour.tables import service
from parlour.tables.answers import Accepted, Seated
from parlour.tables.asks import Choose, Lock, PlayAct, Start
from parlour.tables.keys import hash_key
from parlour.tables.live_table import Live
from parlour.tables.open_store import open_store
from parlour.tables.service import Tables
from parlour.tables.store import LogChange, LogEntry
from parlour.tables.table_events import Began, Played, read_event
from tests.web.stories import go_on, key_of, opening, tell, write_down

pytestmark = pytest.mark.anyio

SEATS = 3
VIEWERS: tuple[Viewer, ...] = (*range(SEATS), PUBLIC)
CODE = "two-games-1"
# The games that begin with a log line, because they begin with a deal.
DEALING = {name for name in GAMES if GAMES[name].house_act(tell(name, SEATS, 1).start)}


@pytest.fixture
async def processes(tmp_path: Path) -> AsyncIterator[tuple[Tables, Tables]]:
    """Two processes that serve the same tables."""
    place = tmp_path / "tables.db"
    pair = await Tables.open(await open_store(place)), await Tables.open(await open_store(place))
    yield pair
    for tables in pair:
        await tables.close()
        await tables.store.close()


@pytest.fixture
def tables(processes: tuple[Tables, Tables]) -> Tables:
    return processes[0]


async def found(tables: Tables, code: str, seen: int = 0) -> Live:
    live = await tables.find(code, seen)
    assert live is not None
    return live


async def table_for_two(tables: Tables) -> tuple[Live, list[str]]:
    """A Letter Jam table with a game under way, and the hashes of its two keys."""
    lisa = await tables.create(Choose(game="letterjam", rule_set="rulebook"), "Lisa")
    assert isinstance(lisa, Seated)
    paul = await tables.join(lisa.code, "Paul")
    assert isinstance(paul, Seated)
    live, keys = await found(tables, lisa.code), [hash_key(lisa.key), hash_key(paul.key)]
    assert isinstance(await tables.ask(live, keys[0], "start", Start()), Accepted)
    return live, keys


async def plays(tables: Tables, live: Live, key: str, **act: Any) -> None:
    ask = PlayAct(act=msgspec.Raw(msgspec.json.encode(act)))
    taken = await tables.ask(live, key, f"{act}", ask)
    assert isinstance(taken, Accepted), taken


# Notifying


async def test_a_private_act_notifies_only_its_owner(tables: Tables) -> None:
    live, keys = await table_for_two(tables)
    heard: list[Seat | None] = []
    live.listeners.add(heard.append)
    for seat, key in enumerate(keys):
        other = f"p{1 - seat}"
        letter = live.view(seat).players[1 - seat].letter
        await plays(tables, live, key, act="draft", round=1, word=letter, sources=[other])
        await plays(tables, live, key, act="guess", card=0, letter="A")
        await plays(tables, live, key, act="note", card=0, text="no T")
    assert heard == [0, 0, 0, 1, 1, 1]
    await plays(tables, live, keys[1], act="say-feeling", sure=True)
    assert heard[6:] == [None], "this was for everybody"


async def test_a_returning_viewer_gets_exactly_the_lines_after_their_number(
    processes: tuple[Tables, Tables],
) -> None:
    """Also in the middle of a batch, which is one entry of the past in the process that decided it,
    and several entries in a process that read the log."""
    here, there = processes
    live, keys = await table_for_two(here)
    letter = live.view(0).players[1].letter
    await plays(here, live, keys[0], act="draft", round=1, word=letter, sources=["p1"])
    await plays(here, live, keys[0], act="offer", round=1, draft=1)
    before = live.table.seq
    await plays(here, live, keys[1], act="back", round=1, offer=1)
    assert live.table.seq > before + 1, "the last voice gives the clue"
    other = await found(there, live.code)
    assert len(other.past) > len(live.past)
    heard = [live.lines(since, PUBLIC) for since in range(live.table.seq + 1)]
    assert heard == [other.lines(since, PUBLIC) for since in range(live.table.seq + 1)]
    assert len(heard[before]) > len(heard[before + 1]) > len(heard[-1]) == 0


# From game to game


async def first_game_over(tables: Tables, game: str) -> Live:
    """A table whose people got a view right after the first deal, and none again until the game was
    over."""
    first, *others = tell(game, SEATS, 7, None, **manifests()[game].short).steps
    before = opening(game, SEATS, changes=manifests()[game].short)
    await write_down(tables.store, CODE, before, first.events)
    live = await found(tables, CODE)
    for viewer in VIEWERS:
        live.view(viewer)
    await go_on(tables, CODE, [event for step in others for event in step.events])
    assert not live.table.playing
    assert live.lines(0, PUBLIC)
    return live


async def second_game_begins(tables: Tables, live: Live) -> None:
    host = hash_key(key_of(live.table.host))
    assert isinstance(await tables.ask(live, host, "again", Start()), Accepted)
    assert live.table.play is not None
    assert live.table.play.number == 2


@pytest.mark.parametrize("game", list(GAMES))
async def test_nobody_sees_the_cards_of_the_first_game_in_the_second(
    tables: Tables, game: str
) -> None:
    live = await first_game_over(tables, game)
    await second_game_begins(tables, live)
    assert live.table.play is not None
    for viewer in VIEWERS:
        assert live.view(viewer) == GAMES[game].view(live.table.play.state, viewer)


async def lines_of_the_last_game(tables: Tables, live: Live, viewer: Viewer) -> Sequence[str]:
    """The log lines of the game, narrated from its first event on."""
    game, play = live.table.rules, live.table.play
    assert play is not None
    events = [read_event(entry.event) for entry in await tables.store.read(CODE, play.began)]
    assert not any(isinstance(event, Began) for event in events)
    state, told = play.start, []
    for event in events:
        if isinstance(event, Played):
            change = game.change(state, game.read_event(bytes(event.event)))
            state = change.after
            told.append(game.narrate(change, viewer))
    return tuple(line for line in told if line)


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_returning_viewer_gets_only_lines_of_the_second_game(
    processes: tuple[Tables, Tables], game: str
) -> None:
    here, there = processes
    live = await first_game_over(here, game)
    followed = await found(there, CODE)
    assert followed.lines(0, PUBLIC) == live.lines(0, PUBLIC)
    await second_game_begins(here, live)
    await there.changed(LogChange(CODE, live.table.seq))
    read_anew = await Tables.open(here.store)
    for viewer in VIEWERS:
        lines = await lines_of_the_last_game(here, live, viewer)
        assert lines or game not in DEALING
        assert live.lines(0, viewer) == lines, "by the process that began it"
        assert followed.lines(0, viewer) == lines, "by one that was told of it"
        assert (await found(read_anew, CODE)).lines(0, viewer) == lines, "by one that is new here"


# Finding


async def test_a_viewer_never_gets_an_older_view_from_another_process(
    processes: tuple[Tables, Tables],
) -> None:
    here, there = processes
    live, keys = await table_for_two(here)
    behind = await found(there, live.code)
    heard: list[Seat | None] = []
    behind.listeners.add(heard.append)
    seen = live.table.seq
    assert isinstance(await here.ask(live, keys[0], "lock", Lock(locked=True)), Accepted)
    assert not (await found(there, live.code, seen)).table.locked, "nothing new was seen"
    assert await found(there, live.code, live.table.seq) is behind
    assert behind.table == live.table
    assert heard == [None], "the others here are told as well"


async def test_events_of_a_change_are_applied_without_a_read(
    processes: tuple[Tables, Tables], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = processes
    live, keys = await table_for_two(here)
    behind = await found(there, live.code)
    before = behind.table.seq
    for number in range(3):
        assert isinstance(
            await here.ask(live, keys[0], f"{number}", Lock(locked=number % 2 == 0)), Accepted
        )
    events = [msgspec.Raw(entry.event) for entry in await here.store.read(live.code, before)]
    reads: list[str] = []
    read = there.store.read

    async def counting(table: str, after: int = 0) -> Sequence[LogEntry]:
        reads.append(table)
        return await read(table, after)

    monkeypatch.setattr(there.store, "read", counting)
    await there.changed(LogChange(live.code, before + 1, (events[0],)))
    assert (behind.table.seq, reads) == (before + 1, [])
    await there.changed(LogChange(live.code, before + 1, (events[0],)))
    assert (behind.table.seq, reads) == (before + 1, []), "a change that is known already"
    await there.changed(LogChange(live.code, before + 3, (events[2],)))
    assert behind.table == live.table
    assert reads == [live.code], "one event was missing"


async def test_a_table_with_a_decision_under_way_stays_cached(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the next ask would load a second copy of the table and decide on that."""
    monkeypatch.setattr(service, "IDLE_TABLES", 1)
    live, keys = await table_for_two(tables)
    async with live.lock:
        deciding = asyncio.create_task(tables.ask(live, keys[0], "lock", Lock(locked=True)))
        others = [(await table_for_two(tables))[0] for _ in range(3)]
        assert tables.cached(live.code) is live
        assert tables.cached(others[0].code) is None
    assert isinstance(await deciding, Accepted)
    await table_for_two(tables)
    assert tables.cached(live.code) is None, "now it can be read again"
