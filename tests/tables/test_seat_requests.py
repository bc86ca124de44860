"""Seat requests: who may ask for a bot's seat, who answers, and what a yes gives."""

import pytest

from parlour.minds import minds
from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal
from parlour.rules.registry import GAMES
from parlour.tables import asks, decision, hosting, seat_requests, seats
from parlour.tables.asks import AddBot, AnswerRequest, Lock, RemoveSeat, Start
from parlour.tables.seat_requests import REQUEST_LASTS
from parlour.tables.table import MOST_REQUESTS, LessonDeal
from parlour.tables.table_events import Dedicated
from parlour.tables.table_view import RequestView, table_view
from tests.tables.evening import NOBODY, Evening
from tests.tables.test_absence import gone
from tests.tables.test_seats import at_the_table, does, give, refused


def with_a_bot(game: str = "letterjam") -> Evening:
    """Lisa hosts, Paul is her guest, and Otter is a bot."""
    evening = at_the_table(game, "Lisa", "Paul")
    does(evening, 0, AddBot(mind=minds(game)[0]))
    return evening


def wants(evening: Evening, name: str, seat: int = 2) -> str | int:
    """Asks for a seat. Returns the number of the request, or the code of the refusal."""
    decision = seat_requests.request_seat(evening.table, seat, name, f"pass of {name}", evening.now)
    if isinstance(decision, Refusal):
        return decision.code
    evening.happen("request", decision)
    return evening.table.requests[-1].number


def claims(evening: Evening, name: str) -> str:
    """Claims the seat. Returns the new holder's name, or the code of the refusal."""
    (given,) = [one for one in evening.table.passes if one.key == f"pass of {name}"]
    decision = seats.claim(evening.table, given, "Anything", f"key of {name}", evening.now)
    if isinstance(decision, Refusal):
        return decision.code
    evening.happen("claim", decision)
    return evening.table.holders[given.seat].name


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("playing", [False, True])
def test_a_yes_gives_the_seat_under_the_requested_name(game: str, *, playing: bool) -> None:
    evening = with_a_bot(game)
    if playing:
        does(evening, 0, Start())
    number = wants(evening, "Marta")
    assert isinstance(number, int)
    view = table_view("a-table-1", evening.table, NOBODY, evening.served, Memo())
    assert view.requests == (RequestView(number, "Marta", 2),)
    assert refused(evening, 1, AnswerRequest(number=number, yes=True)) == "host-only"
    does(evening, 0, AnswerRequest(number=number, yes=True))
    assert evening.table.requests == ()
    assert refused(evening, 0, AnswerRequest(number=number, yes=True)) == "request-over"
    assert claims(evening, "Marta") == "Marta"
    holder = evening.table.holders[2]
    assert (holder.mind, holder.played) == (None, 2 if playing else None)
    if playing:
        assert evening.table.play is not None
        assert evening.table.play.state.company.persons[2].name == "Marta"


def test_a_no_gives_nothing() -> None:
    evening = with_a_bot()
    number = wants(evening, "Marta")
    assert isinstance(number, int)
    does(evening, 0, AnswerRequest(number=number, yes=False))
    assert (evening.table.requests, evening.table.passes) == ((), ())


def test_anybody_can_answer_while_the_host_is_not_connected() -> None:
    evening = with_a_bot()
    does(evening, 0, Start())
    number = wants(evening, "Marta")
    assert isinstance(number, int)
    gone(evening, "Lisa")
    does(evening, 1, AnswerRequest(number=number, yes=True))
    assert claims(evening, "Marta") == "Marta"


def test_a_request_runs_out() -> None:
    evening = with_a_bot()
    number = wants(evening, "Marta")
    assert isinstance(number, int)
    evening.served += REQUEST_LASTS
    view = table_view("a-table-1", evening.table, NOBODY, evening.served, Memo())
    assert view.requests == ()
    assert refused(evening, 0, AnswerRequest(number=number, yes=True)) == "request-over"


def test_only_the_seats_of_bots_can_be_asked_for() -> None:
    evening = with_a_bot()
    assert seat_requests.seats_to_ask_for(evening.table) == (2,)
    assert wants(evening, "Marta", seat=1) == "not-a-bot"
    assert wants(evening, "Marta", seat=3) == "no-such-seat"
    # The seat of a stand-in belongs to a person.
    does(evening, 0, Start())
    does(evening, 1, asks.GetUp())
    assert wants(evening, "Marta", seat=1) == "not-a-bot"
    assert seat_requests.seats_to_ask_for(evening.table) == (2,)


def test_an_invalid_name_is_refused_at_once() -> None:
    evening = with_a_bot()
    assert wants(evening, "LISA") == "name-taken"
    assert wants(evening, "Otter") == "name-taken"
    assert wants(evening, "Paul bot") == "name-taken"
    assert wants(evening, " ") == "malformed"


def test_the_number_of_open_requests_is_limited() -> None:
    evening = with_a_bot()
    numbers = [wants(evening, f"Guest {n}") for n in range(MOST_REQUESTS)]
    assert len(set(numbers)) == MOST_REQUESTS
    assert wants(evening, "Marta") == "too-many-requests"
    assert isinstance(numbers[0], int)
    does(evening, 0, AnswerRequest(number=numbers[0], yes=False))
    assert isinstance(wants(evening, "Marta"), int)
    # Those that ran out do not count.
    evening.served += REQUEST_LASTS
    again = [wants(evening, f"Guest {n}") for n in range(MOST_REQUESTS)]
    assert all(isinstance(number, int) for number in again)
    assert len(evening.table.requests) == MOST_REQUESTS


def test_a_table_that_is_locked_or_set_up_for_one_takes_no_requests() -> None:
    evening = with_a_bot()
    wants(evening, "Marta")
    does(evening, 0, Lock(locked=True))
    assert evening.table.requests == ()
    assert seat_requests.seats_to_ask_for(evening.table) == ()
    assert wants(evening, "Marta") == "locked"
    does(evening, 0, Lock(locked=False))
    evening.table = decision.done(evening.table, Dedicated(occasion=LessonDeal())).table
    assert seat_requests.seats_to_ask_for(evening.table) == ()
    assert wants(evening, "Marta") == "set-up"


def test_a_request_follows_its_seat() -> None:
    evening = with_a_bot()
    does(evening, 0, AddBot(mind="regular"))
    wants(evening, "Marta", seat=3)
    wants(evening, "Zed", seat=2)
    does(evening, 0, RemoveSeat(seat=2))
    assert [(one.name, one.seat) for one in evening.table.requests] == [("Marta", 2)]
    # Somebody else was quicker.
    give(evening, 0, 2)
    (given,) = evening.table.passes
    evening.happen("claim", seats.claim(evening.table, given, "Ada", "key", evening.now))
    assert evening.table.requests == ()


def test_a_yes_stays_valid_when_hosting_passes_on() -> None:
    evening = with_a_bot()
    number = wants(evening, "Marta")
    assert isinstance(number, int)
    does(evening, 0, AnswerRequest(number=number, yes=True))
    gone(evening, "Lisa")
    evening.happen("hosting", hosting.pass_on_hosting(evening.table, evening.now))
    assert evening.table.host == 1
    assert claims(evening, "Marta") == "Marta"
