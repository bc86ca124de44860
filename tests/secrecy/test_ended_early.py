"""Whoever ends a deal early has not finished it. With all its cards replaced by others, everything
that their device gets afterwards is the same to the byte, while others may still play the deal."""

from pathlib import Path

import pytest

from parlour.rules.manners import WantEnd
from parlour.tables.answers import Accepted
from parlour.tables.asks import PlayAct
from parlour.tables.deals import DEALS
from parlour.tables.evenings import EVENINGS
from parlour.tables.store import DAY
from tests.secrecy.test_deals import copy_log
from tests.secrecy.test_latecomers import GAMES, everything
from tests.secrecy.twins import two_houses
from tests.web.guests import House
from tests.web.teams import Team, act_of, evening, team

pytestmark = pytest.mark.anyio

games = pytest.mark.parametrize("game", list(GAMES))


async def ended_early(house: House, one: Team, name: str) -> list[bytes]:
    """All that people get at a table whose game they have ended early."""
    assert isinstance(await one.asks(PlayAct(act=act_of(WantEnd(want=True)))), Accepted)
    assert not one.live.table.playing
    await house.web.tables.written()
    code = one.live.code
    heard = [part for key in one.keys for part in await everything(house, code, key, name)]
    # The codes of two tables differ, and say nothing.
    return [part.replace(code.encode(), b"CODE") for part in heard]


@games
async def test_a_deal_of_an_evening_that_was_ended_early_stays_covered(
    game: str, tmp_path: Path
) -> None:
    async with two_houses(tmp_path) as (here, there):
        name, _ = await evening(here, **GAMES[game])
        found = await here.web.tables.evenings.find(name)
        assert found is not None
        others = [(deal.seed, "f" * 32) for deal in found.deals]
        for log in (f"{EVENINGS}{name}", *(f"{DEALS}{deal.name}" for deal in found.deals)):
            await copy_log(here, there, log, others)
        heard, teams = [], []
        for house in (here, there):
            one = await team(house, name, "Otters", "Lisa")
            await one.starts()
            heard.append(await ended_early(house, one, name))
            teams.append(one)
        state, other = (one.live.table.play and one.live.table.play.state for one in teams)
        assert state != other
        assert heard[0] == heard[1]
        # The table is told why, and goes on with the next deal.
        assert f'"covered":"{game}"'.encode() in b"".join(heard[0])
        for house, one in zip((here, there), teams, strict=True):
            await one.starts()
            async with house.visit(one.live.code, one.keys[0]) as lisa:
                update = await lisa.update()
            assert (update["table"]["stage"], update["table"]["covered"]) == ("playing", None)
            assert update["view"] is not None


@games
@pytest.mark.parametrize("together", [False, True])
async def test_a_deal_of_the_day_that_was_ended_early_stays_covered(
    game: str, together: bool, tmp_path: Path
) -> None:
    async with two_houses(tmp_path) as (here, there):
        deal = await here.web.tables.days.deal(game)
        logs = (f"{DEALS}{deal.name}", f"{DAY}{deal.day}/{game}")
        for log in logs:
            await copy_log(here, there, log, [(deal.seed, "f" * 32)])
        heard, states = [], []
        for house in (here, there):
            wanted = {"name": "Lisa", "game": game, "occasion": "day", "team": together}
            seated = (await house.post("/api/tables", wanted)).json()
            one = Team(house, await house.live(seated["code"]), [seated["key"]])
            if together:
                await one.starts()
            heard.append(await ended_early(house, one, "no-evening-00000000"))
            states.append(one.live.table.play and one.live.table.play.state)
        assert states[0] != states[1]
        assert heard[0] == heard[1]
        assert f'"covered":"{game}"'.encode() in b"".join(heard[0])
