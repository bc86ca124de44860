"""Deals by their names: giving one to another table, and telling a second playing."""

from typing import Any

import pytest

from parlour.rules.registry import GAMES
from tests.web.guests import House
from tests.web.teams import Team

pytestmark = pytest.mark.anyio

SHORT: dict[str, dict[str, Any]] = {"letterjam": {"length": 3}, "quiddler": {"hands": 1}}
games = pytest.mark.parametrize("game", list(SHORT))


async def played(house: House, game: str, *names: str) -> Team:
    code, keys = await house.table(*names, game=game, changes=SHORT[game])
    one = Team(house, await house.live(code), keys)
    await one.plays()
    return one


async def given(house: House, deal: str, *names: str, seen: tuple[str, ...] = ()) -> Team:
    body = {"name": names[0], "deal": deal, "seen": list(seen)}
    answer = await house.post("/api/tables", body)
    assert answer.status_code == 201, answer.text
    code, keys = answer.json()["code"], [answer.json()["key"]]
    keys += [await house.join(code, name) for name in names[1:]]
    return Team(house, await house.live(code), keys)


@games
async def test_the_deal_of_a_finished_game_is_given_to_another_table(
    house: House, game: str
) -> None:
    first = await played(house, game, "Lisa", "Paul")
    assert first.live.table.play is not None
    assert first.live.table.play.deal is not None
    name = first.live.table.play.deal.name
    about = (await house.http.get(f"/api/deals/{name}")).json()
    assert about == {
        "name": name,
        "game": game,
        "title": GAMES[game].title,
        "rule_set": next(iter(GAMES[game].rule_sets)),
        "changes": SHORT[game],
        "seats": 2,
    }
    second = await given(house, name, "Marta")
    full = await house.post(f"/api/tables/{second.live.code}/seats", {"name": "Paul"})
    assert full.status_code == 201
    second.keys.append(full.json()["key"])
    full = await house.post(f"/api/tables/{second.live.code}/seats", {"name": "Ida"})
    assert full.json()["code"] == "table-full"
    await second.plays()
    assert second.live.table.play is not None
    assert first.live.table.play.deal == second.live.table.play.deal
    own = {"authorization": f"Bearer {second.keys[0]}"}
    path = f"/api/tables/{second.live.code}/comparison"
    told = (await house.http.get(path, headers=own)).json()
    assert (told["deal"], told["tables"], told["again"]) == (name, 2, False)
    # The next game there is an ordinary one.
    await second.starts()
    assert second.live.table.play.deal != first.live.table.play.deal


async def test_a_replay_names_its_deal_and_reads_the_log_for_it_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A visitor may ask ten times a second, and the log of a table may be long."""
    first = await played(house, "quiddler", "Lisa", "Paul")
    assert first.live.table.play is not None
    assert first.live.table.play.deal is not None
    code, store = first.live.code, house.web.tables.store
    read, reads = store.read, []

    async def counted(table: str, after: int = 0) -> Any:
        reads.append(table)
        return await read(table, after)

    monkeypatch.setattr(store, "read", counted)
    for _ in range(3):
        outline = (await house.http.get(f"/api/tables/{code}/replays/1")).json()
        assert outline["deal"] == first.live.table.play.deal.name
    assert reads.count(code) == 1


async def test_a_running_game_cannot_be_given(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul", game="quiddler", changes=SHORT["quiddler"])
    running = Team(house, await house.live(code), keys)
    await running.starts()
    async with house.visit(code, keys[0]) as lisa:
        name = (await lisa.update())["table"]["deal"]
    assert name
    for _ in range(2):
        answer = await house.http.get(f"/api/deals/{name}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-deal")
        answer = await house.post("/api/tables", {"name": "Marta", "deal": name})
        assert answer.json()["code"] == "no-deal"


async def test_a_game_that_was_ended_early_has_no_deal_to_give(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul", game="quiddler", changes=SHORT["quiddler"])
    async with house.visit(code, keys[0]) as lisa:
        await lisa.takes("start")
        name = (await lisa.sees(lambda u: u["table"]["stage"] == "playing"))["table"]["deal"]
        await lisa.takes("play", act={"act": "want-end", "want": True})
        await lisa.sees(lambda update: update["table"]["stage"] == "over")
    assert (await house.http.get(f"/api/deals/{name}")).json()["code"] == "no-deal"


@games
async def test_a_second_playing_is_marked_in_every_comparison(house: House, game: str) -> None:
    first = await played(house, game, "Lisa", "Paul")
    assert first.live.table.deal is not None
    name = first.live.table.deal.name
    second = await given(house, name, "Marta")
    answer = await house.post(
        f"/api/tables/{second.live.code}/seats", {"name": "Lisa", "seen": [name, "x-x-00000000"]}
    )
    second.keys.append(answer.json()["key"])
    assert [holder.seen for holder in second.live.table.holders] == [(), (name,)]
    await second.plays()
    seat = 0 if GAMES[game].team else 1
    told = [await compared(house, one) for one in (first, second)]
    # Nobody else has played it, and bots not yet.
    assert [one["again"] for one in told] == [False, True]
    assert [one["better"][seat] for one in told] == [None, None]
    if not GAMES[game].team:
        assert told[1]["better"][0] is not None, "Marta had not seen it"
    await house.web.tables.bot_results.played()
    told = [await compared(house, one) for one in (first, second)]
    assert [one["better"][seat] is None for one in told] == [False, True]
    # The marked result is no rival: only bots of three levels are.
    assert told[0]["better"][seat] in [halves / 6 for halves in range(7)]


async def compared(house: House, one: Team) -> Any:
    own = {"authorization": f"Bearer {one.keys[0]}"}
    answer = await house.http.get(f"/api/tables/{one.live.code}/comparison", headers=own)
    return answer.json()


async def test_only_the_deal_can_be_chosen_for_its_table(house: House) -> None:
    for body in (
        {"deal": "plum-otter-12345678", "game": "quiddler"},
        {"deal": "plum-otter-12345678", "changes": {"chat": True}},
        {"occasion": "lesson", "team": True},
    ):
        answer = await house.post("/api/tables", {"name": "Lisa", **body})
        assert answer.json()["sentence"].startswith("For a lesson or a deal")
