"""A process learns of every change by another process, whatever breaks in between."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing

import asyncpg
import pytest

from parlour.tables import database, postgres_notify
from parlour.tables.open_store import open_store
from parlour.tables.store import Batch, LogChange, LogEntry, Store
from tests.tables.log import batch
from tools.private_postgres import PrivatePostgres

pytestmark = pytest.mark.anyio

FOREVER = 1e6
SECONDS_UNTIL_A_TEST_FAILS = 30


@pytest.fixture
async def stores(postgres_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores that look like two processes to the database: one plays, the other follows."""
    pair = await open_store(postgres_url), await open_store(postgres_url)
    yield pair
    for store in pair:
        await store.close()


class Follower:
    """Follows the changes of a store."""

    def __init__(self, store: Store) -> None:
        self.known: dict[str, int] = {}
        self.entries: dict[str, tuple[LogEntry, ...]] = {}
        """The entries that came with the first word of each table."""
        self.news = asyncio.Event()
        self.task = asyncio.create_task(self._follow(store))

    async def _follow(self, store: Store) -> None:
        async with aclosing(store.changes()) as heard:
            async for changes in heard:
                for change in changes:
                    self.known[change.table] = change.seq
                    self.entries.setdefault(change.table, change.entries)
                    self.news.set()

    async def knows(self, **expected: int) -> None:
        """Waits until these tables have these numbers."""
        async with asyncio.timeout(SECONDS_UNTIL_A_TEST_FAILS):
            while not self.known.items() >= expected.items():
                self.news.clear()
                await self.news.wait()


@pytest.fixture
async def follower(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Follower]:
    """A follower of the second store that already knows of the first table."""
    monkeypatch.setattr(postgres_notify, "SECONDS_BETWEEN_LOOKS", 0.05)
    follower = Follower(stores[1])
    await stores[0].append(batch("first", 0, "a"))
    await follower.knows(first=1)
    yield follower
    follower.task.cancel()
    await asyncio.gather(follower.task, return_exceptions=True)


async def run_sql(url: str, sql: str) -> None:
    connection = await asyncpg.connect(url, server_settings={"search_path": "parlour"})
    await connection.execute(sql)
    await connection.close()


async def test_changes_by_other_processes_are_reported(
    stores: tuple[Store, Store], follower: Follower
) -> None:
    await asyncio.gather(*(stores[0].append(batch(f"t{n}", 0, "a", n + 1)) for n in range(400)))
    await follower.knows(**{f"t{n}": n + 1 for n in range(400)})


async def test_notifications_alone_report_changes(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_notify, "SECONDS_BETWEEN_LOOKS", FOREVER)
    follower = Follower(stores[1])
    await stores[0].append(batch("first", 0, "a"))
    await follower.knows(first=1)  # from the first poll, or from a notification
    await stores[0].append(batch("second", 0, "a"))
    await follower.knows(second=1)  # from a notification
    assert follower.entries["second"] == (LogEntry(1, b'"a"'),)
    large = Batch("third", 0, (b'"%b"' % (b"x" * 8_000),), "a")
    await stores[0].append(large)
    await follower.knows(third=1)
    assert follower.entries["third"] == (), "a notification has no room for so much"
    follower.task.cancel()


async def test_a_process_ignores_its_own_changes(
    stores: tuple[Store, Store], follower: Follower
) -> None:
    await stores[1].append(batch("own", 0, "a"))
    await stores[0].append(batch("second", 0, "a"))
    await stores[1].append(batch("second", 1, "b"))
    await stores[0].append(batch("third", 0, "a"))
    await follower.knows(third=1)
    assert "own" not in follower.known
    assert follower.known["second"] == 1


async def test_changes_since_opening_are_reported_first(stores: tuple[Store, Store]) -> None:
    await stores[0].append(batch("first", 0, "a", events=3))
    async with asyncio.timeout(SECONDS_UNTIL_A_TEST_FAILS), aclosing(stores[1].changes()) as heard:
        assert await anext(heard) == [LogChange("first", 3)]


