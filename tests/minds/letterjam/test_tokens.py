"""Whether another clue pays for itself in tokens."""

import pytest
from msgspec.structs import replace

from parlour.minds.letterjam.tokens import USED, going_on
from parlour.rules.letterjam.view_types import View
from tests.minds.letterjam.bots import seat_bots
from tests.rules.letterjam.table import Table


def table_with(*stacks: int, greens: int = 5) -> View:
    """Three bots, and so many cards on the stacks; a stack without a card has no token."""
    view = seat_bots(Table.dealt("HORSE", "EARTH", "ELUDE")).view(0)
    stands = tuple(
        replace(stand, stack=stack, token=stack > 0)
        for stand, stack in zip(view.stands, stacks, strict=True)
    )
    return replace(view, stands=stands, tokens=replace(view.tokens, greens=greens))


def test_a_clue_that_can_free_nothing_costs_a_token() -> None:
    assert going_on(table_with(0, 0, 0)) == -1


def test_a_clue_that_most_likely_frees_one_is_all_but_free() -> None:
    assert going_on(table_with(1, 0, 0)) == pytest.approx(USED - 1)


def test_one_that_frees_two_pays_and_one_that_leads_to_it_as_well() -> None:
    assert going_on(table_with(1, 1, 0)) > 0.5
    assert going_on(table_with(1, 2, 2)) > going_on(table_with(1, 0, 0))
    assert going_on(table_with(2, 2, 2)) > going_on(table_with(2, 3, 4))


def test_without_tokens_there_is_nothing_to_be_won() -> None:
    assert going_on(table_with(1, 1, 1, greens=0)) == -1


def test_people_are_expected_to_go_on_as_they_did() -> None:
    table = Table.dealt("HORSE", "EARTH", "ELUDE")
    assert going_on(table.view(0)) == -1, "no stand was used yet"
    near = {}
    for sources in ("s0 s1 s2", "p1"):
        table = Table.dealt("HORSE", "EARTH", "ELUDE")
        table.spell(0, sources)
        view = table.view(0)
        stands = tuple(replace(stand, stack=1) for stand in view.stands)
        near[sources] = going_on(replace(view, stands=stands))
    assert near["s0 s1 s2"] > 0 > near["p1"]
