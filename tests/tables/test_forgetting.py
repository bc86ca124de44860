"""A forgotten name is in no stored byte, and everything stored still folds, reads and replays."""

import sqlite3
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from time import time

import asyncpg
import pytest
from msgspec.structs import replace

from parlour.records import Record, read, replay, write
from parlour.rules import Event, Person
from parlour.rules.letterjam.events import Noted
from parlour.rules.manners import Said, SeatTaken
from parlour.rules.quiddler.events import Defended
from parlour.rules.registry import GAMES
from parlour.rules.renaming import Renamed
from parlour.tables import sqlite_file
from parlour.tables.admin import delete, forget, where_is
from parlour.tables.daily_deal import Days
from parlour.tables.deals import Deals
from parlour.tables.evenings import EVENINGS, EveningMade, Evenings, NewEvening, results_of
from parlour.tables.forgetting import Forgetting
from parlour.tables.keys import hash_key
from parlour.tables.live_table import Live
from parlour.tables.open_store import open_store
from parlour.tables.record_keeping import RecordKeeper
from parlour.tables.service import Tables
from parlour.tables.store import Batch, FinishedGame, LogEntry, Outcome, Store
from parlour.tables.table import GivenDeals, Table
from parlour.tables.table_events import (
    Began,
    Closed,
    DealEnded,
    Dedicated,
    KeyChanged,
    PassGiven,
    SeatWanted,
    SettingsChanged,
    TableEvent,
    played,
    write_event,
)
from parlour.tables.uptime import ServedClock
from tests.web.stories import opening, tell

pytestmark = pytest.mark.anyio

CODE = "plum-otter-77"
EXPIRED = "old-badger-5"
# Long enough for the name of its stand-in to be cut, and never a word of a game.
NAME = "Zebulon Quackenbush"
CUT = "Zebulon Quackenbu"


