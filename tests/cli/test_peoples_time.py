"""At a table without a server, too, bots leave the wildcard to people for a time."""

from random import Random

import pytest

from parlour.cli.local_table import LocalTable
from parlour.cli.terminal.letterjam.face import LetterJamFace
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
    """The clues have just been stopped. Ben, a bot, needs the wildcard for his word."""
    before = hound(DOUBTFUL)
    before.do(1, before.wanting_stop())
    state = before.state
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


def test_LJ_E3_bots_take_the_wildcard_after_half_a_minute(table: LocalTable, clock: Clock) -> None:
    assert not bot_has_wildcard(table)
    assert table.house_left == PEOPLES_TIME
    said = LetterJamFace().countdown(table.view, 30)
    assert said == "bots leave the wildcard alone for 30 s"
    clock.now += PEOPLES_TIME
    assert table.let_house_act()
    assert isinstance(table.events[-1], events.WildcardFreed)
    let_bots_act(table)
    assert bot_has_wildcard(table)
    assert not table.let_house_act(), "the house frees the wildcard only once"
    assert LetterJamFace().countdown(table.view, 0) == ""


def test_LJ_E3_bots_take_the_wildcard_at_once_when_the_person_is_ready(table: LocalTable) -> None:
    assert table.type("ready") is None
    let_bots_act(table)
    assert bot_has_wildcard(table)
    assert table.game.waiting_for(table.state) != ()
    assert table.state.phase == "reveal"


def test_LJ_E3_a_bot_gives_the_wildcard_up_when_asked(table: LocalTable, clock: Clock) -> None:
    clock.now += PEOPLES_TIME
    assert table.let_house_act()
    let_bots_act(table)
    for command in ("unsure", "ask for wild"):
        assert table.type(command) is None
    let_bots_act(table)
    assert not bot_has_wildcard(table)
    assert table.type("arrange 1 2 3 4 wild=E") is None
