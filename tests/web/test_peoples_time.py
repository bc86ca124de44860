"""Five seconds to take back a vote (LJ-E1), and half a minute for people (LJ-E3): the ends of both
are stored in served time, and the house acts on them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from parlour.rules import HOUSE, Person
from parlour.rules.letterjam.asking import PEOPLES_TIME
from parlour.rules.letterjam.stopping import SECOND_THOUGHTS
from parlour.rules.manners import Substitute
from tests.rules.letterjam.table import Table
from tests.web.guests import Guest, House, Message, StoppedClock, open_house
from tests.web.stories import key_of, opening, write_down

pytestmark = pytest.mark.anyio

CODE = "wild-card-1"
STOP = {"act": "want-stop", "round": 1, "want": True}


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock(at=1000.0)


@pytest.fixture
async def slow_house(tmp_path: Path, clock: StoppedClock) -> AsyncIterator[House]:
    async with open_house(tmp_path / "tables.db", clock=clock) as opened:
        yield opened


async def before_the_end(house: House, *, bots: bool) -> None:
    """A table at which everybody but Lisa, at the first seat, wants to stop."""
    table = Table.dealt("HORSE", "PLANT", "MIGHT")
    if bots:
        table.do(HOUSE, Substitute(seat=2, person=Person("Otter", "regular")))
    for seat in (1, 2):
        table.do(seat, table.wanting_stop())
    await write_down(house.web.tables.store, CODE, opening("letterjam", 3), table.story)


FEELING = {"act": "say-feeling", "sure": True}


async def stops(lisa: Guest, clock: StoppedClock) -> None:
    """Gives the last vote, and lets the time to take it back pass."""
    await lisa.takes("play", act=STOP)
    clock.at += SECOND_THOUGHTS
    # The next event makes the house look at the time.
    await lisa.takes("play", act=FEELING)


async def test_LJ_E1_the_house_ends_the_clues_after_five_seconds(
    slow_house: House, clock: StoppedClock
) -> None:
    await before_the_end(slow_house, bots=False)
    async with slow_house.visit(CODE, key_of(0)) as lisa:
        await lisa.takes("play", act=STOP)
        update = await lisa.sees(lambda update: update["table"]["house_left"] is not None)
        assert update["table"]["house_left"] == SECOND_THOUGHTS
        assert update["view"]["countdown"] == "Votes can still be taken back"
        clock.at += SECOND_THOUGHTS - 0.1
        await lisa.takes("play", act=STOP | {"want": False})
        update = await lisa.sees(lambda update: update["table"]["house_left"] is None)
        assert update["view"]["phase"] == "clue"
        # A vote that is given again has its whole time again.
        await lisa.takes("play", act=STOP)
        clock.at += SECOND_THOUGHTS - 0.1
        await lisa.takes("play", act=FEELING)
        await lisa.heard_everything()
        assert lisa.updates[-1]["view"]["phase"] == "clue"
        clock.at += 0.1
        await lisa.takes("play", act=FEELING | {"sure": False})
        await lisa.sees(lambda update: update["view"]["phase"] == "final")


def left_to_people(update: Message) -> bool:
    return bool(update["view"]["wildcard_left_to_people"])


async def test_LJ_E3_bots_leave_the_wildcard_to_people_for_half_a_minute(
    slow_house: House, clock: StoppedClock
) -> None:
    await before_the_end(slow_house, bots=True)
    async with slow_house.visit(CODE, key_of(0)) as lisa:
        await stops(lisa, clock)
        update = await lisa.sees(left_to_people)
        assert update["table"]["house_left"] == PEOPLES_TIME
        clock.at += PEOPLES_TIME - 0.1
        await lisa.takes("play", act={"act": "say-feeling", "sure": True})
        await lisa.heard_everything()
        assert left_to_people(lisa.updates[-1])
        clock.at += 0.1
        # The next event makes the house look at the time.
        await lisa.takes("play", act={"act": "say-feeling", "sure": False})
        update = await lisa.sees(lambda update: not left_to_people(update))
        assert update["table"]["house_left"] is None


async def test_LJ_E3_a_table_of_people_has_no_half_minute(
    slow_house: House, clock: StoppedClock
) -> None:
    await before_the_end(slow_house, bots=False)
    async with slow_house.visit(CODE, key_of(0)) as lisa:
        await stops(lisa, clock)
        update = await lisa.sees(lambda update: update["view"]["phase"] == "final")
        assert update["table"]["house_left"] is None
        assert not left_to_people(update)
