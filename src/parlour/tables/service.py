"""All tables of a store: finding them, sitting down, asking, and expiring them.

Any process may serve any table. Tables in use are cached in memory, folded from their logs.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Container, Coroutine
from random import SystemRandom
from typing import Any

from parlour.rules.refusal import Refusal, illegal, stale
from parlour.rules.registry import UnknownGameError, game
from parlour.rules.seat import Seat
from parlour.tables import asks, hosting, keys, live_table, seat_requests, seats
from parlour.tables.answers import AWAY, NO_TABLE, NOT_SAVED, WRONG_KEY, Accepted, Answer, Seated
from parlour.tables.asks import AnyAsk, Choose
from parlour.tables.bot_results import BotResults
from parlour.tables.choosing import choose, objection_to_choice
from parlour.tables.codes import is_code, new_code
from parlour.tables.daily_deal import Days
from parlour.tables.deals import Deals
from parlour.tables.decision import Decision, Done, Now
from parlour.tables.evenings import Evenings
from parlour.tables.live_table import Live
from parlour.tables.play import play_for_bot, play_for_house
from parlour.tables.record_keeping import RecordKeeper
from parlour.tables.refused_words import NONE_REFUSED, RefusedWords
from parlour.tables.store import (
    Checkpoint,
    LogChange,
    Store,
    StoreError,
    no_checkpoint,
)
from parlour.tables.submit import Submitter
from parlour.tables.table import DayDeal, Table
from parlour.tables.upkeep import Order
from parlour.tables.uptime import ServedClock

log = logging.getLogger("parlour.tables")

# How many tables stay cached although nobody is connected to them.
IDLE_TABLES = 500

_PASS_OVER = stale("pass-over", "This pass was used already, or is not for this table.")
_UNANSWERED = illegal("unanswered", "Nobody at the table has said yes or no yet.")


def _act(key: str, ask_id: str) -> str:
    """The act id of an ask within its table. It begins with the key, because two people may choose
    the same id, and a seat may change hands."""
    return f"{key[:16]}:{ask_id}"


class Tables:
    """All tables of a store."""

    def __init__(
        self,
        store: Store,
        clock: ServedClock,
        checkpoint: Checkpoint = no_checkpoint,
        words: RefusedWords = NONE_REFUSED,
    ) -> None:
        self.store = store
        self.clock = clock
        self.deals = Deals(store)
        self.days = Days(store, self.deals)
        self.evenings = Evenings(store, self.deals, words)
        self.bot_results = BotResults(self.deals)
        self._records = RecordKeeper(store, self.deals, self.days, self.evenings)
        self._words = words
        self._submitter = Submitter(store, self._records, checkpoint, self._forget, words)
        self._rng = SystemRandom()
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Live | None]] = {}

    @classmethod
    async def open(
        cls,
        store: Store,
        checkpoint: Checkpoint = no_checkpoint,
        words: RefusedWords = NONE_REFUSED,
    ) -> "Tables":
        return cls(store, ServedClock(await store.served()), checkpoint, words)

    def now(self, live: Live | None = None, ends: float | None = None) -> Now:
        """What a decision may know beside the table, for a live table or for a new one (None).
        ``ends`` is the end of its evening."""
        served, wall = self.clock.now(), self.evenings.now()
        if live is None:
            return Now(self._rng, served, wall=wall)
        here, away = live.absence.here, live.absence.away(served)
        return Now(self._rng, served, here, away, wall, ends)

    # Finding -------------------------------------------------------------------------------

    async def find(self, code: str, seen: int = 0) -> Live | None:
        """The table with this code, from memory or from the store. If somebody has ``seen`` a later
        number at another process, it catches up first: no viewer is shown an older view."""
        live = await self._find(code)
        if live is not None and live.table.seq < seen:
            async with live.lock:
                await self._submitter.catch_up(live)
        return live

    async def _find(self, code: str) -> Live | None:
        live = self._live.get(code)
        if live is not None:
            self._live.move_to_end(code)
            return live
        if not is_code(code):
            return None
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(self._load(code))
        try:
            return await asyncio.shield(self._loading[code])
        finally:
            self._loading.pop(code, None)

    async def _load(self, code: str) -> Live | None:
        """Reads a table from the store and folds its log."""
        entries = await self.store.read(code)
        if not entries:
            return None
        acts = await self.store.acts(code, live_table.ACTS_REMEMBERED)
        live = Live(code, Table(), OrderedDict(sorted(acts, key=lambda act: act[1])))
        try:
            await live.fold_patiently(entries)
            game(live.table.game)
        except UnknownGameError as error:
            # Another process may have been started with this game: the table waits for one.
            log.error("a table cannot be served", extra={"why": str(error)})
            raise StoreError(str(error)) from error
        self._records.keep(live)
        return self._keep(live)

    def _keep(self, live: Live) -> Live:
        """Caches a table, and drops the least recently used tables that nobody is connected to."""
        live = self._live.setdefault(live.code, live)
        idle = [other for other in self._live.values() if not other.listeners]
        for other in idle[: max(0, len(idle) - IDLE_TABLES)]:
            if not other.lock.locked() and other is not live:
                del self._live[other.code]
        return live

    def cached(self, code: str) -> Live | None:
        """The table, if it is cached."""
        return self._live.get(code)

    def playing_deal(self, name: str) -> set[str]:
        """The codes of the cached tables whose game, or last one, has the deal of this name."""
        return {
            live.code
            for live in self._live.values()
            if live.table.play and live.table.play.deal and live.table.play.deal.name == name
        }

    def playing_day(self, day: str) -> set[str]:
        """The codes of the cached tables that are set up for the deal of this day."""
        return {
            live.code
            for live in self._live.values()
            if isinstance(live.table.occasion, DayDeal) and live.table.occasion.day == day
        }

    def behind(self, change: LogChange) -> Live | None:
        """The table in memory to which another process appended what this one does not know yet.
        Deals, days and evenings are read again whenever somebody asks."""
        live = self._live.get(change.table)
        return live if live is not None and live.table.seq < change.seq else None

    async def changed(self, change: LogChange) -> None:
        """Another process appended to a table. If this process has it in memory, it catches up."""
        if (live := self.behind(change)) is not None:
            async with live.lock:
                await self._submitter.follow(live, change)

    async def ordered(self, order: Order) -> None:
        """The operator has changed or deleted a table. If this process has it in memory, or is
        about to, it reads the store again. Raises StoreError if it cannot."""
        if order.code in self._loading:
            await asyncio.shield(self._loading[order.code])
        live = self._live.get(order.code)
        if live is None:
            return
        async with live.lock:
            if not await self._submitter.drop_if_deleted(live):
                await self._submitter.catch_up(live)

    def __len__(self) -> int:
        return len(self._live)

    # Forgetting ----------------------------------------------------------------------------

    async def expire(self, untouched_since: float) -> int:
        """Deletes the tables that nobody touched since this time, but for those of evenings that
        last; returns how many. Also drops cached tables that another process deleted."""
        kept = await self.evenings.logs_to_keep()
        expired = await self.store.expire(untouched_since, kept)
        if expired or self.store.shared:
            for live in tuple(self._live.values()):
                async with live.lock:
                    await self._submitter.drop_if_deleted(live)
        return expired

    def _forget(self, live: Live) -> None:
        """Drops a table from the cache, because the store does not have it any more."""
        self._live.pop(live.code, None)

    # Sitting down --------------------------------------------------------------------------

    async def create(self, choice: Choose, name: str) -> Seated | Refusal:
        """Makes a new table with its host in the first seat."""
        if refusal := objection_to_choice(choice):
            return refusal
        key = keys.new_key()
        chosen = choose(Table(), choice)
        sat = seats.sit(chosen.table, name, keys.hash_key(key))
        if isinstance(sat, Refusal):
            return sat
        return await self.open_table(Done(chosen.events + sat.events, sat.table), key)

    async def open_table(self, opened: Done, key: str) -> Seated | Refusal:
        """Appends the first events of a new table, under a code that no table has or had. ``key``
        is the key of its host."""
        judged = self._words.judged(Table(), opened)
        if isinstance(judged, Refusal):
            return judged
        for _ in range(20):
            live = Live(new_code(self._rng), Table(), OrderedDict())
            try:
                # Old links and records must not lead to another table.
                if await self.store.upkeep.is_spent(live.code):
                    continue
            except StoreError:
                return AWAY
            answer = await self._submitter.append(live, opened, None)
            if isinstance(answer, Refusal):
                return answer
            if isinstance(answer, Accepted):
                self._keep(live)
                return Seated(live.code, 0, key)
        return NOT_SAVED

    async def join(
        self, code: str, name: str, seen: tuple[str, ...] = (), *, kept_back: bool = False
    ) -> Seated | Refusal:
        """Somebody sits down in a new seat. ``seen`` are names of deals that they have seen. At a
        table that is ``kept_back`` the refusal does not tell how far its game is."""
        key = keys.new_key()
        sit = seats.sit_before_the_deals if kept_back else seats.sit
        return await self._sit(
            code, key, lambda live: sit(live.table, name, keys.hash_key(key), seen=seen)
        )

    async def claim(
        self, code: str, pass_key: str, name: str | None, seen: tuple[str, ...] = ()
    ) -> Seated | Refusal:
        """Takes a seat with a one-time pass; the seat's old key is void from then on."""
        key = keys.new_key()

        def decide(live: Live) -> Decision:
            fitting = [p for p in live.table.passes if keys.fits(pass_key, p.key)]
            given = fitting[0] if fitting else None
            if given is None:
                return self._unanswered(live, pass_key) or _PASS_OVER
            who = name or seats.name_at(live.table, given.seat)
            return seats.claim(live.table, given, who, keys.hash_key(key), self.now(live), seen)

        return await self._sit(code, key, decide)

    async def request_seat(self, live: Live, seat: Seat | None, name: str) -> str | Refusal:
        """Asks for a bot's seat, or for that of any bot. Returns a secret: once the table has said
        yes, it claims the seat like a pass."""
        pass_key = keys.new_key()
        answer = await self._submitter.submit(
            live,
            None,
            lambda: seat_requests.request_seat(
                live.table, seat, name, keys.hash_key(pass_key), self.now(live)
            ),
        )
        return answer if isinstance(answer, Refusal) else pass_key

    def _unanswered(self, live: Live, pass_key: str) -> Refusal | None:
        """The refusal for a secret whose request has no answer yet."""
        waiting = seat_requests.open_requests(live.table, self.clock.now())
        return _UNANSWERED if any(keys.fits(pass_key, one.key) for one in waiting) else None

    async def _sit(
        self, code: str, key: str, decide: Callable[[Live], Decision]
    ) -> Seated | Refusal:
        """Submits a decision that gives a seat to the holder of a new key."""
        try:
            live = await self.find(code)
        except StoreError:
            return AWAY
        if live is None:
            return NO_TABLE
        answer = await self._submitter.submit(live, None, lambda: decide(live))
        if isinstance(answer, Refusal):
            return answer
        seat = live.seat_of(key)
        return NOT_SAVED if seat is None else Seated(code, seat, key)

    async def give_pass(self, live: Live, key: str, seat: Seat) -> str | Refusal:
        """Makes a one-time pass for a seat. ``key`` is the hash of the asker's key. Only this
        answer contains the pass; the log has its hash."""
        pass_key = keys.new_key()

        def decide() -> Decision:
            by = live.seat_with(key)
            if by is None:
                return WRONG_KEY
            return seats.give_pass(live.table, by, seat, keys.hash_key(pass_key), self.now(live))

        answer = await self._submitter.submit(live, None, decide)
        return answer if isinstance(answer, Refusal) else pass_key

    # Asking --------------------------------------------------------------------------------

    def ask(self, live: Live, key: str, ask_id: str, ask: AnyAsk) -> Coroutine[Any, Any, Answer]:
        """Submits what the holder of a key (given as its hash) asks for. Idempotent by ask id."""
        if live.table.occasion is not None and live.table.evening is not None:
            return self._ask_at_evening(live, key, ask_id, ask)
        return self._submitter.submit(
            live, _act(key, ask_id), lambda: asks.decide_for_key(live, key, ask, self.now(live))
        )

    async def _ask_at_evening(self, live: Live, key: str, ask_id: str, ask: AnyAsk) -> Answer:
        """The same at a table that takes part in an evening. Between games it may ask for the next
        deal, and the organiser may have moved the end."""
        ends: float | None = None
        if not live.table.plays_given:
            try:
                evening = await self.evenings.find(live.table.evening or "")
            except StoreError:
                return AWAY
            ends = 0.0 if evening is None else evening.ends
        return await self._submitter.submit(
            live,
            _act(key, ask_id),
            lambda: asks.decide_for_key(live, key, ask, self.now(live, ends)),
        )

    def note_refusal(self, live: Live, key: str | None, refusal: Refusal) -> None:
        """Called for every refusal that a connection is sent; ``key`` is the hash of its key, None
        for a watcher. Nothing follows from it here. The benchmark counts the refusals of a seat."""

    async def taken(self, live: Live, key: str, ask_id: str) -> Answer | None:
        """The answer to an ask that any process took before; None if none did. ``key`` is the hash
        of the asker's key."""
        act = _act(key, ask_id)
        # Wait for the decision under way: it may be about this very ask.
        async with live.lock:
            if act in live.acts:
                return Accepted(live.acts[act])
            return await self._submitter.taken_before(live, act)

    async def act_for_bot(self, live: Live, seat: Seat, seq: int, act: bytes) -> Answer:
        """Submits a bot's act, chosen when the log ended at ``seq``. Idempotent by seat and
        ``seq``: several processes may choose for the same seat."""
        return await self._submitter.submit(
            live,
            f"bot:{seat}:{seq}",
            lambda: play_for_bot(live.table, seat, act, self.now(live)),
        )

    async def act_for_house(self, live: Live, seq: int) -> Answer:
        """Submits the act that the house does by itself. Idempotent by ``seq``, the end of the log:
        several processes may see that the act is due."""
        return await self._submitter.submit(
            live, f"house:{seq}", lambda: play_for_house(live.table, self.now(live))
        )

    async def pass_on_hosting(self, live: Live, seq: int) -> Answer:
        """Passes hosting on from a host who is away. Idempotent by ``seq``, the end of the log:
        several processes may notice the absence."""
        return await self._submitter.submit(
            live, f"hosting:{seq}", lambda: hosting.pass_on_hosting(live.table, self.now(live))
        )

    async def written(self, tables: Container[str] | None = None) -> None:
        """Waits until the records under way are written: those of these tables, or all. An answer
        waits only for what it may show: else the wait would tell that others have finished."""
        await self._records.written(tables)

    async def close(self) -> None:
        """Stops background work, and waits until the records under way are written."""
        await self._submitter.close()
        await self.written()
