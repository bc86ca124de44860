"""Statistics of Quiddler games."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from msgspec import Struct

from parlour.lab.arena.intervals import Interval, share_ci95
from parlour.rules.quiddler.view_types import View


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """One game: the totals by seat, and the winners."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]

    @classmethod
    def of(cls, view: View) -> Outcome:
        """The outcome in a view after the end."""
        return cls(tuple(player.total for player in view.players), view.winners)


class PlayedGame(Struct, frozen=True):
    """An outcome, and the mind of each seat."""

    minds: tuple[str, ...]
    outcome: Outcome

    def wins(self, mind: str) -> float:
        """The part of the win that goes to this mind: equal totals share a win."""
        winners = self.outcome.winners
        return sum(self.minds[seat] == mind for seat in winners) / len(winners)

    def points(self, mind: str) -> float:
        """The average total of its seats."""
        pairs = zip(self.minds, self.outcome.totals, strict=True)
        return fmean(total for name, total in pairs if name == mind)


class Figures(Struct, frozen=True, kw_only=True):
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
) -> Figures:
    """The statistics of games, grouped by deal: games of one deal are not independent."""
    games = [game for deal in deals for game in deal]
    names = tuple(dict.fromkeys(minds))
    wins = {name: sum(game.wins(name) for game in games) for name in names}
    return Figures(
        players=players,
        games=len(games),
        wins={name: round(won, 2) for name, won in wins.items()},
        win_share={name: round(won / len(games), 4) for name, won in wins.items()},
        win_ci95={
            name: share_ci95([fmean(game.wins(name) for game in deal) for deal in deals])
            for name in names
        },
        points_mean={name: round(fmean(game.points(name) for game in games), 2) for name in names},
        games_per_cpu_second=round(len(games) / max(cpu_seconds, 1e-9), 2),
    )
