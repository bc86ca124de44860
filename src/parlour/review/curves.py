"""The chart of a review as a drawing (SVG). The page says the same in words beside it."""

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from parlour.review.types import Chart

WIDTH, HEIGHT = 900, 300
LEFT, RIGHT, TOP, BOTTOM = 36, 170, 16, 34
# Curves are told apart by their dashes, and by the names at their ends.
DASHES = ("", "12 5", "3 5", "12 4 3 4", "20 6", "6 6", "16 4 3 4 3 4", "1 7")
LINE = 20
"""The least distance between two names."""
MOST_TICKS = 6
MOST_LABELS = 12


def drawn(chart: Chart, names: Sequence[str]) -> str:
    """The chart of these players, by seat."""
    values = [value for curve in chart.curves for value in curve.values]
    low, high = min([0.0, *values]), max([1.0, *values])
    count = len(chart.parts)

    def x(at: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / max(1, count - 1)

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low)

    label = f"{escape(chart.title)}; the sentences below say the same"
    size = f"0 0 {WIDTH} {HEIGHT}"
    parts = [f'<svg class="chart" viewBox="{size}" role="img" aria-label="{label}">']
    for tick in _ticks(low, high):
        parts.append(f'<path class="grid" d="M{LEFT} {y(tick):.1f}H{WIDTH - RIGHT}"/>')
        place = f'x="{LEFT - 8}" y="{y(tick) + 5:.1f}" text-anchor="end"'
        parts.append(f"<text {place}>{tick:g}</text>")
    for at, name in enumerate(chart.parts):
        if at % (1 + (count - 1) // MOST_LABELS) == 0:
            place = f'x="{x(at):.1f}" y="{HEIGHT - 8}" text-anchor="middle"'
            parts.append(f"<text {place}>{escape(name.rpartition(' ')[2])}</text>")
    heights = _apart([y(curve.values[-1]) if curve.values else y(low) for curve in chart.curves])
    for curve, height in zip(chart.curves, heights, strict=True):
        colour = f"var(--seat-{curve.seat % len(DASHES)})"
        dashes = DASHES[curve.seat % len(DASHES)]
        points = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value in enumerate(curve.values))
        parts.append(
            f'<polyline class="curve" points="{points}" style="stroke:{colour}" '
            f'stroke-dasharray="{dashes}"/>'
        )
        parts.append(
            f'<path class="curve" d="M{WIDTH - RIGHT + 8} {height:.1f}h34" style="stroke:{colour}" '
            f'stroke-dasharray="{dashes}"/><text class="name" x="{WIDTH - RIGHT + 48}" '
            f'y="{height + 5:.1f}">{escape(names[curve.seat])}</text>'
        )
    return "".join((*parts, "</svg>"))


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers between these values.

    >>> _ticks(0, 5), _ticks(-40, 130)
    ([0, 1, 2, 3, 4, 5], [0, 50, 100])
    """
    steps = (step * size for size in (1, 10, 100, 1000) for step in (1, 2, 5))
    step = next((step for step in steps if (high - low) / step < MOST_TICKS), 10_000)
    first = -int(-low // step)
    return [step * n for n in range(first, int(high // step) + 1)]


def _apart(heights: Sequence[float]) -> list[float]:
    """The height of each name at the end of its curve: in the same order, at least a line apart.
    Names that come below the chart go up, and push only those that are in their way.

    >>> _apart([100, 100, 40]), _apart([16, 266, 266])
    ([100, 120, 40], [16, 246, 266])
    """
    order = sorted(range(len(heights)), key=lambda at: heights[at])
    placed = list(heights)
    for before, at in pairwise(order):
        placed[at] = max(placed[at], placed[before] + LINE)
    lowest: float = HEIGHT - BOTTOM
    for at in reversed(order):
        placed[at] = min(placed[at], lowest)
        lowest = placed[at] - LINE
    return placed