@pytest.fixture(autouse=True)
def _deleted_rows_stay_in_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some builds of SQLite overwrite what is deleted, and others do not."""
    connect = sqlite_file.connect

    def carelessly(path: Path) -> sqlite3.Connection:
        connection = connect(path)
        connection.execute("PRAGMA secure_delete = OFF")
        return connection

    monkeypatch.setattr(sqlite_file, "connect", carelessly)


def renamed_story(game: str) -> list[Event]:
    """A whole game, in which the first player is named, talked about, and stood in for."""
    story = tell(game, 3, seed=7, chat=True)
    talk: list[Event] = [
        Renamed(seat=0, name=NAME),
        Said(seat=1, text=f"Well done, {NAME.upper()}! {NAME}'s turn."),
        Said(seat=1, text=(f"{NAME} " * 14).strip()),
        SeatTaken(seat=0, person=Person(f"{CUT} bot", "regular")),
        SeatTaken(seat=0, person=Person(f"{CUT} bot 2", "regular")),
        SeatTaken(seat=0, person=Person(NAME)),
        Said(seat=2, text="Is somebody else called Somebody?"),
    ]
    if game == "letterjam":
        talk.append(Noted(seat=1, card=None, text=f"ask {NAME}"))
    first, *others = story.events
    return [first, *talk, *others]


def table_log(game: str) -> list[bytes]:
    settings = opening(game, 3)[0].settings  # type: ignore[attr-defined]  # it is a choice
    called = type(settings)(call=f"https://calls.example/{NAME.replace(' ', '%20')}/{NAME}")
    own: list[TableEvent] = [
        *opening(game, 3, changes={"chat": True}),
        *map(played, renamed_story(game)),
        SettingsChanged(seat=0, settings=called),
        KeyChanged(seat=0, name=NAME, key=hash_key("another")),
        SeatWanted(seat=1, name=NAME.lower(), key=hash_key("wish"), until=1.0),
        PassGiven(seat=1, key=hash_key("pass"), until=1.0, name=NAME),
        Closed(reason=f"{NAME} asked for it."),
        Closed(reason=None),
    ]
    return [write_event(event) for event in own]


def a_record(game: str) -> str:
    start = tell(game, 3, seed=7, chat=True).start
    return write(Record.of(GAMES[game], start, renamed_story(game)))


async def fill(store: Store, game: str) -> None:
    await store.append(Batch(CODE, 0, tuple(table_log(game)), "an-act", 1.0))
    await store.keep_record(FinishedGame(CODE, 1, game, 1.0, a_record(game)))
    await store.keep_record(FinishedGame(EXPIRED, 1, game, 1.0, a_record(game)))
    other = tuple(map(write_event, opening(game, 2)))
    await store.append(Batch("other-otter-1", 0, other, None, 1.0))
    # SQLite leaves copies of deleted rows in the free space of its file.
    for number in range(3):
        await store.append(Batch(f"gone-otter-{number}", 0, tuple(table_log(game)), None, 0.5))
    assert await store.expire(0.6) == 3


async def stored_bytes(place: str) -> bytes:
    """Everything that a store holds, as the disk or the database has it."""
    if not place.startswith("postgresql"):
        folder = Path(place).parent
        return b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file())
    connection = await asyncpg.connect(place)
    rows = [
        row
        for table in ("tables", "events", "acts", "records", "orders", "notice")
        for row in await connection.fetch(f"SELECT * FROM parlour.{table}")
    ]
    await connection.close()
    return b"\n".join(
        value if isinstance(value, bytes) else str(value).encode()
        for row in rows
        for value in row.values()
    )


@pytest.mark.parametrize("game", ["letterjam", "quiddler"])
async def test_no_stored_byte_has_a_forgotten_name(place: str, store: Store, game: str) -> None:
    await fill(store, game)
    live = await Tables(store, ServedClock(0.0)).find(CODE)
    assert live is not None
    before = live.table
    assert before.play is not None
    assert b"zebulon" in (await stored_bytes(place)).lower()
    found = await where_is(store, NAME)
    assert found.tables == (EXPIRED, CODE)
    operator = await open_store(place)
    assert await forget(operator, NAME) == found
    await operator.upkeep.tidy()
    await operator.close()
    bytes_left = (await stored_bytes(place)).lower()
    for part in (b"zebulon", b"quackenbu"):
        assert part not in bytes_left
    assert (await where_is(store, NAME)).tables == ()

    # The log folds to the same table, but for the name.
    after = Live(CODE, type(before)(), live.acts)
    await after.fold_patiently(await store.read(CODE))
    assert after.table.seq == before.seq + 1
    assert [holder.name for holder in after.table.holders] == ["Somebody 2", "Paul", "Marta"]
    persons = before.play.state.company.persons
    named = [person.name.replace(NAME, CUT) for person in persons]
    called = [name.replace(CUT, "Somebody 2") for name in named]
    assert after.table.settings.call == ""
    assert after.table.play is not None
    rules = GAMES[game]
    for seat in range(3):
        assert rules.score(after.table.play.state, seat) == rules.score(before.play.state, seat)
    # The records of both tables replay to the same end.
    for code in (CODE, EXPIRED):
        [finished] = await store.records(code)
        record = read(finished.record)
        assert len(record.events) == len(renamed_story(game))
        *_, (state, _) = replay(record)
        assert rules.over(state)
        assert [person.name for person in state.company.persons] == called
        said = [event.text for event in record.events if isinstance(event, Said)]
        assert said[0] == "Well done, Somebody 2! Somebody 2's turn."
    # Another table is as it was.
    assert (await store.read("other-otter-1"))[-1].seq == len(opening(game, 2))


def keeper_of(store: Store) -> RecordKeeper:
    deals = Deals(store)
    return RecordKeeper(store, deals, Days(store, deals), Evenings(store, deals))


async def test_a_server_writes_no_record_with_a_forgotten_name(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server may know the table from before, or the name may be forgotten while it writes."""
    await store.append(Batch(CODE, 0, tuple(table_log("quiddler")), None, 1.0))
    keeper = keeper_of(store)
    live = Live(CODE, Table(), OrderedDict())
    await live.fold_patiently(await store.read(CODE))
    read_log = store.read

    async def forgotten_after_reading(table: str, after: int = 0) -> Sequence[LogEntry]:
        entries = await read_log(table, after)
        monkeypatch.setattr(store, "read", read_log)
        await forget(store, NAME)
        return entries

    monkeypatch.setattr(store, "read", forgotten_after_reading)
    for _ in range(2):
        await keeper.write(live, live.table)
        assert await store.records(CODE) == []
    await live.fold_anew(await store.read(CODE))
    await keeper.write(live, live.table)
    [finished] = await store.records(CODE)
    assert "Somebody 2" in finished.record
    assert "Zebulon" not in finished.record


