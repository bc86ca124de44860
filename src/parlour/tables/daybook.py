"""The daybook of a table file: a journal of new appends, in order, until they are flushed.

An append writes to three database tables, and in each of them to another page than the append
before it. Writing all these pages at each commit took about half of the store's time. So a commit
adds one row to the daybook, and now and then all its rows are flushed into their tables at once,
page by page. A reader looks in both places, in one statement, so it always sees everything.

Only the logs of tables go through the daybook. Those of deals, days, evenings and results are
written into their tables at once: reading them does the same work whatever was appended lately, so
the time that an answer takes does not tell that somebody has just finished a deal.

Every statement makes the event loop wait for the interpreter lock, however little it does. So a
commit passes all its queries and all its rows to SQLite at once, as JSON. Mostly a commit is a
single statement: it adds the row only if everything is as the writer knows it. A flush is a single
statement, too.
"""

import sqlite3
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct, field

from parlour.tables.store import (
    OTHER_LOGS,
    Appended,
    Batch,
    Checkpoint,
    Outcome,
    Raced,
    Repeated,
)

MOST_UNFLUSHED = 100_000
"""How many characters may wait in the daybook: about four hundred acts. A larger daybook would
write each page for more acts at once, but would make reads slower, and all tables wait for a
flush. Flushing a hundred thousand takes 5 ms of processor time; six hundred thousand took 19 ms."""

