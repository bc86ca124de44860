"""The daybook of a table file: what was appended, in the order it came, until it is flushed.

An act belongs to three tables of the file, and in each of them to another page than the act before
it. Writing all these pages at each commit was about half of what the store needed for an act. So a
commit adds one row to the daybook, and now and then all its rows are flushed into their tables at
once, page by page. The file says everything at every moment: whoever reads it looks in both places,
in one statement.

Every statement costs the event loop a wait for the interpreter, however little it does. So what a
commit appends, and what it asks before, is told to SQLite all at once, as JSON.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct, field

from parlour.tables.store import DAY, Appended, Batch, Outcome, Raced, Repeated

MOST_UNFLUSHED = 600_000
"""How many characters may wait in the daybook: about two thousand acts. If it were more, a page
would be written for more acts at once, but who reads would have more to look through, and who comes
while it is flushed would wait longer."""

# Each column of the daybook holds rows for the table of that name.
_ADD = "INSERT INTO daybook (tables, acts, events) VALUES (?, ?, ?)"
_SETTLE = (
    """
    INSERT INTO tables (code, seq, touched)
    SELECT json_extract(value, '$[0]'), max(json_extract(value, '$[1]')),
        max(json_extract(value, '$[2]'))
    FROM daybook, json_each(daybook.tables) WHERE true GROUP BY 1
    ON CONFLICT (code) DO UPDATE SET seq = excluded.seq, touched = excluded.touched
    """,
    """
    INSERT INTO acts (code, act, seq)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
    FROM daybook, json_each(daybook.acts) ORDER BY 1, 2
    """,
    """
    INSERT INTO events (code, seq, event)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
        CAST(json_extract(value, '$[2]') AS BLOB)
    FROM daybook, json_each(daybook.events) ORDER BY 1, 2
    """,
    "DELETE FROM daybook",
)
_STATE = "SELECT data_version, (SELECT max(number) FROM daybook) FROM pragma_data_version"
_FIND_TABLES = """
SELECT json_group_object(code, seq) FROM tables WHERE code IN (SELECT value FROM json_each(?))
"""
_FIND_ACTS = """
SELECT json_group_array(json_array(code, act, seq)) FROM acts
WHERE (code, act) IN (
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)
)
"""

# What is asked about one table: ?1 is its code, ?2 something as the daybook has it, by which most
# rows are seen to be of other tables before anything is read in them.
READ = """
SELECT seq, event FROM events WHERE code = ?1 AND seq > ?3
UNION ALL
SELECT json_extract(value, '$[1]'), CAST(json_extract(value, '$[2]') AS BLOB)
FROM daybook, json_each(daybook.events)
WHERE instr(daybook.tables, ?2) AND json_extract(value, '$[0]') = ?1
    AND json_extract(value, '$[1]') > ?3
ORDER BY seq
"""
ACTS = """
SELECT act, seq FROM acts WHERE code = ?1
UNION ALL
SELECT json_extract(value, '$[1]'), json_extract(value, '$[2]')
FROM daybook, json_each(daybook.acts)
WHERE instr(daybook.tables, ?2) AND json_extract(value, '$[0]') = ?1
ORDER BY seq DESC LIMIT ?3
"""
# Whoever is refused something is asked for here, so the row is found by the act itself.
TAKEN = """
SELECT seq FROM acts WHERE code = ?1 AND act = ?3
UNION ALL
SELECT json_extract(value, '$[2]')
FROM daybook, json_each(daybook.acts)
WHERE instr(daybook.acts, ?2) AND json_extract(value, '$[0]') = ?1
    AND json_extract(value, '$[1]') = ?3
"""
COUNT = f"""
SELECT count(*) FROM (
    SELECT code FROM tables
    UNION SELECT json_extract(value, '$[0]') FROM daybook, json_each(daybook.tables)
) WHERE code NOT LIKE '{DAY}%'
"""


def as_written(value: object) -> str:
    """A value as the daybook has it."""
    return msgspec.json.encode(value).decode()


def flush(connection: sqlite3.Connection) -> None:
    """Moves everything from the daybook into the tables. In a file that others read, this needs a
    transaction, so that nothing is ever missing or there twice."""
    for statement in _SETTLE:
        connection.execute(statement)


def state(connection: sqlite3.Connection) -> tuple[int, int | None]:
    """By what is seen whether a daybook is still as it was: a number that changes when another
    connection writes to the file, and the number of the last row, if there is any."""
    version, last = connection.execute(_STATE).fetchone()
    return version, last


class Unflushed(Struct):
    """What the writer of a file knows of its daybook: where tables end, which acts were taken.

    It is believed only as long as the daybook is as it was left. Somebody else may write to the
    file, and a commit that failed may be on the disk all the same.
    """

    version: int | None = None
    last: int | None = None
    ends: dict[str, int] = field(default_factory=dict)
    acts: dict[tuple[str, str], int] = field(default_factory=dict)
    size: int = 0
    """How many characters wait, as far as flushing them has not failed already."""

    def take_in(self, added: "Unflushed") -> None:
        self.last = self.last if added.last is None else added.last
        self.ends |= added.ends
        self.acts |= added.acts
        self.size += added.size


def append(
    connection: sqlite3.Connection, batches: Sequence[Batch], known: Unflushed
) -> tuple[list[Outcome], Unflushed]:
    """Adds what can be appended to the daybook. What became of each batch, and what is to be known
    beside ``known`` once this is committed."""

    def find(sql: str, wanted: object) -> Any:
        return msgspec.json.decode(connection.execute(sql, (as_written(wanted),)).fetchone()[0])

    ends = {batch.table: known.ends.get(batch.table) for batch in batches}
    if unknown := [code for code, end in ends.items() if end is None]:
        ends |= find(_FIND_TABLES, unknown)
    asked = [(batch.table, batch.act) for batch in batches if batch.act is not None]
    acts = {act: known.acts[act] for act in asked if act in known.acts}
    if asked:
        acts |= {(code, act): seq for code, act, seq in find(_FIND_ACTS, asked)}

    outcomes: list[Outcome] = []
    added = Unflushed()
    tables: list[tuple[str, int, float]] = []
    events: list[tuple[str, int, str]] = []
    for batch in batches:
        code, act = batch.table, batch.act
        if act is not None and (code, act) in acts:
            outcomes.append(Repeated(acts[code, act]))
        elif (ends[code] or 0) != batch.after:
            outcomes.append(Raced())
        else:
            seq = ends[code] = added.ends[code] = batch.after + len(batch.events)
            tables.append((code, seq, batch.touched))
            events += [(code, n, e.decode()) for n, e in enumerate(batch.events, batch.after + 1)]
            if act is not None:
                acts[code, act] = added.acts[code, act] = seq
            outcomes.append(Appended(seq))
    if tables:
        taken = [(code, act, seq) for (code, act), seq in added.acts.items()]
        row = tuple(map(as_written, (tables, taken, events)))
        added.last = connection.execute(_ADD, row).lastrowid
        added.size = sum(map(len, row))
    return outcomes, added
