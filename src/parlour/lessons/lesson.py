"""What a lesson is: a game that is set up for one pupil, and a coach who sees the pupil's view.

A lesson is played at a real table by the real rules. Only three things are arranged: the options,
the deal, and what the partners do (`parlour.minds` has a tutor for each game, who reads the same
script). The coach says, for every view the pupil can have, what to do now and why. He knows the
deal, which is printed here for anybody to read: a lesson has no secrets.
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
    """What a coach says about a moment: in which part of the lesson (from 1) that is, what goes on
    and why, the answer for those who want it, and what the pupil would best do now."""

    part: int
    text: str
    hint: str | None = None
    act: Act | None = None
    done: bool = False


class Advice(Struct, frozen=True):
    """What the coach tells the pupil. ``hint`` tells the answer outright; ``act`` is the kind of
    act that is wanted, ``command`` could be typed to do it. Without one there is nothing to do but
    wait."""

    part: int
    parts: int
    title: str
    text: str
    hint: str | None
    act: str | None
    command: str | None
    done: bool


class Lesson(Struct, Generic[ViewT], frozen=True):
    """A game set up to be learned, in parts with a title each."""

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
