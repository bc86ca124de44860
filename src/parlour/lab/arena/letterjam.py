"""Statistics of Letter Jam games.

All players are one team, so minds are not compared within a game; right words and clues are counted
beside the points.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from parlour.lab.arena.giving import ReaderAndGiver
from parlour.lab.arena.intervals import Interval, mean_ci95
from parlour.lab.arena.measure import Measure, PlayedGame
from parlour.minds import Mind
from parlour.rules.letterjam.view_types import View

if TYPE_CHECKING:
    from parlour.lab.arena.contest import Contest


class LetterJamOutcome(Struct, frozen=True, forbid_unknown_fields=True):
    """One game: the team's score, the number of right words, and the number of clues."""

    score: int
    words_right: int
    words: int
    clues: int

    @classmethod
    def of(cls, view: View) -> LetterJamOutcome:
        """The outcome in a view after the end."""
        assert view.end is not None
        assert view.end.total is not None, "bots do not end a game early"
        right = [player.final is not None and player.final.correct for player in view.players]
        return cls(view.end.total, sum(right), len(right), len(view.clues))


class LetterJamMeasure(Measure):
    """Measures the score of the team, its right words and its clues."""

    outcome = LetterJamOutcome
    equal_shares = False
    # With givers all seats are shown as people. The minds would wait for the votes of people about
    # words outside the lexicon, so there are no such votes.
    giver_options: ClassVar = {"acceptance": "lexicon-only"}

    def of(self, view: View, scores: tuple[int, ...]) -> LetterJamOutcome:
        return LetterJamOutcome.of(view)

    def figures(
        self, contest: Contest, deals: Sequence[Sequence[PlayedGame]], cpu_seconds: float
    ) -> LetterJamFigures:
        outcomes = [[game.outcome for game in deal] for deal in deals]
        return figures(contest.players, outcomes, cpu_seconds)

    def paired(self, reader: Mind[Any], giver: Mind[Any]) -> ReaderAndGiver:
        return ReaderAndGiver(reader, giver)


class LetterJamFigures(Struct, frozen=True, kw_only=True):
    """The statistics of many games; ``words_right`` is a share of words, ``all_right`` of games."""

    players: int
    games: int
    score_mean: float
    score_ci95: Interval | None
    words_right: float
    all_right: float
    clues_mean: float
    games_per_cpu_second: float


def figures(
    players: int, deals: Sequence[Sequence[LetterJamOutcome]], cpu_seconds: float
) -> LetterJamFigures:
    """The statistics of games, grouped by deal: games of one deal are not independent."""
    games = [outcome for deal in deals for outcome in deal]
    return LetterJamFigures(
        players=players,
        games=len(games),
        score_mean=round(fmean(game.score for game in games), 3),
        score_ci95=mean_ci95([fmean(game.score for game in deal) for deal in deals]),
        words_right=round(sum(g.words_right for g in games) / sum(g.words for g in games), 4),
        all_right=round(fmean(game.words_right == game.words for game in games), 4),
        clues_mean=round(fmean(game.clues for game in games), 3),
        games_per_cpu_second=round(len(games) / max(cpu_seconds, 1e-9), 2),
    )
