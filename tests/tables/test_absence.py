"""Absent people: who hosts instead, who may let a bot play for them, and what they get back. Nobody
gets access to a seat or its cards by that."""

import pytest

from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from parlour.tables import asks, hosting, seat_requests, seats
from parlour.tables.absence import Absence
from parlour.tables.asks import (
    GetUp,
    HandToBot,
    HostAgain,
    PassHosting,
    RemoveSeat,
    Start,
    TakeBack,
)
from parlour.tables.presence import Present
from parlour.tables.table import Holder
from parlour.tables.table_view import table_view
from tests.tables.evening import NOBODY, Evening
from tests.tables.test_seats import at_the_table, does, play_to_the_end, refused

HOLDERS = (Holder("Lisa", "a"), Holder("Paul", "b"), Holder("Otter", None, "expert"))


def gone(evening: Evening, *names: str) -> None:
    """Makes these people away and connects everybody else."""
    evening.away = frozenset(h.key for h in evening.table.holders if h.key and h.name in names)


def house_passes_hosting(evening: Evening) -> str | None:
    """Lets the house pass hosting on. Returns the new host, or None if the house did nothing."""
    decision = hosting.pass_on_hosting(evening.table, evening.now)
    if isinstance(decision, Refusal):
        assert decision.code == "not-due"
        return None
    evening.happen("hosting", decision)
    return evening.table.holders[evening.table.host].name


def names(evening: Evening) -> list[str]:
    """The name of the player at each seat of the game."""
    assert evening.table.play is not None
    return [person.name for person in evening.table.play.state.company.persons]


# How long somebody has been gone


def test_absence_starts_when_a_disconnection_is_noticed() -> None:
    absence = Absence(after=60)
    absence.note(HOLDERS, Present(frozenset({0}), 0), now=100)
    assert absence.here == {"a"}
    assert absence.next_end(100) == 160
    assert absence.away(159.9) == frozenset()
    assert absence.away(160) == {"b"}
    assert absence.next_end(160) is None
    # A bot is never away, and the count starts over for a person who comes back.
    absence.note(HOLDERS, Present(frozenset({0, 1}), 0), now=170)
    assert absence.away(1000) == frozenset()
    absence.note(HOLDERS, Present(frozenset({1}), 0), now=180)
    assert absence.here == {"b"}
    assert absence.away(239.9) == frozenset()
    assert absence.away(240) == {"a"}


def test_absence_follows_a_person_when_seats_move_up() -> None:
    absence = Absence(after=60)
    absence.note(HOLDERS, Present(frozenset({0}), 0), now=100)
    absence.note(HOLDERS[1:], Present(frozenset(), 0), now=150)
    assert absence.away(160) == {"b"}


# Hosting


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("when", ["lobby", "playing", "over"])
def test_hosting_passes_on_from_a_host_who_is_away(game: str, when: str) -> None:
    evening = at_the_table(game, "Lisa", "Paul", "Marta")
    if when != "lobby":
        does(evening, 0, Start())
    if when == "over":
        play_to_the_end(evening)
    assert house_passes_hosting(evening) is None
    gone(evening, "Lisa", "Paul")
    assert house_passes_hosting(evening) == "Marta"
    assert house_passes_hosting(evening) is None, "once"
    # Hosting does not come back by itself, but on request.
    gone(evening)
    assert house_passes_hosting(evening) is None
    assert table_view("a-table-1", evening.table, NOBODY, 0.0, Memo()).lent_by == 0
    assert refused(evening, 1, HostAgain()) == "not-lent"
    does(evening, 0, HostAgain())
    assert evening.table.host == 0
    assert evening.table.lender is None
    assert refused(evening, 0, HostAgain()) == "not-lent"


def test_hosting_stays_while_nobody_is_connected() -> None:
    evening = at_the_table("letterjam", "Lisa", "Paul")
    gone(evening, "Lisa", "Paul")
    assert house_passes_hosting(evening) is None


def test_neither_a_bot_nor_a_person_with_a_stand_in_gets_hosting() -> None:
    evening = at_the_table("letterjam", "Lisa", "Paul")
    does(evening, 0, asks.AddBot(mind="regular"))
    does(evening, 0, Start())
    does(evening, 1, GetUp())
    gone(evening, "Lisa")
    assert house_passes_hosting(evening) is None
    does(evening, 1, TakeBack())
    assert house_passes_hosting(evening) == "Paul"


def test_hosting_goes_back_to_the_host_whom_people_chose() -> None:
    evening = at_the_table("letterjam", "Lisa", "Paul", "Marta")
    gone(evening, "Lisa")
    assert house_passes_hosting(evening) == "Paul"
    gone(evening, "Lisa", "Paul")
    assert house_passes_hosting(evening) == "Marta"
    assert refused(evening, 1, HostAgain()) == "not-lent"
    # She is back and has not asked for it when Marta goes.
    gone(evening, "Marta")
    assert house_passes_hosting(evening) == "Lisa"
    assert evening.table.lender is None


def test_a_lender_who_hosts_again_also_takes_their_seat_back() -> None:
    evening = at_the_table("letterjam", "Lisa", "Paul")
    does(evening, 0, Start())
    gone(evening, "Lisa")
    does(evening, 1, HandToBot(seat=0))
    assert (evening.table.host, evening.table.lender) == (1, 0)
    gone(evening)
    does(evening, 0, HostAgain())
    assert evening.table.host == 0
    assert names(evening) == ["Lisa", "Paul"]


