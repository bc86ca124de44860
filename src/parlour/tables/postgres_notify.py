"""Changes by other processes of a PostgreSQL store: LISTEN/NOTIFY, with polling as fallback.

A notification can be lost: the connection drops, the server restarts. So every few seconds, and
first of all after each new connection, we read the changes since the last poll from the tables
themselves. A poll remembers the oldest transaction that was still running: every change that it
did not see has that transaction number or a higher one.
"""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from types import TracebackType
from typing import TYPE_CHECKING

import msgspec

from parlour.tables.database import AWAY, connect
from parlour.tables.store import Batch, LogChange

if TYPE_CHECKING:
    from parlour.tables.database import Connection

# Processes of a version before 1.0 listen to another channel, and find changes by polling.
CHANNEL = "parlour_log"
ANNOUNCEMENTS = "parlour_announcements"
# PostgreSQL's limit is just below 8,000.
MOST_BYTES_IN_A_NOTICE = 7_900
SECONDS_BETWEEN_LOOKS = 2.0
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 2.0

NOW = "SELECT pg_snapshot_xmin(pg_current_snapshot())::text"
LOOK = f"""
SELECT now.oldest, tables.code, tables.seq
FROM ({NOW} AS oldest) AS now
LEFT JOIN tables ON tables.changed >= $1::text::xid8 AND tables.writer <> $2
"""


async def listen(url: str, name: str, since: str) -> AsyncGenerator[Sequence[LogChange], None]:
    """Yields the changes by writers with another name, from the transaction number ``since`` on.
    Never ends by itself.

    Most changes come twice, from a notification and from a poll. A process that got a notification
    while the database was going away, and could not read the change, gets it again.
    """
    attempts = _Attempts(url, CHANNEL)
    while True:
        async with attempts as (connection, notices):
            while True:
                rows = await connection.fetch(LOOK, since, name)
                attempts.succeeded()
                since = rows[0]["oldest"]
                yield [
                    LogChange(row["code"], row["seq"]) for row in rows if row["code"] is not None
                ]
                next_look = asyncio.get_running_loop().time() + SECONDS_BETWEEN_LOOKS
                while (notice := await _next(notices, next_look)) is not None:
                    yield read_notice(notice, name)


_decoder = msgspec.json.Decoder(LogChange)


def notice_line(batch: Batch, room: int) -> str:
    """The line of a notification about a batch, with the events if they fit into ``room`` bytes.
    They can: they are in the database anyway, for everybody who may listen there."""
    seq = batch.after + len(batch.events)
    try:
        events = tuple(map(msgspec.Raw, batch.events))
        line = msgspec.json.encode(LogChange(batch.table, seq, events))
        if len(line) >= room:
            line = msgspec.json.encode(LogChange(batch.table, seq))
    except UnicodeEncodeError:
        # Such a code cannot be written; the database says so.
        return ""
    return f"\n{line.decode()}"


def read_notice(notice: str, name: str) -> Sequence[LogChange]:
    """The changes in a notification, unless this writer sent it. The first line is the writer's
    name, and each further line is a change.

    >>> [change] = read_notice('f00\\n["plum-otter-77",12,[{"kind":"lock-changed"}]]', "ba5")
    >>> change.table, change.entries
    ('plum-otter-77', (LogEntry(seq=12, event=b'{"kind":"lock-changed"}'),))
    """
    writer, _, changes = notice.partition("\n")
    return () if writer == name else _decoder.decode_lines(changes)


async def overhear(url: str) -> AsyncGenerator[str, None]:
    """Yields what processes announce to each other, and "" after each new connection. Never ends
    by itself."""
    attempts = _Attempts(url, ANNOUNCEMENTS)
    while True:
        async with attempts as (_, notices):
            attempts.succeeded()
            yield ""
            while (notice := await notices.get()) is not None:
                yield notice


class _Attempts:
    """Connections that listen to a channel, one after the other. Each comes with the queue in which
    its notices arrive, and None when it is gone. After one that fails there is a pause, which
    doubles until one has succeeded."""

    def __init__(self, url: str, channel: str) -> None:
        self._url = url
        self._channel = channel
        self._pause = SHORTEST_PAUSE
        self._connection: Connection | None = None

    def succeeded(self) -> None:
        """The database answers, so the next pause is a short one."""
        self._pause = SHORTEST_PAUSE

    async def __aenter__(self) -> "tuple[Connection, asyncio.Queue[str | None]]":
        while True:
            try:
                self._connection = await connect(self._url)
                return self._connection, await _hear(self._connection, self._channel)
            except BaseException as error:
                if not await self.__aexit__(type(error), error, None):
                    raise

    async def __aexit__(
        self, kind: object, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
        if not isinstance(error, AWAY):
            return False
        await asyncio.sleep(self._pause)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)
        return True


async def _hear(connection: "Connection", channel: str) -> "asyncio.Queue[str | None]":
    """A queue of the channel's notifications. It gets None when the connection is lost."""
    notices: asyncio.Queue[str | None] = asyncio.Queue()
    connection.add_termination_listener(lambda *_: notices.put_nowait(None))
    await connection.add_listener(channel, lambda *heard: notices.put_nowait(str(heard[3])))
    return notices


async def _next(notices: "asyncio.Queue[str | None]", next_look: float) -> str | None:
    """The next notification. None when it is time to poll: a poll also shows whether the connection
    is lost."""
    left = next_look - asyncio.get_running_loop().time()
    if left > 0 and not notices.empty():
        # Without a timer and a task: under load, the next notification is mostly there.
        return notices.get_nowait()
    try:
        async with asyncio.timeout(left):
            return await notices.get()
    except TimeoutError:
        return None
