"""Reads a record lazily, line by line, so that the caller can stop anywhere.

    reader = Reader(Path("game.txt"))
    reader.header.persons               # known at once
    for event in reader:                # each step reads one line
        if reader.state.round > 3:      # the state after the event
            break

For every error in a record the reader raises RecordError and nothing else. A file that cannot be
opened raises OSError.
"""

from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import Any, TypeAlias

from parlour.records.header import MOST_LINES, read_first_line, read_header
from parlour.records.notations import NOTATIONS
from parlour.records.record import Header, Record, RecordError
from parlour.records.scanner import Misread
from parlour.records.writer import RESULT
from parlour.rules.base import Event
from parlour.words import Lexicon

LONGEST_LINE = 4_000
MOST_EVENTS = 100_000

Source: TypeAlias = str | PathLike[str] | Iterable[str] | Iterable[bytes]
"""The text of a record, the path of a record file, or an iterable of lines such as an open file."""


def read(source: Source) -> Record:
    """Read a whole record."""
    reader = Reader(source)
    return Record(reader.header, tuple(reader))


class Reader:
    """Reads a record: the header at once, the events one by one.

    ``state`` is the state after the last event read.
    """

    header: Header

    def __init__(self, source: Source, lexicons: Iterable[Lexicon] = ()) -> None:
        self._lines = _lines(source)
        self._number = 0
        self.header = read_header(self._header_lines())
        self.state: Any = self.header.begin(lexicons)
        self._rules = self.header.rules
        self._notation = NOTATIONS[self.header.game]
        self._events = self._read_events()

    def __iter__(self) -> Iterator[Event]:
        return self._events

    def _next_line(self) -> str | None:
        """The next line; None after the last."""
        self._number += 1
        try:
            return next(self._lines, None)
        except _BadLine as bad:
            raise RecordError(bad.reason, self._number) from None

    def _header_lines(self) -> list[str]:
        lines: list[str] = []
        while line := self._next_line():
            if not lines:
                read_first_line(line)
            if line.startswith("1. "):
                raise RecordError("A blank line should stand before the first event.", self._number)
            lines.append(line)
            if len(lines) > MOST_LINES:
                raise RecordError("The header does not end.", self._number)
        if line is None:
            raise RecordError("The record ends before its header does.", self._number)
        if not lines:
            read_first_line("")
        return lines

    def _read_events(self) -> Iterator[Event]:
        count = 0
        while line := self._next_line():
            count += 1
            if count > MOST_EVENTS:
                raise RecordError(f"More than {MOST_EVENTS} events are not read.", self._number)
            yield self._read_event(line, count)
        over = self._rules.over(self.state)
        if line is None:
            if over:
                raise RecordError("The game is over, but its result is missing.", self._number)
            return
        if not over:
            raise RecordError("A blank line stands where the next event should.", self._number)
        self._read_result()

    def _read_event(self, line: str, count: int) -> Event:
        number = f"{count}. "
        if not line.startswith(number):
            raise RecordError(f"This line should begin with '{number}'.", self._number)
        try:
            event = self._notation.read(self.state, line[len(number) :])
        except Misread as misread:
            raise RecordError(misread.reason, self._number) from None
        self.state = self._rules.evolve(self.state, event)
        return event

    def _read_result(self) -> None:
        result = f"{RESULT}{self._notation.result(self.state)}."
        if self._next_line() != result:
            raise RecordError(f"This line should read: {result}", self._number)
        if self._next_line() is not None:
            raise RecordError("Nothing should follow the result.", self._number)


class _BadLine(Exception):  # noqa: N818 - never leaves this module
    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def _lines(source: Source) -> Iterator[str]:
    """The lines of a source, without line ends."""
    if isinstance(source, str):
        lines: Iterable[str] | Iterable[bytes] = source.removesuffix("\n").split("\n")
    elif isinstance(source, PathLike):
        lines = _file_lines(Path(source))
    else:
        lines = source
    try:
        for line in lines:
            data = line.encode() if isinstance(line, str) else line
            if len(data) > LONGEST_LINE:
                raise _BadLine(f"A line has at most {LONGEST_LINE} bytes.")
            yield data.decode().removesuffix("\n").removesuffix("\r")
    except UnicodeError:
        raise _BadLine("This line is not UTF-8 text.") from None


def _file_lines(path: Path) -> Iterator[bytes]:
    """The lines of a file. An overlong line is cut, so that memory stays bounded."""
    with path.open("rb") as file:
        while line := file.readline(LONGEST_LINE + 1):
            yield line
