"""Word Ladder has nothing but rules, and is played to its end everywhere: over a real socket with
bots, in a real terminal, through a pipe and in the arena. Only a setting names it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.games import SETTING
from parlour.rules.registry import GAMES
from tests.cli.screen import Screen, keys_of
from tests.web.guests import Guest
from tests.wordladder import MANIFEST
from tools.served import served

PARLOUR = [sys.executable, "-m", "parlour"]
NAMED = "tests.wordladder:MANIFEST"


named = pytest.mark.usefixtures("_named")


@pytest.fixture
def _named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTING, NAMED)


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PARLOUR, *arguments], input=typed, capture_output=True, text=True, check=False
    )


# Over a real socket


async def make_table(http: httpx.AsyncClient, **wanted: Any) -> dict[str, str]:
    answer = await http.post("/api/tables", json={"name": "Lisa", "game": "wordladder", **wanted})
    assert answer.status_code == 201, answer.text
    seated: dict[str, str] = answer.json()
    return seated


@pytest.mark.anyio
@named
async def test_over_a_socket_with_a_bot_to_the_record() -> None:
    with served() as address:
        async with httpx.AsyncClient(base_url=address, trust_env=False) as http:
            pace = {"pace": 0.0, "clock": 30.0}
            seated = await make_table(http, changes={"length": 3}, settings=pace)
            url = f"{address.replace('http', 'ws')}/api/tables/{seated['code']}/socket"
            hello = {"kind": "hello", "key": seated["key"], "since": 0}
            async with Guest(url, hello) as lisa:
                await lisa.takes("add-bot", mind="random")
                await lisa.takes("start")
                began = await lisa.sees(lambda update: update["view"] is not None)
                assert began["view"]["waiting_for"] == [0]
                assert began["table"]["time_left"] is not None, "the clock runs without a deal"
                await lisa.takes("type", command="word cat")
                heard = await lisa.sees(lambda update: update["view"]["waiting_for"] != [1])
                assert "You say CAT." in [line for one in lisa.updates for line in one["lines"]]
                if heard["table"]["stage"] == "playing":
                    await lisa.takes("play", act={"act": "give-up"})
                await lisa.sees(lambda update: update["table"]["stage"] == "over")
            record = (await http.get(f"/api/tables/{seated['code']}/records/1")).text
            replay = f"/api/tables/{seated['code']}/replays/1"
            outline = (await http.get(f"{replay}?seat=0")).json()
            # Nothing is dealt, so the game can be seen from before its first word.
            first = (await http.get(f"{replay}/0?seat=0")).json()
    assert 'Lisa stepped: word "CAT".' in record
    assert record.splitlines()[-1].startswith("Result: Lisa ")
    assert (outline["first"], outline["lines"][0]) == (0, "You say CAT.")
    assert (first["view"]["words"], first["view"]["choices"]) == ([], [])


@pytest.mark.anyio
@named
async def test_missing_parts_are_reported_and_never_offered() -> None:
    with served() as address:
        async with httpx.AsyncClient(base_url=address, trust_env=False) as http:
            for occasion, sentence in (
                ("lesson", "Word Ladder has no lesson."),
                ("day", "Word Ladder has no deal of the day."),
            ):
                wanted = {"name": "Lisa", "game": "wordladder", "occasion": occasion}
                answer = await http.post("/api/tables", json=wanted)
                assert answer.status_code == 409, answer.text
                assert answer.json()["sentence"] == sentence
            days = (await http.get("/api/days/today")).json()["deals"]
            assert set(days) == {"letterjam", "quiddler"}
            schema = await http.get("/api/schema")
            assert schema.status_code == 200
            assert "wordladder/act" in schema.json()["properties"]
            told = (await http.get("/api/games")).json()["wordladder"]
    assert (told["lesson"], told["day"], told["minds"]) == (False, False, ["random"])
    assert told["line"] == MANIFEST.line


@pytest.mark.anyio
async def test_a_server_without_the_game_leaves_its_tables_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A table of a game that a server does not know waits for one that does."""
    place = str(tmp_path / "tables.db")
    code = ""
    for setting, status in ((NAMED, 200), ("", 503), (NAMED, 200)):
        monkeypatch.setenv(SETTING, setting)
        with served(database=place, log_level="error") as address:
            async with httpx.AsyncClient(base_url=address, trust_env=False) as http:
                code = code or (await make_table(http))["code"]
                answer = await http.get(f"/api/tables/{code}")
                assert answer.status_code == status, answer.text
                if setting:
                    assert answer.json()["title"] == "Word Ladder"