async def test_a_server_writes_no_record_of_a_deleted_table(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.append(Batch(CODE, 0, tuple(table_log("quiddler")), None, 1.0))
    keeper = keeper_of(store)
    live = Live(CODE, Table(), OrderedDict())
    await live.fold_patiently(await store.read(CODE))
    read_log = store.read

    async def deleted_after_reading(table: str, after: int = 0) -> Sequence[LogEntry]:
        entries = await read_log(table, after)
        monkeypatch.setattr(store, "read", read_log)
        await store.upkeep.delete(CODE)
        return entries

    monkeypatch.setattr(store, "read", deleted_after_reading)
    for _ in range(2):
        await keeper.write(live, live.table)
        assert await store.upkeep.tables() == []


async def finished_at_an_evening(store: Store) -> tuple[str, Live]:
    """The name of an evening, and a table that has just finished its first deal."""
    evenings = Evenings(store, Deals(store))
    wanted = NewEvening(title="Friday", ends=time() + 3600, game="quiddler", seats=3)
    made = await evenings.make(wanted)
    assert isinstance(made, EveningMade), made
    evening = await evenings.find(made.name)
    assert evening is not None
    assert await evenings.enter(made.name, CODE, "Otters") is None
    *before, began = opening("quiddler", 3, changes={"chat": True})
    assert isinstance(began, Began)
    log: list[TableEvent] = [
        *before,
        Dedicated(occasion=GivenDeals(evening.deals, 3, made.name)),
        replace(began, deal=evening.deals[0]),
        *map(played, renamed_story("quiddler")),
        KeyChanged(seat=0, name=NAME, key=hash_key("another")),
        DealEnded(at=time()),
    ]
    await store.append(Batch(CODE, 0, tuple(map(write_event, log)), None, time()))
    live = Live(CODE, Table(), OrderedDict())
    await live.fold_patiently(await store.read(CODE))
    return made.name, live


async def test_a_server_keeps_no_result_with_a_forgotten_name(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The operator forgets it in the moment before the result is written."""
    name, live = await finished_at_an_evening(store)
    keeper, append = keeper_of(store), store.append

    async def forgotten_before(batch: Batch) -> Outcome:
        if batch.act is not None and batch.table == results_of(name, 1):
            monkeypatch.setattr(store, "append", append)
            assert (await forget(store, NAME)).tables == (CODE,)
        return await append(batch)

    monkeypatch.setattr(store, "append", forgotten_before)
    for _ in range(2):
        await keeper.write(live, live.table)
        assert (await where_is(store, NAME)).events == 0
    await live.fold_anew(await store.read(CODE))
    await keeper.write(live, live.table)
    evenings = Evenings(store, Deals(store))
    evening = await evenings.find(name)
    assert evening is not None
    [result] = (await evenings.with_results(evening, (1,))).finished
    assert result.names[0] == "Somebody 2"
    assert (await where_is(store, NAME)).events == 0


async def test_a_server_keeps_no_result_of_a_deleted_table(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, live = await finished_at_an_evening(store)
    keeper, append = keeper_of(store), store.append

    async def deleted_before(batch: Batch) -> Outcome:
        if batch.act is not None and batch.table == results_of(name, 1):
            monkeypatch.setattr(store, "append", append)
            assert await delete(store, CODE)
        return await append(batch)

    monkeypatch.setattr(store, "append", deleted_before)
    for _ in range(2):
        await keeper.write(live, live.table)
        for log in (f"{EVENINGS}{name}", results_of(name, 1)):
            assert not any(NAME.encode() in entry.event for entry in await store.read(log))


async def test_a_name_is_forgotten_at_one_table_only(store: Store) -> None:
    await fill(store, "quiddler")
    assert (await forget(store, NAME, CODE)).tables == (CODE,)
    assert (await where_is(store, NAME)).tables == (EXPIRED,)


def test_only_the_name_itself_is_forgotten() -> None:
    forgetting = Forgetting("Ann", [])
    assert (
        forgetting.in_words("ann, Annual, Anna and aNN.") == "Somebody, Annual, Anna and Somebody."
    )
    other = write_event(KeyChanged(seat=0, name="Ann Marie", key=None))
    assert forgetting.in_log([LogEntry(1, other)]) == []


def test_a_defence_is_in_a_persons_own_words() -> None:
    forgetting = Forgetting("Lisa", [])
    assert forgetting._game_event(Defended(seat=0, sentence="Lisa said it")) == Defended(
        seat=0, sentence="Somebody said it"
    )


def test_two_forgotten_names_stay_two_people() -> None:
    first = Forgetting("Lisa", ['{"name":"Lisa"}'])
    second = Forgetting("Paul", ['{"name":"Somebody"}'])
    assert (first.neutral, second.neutral) == ("Somebody", "Somebody 2")


def test_a_record_of_a_game_that_is_not_here_is_read_as_words() -> None:
    text = "Parlour record 2\ngame: chess\nseat: Lisa (host)\n\n1. Lisa moves.\n"
    assert "Lisa" not in Forgetting("lisa", [text]).in_record(text)
