"""Making tables that are set up for something: a lesson, a day, a deal, an evening."""

from typing import Literal

from parlour.rules.refusal import Refusal
from parlour.tables import given_deals, keys, set_up_tables
from parlour.tables.answers import AWAY, Seated
from parlour.tables.deals import Terms
from parlour.tables.evenings import NO_EVENING
from parlour.tables.service import Tables
from parlour.tables.store import StoreError
from parlour.tables.table import GivenDeals, NamedDeal


class NewTables:
    """Makes tables that are set up for something. ``Tables.create`` makes ordinary ones."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def set_up(
        self,
        occasion: Literal["lesson", "day"],
        game: str,
        name: str,
        seen: tuple[str, ...] = (),
    ) -> Seated | Refusal:
        """Makes a new table for one person, at which a game has begun. ``seen`` are the names of
        deals that they have seen before."""
        if refusal := set_up_tables.objection(game, occasion):
            return refusal
        key = keys.new_key()
        now, hashed = self._tables.now(), keys.hash_key(key)
        if occasion == "lesson":
            opened = set_up_tables.lesson(game, name, hashed, now)
        else:
            try:
                deal = await self._tables.days.deal(game)
            except StoreError:
                return AWAY
            opened = set_up_tables.day_deal(game, name, hashed, deal, now, seen)
        return opened if isinstance(opened, Refusal) else await self._tables.open_table(opened, key)

    async def open_day(self, game: str, name: str, seen: tuple[str, ...]) -> Seated | Refusal:
        """Makes a new table for friends who play the deal of the day together."""
        if refusal := set_up_tables.objection(game, "day"):
            return refusal
        try:
            deal = await self._tables.days.deal(game)
        except StoreError:
            return AWAY
        key = keys.new_key()
        opened = set_up_tables.day_team(game, name, keys.hash_key(key), deal, seen)
        return opened if isinstance(opened, Refusal) else await self._tables.open_table(opened, key)

    async def open_deal(self, deal: str, name: str, seen: tuple[str, ...]) -> Seated | Refusal:
        """Makes a new table for a deal that was played before."""
        try:
            found = await given_deals.to_give(self._tables, deal)
        except StoreError:
            return AWAY
        if isinstance(found, Refusal):
            return found
        return await self._open_given(found.terms, (found.deal,), None, name, seen)

    async def open_evening(
        self, evening: str, team: str, name: str, seen: tuple[str, ...]
    ) -> Seated | Refusal:
        """Makes a new table that takes part in an evening as a team."""
        try:
            found = await self._tables.evenings.find(evening)
        except StoreError:
            return AWAY
        if found is None:
            return NO_EVENING
        if refusal := self._tables.evenings.team_objection(found, team):
            return refusal
        seated = await self._open_given(found.terms, found.deals, evening, name, seen)
        if isinstance(seated, Refusal):
            return seated
        return await self._tables.evenings.enter(evening, seated.code, team) or seated

    async def _open_given(
        self,
        terms: Terms,
        deals: tuple[NamedDeal, ...],
        evening: str | None,
        name: str,
        seen: tuple[str, ...],
    ) -> Seated | Refusal:
        occasion, key = GivenDeals(deals, terms.seats, evening), keys.new_key()
        opened = set_up_tables.given(terms, occasion, name, keys.hash_key(key), seen)
        return opened if isinstance(opened, Refusal) else await self._tables.open_table(opened, key)
