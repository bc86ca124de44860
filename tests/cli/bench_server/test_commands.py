"""`parlour bench run --client` as people type it."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from parlour.cli import main

SITTER = Path(__file__).with_name("sitter.py")
SECONDS_UNTIL_A_TEST_FAILS = 100


def command(how: str, log: Path | None = None) -> str:
    words = [sys.executable, str(SITTER), how, "{code}", "{url}", "{name}"]
    return shlex.join([*words, *([] if log is None else [str(log)])])


def run(*words: str, workers: int) -> int:
    short = ("--players", "2", "--partners", "self,novice", "--workers", str(workers))
    return main(["bench", "run", "letterjam", *short, *words])


def test_a_client_is_measured_by_one_command_and_a_run_is_resumed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept, result, log = (tmp_path / name for name in ("games", "result.json", "log"))
    words = ("--client", command("regular", log), "--resume", str(kept), "--out", str(result))
    assert run("--deals", "1", *words, workers=1) == 0
    first = kept.read_bytes()
    assert run("--deals", "2", *words, workers=2) == 0
    assert "(client)" in capsys.readouterr().out
    assert kept.read_bytes().startswith(first)
    names = [json.loads(line).get("game") for line in kept.read_bytes().splitlines()]
    wanted = {f"{one}/lj2-00{deal}/0" for one in ("self",) for deal in (1, 2)}
    wanted |= {f"novice/lj2-00{deal}/{deal % 2}" for deal in (1, 2)}
    assert names[0] == "letterjam"  # of the plan
    assert len(names) == 5
    assert {*names[1:]} == wanted
    found = json.loads(result.read_bytes())
    assert found["plan"]["agent"]["kind"] == "client"
    whole = {line["partner"]: line for line in found["lines"] if not line["players"]}
    assert {one: line["games"] for one, line in whole.items()} == {"self": 2, "novice": 2}
    assert all(line["measures"]["fallbacks"]["mean"] == 0 for line in whole.values())
    # It was started anew for each seat of each game, and not for games that were played already.
    started = [json.loads(line) for line in log.read_text().splitlines()]
    assert sum(one["what"] == "started" for one in started) == 2 * 2 + 2


def test_an_interrupted_run_ends_its_clients(tmp_path: Path) -> None:
    log = tmp_path / "log"
    words = ("bench", "run", "letterjam", "--deals", "1", "--players", "2", "--workers", "1")
    line = [sys.executable, "-m", "parlour", *words, "--client", command("silent", log)]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # children inherit it
    try:
        with subprocess.Popen(line, stderr=subprocess.PIPE, text=True) as running:
            while not (log.exists() and '"view": {' in log.read_text()):
                assert running.poll() is None
                time.sleep(0.05)
            url = json.loads(log.read_text().splitlines()[0])["told"]["arguments"][3]
            before_it = _clients_of(url)
            os.kill(running.pid, signal.SIGINT)
            _, told = running.communicate(timeout=SECONDS_UNTIL_A_TEST_FAILS)
    finally:
        signal.signal(signal.SIGINT, before)
    assert running.returncode == 130
    assert told.strip() == "parlour bench: interrupted."
    assert len(before_it) == 2
    assert not _clients_of(url)


def _clients_of(url: str) -> list[str]:
    """The processes that were told this server."""
    listed = subprocess.run(
        ["ps", "-ww", "-eo", "args"], capture_output=True, text=True, check=True
    )
    return [one for one in listed.stdout.splitlines() if str(SITTER) in one and url in one]