def test_hosting_stays_lent_when_the_lender_moves_to_another_device() -> None:
    evening = at_the_table("letterjam", "Lisa", "Paul")
    gone(evening, "Lisa")
    house_passes_hosting(evening)
    gone(evening)
    evening.happen("pass", seats.give_pass(evening.table, 0, 0, "pass", evening.now))
    (given,) = evening.table.passes
    evening.happen("claim", seats.claim(evening.table, given, "Lisa", "new key", evening.now))
    does(evening, 0, HostAgain())


# What a host on loan may not do


@pytest.mark.parametrize("way", ["house", "bot", "onward"])
def test_a_host_on_loan_cannot_take_a_persons_seat(way: str) -> None:
    evening = at_the_table("quiddler", "Lisa", "Paul", "Eve", "Mallory")
    does(evening, 0, asks.AddBot(mind="regular"))
    does(evening, 0, Start())
    gone(evening, "Lisa", "Paul")
    eve = 2
    if way == "bot":
        # Clockwise, the next person is Paul; he is gone as well.
        does(evening, eve, HandToBot(seat=0))
    house_passes_hosting(evening)
    assert evening.table.host == eve
    if way == "onward":
        does(evening, eve, PassHosting(seat=3))
        eve = 3
    if way != "bot":
        does(evening, eve, HandToBot(seat=0))
    does(evening, eve, HandToBot(seat=1))
    for seat in (0, 1):
        given = seats.give_pass(evening.table, eve, seat, "pass", evening.now)
        assert isinstance(given, Refusal)
        assert given.code == "host-lent"
        assert refused(evening, eve, RemoveSeat(seat=seat)) == "host-lent"
        wanted = seat_requests.request_seat(evening.table, seat, "Eve 2", "request", evening.now)
        assert isinstance(wanted, Refusal)
        assert wanted.code == "not-a-bot"
    # Not after the game either, and not once the next one is under way.
    play_to_the_end(evening)
    host = evening.table.host
    for seat in {0, 1, 3} - {host}:
        assert refused(evening, host, RemoveSeat(seat=seat)) == "host-lent"
    does(evening, host, Start())
    given = seats.give_pass(evening.table, host, 1, "pass", evening.now)
    assert isinstance(given, Refusal)
    # The table's own bots can be removed.
    assert not isinstance(seats.give_pass(evening.table, host, 4, "pass", evening.now), Refusal)


def test_a_host_whom_people_chose_can_take_a_persons_seat() -> None:
    evening = at_the_table("quiddler", "Lisa", "Paul", "Marta")
    does(evening, 0, PassHosting(seat=1))
    gone(evening, "Lisa")
    does(evening, 1, RemoveSeat(seat=0))


# Seats


@pytest.mark.parametrize("game", list(GAMES))
def test_anybody_can_hand_the_seat_of_an_absent_person_to_a_bot(game: str) -> None:
    evening = at_the_table(game, "Lisa", "Paul", "Marta")
    does(evening, 0, Start())
    assert refused(evening, 2, HandToBot(seat=1)) == "not-overdue"
    gone(evening, "Paul")
    assert refused(evening, 2, HandToBot(seat=0)) == "not-overdue", "Lisa is here"
    does(evening, 2, HandToBot(seat=1))
    assert names(evening) == ["Lisa", "Paul bot", "Marta"]
    assert evening.table.host == 0
    assert evening.table.lender is None
    gone(evening)
    does(evening, 1, TakeBack())
    assert names(evening) == ["Lisa", "Paul", "Marta"]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bot_plays_the_next_game_for_an_absent_person(game: str) -> None:
    evening = at_the_table(game, "Lisa", "Paul", "Marta")
    assert refused(evening, 2, HandToBot(seat=1)) == "no-game"
    gone(evening, "Lisa", "Paul")
    does(evening, 2, HandToBot(seat=1))
    assert refused(evening, 2, HandToBot(seat=1)) == "bot-seat"
    house_passes_hosting(evening)
    does(evening, 2, Start())
    # Nobody handed Lisa's seat to a bot.
    assert names(evening) == ["Lisa", "Paul bot", "Marta"]
    play_to_the_end(evening)
    # The bot plays on in the next one, until Paul is back.
    does(evening, 2, Start())
    assert names(evening) == ["Lisa", "Paul bot", "Marta"]
    play_to_the_end(evening)
    gone(evening, "Lisa")
    does(evening, 2, Start())
    assert names(evening) == ["Lisa", "Paul", "Marta"]


def test_a_person_who_is_back_before_the_game_plays_it() -> None:
    evening = at_the_table("letterjam", "Lisa", "Paul")
    gone(evening, "Paul")
    does(evening, 0, HandToBot(seat=1))
    shown = [
        table_view("a-table-1", evening.table, present, 0.0, Memo()).seats[1].mind
        for present in (NOBODY, Present(frozenset({1}), 0))
    ]
    assert shown == ["regular", None]
    does(evening, 1, TakeBack())
    assert evening.table.holders[1].mind is None
    does(evening, 0, Start())
    assert names(evening) == ["Lisa", "Paul"]


def test_the_table_view_lists_the_absent_seats() -> None:
    evening = at_the_table("letterjam", "Lisa", "Paul")
    memo = Memo()
    gone(evening, "Paul")
    views = [
        table_view("a-table-1", evening.table, NOBODY, 0.0, memo, away)
        for away in (frozenset(), evening.away, frozenset())
    ]
    assert [view.absent for view in views] == [(), (1,), ()]
