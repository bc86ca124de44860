"""People leave and are replaced during a game, and the game goes on unchanged."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from parlour.rules import HOUSE, Person
from parlour.rules.manners import Leave, PassHost, Say, Substitute
from parlour.rules.quiddler import QUIDDLER, acts
from tests.rules.quiddler.table import Table, begin


def in_setup() -> Table:
    return Table(begin(3))


def in_draw() -> Table:
    table = Table.dealt("C A T", "S E A", "D O G", stock="X", judging="vote")
    table.arrange(1, "S E A")
    return table


def in_play() -> Table:
    table = in_draw()
    table.draw(0)
    return table


def in_challenge() -> Table:
    table = in_play()
    table.go_out(0, "C A T", discard="X")
    table.pass_(2)
    return table


def in_defence() -> Table:
    table = in_challenge()
    table.challenge(1)
    return table


def in_vote() -> Table:
    table = in_defence()
    table.do(0, table.defending("A cat."))
    table.do(1, table.voting(False))
    return table


def in_scored() -> Table:
    table = in_vote()
    for seat in (0, 2):
        table.do(seat, table.voting(True))
    table.idle(1, 2)
    table.do(1, acts.NextHand(hand=1))
    return table


def in_over() -> Table:
    table = Table.by_chance(3, hands=1)
    table.finish_hand()
    return table


PHASES = [
    in_setup,
    in_draw,
    in_play,
    in_challenge,
    in_defence,
    in_vote,
    in_scored,
]


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_person_leaves_and_a_bot_takes_the_seat_as_it_stands(
    phase: Callable[[], Table], seat: int
) -> None:
    table = phase()
    assert table.phase == phase.__name__.removeprefix("in_")
    before = table.state
    table.do(seat, Leave())
    person = table.view(0).people[seat]
    assert person.mind == QUIDDLER.stand_in_mind
    assert replace(table.state, company=before.company) == before
    table.do(HOUSE, Substitute(seat=seat, person=before.company.persons[seat]))
    assert replace(table.state, company=before.company) == before


def test_a_bot_replaces_a_player_who_is_away_between_hands() -> None:
    table = in_scored()
    table.do(2, acts.NextHand(hand=1))
    assert table.view(1).waiting_for == (0,)
    table.do(HOUSE, Substitute(seat=0, person=Person("Otto", "greedy")))
    table.do(0, acts.NextHand(hand=1))
    assert table.state.hand == 2


def test_hosting_and_chat_work_as_in_any_game() -> None:
    table = Table.dealt("C A T", "S E A", chat=True)
    table.do(0, PassHost(seat=1))
    assert table.view(0).host == 1
    table.do(1, Say(text="Ready?"))
    assert table.view(0).remarks == ((1, "Ready?"),)


def test_leaving_and_hosting_are_refused_when_the_game_is_over() -> None:
    table = in_over()
    for seat in table.seats:
        for act in (Leave(), PassHost(seat=1)):
            assert table.why_not(seat, act)[0] == "not-now"