# Each column of the daybook holds rows for the table of that name.
_ADD = "INSERT INTO daybook (tables, acts, events) VALUES (?, ?, ?)"
FLUSH = (
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
# What runs the four statements as one: a view with nothing in it, and a trigger on it. Both belong
# to the writer's connection, and are not in the file.
_MAKE_FLUSHING = (
    "PRAGMA temp_store = MEMORY",
    "CREATE TEMP VIEW flushing AS SELECT 0 AS number",
    f"CREATE TEMP TRIGGER flush INSTEAD OF INSERT ON flushing BEGIN {'; '.join(FLUSH)}; END",
)
_FLUSH_AT_ONCE = "INSERT INTO flushing VALUES (0)"
_WRITE_DIRECT = (
    """
    INSERT INTO tables (code, seq, touched) VALUES (?1, ?2, ?3)
    ON CONFLICT (code) DO UPDATE SET seq = excluded.seq, touched = excluded.touched
    """,
    "INSERT INTO acts (code, act, seq) VALUES (?, ?, ?)",
    "INSERT INTO events (code, seq, event) VALUES (?, ?, ?)",
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

# Adds a row, if the writer's cache is valid (?4, ?5), if none of the row's acts was taken before,
# and if the logs that are not in the cache (?6) end where their batches begin.
_ADD_AT_ONCE = """
INSERT INTO daybook (tables, acts, events)
SELECT ?1, ?2, ?3
WHERE (SELECT data_version FROM pragma_data_version) = ?4
    AND (SELECT max(number) FROM daybook) IS ?5
    AND NOT EXISTS (
        SELECT * FROM json_each(?2) AS asked JOIN acts
            ON acts.code = json_extract(asked.value, '$[0]')
            AND acts.act = json_extract(asked.value, '$[1]')
    )
    AND NOT EXISTS (
        SELECT * FROM json_each(?6) AS log LEFT JOIN tables ON tables.code = log.key
        WHERE coalesce(tables.seq, 0) <> log.value
    )
"""

# Queries about one table: ?1 is its code, ?2 a text as the daybook spells it. Searching for that
# text is a prefilter: it skips the rows of other tables before their JSON is parsed.
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
# Every refusal asks this, so the prefilter is the act's id, which finds fewer rows than the code.
TAKEN = """
SELECT seq FROM acts WHERE code = ?1 AND act = ?3
UNION ALL
SELECT json_extract(value, '$[2]')
FROM daybook, json_each(daybook.acts)
WHERE instr(daybook.acts, ?2) AND json_extract(value, '$[0]') = ?1
    AND json_extract(value, '$[1]') = ?3
"""
# The same about a log that never goes through the daybook.
READ_DIRECT = "SELECT seq, event FROM events WHERE code = ? AND seq > ? ORDER BY seq"
TAKEN_DIRECT = "SELECT seq FROM acts WHERE code = ? AND act = ?"
COUNT = f"""
SELECT count(*) FROM (
    SELECT code FROM tables
    UNION SELECT json_extract(value, '$[0]') FROM daybook, json_each(daybook.tables)
) WHERE code NOT LIKE '{OTHER_LOGS}'
"""


def as_written(value: object) -> str:
    """A value as JSON, as the daybook spells it."""
    return msgspec.json.encode(value).decode()


def is_direct(log: str) -> bool:
    """Whether a log is written past the daybook.

    >>> is_direct("plum-otter-77"), is_direct("evening/plum-otter-0123abcd")
    (False, True)
    """
    return "/" in log


def flush(connection: sqlite3.Connection) -> None:
    """Moves all rows of the daybook into their tables. If others read the file, call it inside a
    transaction, so that no reader misses a row or sees it twice."""
    for statement in FLUSH:
        connection.execute(statement)


def make_flushing(connection: sqlite3.Connection) -> None:
    """Prepares a connection for ``flush_at_once``."""
    for statement in _MAKE_FLUSHING:
        connection.execute(statement)


def flush_at_once(connection: sqlite3.Connection) -> None:
    """As ``flush``, but the whole transaction is one statement."""
    connection.execute(_FLUSH_AT_ONCE)


def state(connection: sqlite3.Connection) -> tuple[int, int | None]:
    """(data_version, last row). It changes if another connection wrote to the file. The last row is
    None if the daybook is empty."""
    version, last = connection.execute(_STATE).fetchone()
    return version, last


def call_inside_transactions(connection: sqlite3.Connection, checkpoint: Checkpoint) -> None:
    """Has the checkpoint called when a row is in the daybook and not yet committed, and when the
    last row has left it. Triggers do it: a transaction of one statement has no other place for
    that."""
    for point, when, rows in (
        ("inside-commit", "INSERT", "true"),
        ("inside-flush", "DELETE", "NOT EXISTS (SELECT * FROM daybook)"),
    ):
        name = point.replace("-", "_")
        connection.create_function(name, 0, partial(checkpoint, point))
        connection.execute(
            f"CREATE TEMP TRIGGER {name} AFTER {when} ON main.daybook WHEN {rows}"
            f" BEGIN SELECT {name}(); END"
        )


class Unflushed(Struct):
    """The writer's cache of the daybook: where each table's log ends, and which acts were taken.

    The cache is valid only while ``state`` is what the writer left. Another program may write to
    the file, and a commit that reported an error may still have reached the disk.
    """

    version: int | None = None
    last: int | None = None
    ends: dict[str, int] = field(default_factory=dict)
    acts: dict[tuple[str, str], int] = field(default_factory=dict)
    size: int = 0
    """How many characters wait to be flushed. A failed flush resets it to zero, so that the next
    try comes after as many more."""

    def take_in(self, added: "Unflushed") -> None:
        self.last = self.last if added.last is None else added.last
        self.ends |= added.ends
        self.acts |= added.acts
        self.size += added.size


class _Rows:
    """The rows of some batches for one row of the daybook, and what the cache gets of them."""

    def __init__(self) -> None:
        self.tables: list[tuple[str, int, float]] = []
        self._events: list[tuple[str, int, str]] = []
        self.added = Unflushed()

    def add(self, batch: Batch) -> Appended:
        code, act = batch.table, batch.act
        seq = self.added.ends[code] = batch.after + len(batch.events)
        self.tables.append((code, seq, batch.touched))
        for number, event in enumerate(batch.events, batch.after + 1):
            self._events.append((code, number, event.decode()))
        if act is not None:
            self.added.acts[code, act] = seq
        return Appended(seq)

    def written(self) -> tuple[str, str, str]:
        """The row, as JSON."""
        acts = [(code, act, seq) for (code, act), seq in self.added.acts.items()]
        row = as_written(self.tables), as_written(acts), as_written(self._events)
        self.added.size = sum(map(len, row))
        return row


def append_at_once(
    connection: sqlite3.Connection, batches: Sequence[Batch], known: Unflushed
) -> tuple[list[Outcome], Unflushed] | None:
    """As ``append``, but the whole transaction is one statement. Returns None, and changes nothing,
    if the cache ``known`` is not valid any more, if a batch lost a race or repeats an act, or if
    one is written past the daybook."""
    rows = _Rows()
    outcomes: list[Outcome] = []
    unknown: dict[str, int] = {}
    for batch in batches:
        code, act = batch.table, (batch.table, batch.act)
        if is_direct(code) or act in known.acts or act in rows.added.acts:
            return None
        end = rows.added.ends.get(code, known.ends.get(code))
        if end is None:
            unknown[code] = batch.after
        elif end != batch.after:
            return None
        outcomes.append(rows.add(batch))
    state = known.version, known.last
    added = connection.execute(_ADD_AT_ONCE, (*rows.written(), *state, as_written(unknown)))
    if added.rowcount == 0:
        return None
    rows.added.last = added.lastrowid
    return outcomes, rows.added


def append(
    connection: sqlite3.Connection, batches: Sequence[Batch], known: Unflushed
) -> tuple[list[Outcome], Unflushed]:
    """Appends the batches that did not lose a race to the daybook, or past it. Returns the outcome
    of each batch, and what to add to the cache ``known`` once the transaction is committed."""

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
    rows = _Rows()
    for batch in batches:
        code, act = batch.table, batch.act
        if act is not None and (code, act) in acts:
            outcomes.append(Repeated(acts[code, act]))
        elif (ends[code] or 0) != batch.after:
            outcomes.append(Raced())
        elif is_direct(code):
            seq = ends[code] = batch.after + len(batch.events)
            _write_direct(connection, batch, seq)
            if act is not None:
                acts[code, act] = seq
            outcomes.append(Appended(seq))
        else:
            appended = rows.add(batch)
            ends[code] = appended.seq
            if act is not None:
                acts[code, act] = appended.seq
            outcomes.append(appended)
    if rows.tables:
        rows.added.last = connection.execute(_ADD, rows.written()).lastrowid
    return outcomes, rows.added


def _write_direct(connection: sqlite3.Connection, batch: Batch, seq: int) -> None:
    table, act, event = _WRITE_DIRECT
    connection.execute(table, (batch.table, seq, batch.touched))
    if batch.act is not None:
        connection.execute(act, (batch.table, batch.act, seq))
    rows = [(batch.table, n, one) for n, one in enumerate(batch.events, batch.after + 1)]
    connection.executemany(event, rows)
