"""One person leads the others through a finished game: everybody at the table is told where."""

from pathlib import Path

import pytest

from tests.web.guests import House, open_house
from tests.web.stories import key_of, opening, tell, write_down

pytestmark = pytest.mark.anyio


async def after_a_game(house: House) -> tuple[str, int]:
    """A new table of three people with a finished game: its code, and who hosts it."""
    story = tell("quiddler", 3, seed=1, hands=2)
    code = f"lead-otter-{await house.web.tables.store.count()}"
    await write_down(house.web.tables.store, code, opening("quiddler", 3), story.events)
    return code, (await house.live(code)).table.host


async def test_whoever_leads_is_followed_by_everybody_and_by_those_who_reload(
    house: House,
) -> None:
    code, _ = await after_a_game(house)
    async with house.visit(code, key_of(0)) as lisa, house.visit(code) as watcher:
        assert (await lisa.update())["table"]["lead"] is None
        await lisa.takes("lead-replay", game=1, step=12, viewer=2)
        lead: dict[str, int | None] = {"seat": 0, "game": 1, "step": 12, "viewer": 2}
        told = await watcher.sees(lambda update: update["table"]["lead"] == lead)
        assert told["lines"] == ["Lisa leads through a finished game."]
        await lisa.takes("lead-replay", game=1, step=13, viewer=None)
        lead = {"seat": 0, "game": 1, "step": 13, "viewer": None}
        # Only a change of leader is told in words.
        assert (await watcher.sees(lambda u: u["table"]["lead"] == lead))["lines"] == []
        async with house.visit(code, key_of(1)) as paul:
            assert (await paul.update())["table"]["lead"] == lead
            await paul.takes("lead-replay", game=1, step=4, viewer=1)
            told = await lisa.sees(lambda update: update["table"]["lead"]["seat"] == 1)
            assert told["lines"] == ["Paul leads through a finished game."]
            assert await lisa.refused("stop-leading") == "not-leading"
            await paul.takes("stop-leading")
            told = await lisa.sees(lambda update: update["table"]["lead"] is None)
            assert told["lines"] == ["Paul no longer leads."]
        assert await watcher.refused("lead-replay", game=1, step=1) == "watching"


async def test_the_lead_survives_a_restart_and_a_move_to_another_device(tmp_path: Path) -> None:
    async with open_house(tmp_path / "lead.db") as house:
        code, _ = await after_a_game(house)
        async with house.visit(code, key_of(1)) as paul:
            await paul.takes("lead-replay", game=1, step=5)
    async with open_house(tmp_path / "lead.db") as house, house.visit(code, key_of(0)) as lisa:
        assert (await lisa.update())["table"]["lead"]["step"] == 5
        made = await house.post(f"/api/tables/{code}/passes", {"seat": 1}, key_of(1))
        claim = {"pass_key": made.json()["pass_key"]}
        claimed = await house.post(f"/api/tables/{code}/claims", claim)
        async with house.visit(code, claimed.json()["key"]) as phone:
            lead = (await phone.update())["table"]["lead"]
            assert lead is not None
            assert lead["seat"] == 1


async def test_the_lead_stays_with_its_person_and_ends_with_them(house: House) -> None:
    code, _ = await after_a_game(house)
    async with house.visit(code, key_of(1)) as paul, house.visit(code, key_of(2)) as marta:
        await marta.takes("lead-replay", game=1, step=5)
        async with house.visit(code, key_of(0)) as lisa:
            await lisa.takes("get-up")
        # The seats behind an empty one move up.
        await paul.sees(lambda update: len(update["table"]["seats"]) == 2)
        assert (await paul.update())["table"]["lead"]["seat"] == 1
        await marta.takes("get-up")
        await paul.sees(lambda update: update["table"]["lead"] is None)


async def test_the_lead_ends_when_the_next_game_begins(house: House) -> None:
    code, host = await after_a_game(house)
    async with house.visit(code, key_of(host)) as guest:
        await guest.takes("lead-replay", game=1, step=5)
        await guest.takes("start")
        update = await guest.sees(lambda update: update["table"]["stage"] == "playing")
        assert update["table"]["lead"] is None
        assert await guest.refused("lead-replay", game=1, step=5) == "game-running"


@pytest.mark.parametrize("game", [2, 7])
async def test_nobody_leads_through_a_game_that_was_not_played(house: House, game: int) -> None:
    code, _ = await after_a_game(house)
    async with house.visit(code, key_of(0)) as lisa:
        assert await lisa.refused("lead-replay", game=game, step=1) == "no-record"
        assert await lisa.refused("lead-replay", game=0, step=1) == "malformed"
        assert await lisa.refused("lead-replay", game=1, step=-1) == "malformed"
