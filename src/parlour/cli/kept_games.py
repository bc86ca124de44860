"""Unfinished games of this terminal, kept on the disk so that ``parlour play --resume`` goes on.

Each game is the log of a table in a store of its own, one SQLite file. So a game survives a crash
as the tables of a server do: every act is on the disk before the screen shows it, wholly or not at
all. A game that is being played is claimed, as a server claims its tables. Two terminals therefore
never play one game, and each keeps its own. A finished game is deleted.
"""

import asyncio
import os
import sqlite3
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import strftime, time
from typing import Any, TypeVar

import msgspec

from parlour.game import Game
from parlour.minds.pace import PACE_ALONE
from parlour.records.record import changes
from parlour.rules import Event, Person, gather
from parlour.rules.refusal import Refusal
from parlour.rules.registry import UnknownGameError, game
from parlour.tables import keys, sqlite_file
from parlour.tables.sqlite import SqliteStore
from parlour.tables.store import Appended, Batch, StoreError
from parlour.tables.table import TableSettings
from parlour.tables.table_events import (
    AnyTableEvent,
    Began,
    Chosen,
    LockChanged,
    Played,
    Sat,
    played,
    read_event,
    write_event,
)
from parlour.words import Lexicon, LexiconError

LOG = "terminal"
"""The name of the log in the store of a game."""
ENDING = ".db"
MOST_KEPT = 20
"""How many unfinished games are kept at most. The oldest ones above that are deleted."""
# What belongs to the store of a game, beside the file itself.
BESIDE = ("", "-wal", "-shm", "-served")

T = TypeVar("T")


class KeptGameError(ValueError):
    """A kept game cannot go on; the message is one plain sentence."""


def folder() -> Path:
    """The folder of the kept games, which belongs to the person who plays."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "parlour" / "games"


class _StoreThread:
    """A store works on an event loop, and a terminal game does not: this thread has the loop."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="kept game", daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def end(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class KeptGame:
    """The file of one unfinished game, claimed by this process until it is closed."""

    def __init__(self, path: Path) -> None:
        """Claims the file, and creates it if it does not exist. Raises StoreError."""
        self.path = path
        try:
            self._claim = sqlite_file.claim(path, 0.0)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"{path} is in use or cannot be written: {error}.") from error
        self._thread = _StoreThread()
        self._seq = 0
        try:
            self._store = self._thread.run(SqliteStore.open(path))
        except BaseException:
            self._release()
            raise

    @classmethod
    def create(cls, begun: Game) -> "KeptGame":
        """Keeps a game from now on, with all that has happened in it. Raises StoreError."""
        try:
            folder().mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise StoreError(f"{folder()} cannot be created: {error.strerror}.") from error
        _delete_oldest()
        name = f"{begun.rules.name}-{strftime('%Y%m%d-%H%M%S')}-{os.getpid()}{ENDING}"
        kept = cls(folder() / name)
        try:
            kept._append([*_beginning(begun), *map(played, begun.events)])
        except StoreError:
            kept.delete()
            raise
        return kept

    def append(self, events: Sequence[Event]) -> None:
        """Writes the events of one act, all or none. Raises StoreError."""
        self._append([played(event) for event in events])

    def _append(self, events: Sequence[AnyTableEvent]) -> None:
        batch = Batch(LOG, self._seq, tuple(map(write_event, events)), touched=time())
        outcome = self._thread.run(self._store.append(batch))
        assert isinstance(outcome, Appended), "nobody else writes to a claimed game"
        self._seq = outcome.seq

    def read(self) -> Game:
        """The game as it was left. Raises KeptGameError."""
        entries = self._thread.run(self._store.read(LOG))
        self._seq = len(entries)
        try:
            return _replayed([read_event(entry.event) for entry in entries])
        except (msgspec.ValidationError, UnknownGameError, LexiconError, KeyError) as error:
            raise KeptGameError(f"The kept game {self.path} cannot go on: {error}") from error

    def close(self) -> None:
        """Lets the game go; it stays on the disk."""
        self._thread.run(self._store.close())
        self._release()

    def delete(self) -> None:
        """Lets the game go, and deletes it."""
        self.close()
        _delete(self.path)

    def _release(self) -> None:
        self._thread.end()
        self._claim.close()


def _beginning(begun: Game) -> Iterator[AnyTableEvent]:
    """The first events of the log: the game, the people around the table, and the options."""
    start, header = begun.start, begun.record().header
    yield Chosen(
        game=begun.rules.name,
        rule_set=header.rule_set,
        changes=changes(begun.rules.rule_sets[header.rule_set], start.options),
        settings=TableSettings(watchers=False, pace=PACE_ALONE),
    )
    for person in start.company.persons:
        key = keys.hash_key(keys.new_key()) if person.mind is None else None
        yield Sat(name=person.name, key=key, mind=person.mind)
    yield LockChanged(locked=True)
    options = msgspec.to_builtins(start.options)
    yield Began(number=1, lexicon=start.lexicon.id, options=options)


def _replayed(log: Sequence[AnyTableEvent]) -> Game:
    """The game of a log, with the word list that it began with."""
    persons = [Person(event.name, event.mind) for event in log if isinstance(event, Sat)]
    rules = next(game(event.game) for event in log if isinstance(event, Chosen))
    began = next(event for event in log if isinstance(event, Began))
    options = rules.read_options(began.options or {})
    if isinstance(options, Refusal):
        raise KeptGameError(options.sentence)
    lexicon = Lexicon.find(options.lexicon)
    if lexicon.id != began.lexicon:
        raise KeptGameError(f"The word list {options.lexicon} has changed since the game began.")
    start = rules.begin(options, gather(persons), lexicon)
    if isinstance(start, Refusal):
        raise KeptGameError(start.sentence)
    events = [rules.read_event(bytes(e.event)) for e in log if isinstance(e, Played)]
    return Game.replayed(rules, start, events)


# All kept games


def newest(name: str | None = None) -> tuple[KeptGame, Game] | None:
    """The kept game that was played last, of this name if there is one, claimed by this process;
    None if there is none. Games that another terminal plays are passed over, and finished ones
    deleted. Raises KeptGameError if there is none but one that cannot go on."""
    problem: KeptGameError | None = None
    for path in _paths():
        if name is not None and not path.name.startswith(f"{name}-"):
            continue
        try:
            kept = KeptGame(path)
        except StoreError:
            continue
        try:
            found = kept.read()
        except (KeptGameError, StoreError) as error:
            problem = problem or KeptGameError(str(error))
            kept.close()
            continue
        if not found.over:
            return kept, found
        kept.delete()
    if problem is not None:
        raise problem
    return None


def last_played(path: Path) -> float:
    """The time of the last act. SQLite may have written it beside the file."""
    times = []
    for end in BESIDE[:2]:
        with suppress(OSError):
            times.append(path.with_name(path.name + end).stat().st_mtime)
    return max(times, default=0.0)


def _paths() -> list[Path]:
    """The files of the kept games, the one that was played last first."""
    return sorted(folder().glob(f"*{ENDING}"), key=last_played, reverse=True)


def _delete_oldest() -> None:
    for path in _paths()[MOST_KEPT - 1 :]:
        try:
            claim = sqlite_file.claim(path, 0.0)
        except (sqlite3.Error, OSError):
            continue
        claim.close()
        _delete(path)


def _delete(path: Path) -> None:
    for end in BESIDE:
        path.with_name(path.name + end).unlink(missing_ok=True)
