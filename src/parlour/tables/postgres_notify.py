"""What other processes changed in a PostgreSQL store: heard at once, and looked up as a net.

A notice can be lost: the connection drops, the server restarts. So every few seconds, and after
each new connection first of all, the changes since the last look are read from the tables
themselves. A look remembers the oldest transaction that was still under way then; whatever it did
not see has that number or a higher one.
"""

import asyncio
from collections.abc import AsyncGenerator, Iterator
from typing import TYPE_CHECKING

from parlour.tables.database import AWAY, connect

if TYPE_CHECKING:
    from parlour.tables.database import Connection

CHANNEL = "parlour"
ANNOUNCEMENTS = "parlour_announcements"
# PostgreSQL takes fewer than 8,000.
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
    """Changes by writers of other names since a moment, for as long as somebody asks.

    Most are told twice, heard and found: who was told while the database was going away, and
    could not read on, is told again when it is back.
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
    """The changes in a notice, unless it is of this name: the name, then a line for each table.

    >>> list(read_notice("f00\\nplum-otter-77:12\\nred-fox-3:4", "ba5"))
    [('plum-otter-77', 12), ('red-fox-3', 4)]
    """
    writer, *lines = notice.split("\n")
    if writer != name:
        for line in lines:
            code, _, seq = line.rpartition(":")
            yield code, int(seq)


async def overhear(url: str) -> AsyncGenerator[str, None]:
    """What processes announce to each other, for as long as somebody asks."""
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
    """Where notices arrive from now on, and None when the connection is gone."""
    notices: asyncio.Queue[str | None] = asyncio.Queue()
    connection.add_termination_listener(lambda *_: notices.put_nowait(None))
    await connection.add_listener(channel, lambda *heard: notices.put_nowait(str(heard[3])))
    return notices


async def _next(notices: "asyncio.Queue[str | None]", next_look: float) -> str | None:
    """The next notice; None when it is time to look, which is also how a lost connection shows."""
    left = next_look - asyncio.get_running_loop().time()
    try:
        return await asyncio.wait_for(notices.get(), left)
    except TimeoutError:
        return None
