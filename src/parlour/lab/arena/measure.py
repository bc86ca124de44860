"""What a measure is: how the games of a contest are turned into figures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from parlour.minds import Mind

if TYPE_CHECKING:
    from parlour.lab.arena.contest import Contest


class PlayedGame(Struct, frozen=True):
    """How a game came out, and the mind that sat in each seat."""

    minds: tuple[str, ...]
    outcome: Any


class Measure(ABC):
    """The measure of one game. It sees how a game ended, never how it was played."""

    outcome: type[Struct]
    """What is kept of a finished game."""
    equal_shares: ClassVar[bool] = True
    """Whether minds are compared with each other, so that each needs equally many seats."""
    giver_options: ClassVar[Mapping[str, object] | None] = None
    """The options that change where one mind gives all clues; None where nobody gives clues."""

    @abstractmethod
    def of(self, view: Any, scores: tuple[int, ...]) -> Struct:
        """The outcome of a game, from the watchers' view of its end and the score of each seat."""

    @abstractmethod
    def figures(
        self, contest: Contest, deals: Sequence[Sequence[PlayedGame]], cpu_seconds: float
    ) -> Struct:
        """The figures of games, given deal by deal: the games of one deal share its luck."""

    def paired(self, reader: Mind[Any], giver: Mind[Any]) -> Mind[Any]:
        """Two minds for one seat, where there are givers."""
        raise NotImplementedError
