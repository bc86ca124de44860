"""Deals in the store: what is dealt, and how everybody who played it did.

Each deal has a log, like a table, under a name that no table can have. Its first event says what is
dealt and holds the secret seed; all later events are results. A deal of a finished game gets a log
when the game is over. A deal that several tables shall play gets one when it is made.
"""

from collections import OrderedDict
from collections.abc import Sequence
from secrets import SystemRandom
from time import time
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from parlour.rules.value import Value
from parlour.tables.codes import is_deal_name
from parlour.tables.play import new_deal
from parlour.tables.store import Appended, Batch, LogEntry, Outcome, Raced, Store
from parlour.tables.table import NamedDeal

T = TypeVar("T")

DEALS = "deal/"
"""The prefix of the log names of deals. No table's code begins with it."""
MOST_MADE = 10_000
"""Of how many deals the first event is kept in memory."""
MOST_KNOWN = 500
"""How many deals are kept in memory with their results. The one used longest ago goes first."""


class Terms(Value, frozen=True):
    """What is dealt, and for how many seats."""

    game: str
    rule_set: str
    changes: dict[str, Any]
    seats: int


class DealEvent(Struct, frozen=True, tag_field="deal", tag=str.lower, forbid_unknown_fields=True):
    """Something in the log of a deal."""


class DealMade(DealEvent, frozen=True):
    """What is dealt. ``kept_for`` is the log of the day or the evening that the deal is made for:
    before its end nobody else may play the deal. It is empty for the deal of a finished game. The
    log does not expire before ``until``, in seconds since the epoch."""

    terms: Terms
    seed: str
    kept_for: str = ""
    until: float = 0.0


class DealPlayed(DealEvent, frozen=True):
    """A table played the deal to its end: for each seat its points, whether a person held it,
    whether that person had seen the deal before, and whether a stand-in or another person played a
    part of the game. Nobody's name is kept here."""

    points: tuple[int, ...]
    people: tuple[bool, ...]
    again: tuple[bool, ...]
    substituted: tuple[bool, ...]


class BotsPlayed(DealEvent, frozen=True):
    """A table of bots of one level played the deal; ``round`` tells such tables apart."""

    level: str
    round: int
    points: tuple[int, ...]


AnyDealEvent: TypeAlias = DealMade | DealPlayed | BotsPlayed

_decoder = msgspec.json.Decoder(AnyDealEvent)
_NOTHING: tuple[tuple[AnyDealEvent, ...], LogEntry | None] = ((), None)


class KnownDeal(Value, frozen=True):
    """A deal with everything that is known about it."""

    deal: NamedDeal
    terms: Terms
    kept_for: str
    played: tuple[DealPlayed, ...]
    bots: tuple[BotsPlayed, ...]


class Deals:
    """All deals of a store that have a log."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rng = SystemRandom()
        self._made: OrderedDict[str, DealMade] = OrderedDict()
        self._known: OrderedDict[str, tuple[tuple[AnyDealEvent, ...], LogEntry | None]]
        self._known = OrderedDict()

    async def make(
        self, terms: Terms, kept_for: str, until: float = 0.0, seed: str | None = None
    ) -> NamedDeal:
        """Makes a new deal for a day or an evening, with a new seed unless one is given. Raises
        StoreError if the store is away."""
        while True:
            deal = new_deal(self._rng)
            if seed is not None:
                deal = NamedDeal(deal.name, seed)
            if await self.publish(deal, terms, kept_for, until):
                return deal

    async def publish(
        self, deal: NamedDeal, terms: Terms, kept_for: str = "", until: float = 0.0
    ) -> bool:
        """Gives a deal its log, unless it has one. Returns whether it had none."""
        made = DealMade(terms, deal.seed, kept_for, until)
        batch = _batch(deal.name, 0, made, None, until)
        return isinstance(await self._store.append(batch), Appended)

    async def made(self, name: str) -> DealMade | None:
        """What is dealt, by the name of a deal, if it has a log. Results are read at most once: so
        the time that it takes does not tell how many there are."""
        if name not in self._made and is_deal_name(name):
            await self._read(name)
        return self._made.get(name)

    async def find(self, name: str) -> KnownDeal | None:
        """A deal by its name, if it has a log."""
        if not is_deal_name(name):
            return None
        events = await self._read(name)
        if not events:
            return None
        made = events[0]
        assert isinstance(made, DealMade), "the first event of a deal says what is dealt"
        return KnownDeal(
            deal=NamedDeal(name, made.seed),
            terms=made.terms,
            kept_for=made.kept_for,
            played=tuple(event for event in events if isinstance(event, DealPlayed)),
            bots=tuple(event for event in events if isinstance(event, BotsPlayed)),
        )

    async def finish(self, name: str, table: str, number: int, played: DealPlayed) -> None:
        """Appends the result of a table's game. Idempotent by table and number."""
        await self._add(name, played, f"{table}/{number}")

    async def result(self, name: str, table: str, number: int) -> DealPlayed | None:
        """The result of a table's game; None if there is none."""
        seq = await self._store.taken(f"{DEALS}{name}", f"{table}/{number}")
        if seq is None:
            return None
        event = (await self._read(name))[seq - 1]
        return event if isinstance(event, DealPlayed) else None

    async def add_bots(self, name: str, played: BotsPlayed) -> None:
        """Appends the result of a table of bots. Idempotent by level and round."""
        await self._add(name, played, f"{played.level}/{played.round}")

    async def _add(self, name: str, event: AnyDealEvent, act: str) -> None:
        outcome: Outcome = Raced()
        while isinstance(outcome, Raced):
            events = await self._read(name)
            if not events:
                # The deal has expired meanwhile.
                return
            until = events[0].until if isinstance(events[0], DealMade) else 0.0
            batch = _batch(name, len(events), event, act, until)
            outcome = await self._store.append(batch)
        # Read the result now: whoever asks next does no more work than before it.
        await self._read(name)

    async def catch_up(self, name: str) -> None:
        """Reads what another process appended to a deal, if this one knows the deal. Raises
        StoreError if the store is away."""
        if name in self._known:
            await self._read(name)

    async def _read(self, name: str) -> Sequence[AnyDealEvent]:
        """All events of a deal. What is known is not read again, so the time that an answer takes
        does not tell how many results there are."""
        log, (before, last) = f"{DEALS}{name}", self._known.get(name, _NOTHING)
        entries = await self._store.read(log, last.seq - 1 if last else 0)
        if last is not None and (not entries or entries[0] != last):
            # It has expired meanwhile, and nothing or another deal has its name.
            before, last = _NOTHING
            entries = await self._store.read(log)
        new = entries[1:] if last else entries
        events = (*before, *(_decoder.decode(entry.event) for entry in new))
        if not events:
            self._known.pop(name, None)
            return ()
        _keep(self._known, name, (events, entries[-1]), MOST_KNOWN)
        if isinstance(events[0], DealMade):
            _keep(self._made, name, events[0], MOST_MADE)
        return events


def _keep(kept: OrderedDict[str, T], name: str, value: T, most: int) -> None:
    """Keeps a value, and drops the one that was kept or asked for longest ago."""
    kept[name] = value
    kept.move_to_end(name)
    if len(kept) > most:
        kept.popitem(last=False)


def _batch(name: str, after: int, event: AnyDealEvent, act: str | None, until: float) -> Batch:
    # A log expires by the time when it was last touched; that may be in the future.
    touched = max(time(), until)
    return Batch(f"{DEALS}{name}", after, (msgspec.json.encode(event),), act, touched)
