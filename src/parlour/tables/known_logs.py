"""Logs that are kept in memory as they were read, so that later only what is new is read."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from parlour.tables.store import LogEntry, Store

E = TypeVar("E")

MOST_KNOWN = 500
"""How many logs of a kind are kept in memory. The one that was read longest ago goes first."""


class KnownLogs(Generic[E]):
    """Logs of one kind. ``decode`` makes an event of what is stored; ``is_change`` tells whether
    an event says that earlier ones have changed."""

    def __init__(
        self,
        store: Store,
        decode: Callable[[bytes], E],
        is_change: Callable[[E], bool] = lambda _: False,
    ) -> None:
        self._store = store
        self._decode = decode
        self._is_change = is_change
        self._known: OrderedDict[str, tuple[tuple[E, ...], LogEntry]] = OrderedDict()

    async def read(self, log: str) -> tuple[E, ...]:
        """All events of a log; as many as the number of its last entry. Raises StoreError if the
        store is away."""
        before, last = self._known.get(log, ((), None))
        entries = await self._store.read(log, last.seq - 1 if last else 0)
        new = tuple(self._decode(entry.event) for entry in (entries[1:] if last else entries))
        if last and (not entries or entries[0] != last or any(map(self._is_change, new))):
            # Earlier events have changed, or the log has expired and nothing or another one has
            # its name.
            before, entries = (), await self._store.read(log)
            new = tuple(self._decode(entry.event) for entry in entries)
        if not entries:
            self._known.pop(log, None)
            return ()
        events = (*before, *new)
        self._known[log] = events, entries[-1]
        self._known.move_to_end(log)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return events
