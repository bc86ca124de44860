"""Somebody who sits down at a table of an evening after a deal was played there has not finished
that deal. With all its cards and results replaced by others, everything that their device gets is
the same to the byte."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from parlour.tables.deals import DEALS
from parlour.tables.evenings import EVENINGS
from tests.secrecy.test_deals import copy_log
from tests.secrecy.twins import two_houses
from tests.web.guests import House
from tests.web.teams import Team, evening, standings, team

pytestmark = pytest.mark.anyio

GAMES = {
    "letterjam": {"game": "letterjam", "changes": {"length": 3}, "seats": 3, "deals": 2},
    "quiddler": {"game": "quiddler", "changes": {"hands": 1}, "seats": 3, "deals": 2},
}
games = pytest.mark.parametrize("wanted", list(GAMES.values()), ids=list(GAMES))
# How many events a table has had is a part of every update: whoever sits at it learns that much.
NUMBER = re.compile(rb'"seq":\d+')


def paths(code: str, name: str) -> Sequence[str]:
    """Where a result or a card of a table's first game can be got."""
    return (
        f"/api/evenings/{name}",
        *(f"/api/evenings/{name}/standings?table={code}{form}" for form in ("", "&as=csv")),
        *(f"/api/tables/{code}/{what}" for what in ("comparison", "hindsight", "memory")),
        *(f"/api/tables/{code}/{what}/1" for what in ("records", "replays", "reviews")),
        f"/api/tables/{code}/replays/1/1",
    )


async def everything(house: House, code: str, key: str | None, name: str) -> list[bytes]:
    """All that somebody can get at a table with a key, or with none."""
    heard: list[bytes] = []
    headers = {} if key is None else {"authorization": f"Bearer {key}"}
    for path in paths(code, name):
        answer = await house.http.get(path, headers=headers)
        heard += [path.encode(), b"%d" % answer.status_code, answer.content]
    tried = {"at": 1, "seat": 0, "acts": []}
    answer = await house.post(f"/api/tables/{code}/reviews/1/tries", tried, key)
    heard += [b"%d" % answer.status_code, answer.content]
    async with house.visit(code, key) as guest:
        if key is None:
            await guest.ends()
        else:
            await guest.update()
            await guest.send({"kind": "words", "wanted": True})
            await guest.heard_everything()
            for command in ("score", "help"):
                await guest.ask("type", command=command)
    return heard + [NUMBER.sub(b"", message) for message in guest.heard]


@games
async def test_a_late_friend_is_shown_nothing_of_what_was_played(
    wanted: dict[str, object], tmp_path: Path
) -> None:
    async with two_houses(tmp_path) as (here, there):
        name, _ = await evening(here, **wanted)
        own = await team(here, name, "Otters", "Lisa", "Paul")
        deals = own.live.table.all_given
        others = [(deals[0].seed, "f" * 32)]
        code = own.live.code
        for log in (code, f"{EVENINGS}{name}", *(f"{DEALS}{deal.name}" for deal in deals)):
            await copy_log(here, there, log, others)
        teams = own, Team(there, await there.live(code), own.keys)
        strangers, friends = [], []
        for house, one in zip((here, there), teams, strict=True):
            before = await everything(house, code, None, name)
            await one.plays()
            await house.web.tables.bot_results.played()
            # Whoever has no seat does not even learn that a deal is finished.
            strangers += [before, await everything(house, code, None, name)]
            marta = await one.takes_in("Marta")
            friends.append(await everything(house, code, marta, name))
            # Those who have played it get it.
            assert len((await standings(house, name, one))["deals"]) == 1
        state, other = (one.live.table.play and one.live.table.play.state for one in teams)
        assert state != other
        assert strangers[0] == strangers[1] == strangers[2] == strangers[3]
        assert friends[0] == friends[1]
