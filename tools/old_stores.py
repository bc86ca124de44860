"""Keeps the stores of a version for the tests: `python -m tools.old_stores 0.1.0`.

It plays at five tables of a new table file and of a new PostgreSQL database: a running game of
each kind, a finished one, the deal of a day, and a deal of an evening. The stores go into
`tests/upgrades/VERSION/`, with the keys of the people; every later version must open them and let
the people play on. `make release` runs it. Never change the stores of a version that was released.

`python -m tools.old_stores --steps 1` keeps the same tables in the schema of an older step, as if
an older program had written them; but for results, which lay in other logs before step 5. The
stores of those steps were kept by the programs of their time.
"""

import argparse
import asyncio
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from time import time
from typing import Any

import asyncpg
import msgspec
from msgspec import Struct
from msgspec.structs import replace

from parlour.games import manifests
from parlour.minds import minds
from parlour.rules.manners import CanLeave, CanSubstitute, CanWantEnd
from parlour.rules.refusal import Refusal
from parlour.tables import asks, daybook, schema
from parlour.tables.answers import Accepted, Seated
from parlour.tables.evenings import EveningMade, NewEvening
from parlour.tables.keys import hash_key
from parlour.tables.live_table import Live
from parlour.tables.new_tables import NewTables
from parlour.tables.open_store import open_store
from parlour.tables.service import Tables
from parlour.tables.sqlite import SqliteStore
from parlour.tables.store import Store
from tools.private_postgres import PrivatePostgres

UPGRADES = Path(__file__).parent.parent / "tests" / "upgrades"
FILE, DUMP, FACTS = "tables.db", "tables.sql", "facts.json"

ACTS_OF_A_RUNNING_GAME = 25
GOING_AWAY = (CanLeave, CanSubstitute, CanWantEnd)
"""What nobody does here, so that games are played to their ends by those who began them."""
MOST_ACTS = 20_000
FLUSHED, WAITING = ("finished", "day"), ("letterjam", "quiddler")
"""The tables whose appends are flushed, and those whose rows wait in the daybook."""


class KeptTable(Struct, frozen=True, kw_only=True):
    """A table of a kept store, and what the people there know."""

    code: str
    game: str
    keys: tuple[str, ...]
    seq: int
    """Where its log ends."""


class KeptEvening(Struct, frozen=True, kw_only=True):
    """An evening of a kept store with one deal, which one table has finished with these points."""

    name: str
    key: str
    points: tuple[int, ...]


class Facts(Struct, frozen=True, kw_only=True):
    """What a kept store must still say, whoever opens it. The oldest have no evening."""

    tables: dict[str, KeptTable]
    day: str
    day_points: int
    served: float
    evening: KeptEvening | None = None


class Kept(Struct, frozen=True, kw_only=True):
    """The facts of both stores of a version. Codes and keys are drawn for each."""

    file: Facts
    database: Facts


# Playing ----------------------------------------------------------------------------------------


async def play_on(tables: Tables, live: Live, keys: tuple[str, ...], acts: int, rng: Random) -> int:
    """Play a game at random until it is over, at most so many acts. People act with their keys.
    Returns how many acts were taken."""
    taken = 0
    for number in range(acts):
        if not live.table.playing:
            break
        answer = await _act(tables, live, keys, f"{rng.getrandbits(64):x}-{number}", rng)
        if isinstance(answer, Refusal):
            raise AssertionError(f"an offered act was refused: {answer.sentence}")
        taken += 1
    return taken


async def _act(
    tables: Tables, live: Live, keys: tuple[str, ...], ask_id: str, rng: Random
) -> Accepted | Refusal:
    play, rules = live.table.play, live.table.rules
    assert play is not None
    seat = rng.choice(rules.waiting_for(play.state))
    choices = [c for c in rules.choices(play.state, seat) if not isinstance(c, GOING_AWAY)]
    weights = [rules.random_weight.get(str(c.__struct_config__.tag), 1.0) for c in choices]
    act = msgspec.json.encode(rng.choices(choices, weights)[0].sample(rng))
    mine = {live.seat_of(key): key for key in keys}
    if seat in mine:
        ask = asks.PlayAct(act=msgspec.Raw(act))
        return await tables.ask(live, hash_key(mine[seat]), ask_id, ask)
    return await tables.act_for_bot(live, seat, live.table.seq, act)


