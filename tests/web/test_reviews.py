"""Reviews over HTTP: of finished games only, computed beside the tables; and tried acts."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.records import Record, write
from parlour.review import REVIEWERS, Review
from parlour.review.types import Option
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from parlour.tables.reviews import Reviewing, Reviews
from parlour.web.finished_games import LARGEST_RECORD
from tests.web.guests import NO_LIMITS, House, open_house
from tests.web.stories import key_of, opening, tell, write_down
from tests.web.test_replays import finished
from tests.web.test_set_up_tables import solitaire

pytestmark = pytest.mark.anyio


async def the_review(house: House, code: str) -> Review:
    """Asks as a page does, until the review is there."""
    done = 0.0
    while True:
        answer = await house.http.get(f"/api/tables/{code}/reviews/1")
        assert answer.status_code == 200, answer.text
        assert done <= answer.json()["done"] <= 1
        done = answer.json()["done"]
        if answer.json()["review"] is not None:
            return msgspec.convert(answer.json()["review"], Review)
        await asyncio.sleep(0.05)


async def tries(house: House, code: str, at: int, seat: int, *acts: Any) -> dict[str, Any]:
    body = {"at": at, "seat": seat, "acts": acts}
    tried: dict[str, Any] = (await house.post(f"/api/tables/{code}/reviews/1/tries", body)).json()
    return tried


@pytest.mark.parametrize("game", ["letterjam", "quiddler"])
async def test_a_finished_game_is_reviewed_by_its_record(house: House, game: str) -> None:
    code, record = await finished(house, game)
    review = await the_review(house, code)
    expected = REVIEWERS[game].review(record, lambda _: None)
    assert review == msgspec.convert(msgspec.to_builtins(expected), Review)
    assert [player.seat for player in review.players] == [0, 1, 2]


@pytest.mark.parametrize("game", ["letterjam", "quiddler"])
async def test_nobody_gets_a_review_of_a_running_game_with_any_key(house: House, game: str) -> None:
    story = tell(game, 3, seed=7)
    code = f"running-{game[:8]}-1"
    events = [event for step in story.steps[:-1] for event in step.events]
    await write_down(house.web.tables.store, code, opening(game, 3), events)
    await house.live(code)
    answers = set()
    for key in (None, *map(key_of, range(3)), "another-key"):
        headers = {} if key is None else {"authorization": f"Bearer {key}"}
        path = f"/api/tables/{code}/reviews/1"
        body = {"at": 5, "seat": 0, "acts": []}
        for answer in (
            await house.http.get(path, headers=headers),
            await house.http.post(f"{path}/tries", json=body, headers=headers),
        ):
            answers.add((answer.status_code, answer.content))
    [(status, content)] = answers
    assert status == 404
    assert msgspec.json.decode(content)["code"] == "no-record"


async def test_the_deal_of_the_day_is_reviewed_when_its_day_is_over(house: House) -> None:
    house.web.tables.days.today = lambda: "2026-04-01"
    alone = await solitaire(house, "day", "quiddler")
    await alone.plays()
    path = f"/api/tables/{alone.live.code}/reviews/1"
    for key in ("no key", alone.key):
        own = {"authorization": f"Bearer {key}"}
        answer = await house.http.get(path, headers=own)
        assert answer.json()["code"] == "day-not-over"
        body = {"at": 5, "seat": 0, "acts": []}
        tried = await house.http.post(f"{path}/tries", json=body, headers=own)
        assert tried.json()["code"] == "day-not-over"
    house.web.tables.days.today = lambda: "2026-04-02"
    assert (await the_review(house, alone.live.code)).game == "quiddler"


def a_draw(record: Record) -> tuple[int, int]:
    """The step before the first draw of a Quiddler game, and the seat that draws."""
    rules, state = record.header.rules, record.header.begin()
    for step, event in enumerate(record.events):
        if state.phase == "draw":
            return step, state.at
        state = rules.evolve(state, event)
    raise AssertionError("nobody draws")


async def test_a_tried_act_is_judged_by_the_numbers_of_the_review(house: House) -> None:
    code, record = await finished(house, "quiddler")
    at, seat = a_draw(record)
    begun = await tries(house, code, at, seat)
    view = begun["update"]["view"]
    assert begun["option"] is None
    assert (begun["update"]["table"]["seat"], view["viewer"]) == (seat, seat)
    assert {choice["act"] for choice in view["choices"]} >= {"draw-stock", "draw-discard"}

    # What prepares is kept by whoever tries; what decides is judged.
    cards = [card["number"] for card in view["mine"]["cards"]]
    arrange = {"act": "arrange", "hand": view["hand"], "rows": [cards[:2]]}
    prepared = await tries(house, code, at, seat, arrange)
    assert [row["cards"] for row in prepared["update"]["view"]["mine"]["arrangement"]["rows"]] == [
        cards[:2]
    ]
    choice = next(one for one in view["choices"] if one["act"] == "draw-stock")
    draw = {name: value for name, value in choice.items() if name in ("act", "hand", "turn")}
    judged = await tries(house, code, at, seat, arrange, draw)
    act = record.header.rules.read_act(msgspec.json.encode(draw))
    assert not isinstance(act, Refusal)
    expected = REVIEWERS["quiddler"].judge(record, at, seat, act)
    assert msgspec.convert(judged["option"], Option) == expected
    # A typed command does the same.
    assert (await tries(house, code, at, seat, "draw"))["option"] == judged["option"]


async def test_a_try_that_is_not_possible_gets_a_refusal(house: House) -> None:
    code, record = await finished(house, "quiddler")
    at, seat = a_draw(record)
    codes = [
        (await tries(house, code, step, who, *acts))["refusal"]["code"]
        for step, who, acts in (
            (at, seat, [{"act": "nonsense"}]),
            (at, (seat + 1) % 3, ["draw"]),
            (at, seat, ["discard Q"]),
            (at, 9, []),
            (10_000, seat, []),
            (at, seat, ["draw"] * 201),
        )
    ]
    assert codes[0] == "malformed"
    assert codes[3:] == ["no-such-seat", "no-step", "too-many-acts"]
    assert all(codes)


@pytest.mark.parametrize("game", ["letterjam", "quiddler"])
async def test_nothing_beside_the_game_is_offered_or_done_in_a_try(house: House, game: str) -> None:
    code, record = await finished(house, game)
    at = len(record.events) // 2
    update = (await tries(house, code, at, 0))["update"]
    offered = {choice["act"] for choice in update["view"]["choices"]}
    assert not offered & {"leave", "pass-host", "say", "want-end"}
    assert "\nleave" not in update["words"]
    for act in ("leave", {"act": "leave"}):
        tried = await tries(house, code, at, 0, act)
        assert tried["refusal"]["code"] == "past"
        assert tried["update"] is None


async def test_a_record_that_a_visitor_brings_is_reviewed_and_not_kept(house: House) -> None:
    story = tell("quiddler", 3, seed=7, hands=2)
    record = Record.of(GAMES["quiddler"], story.start, story.events)
    tables = await house.web.tables.store.count()
    while True:
        answer = (await house.post("/api/reviews", {"record": write(record)})).json()
        if answer["review"] is not None:
            break
        await asyncio.sleep(0.05)
    expected = REVIEWERS["quiddler"].review(record, lambda _: None)
    assert msgspec.convert(answer["review"], Review) == msgspec.convert(
        msgspec.to_builtins(expected), Review
    )
    assert await house.web.tables.store.count() == tables


@pytest.mark.parametrize(
    ("record", "code"), [("Dear Ben,", "no-review"), ("x" * LARGEST_RECORD, "too-large")]
)
async def test_what_is_no_record_is_not_reviewed(house: House, record: str, code: str) -> None:
    while (answer := (await house.post("/api/reviews", {"record": record})).json()) and (
        "done" in answer
    ):
        await asyncio.sleep(0.05)
    assert answer["code"] == code
    assert answer["sentence"]


async def test_records_of_visitors_do_not_crowd_out_tables(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where as many reviews are under way as a visitor may find, a record that is brought is not
    begun; the game of a table is, all the same."""
    code, record = await finished(house, "quiddler")
    monkeypatch.setattr("parlour.web.reviews.MOST_BEFORE_A_VISITOR", 0)
    asked = {"record": write(record)}
    assert (await house.post("/api/reviews", asked)).json() == {"done": 0.0, "review": None}
    review = await the_review(house, code)
    assert (await house.post("/api/reviews", asked)).json() == {"done": 0.0, "review": None}
    monkeypatch.setattr("parlour.web.reviews.MOST_BEFORE_A_VISITOR", 1)
    while (answer := (await house.post("/api/reviews", asked)).json())["review"] is None:
        await asyncio.sleep(0.05)
    assert msgspec.convert(answer["review"], Review) == review


async def test_an_address_may_have_only_so_many_new_records_reviewed(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(NO_LIMITS, records_per_minute=2.0)
    async with open_house(tmp_path / "limits.db", settings) as house:
        answers = [
            (await house.post("/api/reviews", {"record": f"record {n}"})).status_code
            for n in (1, 2, 3)
        ]
    assert answers == [200, 200, 429]


async def settled(reviews: Reviews, record: str) -> Reviewing | Refusal:
    while True:
        found = reviews.of("some-table-1", 1, record)
        if isinstance(found, Refusal) or found.review is not None:
            return found
        await asyncio.sleep(0.05)


async def test_what_cannot_be_reviewed_is_refused_and_may_be_asked_again() -> None:
    reviews = Reviews()
    for _ in range(2):
        found = await settled(reviews, "no record")
        assert isinstance(found, Refusal)
        assert found.code == "no-review"
    await reviews.close()


async def test_closing_ends_the_reviews_under_way(house: House) -> None:
    _, record = await finished(house, "quiddler")
    reviews = Reviews()
    found = reviews.of("some-table-1", 1, write(record))
    assert isinstance(found, Reviewing)
    await asyncio.wait_for(reviews.close(), 30)
    assert found.review is None
    assert found.failed is not None
