"""``parlour evening``, as an organiser and a player type it, at a real server."""

import asyncio
import csv
import io
import json
import re
import shlex
import socket
import stat
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from parlour.cli import main, parser, progress
from parlour.cli.examples import examples_of
from parlour.cli.kept_evenings import KeptEvening, keep
from parlour.cli.kept_seats import KeptSeats
from tests.cli.test_examples import commands
from tests.crash.server import free_port
from tests.web.guests import House
from tests.web.teams import Team, evening, standings, team

pytestmark = pytest.mark.anyio

LETTER_JAM = {"game": "letterjam", "changes": {"length": 3}, "seats": 2, "deals": 2}
QUIDDLER = {"game": "quiddler", "changes": {"hands": 2}, "seats": 2, "deals": 1}
EXAMPLES = sorted(
    line
    for command in commands(parser())
    for line in examples_of(command)
    if line.startswith("parlour evening")
)


class Done(Struct, frozen=True):
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


class Desk:
    """A device with a home of its own, from which somebody organises. Commands run in a thread
    beside the server, whose event loop is that of the test."""

    def __init__(
        self,
        url: str,
        home: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        self.url = url
        self.home = home
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        monkeypatch.setenv("XDG_DATA_HOME", str(home))

    async def types(self, *words: str, answer: str = "", url: str | None = None) -> Done:
        """Runs ``parlour evening`` with these words."""
        self._monkeypatch.setenv("PARLOUR_URL", url or self.url)
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(answer))
        self._capsys.readouterr()
        code = await asyncio.to_thread(main, ["evening", *words])
        said = self._capsys.readouterr()
        # On a busy machine, a command may also say what it waits for.
        err = [line for line in said.err.splitlines() if not line.startswith("  … ")]
        return Done(code, said.out, "\n".join(err))

    async def says(self, *words: str, answer: str = "") -> str:
        done = await self.types(*words, answer=answer)
        assert done.code == 0, done.err
        return done.out

    async def refuses(self, *words: str, url: str | None = None) -> str:
        """Runs a command that is refused in one sentence, and returns the sentence."""
        done = await self.types(*words, url=url)
        assert (done.code, done.err.count("\n")) == (2, 0), done
        return done.err.removeprefix("parlour: ")

    def kept(self) -> dict[str, Any]:
        (path,) = (self.home / "parlour" / "evenings").iterdir()
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
        return found


