"""What the host of a table can do, and who hosts when the host has left."""

from typing import Any

import pytest

from parlour.minds.registry import minds
from parlour.rules.registry import GAMES
from tests.web.guests import BOTS_REST, House
from tests.web.stories import key_of, opening, tell, write_down

pytestmark = pytest.mark.anyio

CHOICE: dict[str, Any] = {"game": "letterjam", "rule_set": "summary"}


@pytest.mark.parametrize(
    ("ask", "fields"),
    [
        ("choose", CHOICE),
        ("add-bot", {"mind": "regular"}),
        ("remove-seat", {"seat": 0}),
        ("lock", {"locked": True}),
        ("pass-hosting", {"seat": 1}),
        ("start", {}),
    ],
)
async def test_only_the_host_can_ask_for_what_hosts_do(
    house: House, ask: str, fields: dict[str, Any]
) -> None:
    code, keys = await house.table("Lisa", "Paul")
    before = await house.events(code)
    async with house.visit(code, keys[1]) as paul:
        assert await paul.refused(ask, **fields) == "host-only"
    assert await house.events(code) == before


async def test_a_locked_table_takes_no_newcomers(house: House) -> None:
    code, key = await house.create("Lisa")
    async with house.visit(code, key) as host:
        await host.takes("lock", locked=True)
        answer = await house.post(f"/api/tables/{code}/seats", {"name": "Paul"})
        assert (answer.status_code, answer.json()["code"]) == (409, "locked")
        assert (await house.http.get(f"/api/tables/{code}")).json()["locked"] is True
        await host.takes("lock", locked=False)
        await house.join(code, "Paul")


