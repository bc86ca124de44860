"""What an agent is told and what it answers: the messages of the benchmark.

Everything in a message is made of the view of the agent's seat, of what the agent wrote itself, and
of refusals, which the view decides. So an agent learns nothing else of the game, also not which
deal it is: the cards of all deals are published.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct, field
from msgspec.structs import replace

from parlour.lab.bench.candidates import Candidates, candidates
from parlour.lab.bench.plan import Way
from parlour.rules import Act, manners
from parlour.rules.base import RANDOM
from parlour.rules.phrasebook import kind_of
from parlour.rules.refusal import Refusal, malformed
from parlour.rules.registry import AnyGame

MOST_NOTES = 20_000
"""The longest notes that are kept; what is longer is cut."""
MOST_TOKENS = 10**9
LEFT_OUT = frozenset(verb.name for verb in manners.manners(RANDOM))
"""Talking, leaving and ending the game are no part of the benchmark."""


class Question(Struct, frozen=True, kw_only=True):
    """One question to an agent, before it is put into a message."""

    number: int
    rules: AnyGame
    view: Any
    way: Way
    may_wait: bool
    notes: str = ""
    refused: str = ""

    @property
    def candidates(self) -> Candidates | None:
        """What can be computed from the view alone, such as the letters that fit. None unless the
        way to ask is ``candidates``."""
        return candidates(self.rules.name, self.view) if self.way == "candidates" else None


class BeginMessage(Struct, frozen=True, tag_field="kind", tag="begin", kw_only=True):
    """The first message to a program."""

    bench: str
    game: str
    way: Way
    seat: int
    players: int
    seconds: float


class TurnMessage(
    Struct, frozen=True, tag_field="kind", tag="turn", kw_only=True, omit_defaults=True
):
    """A question: the view in words and as data. ``may_wait`` says whether doing nothing is an
    answer. ``refused`` says why the last answer was not taken."""

    id: int
    seat: int
    may_wait: bool
    text: str
    view: Raw
    candidates: Candidates | None = None
    notes: str | None = None
    refused: str = ""


class EndMessage(Struct, frozen=True, tag_field="kind", tag="end", kw_only=True):
    """The last message to a program: the game is over."""

    score: int


class Answer(Struct, frozen=True, kw_only=True):
    """An answer: a typed command, an act as data, or nothing to do for now. ``notes`` replace the
    notes that the agent gets with the next question; ``tokens`` is what the answer cost it. An
    answer with another ``id`` than the question's came too late, and is dropped."""

    id: int | None = None
    command: str | None = None
    act: dict[str, Any] | None = None
    wait: Literal[False, True] = False
    notes: str | None = None
    tokens: int = field(default=0)


_answers = msgspec.json.Decoder(Answer)


def shown(view: Any) -> Any:
    """The view as an agent gets it: without the acts that are no part of the benchmark."""
    choices = tuple(choice for choice in view.choices if kind_of(choice) not in LEFT_OUT)
    return replace(view, choices=choices)


def message(question: Question) -> bytes:
    """The line that a program gets for a question."""
    told = TurnMessage(
        id=question.number,
        seat=question.view.viewer,
        may_wait=question.may_wait,
        text=question.rules.text(question.view),
        view=Raw(msgspec.json.encode(question.view)),
        candidates=question.candidates,
        notes=question.notes if question.way == "notes" else None,
        refused=question.refused,
    )
    return msgspec.json.encode(told) + b"\n"


def read_answer(line: bytes) -> Answer | Refusal:
    """The answer on a line, or a refusal if it is none."""
    try:
        answer = _answers.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return malformed(f"This is no answer: {str(error)[:200]}.")
    if (answer.command is not None) + (answer.act is not None) + answer.wait != 1:
        return malformed("An answer has a command, an act or wait, and only one of them.")
    if not 0 <= answer.tokens <= MOST_TOKENS:
        return malformed("An answer costs no tokens or more, and not that many.")
    return answer


def act_of(question: Question, answer: Answer) -> Act | Refusal | None:
    """The act that an answer means, None for waiting, or a refusal."""
    if answer.wait:
        return None if question.may_wait else malformed("Somebody has to act now, and it is you.")
    if answer.command is not None:
        return question.rules.command(question.view, answer.command)
    assert answer.act is not None
    act = question.rules.read_act(answer.act)
    return act if isinstance(act, Refusal) else judged(question.view, act)


def judged(view: Any, act: Act) -> Act | Refusal:
    """The act if the view offers it, or a refusal."""
    kind = kind_of(act)
    choice = next((one for one in view.choices if kind_of(one) == kind), None)
    if choice is None:
        barred = (one.refusal for one in view.barred if kind in one.acts)
        return next(barred, malformed(f"{kind!r} is no part of the benchmark."))
    return choice.objection(act) or act
