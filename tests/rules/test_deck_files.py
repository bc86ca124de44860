"""Decks of an operator's own: the folder that PARLOUR_DECKS names."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

DECK = {"language": "Tiny", "counts": {"A": 30, "B": 30, "CH": 30}}
POINTS = {"points": {"A": 1, "B": 2, "CH": 3}}


def play(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PARLOUR")}
    environment["PARLOUR_DECKS"] = str(folder)
    asked = [part for option in options for part in ("--option", option)]
    return subprocess.run(
        [sys.executable, "-m", "parlour", "play", "quiddler", "--players", "2", *asked],
        input="",
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    (tmp_path / "quiddler").mkdir()
    (tmp_path / "quiddler" / "deck-tiny.json").write_text(json.dumps(DECK))
    (tmp_path / "quiddler" / "points-tiny.json").write_text(json.dumps(POINTS))
    return tmp_path


def test_QD_C4_a_deck_of_ones_own_is_played(shelf: Path) -> None:
    done = play(shelf, "deck=tiny", "points=tiny")
    assert done.returncode == 0, done.stderr
    assert "The cards are in Tiny." in done.stdout


def test_points_that_lack_a_card_are_refused(shelf: Path) -> None:
    done = play(shelf, "deck=tiny")
    assert done.returncode == 2
    assert done.stderr == "parlour: The points of 'manual' lack the card CH of this deck.\n"


def test_a_file_that_is_no_deck_is_named_in_one_sentence(shelf: Path) -> None:
    wrong = shelf / "quiddler" / "deck-tiny.json"
    wrong.write_text('{"language": "Tiny"}')
    done = play(shelf, "deck=tiny", "points=tiny")
    assert done.returncode == 2
    assert done.stderr.startswith(f"parlour: {wrong}: this is no file of cards (")
    assert done.stderr.count("\n") == 1


def test_a_deck_of_the_house_is_not_replaced(shelf: Path) -> None:
    (shelf / "quiddler" / "deck-english.json").write_text(json.dumps(DECK))
    done = play(shelf)
    assert done.returncode == 0, done.stderr
    assert "The cards are in English." in done.stdout
