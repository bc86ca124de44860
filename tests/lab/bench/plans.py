"""Plans of short runs, and results, for the tests."""

import shlex
import sys
from pathlib import Path
from typing import Literal

from parlour.lab.bench.bench_game import BenchResult
from parlour.lab.bench.figures import ResultFile, RunNote, result_file
from parlour.lab.bench.plan import AgentName, BenchPlan, Way, plan_for

PLAYER = Path(__file__).with_name("player.py")
SECONDS = 60.0
"""Long enough for every program that answers."""


def plan(
    game: str,
    kind: Literal["mind", "policy", "program"],
    name: str,
    way: Way = "view",
    seconds: float = SECONDS,
) -> BenchPlan:
    return plan_for(game, AgentName(kind, name), way, seconds)


def program(
    game: str, how: str, way: Way = "view", log: Path | None = None, seconds: float = SECONDS
) -> BenchPlan:
    """The plan of a run with one of the programs in ``player.py``."""
    words = [sys.executable, str(PLAYER), how, *([] if log is None else [str(log)])]
    return plan(game, "program", shlex.join(words), way, seconds)


NOTE = RunNote(date="2026-11-18", command="parlour bench run letterjam ...", cpu_seconds=12.3)


def result(name: str, *scores: float) -> ResultFile:
    """The results of an agent with these scores of two players."""
    played = {}
    for number, score in enumerate(scores, 1):
        match = f"self/lj2-00{number}/0"
        measures = {"score": score, "per_player": score / 2, "words_right": 1.0, "mistakes": 0.0}
        played[match] = BenchResult(match, 0.1, measures)
    return result_file(plan("letterjam", "mind", name), played, played, NOTE)