@pytest.fixture
def desk(
    house: House,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Desk:
    return Desk(f"http://127.0.0.1:{house.port}", tmp_path, monkeypatch, capsys)


async def test_an_evening_is_made_and_organised_by_its_title(house: House, desk: Desk) -> None:
    terms = "--game 'Letter Jam' --players 2 --deals 2 --option length=3 --until 2h"
    said = await desk.says("make", "--title", "Friday at eight", *shlex.split(terms))
    kept = desk.kept()
    assert f"\n  {desk.url}/evening/{kept['name']}\n" in said
    assert "Letter Jam for 2, 2 deals, by the rule set rulebook with length=3." in said
    # The key is in the file, and nowhere on the screen.
    assert kept["key"] not in said
    assert str(desk.home) in said

    shown = await desk.says("show", "friday AT eight")
    assert "No tables of at most 50." in shown
    assert "You organise it" in shown
    await team(house, kept["name"], "Otters", "Lisa")
    await team(house, kept["name"], "Wrens", "Marta")
    before = (await house.http.get(f"/api/evenings/{kept['name']}")).json()["ends"]
    assert " ends at " in await desk.says("move", "Friday at eight", "--until", "5h")
    after = (await house.http.get(f"/api/evenings/{kept['name']}")).json()["ends"]
    assert 2.9 * 3600 < after - before < 3.1 * 3600

    assert "no table 7" in await desk.refuses("strike", kept["name"], "7", "--yes")
    # Without a yes nothing happens.
    assert await desk.refuses("strike", kept["name"], "2") == "Nothing was changed."
    assert "Wrens" in await desk.says("strike", kept["name"], "2", answer="yes\n")
    assert "\n  1. Otters\n  2. Wrens (struck: it does not count)\n" in await desk.says(
        "show", f"{desk.url}/evening/{kept['name']}"
    )
    assert "already" in await desk.refuses("strike", kept["name"], "2", "--yes")

    assert await desk.refuses("end", "Friday at eight") == "Nothing was changed."
    assert "is over." in await desk.says("end", "Friday at eight", "--yes")
    assert "It ended at" in await desk.says("show", "Friday at eight")
    over = await desk.refuses("move", "Friday at eight", "--until", "1h")
    assert over == "This evening is over."


async def test_somebody_else_can_look_and_not_organise(house: House, desk: Desk) -> None:
    name, key = await evening(house, **LETTER_JAM)
    link = f"{desk.url}/evening/{name}"
    shown = await desk.says("show", link)
    assert shown.startswith("Friday: Letter Jam for 2, 2 deals")
    assert "You organise it" not in shown
    assert "organiser's key" in await desk.refuses("end", link, "--yes")
    wrong = await desk.refuses("end", link, "--yes", "--key", "x" * 20)
    assert wrong == "Only the organiser of this evening can do that."
    assert (await house.http.get(f"/api/evenings/{name}")).json()["over"] is False
    assert "is over." in await desk.says("end", link, "--yes", "--key", key)


async def test_the_standings_of_teams_are_told_in_words(house: House, desk: Desk) -> None:
    name, key = await evening(house, **LETTER_JAM)
    link = f"{desk.url}/evening/{name}"
    otters = await team(house, name, "Otters", "Lisa", "Paul")
    wrens = await team(house, name, "Wrens", "Marta")
    nothing = await desk.says("standings", link)
    await otters.plays()
    # Who has finished nothing is told nothing.
    assert await desk.says("standings", link) == nothing
    own = ("--table", otters.live.code, "--key", otters.keys[0])
    first = await desk.says("standings", link, *own)
    await house.web.tables.bot_results.played()
    assert "finished no deal yet" in await desk.says(
        *("standings", link, "--table", wrens.live.code, "--key", wrens.keys[0])
    )
    told = await standings(house, name, otters)
    (deal,) = told["deals"]
    line = next(one for one in deal["lines"] if one["table"] == 1)
    text = await desk.says("standings", link, *own)
    assert "Tables of bots are still playing" in first
    assert f"\nDeal 1 ({deal['deal']}), par {deal['par'][0]:.1f}".removesuffix(".0") in text
    points, got = line["points"], line["matchpoints"]
    assert f"\n  Otters (Lisa and Paul, your table): {points} point" in text
    assert re.search(
        rf"Otters .*, {got} of 6 matchpoints \({100 * got / 6:.1f}".removesuffix(".0"), text
    )
    assert len(re.findall(r"\n  bots, (novice|regular|expert): \d+ points?, ", text)) == 3
    assert re.search(r"\nIn all:\n(  .*\n)*  \d\. Otters, your table: ", text)

    ended = await house.post(f"/api/evenings/{name}/end", {"ends": 0}, key)
    assert ended.status_code == 200
    text = await desk.says("standings", link)
    assert "It is over." in text
    assert re.search(r"\n  \d\. Wrens: 0 of \d+ matchpoints \(0 %\); no deals of 2 finished", text)


async def test_a_team_enters_from_a_terminal_and_sees_its_own_standings(
    house: House, desk: Desk
) -> None:
    name, _ = await evening(house, **LETTER_JAM)
    link = f"{desk.url}/evening/{name}"
    said = await desk.says("enter", link, "--team", "Otters", "--name", "Lisa")
    (code,) = re.findall(rf"parlour join {desk.url}/t/(\S+)", said)
    kept = KeptSeats().find(desk.url, code)
    assert kept is not None
    assert kept.seated.key not in said
    assert "\n  1. Otters\n" in await desk.says("show", link)
    taken = await desk.refuses("enter", link, "--team", "otters", "--name", "Paul")
    assert taken == "There is a team called otters already."
    # The seat that is kept opens the standings of its table.
    otters = Team(house, await house.live(code), [kept.seated.key])
    before = await desk.says("standings", link, "--table", code)
    assert "finished no deal yet" in before
    await otters.plays()
    after = await desk.says("standings", link, "--table", code)
    assert re.search(r"\n  Otters \(Lisa and \w+, your table\): \d+ point", after)
    assert "finished no deal yet" not in after


async def test_marks_are_told_in_words(house: House, desk: Desk) -> None:
    name, _ = await evening(house, **QUIDDLER)
    otters = await team(house, name, "Otters", "Lisa", "Paul")
    await otters.plays()
    seen = otters.live.table.all_given[0].name
    body = {"name": "Lisa", "team": "Lisa again", "seen": [seen]}
    answer = (await house.post(f"/api/evenings/{name}/tables", body)).json()
    again = Team(house, await house.live(answer["code"]), [answer["key"]])
    await again.plays()
    text = await desk.says(
        *("standings", f"{desk.url}/evening/{name}"),
        *("--table", answer["code"], "--key", answer["key"]),
    )
    (lisa,) = re.findall(r"\n    Lisa \(Lisa again, your table\): (.*)", text)
    assert lisa.endswith("; had seen the deal before, so this is not compared")
    assert "matchpoints" not in lisa
    assert re.search(r"\n    \w+ \(Lisa again, your table\): .* matchpoints .*; a bot\n", text)
    for seat in (1, 2):
        assert f"\n  The cards of seat {seat}" in text


async def test_the_standings_come_as_json_and_csv(house: House, desk: Desk) -> None:
    name, _ = await evening(house, **LETTER_JAM)
    otters = await team(house, name, "Otters", "Lisa", "Paul")
    await otters.plays()
    await standings(house, name, otters)
    await house.web.tables.bot_results.played()
    asked = ("standings", name, "--table", otters.live.code, "--key", otters.keys[1])
    told = await standings(house, name, otters)
    assert json.loads(await desk.says(*asked, "--json")) == told
    rows = list(csv.DictReader(io.StringIO(await desk.says(*asked, "--csv"))))
    assert len(rows) == len(told["deals"][0]["lines"]) + len(told["total"])
    assert {row["team"] for row in rows} == {"Otters", ""}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("make --title Friday --until soon", "'soon' is no end such as 22:30, 3h"),
        ("make --title Friday --until 2020-01-01", "The time 2020-01-01 is over already."),
        ("make --title Friday --until 40d", "An evening ends later than now, and within a month."),
        ("make --title Friday --deals 9", "An evening has 1 to 8 deals."),
        ("make --title Friday --players 9", "Letter Jam has 2 to 6 seats."),
        ("make --title Friday --game chess", "There is no game"),
        ("make --title Friday --option length", "An option is given as NAME=VALUE"),
        ("make --title Friday --url ftp://example.org", "'ftp://example.org' is not the address"),
        ("show Friday", "You organise no evening called 'Friday' from this device."),
        ("show http://127.0.0.1/t/plum-otter-77", "'http://127.0.0.1/t/plum-otter-77' does not"),
        ("show plum-otter-12345678", "There is no evening with this name."),
        ("standings plum-otter-12345678 --table plum-otter-77", "This device has no seat at plum"),
        ("enter plum-otter-12345678 --team A --name Lisa", "There is no evening with this name."),
    ],
)
async def test_what_cannot_be_is_refused_in_a_sentence(
    desk: Desk, words: str, sentence: str
) -> None:
    assert (await desk.refuses(*shlex.split(words))).startswith(sentence)
    # Nothing was made.
    kept = desk.home / "parlour" / "evenings"
    assert not kept.is_dir() or list(kept.iterdir()) == []


