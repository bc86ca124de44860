"""What a server does by itself beside serving: it follows other processes and the operator, writes
the served time, and deletes what is too old."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from time import time
from typing import Any

from parlour.tables.store import LogChange, StoreError
from parlour.tables.uptime import Timekeeper
from parlour.web.expiry import SECONDS_IN_A_DAY, expire
from parlour.web.hub import Hub
from parlour.web.settings import ServerSettings

EXPIRE_EVERY = 3600.0
SERVED_EVERY = 1.0
ORDERS_EVERY = 1.0

log = logging.getLogger("parlour")


class Chores:
    """The chores of a server. Each is a coroutine that never ends by itself."""

    def __init__(self, hub: Hub, settings: ServerSettings) -> None:
        self._hub = hub
        self._tables = hub.tables
        self._settings = settings
        self._last_order = 0

    def all(self) -> tuple[Coroutine[Any, Any, None], ...]:
        return (
            self._follow_changes(),
            self._follow_orders(),
            self._keep_time(),
            self._expire(),
            self._hub.presence_sync.say_forever(),
            self._hub.presence_sync.hear_forever(),
        )

    async def _follow_changes(self) -> None:
        async with contextlib.aclosing(self._tables.store.changes()) as told:
            async for changes in told:
                for change in filter(self._tables.behind, changes):
                    await self._follow(change)

    async def _follow(self, change: LogChange) -> None:
        try:
            await self._tables.changed(change)
        except StoreError:
            # The store says elsewhere that it is away. Whoever asks next reads the change.
            pass
        except Exception:
            # A fault at one table must not stop the updates of all others.
            log.exception("a change by another process could not be applied")

    async def _follow_orders(self) -> None:
        while True:
            # If the store is away, the same orders are read again.
            with contextlib.suppress(StoreError):
                await self._obey()
            await asyncio.sleep(ORDERS_EVERY)

    async def _obey(self) -> None:
        """Does what the new orders of the operator ask for."""
        upkeep = self._tables.store.upkeep
        for order in await upkeep.orders(self._last_order):
            if order.what == "notice":
                self._hub.tell(await upkeep.notice())
            else:
                try:
                    await self._tables.ordered(order)
                except StoreError:
                    raise
                except Exception:
                    log.exception("an order of the operator could not be followed")
            self._last_order = order.number

    async def _keep_time(self) -> None:
        """Writes the served time to the store. The clocks of tables run on it."""
        keeper = Timekeeper(self._tables.store, self._tables.clock)
        while True:
            await asyncio.sleep(SERVED_EVERY)
            await keeper.note(somebody_is_here=len(self._hub) > 0)

    async def _expire(self) -> None:
        keep_days, keep_records = self._settings.keep_days, self._settings.keep_records
        while True:
            await expire(self._tables, keep_days)
            with contextlib.suppress(StoreError):
                if keep_records and (old := await self._delete_records(keep_records)):
                    log.info("records deleted", extra={"count": old})
            await asyncio.sleep(EXPIRE_EVERY)

    async def _delete_records(self, days: float) -> int:
        return await self._tables.store.upkeep.delete_old_records(time() - days * SECONDS_IN_A_DAY)
