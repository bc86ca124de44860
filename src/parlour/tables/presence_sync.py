"""Exchanges presence with the other processes of a store: who is connected to which table."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterable, Iterator
from time import monotonic

import msgspec

from parlour.tables.presence import Presence, PresenceReport
from parlour.tables.service import Tables
from parlour.tables.store import StoreError

SAID_EVERY = 10.0
"""How often a process repeats all its reports, in seconds."""
BELIEVED = 25.0
"""How long a report is valid, in seconds: a process that misses two repetitions is gone."""
# The payload limit of a PostgreSQL notification is just below 8,000 bytes.
MOST_BYTES = 7_000

log = logging.getLogger("parlour.presence")

_encode = msgspec.json.encode
_decoder = msgspec.json.Decoder(tuple[PresenceReport, ...])


class PresenceSync:
    """Sends this process's presence reports to the other processes, and receives theirs."""

    def __init__(
        self,
        tables: Tables,
        presence: Presence,
        every: float = SAID_EVERY,
        believed: float = BELIEVED,
    ) -> None:
        self._tables = tables
        self._presence = presence
        self._every = every
        self._believed = believed
        self._unsaid: set[str] = set()
        self._wake = asyncio.Event()

    def note(self, code: str) -> None:
        """Schedules a report, because somebody connected to a table or left it."""
        if self._tables.store.shared:
            self._unsaid.add(code)
            self._wake.set()

    async def say_forever(self) -> None:
        """Sends changes at once, and repeats all reports at an interval."""
        if not self._tables.store.shared:
            return
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._every):
                    await self._wake.wait()
            if self._wake.is_set():
                self._wake.clear()
                unsaid, self._unsaid = self._unsaid, set()
                await self._say(map(self._presence.say, unsaid))
            else:
                await self._say(self._presence.say_all())
            for code in self._presence.forget(monotonic()):
                self._notify(code)

    async def hear_forever(self) -> None:
        async with contextlib.aclosing(self._tables.store.announcements()) as notices:
            await self._hear(notices)

    async def _hear(self, notices: AsyncIterator[str]) -> None:
        async for notice in notices:
            if not notice:
                await self._say([self._presence.hello, *self._presence.say_all()])
                continue
            try:
                heard = _decoder.decode(notice)
            except msgspec.DecodeError:
                # Another version of the software may use another format.
                log.warning("a presence report of another process could not be read")
                continue
            for said in heard:
                if not said.code:
                    await self._say(self._presence.say_all())
                elif self._presence.hear(said, monotonic() + self._believed):
                    self._notify(said.code)

    def _notify(self, code: str) -> None:
        live = self._tables.cached(code)
        if live is not None:
            live.notify()

    async def _say(self, all_of_it: Iterable[PresenceReport]) -> None:
        # A report that is lost now is repeated soon.
        with contextlib.suppress(StoreError):
            for notice in _notices(all_of_it):
                await self._tables.store.announce(notice)


def _notices(all_of_it: Iterable[PresenceReport]) -> Iterator[str]:
    """Packs the reports into as few notifications as possible."""
    parts: list[str] = []
    for said in all_of_it:
        part = _encode(said).decode()
        if parts and sum(map(len, parts)) + len(parts) + len(part) > MOST_BYTES:
            yield f"[{','.join(parts)}]"
            parts = []
        parts.append(part)
    if parts:
        yield f"[{','.join(parts)}]"
