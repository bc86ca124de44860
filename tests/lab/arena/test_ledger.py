"""Only one run at a time writes a file of finished games."""

import subprocess
import sys
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.lab.arena.contest import ContestError, contest
from parlour.lab.arena.ledger import contest_ledger
from parlour.lab.arena.run import play_games
from parlour.lab.bench.corpus import CorpusLedger, CorpusPlan

GREEDY = contest("quiddler", minds=("greedy",), rules="published", seed=7)
TAKEN = "another run is writing its finished games here; wait for its end, or name another file."

HOLDER = """
import sys
from pathlib import Path
from tests.lab.arena.test_ledger import GREEDY
from parlour.lab.arena.ledger import contest_ledger
with contest_ledger(Path(sys.argv[1]), GREEDY):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_second_run_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with contest_ledger(path, GREEDY) as first:
        first.keep(play_games(GREEDY, [0]))
        before = path.read_bytes()
        with pytest.raises(ContestError, match=TAKEN):
            contest_ledger(path, GREEDY)
        assert path.read_bytes() == before
        # The first run still has it: a refusal gives nothing free.
        with pytest.raises(ContestError, match=TAKEN):
            contest_ledger(path, GREEDY)
        first.keep(play_games(GREEDY, [1]))
    with contest_ledger(path, GREEDY) as again:
        assert list(again.finished) == [0, 1]


def test_a_refused_file_is_free_for_others(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with contest_ledger(path, GREEDY):
        pass
    other = contest("quiddler", minds=("greedy",), rules="published", seed=8)
    with pytest.raises(ContestError, match="another contest"):
        contest_ledger(path, other)
    with contest_ledger(path, GREEDY):
        pass


def test_the_file_of_a_killed_run_is_free(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    command = [sys.executable, "-c", HOLDER, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == b"held\n"
        with pytest.raises(ContestError, match=TAKEN):
            contest_ledger(path, GREEDY)
        run.kill()
    with contest_ledger(path, GREEDY) as again:
        assert again.finished == {}


@pytest.mark.parametrize(
    "line",
    [
        "arena quiddler --minds greedy --games 1 --workers 1 --resume {path}",
        "bench run letterjam --mind novice --deals 1 --players 2 --workers 1 --resume {path}",
        "bench corpus {path} --records 1 --workers 1",
    ],
)
def test_every_command_that_keeps_games_says_so(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.jsonl"
    with CorpusLedger(path, CorpusPlan(seed=5, lexicon="any")):
        before = path.read_bytes()
        assert main(line.format(path=path).split()) == 2
    assert capsys.readouterr().err.endswith(f"{path}: {TAKEN}\n")
    assert path.read_bytes() == before
