"""The wildcard is left to people at a table on this machine, and nobody waits idly for that."""

from random import Random

import pytest

from parlour.cli.local_table import LocalTable
from parlour.rules.letterjam import LETTER_JAM, events
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.asking import PEOPLES_TIME
from tests.cli.test_local_table import Clock
from tests.minds.letterjam.bots import hound
from tests.minds.letterjam.test_finishing import DOUBTFUL


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def table(clock: Clock) -> LocalTable:
    """Ben, a bot, needs the wildcard for his word; you have just stopped the clues."""
    told = hound(DOUBTFUL)
    told.do(1, told.wanting_stop())
    state = told.state
    local = LocalTable(LETTER_JAM, state.options, state.company, state.lexicon, Random(1), clock)
    local.state = state
    assert local.type("stop") is None
    let_bots_act(local)
    return local


def let_bots_act(table: LocalTable) -> None:
    while (thought := table.bot_thought()) is not None:
        table.bot_act(*thought)


def bot_has_wildcard(table: LocalTable) -> bool:
    return WILD in table.state.players[1].final.cards


def test_LJ_E3_bots_take_the_wildcard_when_half_a_minute_is_over(
    table: LocalTable, clock: Clock
) -> None:
    assert not bot_has_wildcard(table)
    assert table.house_left == PEOPLES_TIME
    assert table.view.countdown == "Bots leave the wildcard to people"
    clock.now += PEOPLES_TIME
    assert table.let_house_act()
    assert isinstance(table.events[-1], events.WildcardFreed)
    let_bots_act(table)
    assert bot_has_wildcard(table)
    assert not table.let_house_act(), "once is enough"
    assert table.view.countdown == ""


def test_LJ_E3_who_is_ready_does_not_wait_for_it(table: LocalTable) -> None:
    assert table.type("ready") is None
    let_bots_act(table)
    assert bot_has_wildcard(table)
    assert table.game.waiting_for(table.state) != ()
    assert table.state.phase == "reveal"


def test_LJ_E3_a_bot_gives_it_up_when_asked(table: LocalTable, clock: Clock) -> None:
    clock.now += PEOPLES_TIME
    assert table.let_house_act()
    let_bots_act(table)
    for line in ("unsure", "ask for wild"):
        assert table.type(line) is None
    let_bots_act(table)
    assert not bot_has_wildcard(table)
    assert table.type("arrange 1 2 3 4 wild=E") is None
