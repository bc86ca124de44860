"""People leave and are replaced during a game, and the game goes on unchanged."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from parlour.rules import HOUSE, Person
from parlour.rules.letterjam import acts
from parlour.rules.manners import Leave, PassHost, Substitute
from tests.rules.letterjam.table import Table, begin


def in_setup() -> Table:
    return Table(begin(3))


def in_making() -> Table:
    return Table.by_chance(3, words="neighbours")


def in_clue() -> Table:
    table = Table.dealt("HRSEO", "PLANT", "MIGHT")
    table.offer(1, "HM", "p0 p2")
    return table


def in_deciding() -> Table:
    table = in_clue()
    table.clue(2, "HP", "p0 p1")
    return table


def in_final() -> Table:
    table = in_clue()
    table.stop()
    table.arrange(1, "r0 r1 r2 r3 *", "K")
    return table


def in_reveal() -> Table:
    table = in_final()
    table.ready()
    table.reveal(0)
    return table


def in_over() -> Table:
    table = in_reveal()
    table.finish()
    return table


PHASES = [in_setup, in_making, in_clue, in_deciding, in_final, in_reveal]


@pytest.mark.parametrize("phase", PHASES)
def test_a_person_leaves_and_a_bot_takes_the_seat_as_it_stands(phase: Callable[[], Table]) -> None:
    table = phase()
    assert table.phase == phase.__name__.removeprefix("in_")
    before = table.state
    table.do(1, Leave())
    bot = Person("Ben bot", "regular")
    assert table.view(0).people == (Person("Ana"), bot, Person("Cem"))
    assert replace(table.state, company=before.company) == before
    assert table.why_not(1, Leave())[0] == "bot-seat"
    views = [table.view(seat) for seat in table.seats]
    back = Person("Gus")
    table.do(HOUSE, Substitute(seat=1, person=back))
    assert table.view(0).people[1] == back
    assert replace(table.state, company=before.company) == before
    for seat, view in enumerate(views):
        assert table.view(seat).waiting_for == view.waiting_for
        assert table.view(seat).mine == view.mine


@pytest.mark.parametrize("phase", PHASES)
def test_only_the_house_seats_people_and_names_stay_apart(phase: Callable[[], Table]) -> None:
    table = phase()
    act = Substitute(seat=1, person=Person("Gus"))
    assert table.why_not(0, act)[0] == "house-only"
    assert table.why_not(HOUSE, Substitute(seat=1, person=Person("ana")))[0] == "name-taken"
    assert table.why_not(HOUSE, Substitute(seat=3, person=Person("Gus")))[0] == "no-such-seat"
    assert table.refused(HOUSE, Substitute(seat=1, person=Person(" "))).kind == "malformed"


@pytest.mark.parametrize("phase", PHASES)
def test_a_host_who_leaves_hands_hosting_to_the_next_person(phase: Callable[[], Table]) -> None:
    table = phase()
    table.do(1, Leave())
    assert table.view(0).host == 0
    table.do(0, Leave())
    assert table.view(0).host == 2
    assert table.why_not(1, PassHost(seat=2))[0] == "host-only"
    assert table.why_not(2, PassHost(seat=0))[0] == "cannot-host"


def test_a_game_goes_on_to_its_end_even_if_every_player_is_replaced() -> None:
    """The seat keeps its sheet, offer, decision and claims; its new holder has them."""
    table = in_clue()
    table.guess(0, 0, "H")
    table.do(0, Leave())
    offer = table.view(2).offers[0].number
    table.do(1, Leave())
    assert table.view(2).offers[0].backers == (1,)
    table.back(0, offer)
    table.back(2, offer)
    table.do(0, acts.MoveOn(round=1))
    table.do(HOUSE, Substitute(seat=0, person=Person("Gus")))
    assert table.mine(0).decision == "move"
    assert table.mine(0).sheet[0].guess == "H"
    table.do(2, Leave())
    table.stay(2)
    assert table.up(0) == "R"
    table.stop()
    table.arrange(1, "r0 r1 r2 r3 *", "K")
    table.do(HOUSE, Substitute(seat=1, person=Person("Ben")))
    assert table.view(2).wildcard_claimed_by == 1
    assert table.finish() == (1, 17, 17)


def test_with_agreement_host_the_next_host_decides_after_the_host_leaves() -> None:
    table = Table.dealt("HORSE", "PLANT", "MIGHT", agreement="host")
    table.offer(2, "HP", "p0 p1")
    table.do(0, Leave())
    assert table.view(1).waiting_for == (1,)
    table.back(1, 1)
    assert table.view(1).clues[0].giver == 2


def test_leaving_and_hosting_are_refused_when_the_game_is_over() -> None:
    table = in_over()
    for seat in table.seats:
        for act in (Leave(), PassHost(seat=1)):
            assert table.why_not(seat, act)[0] == "not-now"
