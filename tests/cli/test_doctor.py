"""`parlour doctor`: the installation and the database. Servers are in ``tests/proxies``."""

import asyncio
import os
import re
import shutil
import socket
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import time
from urllib.parse import urlsplit

import asyncpg
import pytest

import parlour
from parlour.cli import main, progress
from parlour.cli.doctor import installation
from parlour.tables import schema
from parlour.tables.open_store import open_store
from parlour.tables.store import Batch
from parlour.web.pages import PAGES
from tests.web.guests import open_house
from tools.private_postgres import PrivatePostgres

NOBODY = 65534
Capsys = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("PARLOUR_")]:
        monkeypatch.delenv(name)


def examined(database: object, capsys: Capsys) -> tuple[int, str]:
    """The exit code, and what was said of the database, in one line."""
    code = main(["doctor", "--database", str(database)])
    said = " ".join(capsys.readouterr().out.split())
    return code, said.partition("The database ")[2]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A table file with one table, whose log waits in the daybook."""
    path = tmp_path / "tables.db"

    async def fill() -> None:
        store = await open_store(path)
        await store.append(Batch("plum-otter-7", 0, (b'{"a": 1}', b'{"b": 2}'), "an-act", time()))
        await store.close()

    asyncio.run(fill())
    return path


@contextmanager
def changed(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path)) as connection:
        yield connection
        connection.commit()


def test_all_is_well(file: Path, capsys: Capsys) -> None:
    before = file.read_bytes()
    assert main(["doctor", "--database", str(file)]) == 0
    out = capsys.readouterr().out
    assert f"Parlour {parlour.__version__} on Python" in out
    assert "The browser table is built." in out
    assert f"version {len(schema.SQLITE_STEPS)} of the schema, the newest" in out
    assert out.endswith("All is well.\n")
    assert "wrong" not in out
    assert file.read_bytes() == before


def test_a_file_that_is_not_there_yet_is_not_created(tmp_path: Path, capsys: Capsys) -> None:
    code, said = examined(tmp_path / "new.db", capsys)
    assert (code, list(tmp_path.iterdir())) == (0, [])
    assert "There is no file yet" in said


def test_a_missing_folder_is_named(tmp_path: Path, capsys: Capsys) -> None:
    code, said = examined(tmp_path / "gone" / "new.db", capsys)
    assert code == 1
    assert f"Make it: mkdir -p {tmp_path / 'gone'}" in said
    assert "is a folder" in examined(tmp_path, capsys)[1]


def test_a_newer_file_is_told(file: Path, capsys: Capsys) -> None:
    with changed(file) as connection:
        connection.execute("PRAGMA user_version = 99")
    code, said = examined(file, capsys)
    assert code == 1
    assert "has version 99" in said
    assert "restore a backup into another database" in said


def test_an_older_file_is_a_note(file: Path, capsys: Capsys) -> None:
    with changed(file) as connection:
        connection.execute("PRAGMA user_version = 2")
    code, said = examined(file, capsys)
    assert code == 0
    assert "note The file has version 2 of the schema" in said
    assert "run parlour backup first: it leaves the version as it is" in said


def test_files_of_other_programs_are_told(tmp_path: Path, capsys: Capsys) -> None:
    other, text = tmp_path / "other.db", tmp_path / "notes.txt"
    with changed(other) as connection:
        connection.execute("CREATE TABLE birds (name TEXT)")
    text.write_text("These are notes, and no database at all." * 9)
    for path in (other, text):
        path.chmod(0o600)
    assert "This is a file of another program" in examined(other, capsys)[1]
    code, said = examined(text, capsys)
    assert code == 1
    assert "file is not a database" in said


def test_a_damaged_file_is_told(file: Path, capsys: Capsys) -> None:
    data = bytearray(file.read_bytes())
    page = 4096
    data[page : page + 200] = b"\xff" * 200
    file.write_bytes(data)
    code, said = examined(file, capsys)
    assert code == 1
    assert "restore the newest backup" in said.lower()


def test_the_daybook_is_read(file: Path, capsys: Capsys) -> None:
    code, said = examined(file, capsys)
    assert code == 0
    assert "1 table is kept; 1 rows" in said
    with changed(file) as connection:
        connection.execute("UPDATE daybook SET events = 'torn'")
    code, said = examined(file, capsys)
    assert code == 1
    assert "1 rows of the daybook cannot be read" in said


def test_a_log_with_a_hole_is_told(file: Path, capsys: Capsys) -> None:
    with changed(file) as connection:
        connection.execute("INSERT INTO tables VALUES ('torn-log-1', 2, 1.0)")
        connection.execute("INSERT INTO events VALUES ('torn-log-1', 2, x'7b7d')")
    code, said = examined(file, capsys)
    assert code == 1
    assert "1 logs have holes" in said


def test_a_file_that_others_can_read_is_told(file: Path, capsys: Capsys) -> None:
    file.chmod(0o644)
    code, said = examined(file, capsys)
    assert code == 1
    assert f"chmod 600 {file}" in said


def test_a_full_disk_is_told(file: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    # The reserve may be larger than any disk: that is the same as a full one.
    monkeypatch.setenv("PARLOUR_DISK_RESERVE", "999999999999")
    code, said = examined(file, capsys)
    assert code == 1
    assert "no new tables are made. Make room on the disk" in said


@pytest.fixture
def kept(file: Path, capsys: Capsys) -> Iterator[Path]:
    """A table file that everybody may read, in a folder that everybody may open."""
    # Loads what the doctor imports on the way: nobody may not read root's Python.
    assert examined(file, capsys)[0] == 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        shutil.copy(file, folder / "tables.db")
        (folder / "tables.db").chmod(0o444)
        yield folder / "tables.db"
        folder.chmod(0o777)


def examined_by_nobody(database: Path, capsys: Capsys) -> tuple[int, str]:
    """As a user who has no rights of their own. Root may write to every file."""
    if os.geteuid() != 0:
        return examined(database, capsys)
    os.seteuid(NOBODY)
    try:
        return examined(database, capsys)
    finally:
        os.seteuid(0)


def test_a_read_only_file_is_told(kept: Path, capsys: Capsys) -> None:
    code, said = examined_by_nobody(kept, capsys)
    assert code == 1
    assert re.search(r"The user \w+ cannot write to the file: .* as \w+, who owns", said), said


def test_a_read_only_folder_is_told(kept: Path, capsys: Capsys) -> None:
    kept.parent.chmod(0o555)
    code, said = examined_by_nobody(kept, capsys)
    assert code == 1
    assert re.search(r"The user \w+ may not write to the folder", said), said
    code, said = examined_by_nobody(kept.with_name("new.db"), capsys)
    assert (code, "may not write to the folder" in said) == (1, True)


async def served(file: Path, capsys: Capsys) -> tuple[int, str]:
    async with open_house(file) as house:
        await house.web.tables.store.claim()
        await house.create()
        return await asyncio.to_thread(examined, file, capsys)


def test_a_file_is_examined_while_it_is_served(file: Path, capsys: Capsys) -> None:
    code, said = asyncio.run(served(file, capsys))
    assert code == 0
    assert "A server has the file open." in said
    assert "2 tables are kept" in said


# PostgreSQL ----------------------------------------------------------------------------------


def test_a_database_is_examined(postgres: PrivatePostgres, capsys: Capsys) -> None:
    with postgres.database() as url:
        code, said = examined(url, capsys)
        assert (code, "There are no tables yet" in said) == (0, True)

        async def fill() -> None:
            store = await open_store(url)
            await store.append(Batch("plum-otter-7", 0, (b"{}",), "an-act", 1.0))
            await store.close()

        asyncio.run(fill())
        code, said = examined(url, capsys)
        assert (code, "1 tables are kept" in said) == (0, True)
        assert "The clock of the database agrees" in said

        asyncio.run(run_sql(url, "UPDATE parlour.version SET steps = 99"))
        code, said = examined(url, capsys)
        assert code == 1
        assert "has version 99 of the schema; this Parlour knows up to" in said

        name = urlsplit(url).path.removeprefix("/")
        asyncio.run(run_sql(url, f'ALTER DATABASE "{name}" SET default_transaction_read_only = on'))
        assert "The database takes no writes." in examined(url, capsys)[1]


def test_a_role_without_rights_is_told(postgres: PrivatePostgres, capsys: Capsys) -> None:
    with postgres.database() as url:

        async def make() -> None:
            await (await open_store(url)).close()

        asyncio.run(make())
        role = "doctors_guest"
        asyncio.run(
            run_sql(url, f"CREATE ROLE {role} LOGIN; GRANT USAGE ON SCHEMA parlour TO {role}")
        )
        try:
            code, said = examined(url.replace("postgres@", f"{role}@", 1), capsys)
        finally:
            asyncio.run(run_sql(url, f"DROP OWNED BY {role}; DROP ROLE {role}"))
    assert code == 1
    assert "may not read and write everything: acts, events, notice, orders, records" in said


async def run_sql(url: str, sql: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://lisa:S3CRET@127.0.0.1:1/tables",
        "postgresql://lisa@127.0.0.1:1/tables?password=S3CRET",
        "postgresql://lisa:S3@CRET@127.0.0.1:1/tables",
        "postgresql://lisa:S3CRET#@127.0.0.1:1/tables",
        "postgresql:lisa:S3CRET@127.0.0.1/tables",
        "mysql://lisa:S3CRET@127.0.0.1/tables",
    ],
    ids=["user", "query", "at-sign", "hash", "no-slashes", "other"],
)
def test_no_password_is_printed(address: str, capsys: Capsys) -> None:
    assert main(["doctor", "--database", address]) == 1
    printed = capsys.readouterr()
    assert "CRET" not in printed.out + printed.err
    assert "S3" not in printed.out + printed.err


# The installation ----------------------------------------------------------------------------


def test_wrong_settings_are_told(
    tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_PORT", "http")
    code = main(["doctor", "--database", str(tmp_path / "new.db")])
    assert (code, "PARLOUR_PORT cannot be 'http'" in capsys.readouterr().out) == (1, True)
    monkeypatch.setenv("PARLOUR_PORT", "8000")
    monkeypatch.setenv("PARLOUR_PROT", "S3CRET")
    code = main(["doctor", "--database", str(tmp_path / "new.db")])
    said = capsys.readouterr().out
    assert (code, "PARLOUR_PROT" in said, "S3CRET" in said) == (1, True, False)


def test_pages_that_are_missing_are_told(tmp_path: Path) -> None:
    def wrong() -> list[str]:
        return [one.what for one in installation.examine(tmp_path) if one.level == "wrong"]

    assert wrong() == ["The browser table is not built: browsers get an error in place of a page."]
    shutil.copytree(PAGES, tmp_path, dirs_exist_ok=True)
    assert wrong() == []
    (tmp_path / "icon.svg").unlink()
    assert wrong() == ["Files of the browser table are missing: icon.svg."]


def test_a_long_wait_shows_what_is_waited_for(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A host that takes a connection and says nothing: the wait is shown, and the end is told."""
    monkeypatch.setattr(progress, "SECONDS_UNTIL_SHOWN", 0.0)
    monkeypatch.setattr("parlour.cli.doctor.site.SECONDS_TO_ANSWER", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        assert main(["doctor", "--url", url]) == 1
    printed = capsys.readouterr()
    assert f"… fetching {url}/arrival" in printed.err
    assert "does not answer over HTTP" in " ".join(printed.out.split())


@pytest.mark.parametrize(
    "url", ["example.org", "ftp://a", "https://", "http://a:b@c", "http://a?b", "http://a:0x"]
)
def test_a_wrong_address_is_refused(url: str, capsys: Capsys) -> None:
    assert main(["doctor", "--url", url]) == 2
    assert capsys.readouterr().err.startswith("parlour: --url is the address of a front page")
