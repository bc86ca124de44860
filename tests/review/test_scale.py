"""The scale of mistakes, and the sentences that all reviews share."""

import pytest

from parlour.games import manifests
from parlour.review.curves import BOTTOM, HEIGHT, TOP, drawn
from parlour.review.scale import SIZES, scale
from parlour.review.types import Chart, Curve


@pytest.mark.parametrize("game", manifests())
def test_a_larger_mistake_loses_more_and_weighs_more(game: str) -> None:
    its = scale(game)
    assert [its.size(its.lost[size]) for size in SIZES] == ["small", "medium", "large"]
    assert its.size(its.lost["small"] - 0.001) == ""
    assert sorted(its.lost.values()) == [its.lost[size] for size in SIZES]
    assert sorted(its.weight.values()) == [its.weight[size] for size in SIZES]
    assert its.index([]) == 0
    assert its.index(["small", "", "large"]) == its.weight["small"] + its.weight["large"]


def test_names_in_a_chart_do_not_lie_on_each_other() -> None:
    same = tuple(Curve(seat=seat, values=(0.0, 5.0)) for seat in range(6))
    chart = Chart(title="T", unit="u", parts=("Start", "Round 1"), curves=same, sentences=())
    drawing = drawn(chart, [f"<{seat}>" for seat in range(6)])
    heights = [
        float(line.split('y="')[1].split('"')[0])
        for line in drawing.split("<text")
        if 'class="name"' in line
    ]
    assert len(heights) == 6
    assert all(abs(one - other) >= 18 for one in heights for other in heights if one is not other)
    assert "&lt;3&gt;" in drawing


def test_the_name_of_a_leader_stays_in_the_chart() -> None:
    """Two at the bottom need room; the one at the top is not pushed out."""
    ends = (100.0, 0.0, 0.0)
    curves = tuple(Curve(seat=seat, values=(33.0, end)) for seat, end in enumerate(ends))
    chart = Chart(title="T", unit="u", parts=("Start", "Hand 1"), curves=curves, sentences=())
    drawing = drawn(chart, ["Ana", "Ben", "Cem"])
    heights = [
        float(line.split('y="')[1].split('"')[0])
        for line in drawing.split("<text")
        if 'class="name"' in line
    ]
    assert [TOP <= height - 5 <= HEIGHT - BOTTOM for height in heights] == [True] * 3
