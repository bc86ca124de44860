"""What a program reads in the benchmark is the same to the byte, whatever is hidden from its seat.

A story is told twice, the second time with everything replaced that one seat must not know. A real
program is asked at the same moments of both, by each of the three ways, and keeps all that it
reads. It answers something wrong first, so that refusals are compared as well.
"""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.lab.bench.agents import SeatAgent, maker_of
from parlour.lab.bench.deals import BENCHES
from parlour.lab.bench.plan import WAYS, Way
from parlour.rules import Seat
from parlour.rules.registry import GAMES
from tests.lab.bench.plans import program
from tests.secrecy.twins import Table, cuts, disguised, told

TABLES = (
    Table("letterjam", "rulebook", 3, 11, BENCHES["letterjam"].changes),
    Table("quiddler", "manual", 2, 12, {"hands": 3}),
)


def views(table: Table, seat: Seat) -> tuple[list[Any], list[Any]]:
    """The views of a seat at moments at which the game waits for it, and those of its twin."""
    rules, story, rng = GAMES[table.game], table.story(), Random(f"{table.seed}/{seat}")
    here, there = [], []
    moments = cuts(story, rng) + rng.sample(range(1, len(story.steps)), 30)
    for steps in sorted(moments):
        state = rules.fold(story.start, told(story, steps))
        if rules.over(state) or seat not in rules.waiting_for(state):
            continue
        other = rules.fold(story.start, disguised(table, story, steps, seat, rng))
        here.append((state, rules.view(state, seat)))
        there.append((other, rules.view(other, seat)))
    return here, there


def read_by_program(table: Table, way: Way, asked: list[Any], log: Path) -> bytes:
    """Everything that a program reads which is asked with these views."""
    plan = program(table.game, "corrected", way, log)
    agent = SeatAgent(GAMES[table.game], maker_of(plan)("seed"), plan, "seed")
    for _, view in asked:
        assert agent.choose(view) is not None
    agent.end(0)
    return log.read_bytes()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.game)
def test_a_program_reads_the_same_whatever_is_hidden(
    table: Table, way: Way, tmp_path: Path
) -> None:
    for seat in range(table.seats):
        here, there = views(table, seat)
        assert len(here) >= 3
        assert any(state != other for (state, _), (other, _) in zip(here, there, strict=True))
        read = read_by_program(table, way, here, tmp_path / f"here-{seat}")
        assert read.count(b'"refused"') >= len(here) / 2
        assert read == read_by_program(table, way, there, tmp_path / f"there-{seat}")


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.game)
def test_another_seat_would_read_something_else(table: Table, tmp_path: Path) -> None:
    """The proof can fail: the hidden cards are in what others read."""
    rules = GAMES[table.game]
    here, there = views(table, 0)
    for_other = [
        [(state, rules.view(state, 1)) for state, _ in twin if 1 in rules.waiting_for(state)]
        for twin in (here, there)
    ]
    if not for_other[0]:
        # In Quiddler only one player is waited for, so the views themselves are compared.
        seen = [[rules.text(rules.view(state, 1)) for state, _ in twin] for twin in (here, there)]
        assert seen[0] != seen[1]
        return
    assert read_by_program(table, "view", for_other[0], tmp_path / "here") != read_by_program(
        table, "view", for_other[1], tmp_path / "there"
    )
