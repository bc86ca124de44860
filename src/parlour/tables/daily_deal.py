"""The deal of the day: which deal it is, and the results of those who played it.

Each day of each game has a log in the store, like a table, under a name that no table can have. It
names the deal, which is made for the first player who asks: nobody can compute it from the date or
from other days. The results are with the deal; those from before deals had names are in a log of
their own.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime
from statistics import median_high
from time import time

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from parlour.games import DayGame, Parts
from parlour.rules.registry import GAMES
from parlour.tables.bot_tables import LEVELS
from parlour.tables.deals import Deals, KnownDeal, Terms
from parlour.tables.standings import averages, par_of
from parlour.tables.store import DAY, RESULTS, Batch, Outcome, Raced, Store
from parlour.tables.table import DayDeal, end_of_day

DAY_GAMES = Parts[DayGame](lambda game: game.day)
"""How each game is played as the deal of a day. A game need not have one."""


class DayEvent(Struct, frozen=True, tag_field="day", tag=str.lower, forbid_unknown_fields=True):
    """Something in the log of a day."""


class Opened(DayEvent, frozen=True):
    """The day has this deal. Logs from before deals had names have the seed itself."""

    seed: str = ""
    deal: str = ""


class Finished(DayEvent, frozen=True):
    """Somebody played the deal to its end, before deals had names."""

    points: int


_opened = msgspec.json.Decoder(Opened)
_finished = msgspec.json.Decoder(Finished)


class Standing(Struct, frozen=True):
    """The results of a day's deal: how many tables finished it, the best score, the score that half
    of them reached, and what bots score on average: experts (``par``), and each level. ``deal`` is
    its name, by which it can be played now. What is not known is null or missing."""

    finished: int
    best: int | None
    median: int | None
    par: float | None = None
    bots: dict[str, float] = msgspec.field(default_factory=dict)
    deal: str | None = None


def utc_day() -> str:
    """Today's date in UTC, so that the day changes everywhere at once.

    >>> len(utc_day())
    10
    """
    return datetime.now(UTC).date().isoformat()


def is_day(text: str) -> bool:
    """
    >>> is_day("2026-11-15"), is_day("2026-11-31"), is_day("20261115"), is_day("today")
    (True, False, False, False)
    """
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


class Days:
    """The deals of all days, in one store."""

    def __init__(self, store: Store, deals: Deals, today: Callable[[], str] = utc_day) -> None:
        self._store = store
        self._deals = deals
        self.today = today

    async def deal(self, game: str) -> DayDeal:
        """Today's deal of a game. Raises StoreError if the store is away."""
        day = self.today()
        while True:
            events = await self._read(day, game)
            for event in events:
                if event.deal:
                    found = await self._deals.made(event.deal)
                    if found is not None:
                        return DayDeal(day=day, seed=found.deal.seed, name=event.deal)
            # If two players ask first at the same time, one append loses and reads the other deal.
            # A day that began before deals had names keeps its seed.
            seeds = (event.seed for event in events if event.seed)
            seed = next(seeds, None)
            until = end_of_day(day)
            made = await self._deals.make(_terms(game), _log(day, game), until, seed)
            await self._append(_log(day, game), day, len(events), Opened(deal=made.name))

    async def finish(self, day: str, game: str, table: str, points: int) -> None:
        """Appends a result of a table that has a deal without a name. Idempotent by table."""
        log = _results_log(day, game)
        outcome: Outcome = Raced()
        while isinstance(outcome, Raced):
            after = len(await self._store.read(log))
            outcome = await self._append(log, day, after, Finished(points=points), table)

    async def known(self, day: str, game: str) -> KnownDeal | None:
        """The deal of a day with its results; None if nobody has asked for it, or if it has no
        name."""
        for event in await self._read(day, game):
            if event.deal:
                return await self._deals.find(event.deal)
        return None

    async def standing(self, day: str, game: str) -> Standing:
        """The results of a day's deal."""
        entries, deal = await self._store.read(_results_log(day, game)), await self.known(day, game)
        points = [_finished.decode(entry.event).points for entry in entries]
        tables = len(points)
        if deal is None:
            return _standing(tables, points)
        team = GAMES[game].team
        for one in deal.played:
            tables += 1
            seats = range(1) if team else range(len(one.points))
            # Somebody who has seen the deal before does not raise what others are compared with.
            points += [
                one.points[seat]
                for seat in seats
                if not (any(one.again) if team else one.again[seat] or not one.people[seat])
            ]
        bots = {level: averages(deal.bots, level, team=team) for level in LEVELS}
        # The person who plays alone has the first seat.
        means = {level: one[0] for level, one in bots.items() if one}
        par = par_of(deal.bots, team=team)
        made = _standing(tables, points)
        return replace(made, par=par[0] if par else None, bots=means, deal=deal.deal.name)

    async def _read(self, day: str, game: str) -> list[Opened]:
        return [_opened.decode(entry.event) for entry in await self._store.read(_log(day, game))]

    async def _append(
        self, log: str, day: str, after: int, event: DayEvent, act: str | None = None
    ) -> Outcome:
        # A log expires by the time when it was last touched; a day stays until its end.
        touched, written = max(time(), end_of_day(day)), (msgspec.json.encode(event),)
        return await self._store.append(Batch(log, after, written, act, touched))


def _standing(tables: int, points: Sequence[int]) -> Standing:
    best, middle = (max(points), median_high(points)) if points else (None, None)
    return Standing(tables, best, middle)


def _terms(game: str) -> Terms:
    chosen = DAY_GAMES[game]
    rule_set = next(iter(GAMES[game].rule_sets))
    return Terms(game, rule_set, dict(chosen.changes), chosen.bots + 1)


def _log(day: str, game: str) -> str:
    return f"{DAY}{day}/{game}"


def _results_log(day: str, game: str) -> str:
    return f"{RESULTS}{_log(day, game)}"
