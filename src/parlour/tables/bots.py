"""Bots at work: a mind chooses their acts, at a pace that people can follow.

Minds run in worker processes (`thinkers`). The id of a bot's act contains the log number of the
view it was chosen from: if two processes choose for one seat, only one act is taken.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool

from parlour.rules.seat import Seat
from parlour.tables.answers import WORN_OUT, Accepted
from parlour.tables.live_table import Live
from parlour.tables.service import Tables
from parlour.tables.submit import UNTIL_THE_STORE_IS_BACK
from parlour.tables.thinkers import Thinkers, think

log = logging.getLogger("parlour.bots")

# How long to wait after an act was refused before a mind chooses again.
SECOND_THOUGHTS = 0.2


def has_bots(live: Live) -> bool:
    """Whether a bot plays a seat of the table."""
    minds = [holder.mind for holder in live.table.holders]
    return minds.count(None) < len(minds)


class Bots:
    """Lets the bots of live tables act. ``acted`` is called after each act."""

    def __init__(self, tables: Tables, thinkers: Thinkers, acted: Callable[[], None]) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._acted = acted

    async def act_once(self, live: Live) -> bool:
        """Lets the first bot that wants to act do so. Returns whether the table may have changed,
        so that it is worth looking again."""
        if not live.table.playing or not has_bots(live) or live.table.closed is not None:
            return False
        await asyncio.sleep(live.table.settings.pace)
        table = live.table
        if table.play is None or not table.playing:
            return False
        waiting = table.rules.waiting_for(table.play.state)
        seats = [seat for seat, holder in enumerate(table.holders) if holder.mind is not None]
        for seat in sorted(seats, key=lambda seat: seat not in waiting):
            act = await self._think(live, seat)
            if act is None:
                continue
            answer = await self._tables.act_for_bot(live, seat, table.seq, act)
            if isinstance(answer, Accepted):
                self._acted()
            elif answer.kind == "unavailable":
                log.debug("a bot's act could not be saved")
                await asyncio.sleep(UNTIL_THE_STORE_IS_BACK)
            elif answer is WORN_OUT:
                return False
            elif live.table.seq == table.seq:
                log.error("a bot's act was refused", extra={"code": answer.code})
                await asyncio.sleep(SECOND_THOUGHTS)
                continue
            return True
        return live.table.seq != table.seq

    async def _think(self, live: Live, seat: Seat) -> bytes | None:
        table = live.table
        assert table.play is not None
        name = table.holders[seat].mind
        if name is None:
            return None
        try:
            return await self._thinkers.run(think, table.play.game, name, live.view_json(seat))
        except BrokenProcessPool:
            log.error("the worker processes of bots keep dying")
        except Exception:
            # A fault in a mind must not stop the table: a person can take the seat over.
            log.exception("a bot's mind failed")
        return None
