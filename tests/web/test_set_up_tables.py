"""Tables for one person: lessons and deals of the day, over real sockets."""

import itertools
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.lessons import LESSONS
from parlour.minds.registry import mind
from parlour.rules import Act
from parlour.rules.letterjam.events import WordsDealt
from parlour.rules.manners import Leave
from parlour.rules.quiddler.events import Dealt, Discarded, WentOut
from parlour.rules.registry import GAMES
from parlour.tables.answers import Accepted
from parlour.tables.asks import PlayAct
from parlour.tables.daily_deal import DAY_GAMES
from parlour.tables.keys import hash_key
from parlour.tables.live_table import Live
from parlour.tables.set_up_tables import PERSON
from parlour.tables.table import DayDeal, LessonDeal
from parlour.tables.table_events import Played, read_event
from parlour.tables.uptime import ServedClock
from tests.web.guests import House
from tests.web.teams import Team, left_to_people

pytestmark = pytest.mark.anyio

games = pytest.mark.parametrize("game", [game for game in DAY_GAMES if game in LESSONS])
occasions = pytest.mark.parametrize("occasion", ["lesson", "day"])


async def made(house: House, occasion: str, game: str, name: str = "Lisa") -> tuple[str, str]:
    answer = await house.post("/api/tables", {"name": name, "game": game, "occasion": occasion})
    assert answer.status_code == 201, answer.text
    return answer.json()["code"], answer.json()["key"]


class Solitaire:
    """Plays a solo table to its end, for the person and for the bots, without pauses."""

    def __init__(self, house: House, live: Live, key: str) -> None:
        self._tables = house.web.tables
        self.live = live
        self.key = key
        self._ids = itertools.count()

    def view(self, seat: int) -> Any:
        assert self.live.table.play is not None
        return self.live.table.rules.view(self.live.table.play.state, seat)

    async def does(self, act: Act) -> None:
        ask = PlayAct(act=msgspec.Raw(msgspec.json.encode(act)))
        answer = await self._tables.ask(self.live, hash_key(self.key), f"a-{next(self._ids)}", ask)
        assert isinstance(answer, Accepted), answer

    async def plays(self, rng: Random | None = None) -> None:
        """Plays to the end. With ``chance``, the person's turns in Quiddler are random."""
        while self.live.table.playing:
            await self._act(rng)
        await self._tables.written()

    async def _act(self, rng: Random | None) -> None:
        table = self.live.table
        for seat, holder in enumerate(table.holders):
            if holder.mind is None:
                act = self._own_act(rng)
                if act is None:
                    continue
                await self.does(act)
            else:
                act = mind(table.game, holder.mind).choose(self.view(seat))
                if act is None:
                    continue
                data = msgspec.json.encode(act)
                answer = await self._tables.act_for_bot(self.live, seat, table.seq, data)
                # While somebody was connected, the server's own bots may have been quicker.
                assert isinstance(answer, Accepted) or self.live.table.seq > table.seq, answer
            return
        # The house ends the clues, once nobody can take a vote back any more.
        assert table.house_due is not None, "everybody waits"
        house_clock = self._tables.clock
        self._tables.clock = ServedClock(table.house_due + 1.0)
        try:
            assert isinstance(await self._tables.act_for_house(self.live, table.seq), Accepted)
        finally:
            self._tables.clock = house_clock

    def _own_act(self, rng: Random | None) -> Act | None:
        """The act that the coach advises, or a bot's act, or a random draw and discard."""
        table, view = self.live.table, self.view(PERSON)
        if isinstance(table.occasion, LessonDeal):
            return LESSONS[table.game].coach(view).act
        act = mind(table.game, table.rules.stand_in_mind).choose(view) or left_to_people(view)
        if act is None or rng is None or view.phase not in ("draw", "play"):
            return act
        draws = [choice for choice in view.choices if "Draw" in type(choice).__name__]
        discards = [choice for choice in view.choices if "Discard" in type(choice).__name__]
        chosen: Act = rng.choice(draws or discards).sample(rng)
        return chosen


async def solitaire(house: House, occasion: str, game: str, name: str = "Lisa") -> Solitaire:
    code, key = await made(house, occasion, game, name)
    return Solitaire(house, await house.live(code), key)


# Both