async def _found(tables: Tables, seated: Seated | Refusal) -> tuple[Live, str]:
    assert isinstance(seated, Seated), seated
    live = await tables.find(seated.code)
    assert live is not None
    return live, seated.key


async def _start(tables: Tables, game: str, **changes: object) -> tuple[Live, tuple[str, ...]]:
    """A table with two people and a bot, and a game that has begun."""
    rules = next(iter(manifests()[game].rule_sets))
    choice = asks.Choose(game=game, rule_set=rules, changes=changes)
    live, lisa = await _found(tables, await tables.create(choice, "Lisa"))
    _, paul = await _found(tables, await tables.join(live.code, "Zoë"))
    begin: tuple[asks.AnyAsk, ...] = (asks.AddBot(mind=minds(game)[0]), asks.Start())
    for number, ask in enumerate(begin):
        answer = await tables.ask(live, hash_key(lisa), f"begin-{number}", ask)
        assert isinstance(answer, Accepted), answer
    return live, (lisa, paul)


async def fill(store: Store, which: tuple[str, ...], rng: Random) -> dict[str, KeptTable]:
    """Play at these tables of a store."""
    tables = await Tables.open(store)
    kept: dict[str, KeptTable] = {}
    for name in which:
        acts = MOST_ACTS
        if name == "day":
            live, key = await _found(
                tables, await NewTables(tables).set_up("day", "quiddler", "Lisa")
            )
            keys: tuple[str, ...] = (key,)
        elif name == "finished":
            live, keys = await _start(tables, "quiddler", **manifests()["quiddler"].short)
        else:
            live, keys = await _start(tables, name)
            acts = ACTS_OF_A_RUNNING_GAME
        await play_on(tables, live, keys, acts, rng)
        assert live.table.playing == (acts != MOST_ACTS), name
        await tables.written()
        kept[name] = KeptTable(code=live.code, game=live.table.game, keys=keys, seq=live.table.seq)
    await tables.close()
    return kept


async def hold_evening(store: Store, rng: Random) -> tuple[KeptTable, KeptEvening]:
    """Hold an evening of one deal, and play it at one table. It is over soon."""
    tables = await Tables.open(store)
    wanted = NewEvening(
        title="Friday",
        ends=time() + 60,
        game="quiddler",
        changes={"hands": 1},
        seats=2,
        deals=1,
    )
    made = await tables.evenings.make(wanted)
    assert isinstance(made, EveningMade), made
    entered = await NewTables(tables).open_evening(made.name, "Otters", "Lisa", ())
    live, key = await _found(tables, entered)
    begun = await tables.ask(live, hash_key(key), "begin", asks.Start())
    assert isinstance(begun, Accepted), begun
    await play_on(tables, live, (key,), MOST_ACTS, rng)
    await tables.written()
    evening = await tables.evenings.find(made.name)
    assert evening is not None
    (finished,) = (await tables.evenings.with_results(evening, (1,))).finished
    await tables.close()
    table = KeptTable(code=live.code, game="quiddler", keys=(key,), seq=live.table.seq)
    return table, KeptEvening(name=made.name, key=made.key, points=finished.points)


async def _facts(
    store: Store, kept: dict[str, KeptTable], held: tuple[KeptTable, KeptEvening]
) -> Facts:
    kept["evening"], evening = held
    await store.serve(3600.0)
    tables = await Tables.open(store)
    day = tables.days.today()
    standing = await tables.days.standing(day, "quiddler")
    assert standing.best is not None
    await tables.close()
    return Facts(tables=kept, day=day, day_points=standing.best, served=3600.0, evening=evening)


# Keeping ----------------------------------------------------------------------------------------


async def make_file(path: Path) -> Facts:
    """A table file in which some rows wait in the daybook."""
    rng = Random(1)
    store = await SqliteStore.open(path, most_unflushed=1)
    kept = await fill(store, FLUSHED, rng)
    held = await hold_evening(store, rng)
    await store.close()
    store = await SqliteStore.open(path)
    kept |= await fill(store, WAITING, rng)
    facts = await _facts(store, kept, held)
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        (waiting,) = connection.execute("SELECT count(*) FROM daybook").fetchone()
    assert waiting, "some rows wait in the daybook"
    return facts


