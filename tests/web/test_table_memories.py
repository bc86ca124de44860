"""What a table remembers, over HTTP: of finished games alone, whatever runs beside them."""

from typing import Any

import msgspec
import pytest

from parlour.records import Record, write
from parlour.review.memory import TableMemory, remembered, table_memory
from parlour.rules.registry import GAMES
from parlour.tables.store import FinishedGame
from parlour.tables.table_memory import MOST_GAMES, TableMemories
from parlour.tables.thinkers import Thinkers
from tests.web.guests import House
from tests.web.stories import key_of, opening, tell, write_down
from tests.web.test_replays import finished
from tests.web.test_set_up_tables import solitaire

pytestmark = pytest.mark.anyio


async def memory_of(house: House, code: str) -> TableMemory:
    answer = await house.http.get(f"/api/tables/{code}/memory")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=TableMemory)


def made_of(*records: Record) -> TableMemory:
    return table_memory([remembered(record, n) for n, record in enumerate(records, 1)])


@pytest.mark.parametrize("game", ["letterjam", "quiddler"])
async def test_a_table_remembers_its_finished_games(house: House, game: str) -> None:
    code, record = await finished(house, game)
    assert await memory_of(house, code) == made_of(record)


async def test_a_running_game_changes_nothing_in_the_memory(house: House) -> None:
    """Neither while it begins nor while it goes on: the answer is the same, to the byte."""
    code, _ = await finished(house, "quiddler")
    path = f"/api/tables/{code}/memory"
    before = (await house.http.get(path)).content
    host = (await house.live(code)).table.host
    async with house.visit(code, key_of(host)) as guest:
        await guest.takes("start")
        update = await guest.sees(lambda update: update["table"]["stage"] == "playing")
        for key in (None, *map(key_of, range(3)), "another-key"):
            headers = {} if key is None else {"authorization": f"Bearer {key}"}
            assert (await house.http.get(path, headers=headers)).content == before
        waiting = update["view"]["waiting_for"]
        async with house.visit(code, key_of(waiting[0])) as player:
            view = (await player.update())["view"]
            draw = next(one for one in view["choices"] if one["act"] == "draw-stock")
            act = {name: draw[name] for name in ("act", "hand", "turn") if name in draw}
            await player.takes("play", act=act)
        assert (await house.http.get(path)).content == before


async def test_there_is_no_memory_before_the_first_game_is_over(house: House) -> None:
    story = tell("letterjam", 3, seed=7)
    code = "running-memory-1"
    events = [event for step in story.steps[:-1] for event in step.events]
    await write_down(house.web.tables.store, code, opening("letterjam", 3), events)
    await house.live(code)
    answers = [
        await house.http.get(f"/api/tables/{asked}/memory")
        for asked in (code, "no-such-table-99", "..", "plum-otter-77")
    ]
    assert {answer.status_code for answer in answers} == {404}
    assert answers[0].json()["code"] == "no-record"
    assert answers[0].content == answers[3].content


async def test_the_deal_of_the_day_is_remembered_when_its_day_is_over(house: House) -> None:
    house.web.tables.days.today = lambda: "2026-04-01"
    alone = await solitaire(house, "day", "quiddler")
    await alone.plays()
    path = f"/api/tables/{alone.live.code}/memory"
    answer = await house.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (409, "day-not-over")
    house.web.tables.days.today = lambda: "2026-04-02"
    assert (await house.http.get(path)).status_code == 200


async def test_a_record_that_cannot_be_read_gets_a_sentence(house: House) -> None:
    code, _ = await finished(house, "quiddler")
    await memory_of(house, code)
    broken = FinishedGame(code, 2, "quiddler", 0.0, "Parlour record 2\ngame: chess\n")
    await house.web.tables.store.keep_record(broken)
    answer = await house.http.get(f"/api/tables/{code}/memory")
    assert (answer.status_code, answer.json()["code"]) == (409, "bad-record")
    assert answer.json()["sentence"].startswith("A record of this table cannot be read. Line ")


async def test_a_table_remembers_its_newest_games_and_reads_each_record_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    story = tell("quiddler", 2, seed=3, hands=1)
    record = write(Record.of(GAMES["quiddler"], story.start, story.events))
    kept = [FinishedGame("some-table-1", n, "quiddler", 0.0, record) for n in range(1, 61)]
    asked: list[Any] = []

    workers = Thinkers(1)
    run = workers.run

    async def counting(*given: Any) -> Any:
        asked.append(given)
        return await run(*given)

    monkeypatch.setattr(workers, "run", counting)
    memories = TableMemories(workers)
    memory = await memories.of(kept)
    assert [game.number for game in memory.games] == list(range(61 - MOST_GAMES, 61))
    assert await memories.of(kept) == memory
    assert len(asked) == MOST_GAMES
    # A name that is forgotten changes the record, and so the memory.
    renamed = [msgspec.structs.replace(kept[-1], record=record.replace("Lisa", "Otto"))]
    assert (await memories.of(renamed)).games[0].players[0].name == "Otto"
    workers.close()
