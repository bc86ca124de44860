"""Replays over HTTP: of finished games only, and of records that a visitor brings."""

from typing import Any

import httpx
import msgspec
import pytest

from parlour.records import Record, Replay, write
from parlour.rules.registry import GAMES
from parlour.tables.replaying import ReplayOutline
from parlour.tables.update import Update
from parlour.web.finished_games import LARGEST_RECORD
from tests.web.guests import NO_LIMITS, House, open_house
from tests.web.stories import key_of, opening, tell, write_down
from tests.web.test_set_up_tables import solitaire

pytestmark = pytest.mark.anyio


def _as_sent(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


async def finished(house: House, game: str, seed: int = 7) -> tuple[str, Record]:
    """A table with a finished game, and its record."""
    story = tell(game, 3, seed)
    code = f"replay-{game[:8]}-{seed}"
    await write_down(house.web.tables.store, code, opening(game, 3), story.events)
    await house.live(code)
    return code, Record.of(GAMES[game], story.start, story.events)


@pytest.mark.parametrize("game", list(GAMES))
async def test_every_step_of_a_finished_game_can_be_seen(house: House, game: str) -> None:
    code, record = await finished(house, game)
    replay = Replay(record)
    for seat in (None, 1):
        query = "" if seat is None else f"?seat={seat}"
        answer = await house.http.get(f"/api/tables/{code}/replays/1{query}")
        assert answer.status_code == 200
        outline = msgspec.json.decode(answer.content, type=ReplayOutline)
        assert outline.names == ("Lisa", "Paul", "Marta")
        assert (outline.seat, outline.over) == (seat, True)
        viewer: Any = "everything" if seat is None else seat
        assert outline.lines == replay.lines(viewer)
        assert outline.chapters == replay.chapters
        for step in (outline.first, (outline.first + outline.last) // 2, outline.last):
            answer = await house.http.get(f"/api/tables/{code}/replays/1/{step}{query}")
            update = msgspec.json.decode(answer.content, type=Update)
            assert update.view == _as_sent(replay.view(step, viewer))
            assert update.words == replay.text(step, viewer)
            assert (update.table.code, update.table.number) == (code, 1)
            assert update.table.stage == ("over" if step == outline.last else "playing")


@pytest.mark.parametrize("game", list(GAMES))
async def test_nobody_sees_a_step_of_a_running_game_with_any_key(house: House, game: str) -> None:
    story = tell(game, 3, seed=7)
    code = f"running-{game[:8]}-1"
    events = [event for step in story.steps[:-1] for event in step.events]
    await write_down(house.web.tables.store, code, opening(game, 3), events)
    await house.live(code)
    answers = [
        await house.http.get(
            f"/api/tables/{code}/{kind}/1{step}{query}",
            headers={} if key is None else {"authorization": f"Bearer {key}"},
        )
        for key in (None, *map(key_of, range(3)), "another-key")
        for kind, step in (("records", ""), ("replays", ""), ("replays", "/1"), ("replays", "/9"))
        for query in ("", "?seat=0", "?seat=2")
    ]
    assert {answer.status_code for answer in answers} == {404}
    assert len({answer.content for answer in answers}) == 1
    assert answers[0].json()["code"] == "no-record"


async def test_the_last_game_can_be_seen_while_the_next_one_runs(house: House) -> None:
    code, _ = await finished(house, "quiddler")
    before = (await house.http.get(f"/api/tables/{code}/replays/1")).content
    host = (await house.live(code)).table.host
    async with house.visit(code, key_of(host)) as guest:
        await guest.takes("start")
        await guest.sees(lambda update: update["table"]["stage"] == "playing")
        assert (await house.http.get(f"/api/tables/{code}/replays/1")).content == before
        answer = await house.http.get(f"/api/tables/{code}/replays/2")
        assert answer.json()["code"] == "no-record"


async def test_the_deal_of_the_day_is_shown_again_when_its_day_is_over(house: House) -> None:
    house.web.tables.days.today = lambda: "2026-04-01"
    alone = await solitaire(house, "day", "quiddler")
    path = f"/api/tables/{alone.live.code}/replays/1"
    # Nobody else learns even whether it is finished.
    assert (await house.http.get(path)).json()["code"] == "day-not-over"
    await alone.plays()
    own = {"authorization": f"Bearer {alone.key}"}
    for asked in (path, f"{path}/3", f"{path}/3?seat=0"):
        answer = await house.http.get(asked)
        assert (answer.status_code, answer.json()["code"]) == (409, "day-not-over")
        assert "midnight UTC" in answer.json()["sentence"]
        wrong = await house.http.get(asked, headers={"authorization": "Bearer no key"})
        assert wrong.json()["code"] == "day-not-over"
        # Nor does the person who played it see it: they could play it once more elsewhere.
        assert (await house.http.get(asked, headers=own)).content == answer.content
    record = f"/api/tables/{alone.live.code}/records/1"
    assert (await house.http.get(record, headers=own)).json()["code"] == "no-record"
    house.web.tables.days.today = lambda: "2026-04-02"
    assert (await house.http.get(path)).status_code == 200


async def test_steps_and_seats_that_do_not_exist_are_refused(house: House) -> None:
    code, record = await finished(house, "letterjam")
    last = len(record.events)
    codes = {
        asked: (await house.http.get(f"/api/tables/{code}/replays/{asked}")).json()["code"]
        for asked in (f"1/{last + 1}", "1/0", "1/x", "1/-1", "1?seat=3", "1/2?seat=x", "2", "1/²")
    }
    assert codes == {
        f"1/{last + 1}": "no-step",
        "1/0": "no-step",
        "1/x": "malformed",
        "1/-1": "malformed",
        "1?seat=3": "no-such-seat",
        "1/2?seat=x": "malformed",
        "2": "no-record",
        "1/²": "malformed",
    }


async def bring(house: House, record: str, **wanted: Any) -> httpx.Response:
    return await house.post("/api/replays", {"record": record, **wanted})


async def test_a_record_that_a_visitor_brings_is_replayed_and_not_kept(house: House) -> None:
    story = tell("quiddler", 3, seed=7, hands=2)
    # The record stops before the end of the game.
    record = Record.of(GAMES["quiddler"], story.start, story.events[:20])
    text, replay = write(record), Replay(record)
    tables = await house.web.tables.store.count()
    outline = (await bring(house, text, seat=1)).json()
    assert (outline["last"], outline["over"], outline["seat"]) == (20, False, 1)
    answer = await bring(house, text, seat=1, step=20)
    update = msgspec.json.decode(answer.content, type=Update)
    assert update.view == _as_sent(replay.view(20, 1))
    assert update.words == replay.text(20, 1)
    assert await house.web.tables.store.count() == tables


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        ("", "This record cannot be read."),
        ("Parlour record 2\ngame: chess\n\n", "This record cannot be read. Line 2"),
        ("\0" * 100, "This record cannot be read."),
    ],
)
async def test_a_bad_record_gets_a_sentence(house: House, record: str, sentence: str) -> None:
    answer = await bring(house, record)
    assert (answer.status_code, answer.json()["code"]) == (409, "bad-record")
    assert answer.json()["sentence"].startswith(sentence)


async def test_a_record_that_is_too_large_is_refused(house: House) -> None:
    assert (await bring(house, "x" * LARGEST_RECORD)).json()["code"] == "too-large"


async def test_a_record_with_an_unknown_word_list_gets_a_sentence(house: House) -> None:
    story = tell("letterjam", 2, seed=7, helper=True)
    text = write(Record.of(GAMES["letterjam"], story.start, story.events))
    other = text.replace(story.start.lexicon.id, "ours@0123456789ab")
    assert other != text
    for wanted in ({"seat": 0}, {"seat": 0, "step": len(story.events) - 1}):
        assert (await bring(house, other, **wanted)).json()["code"] == "no-word-list"


async def test_an_address_may_open_only_so_many_new_records(tmp_path: Any) -> None:
    settings = msgspec.structs.replace(NO_LIMITS, records_per_minute=2.0)
    async with open_house(tmp_path / "limits.db", settings) as house:
        answers = [(await bring(house, f"record {n}")).json()["code"] for n in (1, 2, 1, 2, 3)]
    assert answers == ["bad-record"] * 4 + ["slow-down"]
