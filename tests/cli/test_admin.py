"""`parlour admin`, by itself and on the store of a running server."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import StringIO
from pathlib import Path
from time import time

import httpx
import pytest
from msgspec.structs import replace

from parlour.cli import main
from parlour.tables.deals import DealPlayed, Deals
from parlour.tables.evening_events import TableFinished
from parlour.tables.evenings import EveningMade, Evenings, NewEvening
from parlour.tables.open_store import open_store
from parlour.tables.store import Batch, FinishedGame
from parlour.tables.table_events import Began, write_event
from tests.web.guests import PATIENCE, Guest
from tests.web.process import Served, served
from tests.web.stories import opening

pytestmark = pytest.mark.anyio

CODE = "plum-otter-77"
NO_TABLE = "parlour: There is no table with the code plum-otter-78. Nothing was changed.\n"


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
async def filled(tmp_path: Path) -> str:
    """A file with a table of Lisa and Paul, and a record of each of two tables."""
    place = str(tmp_path / "tables.db")
    store = await open_store(place)
    log = tuple(write_event(event) for event in opening("quiddler", 2))
    await store.append(Batch(CODE, 0, log, "an-act", 1.0))
    for code in (CODE, "old-badger-5"):
        await store.keep_record(FinishedGame(code, 1, "quiddler", 10.0, "Lisa wins.\n"))
    await store.close()
    return place


async def admin(place: str, *arguments: str) -> int:
    """Runs the command in a thread, as if in another process."""
    action, *others = arguments
    return await asyncio.to_thread(main, ["admin", action, "--database", place, *others])


class Party:
    """A table of Lisa and Paul on a running server, in a game."""

    def __init__(self, server: Served, code: str, lisa: Guest, paul: Guest) -> None:
        self.server = server
        self.code = code
        self.lisa = lisa
        self.paul = paul

    async def get(self, path: str) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.server.base, trust_env=False) as http:
            return await http.get(path)


@asynccontextmanager
async def party(place: str, folder: Path) -> AsyncIterator[Party]:
    async with served(place, folder) as server:
        async with httpx.AsyncClient(base_url=server.base, trust_env=False) as http:
            wanted = {"name": "Lisa", "game": "quiddler", "changes": {"chat": True}}
            lisa = (await http.post("/api/tables", json=wanted)).json()
            code = lisa["code"]
            paul = (await http.post(f"/api/tables/{code}/seats", json={"name": "Paul"})).json()
        hellos = [{"kind": "hello", "key": seat["key"]} for seat in (lisa, paul)]
        async with (
            Guest(server.url(code), hellos[0]) as first,
            Guest(server.url(code), hellos[1]) as second,
        ):
            await first.takes("start")
            yield Party(server, code, first, second)
        assert server.news() == []


async def test_a_closed_table_tells_its_players_why(place: str, tmp_path: Path) -> None:
    async with party(place, tmp_path) as here:
        assert await admin(place, "close", here.code, "--reason", "Enough now.", "--yes") == 0
        why = "The host of this server closed this table: Enough now."
        for guest in (here.lisa, here.paul):
            goodbye = await guest.ends()
            assert (goodbye["reason"], goodbye["sentence"]) == ("closed", why)
            assert not goodbye["again"]
        answer = await here.get(f"/api/tables/{here.code}")
        assert (answer.status_code, answer.json()["sentence"]) == (409, why)
        async with Guest(here.server.url(here.code), here.lisa._hello) as again:
            assert (await again.ends())["sentence"] == why
        assert await admin(place, "reopen", here.code) == 0
        async with asyncio.timeout(PATIENCE):
            while (await here.get(f"/api/tables/{here.code}")).status_code != 200:
                await asyncio.sleep(0.05)
        async with Guest(here.server.url(here.code), here.lisa._hello) as again:
            await again.takes_as("new", "play", act={"act": "say", "text": "We are back."})


async def test_a_deleted_table_is_gone_for_its_players(place: str, tmp_path: Path) -> None:
    async with party(place, tmp_path) as here:
        assert await admin(place, "delete", here.code, "--yes") == 0
        for guest in (here.lisa, here.paul):
            assert (await guest.ends())["reason"] == "no-table"
        assert (await here.get(f"/api/tables/{here.code}")).status_code == 404
        assert await admin(place, "show", here.code) == 2


async def test_players_see_at_once_that_a_name_is_forgotten(place: str, tmp_path: Path) -> None:
    async with party(place, tmp_path) as here:
        assert (await here.paul.play("say", text="Hello Lisa"))["kind"] == "taken"
        await here.lisa.sees(lambda update: update["view"]["remarks"])
        assert await admin(place, "forget", "lisa", "--yes") == 0
        for guest in (here.lisa, here.paul):
            update = await guest.sees(lambda one: one["table"]["seats"][0]["name"] == "Somebody")
            assert update["view"]["remarks"] == [[1, "Hello Somebody"]]
            assert update["view"]["people"][0]["name"] == "Somebody"
        # The server goes on from what is stored: nothing that it writes has the name.
        await here.lisa.takes("hand-to-bot", seat=0)
        store = await open_store(place)
        log = b"".join(entry.event for entry in await store.read(here.code))
        await store.close()
        assert b"Somebody bot" in log
        assert b"Lisa" not in log


async def test_everybody_is_told_a_notice(place: str, tmp_path: Path) -> None:
    async with party(place, tmp_path) as here:
        assert (await here.get("/api/server")).json() == {"notice": None, "pages": []}
        assert await admin(place, "notice", "Back at 22:30.", "--until", "2099-01-01 22:30") == 0
        numbers = set()
        for guest in (here.lisa, here.paul):
            told = await guest.hears(lambda message: message["kind"] == "notice")
            assert told["text"] == "Back at 22:30."
            assert told["seconds"] > 0
            numbers.add(told["number"])
        assert (await here.get("/api/server")).json()["notice"]["text"] == "Back at 22:30."
        async with Guest(here.server.url(here.code), {"kind": "hello"}) as late:
            first = await late.hears(lambda message: message["kind"] == "notice")
            assert numbers == {first["number"]}
        after = len(here.lisa.messages)
        assert await admin(place, "notice", "--clear") == 0
        gone = await here.lisa.hears(lambda message: message["kind"] == "notice", after)
        assert gone["text"] == ""
        assert (await here.get("/api/server")).json()["notice"] is None


async def test_a_notice_ends_at_its_time(tmp_path: Path) -> None:
    place = str(tmp_path / "tables.db")
    store = await open_store(place)
    await store.upkeep.put_notice("It is over.", time() - 1)
    await store.close()
    async with party(place, tmp_path) as here:
        assert (await here.get("/api/server")).json()["notice"] is None
        await here.lisa.heard_everything()
        assert not [message for message in here.lisa.messages if message["kind"] == "notice"]


@pytest.mark.parametrize(
    "asked",
    [
        ("show", "plum-otter-78"),
        ("export", "plum-otter-78"),
        ("close", "plum-otter-78", "--reason", "x", "--yes"),
        ("reopen", "plum-otter-78"),
        ("delete", "plum-otter-78", "--yes"),
        ("delete-records", "plum-otter-78", "--yes"),
        ("forget", "Lisa", "--table", "plum-otter-78", "--yes"),
    ],
)
async def test_an_unknown_code_is_refused_with_a_sentence(
    filled: str, asked: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert await admin(filled, *asked) == 2
    assert capsys.readouterr().err == NO_TABLE


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (
            ("close", CODE, "--reason", "Enough."),
            "  The host of this server closed this table: Enough.",
        ),
        (("delete", CODE), "will be deleted for good: 4 events and 1 record."),
        (("delete-records", CODE), "The records of the table plum-otter-77 (1) will be deleted"),
        (("delete-records", "--older-than", "7"), "ended more than 7 days ago will be deleted"),
        (
            ("forget", "Lisa"),
            "1 event and 2 records of 2 tables.\n  old-badger-5\n  plum-otter-77\n",
        ),
    ],
)
@pytest.mark.parametrize("answer", ["no\n", "", "yes\n"])
async def test_nothing_is_destroyed_without_a_yes(
    filled: str,
    asked: tuple[str, ...],
    said: str,
    answer: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    store = await open_store(filled)
    before = [
        await store.read(CODE),
        await store.records(CODE),
        await store.records("old-badger-5"),
    ]
    monkeypatch.setattr(sys, "stdin", StringIO(answer))
    assert await admin(filled, *asked) == (0 if answer == "yes\n" else 2)
    after = [await store.read(CODE), await store.records(CODE), await store.records("old-badger-5")]
    await store.close()
    output = capsys.readouterr()
    assert said in output.out
    assert (after == before) == (answer != "yes\n")
    if answer != "yes\n":
        assert output.err == "parlour: Nothing was changed.\n"


async def test_a_name_that_is_nowhere_needs_no_yes(
    filled: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await admin(filled, "forget", "Marta") == 0
    said = "The name Marta stands in 0 events and 0 records. Nothing was changed.\n"
    assert capsys.readouterr().out == said


async def test_tables_are_listed_and_shown(filled: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert await admin(filled, "list") == 0
    listed = capsys.readouterr().out
    assert [line.split()[0] for line in listed.splitlines()] == ["old-badger-5", CODE, "2"]
    assert await admin(filled, "list", "--json") == 0
    assert [one["code"] for one in json.loads(capsys.readouterr().out)] == ["old-badger-5", CODE]
    assert await admin(filled, "show", CODE) == 0
    shown = capsys.readouterr().out
    assert "Lisa (person, host)" in shown
    assert "Record 1: quiddler" in shown
    assert await admin(filled, "show", "old-badger-5", "--json") == 0
    assert json.loads(capsys.readouterr().out)["stage"] == "expired"


async def test_an_export_has_everything_that_is_stored_of_a_table(
    filled: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await admin(filled, "export", CODE, "--json") == 0
    stored = json.loads(capsys.readouterr().out)
    assert stored["acts"] == [["an-act", 4]]
    assert [one["event"]["table"] for one in stored["events"]] == ["chosen", "sat", "sat", "began"]
    assert stored["records"][0]["record"] == "Lisa wins.\n"
    assert await admin(filled, "export", CODE) == 0
    assert '2. {"table":"sat","name":"Lisa"' in (text := capsys.readouterr().out)
    assert text.endswith("Lisa wins.\n")


NO_EVENING = "There is no evening with the name plum-otter-12345678. Nothing was changed."


@pytest.fixture
async def evening(place: str) -> tuple[str, str]:
    """A store with an evening that one table takes part in, and has finished its first deal; and
    the name of the evening."""
    store = await open_store(place)
    evenings = Evenings(store, Deals(store))
    wanted = NewEvening(title="Rude words", ends=time() + 3600, game="quiddler", seats=2, deals=1)
    made = await evenings.make(wanted)
    assert isinstance(made, EveningMade)
    found = await evenings.find(made.name)
    assert found is not None
    for code, team in ((CODE, "Otters"), ("old-badger-5", "Wrens")):
        assert await evenings.enter(made.name, code, team) is None
    *before, began = opening("quiddler", 2)
    assert isinstance(began, Began)
    log = (*before, replace(began, deal=found.deals[0]))
    await store.append(Batch(CODE, 0, tuple(map(write_event, log)), None, time()))
    none, two = (False, False), (True, True)
    result = TableFinished(CODE, 1, 10.0, (7, 5), ("Lisa", "Paul"), two, none, none)
    await evenings.finish(made.name, result)
    await Deals(store).finish(found.deals[0].name, CODE, 1, DealPlayed((7, 5), two, none, none))
    await store.close()
    return place, made.name


async def test_an_evening_is_listed_shown_and_exported(
    evening: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    place, name = evening
    assert await admin(place, "evenings") == 0
    listed = capsys.readouterr().out.splitlines()
    assert listed[0].startswith(name)
    assert listed[0].endswith("2 tables: Rude words")
    assert listed[1:] == ["1 evening."]
    assert await admin(place, "evenings", "--json") == 0
    (one,) = json.loads(capsys.readouterr().out)
    assert (one["name"], one["title"], one["deals"]) == (name, "Rude words", 1)
    assert await admin(place, "show", name) == 0
    shown = capsys.readouterr().out
    assert f"  1. Otters (table {CODE}, 1 deal finished)\n" in shown
    assert "  2. Wrens (table old-badger-5, 0 deals finished)\n" in shown
    assert await admin(place, "show", name, "--json") == 0
    assert [team["finished"] for team in json.loads(capsys.readouterr().out)["teams"]] == [1, 0]
    assert await admin(place, "export", name, "--json") == 0
    own, results = (
        (log["log"], [one["event"]["evening"] for one in log["events"]])
        for log in json.loads(capsys.readouterr().out)
    )
    assert own == (f"evening/{name}", ["eveningopened", "tableentered", "tableentered"])
    assert results == (f"results/evening/{name}/1", ["resultsopened", "tablefinished"])
    assert await admin(place, "export", name) == 0
    assert '2. {"evening":"tablefinished"' in capsys.readouterr().out


async def test_an_export_has_what_an_evening_and_deals_have_of_a_table(
    evening: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    place, name = evening
    assert await admin(place, "export", CODE, "--json") == 0
    at_evening, its_result, of_deal = json.loads(capsys.readouterr().out)["elsewhere"]
    assert at_evening["log"] == f"evening/{name}"
    ((entered,), (finished,)) = (
        [one["event"] for one in log["events"]] for log in (at_evening, its_result)
    )
    assert (entered["team"], finished["names"]) == ("Otters", ["Lisa", "Paul"])
    assert [one["event"]["points"] for one in of_deal["events"]] == [[7, 5]]
    assert await admin(place, "export", CODE) == 0
    text = capsys.readouterr().out
    assert "Wrens" not in text
    assert '"names":["Lisa","Paul"]' in text


async def test_an_evening_is_deleted_and_its_tables_stay(
    evening: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    place, name = evening
    assert await admin(place, "delete", name, "--yes") == 0
    said = capsys.readouterr().out
    assert f"  {CODE}\n  old-badger-5\n" in said
    assert await admin(place, "evenings") == 0
    assert capsys.readouterr().out == "0 evenings.\n"
    for action in ("show", "export", "delete"):
        assert await admin(place, action, name) == 2
        no_evening = NO_EVENING.replace("plum-otter-12345678", name)
        assert capsys.readouterr().err == f"parlour: {no_evening}\n"
    assert await admin(place, "show", CODE) == 0
    assert "Lisa" in capsys.readouterr().out


async def test_a_deleted_evening_is_gone_for_its_players(place: str, tmp_path: Path) -> None:
    """Their table goes on, and the deals of the evening are not dealt any more."""
    async with served(place, tmp_path) as server:
        async with httpx.AsyncClient(base_url=server.base, trust_env=False) as http:
            wanted = {"title": "Friday", "ends": time() + 3600, "game": "quiddler", "seats": 2}
            name = (await http.post("/api/evenings", json=wanted)).json()["name"]
            team = {"name": "Lisa", "team": "Otters"}
            seat = (await http.post(f"/api/evenings/{name}/tables", json=team)).json()
            assert await admin(place, "delete", name, "--yes") == 0
            for path in ("", "/standings"):
                answer = await http.get(f"/api/evenings/{name}{path}")
                assert (answer.status_code, answer.json()["code"]) == (404, "no-evening")
            late = await http.post(f"/api/evenings/{name}/tables", json={**team, "team": "Late"})
            assert late.json()["code"] == "no-evening"
        hello = {"kind": "hello", "key": seat["key"]}
        async with Guest(server.url(seat["code"]), hello) as lisa:
            assert (await lisa.ask("start"))["refusal"]["code"] == "evening-over"
        assert server.news() == []


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (("show", "plum-otter-12345678"), NO_EVENING),
        (("delete", "plum-otter-12345678", "--yes"), NO_EVENING),
        (("close", "plum-otter-12345678", "--reason", "x", "--yes"), "There is no table with"),
        (("close", "old-badger-5", "--reason", "x", "--yes"), "has expired; only records are left"),
        (("close", CODE, "--reason", "one\ntwo", "--yes"), "The reason cannot be shown: "),
        (("delete-records",), "Name a table, or say --older-than"),
        (("delete-records", "--older-than", "-1", "--yes"), "a number of days from 0 up"),
        (("forget", " ", "--yes"), "cannot be anybody's name"),
        (("notice", "Hello."), "Say with --until when the notice goes"),
        (("notice", "Hello.", "--until", "soon"), "'soon' is no time such as 22:30"),
        (("notice", "Hello.", "--until", "2020-01-01 10:00"), "is over already"),
        (("notice", "\x07", "--until", "22:30"), "The notice cannot be shown"),
        (("notice", "Hello.", "--clear"), "needs nothing else"),
    ],
)
async def test_a_mistake_gets_one_sentence(
    filled: str, asked: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await admin(filled, *asked) == 2
    output = capsys.readouterr()
    assert sentence in output.err
    assert output.err.count("\n") == 1


async def test_a_missing_file_is_not_created(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "nowhere.db"
    assert await admin(str(place), "list") == 2
    assert capsys.readouterr().err == f"parlour: There is no file {place}.\n"
    assert not place.exists()
