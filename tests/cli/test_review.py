"""`parlour review`: a review as text, as JSON and as a page, and clear errors."""

import json
from pathlib import Path

import pytest

from parlour.cli import main

GOLDEN = Path(__file__).parent.parent / "records" / "golden"
RECORD = GOLDEN / "letterjam-rulebook-3.txt"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["review", *arguments])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_a_review_is_printed_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, str(RECORD))
    assert (code, err) == (0, "")
    assert "\nRound 1\n" in out
    assert "\nWhere the points went\n" in out


def test_a_record_that_was_typed_by_hand_is_reviewed_alike(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, err = run(capsys, str(GOLDEN.parent / "evening.txt"))
    assert (code, err) == (0, "")
    assert out.startswith("The team has 57 points.")
    assert "\nThe end\n" in out


def test_a_review_is_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, str(RECORD), "--json")
    review = json.loads(out)
    assert code == 0
    assert review["game"] == "letterjam"
    kinds = {decision["kind"] for decision in review["decisions"]}
    assert kinds == {"clue", "move-on", "stop", "final"}


def test_a_review_is_written_as_a_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    code, out, err = run(capsys, str(RECORD), "--html", str(page))
    assert (code, out, err) == (0, f"The review is in {page}.\n", "")
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_a_page_that_cannot_be_written_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, _, err = run(capsys, str(RECORD), "--html", str(tmp_path))
    assert (code, err) == (2, f"{tmp_path} cannot be written: Is a directory.\n")


def test_a_record_that_is_not_there_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    missing = tmp_path / "none.txt"
    assert run(capsys, str(missing)) == (
        2,
        "",
        f"{missing} cannot be read: No such file or directory.\n",
    )


def test_a_running_game_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    running = tmp_path / "running.txt"
    running.write_text(RECORD.read_text("utf-8").partition("\n41. ")[0] + "\n", "utf-8")
    code, out, err = run(capsys, str(running))
    assert (code, out) == (2, "")
    assert err == f"{running}: This game is not finished: only a finished game is reviewed.\n"