async def test_a_removed_person_gets_a_goodbye_and_the_others_move_up(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul", "Marta")
    async with (
        house.visit(code, keys[0]) as lisa,
        house.visit(code, keys[1]) as paul,
        house.visit(code, keys[2]) as marta,
    ):
        assert (await marta.update())["table"]["seat"] == 2
        await lisa.takes("remove-seat", seat=1)
        assert (await paul.ends())["reason"] == "seat-gone"
        table = (await marta.sees(lambda update: len(update["table"]["seats"]) == 2))["table"]
        assert table["seat"] == 1
        assert [seat["name"] for seat in table["seats"]] == ["Lisa", "Marta"]
        await lisa.takes("pass-hosting", seat=1)
        await marta.takes("lock", locked=True)


async def test_the_host_cannot_remove_themselves(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as host:
        assert await host.refused("remove-seat", seat=0) == "yourself"


@pytest.mark.parametrize("ask", ["remove-seat", "pass-hosting", "hand-to-bot"])
@pytest.mark.parametrize("seat", [-1, 2, 10**30, -(10**30)])
async def test_a_seat_that_does_not_exist_is_refused(house: House, ask: str, seat: int) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as host:
        assert await host.refused(ask, seat=seat) == "no-such-seat"


async def test_the_host_passes_hosting_on(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        await lisa.takes("pass-hosting", seat=1)
        assert await lisa.refused("start") == "host-only"
        await paul.takes("start")
        await paul.takes("pass-hosting", seat=0)
        await lisa.sees(lambda update: update["view"]["host"] == update["table"]["host"] == 0)


async def test_a_bot_cannot_host(house: House) -> None:
    code, key = await house.create("Lisa")
    async with house.visit(code, key) as host:
        await host.takes("add-bot", mind="regular")
        assert await host.refused("pass-hosting", seat=1) == "cannot-host"


async def test_hosting_passes_to_the_next_person_when_the_host_leaves(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul", "Marta")
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[2]) as marta:
        await lisa.takes("add-bot", mind="regular", name="Wren")
        await lisa.takes("get-up")
        assert (await lisa.ends())["reason"] == "seat-gone"
        table = (await marta.sees(lambda update: len(update["table"]["seats"]) == 3))["table"]
        assert table["seats"][table["host"]]["name"] == "Paul"


async def test_the_next_person_hosts_a_table_that_everybody_left(house: House) -> None:
    code, key = await house.create("Lisa")
    async with house.visit(code, key) as lisa:
        await lisa.takes("add-bot", mind="regular", name="Wren")
        await lisa.takes("get-up")
    paul_key = await house.join(code, "Paul")
    async with house.visit(code, paul_key) as paul:
        table = (await paul.update())["table"]
        assert (table["seat"], table["host"]) == (1, 1)
        await paul.takes("start")


async def test_the_host_chooses_what_is_played_next(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as host:
        await host.takes("choose", **CHOICE, changes={"length": 3}, settings={"clock": 30.0})
        update = await host.sees(lambda update: update["table"]["rule_set"] == "summary")
        assert update["table"]["options"]["length"] == 3
        assert update["table"]["settings"]["clock"] == 30.0
        await host.takes("start")
        assert await host.refused("choose", **CHOICE) == "game-running"


@pytest.mark.parametrize(
    ("fields", "mentions"),
    [
        ({"game": "chess", "rule_set": "rulebook"}, "chess"),
        ({"game": "letterjam", "rule_set": "loose"}, "loose"),
        ({"game": "letterjam", "rule_set": "rulebook", "changes": {"length": 99}}, "99"),
        ({"game": "letterjam", "rule_set": "rulebook", "changes": {"lexicon": "/x"}}, "/x"),
        ({"game": "letterjam", "rule_set": "rulebook", "settings": {"pace": 31}}, "30"),
    ],
)
async def test_a_wrong_choice_changes_nothing(
    house: House, fields: dict[str, Any], mentions: str
) -> None:
    code, key = await house.create("Lisa")
    before = await house.events(code)
    async with house.visit(code, key) as host:
        answer = await host.ask("choose", **fields)
    assert answer["kind"] == "refused"
    assert mentions in answer["refusal"]["sentence"]
    assert await house.events(code) == before


@pytest.mark.parametrize("game", list(GAMES))
async def test_every_bot_of_a_game_can_sit_down(house: House, game: str) -> None:
    code, key = await house.create("Lisa", game=game)
    async with house.visit(code, key) as host:
        for mind in minds(game):
            await host.takes("add-bot", mind=mind)
        assert await host.refused("add-bot", mind="nobody") == "malformed"
        update = await host.sees(lambda u: len(u["table"]["seats"]) == 1 + len(minds(game)))
    bots = update["table"]["seats"][1:]
    assert [bot["mind"] for bot in bots] == list(minds(game))
    assert not any(bot["person"] or bot["connected"] for bot in bots)
    assert len({bot["name"] for bot in bots}) == len(bots)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("other", list(GAMES))
async def test_bots_know_the_game_that_is_chosen(house: House, game: str, other: str) -> None:
    code, key = await house.create("Lisa", game=game)
    async with house.visit(code, key) as host:
        await host.takes("add-bot", mind=minds(game)[0])
        rule_set = next(iter(GAMES[other].rule_sets))
        await host.takes("choose", game=other, rule_set=rule_set, settings={"pace": BOTS_REST})
        update = await host.sees(lambda update: update["table"]["game"] == other)
        assert update["table"]["seats"][1]["mind"] in minds(other)


async def test_one_person_cannot_start_a_game(house: House) -> None:
    code, key = await house.create("Lisa")
    async with house.visit(code, key) as host:
        assert await host.refused("start") == "seats"


async def test_a_game_is_started_once(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as host:
        await host.takes("start")
        assert await host.refused("start") == "game-running"


@pytest.mark.parametrize("game", list(GAMES))
async def test_after_a_game_the_same_people_play_again(house: House, game: str) -> None:
    story = tell(game, 3, seed=5)
    code = f"rematch-{game[:8]}-1"
    await write_down(house.web.tables.store, code, opening(game, 3), story.events)
    async with house.visit(code, key_of(0)) as first, house.visit(code, key_of(1)) as second:
        both_here = await first.sees(lambda update: update["table"]["seats"][1]["connected"])
        over = both_here["table"]
        assert (over["stage"], over["number"]) == ("over", 1)
        host = first if over["host"] == 0 else second
        if over["host"] == 2:
            async with house.visit(code, key_of(2)) as third:
                await third.takes("pass-hosting", seat=0)
            host = first
        await host.takes("start")
        update = await second.sees(lambda update: update["table"]["number"] == 2)
    assert update["table"]["stage"] == "playing"
    assert update["table"]["options"] == over["options"]
    names = [seat["name"] for seat in update["table"]["seats"]]
    assert names == [seat["name"] for seat in over["seats"]]
    # Connected people play themselves, even if a bot played for them. For others it plays on.
    bots = [seat["mind"] is not None for seat in over["seats"]]
    assert [seat["mind"] is not None for seat in update["table"]["seats"]] == [
        False,
        False,
        bots[2],
    ]
    assert [person["name"] for person in update["view"]["people"]][:2] == names[:2]
