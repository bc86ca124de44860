import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.cli.progress import Progress
from parlour.rules.letterjam import LETTER_JAM

SECONDS_UNTIL_A_TEST_FAILS = 60


@contextmanager
def interruptible_children() -> Iterator[None]:
    """Lets child processes react to interrupts. A shell that runs the tests in the background sets
    SIGINT to be ignored; children inherit that, but not a handler."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def arena(capsys: pytest.CaptureFixture[str], line: str) -> tuple[int, str, str]:
    code = main(["arena", *line.split()])
    out, err = capsys.readouterr()
    return code, out, err


def test_the_figures_of_letter_jam(capsys: pytest.CaptureFixture[str]) -> None:
    usual = LETTER_JAM.stand_in_mind
    line = f"letterjam --minds {usual} --players 2 --games 2 --seed 5 --workers 1 --json"
    code, out, err = arena(capsys, line)
    found = json.loads(out)
    assert (code, err) == (0, "")
    keys = "players games score_mean score_ci95 words_right all_right clues_mean"
    assert {*keys.split(), "games_per_cpu_second"} <= found.keys()
    assert (found["players"], found["games"], found["seed"]) == (2, 2, 5)
    low, high = found["score_ci95"]
    assert low <= found["score_mean"] <= high


def test_the_figures_of_quiddler(capsys: pytest.CaptureFixture[str]) -> None:
    line = "quiddler --minds greedy --players 3 --games 2 --rules published --workers 1 --json"
    code, out, _ = arena(capsys, line)
    found = json.loads(out)
    assert code == 0
    assert found["games"] == found["wins"]["greedy"] == 2
    assert found["win_ci95"]["greedy"][1] == 1
    assert 50 < found["points_mean"]["greedy"] < 400


def test_a_resumed_run_plays_only_the_missing_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    line = f"quiddler --minds greedy --workers 1 --resume {path} --games"
    assert arena(capsys, f"{line} 2")[0] == 0
    known = path.read_bytes()
    code, out, _ = arena(capsys, f"{line} 3 --json")
    assert code == 0
    assert path.read_bytes().startswith(known)
    straight = json.loads(arena(capsys, "quiddler --minds greedy --workers 1 --games 3 --json")[1])
    again = json.loads(out)
    assert again["points_mean"] == straight["points_mean"]


def test_an_interrupted_run_exits_cleanly_and_keeps_finished_games(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    line = f"quiddler --minds greedy --games 100000 --workers 2 --resume {path}"
    command = [sys.executable, "-m", "parlour", "arena", *line.split()]
    # The signal goes to the whole process group, as from a terminal.
    with (
        interruptible_children(),
        subprocess.Popen(command, stderr=subprocess.PIPE, text=True, process_group=0) as run,
    ):
        while not (path.exists() and path.read_bytes().count(b"\n") > 3):
            assert run.poll() is None
            time.sleep(0.05)
        os.killpg(run.pid, signal.SIGINT)
        _, told = run.communicate(timeout=SECONDS_UNTIL_A_TEST_FAILS)
    assert run.returncode == 130
    assert told.strip() == f"parlour arena: interrupted; finished games are in {path}."
    lines = path.read_text().splitlines()
    assert len({json.loads(line)["game"] for line in lines}) == len(lines)


def test_the_figures_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = arena(capsys, "quiddler --minds greedy --games 1 --workers 1")
    first, *lines = out.splitlines()
    assert first == "Quiddler, manual, 2 players, greedy, seed 1"
    assert "  wins                   greedy 1.0" in lines
    assert "  win 95 % interval      greedy unknown: too few different games" in lines


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("chess", "There is no game called 'chess'"),
        ("quiddler --games 0", "Play at least 1 game, not 0."),
        ("quiddler --workers 0", "Use at least 1 process, not 0."),
        ("quiddler --minds shark", "No bot called 'shark' plays Quiddler"),
        ("quiddler --minds greedy --resume /", "finished games cannot be kept here"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], line: str, sentence: str
) -> None:
    code, out, err = arena(capsys, line)
    assert (code, out) == (2, "")
    assert err.startswith("parlour arena: ")
    assert err.count("\n") == 1
    assert sentence in err


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_progress_bar_shows_on_a_terminal_only() -> None:
    screen, pipe = Terminal(), io.StringIO()
    for to in (screen, pipe):
        with Progress(100, 20, to) as progress:
            progress.more(30)
    assert "50 of 100 games" in screen.getvalue()
    assert screen.getvalue().endswith("\r\033[K")
    assert pipe.getvalue() == ""


def test_the_time_left_is_estimated_from_this_run_only() -> None:
    progress = Progress(100, 20, io.StringIO())
    assert progress.line(0) == "██████░░░░░░░░░░░░░░░░░░░░░░░░ 20 of 100 games"
    progress.more(30)
    assert progress.line(60).endswith("50 of 100 games, 2 min left")


def test_a_killed_run_leaves_no_processes_behind(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    line = f"quiddler --minds greedy --games 100000 --workers 2 --resume {path}"
    command = [sys.executable, "-m", "parlour", "arena", *line.split()]
    with subprocess.Popen(command, stderr=subprocess.PIPE, process_group=0) as run:
        while not (path.exists() and path.read_bytes().count(b"\n") > 3):
            assert run.poll() is None
            time.sleep(0.05)
        run.kill()
        # The pipe closes when the last process of the run has ended.
        run.communicate(timeout=SECONDS_UNTIL_A_TEST_FAILS)


def test_the_usual_minds_take_turns_around_any_number_of_seats(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, err = arena(capsys, "Quiddler --players 3 --games 1 --workers 1 --json")
    assert (code, err) == (0, "")
    assert json.loads(out)["minds"] == ["expert", "greedy", "expert"]


def test_minds_that_cannot_share_the_seats_are_refused_with_a_way_out(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, _, err = arena(capsys, "quiddler --players 3 --minds expert,greedy")
    assert code == 2
    assert err == (
        "parlour arena: 3 seats cannot be shared equally by 2 minds. Name a mind for each seat; "
        "the same one may sit in several.\n"
    )
