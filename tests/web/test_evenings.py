"""Evenings over HTTP: the same deals at several tables, and who stands where."""

import csv
import io
from pathlib import Path
from random import Random
from time import time

import msgspec
import pytest

from parlour.rules.manners import Leave
from parlour.rules.registry import GAMES
from parlour.tables import evenings
from parlour.tables.answers import Accepted
from parlour.tables.asks import Adjust, Choose, GetUp, PlayAct, RemoveSeat, Start, TakeName
from parlour.tables.deals import DEALS
from parlour.tables.evenings import EVENINGS
from parlour.tables.standings import Standings
from parlour.tables.store import Batch
from parlour.tables.table import SettingsChange, TableSettings
from parlour.tables.table_events import Played, read_event
from parlour.web import evenings as evening_routes
from parlour.web.evenings import as_csv
from tests.web.guests import House, open_house
from tests.web.teams import Team, evening, standings, team

pytestmark = pytest.mark.anyio

QUIDDLER = {"game": "quiddler", "changes": {"hands": 2}, "seats": 3, "deals": 2}
LETTER_JAM = {"game": "letterjam", "changes": {"length": 3}, "seats": 2, "deals": 2}
games = pytest.mark.parametrize("wanted", [QUIDDLER, LETTER_JAM], ids=["quiddler", "letterjam"])


async def _deals(house: House, one: Team) -> list[object]:
    """The events of a table with cards in an order."""
    game = GAMES[one.live.table.game]
    events = [read_event(data) for data in await house.events(one.live.code)]
    played = [game.read_event(bytes(e.event)) for e in events if isinstance(e, Played)]
    return [e for e in played if type(e).__name__ in ("Dealt", "WordsDealt")]


