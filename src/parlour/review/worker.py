"""Reviews games in the background of a server: each a record as a JSON string, answered by JSON
lines.

A review computes for seconds, so `parlour.background` runs this in a process that steps back. Every
line but the last says how much is done; the last has the review, or says why there is none.
"""

from collections.abc import Callable

import msgspec
from msgspec import Struct

from parlour.records import RecordError, read
from parlour.review.reviewers import REVIEWERS
from parlour.review.types import Review, ReviewError

CPU_LIMIT = 120
"""Seconds of computing after which a review is stuck."""

SAID_EVERY = 0.02
"""How much more is done when it is said again. Every line wakes the server up."""


class WorkerLine(Struct, frozen=True, omit_defaults=True):
    """A line of the answer."""

    done: float = 0.0
    """How much is done, from 0 to 1."""
    review: Review | None = None
    failed: str = ""
    """Why there is no review, in a sentence."""


def work(line: bytes, say: Callable[[bytes], None]) -> None:
    """Reviews the game of a record."""

    def tell(done: float) -> None:
        say(msgspec.json.encode(WorkerLine(done=done)))

    say(msgspec.json.encode(answer(msgspec.json.decode(line, type=str), tell)))


def answer(text: str, tell: Callable[[float], None]) -> WorkerLine:
    """The last line of the answer. ``tell`` is told how much is done."""
    try:
        record = read(text)
    except RecordError as error:
        return WorkerLine(failed=str(error))
    if record.header.game not in REVIEWERS:
        return WorkerLine(failed=f"There is no review of {record.header.rules.title} yet.")
    said = 0.0

    def progress(done: float) -> None:
        nonlocal said
        if done >= said + SAID_EVERY:
            said = done
            tell(done)

    try:
        review = REVIEWERS[record.header.game].review(record, progress)
        return WorkerLine(done=1.0, review=review)
    except ReviewError as error:
        return WorkerLine(failed=str(error))
