"""Reviews one game in a process of its own: a record on standard input, JSON lines on standard
output.

A review computes for seconds, so a server starts this process beside its own, with a lower
priority. Every line but the last says how much is done; the last has the review, or says why there
is none.
"""

import os
import sys

import msgspec
from msgspec import Struct

from parlour.records import RecordError, read
from parlour.review.reviewers import REVIEWERS
from parlour.review.types import Review, ReviewError

NICENESS = 10
"""How far people's acts and bots go before a review."""


class WorkerLine(Struct, frozen=True, omit_defaults=True):
    """A line of the answer."""

    done: float = 0.0
    """How much is done, from 0 to 1."""
    review: Review | None = None
    failed: str = ""
    """Why there is no review, in a sentence."""


def _say(line: WorkerLine) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


def answer(text: str) -> WorkerLine:
    """The last line of the answer."""
    try:
        record = read(text)
    except RecordError as error:
        return WorkerLine(failed=str(error))
    if record.header.game not in REVIEWERS:
        return WorkerLine(failed=f"There is no review of {record.header.rules.title} yet.")
    try:
        reviewer = REVIEWERS[record.header.game]
        review = reviewer.review(record, lambda done: _say(WorkerLine(done=done)))
        return WorkerLine(done=1.0, review=review)
    except ReviewError as error:
        return WorkerLine(failed=str(error))


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    _say(answer(sys.stdin.read()))
