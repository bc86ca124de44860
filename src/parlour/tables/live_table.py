"""One table in memory: folded from its log, with its recent past and its listeners."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from parlour.rules import Change
from parlour.rules.memo import Memo
from parlour.rules.seat import Seat, Viewer
from parlour.rules.value import Value
from parlour.tables import keys, telling
from parlour.tables.absence import Absence
from parlour.tables.decision import Done
from parlour.tables.store import LogEntry
from parlour.tables.table import Table
from parlour.tables.table_events import Began, Played, TableEvent, read_event
from parlour.tables.table_fold import after_game_events, evolve

# How many act ids of a table are cached. A client does not resend an act that is older.
ACTS_REMEMBERED = 1000
# How many batches of a game's events are kept in memory, for viewers who reconnect.
EVENTS_REMEMBERED = 300
# How many events are folded before the event loop runs other tasks.
EVENTS_AT_ONCE = 2_000

Listener: TypeAlias = Callable[[Seat | None], None]
"""Called when a table changed: for one seat alone, or (None) for everybody."""


class Past(Value, frozen=True):
    """One batch of the game's changes, with the log number of the first; or one event of the table
    itself, as a sentence for every viewer."""

    seq: int
    last: int
    """The log number of the last change."""
    changes: tuple[Change[Any], ...] = ()
    sentence: str = ""


class Live:
    """One table as this process knows it."""

    __slots__ = (
        "_memo",
        "_memo_of",
        "absence",
        "acts",
        "all_acts",
        "code",
        "gone",
        "listeners",
        "lock",
        "past",
        "recorded",
        "table",
    )

    def __init__(self, code: str, table: Table, acts: OrderedDict[str, int]) -> None:
        self.code = code
        self.table = table
        self.acts = acts
        self.all_acts = len(acts) < ACTS_REMEMBERED
        """Whether ``acts`` holds every act the table ever took, so that the store has no others."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.absence = Absence()
        """Who is away. Counted while somebody is connected through this process."""
        self.past: deque[Past] = deque(maxlen=EVENTS_REMEMBERED)
        self.recorded = 0
        """The number of the last game whose record this process knows to be in the store."""
        self.gone = False
        """Whether the table has expired and is deleted from the store."""
        self._memo = Memo()
        self._memo_of = 0

    @property
    def memo(self) -> Memo:
        """The cache of view parts for all viewers of the table. Each game gets a new one."""
        number = self.table.play.number if self.table.play else 0
        if number != self._memo_of:
            self._memo, self._memo_of = Memo(), number
        return self._memo

    def view(self, viewer: Viewer) -> Any:
        """The game as this viewer sees it now; None before the first game."""
        table = self.table
        return table.play and table.rules.view(table.play.state, viewer, self.memo)

    def view_json(self, viewer: Viewer) -> bytes:
        """The same as JSON; null before the first game."""
        table = self.table
        if table.play is None:
            return b"null"
        (view,) = table.rules.views_json([(table.play.state, viewer, self.memo)])
        return b"".join(view)

    async def fold_anew(self, entries: Sequence[LogEntry]) -> None:
        """Folds the whole log anew, because earlier events in it have changed."""
        anew = Live(self.code, Table(), OrderedDict())
        await anew.fold_patiently(entries)
        self.table, self.past = anew.table, anew.past
        self._memo, self._memo_of = Memo(), 0

    async def fold_patiently(self, entries: Sequence[LogEntry]) -> None:
        """Applies many log entries, and lets the event loop run other tasks meanwhile."""
        for start in range(0, len(entries), EVENTS_AT_ONCE):
            self.fold(entries[start : start + EVENTS_AT_ONCE])
            await asyncio.sleep(0)

    def fold(self, entries: Sequence[LogEntry]) -> set[Seat | None]:
        """Applies log entries newer than our state. Returns whom they concern: single seats, and
        everybody (None)."""
        concerned: set[Seat | None] = set()
        for entry in entries:
            event = read_event(entry.event)
            if isinstance(event, Began):
                self.past.clear()
            if isinstance(event, Played):
                concerned.add(self._fold_played(entry.seq, event))
            else:
                self._keep_sentence(entry.seq, event, self.table)
                self.table = evolve(self.table, event)
                concerned.add(None)
        return concerned

    def _fold_played(self, seq: int, event: Played) -> Seat | None:
        """Applies an event of the game. Returns whom it concerns."""
        play, rules = self.table.play, self.table.rules
        assert play is not None
        change = rules.change(play.state, rules.read_event(bytes(event.event)))
        self.table = after_game_events(self.table, (change.event,), change.after)
        self.past.append(Past(seq, seq, (change,)))
        return self.private_to((change,))

    def advance(self, done: Done) -> None:
        """Applies a decision that this process has just appended."""
        before, after = self.table.play, done.table.play
        if after is not None and (before is None or before.number != after.number):
            self.past.clear()
        if done.told:
            kinds = [type(event) for event in done.events]
            first = self.table.seq + 1 + kinds.index(Played)
            self.past.append(Past(first, first + len(done.told) - 1, done.told))
        # A sentence names people as they were before, and those who have just sat down.
        named = self.table if len(done.table.holders) <= len(self.table.holders) else done.table
        for seq, event in enumerate(done.events, self.table.seq + 1):
            self._keep_sentence(seq, event, named)
        self.table = done.table

    def _keep_sentence(self, seq: int, event: TableEvent, named: Table) -> None:
        """Keeps the sentence on an event of the table, if it has one. Those of the game tell
        themselves."""
        if type(event) is not Played and (sentence := telling.sentence(named, event)):
            self.past.append(Past(seq, seq, sentence=sentence))

    def lines(self, since: int, viewer: Viewer) -> tuple[str, ...]:
        """The log lines after the number ``since``, as sentences for one viewer."""
        said: list[str] = []
        last: type | None = None
        rules = self.table.rules
        for past in self._unheard(since):
            if past.sentence:
                said.append(past.sentence)
                last = None
            for seq, change in enumerate(past.changes, past.seq):
                if seq > since and (line := rules.narrate(change, viewer)):
                    if type(change.event) is last and last in rules.told_last:
                        said.pop()
                    said.append(line)
                    last = type(change.event)
        return tuple(said)

    def told_apart(self, since: int) -> set[Seat] | None:
        """The seats that may be told other log lines after the number ``since`` than everybody
        else, who are told alike. None if every viewer may be told something else."""
        alike = self.table.rules.told_alike
        apart: set[Seat] = set()
        for past in self._unheard(since):
            for change in past.changes:
                event = change.event
                if type(event) not in alike:
                    return None
                apart.add(event.seat)  # type: ignore[attr-defined]  # it names one
        return apart

    def _unheard(self, since: int) -> Sequence[Past]:
        """What happened after the number ``since``, oldest first."""
        newest = self.past
        if len(newest) > 1 and newest[-2].last <= since < newest[-1].last:
            return (newest[-1],)
        return [past for past in newest if past.last > since]

    def remember(self, act: str | None, seq: int) -> None:
        """Caches that an act was taken at ``seq``, so that it gets the same answer if resent."""
        if act is not None:
            self.acts[act] = seq
            while len(self.acts) > ACTS_REMEMBERED:
                self.acts.popitem(last=False)
                self.all_acts = False

    def notify(self, only: Seat | None = None) -> None:
        """Calls the listeners because the table changed. ``only`` is the owner of a private change:
        the others' connections ignore it, so that nobody else learns even that there was one."""
        for listener in tuple(self.listeners):
            listener(only)

    def private_to(self, changes: Sequence[Change[Any]]) -> Seat | None:
        """The seat that owns these changes, if all of them are private; else None."""
        private = self.table.rules.private_events
        for change in changes:
            if type(change.event) not in private:
                return None
        if not changes:
            return None
        seat: Seat = changes[0].event.seat  # type: ignore[attr-defined]  # they have an owner
        return seat

    def seat_with(self, hashed: str) -> Seat | None:
        """The seat whose key has this hash."""
        for seat, holder in enumerate(self.table.holders):
            if holder.key == hashed:
                return seat
        return None

    def seat_of(self, key: str) -> Seat | None:
        """The seat that this key opens. Compares every seat, so that timing reveals nothing."""
        found = None
        for seat, holder in enumerate(self.table.holders):
            if holder.key is not None and keys.fits(key, holder.key):
                found = seat
        return found
