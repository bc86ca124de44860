"""Statistics of games in which the most points win."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from parlour.lab.arena.intervals import Interval, share_ci95
from parlour.lab.arena.measure import Measure, PlayedGame

if TYPE_CHECKING:
    from parlour.lab.arena.contest import Contest


class PointsOutcome(Struct, frozen=True, forbid_unknown_fields=True):
    """One game: the totals by seat, and the winners."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


class PointsMeasure(Measure):
    """The player with the most points wins. For every game whose manifest names no measure."""

    outcome = PointsOutcome

    def of(self, view: Any, scores: tuple[int, ...]) -> PointsOutcome:
        most = max(scores)
        return PointsOutcome(scores, tuple(seat for seat, one in enumerate(scores) if one == most))

    def figures(
        self, contest: Contest, deals: Sequence[Sequence[PlayedGame]], cpu_seconds: float
    ) -> PointsFigures:
        return figures(contest.players, contest.minds, deals, cpu_seconds)


def wins(game: PlayedGame, mind: str) -> float:
    """The part of the win that goes to this mind: equal totals share a win."""
    winners: tuple[int, ...] = game.outcome.winners
    return sum(game.minds[seat] == mind for seat in winners) / len(winners)


def points(game: PlayedGame, mind: str) -> float:
    """The average total of the seats of this mind."""
    pairs = zip(game.minds, game.outcome.totals, strict=True)
    return fmean(total for name, total in pairs if name == mind)


class PointsFigures(Struct, frozen=True, kw_only=True):
    """The statistics of many games, by mind. A mind wins if one of its seats does."""

    players: int
    games: int
    wins: dict[str, float]
    win_share: dict[str, float]
    win_ci95: dict[str, Interval | None]
    points_mean: dict[str, float]
    games_per_cpu_second: float


def figures(
    players: int, minds: Sequence[str], deals: Sequence[Sequence[PlayedGame]], cpu_seconds: float
) -> PointsFigures:
    """The statistics of games, grouped by deal: games of one deal are not independent.

    Minds are deterministic, so in a game without luck all deals have the same outcome. They count
    as one observation then, which has no interval.
    """
    games = [game for deal in deals for game in deal]
    names = tuple(dict.fromkeys(minds))
    won = {name: sum(wins(game, name) for game in games) for name in names}
    different = deals if len({tuple(deal) for deal in deals}) > 1 else deals[:1]
    return PointsFigures(
        players=players,
        games=len(games),
        wins={name: round(parts, 2) for name, parts in won.items()},
        win_share={name: round(parts / len(games), 4) for name, parts in won.items()},
        win_ci95={
            name: share_ci95([fmean(wins(game, name) for game in deal) for deal in different])
            for name in names
        },
        points_mean={name: round(fmean(points(game, name) for game in games), 2) for name in names},
        games_per_cpu_second=round(len(games) / max(cpu_seconds, 1e-9), 2),
    )
