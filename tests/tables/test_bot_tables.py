"""Tables of bots: they get the cards of the deal, in another process, and their points are kept."""

import os
from collections.abc import Awaitable, Callable
from random import Random
from statistics import fmean

import msgspec
import pytest

from parlour.game import Game
from parlour.tables import bot_tables
from parlour.tables.background import Background
from parlour.tables.bot_results import BotResults
from parlour.tables.bot_tables import LEVELS, ROUNDS, DealToPlay, TablePlayed
from parlour.tables.deals import Deals, Terms
from parlour.tables.standings import par_of
from parlour.tables.store import Store
from tests.tables.test_same_deals import begun, fixed_order, steps

pytestmark = pytest.mark.anyio

SHORT: dict[str, dict[str, int]] = {"letterjam": {"length": 3}, "quiddler": {"hands": 2}}


@pytest.mark.parametrize("game", list(SHORT))
def test_bots_get_the_same_cards_as_people_at_a_table(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    games: list[Game] = []

    class Noted(Game):
        """A game that the test can look at afterwards."""

        def let_bots_act(self) -> bool:
            games.append(self)
            return super().let_bots_act()

    monkeypatch.setattr(bot_tables, "Game", Noted)
    rule_set = {"letterjam": "rulebook", "quiddler": "manual"}[game]
    deal = DealToPlay(game, rule_set, SHORT[game], 3, "seed", ())
    for level in ("novice", "regular"):
        bot_tables.play(deal, level, 0)
    people = begun(game, rule_set, SHORT[game], 3)
    events = [change.event for change in people.told]
    for happened, _ in steps(people.table, Random(1)):
        events += happened
    orders = [
        {key: order for event in told for key, order in fixed_order(event).items()}
        for told in (events, *(one.events for one in games))
    ]
    assert len(orders) == 3
    for order in orders[1:]:
        shared = orders[0].keys() & order.keys()
        assert shared
        assert all(orders[0][key] == order[key] for key in shared)


async def test_bots_play_in_another_process(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> TablePlayed:
        raise AssertionError("bots think in the server's own process")

    monkeypatch.setattr(bot_tables, "play", never)
    monkeypatch.setattr(bot_tables, "work", never)
    deals = Deals(store)
    results = BotResults(deals)
    made = await deals.make(Terms("quiddler", "manual", {"hands": 1}, 2), "")
    try:
        found = await deals.find(made.name)
        assert found is not None
        assert not results.want(found)
        await results.played()
        process = results._background._process
        assert process is not None
        assert process.pid != os.getpid()
    finally:
        await results.close()
    found = await deals.find(made.name)
    assert found is not None
    assert len(found.bots) == len(LEVELS) * ROUNDS
    # Par is the mean of the experts, seat by seat.
    experts = [one.points for one in found.bots if one.level == "expert"]
    assert par_of(found.bots, team=False) == tuple(map(fmean, zip(*experts, strict=True)))


async def test_what_bots_score_is_computed_once_and_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that stopped in between goes on where it was."""
    asked: list[tuple[tuple[str, int], ...]] = []
    stops_after = 4

    async def answers(
        background: Background, work: bytes, hear: Callable[[bytes], Awaitable[None]], _: float
    ) -> None:
        wanted = msgspec.json.decode(work, type=DealToPlay)
        asked.append(wanted.tables)
        for number, (level, played) in enumerate(wanted.tables):
            if number == stops_after:
                raise ChildProcessError("the process was killed")
            await hear(msgspec.json.encode(TablePlayed(level, played, (number, number))))

    monkeypatch.setattr(Background, "ask", answers)
    made = await Deals(store).make(Terms("letterjam", "rulebook", {}, 2), "")
    for _ in range(2):
        # Each time another server.
        deals = Deals(store)
        results = BotResults(deals)
        found = await deals.find(made.name)
        assert found is not None
        assert not results.want(found)
        await results.played()
        stops_after = 1000
    everybody = {(level, played) for level in LEVELS for played in range(ROUNDS)}
    assert [len(tables) for tables in asked] == [len(everybody), len(everybody) - 4]
    assert {*asked[0][:4], *asked[1]} == everybody
    last = Deals(store)
    found = await last.find(made.name)
    assert found is not None
    assert BotResults(last).want(found), "nothing is missing any more"
    assert len(found.bots) == len(everybody)
