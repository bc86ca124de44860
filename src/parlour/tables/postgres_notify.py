"""Changes by other processes of a PostgreSQL store: LISTEN/NOTIFY, with polling as fallback.

A notification can be lost: the connection drops, the server restarts. So every few seconds, and
first of all after each new connection, we read the changes since the last poll from the tables
themselves. A poll remembers the oldest transaction that was still running: every change that it
did not see has that transaction number or a higher one.
"""

import asyncio
from collections.abc import AsyncGenerator, Iterator
from typing import TYPE_CHECKING

from parlour.tables.database import AWAY, connect

if TYPE_CHECKING:
    from parlour.tables.database import Connection

CHANNEL = "parlour"
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


async def listen(url: str, name: str, since: str) -> AsyncGenerator[tuple[str, int], None]:
    """Yields (code, seq) for each change by a writer with another name, from the transaction number
    ``since`` on. Never ends by itself.

    Most changes come twice, from a notification and from a poll. A process that got a notification
    while the database was going away, and could not read the change, gets it again.
    """
    pause = SHORTEST_PAUSE
    while True:
        connection = None
        try:
            connection = await connect(url)
            notices = await _hear(connection, CHANNEL)
            while True:
                rows = await connection.fetch(LOOK, since, name)
                since, pause = rows[0]["oldest"], SHORTEST_PAUSE
                for row in rows:
                    if row["code"] is not None:
                        yield row["code"], row["seq"]
                next_look = asyncio.get_running_loop().time() + SECONDS_BETWEEN_LOOKS
                while (notice := await _next(notices, next_look)) is not None:
                    for code, seq in read_notice(notice, name):
                        yield code, seq
        except AWAY:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            if connection is not None:
                connection.terminate()


def read_notice(notice: str, name: str) -> Iterator[tuple[str, int]]:
    """The changes in a notification, unless this writer sent it. The first line is the writer's
    name, and each further line names a table.

    >>> list(read_notice("f00\\nplum-otter-77:12\\nred-fox-3:4", "ba5"))
    [('plum-otter-77', 12), ('red-fox-3', 4)]
    """
    writer, *lines = notice.split("\n")
    if writer != name:
        for line in lines:
            code, _, seq = line.rpartition(":")
            yield code, int(seq)


async def overhear(url: str) -> AsyncGenerator[str, None]:
    """Yields what processes announce to each other, and "" after each new connection. Never ends
    by itself."""
    pause = SHORTEST_PAUSE
    while True:
        connection = None
        try:
            connection = await connect(url)
            notices = await _hear(connection, ANNOUNCEMENTS)
            pause = SHORTEST_PAUSE
            yield ""
            while (notice := await notices.get()) is not None:
                yield notice
        except AWAY:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            if connection is not None:
                connection.terminate()


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
    try:
        return await asyncio.wait_for(notices.get(), left)
    except TimeoutError:
        return None
