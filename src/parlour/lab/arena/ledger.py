"""A file of finished games, so that an interrupted run can be resumed.

The first line says what is played; every other line is a finished game, in the order of finishing.
If the program or the machine stopped in the middle of a line, that line is dropped. One run at a
time writes a file: it holds a lock on it, which ends with the process, however that ends.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from parlour.lab.arena.arena_game import ArenaResult
from parlour.lab.arena.contest import Contest, ContestError
from parlour.lab.arena.measures import MEASURES

if sys.platform != "win32":  # where there is no such lock
    import fcntl


class Numbered(Protocol):
    """A finished game: ``game`` is its number or its name, which no other game of the run has."""

    @property
    def game(self) -> Any: ...


ResultT = TypeVar("ResultT", bound=Numbered)


class Ledger(Generic[ResultT]):
    """The file of one run; a context manager."""

    def __init__(
        self,
        path: Path,
        plan: Struct,
        read: Callable[[bytes], ResultT],
        in_words: Callable[[Any], str] = str,
    ) -> None:
        """Open or create the file of this plan; ContestError if that fails. ``read`` makes a
        finished game of its line, and ``in_words`` tells a plan in a few words."""
        self.finished: dict[Any, ResultT] = {}
        self._read_line = read
        self._in_words = in_words
        try:
            self._file = _opened(path)
            try:
                whole = self._read(path, plan)
                self._file.truncate(whole)
                self._file.seek(whole)
                if not whole:
                    self._write(plan)
            except BaseException:
                self._file.close()
                raise
        except OSError as error:
            reason = f"{path}: finished games cannot be kept here ({error.strerror})."
            raise ContestError(reason) from None

    def _read(self, path: Path, plan: Struct) -> int:
        """Read the finished games line by line; return the size of the whole lines."""
        size = 0
        try:
            for line in self._file:
                if not line.endswith(b"\n"):
                    break
                if not size:
                    self._check(path, plan, msgspec.json.decode(line, type=type(plan)))
                else:
                    self._remember(self._read_line(line))
                size += len(line)
        except msgspec.MsgspecError:
            raise ContestError(f"{path} is no file of finished games.") from None
        return size

    def _check(self, path: Path, plan: Struct, begun: Struct) -> None:
        if begun != plan:
            told = self._in_words(begun)
            raise ContestError(f"{path} has the games of another contest: {told}.")

    def _remember(self, played: ResultT) -> None:
        self.finished[played.game] = played

    def keep(self, games: Iterable[ResultT]) -> None:
        """Append finished games."""
        for played in games:
            self._remember(played)
            self._write(played)

    def _write(self, value: object) -> None:
        self._file.write(msgspec.json.encode(value) + b"\n")
        self._file.flush()

    def __enter__(self) -> Ledger[ResultT]:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def _opened(path: Path) -> BinaryIO:
    """The file, made if it is missing and locked for this run; ContestError if another run has it.
    Nothing in it is changed before it is locked and read."""
    file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")
    if sys.platform == "win32":
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise ContestError(
            f"{path}: another run is writing its finished games here; wait for its end, or name"
            " another file."
        ) from None
    except OSError:
        pass  # some network disks know no locks; a run there goes on without one
    return file


def contest_ledger(path: Path, contest: Contest) -> Ledger[ArenaResult]:
    """The file of a contest; ContestError if it is another file, or cannot be written."""
    outcome = MEASURES[contest.game].outcome

    def read(line: bytes) -> ArenaResult:
        played = msgspec.json.decode(line, type=ArenaResult)
        return msgspec.structs.replace(played, outcome=msgspec.convert(played.outcome, outcome))

    return Ledger(path, contest, read, _text)


def _text(contest: Contest) -> str:
    givers = f", clues by {contest.givers}" if contest.givers else ""
    return (
        f"{contest.game} by the rules {contest.rules}, {contest.players} players, "
        f"{', '.join(contest.minds)}{givers}, seed {contest.seed}"
    )
