"""A lesson: a game arranged for one pupil, and a coach that reads the pupil's view.

A lesson is played at a real table by the real rules. Only three things are arranged: the options,
the deal, and the acts of the partners (`parlour.minds` has a tutor for each game, which follows the
same script). For every view of the pupil, the coach says what to do now and why. The coach knows
the deal; that is no leak, because the deal of a lesson is public.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct

from parlour.rules import Act, Event, View
from parlour.rules.registry import game

ViewT = TypeVar("ViewT", bound=View)

PUPIL = 0
"""The pupil's seat in every lesson."""


class CoachAdvice(Struct, frozen=True):
    """The coach's answer to one view: the part of the lesson (from 1), an explanation, a hint with
    the answer, and the best act for the pupil."""

    part: int
    text: str
    hint: str | None = None
    act: Act | None = None
    done: bool = False


class Advice(Struct, frozen=True):
    """The advice that the pupil gets. ``hint`` gives the answer away; ``act`` is the kind of the
    advised act, and ``command`` types it. Without an act the pupil waits."""

    part: int
    parts: int
    title: str
    text: str
    hint: str | None
    act: str | None
    command: str | None
    done: bool


class Lesson(Struct, Generic[ViewT], frozen=True):
    """A game arranged for learning, in titled parts."""

    game: str
    changes: Mapping[str, Any]
    partners: int
    deal: Event
    parts: tuple[str, ...]
    coach: Callable[[ViewT], CoachAdvice]

    def advise(self, view: ViewT) -> Advice:
        said = self._ended_early() if view.ended_early else self.coach(view)
        kind = None if said.act is None else str(said.act.__struct_config__.tag)
        return Advice(
            part=said.part,
            parts=len(self.parts),
            title=self.parts[said.part - 1],
            text=said.text,
            hint=said.hint,
            act=kind,
            command=None if said.act is None else game(self.game).say(view, said.act),
            done=said.done,
        )

    def _ended_early(self) -> CoachAdvice:
        return CoachAdvice(
            len(self.parts),
            "You ended the lesson here, so there is no score. Everything is turned up now. You can "
            "take the lesson again.",
            done=True,
        )
