"""`parlour backup` and `parlour restore`, also while a server runs."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import asyncpg
import httpx
import pytest

from parlour.cli import main
from tests.web.guests import Guest
from tests.web.process import served

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    url: str = request.getfixturevalue("postgres_url")
    return url


async def parlour(*arguments: str) -> int:
    """Runs the command in a thread, so that the test can go on meanwhile."""
    return await asyncio.to_thread(main, arguments)


async def test_a_backup_of_a_running_server_is_served_by_another(
    place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = tmp_path / "evening.backup"
    fast = ("--messages-per-second", "1e6", "--asks-per-second", "1e6")
    async with served(place, tmp_path, *fast) as server:
        async with httpx.AsyncClient(base_url=server.base, trust_env=False) as http:
            body = {"name": "Lisa", "changes": {"chat": True}}
            lisa_seat = (await http.post("/api/tables", json=body)).json()
            await http.post(f"/api/tables/{lisa_seat['code']}/seats", json={"name": "Paul"})
        hello = {"kind": "hello", "key": lisa_seat["key"]}
        async with Guest(server.url(lisa_seat["code"]), hello) as lisa:
            await lisa.takes("start")
            await lisa.play("say", text="before the backup")
            before = await lisa.sees(lambda update: update["view"]["remarks"])
            copying = asyncio.create_task(parlour("backup", str(backup), "--database", place))
            say = {"act": "say", "text": "meanwhile"}
            while not copying.done():
                await lisa.takes("play", act=say)
            assert await copying == 0
            await lisa.takes("play", act={"act": "say", "text": "after the backup"})
    restored = str(tmp_path / "restored.db")
    assert await parlour("restore", str(backup), "--database", restored) == 0
    assert capsys.readouterr().out == f"All tables are in {backup}.\n1 table is restored.\n"
    async with (
        served(restored, tmp_path) as server,
        Guest(server.url(lisa_seat["code"]), hello) as lisa,
    ):
        update = await lisa.update()
        assert update["seq"] >= before["seq"]
        assert "after the backup" not in {text for _, text in update["view"]["remarks"]}
        await lisa.takes("play", act=say)


async def test_a_restore_deletes_tables_only_with_replace(
    place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty, backup = str(tmp_path / "empty.db"), str(tmp_path / "backup")
    async with (
        served(place, tmp_path) as server,
        httpx.AsyncClient(base_url=server.base, trust_env=False) as http,
    ):
        await http.post("/api/tables", json={"name": "Lisa"})
    async with served(empty, tmp_path):
        pass
    assert await parlour("backup", backup, "--database", empty) == 0
    capsys.readouterr()
    assert await parlour("restore", backup, "--database", place) == 2
    assert "nothing was restored. With --replace they are deleted" in capsys.readouterr().err
    assert await parlour("restore", backup, "--database", place, "--replace") == 0
    assert capsys.readouterr().out == "0 tables are restored.\n"


@pytest.mark.parametrize(
    "arguments",
    [
        lambda folder: ["backup", folder / "b", "--database", folder / "missing.db"],
        lambda folder: ["backup", folder / "b", "--database", folder],
        lambda folder: ["backup", folder / "text.txt", "--database", folder / "text.txt"],
        lambda folder: ["backup", folder / "b", "--database", "mysql://somewhere"],
        lambda folder: ["restore", folder / "missing", "--database", folder / "new.db"],
        lambda folder: ["restore", folder / "text.txt", "--database", folder / "new.db"],
        lambda folder: ["restore", folder / "empty", "--database", folder / "new.db"],
        lambda folder: ["restore", folder, "--database", folder / "new.db"],
    ],
)
def test_an_impossible_backup_or_restore_is_refused_in_one_sentence(
    arguments: Callable[[Path], list[object]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text.txt").write_text("no backup", encoding="utf-8")
    (tmp_path / "empty").touch()
    before = sorted(tmp_path.iterdir())
    assert main([str(argument) for argument in arguments(tmp_path)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("parlour: ")
    assert printed.err.endswith(".\n")
    assert printed.err.count("\n") == 1
    assert (tmp_path / "text.txt").read_text("utf-8") == "no backup"
    assert sorted(tmp_path.iterdir()) == before


async def test_a_refused_restore_leaves_nothing_in_a_database(
    postgres_url: str, tmp_path: Path
) -> None:
    (tmp_path / "text.txt").write_text("no backup", encoding="utf-8")
    assert await parlour("restore", str(tmp_path / "text.txt"), "--database", postgres_url) == 2
    connection = await asyncpg.connect(postgres_url)
    try:
        schemas = "SELECT count(*) FROM pg_namespace WHERE nspname = 'parlour'"
        assert await connection.fetchval(schemas) == 0
    finally:
        await connection.close()


def test_the_environment_can_name_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_DATABASE", str(tmp_path / "nowhere.db"))
    assert main(["backup", str(tmp_path / "b")]) == 2
    assert "nowhere.db" in capsys.readouterr().err


async def test_a_file_that_a_server_has_open_is_not_restored_or_served_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.tables.sqlite_file.SECONDS_FOR_A_CLAIM", 0.1)
    place, backup = str(tmp_path / "tables.db"), str(tmp_path / "backup")
    async with served(place, tmp_path):
        assert await parlour("backup", backup, "--database", place) == 0
        for refused in ("restore", backup, "--database", place, "--replace"), ("serve",):
            capsys.readouterr()
            monkeypatch.setenv("PARLOUR_DATABASE", place)
            monkeypatch.setenv("PARLOUR_PORT", "0")
            assert await parlour(*refused) == 2
            assert "another process serves it already" in capsys.readouterr().err
