"""Records over HTTP: only of games that are over."""

import msgspec
import pytest

from parlour.records import Record, read, write
from parlour.rules.registry import GAMES
from tests.web.guests import House
from tests.web.stories import key_of, opening, tell, write_down

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", list(GAMES))
async def test_anybody_with_the_code_can_read_the_record_of_a_finished_game(
    house: House, game: str
) -> None:
    story = tell(game, 3, seed=7)
    code = f"record-{game[:8]}-1"
    await write_down(house.web.tables.store, code, opening(game, 3), story.events)
    async with house.visit(code, key_of(0)) as guest:
        assert (await guest.update())["table"]["stage"] == "over"
    await house.web.tables.close()
    answer = await house.http.get(f"/api/tables/{code}/records/1")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert read(answer.text).events == story.events
    assert answer.text == write(Record.of(GAMES[game], story.start, story.events))


@pytest.mark.parametrize("game", list(GAMES))
async def test_there_is_no_record_of_a_running_game(house: House, game: str) -> None:
    story = tell(game, 3, seed=7)
    code, never = f"running-{game[:8]}-1", f"waiting-{game[:8]}-1"
    store = house.web.tables.store
    await write_down(
        store, code, opening(game, 3), [e for step in story.steps[:-1] for e in step.events]
    )
    await write_down(store, never, opening(game, 3)[:-1], [])
    for table in (code, never):
        async with house.visit(table, key_of(0)) as guest:
            await guest.update()
    await house.web.tables.close()
    answers = [
        await house.http.get(f"/api/tables/{table}/records/{number}")
        for table in (code, never, "plum-otter-77", "%00")
        for number in ("1", "0", "2", "-1", "1.0", "x", "9" * 5000, "%31%00")
    ]
    assert {answer.status_code for answer in answers} == {404}
    assert len({answer.content for answer in answers}) == 1
    assert answers[0].json()["code"] == "no-record"


@pytest.mark.parametrize("game", list(GAMES))
async def test_the_record_is_there_as_soon_as_the_game_is_over(house: House, game: str) -> None:
    story = next(
        story
        for seed in range(100)
        if isinstance((story := tell(game, 3, seed)).steps[-1].actor, int)
    )
    *before, last = story.steps
    assert isinstance(last.actor, int)
    code = f"ending-{game[:8]}-1"
    events = [event for step in before for event in step.events]
    await write_down(house.web.tables.store, code, opening(game, 3), events)
    async with house.visit(code, key_of(last.actor)) as guest:
        await guest.takes("play", act=msgspec.to_builtins(last.act))
        answer = await house.http.get(f"/api/tables/{code}/records/1")
    assert answer.status_code == 200
    assert len(read(answer.text).events) >= len(events)
