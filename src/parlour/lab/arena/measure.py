"""The measure of a game: it computes the statistics of a contest."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from parlour.minds import Mind

if TYPE_CHECKING:
    from parlour.lab.arena.contest import Contest


class PlayedGame(Struct, frozen=True):
    """The outcome of a game, and the mind of each seat."""

    minds: tuple[str, ...]
    outcome: Any


class Measure(ABC):
    """Measures the contests of one game. It gets the end of each game, not its course."""

    outcome: type[Struct]
    """The type of the outcome, which the ledger keeps for each finished game."""
    equal_shares: ClassVar[bool] = True
    """Whether minds are compared within a game, so that each needs the same number of seats."""
    giver_options: ClassVar[Mapping[str, object] | None] = None
    """The options to change if one mind gives all clues; None if the game has no clues to give."""

    @abstractmethod
    def of(self, view: Any, scores: tuple[int, ...]) -> Struct:
        """The outcome of a game, from the public view of its end and the score of each seat."""

    @abstractmethod
    def figures(
        self, contest: Contest, deals: Sequence[Sequence[PlayedGame]], cpu_seconds: float
    ) -> Struct:
        """The statistics of games, grouped by deal: games of one deal are not independent."""

    def paired(self, reader: Mind[Any], giver: Mind[Any]) -> Mind[Any]:
        """A mind for one seat that combines a reader and a giver; only for games with clues."""
        raise NotImplementedError
