"""`parlour rules`: lists, whole texts, single rules with their places, and unknown names."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import parlour
from parlour.cli import main, rule_places
from parlour.rules.registry import GAMES
from parlour.rules.rules_text import RulesText, rules_text

TOP = Path(__file__).parent.parent.parent


def said(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert main(["rules", *arguments]) == code
    printed = capsys.readouterr()
    return printed.err if code else printed.out


def test_without_a_name_every_rule_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line.split(maxsplit=1) for line in said(capsys).splitlines() if line]
    rules = [[rule.id, rule.title] for game in GAMES for rule in rules_text(game).rules]
    assert [line for line in lines if "-" in line[0]] == rules
    assert ["A", "round"] in lines


@pytest.mark.parametrize("game", GAMES)
def test_with_a_game_all_its_rules_are_printed(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    words = said(capsys, game.upper()).split()
    for rule in rules_text(game).rules:
        assert rule.id in words
    text = " ".join(words)
    for paragraph in (p for rule in rules_text(game).rules for p in rule.text):
        assert paragraph in text


@pytest.mark.parametrize("name", ["LJ-R7", "lj-r7", "LJ_R7"])
def test_a_rule_is_printed_with_its_code_and_its_tests(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    told = said(capsys, name)
    assert told.startswith("LJ-R7  Strict share (Letter Jam)\n\nA choice of the table: ")
    assert "\nSee also:\n  LJ-R5, “Red or green”\n" in told
    assert "\nOptions that change it:\n  strict_share\n" in told
    code, tests = told.partition("In the code:\n")[2].split("\n\nTests:\n")
    for line in code.splitlines():
        place, inside = line.split()
        path, number = place.split(":")
        assert "LJ-R7" in (TOP / path).read_text("utf-8").splitlines()[int(number) - 1]
        assert inside in ("token_for", "_may_offer")
    assert code.count("\n") == 1
    for test in tests.split():
        path, function = test.split("::")
        assert f"def {function}(" in (TOP / path).read_text("utf-8")
        assert "LJ_R7" in function
    assert len(tests.split()) >= 3


def test_an_id_is_not_found_in_a_longer_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert "LJ_R1_" in said(capsys, "LJ-R1")
    assert "LJ_R1" + "0" not in said(capsys, "LJ-R1")


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("LJ-R", "LJ-R9, “The wildcard in a clue”"),
        ("QDX3", "QD-X3, “Rejected, by the manual”"),
        ("wildcard", "LJ-C2, “The wildcard” or LJ-R9, “The wildcard in a clue”"),
    ],
)
def test_an_unknown_name_is_refused_with_suggestions(
    capsys: pytest.CaptureFixture[str], name: str, meant: str
) -> None:
    told = said(capsys, name, code=2)
    assert told.startswith(f"parlour rules: There is no rule and no game called '{name}'. Perhaps")
    assert meant in told
    assert told.endswith("`parlour rules` lists all rules.\n")


def test_nonsense_gets_no_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "%%", code=2) == (
        "parlour rules: There is no rule and no game called '%%'. "
        "`parlour rules` lists all rules.\n"
    )


def test_a_game_without_written_rules_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.rules.rules_text.rules_text", lambda game: RulesText())
    sentence = "The rules of Quiddler are not written down here.\n"
    assert said(capsys, "quiddler") == sentence
    assert said(capsys).endswith(sentence)


def test_an_installed_parlour_has_no_tests_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "parlour").symlink_to(Path(parlour.__file__).parent)
    (tmp_path.parent / "tests").mkdir()
    done = subprocess.run(
        [sys.executable, "-c", "from parlour.cli import main; main(['rules', 'LJ-R6'])"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "When the last red is taken" in done.stdout
    assert "\n  parlour/rules/letterjam/clue.py:" in done.stdout
    assert done.stdout.endswith(
        "Tests:\n  The tests are not installed here; a checkout of Parlour has them.\n"
    )


def test_a_parlour_without_sources_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(rule_places, "folder_of", lambda game: tmp_path)
    assert (
        "In the code:\n  The sources are not installed here; a checkout of Parlour has them.\n"
    ) in said(capsys, "LJ-R6")


def test_a_closed_output_pipe_is_not_an_error() -> None:
    """The pipe is closed before anything is read from it, as ``head`` may do."""
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; from parlour.cli import main; sys.exit(main(['rules']))",
        ],
        # The output stays in a buffer until the command ends.
        env={name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"},
        stdout=write,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "typed", [["Letter Jam"], ["letter", "jam"], ["letter-jam"], ["LetterJam"]]
)
def test_a_game_is_understood_by_its_title(
    typed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert said(capsys, *typed).startswith("The rules of Letter Jam\n")
