"""Replays a record: its states one after another, and a finished game as anybody saw it."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, Literal, TypeAlias

from msgspec.structs import replace

from parlour.records.record import Record, RecordError
from parlour.rules.base import SETUP, Event, State
from parlour.rules.kinds import Change, Chapter
from parlour.rules.seat import PUBLIC, Seat
from parlour.rules.value import Value
from parlour.words import Lexicon

Everything: TypeAlias = Literal["everything"]
EVERYTHING: Everything = "everything"
"""The viewer of a replay who sees all cards on the table: a watcher who is allowed to."""
ReplayViewer: TypeAlias = Seat | Everything


def replay(record: Record, lexicons: Iterable[Lexicon] = ()) -> Iterator[tuple[Any, Event]]:
    """Every event of a record with the state after it; ``record.header.begin`` gives the first
    state.

    A replay judges no words, so it works without the lexicon of the game.
    """
    rules, state = record.header.rules, record.header.begin(lexicons)
    for event in record.events:
        state = rules.evolve(state, event)
        yield state, event


class ChapterStart(Value, frozen=True):
    """A chapter of a replay, and the step with which it begins."""

    title: str
    note: str
    first: int


class Replay:
    """A game that was written down, to look at again.

    A **step** is a number: the game after so many of its events, as the record counts them. The
    steps begin with the deal, because nothing is on the table before it.
    """

    def __init__(self, record: Record, lexicons: Iterable[Lexicon] = ()) -> None:
        self.record = record
        self.header = record.header
        self.rules = record.header.rules
        self._events = record.events
        start = record.header.begin(lexicons)
        self._states = (start, *(state for state, _ in replay(record, lexicons)))
        dealt = (n for n, state in enumerate(self._states) if state.phase != SETUP)
        first = next(dealt, None)
        if first is None:
            raise RecordError("The game in this record was never dealt.")
        self.first: int = first
        self.last = len(record.events)
        self._lines: dict[ReplayViewer, tuple[str | None, ...]] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players at the start of the game, by seat."""
        return tuple(person.name for person in self.header.persons)

    @property
    def over(self) -> bool:
        """Whether the game was played to an end."""
        return self.rules.over(self._states[-1])

    def nearest(self, step: int) -> int:
        """The nearest step that there is."""
        return max(self.first, min(self.last, step))

    def state(self, step: int) -> Any:
        return self._states[step]

    def view(self, step: int, viewer: ReplayViewer) -> Any:
        """Everything the viewer could know at a step. There is nothing to do in it any more."""
        state = self._states[step]
        if viewer == EVERYTHING:
            view = replace(self.rules.view(_open(state), PUBLIC), options=state.options)
        else:
            view = self.rules.view(state, viewer)
        return replace(view, choices=(), barred=())

    def text(self, step: int, viewer: ReplayViewer) -> str:
        """The view in words."""
        return self.rules.text(self.view(step, viewer))

    def lines(self, viewer: ReplayViewer) -> tuple[str | None, ...]:
        """For each event, the log line as the viewer could read it; None for an event of which they
        were told nothing. Of several that only repeat one another, the last has the line."""
        if viewer not in self._lines:
            self._lines[viewer] = tuple(self._told(viewer))
        return self._lines[viewer]

    def _told(self, viewer: ReplayViewer) -> list[str | None]:
        told: list[str | None] = []
        last: int | None = None
        for number, event in enumerate(self._events):
            before, after = self._states[number : number + 2]
            if viewer == EVERYTHING:
                line = self.rules.narrate(Change(_open(before), event, _open(after)), PUBLIC)
            else:
                line = self.rules.narrate(Change(before, event, after), viewer)
            told.append(line)
            if line is None:
                continue
            if last is not None and self._repeats(self._events[last], event):
                told[last] = None
            last = number
        return told

    def _repeats(self, earlier: Event, later: Event) -> bool:
        return type(earlier) is type(later) and type(later) in self.rules.told_last

    @cached_property
    def chapters(self) -> tuple[ChapterStart, ...]:
        """The chapters of the game, in order."""
        found: list[ChapterStart] = []
        for step in range(self.first, self.last + 1):
            chapter: Chapter = self.rules.chapter(self._states[step])
            if found and found[-1].title == chapter.title:
                found[-1] = replace(found[-1], note=chapter.note)
            else:
                found.append(ChapterStart(chapter.title, chapter.note, step))
        return tuple(found)


def _open(state: State) -> Any:
    """The same state at a table whose watchers see letters."""
    return replace(state, options=replace(state.options, watchers_see_letters=True))
