"""Hosting a table: passing it on, lending it while the host is away, taking it back."""

from parlour.rules.manners import PassHost as PassGameHost
from parlour.rules.refusal import Refusal, illegal, not_yours, stale
from parlour.rules.seat import Seat
from parlour.tables.decision import Decision, Done, Now, both, done, host_only, known_seat
from parlour.tables.play import play
from parlour.tables.stand_ins import take_back
from parlour.tables.table import Table
from parlour.tables.table_events import HostChanged, HostLent


def pass_host(table: Table, by: Seat, seat: Seat, now: Now) -> Decision:
    """The host passes hosting on to another person."""
    if refusal := host_only(table, by) or known_seat(table, seat):
        return refusal
    if table.holders[seat].key is None:
        return illegal("cannot-host", "A bot cannot host.")
    return _host_changes(table, seat, now)


def _host_changes(table: Table, seat: Seat, now: Now) -> Decision:
    """Makes another seat the host. In a running game that is an act of the game, by the host."""
    if table.playing:
        return play(table, table.host, PassGameHost(seat=seat), now)
    return done(table, HostChanged(seat=seat))


def next_host(table: Table, now: Now) -> Seat | None:
    """The seat that should host instead of a host who is away: the lender's if they are connected,
    else the next connected person clockwise. None if the host is not away, or if nobody else is
    connected."""
    if not table.holders or table.holders[table.host].key not in now.away:
        return None
    seats = len(table.holders)
    order = [(table.host + step) % seats for step in range(1, seats)]
    if table.lender is not None:
        order.insert(0, table.lender)
    # Skip people whose seat a stand-in plays: a bot cannot host.
    return next(
        (s for s in order if table.holders[s].key in now.here and not table.stood_in(s)), None
    )


def pass_on_hosting(table: Table, now: Now) -> Decision:
    """The house passes hosting on from a host who is away."""
    seat = next_host(table, now)
    if seat is None:
        return stale("not-due", "The host is here, or nobody else is.")
    return lend_hosting(table, _host_changes(table, seat, now))


def lend_hosting(before: Table, decision: Decision) -> Decision:
    """Marks hosting as lent if this decision changes the host. The lender is the last host who did
    not have hosting on loan."""
    if isinstance(decision, Refusal) or before.host == decision.table.host:
        return decision
    if decision.table.lent_by is not None or before.lent_by is not None:
        return decision
    return both(decision, done(decision.table, HostLent(seat=before.host)))


def host_again(table: Table, seat: Seat, now: Now) -> Decision:
    """The lender takes hosting back, and their seat too if a bot plays it."""
    if table.lender != seat:
        return not_yours("not-lent", "Only somebody who hosted until they were away can do that.")
    back = Done((), table)
    if table.stood_in(seat):
        taken = take_back(table, seat, now)
        if isinstance(taken, Refusal):
            return taken
        back = taken
    if back.table.host == seat:
        return back
    hosting = _host_changes(back.table, seat, now)
    return hosting if isinstance(hosting, Refusal) else both(back, hosting)


def not_lent(table: Table) -> Refusal | None:
    """Refuses a host who has hosting on loan. Only a host whom people chose may take a person's
    seat for good: somebody who hosts because the others were away for a minute must not get
    access to their seats and cards."""
    if (lender := table.lender) is None:
        return None
    name = table.holders[lender].name
    return not_yours("host-lent", f"Only {name} can do that, who hosts again once they are back.")
