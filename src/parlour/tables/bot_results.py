"""The results of bots in deals: a process in the background plays them, when somebody may see them.

The results are kept beside those of people, so that they are computed once. If a server stops in
between, the rest is computed when somebody asks again.
"""

import asyncio
import logging

import msgspec

from parlour.tables.background import Background
from parlour.tables.bot_tables import ROUNDS, DealToPlay, TablePlayed, levels_of
from parlour.tables.deals import BotsPlayed, Deals, KnownDeal
from parlour.tables.store import StoreError

MOST_WAITING = 200
TIME_LIMIT = 3600.0
"""Seconds that a deal may take with all its waiting: on a busy machine it goes last. How long it
may compute is limited in the process."""

log = logging.getLogger("parlour.tables")


class BotResults:
    """Has bots play deals, one deal at a time: a core is left for the tables."""

    def __init__(self, deals: Deals) -> None:
        self._deals = deals
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._background = Background("parlour.tables.bot_tables")

    def want(self, deal: KnownDeal) -> bool:
        """Has bots play what is missing of a deal, in the background. Returns whether nothing is
        missing."""
        missing = _missing(deal)
        if not missing:
            return True
        name = deal.deal.name
        if name not in self._tasks and len(self._tasks) < MOST_WAITING:
            task = asyncio.create_task(self._play(deal, missing))
            self._tasks[name] = task
            task.add_done_callback(lambda _: self._tasks.pop(name, None))
        return False

    async def played(self) -> None:
        """Waits until all that is wanted is computed."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self._background.close()

    async def _play(self, deal: KnownDeal, missing: tuple[tuple[str, int], ...]) -> None:
        terms = deal.terms
        wanted = DealToPlay(
            terms.game, terms.rule_set, terms.changes, terms.seats, deal.deal.seed, missing
        )

        async def hear(line: bytes) -> None:
            played = msgspec.json.decode(line, type=TablePlayed)
            result = BotsPlayed(played.level, played.round, played.points)
            await self._deals.add_bots(deal.deal.name, result)

        try:
            await self._background.ask(msgspec.json.encode(wanted), hear, TIME_LIMIT)
        except (OSError, ValueError, StoreError, msgspec.DecodeError):
            log.exception("bots could not play a deal")


def _missing(deal: KnownDeal) -> tuple[tuple[str, int], ...]:
    """The tables of bots that have not played a deal yet, as level and round."""
    there = {(one.level, one.round) for one in deal.bots}
    wanted = ((level, number) for number in range(ROUNDS) for level in levels_of(deal.terms.game))
    return tuple(one for one in wanted if one not in there)
