"""Bots leave the wildcard to people for a time, also at a table without a server."""

import pytest

from parlour.cli.local_table import LocalTable
from parlour.game import Game
from parlour.rules.letterjam import LETTER_JAM, events
from parlour.rules.letterjam.acts import WILD
from parlour.rules.letterjam.asking import PEOPLES_TIME
from parlour.rules.letterjam.stopping import SECOND_THOUGHTS
from tests.cli.test_local_table import Clock
from tests.minds.letterjam.bots import hound
from tests.minds.letterjam.test_finishing import DOUBTFUL


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def table(clock: Clock) -> LocalTable:
    """The clues have just been stopped. Ben, a bot, needs the wildcard for his word."""
    told = hound(DOUBTFUL)
    told.do(1, told.wanting_stop())
    local = LocalTable(Game.at(LETTER_JAM, told.state, seed=1), clock)
    assert local.type("stop") is None
    clock.now += SECOND_THOUGHTS
    assert local.let_house_act()
    local.let_bots_act()
    return local


def bot_has_wildcard(table: LocalTable) -> bool:
    return WILD in table.game.state.players[1].final.cards


def test_LJ_E3_bots_take_the_wildcard_after_half_a_minute(table: LocalTable, clock: Clock) -> None:
    assert not bot_has_wildcard(table)
    assert table.house_left == PEOPLES_TIME
    assert table.view.countdown == "Bots leave the wildcard to people"
    clock.now += PEOPLES_TIME
    assert table.let_house_act()
    assert isinstance(table.game.events[-1], events.WildcardFreed)
    table.let_bots_act()
    assert bot_has_wildcard(table)
    assert not table.let_house_act(), "the house frees the wildcard only once"
    assert table.view.countdown == ""


def test_LJ_E3_bots_take_the_wildcard_at_once_when_the_person_is_ready(table: LocalTable) -> None:
    assert table.type("ready") is None
    table.let_bots_act()
    assert bot_has_wildcard(table)
    assert table.game.waiting_for != ()
    assert table.game.state.phase == "reveal"


def test_LJ_E3_a_bot_gives_the_wildcard_up_when_asked(table: LocalTable, clock: Clock) -> None:
    clock.now += PEOPLES_TIME
    assert table.let_house_act()
    table.let_bots_act()
    for command in ("unsure", "ask for wild"):
        assert table.type(command) is None
    table.let_bots_act()
    assert not bot_has_wildcard(table)
    assert table.type("arrange 1 2 3 4 wild=E") is None