# In a terminal


@named
def test_in_a_real_terminal_to_the_end(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    command = ["play", "wordladder", "--players", "2", "--pace", "0", "--record", str(record)]
    with Screen([*PARLOUR, *command]) as screen:
        text = screen.wait_until(lambda text: "w" in keys_of(text), "a turn")
        assert "it is your turn" in text
        assert "the first word is free" in text
        assert (keys_of(text)["w"], keys_of(text)["g"]) == ("word", "give up")
        # One key must not give the seat away or end the game.
        assert {"leave", "end the game"}.isdisjoint(keys_of(text).values())
        screen.press("wcold\r")
        screen.wait_for("You say COLD.")
        screen.wait_for("Otter says", "Otter gives up")
        over = screen.wait_for("it is your turn", "finished")
        if "it is your turn" in over:
            screen.press("wzzzz\r")
            screen.wait_for("'ZZZZ' is not in the word list.")
            screen.press("g")
        screen.wait_for("Won by")
        screen.press("q")
        assert screen.wait_for_end() == 0
    written = record.read_text("utf-8")
    assert 'Guest stepped: word "COLD".' in written
    checked = run("record", "check", str(record))
    assert checked.stdout.startswith("Word Ladder by the rule set usual, 2 players"), checked.stderr
    assert run("record", "show", str(record)).stdout.startswith("Guest says COLD.")


@named
def test_through_a_pipe() -> None:
    played = run("play", "wordladder", "--players", "2", typed="word cold\ngive up\n")
    assert played.returncode == 0, played.stderr
    assert "You say COLD." in played.stdout
    assert "Won by" in played.stdout


# In the arena


@named
def test_in_the_arena() -> None:
    played = run(
        "arena", "wordladder", "--players", "3", "--games", "4", "--workers", "2", "--json"
    )
    assert played.returncode == 0, played.stderr
    figures = json.loads(played.stdout)
    assert (figures["games"], figures["minds"]) == (4, ["random"])
    assert figures["points_mean"] == {"random": 1.0}
    assert figures["win_ci95"] == {"random": None}, "without luck, all games are the same"


# Without the setting, and with a wrong one


def test_without_the_setting_there_is_no_such_game() -> None:
    assert "wordladder" not in GAMES
    played = run("play", "wordladder")
    assert played.returncode == 2
    assert played.stderr == (
        "parlour: There is no game called 'wordladder'; there are letterjam, quiddler.\n"
    )


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ("nowhere:MANIFEST", "There is no module 'nowhere'"),
        ("tests.wordladder:NOTHING", "The module 'tests.wordladder' has nothing called 'NOTHING'."),
        ("tests.wordladder", "A part of a game is named as module:name, not 'tests.wordladder'."),
        ("tests.wordladder.rules:WORD_LADDER", "is not the manifest of a game."),
        (f"{NAMED},{NAMED}", "There are two games called 'wordladder'."),
        ("parlour.games.quiddler:MANIFEST", "There are two games called 'quiddler'."),
    ],
)
@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_setting_that_names_no_game_is_reported_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, setting: str, sentence: str, command: str
) -> None:
    monkeypatch.setenv(SETTING, setting)
    run_it = run(command, *(["letterjam"] if command == "play" else ["--port", "0"]))
    assert run_it.returncode == 2
    assert run_it.stderr.startswith("parlour: ")
    assert sentence in run_it.stderr
    assert len(run_it.stderr.splitlines()) == 1


def test_no_line_outside_its_folder_names_it() -> None:
    here = Path(__file__).parent
    top = here.parent.parent
    tracked = subprocess.run(
        ["git", "ls-files", "src", "ui", "tests", "tools", "benchmarks", "docs", "*.toml", "*.md"],
        cwd=top,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    others = [top / name for name in tracked if here not in (top / name).parents]
    assert len(others) > 500
    named = [
        path.relative_to(top)
        for path in others
        if path.is_file() and "wordladder" in path.read_bytes().decode(errors="ignore").lower()
    ]
    assert named == []
