"""Only Quiddler needs this step: a decision as it is computed, before it is put into sentences."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from parlour.review.scale import scale
from parlour.review.types import Size
from parlour.rules.base import Act
from parlour.rules.seat import Seat

Kind: TypeAlias = Literal["draw", "discard", "go-out", "lay-down", "challenge"]
"""``discard``: the turn goes on, before anybody is out. ``go-out``: the player goes out, or should
have. ``lay-down``: a final turn."""

# Tie-break: among equal chances to win, more points are better.
POINT = 1e-6


class Valued(Struct, frozen=True, kw_only=True):
    """An act at a decision, and its value to the player. ``chance`` is None where an act changes
    the points of others more than the chance to win can tell."""

    act: Act
    text: str
    points: float
    chance: float | None
    facts: tuple[str, ...] = ()

    @property
    def rank(self) -> float:
        """The higher, the better."""
        return self.points if self.chance is None else self.chance + POINT * self.points


class JudgedAct(Struct, frozen=True, kw_only=True):
    """A decision: what was done, and the best that could be done, best first."""

    at: int
    hand: int
    seat: Seat
    kind: Kind
    done: Valued
    best: tuple[Valued, ...]

    @property
    def points_lost(self) -> float:
        return max(0.0, self.best[0].points - self.done.points)

    @property
    def chance_lost(self) -> float | None:
        best, done = self.best[0].chance, self.done.chance
        return None if best is None or done is None else max(0.0, best - done)

    @property
    def size(self) -> Size:
        return scale("quiddler").size(self.points_lost, self.chance_lost)
