"""Programs that speak JSON lines play whole games, and nothing that they do stops a run."""

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from parlour.lab.arena.contest import ContestError
from parlour.lab.bench.agents import MOST_SILENT, TRIES
from parlour.lab.bench.asking import MOST_NOTES, read_answer
from parlour.lab.bench.bench_game import BenchResult, finished, play_match
from parlour.lab.bench.plan import SELF, Match
from parlour.rules.refusal import Refusal
from tests.lab.bench.plans import plan, program

SOON = 0.3
"""Seconds that a program has which does not answer anyway."""


def played(game: str, how: str, partner: str = "regular", **asked: Any) -> BenchResult:
    deal = "lj2-001" if game == "letterjam" else "qd2-001"
    return play_match(program(game, how, **asked), Match(partner, deal, 0))


def messages(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_bytes().splitlines()]


@pytest.mark.parametrize("game", ["letterjam", "quiddler"])
def test_a_program_plays_a_whole_game_with_acts_as_data(game: str, tmp_path: Path) -> None:
    log = tmp_path / "read"
    found = played(game, "act", "novice", log=log).measures
    assert found["refusals"] == found["fallbacks"] == 0
    first, *turns, last = messages(log)
    bench = "letter-jam-bench-1" if game == "letterjam" else "quiddler-bench-1"
    begin = {"kind": "begin", "bench": bench, "game": game, "way": "view", "seat": 0, "players": 2}
    assert first == {**begin, "seconds": 60.0}
    assert [turn["id"] for turn in turns] == list(range(1, len(turns) + 1))
    assert found["asked"] == len(turns)
    assert found["tokens"] == 7 * len(turns)
    for turn in turns:
        assert turn.keys() == {"kind", "id", "seat", "may_wait", "text", "view"}
        assert turn["text"].startswith(("Letter Jam", "Quiddler"))
        assert {choice["act"] for choice in turn["view"]["choices"]}.isdisjoint({"leave", "say"})
        assert '"leave"' not in turn["text"]
    assert last.keys() == {"kind", "score"}


@pytest.mark.parametrize("game", ["letterjam", "quiddler"])
def test_a_program_plays_a_whole_game_with_typed_commands(game: str) -> None:
    found = played(game, "command").measures
    assert found["refusals"] == found["fallbacks"] == 0
    assert "tokens" not in found


def test_a_program_sits_at_every_seat_in_a_process_of_its_own(tmp_path: Path) -> None:
    log = tmp_path / "read"
    found = played("letterjam", "act", SELF, log=log).measures
    assert found["refusals"] == 0
    begun = [told for told in messages(log) if told["kind"] == "begin"]
    assert {told["seat"] for told in begun} == {0, 1}
    assert len(begun) == 2


def test_candidates_are_told_and_can_be_typed(tmp_path: Path) -> None:
    log = tmp_path / "read"
    found = played("letterjam", "first", way="candidates", log=log).measures
    assert found["refusals"] == 0
    turns = [told for told in messages(log) if told["kind"] == "turn"]
    assert all(turn["candidates"].keys() == {"letters", "acts"} for turn in turns)
    acts = [turn["candidates"]["acts"] for turn in turns]
    drafts = [found for found in acts if found and found[0]["command"].startswith("draft ")]
    assert drafts
    for found_clues in drafts:
        worths = [one["worth"] for one in found_clues]
        assert worths == sorted(worths, reverse=True)
    typed = {one["command"].split()[0] for found in acts for one in found[:1]}
    assert typed >= {"draft", "offer", "back", "guess", "ready"}
    assert any(turn["candidates"]["letters"] for turn in turns)


def test_candidates_of_quiddler_are_worth_taking() -> None:
    found = played("quiddler", "first", "novice", way="candidates").measures
    assert found["refusals"] == 0
    assert found["lead"] > 0


def test_notes_come_back_with_the_next_question(tmp_path: Path) -> None:
    log = tmp_path / "read"
    played("letterjam", "notes", way="notes", log=log)
    turns = [told for told in messages(log) if told["kind"] == "turn"]
    assert [turn["notes"] for turn in turns] == ["", *(str(n) for n in range(1, len(turns)))]


def test_notes_are_not_told_in_another_way(tmp_path: Path) -> None:
    log = tmp_path / "read"
    played("letterjam", "act", log=log)
    assert all("notes" not in told and "candidates" not in told for told in messages(log))


