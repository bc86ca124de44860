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
from parlour.rules.kinds import Barred
from parlour.rules.phrasebook import kind_of
from parlour.rules.refusal import Refusal, illegal
from parlour.rules.value import Value
from parlour.tables.replaying import NO_SEAT, NO_STEP, past_table, replay_of
from parlour.tables.update import Update

MOST_ACTS = 200
"""The longest preparation that is judged."""

# What people do beside the game. Nobody is at this table but the person who tries.
BESIDE_THE_GAME = frozenset({"leave", "pass-host", "say", "want-end"})

NO_REVIEW = illegal("no-review", "There is no review of this game.")
ONLY_ACTS = illegal("past", "Here you only try what you would have done. The game itself is over.")
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
    view = _view(made, tried, seat)
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
        view = _view(made, state, seat)
        # A JSON string is a typed command.
        typed = data.startswith(b'"')
        act = rules.command(view, msgspec.json.decode(data)) if typed else rules.read_act(data)
        if isinstance(act, Refusal):
            return act
        if kind_of(act) in BESIDE_THE_GAME:
            return ONLY_ACTS
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


def _view(made: Replay, state: Any, seat: int) -> Any:
    """The view of the seat, which is offered nothing beside the game."""
    view = made.rules.view(state, seat)
    offered = tuple(one for one in view.choices if kind_of(one) not in BESIDE_THE_GAME)
    known = {*map(kind_of, view.choices), *(act for one in view.barred for act in one.acts)}
    barred = [
        replace(one, acts=acts)
        for one in view.barred
        if (acts := tuple(act for act in one.acts if act not in BESIDE_THE_GAME))
    ]
    barred.append(Barred(tuple(sorted(known & BESIDE_THE_GAME)), ONLY_ACTS))
    return replace(view, choices=offered, barred=tuple(barred))
