"""The recipes are run: every file on a page is written, every change is made in a copy of Parlour,
and the commands run in the order of the page."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).parent.parent
RECIPES = TOP / "docs" / "recipes"
LEFT_OUT = shutil.ignore_patterns(
    "node_modules", "__pycache__", ".*", "pages", "screenshots", "site", "dist"
)


def follow(recipe: str, place: Path, **variables: str) -> str:
    """Does everything that a page says, in a folder; returns what its commands print."""
    page = (RECIPES / f"{recipe}.md").read_text("utf-8")
    commands = ["set -eu"]
    for named, language, block in re.findall(
        r"(?:`([\w/.-]+)`:\n\n)?```(\w+)\n(.*?)```", page, re.DOTALL
    ):
        if language == "sh":
            commands.append(block)
        elif language == "diff":
            change(place, block)
        else:
            assert named, f"a block of {language} has no file name"
            file = place / named
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block, "utf-8")
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PARLOUR", "PYTHON"))}
    environment["PATH"] = f"{Path(sys.executable).parent}:{environment['PATH']}"
    environment["XDG_DATA_HOME"] = str(place / "kept")
    done = subprocess.run(
        ["bash", "-c", "\n".join(commands)],
        cwd=place,
        env=environment | variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def change(tree: Path, diff: str) -> None:
    """Makes the change of a diff without line numbers: what is there before must be there once."""
    named, _, hunks = diff.partition("\n@@\n")
    file = tree / named.removeprefix("+++ ")
    text = file.read_text("utf-8")
    for hunk in hunks.split("@@\n"):
        lines = hunk.splitlines()
        before = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
        after = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
        assert text.count(before) == 1, (file.name, before)
        text = text.replace(before, after)
    file.write_text(text, "utf-8")


def test_a_mind_is_added_and_measured(tmp_path: Path) -> None:
    said = follow("add-a-mind", tmp_path)
    assert "1 passed" in said
    assert "Quiddler, manual, 2 players, hasty, novice, seed 1" in said
    assert re.search(r"points mean +hasty [1-9]\d\d", said)
    assert "a bot (hasty)" in said


def test_a_language_deck_is_added_and_played(tmp_path: Path) -> None:
    said = follow("add-a-language-deck", tmp_path)
    assert said.count("The cards are in Italian.") == 2
    assert "The game is over." in said
    assert re.search(r"wins? with \d+ points", said)


def test_a_rule_option_is_added_and_changes_the_game(tmp_path: Path) -> None:
    copy = tmp_path / "parlour"
    copy.mkdir()
    for folder in ("src", "tests", "tools", "docs", "ui"):
        shutil.copytree(TOP / folder, copy / folder, ignore=LEFT_OUT)
    for file in (TOP / "pyproject.toml", *TOP.glob("*.md")):
        shutil.copy(file, copy)
    said = follow("add-a-rule-option", copy, PYTHONPATH="src")
    assert "passed" in said
    assert "failed" not in said
    assert "At this table nobody says how sure they are." in said
    types = (copy / "ui" / "src" / "lib" / "protocol").rglob("*.ts")
    assert any("feelings" in file.read_text("utf-8") for file in types)
