"""Evenings in the store: the same deals at many tables, until an end that the organiser sets.

Each evening has a log, like a table, under a name that no table can have. It says what is played,
and which tables take part. How they did with each of the deals is in a log for that deal, which is
read only for those who may see it. The organiser holds a key, as the holder of a seat does.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from secrets import SystemRandom
from time import time
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from parlour.rules.company import text_objection
from parlour.rules.refusal import Refusal, illegal, malformed, not_yours, too_many
from parlour.rules.registry import GAMES
from parlour.rules.value import Value
from parlour.tables import keys
from parlour.tables.answers import AWAY, NOT_SAVED
from parlour.tables.asks import Choose
from parlour.tables.choosing import objection_to_choice
from parlour.tables.codes import is_deal_name, new_deal_name
from parlour.tables.deals import DEALS, Deals, Terms, results_log
from parlour.tables.evening_events import (
    AnyEveningEvent,
    EndMoved,
    Evening,
    EveningEvent,
    EveningOpened,
    NameForgotten,
    ResultsOpened,
    TableEntered,
    TableFinished,
    TableStruck,
    evolve,
    folded,
    read_event,
)
from parlour.tables.known_logs import KnownLogs
from parlour.tables.names import look_alike, marks_objection
from parlour.tables.refused_words import NONE_REFUSED, RefusedWords
from parlour.tables.store import (
    RESULTS,
    Appended,
    Batch,
    LogEntry,
    Outcome,
    Repeated,
    Store,
    StoreError,
)

EVENINGS = "evening/"
"""The prefix of the log names of evenings. No table's code begins with it."""

MOST_TABLES = 50
MOST_DEALS = 8
MOST_MOVES = 50
"""How often its end can be moved: whoever asks for an evening has all of its log read."""
LONGEST_TITLE = 60
LONGEST_EVENING = 31 * 24 * 3600.0
"""Seconds from the moment when an evening is made, or moved, to its end."""
MOST_KNOWN = 100
"""How many evenings are kept in memory; the one that was asked for longest ago goes first."""
# How often an append may lose a race before it is refused.
RACES = 50

NO_EVENING = illegal("no-evening", "There is no evening with this name.")
NOT_ORGANISER = not_yours("not-organiser", "Only the organiser of this evening can do that.")
OVER = illegal("evening-over", "This evening is over.")
MOVED_OFTEN = too_many(
    "moved-often", f"The end was moved {MOST_MOVES} times. Now it can only be ended at once."
)

Title: TypeAlias = Annotated[str, Meta(max_length=2 * LONGEST_TITLE)]


class NewEvening(Value, frozen=True, forbid_unknown_fields=True):
    """An evening to make: its title, what is played, for how many seats, how many deals, and its
    end in seconds since the epoch. The game is the first that there is."""

    title: Title
    ends: float
    game: str | None = None
    rule_set: str | None = None
    changes: dict[str, bool | int | str] = msgspec.field(default_factory=dict)
    seats: int = 4
    deals: int = 3


class EveningMade(Value, frozen=True):
    """An evening, and the key of its organiser. The key is shown only here."""

    name: str
    key: str


