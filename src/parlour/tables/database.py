"""Connections to PostgreSQL with the settings that the store needs, and their errors."""

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
"""The errors of asyncpg: the database cannot be reached, or refuses a statement."""

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
    # Every query uses an index. These settings keep the planner from compiling queries, and from
    # scanning whole tables because they were small when it last gathered statistics.
    "jit": "off",
    "enable_seqscan": "off",
}


async def connect(url: str, *, patient: bool = False) -> "Connection":
    """A new connection. ``patient`` means that its queries have no timeout."""
    connection = await asyncpg.connect(
        url,
        timeout=SECONDS_TO_CONNECT,
        command_timeout=None if patient else SECONDS_TO_ANSWER,
        server_settings=_SETTINGS,
    )
    try:
        await _wait_for_the_disk(connection)
    except BaseException:
        # The caller never gets this connection, so it cannot close it.
        connection.terminate()
        raise
    return connection


async def connect_pool(url: str) -> "Pool":
    """A pool for queries of one statement each. It connects when a connection is needed, and
    replaces those that broke."""
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
    """Closes a connection, by force if the server does not answer."""
    try:
        await connection.close(timeout=SECONDS_TO_CONNECT)
    except AWAY:
        connection.terminate()


@contextmanager
def told(sentence: str) -> Iterator[None]:
    """Turns every error of the database into a StoreError that begins with ``sentence``."""
    try:
        yield
    except AWAY as error:
        raise StoreError(f"{sentence}: {reason(error)}.") from error
    except ValueError:
        # An address that cannot be parsed raises this. Its message may contain the password.
        raise StoreError(f"{sentence}: {UNREADABLE}.") from None


def check_address(url: str) -> None:
    """Raises ValueError if the password contains characters that are not escaped. The rest of the
    password would be looked up as a host, or shown as the name of a database."""
    parts = urlsplit(url)
    if parts.netloc.count("@") > 1 or "@" in parts.path or "#" in url:
        raise ValueError


def reason(error: Exception) -> str:
    return str(error) or type(error).__name__


async def _wait_for_the_disk(connection: Any) -> None:
    """Makes a commit wait for the disk, on servers that are configured not to."""
    await connection.execute(
        "SELECT set_config('synchronous_commit', 'on', FALSE)"
        " WHERE current_setting('synchronous_commit') = 'off'"
    )


async def _leave_as_it_is(connection: Any) -> None:
    """Skips asyncpg's reset between uses: no query leaves anything to undo."""
