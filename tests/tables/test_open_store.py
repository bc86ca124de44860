"""Places where a store cannot be opened: the error says why, and nothing is changed."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from parlour.tables import sqlite_file
from parlour.tables.open_store import open_store
from parlour.tables.sqlite import SqliteStore
from parlour.tables.store import Appended, StoreError
from tests.tables.log import batch, log_of

pytestmark = pytest.mark.anyio

NOBODY = 65534


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that other users can read, unlike pytest's own."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@contextmanager
def without_the_rights_of_root() -> Iterator[None]:
    """Acts as the user nobody, because root may read and write everything."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(user)


async def test_a_path_is_a_file_for_sqlite(tmp_path: Path) -> None:
    for place in (tmp_path / "one.db", str(tmp_path / "two.db")):
        store = await open_store(place)
        assert isinstance(store, SqliteStore)
        assert not store.shared
        await store.close()
        assert Path(place).is_file()


async def test_an_address_is_a_database(postgres_url: str) -> None:
    for url in (postgres_url, postgres_url.replace("postgresql://", "postgres://")):
        store = await open_store(url)
        assert store.shared
        await store.close()


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("mysql://localhost/parlour", "postgresql://, not mysql://"),
        ("sqlite:///parlour.db", "postgresql://, not sqlite://"),
        ("postgresql://parlour@127.0.0.1:1/parlour", "cannot be opened: .*refused|Connect call"),
        ("postgresql://parlour@127.0.0.1:port/parlour", "cannot be opened"),
        ("postgresql://[::1/parlour", "cannot be opened"),
        ("no such folder/parlour.db", "There is no folder no such folder"),
        (".", "is a folder"),
    ],
)
async def test_an_invalid_place_is_refused(place: str, sentence: str) -> None:
    with pytest.raises(StoreError, match=sentence):
        await open_store(place)


async def test_a_missing_database_is_refused(postgres_url: str) -> None:
    with pytest.raises(StoreError, match=r'database "nowhere_\d+" does not exist'):
        await open_store(postgres_url.replace("/parlour_", "/nowhere_"))


async def test_a_password_is_not_in_the_sentence(postgres_url: str) -> None:
    url = postgres_url.replace("postgres@", "stranger:swordfish@")
    with pytest.raises(StoreError, match="stranger") as refused:
        await open_store(url)
    assert "swordfish" not in str(refused.value)


@pytest.mark.parametrize(
    "password",
    [
        "Sword/fish",
        "77/fish",
        "Sword#fish",
        "Sword?fish",
        "Sword?fish=1",
        "Sw@rd@fish",
        "S[word@f]ish",
    ],
)
async def test_a_password_that_breaks_its_address_is_not_in_the_sentence(password: str) -> None:
    """Nor is any part of it looked up as a host name, which would send it to a name server."""
    with pytest.raises(StoreError) as refused:
        await open_store(f"postgresql://lisa:{password}@127.0.0.1:1/parlour")
    sentence = str(refused.value)
    assert sentence.startswith("The table database cannot be opened: its address cannot be read")
    assert "%40" in sentence
    assert "PGPASSWORD" in sentence
    for secret in ("lisa", "Sw", "77", "fish", "127.0.0.1"):
        assert secret not in sentence


@pytest.mark.parametrize("scheme", ["postgresql:/", "postgres:", "PostgreSQL:/"])
async def test_an_address_with_one_slash_is_refused_as_a_file(scheme: str) -> None:
    with pytest.raises(StoreError, match="begins with postgresql://") as refused:
        await open_store(f"{scheme}lisa:swordfish@127.0.0.1/parlour")
    assert "swordfish" not in str(refused.value)


async def test_garbage_is_refused_and_not_changed(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"This is a letter to my aunt. " * 1000)
    with pytest.raises(StoreError, match=r"letter\.txt cannot be opened: file is not a database"):
        await open_store(path)
    assert path.read_bytes() == b"This is a letter to my aunt. " * 1000
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("version", [0, 2])
async def test_a_file_of_another_program_is_refused_and_not_changed(
    tmp_path: Path, version: int
) -> None:
    path = tmp_path / "bookmarks.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")
        connection.execute(f"PRAGMA user_version = {version}")
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"cannot be opened\. This is a file of another program"):
        await open_store(path)
    assert path.read_bytes() == before


async def test_a_file_that_cannot_be_read_is_refused(open_folder: Path) -> None:
    path = open_folder / "tables.db"
    await (await open_store(path)).close()
    path.chmod(0)
    with (
        without_the_rights_of_root(),
        pytest.raises(StoreError, match=r"cannot be opened: .*Permission denied"),
    ):
        await open_store(path)


async def test_a_file_that_cannot_be_written_is_refused_at_once(open_folder: Path) -> None:
    """The error comes when the store is opened, not at the first act of a player."""
    path = open_folder / "tables.db"
    store = await open_store(path)
    await store.append(batch("first", 0, "a"))
    await store.close()
    path.chmod(0o444)
    with without_the_rights_of_root(), pytest.raises(StoreError, match="cannot be opened"):
        await open_store(path)
    path.chmod(0o600)
    store = await open_store(path)
    assert await log_of(store, "first") == ["a"]
    assert await store.append(batch("first", 1, "b")) == Appended(2)
    await store.close()


async def test_only_its_owner_can_read_a_table_file(tmp_path: Path) -> None:
    """The file holds all the cards, and the hashes of keys."""
    store = await open_store(tmp_path / "tables.db")
    await store.append(batch("first", 0, "a"))
    assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}
    await store.close()


async def test_a_file_is_served_by_one_process_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.tables.sqlite_file.SECONDS_FOR_A_CLAIM", 0.1)
    (tmp_path / "other.db").symlink_to(tmp_path / "tables.db")
    first, second, third = [
        await open_store(tmp_path / name) for name in ("tables.db", "tables.db", "other.db")
    ]
    await first.claim()
    for other in (second, third):
        with pytest.raises(StoreError, match="another process serves it already"):
            await other.claim()
    await third.close()
    await first.close()
    await second.claim()
    await second.close()


async def test_any_number_of_processes_serve_a_database(postgres_url: str) -> None:
    first, second = [await open_store(postgres_url) for _ in range(2)]
    await first.claim()
    await second.claim()
    await first.close()
    await second.close()


def test_a_disk_without_write_ahead_logging_is_refused() -> None:
    """SQLite raises nothing and stays with the journal that it has; so does it in memory."""
    with (
        closing(sqlite3.connect(":memory:", isolation_level=None)) as memory,
        pytest.raises(StoreError, match="does not allow write-ahead logging"),
    ):
        sqlite_file._write_ahead(memory)