@games
async def test_all_tables_of_an_evening_get_the_same_deals(
    house: House, wanted: dict[str, object]
) -> None:
    name, _ = await evening(house, **wanted)
    otters = await team(house, name, "Otters", "Lisa", "Paul")
    wrens = await team(house, name, "Wrens", "Marta", careless=Random(3))
    for _ in range(2):
        await otters.plays()
        await wrens.plays()
    first, second = await _deals(house, otters), await _deals(house, wrens)
    assert first == second
    assert len(first) == (4 if wanted["game"] == "quiddler" else 2)
    # The second game has other cards than the first.
    assert first[0] != first[len(first) // 2]


async def test_tables_of_letter_jam_get_matchpoints_beside_bots(house: House) -> None:
    name, _ = await evening(house, **LETTER_JAM)
    otters = await team(house, name, "Otters", "Lisa", "Paul")
    wrens = await team(house, name, "Wrens", "Marta")
    await otters.plays()
    await standings(house, name, otters)
    await house.web.tables.bot_results.played()
    alone = await standings(house, name, otters)
    (deal,) = alone["deals"]
    assert [line["level"] for line in deal["lines"] if line["table"] == 0] != []
    assert {line["possible"] for line in deal["lines"]} == {6}
    assert len(deal["par"]) == 1
    own = next(line for line in deal["lines"] if line["table"] == alone["table"])
    assert own["names"] == ["Lisa", "Paul"]
    rivals = [line["points"] for line in deal["lines"] if line is not own]
    beaten = sum(2 * (r < own["points"]) + (r == own["points"]) for r in rivals)
    assert own["matchpoints"] == beaten
    await wrens.plays()
    both = await standings(house, name, wrens)
    assert {line["possible"] for line in both["deals"][0]["lines"]} == {8}
    assert both["total"][0]["rank"] == 1


async def test_people_of_quiddler_are_compared_with_those_who_had_their_seat(house: House) -> None:
    name, _ = await evening(house, **QUIDDLER)
    otters = await team(house, name, "Otters", "Lisa", "Paul", "Ida")
    wrens = await team(house, name, "Wrens", "Marta", careless=Random(7))
    await otters.plays()
    await wrens.plays()
    await standings(house, name, wrens)
    await house.web.tables.bot_results.played()
    lines = (await standings(house, name, wrens))["deals"][0]["lines"]
    for seat in range(3):
        same = [line for line in lines if line["seat"] == seat]
        # Two tables of people, and one of bots of each level.
        assert len(same) == 5
        assert sum(line["matchpoints"] for line in same) == 5 * 4
    total = (await standings(house, name, wrens))["total"]
    people = {line["name"] for line in total if line["table"]}
    # A bot at a table of people is a rival, but it has no rank.
    assert people == {"Lisa", "Paul", "Ida", "Marta"}
    assert {line["level"] for line in total if not line["table"]} == {
        "novice",
        "regular",
        "expert",
    }


async def test_a_deal_is_told_only_to_tables_that_finished_it(house: House) -> None:
    name, _ = await evening(house, **LETTER_JAM)
    otters = await team(house, name, "Otters", "Lisa", "Paul")
    wrens = await team(house, name, "Wrens", "Marta")
    nothing = await standings(house, name)
    await otters.plays()
    assert await standings(house, name) == nothing
    mine = await standings(house, name, wrens)
    assert (mine["deals"], mine["total"]) == ([], [])
    await wrens.starts()
    assert (await standings(house, name, wrens))["deals"] == []
    await wrens.plays_on()
    assert [deal["number"] for deal in (await standings(house, name, wrens))["deals"]] == [1]
    other, _ = await evening(house, **LETTER_JAM)
    strange = await team(house, other, "Otters", "Lisa")
    # A code that takes part is answered like any other, so nobody can find one by trying.
    answers = [
        await house.http.get(f"/api/evenings/{name}/standings?table={code}")
        for code in (otters.live.code, strange.live.code, "plum-otter-1", "../x")
    ]
    assert {answer.json()["code"] for answer in answers} == {"wrong-key"}
    assert len({answer.content for answer in answers}) == 1


async def test_an_evening_ends_and_everything_is_told(house: House) -> None:
    name, key = await evening(house, **LETTER_JAM)
    otters = await team(house, name, "Otters", "Lisa", "Paul")
    wrens = await team(house, name, "Wrens", "Marta")
    await otters.plays()
    await wrens.starts()
    record = f"/api/tables/{otters.live.code}/replays/1"
    assert (await house.http.get(record)).json()["code"] == "evening-not-over"
    own = {"authorization": f"Bearer {otters.keys[1]}"}
    assert (await house.http.get(record, headers=own)).status_code == 200
    deal = otters.live.table.all_given[0].name
    assert (await house.http.get(f"/api/deals/{deal}")).json()["code"] == "still-played"
    # Somebody who takes the seat of a player afterwards has not played it.
    own_key = otters.keys[1]
    assert (await otters.asks(GetUp(), 1)).seq
    assert otters.live.seat_of(own_key) == 1, "between deals, as in a game, the seat stays theirs"
    assert (await otters.asks(RemoveSeat(seat=1))).seq
    assert otters.live.seat_of(own_key) is None
    ida = {"authorization": f"Bearer {await otters.takes_in('Ida')}"}
    assert (await house.http.get(record, headers=ida)).json()["code"] == "no-record"
    wrong = await house.post(f"/api/evenings/{name}/end", {"ends": 0}, otters.keys[0])
    assert wrong.json()["code"] == "not-organiser"
    answer = await house.post(f"/api/evenings/{name}/end", {"ends": 0}, key)
    assert answer.json()["over"] is True
    # A game that is over too late does not count, and the next deal is not dealt.
    await wrens.plays_on()
    assert (await wrens.asks(Start())).code == "evening-over"
    told = await standings(house, name)
    assert [deal["number"] for deal in told["deals"]] == [1, 2]
    assert [line["team"] for line in told["deals"][0]["lines"] if line["table"]] == ["Otters"]
    by_team = {line["team"]: line for line in told["total"] if line["table"]}
    assert by_team["Wrens"]["matchpoints"] == 0
    assert by_team["Wrens"]["deals"] == 0
    assert (await house.http.get(record)).status_code == 200
    assert (await house.http.get(f"/api/deals/{deal}")).json()["seats"] == 2
    later = await house.post(f"/api/evenings/{name}/tables", {"name": "Ida", "team": "Late"})
    assert later.json()["code"] == "evening-over"


async def test_options_names_and_watchers_stay_while_deals_are_given(house: House) -> None:
    name, _ = await evening(house, **LETTER_JAM)
    otters = await team(house, name, "Otters", "Lisa", "Paul")
    chosen = Choose(game="quiddler", rule_set="manual", settings=TableSettings(watchers=False))
    assert (await otters.asks(chosen)).code == "same-for-all"
    assert (await otters.asks(Adjust(options={"chat": True}))).code == "same-for-all"
    watched = Adjust(settings=SettingsChange(watchers=True))
    assert (await otters.asks(watched)).code == "no-watchers"
    full = await house.post(f"/api/tables/{otters.live.code}/seats", {"name": "Ida"})
    assert full.json()["sentence"] == "Every seat is taken. You can ask for that of a bot."
    await otters.plays()
    assert (await otters.asks(TakeName(name="Paula"), 1)).code == "same-for-all"
    await otters.plays()
    # All deals are played: the table goes on as any other, and nobody watches yet.
    assert (await otters.asks(watched)).code == "no-watchers"
    assert (await otters.asks(Adjust(options={"chat": True}))).seq
    await otters.starts()
    assert otters.live.table.plays_given is False


async def test_a_struck_table_does_not_count(house: House) -> None:
    name, key = await evening(house, **LETTER_JAM)
    otters = await team(house, name, "Otters", "Lisa", "Paul")
    wrens = await team(house, name, "Wrens", "Marta")
    await otters.plays()
    await wrens.plays()
    for number, code in ((7, "malformed"), (2, None), (2, "said-already")):
        answer = await house.post(f"/api/evenings/{name}/struck", {"number": number}, key)
        assert answer.json().get("code") == code
    lines = (await standings(house, name, otters))["deals"][0]["lines"]
    assert [line["team"] for line in lines if line["table"]] == ["Otters"]


async def test_a_second_playing_is_marked_and_not_compared(house: House) -> None:
    name, _ = await evening(house, **LETTER_JAM)
    otters = await team(house, name, "Otters", "Lisa", "Paul")
    await otters.plays()
    seen = [otters.live.table.all_given[0].name, "plum-otter-12345678"]
    body = {"name": "Lisa", "team": "Lisa again", "seen": seen}
    answer = await house.post(f"/api/evenings/{name}/tables", body)
    again = Team(house, await house.live(answer.json()["code"]), [answer.json()["key"]])
    assert again.live.table.holders[0].seen == (seen[0],)
    await again.plays()
    await again.plays()
    lines = (await standings(house, name, again))["deals"][0]["lines"]
    by_team = {line["team"]: line for line in lines if line["table"]}
    assert by_team["Lisa again"]["marks"] == ["again"]
    assert by_team["Lisa again"]["matchpoints"] is None
    assert by_team["Otters"]["marks"] == []
    second = (await standings(house, name, again))["deals"][1]["lines"]
    assert [line["marks"] for line in second if line["team"] == "Lisa again"] == [[]]


async def test_a_substitute_is_marked_and_compared(house: House) -> None:
    name, _ = await evening(house, **QUIDDLER)
    otters = await team(house, name, "Otters", "Lisa", "Paul")
    await otters.starts()
    left = PlayAct(act=msgspec.Raw(msgspec.json.encode(Leave())))
    assert isinstance(await otters.asks(left, 1), Accepted)
    await otters.plays_on()
    lines = (await standings(house, name, otters))["deals"][0]["lines"]
    marks = {line["names"][0]: line["marks"] for line in lines if line["table"]}
    assert (marks["Lisa"], marks["Paul"]) == ([], ["substitute"])
    paul = next(line for line in lines if line["names"] == ["Paul"])
    assert paul["matchpoints"] is not None


async def test_standings_come_as_csv(house: House) -> None:
    name, _ = await evening(house, **LETTER_JAM)
    otters = await team(house, name, "=Otters", "Lisa", "Paul")
    await otters.plays()
    path = f"/api/evenings/{name}/standings?as=csv&table={otters.live.code}"
    own = {"authorization": f"Bearer {otters.keys[0]}"}
    answer = await house.http.get(path, headers=own)
    assert answer.headers["content-type"].startswith("text/csv")
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    told = await standings(house, name, otters)
    first = next(row for row in rows if row["table"] == "1" and row["deal"] == "1")
    assert (first["team"], first["names"]) == ("'=Otters", "Lisa; Paul")
    assert int(first["points"]) == told["deals"][0]["lines"][0]["points"]
    assert [row["deal"] for row in rows].count("all") == len(told["total"])


async def test_the_csv_is_written_when_the_standings_have_changed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, key = await evening(house, **LETTER_JAM)
    otters = await team(house, name, "Otters", "Lisa", "Paul")
    await otters.plays()
    await house.post(f"/api/evenings/{name}/end", {"ends": 0}, key)
    await standings(house, name)
    await house.web.tables.bot_results.played()
    written = []

    def counted(made: Standings) -> str:
        written.append(made)
        return as_csv(made)

    monkeypatch.setattr(evening_routes, "as_csv", counted)
    path = f"/api/evenings/{name}/standings?as=csv"
    first = [(await house.http.get(path)).text for _ in range(3)]
    assert (len(set(first)), len(written)) == (1, 1)
    assert "Otters" in first[0]
    await house.post(f"/api/evenings/{name}/struck", {"number": 1}, key)
    assert "Otters" not in (await house.http.get(path)).text


async def test_the_rows_of_a_deal_have_ranks(house: House) -> None:
    """Among those who had the same seat. A bot that fills a seat has none, nor a repeated deal."""
    name, key = await evening(house, **QUIDDLER)
    otters = await team(house, name, "Otters", "Lisa", "Paul")
    await otters.plays()
    seen = otters.live.table.all_given[0].name
    for number, again in enumerate(((), (), (seen,))):
        body = {"name": "Ann", "team": f"Wrens {number}", "seen": again}
        answer = (await house.post(f"/api/evenings/{name}/tables", body)).json()
        careless = Random(f"{number}")
        await Team(house, await house.live(answer["code"]), [answer["key"]], careless).plays()
    await house.post(f"/api/evenings/{name}/end", {"ends": 0}, key)
    await standings(house, name)
    await house.web.tables.bot_results.played()
    answer = await house.http.get(f"/api/evenings/{name}/standings?as=csv")
    rows = [row for row in csv.DictReader(io.StringIO(answer.text)) if row["deal"] == "1"]
    ranked = [row for row in rows if row["rank"]]
    for row in ranked:
        rivals = [int(one["points"]) for one in ranked if one["seat"] == row["seat"]]
        assert int(row["rank"]) == 1 + sum(points > int(row["points"]) for points in rivals)
    without = {(row["table"], row["marks"]) for row in rows if not row["rank"]}
    assert without == {*((table, "bot") for table in "1234"), ("4", "again")}
    # Three tables of bots, two Otters, and Ann at two tables.
    assert len(ranked) == 13


async def test_a_result_that_a_killed_server_did_not_keep_is_made_up_for(
    house: House, tmp_path: Path
) -> None:
    """The end of the game is in the log of the table, and the evening knows nothing of it."""
    name, _ = await evening(house, **LETTER_JAM)
    otters = await team(house, name, "Otters", "Lisa", "Paul")
    logs = [f"{EVENINGS}{name}", *(f"{DEALS}{one.name}" for one in otters.live.table.all_given)]
    before = {log: await house.events(log) for log in logs}
    await otters.plays()
    before[otters.live.code] = await house.events(otters.live.code)
    async with open_house(tmp_path / "tables.db") as other:
        for log, events in before.items():
            await other.web.tables.store.append(Batch(log, 0, tuple(events), touched=time()))
        other.web.tables.evenings.now = lambda: time() + 7200
        told = await standings(other, name)
    teams = [line["team"] for line in told["deals"][0]["lines"] if line["table"]]
    assert teams == ["Otters"]


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"deals": 0}, "An evening has 1 to 8 deals."),
        ({"deals": 9}, "An evening has 1 to 8 deals."),
        ({"seats": 7}, "Letter Jam has 2 to 6 seats."),
        ({"ends": 1.0}, "An evening ends later than now, and within a month."),
        ({"ends": 1e12}, "An evening ends later than now, and within a month."),
        ({"title": " "}, "There is nothing written there."),
        ({"game": "chess"}, "There is no game"),
        ({"changes": {"length": "abc"}}, ""),
    ],
)
async def test_an_evening_that_cannot_be_is_refused_in_a_sentence(
    house: House, wanted: dict[str, object], sentence: str
) -> None:
    ends = house.web.tables.evenings.now() + 3600
    answer = await house.post("/api/evenings", {"title": "Friday", "ends": ends, **wanted})
    assert answer.status_code in (400, 409)
    assert answer.json()["sentence"].startswith(sentence)


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ("otters", "team-taken"),
        ("\u039ftters", "team-taken"),  # with a Greek letter
        ("Otters ", "malformed"),
        ("Two  spaces", "malformed"),
        ("O" + "\u0308" * 4 + "tters", "malformed"),
    ],
)
async def test_teams_have_names_of_their_own(house: House, wanted: str, code: str) -> None:
    name, _ = await evening(house, **LETTER_JAM)
    await team(house, name, "Otters", "Lisa")
    answer = await house.post(f"/api/evenings/{name}/tables", {"name": "Paul", "team": wanted})
    assert answer.json()["code"] == code
    assert len((await house.http.get(f"/api/evenings/{name}")).json()["teams"]) == 1


