"""Telling the other processes of a store who is at its tables here, and hearing it of them."""

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
"""How often everything is said again."""
BELIEVED = 25.0
"""How long it is believed: a process that misses its turn twice is gone."""
# A notice of PostgreSQL takes fewer than 8,000 bytes.
MOST_BYTES = 7_000

log = logging.getLogger("parlour.rollcall")

_encode = msgspec.json.encode
_decoder = msgspec.json.Decoder(tuple[PresenceReport, ...])


class RollCall:
    """Keeps what this process knows of the others' lines up to date, and theirs of its own."""

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
        """Somebody came to a table, or left it."""
        if self._tables.store.shared:
            self._unsaid.add(code)
            self._wake.set()

    async def say_forever(self) -> None:
        """Says what is new at once, and everything every now and then."""
        if not self._tables.store.shared:
            return
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), self._every)
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
                # Another version of the software may say it in another way.
                log.warning("an announcement could not be understood")
                continue
            for said in heard:
                if not said.code:
                    await self._say(self._presence.say_all())
                elif self._presence.hear(said, monotonic() + self._believed):
                    self._notify(said.code)

    def _notify(self, code: str) -> None:
        live = self._tables.at_hand(code)
        if live is not None:
            live.notify()

    async def _say(self, all_of_it: Iterable[PresenceReport]) -> None:
        # What could not be said now is said again in a while.
        with contextlib.suppress(StoreError):
            for notice in _notices(all_of_it):
                await self._tables.store.announce(notice)


def _notices(all_of_it: Iterable[PresenceReport]) -> Iterator[str]:
    """As few notices as it fits into."""
    parts: list[str] = []
    for said in all_of_it:
        part = _encode(said).decode()
        if parts and sum(map(len, parts)) + len(parts) + len(part) > MOST_BYTES:
            yield f"[{','.join(parts)}]"
            parts = []
        parts.append(part)
    if parts:
        yield f"[{','.join(parts)}]"