@pytest.mark.parametrize("how", ["nonsense", "forbidden"])
def test_a_program_that_answers_nonsense_gets_refusals_and_random_acts(how: str) -> None:
    found = played("quiddler", how, "novice").measures
    assert found["refusals"] == found["asked"] == TRIES * found["fallbacks"] > 30
    assert played("quiddler", how, "novice").measures == found


def test_a_program_that_only_waits_is_made_to_act() -> None:
    found = played("quiddler", "waiting", "novice").measures
    assert found["refusals"] == TRIES * found["fallbacks"] > 30
    # Where others could act as well, waiting was an answer.
    assert found["asked"] > found["refusals"]


def test_a_refused_answer_is_explained_and_can_be_corrected(tmp_path: Path) -> None:
    log = tmp_path / "read"
    found = played("quiddler", "corrected", "novice", log=log).measures
    turns = [told for told in messages(log) if told["kind"] == "turn"]
    assert found["fallbacks"] == 0
    assert found["refusals"] == len(turns) / 2
    assert all(turn["refused"] for turn in turns[1::2])
    assert not any(turn.get("refused") for turn in turns[::2])


def test_an_answer_to_an_earlier_question_is_dropped_but_not_what_it_cost() -> None:
    found = played("quiddler", "late", "novice").measures
    assert found["refusals"] == 0
    assert found["tokens"] == (2 + 7) * found["asked"]


@pytest.mark.parametrize("how", ["silent", "deaf"])
def test_a_program_that_says_nothing_is_soon_not_asked_any_more(how: str) -> None:
    found = played("quiddler", how, "novice", seconds=SOON).measures
    assert found["asked"] == MOST_SILENT
    assert found["refusals"] == found["fallbacks"] > 30


def test_a_program_that_ends_is_replaced_by_chance() -> None:
    found = played("quiddler", "dead", "novice").measures
    assert found["asked"] == 3 + MOST_SILENT
    assert found["refusals"] == found["fallbacks"] > 30


def test_a_program_that_talks_without_end_is_refused() -> None:
    found = played("quiddler", "flood", "novice").measures
    assert found["refusals"] == found["asked"] > 30


def test_a_program_that_cannot_be_started_stops_the_run_with_a_sentence() -> None:
    asked = plan("letterjam", "program", "no-such-program --fast")
    with pytest.raises(ContestError, match="The program 'no-such-program' cannot be started"):
        finished(asked, Match(SELF, "lj2-001", 0))


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\xff\n",
        b"[]",
        b"null",
        b"{}",
        b'{"command": 7}',
        b'{"command": "draw", "wait": true}',
        b'{"command": "draw", "tokens": -1}',
        b'{"command": "draw", "tokens": 1e400}',
        b'{"act": ' + b"[" * 100_000,
    ],
)
def test_what_is_no_answer_is_refused_in_a_sentence(line: bytes) -> None:
    refusal = read_answer(line)
    assert isinstance(refusal, Refusal)
    assert refusal.sentence.endswith(".")
    assert len(refusal.sentence) < 300


def test_long_notes_are_cut(tmp_path: Path) -> None:
    script = tmp_path / "long.py"
    script.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    told = json.loads(line)\n"
        "    if told['kind'] == 'turn':\n"
        f"        assert len(told['notes']) in (0, {MOST_NOTES})\n"
        "        can = {one['act'] for one in told['view']['choices']}\n"
        "        word = 'draw' if 'draw-stock' in can else 'next'\n"
        "        print(json.dumps({'command': word, 'notes': 'x' * 50_000}), flush=True)\n",
        "utf-8",
    )
    asked = program("quiddler", "act", "notes")
    asked = plan("quiddler", "program", asked.agent.name.split()[0] + f" {script}", "notes")
    found = play_match(asked, Match("novice", "qd2-001", 0)).measures
    # It draws, and for all that it cannot type the rules do something: but it never ends.
    assert 0 < found["refusals"] < found["asked"]


@pytest.mark.parametrize("match", ["self/lj2-001/0", "regular/lj3-002/1", "novice/qd2-001/1"])
def test_the_agent_of_the_page_plays_without_a_refusal(tmp_path: Path, match: str) -> None:
    page = Path("docs/bench.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    script = tmp_path / "my_agent.py"
    script.write_text(code, "utf-8")
    line = shlex.join([sys.executable, str(script)])
    game = "letterjam" if "/lj" in match else "quiddler"
    found = play_match(plan(game, "program", line, "candidates"), Match.named(match)).measures
    assert found["asked"] > found["refusals"] == 0