async def make_database(url: str, steps: int) -> tuple[Facts, str]:
    """What a PostgreSQL database holds, and a dump of it in the schema of a step."""
    store = await open_store(url)
    rng = Random(2)
    kept = await fill(store, FLUSHED + WAITING, rng)
    facts = await _facts(store, kept, await hold_evening(store, rng))
    await store.close()
    connection = await asyncpg.connect(url, server_settings={"search_path": "parlour"})
    rows = {
        table: [tuple(row) for row in await connection.fetch(_in_order(table))]
        for table in schema.COLUMNS
    }
    await connection.close()
    return facts, "\n".join(_dump(rows, steps))


def _in_order(table: str) -> str:
    columns = ", ".join(schema.COLUMNS[table])
    return f"SELECT {columns} FROM {table} ORDER BY {columns}"


def _dump(rows: dict[str, list[tuple[Any, ...]]], steps: int) -> Iterator[str]:
    """The statements that make a database of an older step with these rows."""
    yield "CREATE SCHEMA parlour;"
    yield "SET search_path = parlour;"
    yield f"CREATE TABLE version (steps INTEGER NOT NULL);\nINSERT INTO version VALUES ({steps});"
    made = [statement for step in schema.POSTGRES_STEPS[:steps] for statement in step]
    for statement in made:
        # The one row of the served time is among the rows.
        if not statement.strip().startswith("INSERT"):
            yield f"{statement.strip()};"
    for table, values in rows.items():
        if values and any(f"CREATE TABLE {table} " in statement for statement in made):
            lines = ",\n".join(f"({', '.join(map(_literal, row))})" for row in values)
            yield f"INSERT INTO {table} ({', '.join(schema.COLUMNS[table])}) VALUES\n{lines};"
    yield ""


def _literal(value: object) -> str:
    if isinstance(value, bytes):
        return f"convert_to({_literal(value.decode())}, 'UTF8')"
    # Backslashes are plain characters: PostgreSQL's standard_conforming_strings is on.
    return "'" + value.replace("'", "''") + "'" if isinstance(value, str) else repr(value)


def older_file(newest: Path, path: Path, steps: int) -> None:
    """Write the rows of a table file into a file of an older step."""
    with closing(sqlite3.connect(newest)) as source, closing(sqlite3.connect(path)) as older:
        daybook.flush(source)
        for statement in (one for step in schema.SQLITE_STEPS[:steps] for one in step):
            older.execute(statement)
        there = {name for (name,) in older.execute("SELECT name FROM sqlite_master")}
        for table in there & set(schema.COLUMNS):
            older.execute(f"DELETE FROM {table}")
            places = ", ".join("?" * len(schema.COLUMNS[table]))
            columns = ", ".join(schema.COLUMNS[table])
            older.executemany(
                f"INSERT INTO {table} ({columns}) VALUES ({places})",
                source.execute(_in_order(table)).fetchall(),
            )
        older.execute(f"PRAGMA user_version = {steps}")
        older.commit()


def keep(folder: Path, steps: int | None = None) -> None:
    """Write both stores and their facts into a folder, in the newest schema or that of a step."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        newest = Path(scratch, FILE)
        of_file = asyncio.run(make_file(newest))
        (folder / FILE).unlink(missing_ok=True)
        if steps is None:
            shutil.copy(newest, folder / FILE)
        else:
            older_file(newest, folder / FILE, steps)
    with PrivatePostgres() as server, server.database() as url:
        of_database, dump = asyncio.run(
            make_database(url, min(steps or 99, len(schema.POSTGRES_STEPS)))
        )
    (folder / DUMP).write_text(dump, "utf-8")
    if steps is not None and steps < 2:
        # The first step had no place for the served time.
        of_file, of_database = (replace(one, served=0.0) for one in (of_file, of_database))
    facts = msgspec.json.encode(Kept(file=of_file, database=of_database))
    (folder / FACTS).write_bytes(msgspec.json.format(facts, indent=2) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="Keep the stores of a version for the tests.")
    parser.add_argument("version", nargs="?", help="the version that is released")
    parser.add_argument("--steps", type=int, help="an older schema, by the number of its steps")
    parser.add_argument("--into", type=Path, default=UPGRADES, help="the folder for all versions")
    asked = parser.parse_args()
    if (asked.version is None) == (asked.steps is None):
        parser.error("name a version, or the steps of an older schema")
    folder = asked.into / (asked.version or f"schema-{asked.steps}")
    keep(folder, asked.steps)
    print(f"The stores are in {folder}.")


if __name__ == "__main__":
    main()
