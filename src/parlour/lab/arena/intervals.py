"""Confidence intervals of 95 % for means."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import TypeAlias

Interval: TypeAlias = tuple[float, float]

DEVIATIONS = 1.96


def mean_ci95(values: Sequence[float]) -> Interval | None:
    """The interval around the mean of independent values; None for fewer than two.

    >>> mean_ci95([38, 40, 42, 40])
    (38.4, 41.6)
    """
    if len(values) < 2:
        return None
    mean, margin = fmean(values), DEVIATIONS * sqrt(variance(values) / len(values))
    return round(mean - margin, 3), round(mean + margin, 3)


def share_ci95(shares: Sequence[float]) -> Interval | None:
    """The interval around the mean of independent shares between 0 and 1; None for fewer than two.

    It is Wilson's interval for the number of single trials that has the variance of the shares. So
    it has a width even if all shares are equal.

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