class Evenings:
    """All evenings of a store. ``now`` gives the time in seconds since the epoch."""

    def __init__(
        self,
        store: Store,
        deals: Deals,
        words: RefusedWords = NONE_REFUSED,
        now: Callable[[], float] = time,
    ) -> None:
        self._store = store
        self._deals = deals
        self._words = words
        self.now = now
        self._rng = SystemRandom()
        self._known: OrderedDict[str, tuple[Evening, LogEntry]] = OrderedDict()
        self._results: KnownLogs[AnyEveningEvent] = KnownLogs(store, read_event, _is_forgotten)

    async def make(self, wanted: NewEvening) -> EveningMade | Refusal:
        """Makes an evening, and its deals."""
        terms = self._terms(wanted)
        if isinstance(terms, Refusal):
            return terms
        key = keys.new_key()
        try:
            while True:
                name = new_deal_name(self._rng)
                log = f"{EVENINGS}{name}"
                if await self._store.read(log):
                    continue
                deals = [
                    await self._deals.make(terms, log, wanted.ends) for _ in range(wanted.deals)
                ]
                opened = EveningOpened(
                    title=wanted.title,
                    terms=terms,
                    deals=tuple(deals),
                    ends=wanted.ends,
                    key=keys.hash_key(key),
                )
                if isinstance(await self._append(name, 0, opened, wanted.ends), Appended):
                    return EveningMade(name, key)
        except StoreError:
            return AWAY

    def _terms(self, wanted: NewEvening) -> Terms | Refusal:
        """What is played at a new evening, or why it cannot be."""
        if refusal := self._title_objection(wanted.title):
            return refusal
        if not 1 <= wanted.deals <= MOST_DEALS:
            return malformed(f"An evening has 1 to {MOST_DEALS} deals.")
        if refusal := self._end_objection(wanted.ends):
            return refusal
        game = next(iter(GAMES)) if wanted.game is None else wanted.game
        rule_set = wanted.rule_set
        if rule_set is None:
            rule_set = next(iter(GAMES[game].rule_sets)) if game in GAMES else ""
        if game in GAMES and wanted.seats not in (seats := GAMES[game].seats):
            return malformed(f"{GAMES[game].title} has {min(seats)} to {max(seats)} seats.")
        choice = Choose(game=game, rule_set=rule_set, changes=dict(wanted.changes))
        if refusal := objection_to_choice(choice, (wanted.seats,)):
            return refusal
        return Terms(game, rule_set, dict(wanted.changes), wanted.seats)

    def _title_objection(self, title: str) -> Refusal | None:
        """Why nothing can be called this, or None."""
        if refusal := text_objection(title, LONGEST_TITLE) or marks_objection(title):
            return refusal
        return _REFUSED_WORD if self._words.found_in(title) else None

    def _end_objection(self, ends: float, moves: int = 0) -> Refusal | None:
        if moves >= MOST_MOVES:
            return MOVED_OFTEN
        if not self.now() < ends <= self.now() + LONGEST_EVENING:
            return malformed("An evening ends later than now, and within a month.")
        return None

    async def find(self, name: str) -> Evening | None:
        """An evening by its name, without its results. Raises StoreError if the store is away."""
        if not is_deal_name(name):
            return None
        last = self._known.get(name)
        if last is None or (found := await self._caught_up(*last)) is None:
            found = await self._read(name)
        if found is None:
            self._known.pop(name, None)
            return None
        self._known[name] = found
        self._known.move_to_end(name)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return found[0]

    async def with_results(self, evening: Evening, deals: Collection[int]) -> Evening:
        """The evening with the results of these deals, by their numbers. Nothing is read of other
        deals. Raises StoreError if the store is away."""
        events: list[AnyEveningEvent] = [*evening.finished]
        for number in deals:
            events += await self._results.read(results_of(evening.name, number))
        finished = {(e.table, e.deal): e for e in events if isinstance(e, TableFinished)}
        return replace(evening, finished=tuple(finished.values()))

    async def _read(self, name: str) -> tuple[Evening, LogEntry] | None:
        """An evening from its whole log, and the last entry of that."""
        entries = await self._store.read(f"{EVENINGS}{name}")
        if not entries:
            return None
        return folded(name, [read_event(one.event) for one in entries]), entries[-1]

    async def _caught_up(self, evening: Evening, last: LogEntry) -> tuple[Evening, LogEntry] | None:
        """An evening that is known up to an entry of its log, with all later events. None if the
        log is not what it was."""
        entries = await self._store.read(f"{EVENINGS}{evening.name}", last.seq - 1)
        if not entries or entries[0] != last:
            return None
        for entry in entries[1:]:
            event = read_event(entry.event)
            if isinstance(event, NameForgotten):
                # Earlier events have changed.
                return None
            evening = evolve(evening, event)
        return evening, entries[-1]

    async def logs_to_keep(self) -> set[str]:
        """The logs that do not expire, whenever they were touched. Until an evening is over, those
        are its own log and those of its tables and deals: the organiser may have moved the end. Its
        results stay as long as its log. Raises StoreError if the store is away."""
        kept: set[str] = set()
        for log in await self._store.upkeep.logs(EVENINGS):
            evening = await self.find(log.removeprefix(EVENINGS))
            if evening is None:
                continue
            deals = [deal.name for deal in evening.deals]
            # The end may have been moved after the first results.
            kept |= {results_of(evening.name, n) for n in range(1, len(deals) + 1)}
            # One that is over cannot be moved, and a table that enters meanwhile is new.
            if not evening.over(self.now()):
                kept |= {log, *(one.table for one in evening.entries)}
                kept |= {f"{DEALS}{name}" for name in deals} | {*map(results_log, deals)}
        return kept

    def team_objection(self, evening: Evening, team: str) -> Refusal | None:
        """Why no table can take part under this name, or None."""
        if evening.over(self.now()):
            return OVER
        # Somebody may have filled the evening with tables that the organiser had to strike.
        if len(evening.entries) - len(evening.struck) >= MOST_TABLES:
            return too_many("evening-full", f"An evening has at most {MOST_TABLES} tables.")
        if refusal := self._title_objection(team):
            return refusal
        if team != team.strip() or "  " in team:
            return malformed(f"The name {team!r} has spare spaces.")
        if any(look_alike(one.team, team) for one in evening.entries):
            return illegal("team-taken", f"There is a team called {team} already.")
        return None

    async def enter(self, name: str, table: str, team: str) -> Refusal | None:
        """A table takes part under the name of a team; the refusal if it cannot."""

        def decide(evening: Evening) -> EveningEvent | Refusal:
            return self.team_objection(evening, team) or TableEntered(table, team)

        return await self._change(name, f"enter/{table}", decide)

    async def finish(
        self,
        name: str,
        finished: TableFinished,
        is_current: Callable[[], Awaitable[bool]] | None = None,
    ) -> bool:
        """Appends a result. Idempotent by table and deal. Raises StoreError if it cannot. Returns
        False, and appends nothing, if ``is_current`` says that the names are not those of the table
        any more. It is asked after the results were read: whatever is forgotten later moves the end
        of their log."""
        log, act = results_of(name, finished.deal), f"finish/{finished.table}/{finished.deal}"
        # A friend who came later waits for this when their table is loaded: other results are not
        # read for them.
        while await self._store.taken(log, act) is None:
            after = len(await self._results.read(log))
            evening = await self.find(name)
            if evening is None:
                break
            touched = _touched(evening.ends)
            if not after:
                opened = (msgspec.json.encode(ResultsOpened()),)
                await self._store.append(Batch(log, 0, opened, touched=touched))
                continue
            if is_current is not None and not await is_current():
                return False
            written = (msgspec.json.encode(finished),)
            await self._store.append(Batch(log, after, written, act, touched))
        return True

    async def move_end(self, name: str, key: str, ends: float) -> Refusal | None:
        """The organiser sets another end; the past means now."""

        def decide(evening: Evening) -> EveningEvent | Refusal:
            if not keys.fits(key, evening.key):
                return NOT_ORGANISER
            if evening.over(self.now()):
                # Everybody may have seen the results by now.
                return OVER
            ended = max(ends, self.now())
            if ended > self.now() and (refusal := self._end_objection(ended, evening.moves)):
                return refusal
            return EndMoved(ended)

        return await self._change(name, None, decide)

    async def strike(self, name: str, key: str, number: int) -> Refusal | None:
        """The organiser strikes a table from the standings."""

        def decide(evening: Evening) -> EveningEvent | Refusal:
            if not keys.fits(key, evening.key):
                return NOT_ORGANISER
            if not 1 <= number <= len(evening.entries):
                return malformed(f"There is no table {number} at this evening.")
            if number in evening.struck:
                return illegal("said-already", "That table is struck already.")
            return TableStruck(number)

        return await self._change(name, None, decide)

    async def _change(
        self, name: str, act: str | None, decide: Callable[[Evening], EveningEvent | Refusal]
    ) -> Refusal | None:
        """Decides at the evening as it is now and appends; decides again if it lost a race."""
        try:
            for _ in range(RACES):
                evening = await self.find(name)
                if evening is None:
                    return NO_EVENING
                event = decide(evening)
                if isinstance(event, Refusal):
                    return event
                ends = event.ends if isinstance(event, EndMoved) else evening.ends
                outcome = await self._append(name, evening.seq, event, ends, act)
                if isinstance(outcome, Appended | Repeated):
                    return None
        except StoreError:
            return AWAY
        return NOT_SAVED

    async def _append(
        self, name: str, after: int, event: EveningEvent, ends: float, act: str | None = None
    ) -> Outcome:
        written = (msgspec.json.encode(event),)
        log = f"{EVENINGS}{name}"
        return await self._store.append(Batch(log, after, written, act, _touched(ends)))


def results_of(name: str, deal: int | None = None) -> str:
    """The log of the results of an evening in one of its deals, by its number; or what the names of
    all of them begin with (None)."""
    return f"{RESULTS}{EVENINGS}{name}/{'' if deal is None else deal}"


def _is_forgotten(event: AnyEveningEvent) -> bool:
    return isinstance(event, NameForgotten)


def _touched(ends: float) -> float:
    # A log expires by the time when it was last touched; an evening stays until its end.
    return max(time(), ends)


_REFUSED_WORD = illegal("refused-word", "That has a word that may not be used on this server.")
