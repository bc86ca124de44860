"""Live tables: the ones somebody is at, kept folded in memory over the store.

Any process may serve any table. A process decides on the state it has, appends behind the number
it knows, and learns from the store if somebody else was quicker. Nothing is told to anybody
before it is durable.
"""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from random import SystemRandom
from time import time
from typing import Any, Literal, TypeAlias

from parlour.records import Record, write
from parlour.rules import Change
from parlour.rules.manners import SeatTaken
from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal, illegal, malformed, not_yours, stale, too_many
from parlour.rules.registry import GAMES
from parlour.rules.seat import Seat, Viewer
from parlour.rules.value import Value
from parlour.tables import asks, hosting, keys, seat_requests, seats, solo_tables, telling
from parlour.tables.absence import Absence
from parlour.tables.asks import AnyAsk, Choose
from parlour.tables.codes import is_code, new_code
from parlour.tables.daily_deal import Days
from parlour.tables.decision import Decision, Done, Now
from parlour.tables.play import play_for_bot, play_for_house
from parlour.tables.store import (
    Appended,
    Batch,
    Entry,
    FinishedGame,
    Raced,
    Repeated,
    Store,
    StoreError,
    Witness,
    unwitnessed,
)
from parlour.tables.table import (
    Began,
    DayDeal,
    Play,
    Played,
    Table,
    TableEvent,
    evolve,
    read_event,
    write_event,
)
from parlour.tables.uptime import ServedClock

# Tables nobody is connected to are kept folded for a while, up to this many.
IDLE_TABLES = 500
# How many of a table's last act ids are remembered; older acts are not resent by anybody.
ACTS_REMEMBERED = 1000
# How many batches of a game's events are kept at hand, to be told to those who come back.
EVENTS_REMEMBERED = 300
# A log is folded from its first event when a table is read, and everybody waits for that. This is
# more than people play in a hundred evenings, and less than a program writes in an hour.
MOST_EVENTS = 50_000
# How many events are folded in one breath.
EVENTS_AT_ONCE = 2_000
# How often two processes may beat each other to a table before somebody is told to try again.
RACES = 50
# How long to wait before a store that failed is asked again.
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 2.0

Listener: TypeAlias = Callable[[Seat | None], None]
"""Is told that a table changed: for one seat alone, or (None) for everybody."""

AWAY = Refusal("unavailable", "store-away", "The tables cannot be reached just now. Try again.")
NO_TABLE = illegal("no-table", "There is no table with this code.")
NOT_SAVED = Refusal("unavailable", "not-saved", "That could not be saved just now. Try again.")
WORN_OUT = too_many("worn-out", "This table has seen too much. Make a new one to play on.")
_PASS_OVER = stale("pass-over", "This pass was used already, or is not for this table.")
_UNANSWERED = illegal("unanswered", "Nobody at the table has said yes or no yet.")
WRONG_KEY = not_yours("wrong-key", "This is not the key of a seat at this table.")


class Accepted(Value, frozen=True):
    """The act is taken and durable; the table's log ended at ``seq`` then."""

    seq: int


Answer: TypeAlias = Accepted | Refusal


class Seated(Value, frozen=True):
    """A seat, and the key that proves it: shown this once."""

    code: str
    seat: Seat
    key: str


def _act(key: str, ask_id: str) -> str:
    """The id of an ask within its table. Two people may choose the same one, and a seat's number
    changes hands, so it is the key that tells them apart."""
    return f"{key[:16]}:{ask_id}"


class Past(Value, frozen=True):
    """What happened in the game at once, and the log's number of its first event; or one event of
    the table itself, as the sentence that all are told."""

    seq: int
    changes: tuple[Change[Any], ...] = ()
    sentence: str = ""

    @property
    def last(self) -> int:
        """The number of the last one."""
        return self.seq + max(1, len(self.changes)) - 1


