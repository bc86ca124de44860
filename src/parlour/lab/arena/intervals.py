"""How far a measured mean may be from the true one: intervals that hold 95 times in a hundred."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import TypeAlias

Interval: TypeAlias = tuple[float, float]

DEVIATIONS = 1.96


def mean_ci95(values: Sequence[float]) -> Interval | None:
    """The interval around the mean of independent values; None of fewer than two.

    >>> mean_ci95([38, 40, 42, 40])
    (38.4, 41.6)
    """
    if len(values) < 2:
        return None
    mean, margin = fmean(values), DEVIATIONS * sqrt(variance(values) / len(values))
    return round(mean - margin, 3), round(mean + margin, 3)


def share_ci95(shares: Sequence[float]) -> Interval | None:
    """The interval around the mean of independent shares between 0 and 1; None of fewer than two.

    It is Wilson's, with as many single trials as would vary as much as the shares do: shares that
    do not vary at all are no proof that the next one will not.

    >>> share_ci95([1.0] * 10)
    (0.722, 1.0)
    >>> share_ci95([0.5, 1.0] * 50)
    (0.698, 0.796)
    """
    if len(shares) < 2:
        return None
    mean, trials = fmean(shares), float(len(shares))
    if spread := variance(shares) / trials:
        trials = mean * (1 - mean) / spread
    square = DEVIATIONS**2
    middle = (mean + square / (2 * trials)) / (1 + square / trials)
    margin = (
        DEVIATIONS
        * sqrt(mean * (1 - mean) / trials + square / (4 * trials**2))
        / (1 + square / trials)
    )
    return round(middle - margin, 3), round(middle + margin, 3)
