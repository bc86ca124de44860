"""Whether another clue pays for itself in tokens."""

import pytest
from msgspec.structs import replace

from parlour.minds.letterjam.tokens import USED, going_on
from parlour.rules.letterjam.view_types import View
from tests.minds.letterjam.bots import seat_bots
from tests.rules.letterjam.table import Table


def table_with(*stacks: int, greens: int = 5) -> View:
    """A table of three bots with this many cards on each stack; an empty stack has no token."""
    view = seat_bots(Table.dealt("HORSE", "EARTH", "ELUDE")).view(0)
    stands = tuple(
        replace(stand, stack=stack, token=stack > 0)
        for stand, stack in zip(view.stands, stacks, strict=True)
    )
    return replace(view, stands=stands, tokens=replace(view.tokens, greens=greens))


def test_a_clue_that_can_free_nothing_costs_a_token() -> None:
    assert going_on(table_with(0, 0, 0)) == -1


def test_a_clue_that_probably_frees_one_token_costs_almost_nothing() -> None:
    assert going_on(table_with(1, 0, 0)) == pytest.approx(USED - 1)


def test_a_clue_pays_if_it_or_the_next_one_frees_two_tokens() -> None:
    assert going_on(table_with(1, 1, 0)) > 0.5
    assert going_on(table_with(1, 2, 2)) > going_on(table_with(1, 0, 0))
    assert going_on(table_with(2, 2, 2)) > going_on(table_with(2, 3, 4))


def test_without_green_tokens_a_clue_wins_nothing() -> None:
    assert going_on(table_with(1, 1, 1, greens=0)) == -1


def test_people_are_expected_to_use_stands_as_often_as_before() -> None:
    table = Table.dealt("HORSE", "EARTH", "ELUDE")
    assert going_on(table.view(0)) == -1, "no clue has used a stand yet"
    near = {}
    for sources in ("s0 s1 s2", "p1"):
        table = Table.dealt("HORSE", "EARTH", "ELUDE")
        table.spell(0, sources)
        view = table.view(0)
        stands = tuple(replace(stand, stack=1) for stand in view.stands)
        near[sources] = going_on(replace(view, stands=stands))
    assert near["s0 s1 s2"] > 0 > near["p1"]