async def test_a_struck_table_leaves_room_for_another(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evenings, "MOST_TABLES", 1)
    name, key = await evening(house, **LETTER_JAM)
    await team(house, name, "Vandals", "Lisa")
    otters = {"name": "Paul", "team": "Otters"}
    answer = await house.post(f"/api/evenings/{name}/tables", otters)
    assert answer.json()["code"] == "evening-full"
    await house.post(f"/api/evenings/{name}/struck", {"number": 1}, key)
    assert (await house.post(f"/api/evenings/{name}/tables", otters)).status_code == 201


async def test_the_end_is_not_moved_without_limit(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log of an evening is read for everybody who asks for it."""
    monkeypatch.setattr(evenings, "MOST_MOVES", 2)
    name, key = await evening(house, **LETTER_JAM)
    ends = house.web.tables.evenings.now() + 3600
    codes = []
    for _ in range(3):
        ends += 60
        answer = await house.post(f"/api/evenings/{name}/end", {"ends": ends}, key)
        codes.append(answer.json().get("code"))
    assert codes == [None, None, "moved-often"]
    assert len(await house.events(f"{EVENINGS}{name}")) == 3
    answer = await house.post(f"/api/evenings/{name}/end", {"ends": 0}, key)
    assert answer.json()["over"] is True


async def test_neither_seeds_nor_codes_of_other_tables_are_ever_sent(house: House) -> None:
    name, key = await evening(house, **LETTER_JAM)
    otters = await team(house, name, "Otters", "Lisa", "Paul")
    wrens = await team(house, name, "Wrens", "Marta")
    await otters.plays()
    await wrens.plays()
    said = [
        (await house.http.get(f"/api/evenings/{name}")).content,
        msgspec.json.encode(await standings(house, name, wrens)),
        (await house.post(f"/api/evenings/{name}/end", {"ends": 0}, key)).content,
        msgspec.json.encode(await standings(house, name)),
    ]
    secrets = [deal.seed for deal in otters.live.table.all_given]
    secrets += [otters.live.code, *otters.keys, key]
    assert not any(secret.encode() in one for secret in secrets for one in said)