class Live:
    """One table as this process knows it."""

    def __init__(self, code: str, table: Table, acts: OrderedDict[str, int]) -> None:
        self.code = code
        self.table = table
        self.acts = acts
        self.all_acts = len(acts) < ACTS_REMEMBERED
        """Whether these are all acts the table ever took: then no store knows of another."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.absence = Absence()
        """Who is away, while somebody is here."""
        self.past: deque[Past] = deque(maxlen=EVENTS_REMEMBERED)
        self.recorded = 0
        """The number of the last game whose record this process knows to be kept."""
        self.gone = False
        """Whether the store has forgotten the table, because nobody touched it for so long."""
        self._memo = Memo()
        self._memo_of = 0

    @property
    def memo(self) -> Memo:
        """What is remembered for all who look at the table, until its next game begins."""
        number = self.table.play.number if self.table.play else 0
        if number != self._memo_of:
            self._memo, self._memo_of = Memo(), number
        return self._memo

    def view(self, viewer: Viewer) -> Any:
        """The game as somebody sees it now; None before the first one."""
        table = self.table
        return table.play and table.rules.view(table.play.state, viewer, self.memo)

    def fold(self, entries: Sequence[Entry]) -> set[Seat | None]:
        """Takes in what the log holds behind what this process knew. Says whom it concerns: single
        seats, and everybody (None)."""
        concerned: set[Seat | None] = set()
        for entry in entries:
            event = read_event(entry.event)
            if isinstance(event, Began):
                self.past.clear()
            before = self.table.play
            self._tell_of(entry.seq, event)
            self.table = evolve(self.table, event)
            after = self.table.play
            if isinstance(event, Played) and before is not None and after is not None:
                told = self.table.rules.read_event(bytes(event.event))
                changes = (Change(before.state, told, after.state),)
                self.past.append(Past(entry.seq, changes))
                concerned.add(self.private_to(changes))
            else:
                concerned.add(None)
        return concerned

    def advance(self, done: Done) -> None:
        """Takes in what this process has just appended itself."""
        before, after = self.table.play, done.table.play
        if done.told and after is not None:
            first = next(n for n, event in enumerate(done.events) if isinstance(event, Played))
            if before is None or before.number != after.number:
                self.past.clear()
            self.past.append(Past(self.table.seq + 1 + first, done.told))
        for seq, event in enumerate(done.events, self.table.seq + 1):
            self._tell_of(seq, event)
        self.table = done.table

    def _tell_of(self, seq: int, event: TableEvent) -> None:
        """Keeps the sentence on an event of the table, if it has one."""
        if sentence := telling.sentence(self.table, event):
            self.past.append(Past(seq, sentence=sentence))

    def lines(self, since: int, viewer: Viewer) -> tuple[str, ...]:
        """What happened in the game behind a number, in sentences for one viewer."""
        game = self.table.rules
        unheard: list[Past] = []
        for past in reversed(self.past):
            if past.last <= since:
                break
            unheard.append(past)
        said: list[str] = []
        for past in reversed(unheard):
            if past.sentence:
                said.append(past.sentence)
            for seq, change in enumerate(past.changes, past.seq):
                if seq > since and (line := game.tell(change, viewer)):
                    said.append(line)
        return tuple(said)

    def remember(self, act: str | None, seq: int) -> None:
        if act is not None:
            self.acts[act] = seq
            while len(self.acts) > ACTS_REMEMBERED:
                self.acts.popitem(last=False)
                self.all_acts = False

    def tell(self, only: Seat | None = None) -> None:
        """Tells those at the table that it changed. Nobody hears of another's private notes, not
        even that there was one."""
        for listener in tuple(self.listeners):
            listener(only)

    def private_to(self, changes: Sequence[Change[Any]]) -> Seat | None:
        """The seat that these changes of the game are the private affair of, if they are."""
        private = self.table.rules.private_events
        if not changes or any(type(change.event) not in private for change in changes):
            return None
        seat: Seat = changes[0].event.seat  # type: ignore[attr-defined]  # they have an owner
        return seat

    def seat_with(self, hashed: str) -> Seat | None:
        """The seat whose key has this hash."""
        return next((s for s, h in enumerate(self.table.holders) if h.key == hashed), None)

    def seat_of(self, key: str) -> Seat | None:
        """Whose key this is. Every seat is compared, so that time tells nothing."""
        found = None
        for seat, holder in enumerate(self.table.holders):
            if holder.key is not None and keys.fits(key, holder.key):
                found = seat
        return found


class Tables:
    """All tables of a store."""

    def __init__(self, store: Store, clock: ServedClock, witness: Witness = unwitnessed) -> None:
        self.store = store
        self.clock = clock
        self.days = Days(store)
        self._witness = witness
        self._rng = SystemRandom()
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._writing: set[asyncio.Future[None]] = set()
        self._loading: dict[str, asyncio.Future[Live | None]] = {}
        self._finding_out: dict[str, asyncio.Future[None]] = {}

    @classmethod
    async def open(cls, store: Store, witness: Witness = unwitnessed) -> "Tables":
        return cls(store, ServedClock(await store.served()), witness)

    def now(self, live: Live | None = None) -> Now:
        """What a decision may use of the world, at one table or at none yet."""
        served = self.clock.now()
        if live is None:
            return Now(self._rng, served)
        return Now(self._rng, served, live.absence.here, live.absence.away(served))

    # Finding -------------------------------------------------------------------------------

    async def find(self, code: str, seen: int = 0) -> Live | None:
        """The table with this code, read from the store if it is not at hand, or if somebody has
        seen more of it at another process: nobody is shown an older view than they had."""
        live = await self._find(code)
        if live is not None and live.table.seq < seen:
            async with live.lock:
                await self.catch_up(live)
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
        entries = await self.store.read(code)
        if not entries:
            return None
        acts = await self.store.acts(code, ACTS_REMEMBERED)
        live = Live(code, Table(), OrderedDict(sorted(acts, key=lambda act: act[1])))
        for start in range(0, len(entries), EVENTS_AT_ONCE):
            live.fold(entries[start : start + EVENTS_AT_ONCE])
            await asyncio.sleep(0)
        self._keep_record(live)
        return self._keep(live)

    def _keep(self, live: Live) -> Live:
        live = self._live.setdefault(live.code, live)
        idle = [other for other in self._live.values() if not other.listeners]
        for other in idle[: max(0, len(idle) - IDLE_TABLES)]:
            if not other.lock.locked() and other is not live:
                del self._live[other.code]
        return live

    def at_hand(self, code: str) -> Live | None:
        """The table, if this process has it folded in memory."""
        return self._live.get(code)

    async def catch_up(self, live: Live) -> bool:
        """Reads what others appended since; whether there was anything."""
        entries = await self.store.read(live.code, live.table.seq)
        live.all_acts &= not entries
        concerned = live.fold(entries)
        for seat in (None,) if None in concerned else concerned:
            live.tell(seat)
        return bool(entries)

    async def changed(self, code: str, seq: int) -> None:
        """Another process appended to a table; if it is at hand here, it catches up."""
        live = self._live.get(code)
        if live is not None and live.table.seq < seq:
            async with live.lock:
                await self._safely_catch_up(live)

    def __len__(self) -> int:
        return len(self._live)

    # Forgetting ----------------------------------------------------------------------------

    async def expire(self, untouched_since: float) -> int:
        """Deletes the tables nobody touched since then, and lets go of those at hand that are gone
        from the store, whichever process deleted them."""
        expired = await self.store.expire(untouched_since)
        if expired or self.store.shared:
            for live in tuple(self._live.values()):
                async with live.lock:
                    await self._lets_go_of(live)
        return expired

    async def _lets_go_of(self, live: Live) -> bool:
        """Forgets a table that is not in the store any more; whether it was so."""
        if not live.gone and not await self.store.read(live.code, live.table.seq - 1):
            live.gone = True
            self._live.pop(live.code, None)
            live.tell()
        return live.gone

    # Sitting down --------------------------------------------------------------------------

    async def create(self, choice: Choose, name: str) -> Seated | Refusal:
        """A new table with its host in the first seat."""
        if refusal := asks.objection_to_choice(choice):
            return refusal
        key = keys.new_key()
        chosen = asks.choose(Table(), choice)
        sat = seats.sit(chosen.table, name, keys.hash_key(key))
        if isinstance(sat, Refusal):
            return sat
        return await self._open(Done(chosen.events + sat.events, sat.table), key)

    async def set_up(
        self, occasion: Literal["lesson", "day"], game: str, name: str
    ) -> Seated | Refusal:
        """A new table for one person, at which a game has begun."""
        if game not in GAMES:
            return malformed(f"There is no game called {game!r}; there are {', '.join(GAMES)}.")
        key = keys.new_key()
        now, hashed = self.now(), keys.hash_key(key)
        if occasion == "lesson":
            opened = solo_tables.lesson(game, name, hashed, now)
        else:
            try:
                deal = await self.days.deal(game)
            except StoreError:
                return AWAY
            opened = solo_tables.day_deal(game, name, hashed, deal, now)
        return opened if isinstance(opened, Refusal) else await self._open(opened, key)

    async def _open(self, opened: Done, key: str) -> Seated | Refusal:
        """Writes a new table down, under a code that no other has or had."""
        for _ in range(20):
            live = Live(new_code(self._rng), Table(), OrderedDict())
            try:
                # An expired table leaves its records behind; nobody new gets its code.
                if await self.store.records(live.code):
                    continue
            except StoreError:
                return AWAY
            answer = await self._append(live, opened, None)
            if isinstance(answer, Refusal):
                return answer
            if isinstance(answer, Accepted):
                self._keep(live)
                return Seated(live.code, 0, key)
        return NOT_SAVED

    async def join(self, code: str, name: str) -> Seated | Refusal:
        key = keys.new_key()
        return await self._sit(
            code, key, lambda live: seats.sit(live.table, name, keys.hash_key(key))
        )

    async def claim(self, code: str, pass_key: str, name: str | None) -> Seated | Refusal:
        """Takes a seat with a one-time pass; the seat's old key is void from then on."""
        key = keys.new_key()

        def decide(live: Live) -> Decision:
            fitting = [p for p in live.table.passes if keys.fits(pass_key, p.key)]
            given = fitting[0] if fitting else None
            if given is None:
                return self._still_asking(live, pass_key) or _PASS_OVER
            who = name or seats.name_at(live.table, given.seat)
            return seats.claim(live.table, given, who, keys.hash_key(key), self.now(live))

        return await self._sit(code, key, decide)

    async def request_seat(self, live: Live, seat: Seat, name: str) -> str | Refusal:
        """Asks for a bot's seat. Gives the secret with which it can be claimed like with a pass,
        once the table has said yes."""
        pass_key = keys.new_key()
        answer = await self._settle(
            live,
            None,
            lambda: seat_requests.request_seat(
                live.table, seat, name, keys.hash_key(pass_key), self.now(live)
            ),
        )
        return answer if isinstance(answer, Refusal) else pass_key

    def _still_asking(self, live: Live, pass_key: str) -> Refusal | None:
        """What somebody is told who asked for a seat and has no answer yet."""
        waiting = seat_requests.open_requests(live.table, self.clock.now())
        return _UNANSWERED if any(keys.fits(pass_key, one.key) for one in waiting) else None

    async def _sit(
        self, code: str, key: str, decide: Callable[[Live], Decision]
    ) -> Seated | Refusal:
        try:
            live = await self.find(code)
        except StoreError:
            return AWAY
        if live is None:
            return NO_TABLE
        answer = await self._settle(live, None, lambda: decide(live))
        if isinstance(answer, Refusal):
            return answer
        seat = live.seat_of(key)
        return NOT_SAVED if seat is None else Seated(code, seat, key)

    async def give_pass(self, live: Live, key: str, seat: Seat) -> str | Refusal:
        """A new one-time pass for a seat, for the holder of a key. It is in this answer and
        nowhere else."""
        pass_key = keys.new_key()

        def decide() -> Decision:
            by = live.seat_with(key)
            if by is None:
                return WRONG_KEY
            return seats.give_pass(live.table, by, seat, keys.hash_key(pass_key), self.now(live))

        answer = await self._settle(live, None, decide)
        return answer if isinstance(answer, Refusal) else pass_key

    # Asking --------------------------------------------------------------------------------

    async def ask(self, live: Live, key: str, ask_id: str, ask: AnyAsk) -> Answer:
        """What the holder of a key (given as its hash) asks for, once however often it is sent
        with one id."""
        return await self._settle(live, _act(key, ask_id), lambda: self._decide(live, key, ask))

    async def taken(self, live: Live, key: str, ask_id: str) -> Answer | None:
        """Whether an ask of a key's holder was taken, by whatever process; None if it was not."""
        act = _act(key, ask_id)
        # Behind whatever is being decided: it may be just that.
        async with live.lock:
            if act in live.acts:
                return Accepted(live.acts[act])
            return await self._taken_before(live, act)

    def _decide(self, live: Live, key: str, ask: AnyAsk) -> Decision:
        """Whose key it is is looked up as late as this: until the lock was free, seats may have
        moved up or changed hands."""
        seat = live.seat_with(key)
        if seat is None:
            return WRONG_KEY
        return asks.decide(live.table, seat, ask, self.now(live))

    async def act_for_bot(self, live: Live, seat: Seat, seq: int, act: bytes) -> Answer:
        """What a bot does at its seat, thought of when the log ended at a number: once, however
        many processes thought of it."""
        return await self._settle(
            live,
            f"bot:{seat}:{seq}",
            lambda: play_for_bot(live.table, seat, act, self.now(live)),
        )

    async def act_for_house(self, live: Live, seq: int) -> Answer:
        """What the house does by itself at a table whose log ended at a number: once, however many
        processes saw that it was time."""
        return await self._settle(
            live, f"house:{seq}", lambda: play_for_house(live.table, self.now(live))
        )

    async def pass_on_hosting(self, live: Live, seq: int) -> Answer:
        """Hosting passes on from somebody who has been gone for long: once, however many processes
        noticed."""
        return await self._settle(
            live, f"hosting:{seq}", lambda: hosting.pass_on_hosting(live.table, self.now(live))
        )

    async def _settle(self, live: Live, act: str | None, decide: Callable[[], Decision]) -> Answer:
        """Decides, appends, and decides again as long as others are quicker."""
        async with live.lock:
            for _ in range(RACES):
                if live.gone:
                    return NO_TABLE
                if act is not None and act in live.acts:
                    return Accepted(live.acts[act])
                decision = decide()
                if isinstance(decision, Refusal):
                    # What looks wrong may only look so because another process moved on.
                    if self.store.shared and await self._safely_catch_up(live):
                        continue
                    return await self._taken_before(live, act) or decision
                if decision.table.seq > MOST_EVENTS:
                    return WORN_OUT
                answer = await self._append(live, decision, act)
                if answer is not None:
                    return answer
                if not await self._safely_catch_up(live):
                    with contextlib.suppress(StoreError):
                        if await self._lets_go_of(live):
                            return NO_TABLE
                    return NOT_SAVED
        return NOT_SAVED

    async def _taken_before(self, live: Live, act: str | None) -> Answer | None:
        """What looks wrong may also be an act sent again that was taken by another process, or
        whose first answer was lost before this process took it in."""
        if act is None or (live.all_acts and not self.store.shared):
            return None
        try:
            seq = await self.store.taken(live.code, act)
        except StoreError:
            return NOT_SAVED
        return None if seq is None else Accepted(seq)

    async def _append(self, live: Live, done: Done, act: str | None) -> Answer | None:
        """Writes, then tells; None if somebody else was quicker."""
        batch = Batch(
            table=live.code,
            after=live.table.seq,
            events=tuple(write_event(event) for event in done.events),
            act=act,
            touched=time(),
        )
        try:
            last, play = live.table.play, done.table.play
            if last is not None and play is not None and play.number != last.number:
                # Once the next game has begun, nobody looks for a missing record any more.
                await self._write_record(live, last)
            outcome = await self.store.append(batch)
        except StoreError:
            self._find_out(live)
            return NOT_SAVED
        match outcome:
            case Appended(seq=seq):
                live.advance(done)
                live.remember(act, seq)
                self._witness("before-telling")
                live.tell(live.private_to(done.told))
                self._witness("after-telling")
                if done.told:
                    self._keep_record(live)
                return Accepted(seq)
            case Repeated(seq=seq):
                live.remember(act, seq)
                await self._safely_catch_up(live)
                return Accepted(seq)
            case Raced():
                return None

    async def _safely_catch_up(self, live: Live) -> bool:
        try:
            return await self.catch_up(live)
        except StoreError:
            return False

    def _find_out(self, live: Live) -> None:
        """What a store failed to save may be saved all the same, with only the answer lost. Then
        nobody may ever ask again, and still everybody has to be told."""
        if live.code not in self._finding_out:
            task = asyncio.ensure_future(self._catch_up_at_last(live))
            self._finding_out[live.code] = task
            task.add_done_callback(lambda _: self._finding_out.pop(live.code, None))

    async def _catch_up_at_last(self, live: Live) -> None:
        pause = SHORTEST_PAUSE
        while True:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            async with live.lock:
                with contextlib.suppress(StoreError):
                    await self.catch_up(live)
                    return

    # Records -------------------------------------------------------------------------------

    def _keep_record(self, live: Live) -> None:
        """Writes down a game that is over. It is tried again whenever the table is read, and
        before its next game begins, so a crash in between loses nothing."""
        play = live.table.play
        if play is not None and not live.table.playing:
            task = asyncio.ensure_future(self._safely_write_record(live, play))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)

    async def _safely_write_record(self, live: Live, play: Play) -> None:
        with contextlib.suppress(StoreError):
            await self._write_record(live, play)

    async def _write_record(self, live: Live, play: Play) -> None:
        if live.recorded >= play.number:
            return
        game, code = GAMES[play.game], live.code
        entries = await self.store.read(code, play.began)
        events = []
        for entry in entries:
            event = read_event(entry.event)
            if isinstance(event, Began):
                break
            if isinstance(event, Played):
                events.append(game.read_event(bytes(event.event)))
        record = write(Record.of(game, play.start, events))
        await self.store.keep_record(FinishedGame(code, play.number, play.game, time(), record))
        occasion = live.table.occasion
        # What a bot played in somebody's seat is not that person's result.
        bots = [e for e in events if isinstance(e, SeatTaken) and e.person.mind is not None]
        # A deal that was not played to its end is nobody's result either.
        if isinstance(occasion, DayDeal) and not bots and not play.state.ended_early:
            points = game.score(play.state, solo_tables.PERSON)
            await self.days.finish(occasion.day, play.game, code, points)
        live.recorded = play.number

    async def written(self) -> None:
        """Waits until the games that ended here are written down."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    async def close(self) -> None:
        """Waits for the records under way."""
        for task in self._finding_out.values():
            task.cancel()
        await asyncio.gather(*self._writing, *self._finding_out.values(), return_exceptions=True)
