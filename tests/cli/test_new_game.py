"""`parlour new-game`, and the page that explains the skeleton: the test runs its commands."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.cli.new_game import FILES, renamed
from parlour.games import Manifest

TOP = Path(__file__).parent.parent.parent
PAGE = (TOP / "docs" / "add-a-game.md").read_text("utf-8")
SKELETON = TOP / "src" / "parlour" / "cli" / "skeleton"

# Replaces `parlour serve`, which would not end: starts the server, asks for the games and stops.
SERVE_ONCE = f"""
import sys, urllib.request
sys.path.append({str(TOP)!r})
from tools.served import served
with served() as address:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({{}}))
    print("served", '"pebbles"' in opener.open(address + "/api/games").read().decode())
"""
PRELUDE = """
set -eu
parlour() { if [ "$1" = serve ]; then python "$SERVE_ONCE"; else command parlour "$@"; fi; }
"""


def test_the_commands_on_the_page_run(tmp_path: Path) -> None:
    serve = tmp_path / "serve_once.py"
    serve.write_text(SERVE_ONCE, "utf-8")
    work = tmp_path / "work"
    work.mkdir()
    blocks = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) == 3
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PARLOUR", "PYTHON"))}
    environment["PATH"] = f"{Path(sys.executable).parent}:{environment['PATH']}"
    environment["SERVE_ONCE"] = str(serve)
    done = subprocess.run(
        ["bash", "-c", PRELUDE + "\n".join(blocks)],
        cwd=work,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    for shown in (
        "Pebbles is written: pebbles/__init__.py, pebbles/rules.py, pebbles/test_rules.py.",
        "2 passed",
        "You take 3; no tokens left.",
        "Guest takes 3; no tokens left.",
        "Pebbles, usual, 2 players, random, seed 1",
        "served True",
    ):
        assert shown in done.stdout, (shown, done.stdout)


def test_the_default_number_of_players_fits_the_game(tmp_path: Path) -> None:
    """Four play by default. If the game allows only two, two play without a flag."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PARLOUR")}
    environment |= {"PYTHONPATH": str(tmp_path), "PARLOUR_GAMES": "duel:MANIFEST"}
    for name, text in (
        (file, renamed((SKELETON / file).read_text("utf-8"), "duel", "Duel")) for file in FILES
    ):
        (tmp_path / "duel").mkdir(exist_ok=True)
        changed = text.replace("seats = range(2, 5)", "seats = range(2, 3)")
        (tmp_path / "duel" / name).write_text(changed, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "parlour", "play", "duel", "--option", "heap=3"],
        input="take 3\n",
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Seat 2: Otter" in done.stdout
    assert "Seat 3" not in done.stdout


def test_the_page_shows_the_skeleton_as_it_is() -> None:
    rules = renamed((SKELETON / "rules.py").read_text("utf-8"), "pebbles", "Pebbles")
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) == 3
    for block in blocks:
        assert block in rules


def test_the_page_names_every_field_of_a_manifest() -> None:
    table = PAGE.partition("| field |")[2].partition("\n\n")[0]
    named = {
        name
        for row in table.splitlines()
        for name in re.findall(r"`(\w+)`", row.split("|")[1:2][0])
    }
    assert named == set(Manifest.__struct_fields__) - {"name", "rules"}


def test_a_new_game_does_not_name_the_skeleton(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "wordchain", "--title", "Word Chain"]) == 0
    assert sorted(path.name for path in (tmp_path / "wordchain").iterdir()) == sorted(FILES)
    for file in FILES:
        text = (tmp_path / "wordchain" / file).read_text("utf-8")
        assert "skeleton" not in text.lower()
        compile(text, file, "exec")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["Chain"], "'Chain' cannot be the name of a game: a name has 2 to 31 lower-case letters"),
        (["x"], "'x' cannot be the name of a game"),
        (["word-chain"], "'word-chain' cannot be the name of a game"),
        (["../chain"], "'../chain' cannot be the name of a game"),
        (["class"], "'class' is a keyword of Python, so it cannot be the name of a game."),
        (["json"], "There is a Python module called 'json' already."),
        (["quiddler"], "There is a game called 'quiddler' already."),
        (["here"], "There is something called 'here' here already."),
        (["chain", "--title", "it's"], '"it\'s" cannot be the title of a game'),
        (["chain", "--title", "A" * 41], "cannot be the title of a game"),
    ],
)
def test_an_impossible_game_is_refused_in_one_sentence(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "here").mkdir()
    assert main(["new-game", *arguments]) == 2
    said = capsys.readouterr().err
    assert said.startswith("parlour new-game: ")
    assert sentence in said
    assert said.endswith(".\n")
    assert [path.name for path in tmp_path.iterdir()] == ["here"]


def test_a_failed_write_is_reported_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    def full(self: Path, *arguments: object, **more: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "mkdir", full)
    assert main(["new-game", "wordchain"]) == 2
    assert capsys.readouterr().err == "parlour new-game: No space left on device.\n"
