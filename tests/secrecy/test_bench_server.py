"""A client of the benchmark gets what the connection of its seat is sent, and nothing else.

The first test keeps every byte that a client is told while it plays, and makes each view again from
the log of the game: as its seat may see it at that moment. The views themselves are proven
elsewhere. The second one asks for everything that would tell it more.
"""

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.cli.bench_server.server import BenchServer
from parlour.game import Game
from parlour.lab.bench.plan import AgentName, BenchPlan, Match, plan_for
from parlour.rules import Seat

SITTER = Path(__file__).parents[1] / "cli" / "bench_server" / "sitter.py"
TO_START = ("code", "url", "name")


def played(game: str, how: str, match: Match, log: Path) -> tuple[Game, list[dict[str, Any]]]:
    """The finished match, and everything that its client was told."""
    words = [sys.executable, str(SITTER), how, "{code}", "{url}", "{name}", str(log)]
    with BenchServer() as running:
        ended, _ = running.finished(plan(game, shlex.join(words)), match)
    return ended, [json.loads(line) for line in log.read_text().splitlines()]


def plan(game: str, line: str) -> BenchPlan:
    return plan_for(game, AgentName("client", line), "view", 60.0)


def views_of(game: Game, seat: Seat) -> list[Any]:
    """The views of a seat at each moment of a game, decoded from JSON."""
    state, found = game.start, []
    for event in game.events:
        state = game.rules.evolve(state, event)
        found.append(json.loads(msgspec.json.encode(game.rules.view(state, seat))))
    return found


@pytest.mark.parametrize(
    ("game", "match"),
    [("letterjam", Match("novice", "lj3-005", 2)), ("quiddler", Match("novice", "qd2-005", 1))],
)
def test_a_client_is_sent_the_views_of_its_seat(game: str, match: Match, tmp_path: Path) -> None:
    ended, told = played(game, "regular", match, tmp_path / "told")
    allowed = views_of(ended, match.seat)
    forbidden = views_of(ended, 1 - match.seat % 2)
    shown = [
        one["told"]["view"]
        for one in told
        if one["what"] == "message" and one["told"]["kind"] == "update" and one["told"]["view"]
    ]
    assert len(shown) > 10
    assert all(view in allowed for view in shown)
    assert not any(view in forbidden for view in shown), "the proof can fail"
    # Which deal it is, is told nowhere: neither to the process nor on the connection.
    assert {one["what"] for one in told} == {"started", "seated", "message"}
    assert match.deal not in (tmp_path / "told").read_text()
    messages = [one["told"] for one in told if one["what"] == "message"]
    assert {one["kind"] for one in messages} <= {"update", "taken", "refused"}
    assert all(one["table"]["deal"] is None for one in messages if one["kind"] == "update")


def test_a_client_learns_nothing_by_meddling(tmp_path: Path) -> None:
    match = Match("novice", "lj2-004", 0)
    ended, told = played("letterjam", "meddles", match, tmp_path / "told")
    kept: dict[str, list[Any]] = {}
    for one in told:
        kept.setdefault(one["what"], []).append(one["told"])
    assert "got" not in kept
    assert len(kept["refused"]) == 8
    assert len(kept["meddled"]) == 15
    for ask, answer in (*kept["meddled"], [None, *kept["early"]]):
        assert answer["kind"] == "refused", ask
        # "play again" is refused by any table while a game runs.
        assert answer["refusal"]["code"] in ("not-in-bench", "game-running"), ask
    (watched,) = kept["watched"]
    assert (watched["kind"], watched["reason"]) == ("goodbye", "no-watchers")
    allowed = views_of(ended, 0)
    views = [one["view"] for one in kept["message"] if one["kind"] == "update"]
    assert all(view is None or view in allowed for view in views)
    # The bot kept its seat, and the game its options.
    assert [person.mind for person in ended.state.company.persons] == [None, "novice"]
    assert ended.start.options == ended.state.options
