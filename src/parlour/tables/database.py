"""A connection to PostgreSQL as the stores want it, and what it looks like when there is none."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeAlias
from urllib.parse import urlsplit

import asyncpg

from parlour.tables.store import StoreError

if TYPE_CHECKING:
    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record]
    Pool: TypeAlias = asyncpg.Pool[asyncpg.Record]

AWAY = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""The errors of a database that cannot or will not do something."""

UNREADABLE = (
    "its address cannot be read; in a password, @ is written %40, / is %2F, # is %23, ? is %3F and"
    " % is %25, or it is left out and given by PGPASSWORD or PGPASSFILE"
)

SECONDS_TO_CONNECT = 5.0
SECONDS_TO_ANSWER = 10.0
CONNECTIONS_IN_A_POOL = 4

_SETTINGS = {
    "application_name": "parlour",
    "search_path": "parlour",
    # Every question is answered by a key. These keep PostgreSQL from getting ready for long
    # questions, and from reading whole tables because they were small when it last looked.
    "jit": "off",
    "enable_seqscan": "off",
}


async def connect(url: str, *, patient: bool = False) -> "Connection":
    """A connection; a patient one waits for as long as an answer takes."""
    connection = await asyncpg.connect(
        url,
        timeout=SECONDS_TO_CONNECT,
        command_timeout=None if patient else SECONDS_TO_ANSWER,
        server_settings=_SETTINGS,
    )
    try:
        await _wait_for_the_disk(connection)
    except BaseException:
        # Whoever asked for it never got it, and cannot close it.
        connection.terminate()
        raise
    return connection


async def connect_pool(url: str) -> "Pool":
    """Connections for questions of one statement each. They are made when they are needed, and
    made again after they broke."""
    return await asyncpg.create_pool(
        url,
        min_size=0,
        max_size=CONNECTIONS_IN_A_POOL,
        timeout=SECONDS_TO_CONNECT,
        command_timeout=SECONDS_TO_ANSWER,
        server_settings=_SETTINGS,
        init=_wait_for_the_disk,
        reset=_leave_as_it_is,
    )


async def disconnect(connection: "Connection") -> None:
    """Says goodbye, if anybody is there to hear it."""
    try:
        await connection.close(timeout=SECONDS_TO_CONNECT)
    except AWAY:
        connection.terminate()


@contextmanager
def told(sentence: str) -> Iterator[None]:
    """Tells everything that goes wrong with a database as the one error that stores have."""
    try:
        yield
    except AWAY as error:
        raise StoreError(f"{sentence}: {reason(error)}.") from error
    except ValueError:
        # This is what an address that is none gives, and it tells of parts of the password.
        raise StoreError(f"{sentence}: {UNREADABLE}.") from None


def check_address(url: str) -> None:
    """Refuses an address whose password ends too early. The rest of it would be looked up as a
    host, or told as the name of a database."""
    parts = urlsplit(url)
    if parts.netloc.count("@") > 1 or "@" in parts.path or "#" in url:
        raise ValueError


def reason(error: Exception) -> str:
    return str(error) or type(error).__name__


async def _wait_for_the_disk(connection: Any) -> None:
    """Some servers are set to answer before a commit is on the disk. Not for us."""
    await connection.execute(
        "SELECT set_config('synchronous_commit', 'on', FALSE)"
        " WHERE current_setting('synchronous_commit') = 'off'"
    )


async def _leave_as_it_is(connection: Any) -> None:
    """There is nothing to undo before a connection is used again."""
