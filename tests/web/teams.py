"""Tables of people and bots that play games to their end without pauses, as fast as they can."""

import itertools
from random import Random
from typing import Any

import msgspec

from parlour.minds.registry import mind
from parlour.rules import Act
from parlour.rules.letterjam.choices import CanAccept
from parlour.tables.answers import Accepted
from parlour.tables.asks import AnswerRequest, AnyAsk, PlayAct, Start
from parlour.tables.keys import hash_key
from parlour.tables.live_table import Live
from parlour.tables.uptime import ServedClock
from tests.web.guests import House


def left_to_people(view: Any) -> Act | None:
    """What bots leave to the people at a table: whether a word that no list has counts."""
    judged = next((choice for choice in view.choices if isinstance(choice, CanAccept)), None)
    return None if judged is None else judged.sample(Random(1))


def act_of(act: Act) -> msgspec.Raw:
    """An act as it is asked for."""
    return msgspec.Raw(msgspec.json.encode(act))


class Team:
    """The people at one table, by their keys in the order of their seats. ``careless`` makes them
    act at random now and then, so that tables with the same deal play it differently."""

    def __init__(
        self, house: House, live: Live, keys: list[str], careless: Random | None = None
    ) -> None:
        self._house = house
        self._tables = house.web.tables
        self.live = live
        self.keys = keys
        self._careless = careless
        self._ids = itertools.count()

    async def asks(self, ask: AnyAsk, seat: int = 0) -> Any:
        key = hash_key(self.keys[seat])
        return await self._tables.ask(self.live, key, f"a-{next(self._ids)}", ask)

    async def starts(self) -> None:
        answer = await self.asks(Start())
        assert isinstance(answer, Accepted), answer

    async def takes_in(self, name: str) -> str:
        """A late friend asks for a bot's seat, and the host says yes. Returns the friend's key."""
        path = f"/api/tables/{self.live.code}"
        made = await self._house.post(f"{path}/requests", {"name": name})
        assert made.status_code == 201, made.text
        number = self.live.table.requests[-1].number
        assert isinstance(await self.asks(AnswerRequest(number=number, yes=True)), Accepted)
        claimed = await self._house.post(f"{path}/claims", made.json())
        assert claimed.status_code == 201, claimed.text
        key: str = claimed.json()["key"]
        return key

    async def plays(self) -> None:
        """Starts the next game and plays it to its end."""
        await self.starts()
        await self.plays_on()

    async def plays_on(self) -> None:
        while self.live.table.playing:
            await self._act()
        await self._tables.written()

    async def _act(self) -> None:
        table = self.live.table
        assert table.play is not None
        for seat, holder in enumerate(table.holders):
            view = table.rules.view(table.play.state, seat)
            act = self._chosen(table.game, holder.mind or table.rules.stand_in_mind, view)
            if act is None and holder.mind is None:
                act = left_to_people(view)
            if act is None:
                continue
            data = msgspec.json.encode(act)
            if holder.mind is None:
                answer = await self.asks(PlayAct(act=msgspec.Raw(data)), seat)
            else:
                answer = await self._tables.act_for_bot(self.live, seat, table.seq, data)
            assert isinstance(answer, Accepted), answer
            return
        assert table.house_due is not None, "everybody waits"
        clock = self._tables.clock
        self._tables.clock = ServedClock(table.house_due + 1.0)
        try:
            assert isinstance(await self._tables.act_for_house(self.live, table.seq), Accepted)
        finally:
            self._tables.clock = clock

    def _chosen(self, game: str, mind_name: str, view: Any) -> Act | None:
        act: Act | None = mind(game, mind_name).choose(view)
        rng = self._careless
        if act is None or rng is None or view.phase not in ("draw", "play"):
            return act
        choices = [c for c in view.choices if type(c).__name__ in ("CanDraw", "CanDiscard")]
        if not choices or rng.random() < 0.5:
            return act
        chosen: Act = rng.choice(choices).sample(rng)
        return chosen


async def evening(house: House, **wanted: Any) -> tuple[str, str]:
    """Makes an evening. Returns its name and the organiser's key."""
    ends = house.web.tables.evenings.now() + 3600
    answer = await house.post("/api/evenings", {"title": "Friday", "ends": ends, **wanted})
    assert answer.status_code == 201, answer.text
    return answer.json()["name"], answer.json()["key"]


async def team(
    house: House, name: str, team_name: str, *people: str, careless: Random | None = None
) -> Team:
    """A table that takes part in an evening, with these people."""
    body = {"name": people[0], "team": team_name}
    answer = await house.post(f"/api/evenings/{name}/tables", body)
    assert answer.status_code == 201, answer.text
    code, keys = answer.json()["code"], [answer.json()["key"]]
    keys += [await house.join(code, other) for other in people[1:]]
    return Team(house, await house.live(code), keys, careless)


async def standings(house: House, name: str, of: Team | None = None) -> Any:
    """The standings of an evening, as somebody at a table sees them, or a stranger."""
    path, headers = f"/api/evenings/{name}/standings", {}
    if of is not None:
        path += f"?table={of.live.code}"
        headers = {"authorization": f"Bearer {of.keys[0]}"}
    answer = await house.http.get(path, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()
