"""Playing a decision of a finished game again: what an act would have been worth.

The person acts at the table as it was before the decision, on the seat that decided. Acts that only
prepare (arranging a row, writing a guess) change this table of theirs; the act that decides is
judged by the numbers of the review. The functions run in a worker process, and nothing is kept.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from parlour.records.replay import Replay
from parlour.review.reviewers import REVIEWERS
from parlour.review.types import Option, ReviewError
from parlour.rules.refusal import Refusal, illegal
from parlour.rules.value import Value
from parlour.tables.replaying import NO_SEAT, NO_STEP, past_table, replay_of
from parlour.tables.update import Update

MOST_ACTS = 200
"""The longest preparation that is judged."""

NO_REVIEW = illegal("no-review", "There is no review of this game.")
_TOO_MANY = illegal("too-many-acts", "That is a long preparation. Begin again.")


class Tried(Value, frozen=True):
    """What came of the acts that somebody tried: an option of the review if the last one decided,
    else the table after them; or why the last one was not possible."""

    option: Option | None = None
    update: Update | None = None
    refusal: Refusal | None = None


def attempt(record: str, at: int, seat: int, acts: Sequence[bytes], code: str, game: int) -> bytes:
    """Runs in a worker process: what comes of these acts of a seat after ``at`` events, as JSON.
    ``code`` and ``game`` are the table and the number of its game."""
    return msgspec.json.encode(_tried(record, at, seat, acts, code, game))


def _tried(record: str, at: int, seat: int, acts: Sequence[bytes], code: str, game: int) -> Tried:
    made = replay_of(record)
    if isinstance(made, Refusal):
        return Tried(refusal=made)
    if made.rules.name not in REVIEWERS:
        return Tried(refusal=NO_REVIEW)
    if not made.first <= at <= made.last:
        return Tried(refusal=NO_STEP)
    if not 0 <= seat < len(made.names):
        return Tried(refusal=NO_SEAT)
    if len(acts) > MOST_ACTS:
        return Tried(refusal=_TOO_MANY)
    tried = _attempt(made, at, seat, acts)
    if isinstance(tried, Refusal):
        return Tried(refusal=tried)
    if isinstance(tried, Option):
        return Tried(option=tried)
    view = made.rules.view(tried, seat)
    update = Update(
        seq=at,
        table=replace(past_table(made, at, code, game), seat=seat),
        view=view,
        lines=(),
        words=made.rules.text(view),
        advice=None,
    )
    return Tried(update=update)


def _attempt(made: Replay, at: int, seat: int, acts: Sequence[bytes]) -> Option | Refusal | Any:
    """The worth of the first act that decides; the state after all of them if none does."""
    rules, state = made.rules, made.state(at)
    reviewer = REVIEWERS[rules.name]
    for data in acts:
        view = rules.view(state, seat)
        # A JSON string is a typed command.
        typed = data.startswith(b'"')
        act = rules.command(view, msgspec.json.decode(data)) if typed else rules.read_act(data)
        if isinstance(act, Refusal):
            return act
        # The cards that the act would turn up are thrown away with this state.
        decided = rules.decide(state, seat, act, Random(0))
        if isinstance(decided, Refusal):
            return decided
        deciding = reviewer.deciding(view, act)
        if deciding is not None:
            try:
                return reviewer.judge(made.record, at, seat, deciding)
            except ReviewError as error:
                return illegal("not-judged", str(error))
        state = decided.state
    return state