@games
@occasions
async def test_a_solo_table_is_set_up_started_and_closed_to_others(
    house: House, game: str, occasion: str
) -> None:
    code, key = await made(house, occasion, game)
    async with house.visit(code, key) as lisa:
        table = (await lisa.update())["table"]
    assert (table["occasion"], table["stage"], table["seat"]) == (occasion, "playing", PERSON)
    assert [seat["person"] for seat in table["seats"]] == [True] + [False] * (
        len(table["seats"]) - 1
    )
    assert (await house.post(f"/api/tables/{code}/seats", {"name": "Paul"})).status_code == 409
    async with house.visit(code) as stranger:
        assert (await stranger.ends())["reason"] == "no-watchers"


@games
@occasions
async def test_a_solo_table_cannot_be_changed(house: House, game: str, occasion: str) -> None:
    code, key = await made(house, occasion, game)
    before = await house.events(code)
    async with house.visit(code, key) as lisa:
        for ask, fields in (
            ("choose", {"game": game, "rule_set": next(iter(GAMES[game].rule_sets))}),
            ("add-bot", {"mind": GAMES[game].stand_in_mind}),
            ("remove-seat", {"seat": 1}),
            ("lock", {"locked": False}),
            ("pass-hosting", {"seat": 1}),
            ("hand-to-bot", {"seat": PERSON}),
            ("get-up", {}),
        ):
            assert await lisa.refused(ask, **fields) == "set-up"
        assert await lisa.refused("start") == "game-running"
    assert [event for event in await house.events(code) if b'"table":"played"' not in event] == [
        event for event in before if b'"table":"played"' not in event
    ]


@occasions
@pytest.mark.parametrize(
    "more",
    [
        {"changes": {"length": 5}},
        {"settings": {"pace": 0.0}},
        {"rule_set": "rulebook"},
        {"game": "chess"},
    ],
)
async def test_only_the_game_of_a_solo_table_can_be_chosen(
    house: House, occasion: str, more: dict[str, Any]
) -> None:
    answer = await house.post("/api/tables", {"name": "Lisa", "occasion": occasion, **more})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_a_bot_has_another_name_than_the_person(house: House) -> None:
    code, _ = await made(house, "lesson", "letterjam", "otter")
    names = [holder.name for holder in (await house.live(code)).table.holders]
    assert names == ["otter", "Wren", "Fox"]


# Lessons


@games
async def test_the_coach_leads_through_the_lesson(house: House, game: str) -> None:
    code, key = await made(house, "lesson", game)
    async with house.visit(code, key) as lisa:
        update = await lisa.sees(lambda update: update["advice"]["command"])
        assert update["advice"]["title"] == LESSONS[game].parts[0]
        await lisa.takes("type", command=update["advice"]["command"])
        await lisa.sees(lambda now: now["advice"] != update["advice"])
        seen = lisa.updates[-1]["advice"]
    # A client that reconnects gets the same advice.
    async with house.visit(code, key) as lisa:
        assert (await lisa.update())["advice"]["part"] >= seen["part"]


@games
async def test_an_ordinary_game_has_no_coach(house: House, game: str) -> None:
    code, keys = await house.table("Lisa", "Paul", game=game)
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        await lisa.takes("start")
        for guest in (lisa, paul):
            update = await guest.sees(lambda update: update["view"])
            assert update["advice"] is None
            assert update["table"]["occasion"] is None
    deal = await made(house, "day", game)
    async with house.visit(*deal) as lisa:
        assert (await lisa.update())["advice"] is None


@games
async def test_a_tutor_cannot_be_added_to_an_ordinary_game(house: House, game: str) -> None:
    code, key = await house.create(game=game)
    async with house.visit(code, key) as lisa:
        assert await lisa.refused("add-bot", mind="tutor") == "malformed"


@games
async def test_a_lesson_can_be_taken_again_with_the_same_deal(house: House, game: str) -> None:
    alone = await solitaire(house, "lesson", game)
    await alone.plays()
    assert alone.live.table.play is not None
    async with house.visit(alone.live.code, alone.key) as lisa:
        assert (await lisa.update())["advice"]["done"]
        await lisa.takes("start")
    deals = [event for event in await _game_events(house, alone.live.code) if _is_deal(event)]
    assert deals == [LESSONS[game].deal] * 2


# The deal of the day


