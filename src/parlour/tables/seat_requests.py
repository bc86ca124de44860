"""Seat requests: somebody who comes late asks for a bot's seat, and the table answers."""

from parlour.rules.refusal import not_yours, stale, too_many
from parlour.rules.seat import Seat
from parlour.tables.decision import LOCKED, SET_UP, Decision, Now, done, host_only, known_seat
from parlour.tables.names import name_of_a_bot, objection_to_name
from parlour.tables.seats import PASS_LASTS
from parlour.tables.table import MOST_REQUESTS, SeatRequest, Table
from parlour.tables.table_events import PassGiven, RequestClosed, SeatWanted

# How many seconds of served time a request waits for an answer.
REQUEST_LASTS = 600.0


def request_seat(table: Table, seat: Seat | None, name: str, key: str, now: Now) -> Decision:
    """Somebody without a seat asks for a bot's seat, or for that of any bot. ``key`` is the hash of
    a secret that claims the seat once the table has said yes."""
    if table.alone:
        return SET_UP
    if table.locked:
        return LOCKED
    if seat is None:
        bots = seats_to_ask_for(table)
        if not bots:
            return not_yours("not-a-bot", "No bot has a seat here.")
        seat = bots[0]
    if refusal := known_seat(table, seat) or name_of_a_bot(name):
        return refusal
    if table.holders[seat].key is not None:
        # A bot that plays for somebody who is away keeps the seat for that person.
        return not_yours("not-a-bot", "Only the seat of a bot can be asked for.")
    if refusal := objection_to_name(table, None, name):
        return refusal
    if len(open_requests(table, now.served)) >= MOST_REQUESTS:
        return too_many("too-many-requests", "Others are asking for a seat already. Wait a little.")
    until = now.served + REQUEST_LASTS
    return done(table, SeatWanted(seat=seat, name=name, key=key, until=until))


def seats_to_ask_for(table: Table) -> tuple[Seat, ...]:
    """The seats that can be asked for: those of the table's own bots."""
    if table.locked or table.alone:
        return ()
    return tuple(seat for seat, holder in enumerate(table.holders) if holder.key is None)


def open_requests(table: Table, served: float) -> tuple[SeatRequest, ...]:
    """The requests for seats that wait for an answer."""
    return tuple(request for request in table.requests if served < request.until)


def answer_request(table: Table, by: Seat, number: int, yes: bool, now: Now) -> Decision:
    """The host says yes or no to a seat request. While the host is not connected, anybody at the
    table may."""
    if table.holders[table.host].key in now.here and (refusal := host_only(table, by)):
        return refusal
    waiting = open_requests(table, now.served)
    request = next((one for one in waiting if one.number == number), None)
    if request is None:
        return stale("request-over", "This request was answered already, or has run out.")
    closed = RequestClosed(number=request.number)
    if not yes:
        return done(table, closed)
    # Not ``by_host``: such a pass is void when hosting changes, but this promise must hold.
    until = now.served + PASS_LASTS
    given = PassGiven(seat=request.seat, key=request.key, until=until, name=request.name)
    return done(table, closed, given)