async def test_a_server_that_is_away_is_told(desk: Desk) -> None:
    away = f"http://127.0.0.1:{free_port()}"
    said = await desk.refuses("make", "--title", "Friday", url=away)
    assert said.startswith(f"No server answers at {away}")


async def test_a_folder_that_cannot_be_written_is_told_before_anything_is_made(
    house: House, desk: Desk
) -> None:
    desk.home.joinpath("parlour").write_text("no folder")
    said = await desk.refuses("make", "--title", "Friday")
    assert said.startswith(f"The key cannot be kept in {desk.home}")


async def test_a_key_is_shown_only_to_the_server_that_gave_it(house: House, desk: Desk) -> None:
    name, key = await evening(house, **LETTER_JAM)
    keep(KeptEvening("http://games.example", name, "Friday", key))
    assert "organiser's key" in await desk.refuses("end", f"{desk.url}/evening/{name}", "--yes")
    keep(KeptEvening(desk.url, name, "Friday", key))
    assert "is over." in await desk.says("end", f"{desk.url}/evening/{name}", "--yes")


async def test_a_long_wait_shows_what_is_waited_for(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A host that takes a connection and says nothing: the wait is shown, and the end is told."""
    monkeypatch.setattr(progress, "SECONDS_UNTIL_SHOWN", 0.0)
    monkeypatch.setattr("parlour.client.server.PATIENCE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        words = ["evening", "show", f"{url}/evening/plum-otter-12345678"]
        assert await asyncio.to_thread(main, words) == 2
    waited, told = capsys.readouterr().err.splitlines()
    assert waited == f"  … waiting for the server at {url}"
    assert told.startswith(f"parlour: No server answers at {url}")


async def test_a_damaged_file_of_an_evening_is_as_good_as_none(desk: Desk) -> None:
    said = await desk.says("make", "--title", "Friday")
    (path,) = (desk.home / "parlour" / "evenings").iterdir()
    path.write_text("{")
    assert str(path) in said
    assert (await desk.refuses("show", "Friday")).startswith("You organise no evening")


async def test_a_title_that_two_evenings_have_is_not_enough(desk: Desk) -> None:
    await desk.says("make", "--title", "Friday")
    said = await desk.says("make", "--title", "Friday")
    # The second time, the commands that are shown name the evening itself.
    (name,) = re.findall(r"parlour evening end (\S+)", said)
    assert re.fullmatch(r"[a-z]+-[a-z]+-\d{8}", name)
    assert name in await desk.refuses("show", "Friday")
    assert "You organise it" in await desk.says("show", name)


@pytest.mark.parametrize("line", EXAMPLES)
async def test_an_example_of_a_help_page_works(house: House, desk: Desk, line: str) -> None:
    name, key = await evening(house, **LETTER_JAM)
    for number in (1, 2):
        await team(house, name, f"Team {number}", "Lisa")
    keep(KeptEvening(desk.url, name, "Friday", key))
    program, command, *words = shlex.split(line)
    assert (program, command) == ("parlour", "evening")
    assert await desk.says(*words)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 8


def test_the_commands_in_the_document_can_be_typed() -> None:
    page = Path(__file__).parent.parent.parent.joinpath("docs", "evenings.md").read_text("utf-8")
    told = re.findall(r"(?:^|`)parlour (evening [^`\n]+)", page, re.MULTILINE)
    assert len(told) > 6
    for line in told:
        assert parser().parse_args(shlex.split(line)).run
    named = {shlex.split(line)[1] for line in told}
    assert named == {"make", "enter", "show", "standings", "move", "strike", "end"}
