"""Deals in the store: what is dealt, and how everybody who played it did.

Each deal has a log, like a table, under a name that no table can have. Its only event says what is
dealt and holds the secret seed. A deal of a finished game gets a log when the game is over. A deal
that several tables shall play gets one when it is made. The results are in a second log, which is
read only for those who may see them: so the time that any other answer takes does not depend on
results.
"""

from secrets import SystemRandom
from time import time
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from parlour.rules.value import Value
from parlour.tables.codes import is_deal_name
from parlour.tables.known_logs import KnownLogs
from parlour.tables.play import new_deal
from parlour.tables.store import RESULTS, Appended, Batch, Outcome, Raced, Store
from parlour.tables.table import NamedDeal

DEALS = "deal/"
"""The prefix of the log names of deals. No table's code begins with it."""


class Terms(Value, frozen=True):
    """What is dealt, and for how many seats."""

    game: str
    rule_set: str
    changes: dict[str, Any]
    seats: int


class DealEvent(Struct, frozen=True, tag_field="deal", tag=str.lower, forbid_unknown_fields=True):
    """Something in the log of a deal, or in that of its results."""


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


Result: TypeAlias = DealPlayed | BotsPlayed

_decode_made = msgspec.json.Decoder(DealMade).decode
_decode_result = msgspec.json.Decoder(Result).decode


class MadeDeal(Value, frozen=True):
    """A deal as it was made, without its results."""

    deal: NamedDeal
    terms: Terms
    kept_for: str
    until: float = 0.0


class KnownDeal(MadeDeal, frozen=True):
    """A deal with all results."""

    played: tuple[DealPlayed, ...] = ()
    bots: tuple[BotsPlayed, ...] = ()


class Deals:
    """All deals of a store that have a log."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rng = SystemRandom()
        self._results: KnownLogs[Result] = KnownLogs(store, _decode_result)

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
        batch = Batch(
            f"{DEALS}{deal.name}", 0, (msgspec.json.encode(made),), touched=_touched(until)
        )
        return isinstance(await self._store.append(batch), Appended)

    async def made(self, name: str) -> MadeDeal | None:
        """A deal by its name, if it has a log. No result is read."""
        entries = await self._store.read(f"{DEALS}{name}") if is_deal_name(name) else ()
        if not entries:
            return None
        made = _decode_made(entries[0].event)
        return MadeDeal(NamedDeal(name, made.seed), made.terms, made.kept_for, made.until)

    async def find(self, name: str) -> KnownDeal | None:
        """A deal by its name with its results, if it has a log. For those who may see them."""
        made = await self.made(name)
        if made is None:
            return None
        results = await self._results.read(results_log(name))
        return KnownDeal(
            deal=made.deal,
            terms=made.terms,
            kept_for=made.kept_for,
            until=made.until,
            played=tuple(one for one in results if isinstance(one, DealPlayed)),
            bots=tuple(one for one in results if isinstance(one, BotsPlayed)),
        )

    async def finish(self, name: str, table: str, number: int, played: DealPlayed) -> None:
        """Appends the result of a table's game. Idempotent by table and number."""
        await self._add(name, played, f"{table}/{number}")

    async def result(self, name: str, table: str, number: int) -> DealPlayed | None:
        """The result of a table's game; None if there is none. No other result is read then."""
        seq = await self._store.taken(results_log(name), f"{table}/{number}")
        if seq is None:
            return None
        one = (await self._results.read(results_log(name)))[seq - 1]
        return one if isinstance(one, DealPlayed) else None

    async def add_bots(self, name: str, played: BotsPlayed) -> None:
        """Appends the result of a table of bots. Idempotent by level and round."""
        await self._add(name, played, f"{played.level}/{played.round}")

    async def _add(self, name: str, result: Result, act: str) -> None:
        log, written = results_log(name), (msgspec.json.encode(result),)
        made = await self.made(name)
        # Either the deal has expired meanwhile, or the result is there. A friend who came later
        # waits for this when their table is loaded: other results are not read for them.
        if made is None or await self._store.taken(log, act) is not None:
            return
        touched = _touched(made.until)
        # Touches the log of the deal and appends nothing: a deal that is played does not expire.
        await self._store.append(Batch(f"{DEALS}{name}", 1, (), touched=touched))
        outcome: Outcome = Raced()
        while isinstance(outcome, Raced):
            after = len(await self._results.read(log))
            outcome = await self._store.append(Batch(log, after, written, act, touched))


def results_log(name: str) -> str:
    """The log of the results of a deal."""
    return f"{RESULTS}{DEALS}{name}"


def _touched(until: float) -> float:
    # A log expires by the time when it was last touched; that may be in the future.
    return max(time(), until)
