"""Random evenings: people come, leave, host, lock, hand seats to bots and take them back, between
games and in them. Whatever they do, nobody is ever shown somebody else's game."""

from collections import Counter

import pytest

from parlour.rules.registry import GAMES
from parlour.tables.table import stage
from tests.tables.evening import Evening

EVENINGS = 30
STEPS = 800
KINDS = (
    *("sit", "pass", "claim", "bot", "play", "PlayAct", "AddBot", "RemoveSeat", "Lock", "Choose"),
    *("PassHosting", "HandToBot", "TakeBack", "GetUp", "Start", "Adjust"),
    *("hosting", "HostAgain", "request", "AnswerRequest"),
)


@pytest.mark.parametrize("game", list(GAMES))
def test_nobody_is_ever_shown_somebody_elses_game(game: str) -> None:
    taken: Counter[str] = Counter()
    stages: Counter[str] = Counter()
    moved = 0
    for seed in range(EVENINGS):
        evening = Evening(game, seed)
        for _ in range(STEPS):
            evening.step()
            evening.look()
            stages[stage(evening.table)] += 1
            moved += evening.somebody_has_moved()
        taken += evening.taken
    # The test proves little unless all kinds of asks were taken.
    assert min(taken[kind] for kind in KINDS) > 3, taken
    assert min(stages[now] for now in ("lobby", "playing", "over")) > 100, stages
    assert moved > 50