@games
async def test_everybody_gets_the_same_deals_whatever_they_do(house: House, game: str) -> None:
    lisa = await solitaire(house, "day", game, "Lisa")
    paul = await solitaire(house, "day", game, "Paul")
    await lisa.plays()
    await paul.plays(Random(5))
    dealt = [
        [event for event in await _game_events(house, one.live.code) if _is_deal(event)]
        for one in (lisa, paul)
    ]
    assert dealt[0] == dealt[1]
    # Each hand of Quiddler has its own deal.
    assert len(dealt[0]) == DAY_GAMES[game].changes.get("hands", 1)
    orders = {event.order if isinstance(event, Dealt) else event.deck for event in dealt[0]}
    assert len(orders) == len(dealt[0])
    logs = [await _game_events(house, one.live.code) for one in (lisa, paul)]
    # Nobody is out before everybody has had a turn.
    for log in logs:
        discarded: set[int] = set()
        for event in log:
            if isinstance(event, Dealt):
                discarded = set()
            elif isinstance(event, Discarded):
                discarded.add(event.seat)
            elif isinstance(event, WentOut):
                assert event.seat in discarded
    assert logs[0] != logs[1] or game == "letterjam"


@games
async def test_a_finished_deal_of_the_day_is_counted(house: House, game: str) -> None:
    days = house.web.tables.days
    days.today = lambda: f"2026-01-0{1 + list(GAMES).index(game)}"
    day = days.today()
    points: list[int] = []
    for name in ("Lisa", "Paul", "Marta"):
        alone = await solitaire(house, "day", game, name)
        assert alone.live.table.occasion.day == day  # type: ignore[union-attr]  # it is a day's
        # Nobody is told before the day is over.
        assert (await house.http.get("/api/days/today")).json()["deals"][game] is None
        assert (await days.standing(day, game)).finished == len(points)
        await alone.plays(Random(name) if game == "quiddler" else None)
        assert alone.live.table.play is not None
        points.append(GAMES[game].score(alone.live.table.play.state, PERSON))
    days.today = lambda: "2026-02-01"
    await house.http.get(f"/api/days/{day}")
    await house.web.tables.bot_results.played()
    told = (await house.http.get(f"/api/days/{day}")).json()["deals"][game]
    assert (told["finished"], told["best"]) == (3, max(points))
    assert told["median"] == sorted(points)[1]
    assert set(told["bots"]) == {"novice", "regular", "expert"}
    assert told["par"] == told["bots"]["expert"]
    assert (await days.standing("2026-02-01", game)).finished == 0


@games
async def test_a_finished_deal_is_compared_with_the_others_and_with_bots(
    house: House, game: str
) -> None:
    house.web.tables.days.today = lambda: f"2026-05-0{1 + list(GAMES).index(game)}"
    tables = [await solitaire(house, "day", game, name) for name in ("Lisa", "Paul")]
    for number, alone in enumerate(tables):
        path = f"/api/tables/{alone.live.code}/comparison"
        own = {"authorization": f"Bearer {alone.key}"}
        assert (await house.http.get(path, headers=own)).json()["code"] == "not-finished"
        await alone.plays(Random(number) if game == "quiddler" else None)
        assert (await house.http.get(path)).json()["code"] == "wrong-key"
        await house.http.get(path, headers=own)
        await house.web.tables.bot_results.played()
        told = (await house.http.get(path, headers=own)).json()
        assert told["tables"] == number + 1
        assert set(told["bots"]) == {"novice", "regular", "expert"}
        assert told["par"] == told["bots"]["expert"]
        assert told["points"][0] == alone.live.table.rules.score(
            alone.live.table.play.state,  # type: ignore[union-attr]  # a game was played
            PERSON,
        )
        assert 0 <= told["better"][0] <= 1
        assert told["again"] is False


async def test_a_deal_belongs_to_the_day_on_which_it_was_begun(house: House) -> None:
    days = house.web.tables.days
    days.today = lambda: "2026-02-27"
    alone = await solitaire(house, "day", "quiddler")
    days.today = lambda: "2026-02-28"
    await alone.plays()
    for day, finished in (("2026-02-27", 1), ("2026-02-28", 0)):
        assert (await days.standing(day, "quiddler")).finished == finished