async def test_one_notification_covers_many_tables_within_the_limit(
    postgres_url: str, stores: tuple[Store, Store]
) -> None:
    notices: list[str] = []
    connection = await asyncpg.connect(postgres_url)
    await connection.add_listener(
        postgres_notify.CHANNEL, lambda *heard: notices.append(str(heard[3]))
    )
    codes = [f"marvellous-hedgehog-{n}" for n in range(500)]
    await asyncio.gather(*(stores[0].append(batch(code, 0, "a")) for code in codes))
    await connection.execute("SELECT 1")  # all notices of the past have arrived with the answer
    told = [line for notice in notices for line in postgres_notify.read_notice(notice, "")]
    assert sorted((change.table, change.seq) for change in told) == sorted((c, 1) for c in codes)
    events = [entry.event for change in told for entry in change.entries]
    assert 100 < len(events) < 500, "events take half of the room"
    assert set(events) == {b'"a"'}
    assert max(len(notice.encode()) for notice in notices) < 8_000
    assert len(notices) < 20
    await connection.close()


async def test_polling_finds_a_change_without_a_notification(
    postgres_url: str, stores: tuple[Store, Store], follower: Follower
) -> None:
    """Makes a change without a notification, as if that had been lost."""
    await run_sql(
        postgres_url,
        "UPDATE tables SET seq = 2, writer = 'somebody', changed = pg_current_xact_id()"
        " WHERE code = 'first'",
    )
    await follower.knows(first=2)


async def test_polling_finds_a_change_in_a_long_transaction(
    postgres_url: str, stores: tuple[Store, Store], follower: Follower
) -> None:
    """Its transaction number and its time are old when it is committed."""
    connection = await asyncpg.connect(postgres_url, server_settings={"search_path": "parlour"})
    slow = connection.transaction()
    await slow.start()
    await connection.execute("INSERT INTO tables (code, seq, touched) VALUES ('slow', 1, 0)")
    await run_sql(
        postgres_url, "INSERT INTO tables (code, seq, touched, writer) VALUES ('quick', 1, 9, 'x')"
    )
    await follower.knows(quick=1)
    assert "slow" not in follower.known
    await slow.commit()
    await follower.knows(slow=1)
    await connection.close()


async def test_a_dropped_connection_loses_no_change(
    postgres_url: str, stores: tuple[Store, Store], follower: Follower
) -> None:
    for number in range(2, 5):
        await run_sql(
            postgres_url,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND query LIKE '%pg_snapshot_xmin%'"
            " AND pid <> pg_backend_pid()",
        )
        await stores[0].append(batch("first", number - 1, f"{number}"))
        await follower.knows(first=number)


@pytest.mark.parametrize("end", [PrivatePostgres.stop, PrivatePostgres.crash])
async def test_a_restarted_database_loses_no_change(
    postgres: PrivatePostgres,
    stores: tuple[Store, Store],
    follower: Follower,
    end: Callable[[PrivatePostgres], None],
) -> None:
    await asyncio.to_thread(end, postgres)
    await asyncio.to_thread(postgres.start)
    await stores[0].append(batch("first", 1, "b"))
    await follower.knows(first=2)


async def test_a_connection_that_fails_during_setup_is_closed(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For example when a process ends while it reconnects to its database."""
    made = asyncio.Event()

    async def wait_forever(connection: object) -> None:
        made.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(database, "_wait_for_the_disk", wait_forever)
    asked = asyncio.create_task(database.connect(postgres_url))
    await made.wait()
    here = (
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE application_name = 'parlour' AND datname = current_database()"
    )
    watching = await asyncpg.connect(postgres_url)
    assert await watching.fetchval(here) == 1
    asked.cancel()
    async with asyncio.timeout(SECONDS_UNTIL_A_TEST_FAILS):
        while await watching.fetchval(here):
            await asyncio.sleep(0.01)
    await watching.close()
