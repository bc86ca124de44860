"""Writes a record: its header, a numbered line for each event, and the result at the end."""

from collections.abc import Iterator

from parlour.records.header import write_header
from parlour.records.notations import NOTATIONS
from parlour.records.record import Record, RecordError
from parlour.records.replay import replay
from parlour.records.scanner import Misread

RESULT = "Result: "


def write(record: Record) -> str:
    """The whole record as text; ``read`` is the inverse."""
    return "".join(f"{line}\n" for line in write_lines(record))


def write_lines(record: Record) -> Iterator[str]:
    """The lines of a record, lazily."""
    notation = NOTATIONS[record.header.game]
    yield from write_header(record.header)
    yield ""
    before = record.header.begin()
    for number, (state, event) in enumerate(replay(record), start=1):
        try:
            sentence = notation.write(before, event)
        except Misread as misread:
            raise RecordError(f"Event {number} cannot be written: {misread.reason}") from None
        yield f"{number}. {sentence}"
        before = state
    if record.header.rules.over(before):
        yield ""
        yield f"{RESULT}{notation.result(before)}."
