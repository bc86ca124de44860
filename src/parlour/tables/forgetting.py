"""Forgetting a name: what stands in a log or a record instead of it.

A name stands in the events in which somebody takes it, in the name of a stand-in, and in what
people write in their own words. Everywhere a neutral name replaces it, the same one in all of a
table, so that its games still fold and its records still replay. A word that somebody played is a
move and no name: it stays.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import fields, replace

from parlour.records import Record, RecordError, read, write
from parlour.rules import Event, Person
from parlour.rules.company import OWN_WORDS, STAND_IN, as_compared, stand_in_base
from parlour.rules.registry import game
from parlour.rules.renaming import Renamed
from parlour.tables.evening_events import (
    AnyEveningEvent,
    EveningOpened,
    TableEntered,
    TableFinished,
)
from parlour.tables.store import LogEntry
from parlour.tables.table import TableSettings
from parlour.tables.table_events import (
    AnyTableEvent,
    Began,
    Chosen,
    Closed,
    KeyChanged,
    NameChanged,
    PassGiven,
    Played,
    Sat,
    SeatWanted,
    SettingsChanged,
    played,
    read_event,
    write_event,
)

NEUTRAL = "Somebody"
# A text may grow up to this length: less than any text in people's own words may have.
ALWAYS_FITS = 100

_STAND_IN = re.compile(rf"{STAND_IN}( \d+)?$", re.IGNORECASE)


class Forgetting:
    """Replaces one name at one table. ``texts`` is everything that the table has stored: the
    neutral name must not be one that somebody has there."""

    def __init__(self, name: str, texts: Iterable[str]) -> None:
        self._name = as_compared(name)
        self._base = as_compared(stand_in_base(name))
        spellings = {name, *(unicodedata.normalize(form, name) for form in ("NFC", "NFD", "NFKC"))}
        words = "|".join(map(re.escape, sorted(spellings, key=len, reverse=True)))
        self._words = re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE)
        known = [as_compared(text) for text in texts]
        self.neutral = next(
            neutral
            for neutral in _neutral_names()
            if not any(as_compared(neutral) in t for t in known)
        )

    # Logs ----------------------------------------------------------------------------------

    def in_log(self, entries: Sequence[LogEntry]) -> list[LogEntry]:
        """The entries that change, as they are without the name."""
        changed = []
        chosen = playing = ""
        for entry in entries:
            event = read_event(entry.event)
            if isinstance(event, Chosen):
                chosen = event.game
            elif isinstance(event, Began):
                playing = chosen
            without = self._event(event, playing)
            if without != event:
                changed.append(LogEntry(entry.seq, write_event(without)))
        return changed

    def _event(self, event: AnyTableEvent, playing: str) -> AnyTableEvent:
        match event:
            case Sat() | SeatWanted() | KeyChanged() | NameChanged():
                return replace(event, name=self._renamed(event.name))
            case PassGiven(name=str() as name):
                return replace(event, name=self._renamed(name))
            case Chosen() | SettingsChanged():
                return replace(event, settings=self._settings(event.settings))
            case Closed(reason=str() as reason):
                return replace(event, reason=self.in_words(reason))
            case Played():
                before = game(playing).read_event(bytes(event.event))
                after = self._game_event(before)
                return event if after == before else played(after)
        return event

    def _settings(self, settings: TableSettings) -> TableSettings:
        # Another name in the link could lead to the call of strangers.
        return replace(settings, call="") if self._words.search(settings.call) else settings

    def _game_event(self, event: Event) -> Event:
        changes: dict[str, Any] = {}
        for field in fields(event):
            value = getattr(event, field.name)
            if isinstance(value, Person):
                changes[field.name] = self._person(value)
            elif isinstance(event, Renamed) and field.name == "name":
                changes[field.name] = self._renamed(value)
            elif OWN_WORDS in getattr(field.type, "__metadata__", ()):
                changes[field.name] = self.in_words(value)
        return replace(event, **changes)

    # Evenings ------------------------------------------------------------------------------

    def in_evening(self, event: AnyEveningEvent) -> AnyEveningEvent:
        """An event of an evening without the name."""
        match event:
            case EveningOpened():
                return replace(event, title=self.in_words(event.title))
            case TableEntered():
                return replace(event, team=self.in_words(event.team))
            case TableFinished():
                return replace(event, names=tuple(map(self._renamed, event.names)))
        return event

    # Records -------------------------------------------------------------------------------

    def in_record(self, text: str) -> str:
        """The text of a record without the name."""
        try:
            record = read(text)
        except (RecordError, KeyError):
            # A record of a game that is not installed here: it can only be read as words.
            return self.in_words(text)
        header = replace(record.header, persons=tuple(map(self._person, record.header.persons)))
        without = Record(header, tuple(map(self._game_event, record.events)))
        return text if without == record else write(without)

    # Names ---------------------------------------------------------------------------------

    def _person(self, person: Person) -> Person:
        return replace(person, name=self._renamed(person.name))

    def _renamed(self, name: str) -> str:
        """A name, or the neutral one if it is to be forgotten. Its stand-in's name goes, too."""
        if as_compared(name) == self._name:
            return self.neutral
        end = _STAND_IN.search(name)
        if end is not None and as_compared(name[: end.start()]) == self._base:
            return f"{self.neutral}{end[0]}"
        return name

    def in_words(self, text: str) -> str:
        """A text in people's own words without the name. It stays short enough to be read again."""
        return self._words.sub(self.neutral, text)[: max(len(text), ALWAYS_FITS)]


def without_people(event: AnyEveningEvent, table: str) -> AnyEveningEvent:
    """An event of an evening without the names of the people and the team at one table."""
    match event:
        case TableEntered(table=one) if one == table:
            return replace(event, team=NEUTRAL)
        case TableFinished(table=one) if one == table:
            names = tuple(f"{NEUTRAL} {seat + 1}" for seat in range(len(event.names)))
            return replace(event, names=names)
    return event


def may_hold(name: str, text: str) -> bool:
    """Whether a stored text may hold a name, or that of its stand-in: quicker than reading it."""
    base = stand_in_base(name)
    escaped = msgspec.json.encode(base).decode()[1:-1]
    known = as_compared(text)
    return as_compared(base) in known or as_compared(escaped) in known


def _neutral_names() -> Iterator[str]:
    yield NEUTRAL
    number = 2
    while True:
        yield f"{NEUTRAL} {number}"
        number += 1
