"""Many games have the same statistics, wherever they are played."""

import json
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import msgspec
import pytest

from parlour.lab.arena.arena_game import ArenaResult
from parlour.lab.arena.contest import Contest, ContestError, contest
from parlour.lab.arena.ledger import contest_ledger
from parlour.lab.arena.run import figures, play_games, players_for, run

GAMES = 7


@pytest.fixture(scope="module")
def greedy() -> Contest:
    return contest("quiddler", minds=("greedy",), rules="published", seed=7)


@pytest.fixture(scope="module")
def here(greedy: Contest) -> list[ArenaResult]:
    return play_games(greedy, range(GAMES))


def outcomes(games: list[ArenaResult]) -> list[object]:
    return [(one.game, one.outcome) for one in sorted(games, key=lambda one: one.game)]


def test_the_results_do_not_depend_on_the_number_of_processes(
    greedy: Contest, here: list[ArenaResult]
) -> None:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        there = [one for task in run(greedy, range(GAMES), pool) for one in task]
    assert outcomes(there) == outcomes(here)
    alone = [one for task in run(greedy, range(GAMES), None) for one in task]
    assert outcomes(alone) == outcomes(here)


def test_a_dask_cluster_plays_the_same_games(
    greedy: Contest, here: list[ArenaResult], dask_address: str
) -> None:
    with players_for(1, dask_address) as executor:
        there = [one for task in run(greedy, range(GAMES), executor) for one in task]
    assert outcomes(there) == outcomes(here)


@pytest.mark.parametrize("address", ["nowhere", "http://nowhere", "tcp://nowhere", "a b:1/nowhere"])
def test_an_invalid_cluster_address_raises_an_error_with_a_sentence(address: str) -> None:
    with (
        pytest.raises(ContestError, match=r"an address like tcp://host:8786, not '.*nowhere'"),
        players_for(1, address),
    ):
        pass


def test_an_interrupted_run_can_be_resumed(
    greedy: Contest, here: list[ArenaResult], tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    with contest_ledger(path, greedy) as ledger:
        ledger.keep(here[:4])
    # The machine stopped in the middle of a line.
    path.write_bytes(path.read_bytes() + b'{"game":4,"cpu_sec')
    with contest_ledger(path, greedy) as ledger:
        rest = [number for number in range(GAMES) if number not in ledger.finished]
        assert rest == list(range(4, GAMES))
        for task in run(greedy, rest, None):
            ledger.keep(task)
        again = figures(greedy, ledger.finished, GAMES)
    straight = figures(greedy, {one.game: one for one in here}, GAMES)
    assert without_time(again) == without_time(straight)
    lines = path.read_text().splitlines()
    assert [json.loads(line)["game"] for line in lines] == ["quiddler", *range(GAMES)]


def without_time(found: msgspec.Struct) -> msgspec.Struct:
    return msgspec.structs.replace(found, games_per_cpu_second=0)


def test_a_file_of_another_contest_is_refused(greedy: Contest, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with contest_ledger(path, greedy):
        pass
    before = path.read_bytes()
    other = msgspec.structs.replace(greedy, seed=8)
    with pytest.raises(ContestError, match=r"has the games of another contest: .* seed 7"):
        contest_ledger(path, other)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["a diary\n", '{"game": "quiddler"}\n'])
def test_any_other_file_is_refused_and_left_unchanged(
    greedy: Contest, tmp_path: Path, text: str
) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(ContestError, match="is no file of finished games"):
        contest_ledger(path, greedy)
    assert path.read_text() == text


def test_a_path_that_cannot_be_written_raises_an_error(greedy: Contest, tmp_path: Path) -> None:
    with pytest.raises(ContestError, match="finished games cannot be kept here"):
        contest_ledger(tmp_path / "nowhere" / "games.jsonl", greedy)
    with pytest.raises(ContestError, match="finished games cannot be kept here"):
        contest_ledger(tmp_path, greedy)
