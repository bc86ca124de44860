"""`parlour bench` as people type it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.cli import main
from tests.lab.bench.plans import program


def bench(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["bench", *words])
    out, err = capsys.readouterr()
    return code, out, err


def without_run(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_bytes())
    assert found.pop("run").keys() == {"name", "date", "command", "cpu_seconds"}
    return found


WAITING = """\
import json
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["kind"] == "turn":
        print(json.dumps({"id": told["id"], "wait": True}), flush=True)
"""
"""A program that does nothing; chance acts for it, so a match is short."""

SOLVING = """\
# By the numbers of docs/env-quiddler.md: pass, draw, solve, lay down, discard.
ORDER = (0, 1, 4, *range(100, 131), *range(7, 38))


def choose(observation, mask):
    return next(number for number in ORDER if mask[number])
"""
"""A policy that goes out as soon as it can, so a match is short."""

RUN = ("run", "letterjam", "--mind", "heuristic", "--players", "2,3", "--workers", "1")


def test_a_resumed_run_writes_the_same_results_as_one_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    straight, again, kept = (tmp_path / name for name in ("one.json", "two.json", "games.jsonl"))
    code, out, err = bench(capsys, *RUN, "--deals", "2", "--out", str(straight))
    assert (code, err) == (0, "")
    assert "| `heuristic` | view | 4 |" in out
    assert bench(capsys, *RUN, "--deals", "1", "--resume", str(kept))[0] == 0
    first = kept.read_bytes()
    # The machine stops in the middle of a line, and the last whole game is played again.
    lines = first.splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:-1]) + lines[-1][:20])
    code, _, _ = bench(
        capsys, *RUN, "--deals", "2", "--resume", str(kept), "--out", str(again), "--workers", "2"
    )
    assert code == 0
    assert kept.read_bytes().startswith(b"".join(lines[:-1]))
    assert without_run(again) == without_run(straight)


def test_a_file_of_another_agent_is_not_continued(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = tmp_path / "games.jsonl"
    short = ("--deals", "1", "--players", "2", "--partners", "self", "--resume", str(kept))
    assert bench(capsys, "run", "letterjam", "--mind", "novice", "--workers", "1", *short)[0] == 0
    code, _, err = bench(capsys, "run", "letterjam", "--mind", "regular", *short)
    assert code == 2
    assert "another contest: letter-jam-bench-1, mind novice, asked by view, Parlour " in err


def test_games_of_another_version_are_not_continued(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "games.jsonl"
    short = ("--deals", "1", "--players", "2", "--partners", "self", "--resume", str(kept))
    line = ("run", "letterjam", "--mind", "novice", "--workers", "1", *short)
    assert bench(capsys, *line)[0] == 0
    monkeypatch.setattr("parlour.lab.bench.plan.__version__", "9.9")
    code, _, err = bench(capsys, *line)
    assert code == 2
    assert f"asked by view, Parlour {parlour.__version__}." in err


def test_what_chance_did_for_an_agent_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    short = ("--deals", "1", "--players", "2", "--partners", "self", "--workers", "1")
    code, out, err = bench(capsys, "run", "letterjam", "--program", "false", *short)
    assert code == 0
    assert "`false (program)`" in out
    assert err.startswith("parlour bench: chance acted for the agent, ")
    assert bench(capsys, "run", "letterjam", "--mind", "novice", *short)[2] == ""


def test_a_program_is_measured_by_one_command(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    result = tmp_path / "result.json"
    line = program("quiddler", "act").agent.name
    code, out, _ = bench(
        capsys,
        *("run", "quiddler", "--program", line, "--deals", "1", "--players", "2"),
        *("--partners", "novice", "--workers", "1", "--out", str(result), "--name", "my agent 2"),
    )
    assert code == 0
    assert "| `my agent 2 (program)` | view | 2 |" in out
    assert "- `my agent 2`: quiddler-bench-1, " in out
    assert line.split()[-1] in out, "the command is told, too"
    (whole, _) = json.loads(result.read_bytes())["lines"]
    assert whole["games"] == 2  # the same cards, once at each seat
    assert whole["measures"]["tokens"]["mean"] > 0
    assert whole["measures"]["refusals"]["mean"] == 0


def test_the_page_is_made_of_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = []
    for mind in ("novice", "regular"):
        files.append(str(tmp_path / f"{mind}.json"))
        short = ("--deals", "1", "--players", "2", "--partners", "self", "--workers", "1")
        bench(capsys, "run", "letterjam", "--mind", mind, *short, "--out", files[-1])
    code, out, _ = bench(capsys, "page", *files)
    assert code == 0
    assert out.count("| `novice` |") == out.count("| `regular` |") == 2
    page = tmp_path / "page.html"
    code, out, _ = bench(capsys, "page", *files, "--html", str(page))
    assert (code, out) == (0, f"The page is in {page}.\n")
    assert page.read_text("utf-8").count("<code>regular</code>") == 3


def test_the_commands_of_the_results_can_all_be_run_in_one_folder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = Path("docs/bench.md").read_text("utf-8").partition("<!-- results -->")[2]
    page = page.partition("<!-- end of results -->")[0]
    (block,) = re.findall(r"```\n(.*?)```", page, re.DOTALL)
    *runs, made = [line.removeprefix("parlour bench ").split() for line in block.splitlines()]
    monkeypatch.chdir(tmp_path)
    short = ("--deals", "1", "--players", "2", "--partners", "self", "--workers", "1")
    for run in runs:
        assert bench(capsys, *(word.replace("NAME", "novice") for word in run), *short)[0] == 0
    assert made == ["page", "*.json"]
    code, out, _ = bench(capsys, "page", *map(str, sorted(tmp_path.glob("*.json"))))
    assert code == 0
    for title in re.findall(r"^\*\*.*every seat.*\*\*$", page, re.MULTILINE):
        assert f"{title}\n" in out
    assert out.count("| `novice` | view |") == out.count("| `first` | candidates |") == 4


def test_the_first_commands_of_the_page_run_as_they_stand(tmp_path: Path) -> None:
    """In a folder with the files that they name, each for one match. Only that of a client is left
    out, which waits for seconds; `tests/cli/bench_server` has clients."""
    text = Path("docs/bench.md").read_text("utf-8")
    block = text.partition("```\n")[2].partition("```")[0]
    *runs, page = [line for line in block.splitlines() if "--client" not in line]
    assert [("--mind" in run, "--program" in run, "--policy" in run) for run in runs] == [
        (True, False, False),
        (False, True, False),
        (False, False, True),
    ]
    (tmp_path / "my_agent.py").write_text(WAITING, "utf-8")
    (tmp_path / "my_module.py").write_text(SOLVING, "utf-8")
    short = "--deals 1 --players 2 --partners self --workers 1"
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PARLOUR", "PYTHON"))}
    environment["PATH"] = f"{Path(sys.executable).parent}:{environment['PATH']}"
    script = "\n".join(["set -eu", *(f"{run} {short}" for run in runs), page])
    done = subprocess.run(
        ["bash", "-c", script],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "| `my_module:choose (policy)` | view | 1 |" in done.stdout
    assert "<code>my agent 2 (program)</code>" in (tmp_path / "table.html").read_text("utf-8")


def test_a_corpus_is_made_and_continued(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "clues.jsonl"
    words = ("corpus", str(path), "--workers", "1", "--records")
    assert bench(capsys, *words, "2")[1] == f"{path} has 2 records, 2 of them new.\n"
    first = path.read_bytes()
    assert bench(capsys, *words, "3")[1] == f"{path} has 3 records, 1 of them new.\n"
    assert path.read_bytes().startswith(first)
    numbers = [json.loads(line).get("game") for line in path.read_bytes().splitlines()]
    assert numbers == [None, 0, 1, 2]
    assert bench(capsys, *words, "1")[1] == f"{path} has 3 records, 0 of them new.\n"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("run chess --mind expert", "There are no frozen deals of 'chess'"),
        ("run letterjam --mind shark", "No bot called 'shark' plays Letter Jam"),
        ("run letterjam --mind expert --deals 0", "There are 1 to 200 deals to play, not 0."),
        ("run letterjam --mind expert --deals 201", "There are 1 to 200 deals to play, not 201."),
        ("run letterjam --mind expert --partners greedy", "no partner called 'greedy'"),
        ("run quiddler --mind expert --players 3", "There are no deals for 3 players"),
        ("run quiddler --mind expert --players two", "written as 2,3,4, not 'two'"),
        ("run quiddler --mind expert --workers 0", "Use at least 1 process, not 0."),
        ("run letterjam --program ''", "Name the program that plays"),
        ("run letterjam --program x --seconds 0", "between 0 and 86400 seconds"),
        ("run letterjam --client ''", "Name the program that plays"),
        ("run letterjam --client bot", "its command lacks {code} and {url}, as in --client"),
        ("run letterjam --client bot{code}", "its command lacks {url}, as in --client"),
        ("run letterjam --client {code}{url} --ask notes", "no candidates, no notes."),
        ("run letterjam --policy nothing", "named as module:name"),
        ("run letterjam --mind expert --resume /", "finished games cannot be kept here"),
        ("run letterjam --mind expert --ask notes", "A mind gets its view alone"),
        ("run letterjam --mind expert --out no/where.json", "there is no such folder"),
        ("run letterjam --mind expert --out /", "the result cannot be written"),
        ("page nowhere.json", "it cannot be read"),
        ("page README.md", "README.md is no file of results."),
        ("corpus / --records 1", "finished games cannot be kept here"),
        ("corpus new.jsonl --records 0", "Make at least 1 record, not 0."),
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], line: str, sentence: str
) -> None:
    words = ["" if word == "''" else word for word in line.split()]
    code, out, err = bench(capsys, *words)
    assert (code, out) == (2, "")
    assert err.startswith("parlour bench: ")
    assert err.count("\n") == 1
    assert sentence in err
    assert not Path("new.jsonl").exists()
