"""The stores of every released version are opened, played on and read by this one.

`tools/old_stores.py` made them: a folder for each version, and one for each older schema. A store
that is newer than the program is refused with one sentence, and stays as it was.
"""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random

import asyncpg
import msgspec
import pytest

from parlour.cli import main
from parlour.records import read, replay
from parlour.tables import schema
from parlour.tables.backup import opened_backup
from parlour.tables.keys import fits
from parlour.tables.open_store import open_store
from parlour.tables.service import Tables
from parlour.tables.sqlite_file import claim
from parlour.tables.standings import standings
from parlour.tables.store import Appended, Batch, LogEntry, Repeated, StoreError
from tools.old_stores import DUMP, FACTS, FILE, UPGRADES, Facts, Kept, KeptEvening, keep, play_on

VERSIONS = sorted(folder.name for folder in UPGRADES.iterdir() if (folder / FACTS).is_file())

every_version = pytest.mark.parametrize("version", VERSIONS)
every_kind = pytest.mark.parametrize("kind", ["file", "database"])


async def run_sql(url: str, sql: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(sql)
    await connection.close()


@pytest.fixture
def place(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty place for a store of a kind."""
    if kind == "file":
        return str(tmp_path / FILE)
    url: str = request.getfixturevalue("postgres_url")
    return url


async def put(folder: Path, kind: str, place: str) -> Facts:
    """Put a kept store there."""
    kept = msgspec.json.decode((folder / FACTS).read_bytes(), type=Kept)
    if kind == "file":
        shutil.copy(folder / FILE, place)
        return kept.file
    await run_sql(place, (folder / DUMP).read_text("utf-8"))
    return kept.database


async def check(facts: Facts, place: str) -> None:
    """Opens a store that another version wrote: everything is there, and people play on."""
    async with opened(place) as tables:
        ends = await play_everywhere(facts, tables)
    async with opened(place) as tables:
        for code, end in ends.items():
            kept = await tables.store.read(code)
            assert len(kept) == end, "what was played after the upgrade is kept"


@asynccontextmanager
async def opened(place: str) -> AsyncIterator[Tables]:
    store = await open_store(place)
    try:
        tables = await Tables.open(store)
        yield tables
        await tables.close()
    finally:
        await store.close()


async def play_everywhere(facts: Facts, tables: Tables) -> dict[str, int]:
    """Looks at all tables, and plays on where a game runs. Returns where each log ends then."""
    store = tables.store
    assert await store.count() == len(facts.tables)
    assert await store.served() == facts.served
    standing = await tables.days.standing(facts.day, "quiddler")
    assert (standing.finished, standing.best) == (1, facts.day_points)
    ends: dict[str, int] = {}
    for name, one in facts.tables.items():
        live = await tables.find(one.code)
        assert live is not None
        assert (live.table.seq, live.table.game) == (one.seq, one.game)
        assert None not in {live.seat_of(key) for key in one.keys}, "the keys still fit"
        if name == one.game:
            assert await play_on(tables, live, one.keys, 30, Random(3)) > 5
            assert live.table.seq > one.seq
        else:
            assert not live.table.playing
        ends[one.code] = live.table.seq
    await tables.written()
    if facts.evening is not None:
        await check_evening(facts.evening, tables)
    for name in ("finished", "day"):
        (record,) = await store.records(facts.tables[name].code)
        written = read(record.record)
        assert written.header.game == record.game == "quiddler"
        *_, (state, _) = replay(written)
        assert written.header.rules.over(state)
    return ends


async def check_evening(kept: KeptEvening, tables: Tables) -> None:
    """An evening that another version wrote has its standings, and its organiser."""
    evening = await tables.evenings.find(kept.name)
    assert evening is not None
    assert not evening.finished, "results are in a log of their own"
    evening = await tables.evenings.with_results(evening, (1,))
    assert fits(kept.key, evening.key)
    deal = await tables.deals.find(evening.deals[0].name)
    assert deal is not None
    assert [played.points for played in deal.played] == [kept.points]
    (told,) = standings(evening, {1: deal}, None, over=True).deals
    points = {line.seat: line.points for line in told.lines if line.table}
    assert points == dict(enumerate(kept.points))


@pytest.mark.anyio
@every_kind
@every_version
async def test_the_stores_of_every_version_are_played_on(
    version: str, kind: str, place: str
) -> None:
    await check(await put(UPGRADES / version, kind, place), place)


def test_stores_of_a_release_and_of_every_older_schema_are_kept() -> None:
    older = {f"schema-{step}" for step in range(1, len(schema.SQLITE_STEPS))}
    assert older <= set(VERSIONS)
    assert set(VERSIONS) - older
    for version in set(VERSIONS) - older:
        kept = msgspec.json.decode((UPGRADES / version / FACTS).read_bytes(), type=Kept)
        assert kept.file.evening is not None
        assert kept.database.evening is not None


@every_version
def test_the_rows_of_a_daybook_wait_in_the_file(version: str) -> None:
    """So that the tests above open a file as a crash leaves it."""
    if version.startswith("schema-"):
        return
    with closing(sqlite3.connect(UPGRADES / version / FILE)) as connection:
        (waiting,) = connection.execute("SELECT count(*) FROM daybook").fetchone()
    assert waiting


@pytest.mark.anyio
@every_kind
async def test_an_older_program_refuses_a_newer_store_and_leaves_it_alone(
    kind: str, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = await put(UPGRADES / max(VERSIONS, key=_is_release), kind, place)
    with monkeypatch.context() as older:
        for steps in ("SQLITE_STEPS", "POSTGRES_STEPS"):
            older.setattr(schema, steps, getattr(schema, steps)[:1])
        with pytest.raises(StoreError, match=r"has version \d; this Parlour knows up to 1\."):
            await open_store(place)
    await check(facts, place)


def _is_release(version: str) -> bool:
    return not version.startswith("schema-")


@every_kind
def test_a_command_says_in_a_sentence_that_a_store_is_too_new(
    kind: str, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(put(UPGRADES / max(VERSIONS, key=_is_release), kind, place))
    if kind == "file":
        with closing(sqlite3.connect(place)) as connection:
            connection.execute("PRAGMA user_version = 99")
    else:
        asyncio.run(run_sql(place, "UPDATE parlour.version SET steps = 99"))
    assert main(["backup", str(UPGRADES / "never.backup"), "--database", place]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert line.startswith("parlour: The table" if kind == "file" else "parlour: This table")
    assert "has version 99; this Parlour knows up to" in line
    assert line.endswith("Use a newer Parlour.")
    assert not (UPGRADES / "never.backup").exists()


def test_the_tool_keeps_stores_that_can_be_opened(tmp_path: Path, postgres_url: str) -> None:
    keep(tmp_path / "next")
    for kind, place in (("file", str(tmp_path / FILE)), ("database", postgres_url)):
        asyncio.run(_put_and_check(tmp_path / "next", kind, place))


async def _put_and_check(folder: Path, kind: str, place: str) -> None:
    await check(await put(folder, kind, place), place)


# Results ----------------------------------------------------------------------------------------

OLD_LOGS = {
    "plum-otter-77": ['{"evening":"tablefinished","deal":1}'],
    "deal/plum-otter-00000001": ['{"deal":"dealmade"}'],
    "deal/plum-otter-00000002": [
        '{"deal":"dealmade"}',
        '{"deal":"dealplayed","points":[7]}',
        '{"deal":"botsplayed","points":[8]}',
    ],
    "day/2026-11-15/quiddler": [
        '{"day":"opened","seed":"f00","deal":""}',
        '{"day":"finished","points":7}',
        '{"day":"opened","seed":"","deal":"plum-otter-00000002"}',
        '{"day":"finished","points":8}',
    ],
    "evening/plum-otter-00000003": [
        '{"evening":"eveningopened","title":"tablefinished"}',
        '{"evening":"tableentered","table":"a","team":"Otters 🦦"}',
        '{"evening":"tablefinished","table":"a","deal":1}',
        '{"evening":"tableentered","table":"b","team":"Wrens"}',
        '{"evening":"tablefinished","table":"a","deal":2}',
        '{"evening":"tablestruck","number":1}',
        '{"evening":"tablefinished","table":"b","deal":1}',
        '{"evening":"nameforgotten"}',
    ],
}
"""Logs as they were when results lay in the logs of deals, days and evenings."""
MOVED = {
    "results/deal/plum-otter-00000002": ("deal/plum-otter-00000002", (2, 3)),
    "results/day/2026-11-15/quiddler": ("day/2026-11-15/quiddler", (2, 4)),
    "results/evening/plum-otter-00000003/1": ("evening/plum-otter-00000003", (3, 7)),
    "results/evening/plum-otter-00000003/2": ("evening/plum-otter-00000003", (5,)),
}
"""The logs that the results get, and where they lay."""


@pytest.mark.anyio
@every_kind
async def test_results_get_logs_of_their_own(
    kind: str, place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as older:
        older.setattr(schema, "SQLITE_STEPS", schema.SQLITE_STEPS[:4])
        older.setattr(schema, "POSTGRES_STEPS", schema.POSTGRES_STEPS[:3])
        store = await open_store(place)
        for log, events in OLD_LOGS.items():
            for number, event in enumerate(events):
                batch = Batch(log, number, (event.encode(),), f"act-{number + 1}", 10.0 + number)
                assert await store.append(batch) == Appended(number + 1)
        await store.close()
    before = tmp_path / "before.backup"
    assert await parlour("backup", before, "--database", place) == 0
    restored = str(tmp_path / "restored.db")
    assert await parlour("restore", before, "--database", restored) == 0
    moved = {(log, seq) for log, seqs in MOVED.values() for seq in seqs}
    wanted = {
        log: [seq for seq in range(1, len(events) + 1) if (log, seq) not in moved]
        for log, events in OLD_LOGS.items()
    }
    for one in (place, restored):
        store = await open_store(one)
        for log, (old, seqs) in [*MOVED.items(), *((w, (w, wanted[w])) for w in wanted)]:
            entries = [OLD_LOGS[old][seq - 1].encode() for seq in seqs]
            assert await store.read(log) == [LogEntry(*e) for e in enumerate(entries, 1)], log
            acts = [(f"act-{seq}", number) for number, seq in enumerate(seqs, 1)]
            assert sorted(await store.acts(log, 99)) == sorted(acts)
            repeated = Batch(log, len(entries), (b"{}",), acts[0][0])
            assert await store.append(repeated) == Repeated(1)
        assert sorted(await store.upkeep.logs("")) == sorted([*OLD_LOGS, *MOVED])
        assert await store.expire(11.5) == 2, "results were touched when their log was"
        for log, (_, seqs) in MOVED.items():
            appended = Batch(log, len(seqs), (b"{}",), touched=99.0)
            assert await store.append(appended) == Appended(len(seqs) + 1)
        await store.close()
    assert await parlour("backup", tmp_path / "after.backup", "--database", place) == 0


@pytest.mark.anyio
async def test_a_gap_in_an_old_log_is_still_found(tmp_path: Path) -> None:
    """Backups of the oldest versions have no checksum."""
    with closing(sqlite3.connect(UPGRADES / "schema-4" / FILE)) as whole:
        (evening,) = whole.execute("SELECT code FROM tables WHERE code LIKE 'evening/%'").fetchone()
    for gone in (1, 2, 3):
        torn = tmp_path / f"{gone}.db"
        shutil.copy(UPGRADES / "schema-4" / FILE, torn)
        with closing(sqlite3.connect(torn)) as file, file:
            file.execute("DELETE FROM events WHERE code = ? AND seq = ?", (evening, gone))
        gaps = f"The log of its table {evening} has gaps"
        with pytest.raises(StoreError, match=gaps), opened_backup(torn):
            pass


# What does not migrate ----------------------------------------------------------------------------

OLDER = [version for version in VERSIONS if version.startswith("schema-")]


async def version_of(place: str) -> int:
    if place.startswith("postgresql"):
        database = await asyncpg.connect(place)
        try:
            return int(await database.fetchval("SELECT steps FROM parlour.version"))
        finally:
            await database.close()
    with closing(sqlite3.connect(place)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


async def parlour(*arguments: object) -> int:
    """Runs a command in a thread, as if in another process."""
    return await asyncio.to_thread(main, [str(argument) for argument in arguments])


@pytest.mark.anyio
@every_kind
@pytest.mark.parametrize("version", OLDER)
async def test_a_backup_leaves_an_older_store_as_it_is_and_restores_everywhere(
    version: str, kind: str, place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before an upgrade, with either version: the older one can go back to the backup, too."""
    facts = await put(UPGRADES / version, kind, place)
    before, backup = await version_of(place), tmp_path / "before.backup"
    assert await parlour("backup", backup, "--database", place) == 0
    assert await version_of(place) == before
    steps = await version_of(str(backup))
    with monkeypatch.context() as older:
        # As the program that wrote the store: it knows no more steps than it has taken.
        older.setattr(schema, "SQLITE_STEPS", schema.SQLITE_STEPS[:steps])
        with closing(sqlite3.connect(backup)) as copy:
            assert schema.sqlite_version(copy) == steps
    restored = str(tmp_path / "restored.db")
    assert await parlour("restore", backup, "--database", restored) == 0
    await check(facts, restored)


@pytest.mark.anyio
@every_kind
@pytest.mark.parametrize("command", ["admin list", "admin notice", "admin delete", "restore"])
async def test_a_command_that_does_not_migrate_refuses_an_older_store(
    command: str, kind: str, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # A database has no daybook, and so one step fewer.
    older = UPGRADES / (OLDER[-1] if kind == "file" else OLDER[-2])
    facts = await put(older, kind, place)
    before = await version_of(place)
    code = next(iter(facts.tables.values())).code
    others = {
        "admin delete": (code, "--yes"),
        "restore": (older / FILE,),
    }
    arguments = (*command.split(), *others.get(command, ()), "--database", place)
    assert await parlour(*arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert f"has version {before}; this Parlour works with version {before + 1}." in line
    assert "It is migrated when parlour serve starts" in line
    assert await version_of(place) == before
    await check(facts, place)


@pytest.mark.anyio
async def test_an_older_server_keeps_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server of the newer version is started too early."""
    monkeypatch.setattr("parlour.tables.sqlite_file.SECONDS_FOR_A_CLAIM", 0.1)
    place = str(tmp_path / FILE)
    facts = await put(UPGRADES / OLDER[-1], "file", place)
    before = await version_of(place)
    with closing(claim(Path(place))):
        with pytest.raises(StoreError, match=r"migrated: another process serves it already\.$"):
            await open_store(place)
        assert await version_of(place) == before
    await check(facts, place)


@pytest.mark.anyio
@every_kind
async def test_no_command_makes_a_store_by_looking_for_one(
    kind: str, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments in (("admin", "list"), ("backup", str(tmp_path / "new.backup"))):
        assert await parlour(*arguments, "--database", place) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert "There is no file" in line or "is empty" in line or "no tables of Parlour" in line
    assert list(tmp_path.iterdir()) == []
    if kind == "database":
        connection = await asyncpg.connect(place)
        assert await connection.fetchval("SELECT to_regnamespace('parlour')") is None
        await connection.close()


def test_every_version_of_a_database_has_a_version_of_a_file_that_holds_the_same() -> None:
    assert len(schema.FILE_VERSIONS) == len(schema.POSTGRES_STEPS)
    for steps, version in enumerate(schema.FILE_VERSIONS, 1):
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
            schema.migrate_sqlite(connection, version)
            of_file = schema.tables_of(connection) & schema.COLUMNS.keys()
        made = " ".join(one for step in schema.POSTGRES_STEPS[:steps] for one in step)
        assert of_file == {name for name in schema.COLUMNS if f"CREATE TABLE {name} " in made}