async def test_a_deal_that_a_stand_in_played_is_not_counted(house: House) -> None:
    days = house.web.tables.days
    days.today = lambda: "2026-03-01"
    alone = await solitaire(house, "day", "quiddler")
    await alone.does(Leave())
    await alone.plays()
    assert (await days.standing("2026-03-01", "quiddler")).finished == 0


@games
async def test_friends_play_the_deal_of_a_day_as_a_team(house: House, game: str) -> None:
    days = house.web.tables.days
    days.today = lambda: f"2026-06-0{1 + list(GAMES).index(game)}"
    alone = await solitaire(house, "day", game)
    await alone.plays()
    deal = alone.live.table.all_given[0].name
    body = {"name": "Lisa", "game": game, "occasion": "day", "team": True, "seen": [deal]}
    seated = (await house.post("/api/tables", body)).json()
    keys = [seated["key"], await house.join(seated["code"], "Paul")]
    friends = Team(house, await house.live(seated["code"]), keys)
    assert (await house.http.get(f"/api/tables/{seated['code']}")).json()["deals"] == [deal]
    await friends.plays()
    first, second = alone.live.table.play, friends.live.table.play
    assert first is not None
    assert second is not None
    assert (first.deal, len(second.state.company)) == (second.deal, DAY_GAMES[game].bots + 1)
    own = {"authorization": f"Bearer {keys[1]}"}
    told = (await house.http.get(f"/api/tables/{seated['code']}/comparison", headers=own)).json()
    # Lisa had seen the cards, and it is marked.
    assert (told["again"], told["tables"]) == (True, 2)
    # Alone, too, it is marked if the device has seen it.
    again = {"name": "Lisa", "game": game, "occasion": "day", "seen": [deal, "x-x-00000000"]}
    marked = await house.live((await house.post("/api/tables", again)).json()["code"])
    assert marked.table.holders[0].seen == (deal,)
    # The table goes on with cards of its own.
    await friends.starts()
    assert friends.live.table.play is not None
    assert friends.live.table.play.deal != second.deal


@games
async def test_the_deal_of_the_day_is_played_once_at_a_table(house: House, game: str) -> None:
    alone = await solitaire(house, "day", game)
    await alone.plays()
    async with house.visit(alone.live.code, alone.key) as lisa:
        assert await lisa.refused("start") == "played-already"


@games
async def test_the_seed_of_the_day_is_never_sent(house: House, game: str) -> None:
    alone = await solitaire(house, "day", game)
    occasion = alone.live.table.occasion
    assert isinstance(occasion, DayDeal)
    said: list[bytes] = []
    for stage in ("playing", "over"):
        async with house.visit(alone.live.code, alone.key) as lisa:
            await lisa.send({"kind": "words", "wanted": True})
            await lisa.sees(lambda update: update["words"])
            assert lisa.updates[-1]["table"]["stage"] == stage
        said += lisa.heard
        if stage == "playing":
            await alone.plays()
    said += [
        (await house.http.get("/api/days/today")).content,
        (await house.http.get(f"/api/tables/{alone.live.code}")).content,
    ]
    assert not any(occasion.seed.encode() in one for one in said)


async def test_the_record_of_the_days_deal_is_published_when_the_day_is_over(house: House) -> None:
    house.web.tables.days.today = lambda: "2026-04-01"
    alone = await solitaire(house, "day", "quiddler")
    record = f"/api/tables/{alone.live.code}/records/1"
    assert (await house.http.get(record)).json()["code"] == "no-record"
    await alone.plays()
    assert (await house.http.get(record)).json()["code"] == "no-record"
    house.web.tables.days.today = lambda: "2026-04-02"
    answer = await house.http.get(record)
    assert answer.status_code == 200
    occasion = alone.live.table.occasion
    assert isinstance(occasion, DayDeal)
    assert occasion.seed not in answer.text


@pytest.mark.parametrize("day", ["tomorrow", "2026-13-01", "20260101", "%2e%2e"])
async def test_an_invalid_day_is_not_found(house: House, day: str) -> None:
    answer = await house.http.get(f"/api/days/{day}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-page")


async def _game_events(house: House, code: str) -> list[Any]:
    game = GAMES[(await house.live(code)).table.game]
    events = [read_event(event) for event in await house.events(code)]
    return [game.read_event(bytes(one.event)) for one in events if isinstance(one, Played)]


def _is_deal(event: Any) -> bool:
    return isinstance(event, Dealt | WordsDealt)
