"""One person leads the others through the replay of a finished game. They follow, or look around on
their own: that is up to their clients."""

from parlour.rules.refusal import illegal, not_yours
from parlour.rules.seat import Seat
from parlour.tables.decision import Decision, Done, between_games, done
from parlour.tables.table import Table
from parlour.tables.table_events import LeadEnded, ReplayLed


def lead_replay(table: Table, seat: Seat, game: int, step: int, viewer: Seat | None) -> Decision:
    """A person leads to a step of a finished game, and takes the lead if somebody else had it."""
    if refusal := between_games(table):
        return refusal
    if table.play is None or not 1 <= game <= table.play.number:
        return illegal("no-record", "There is no record of a finished game here.")
    led = done(table, ReplayLed(seat=seat, game=game, step=step, viewer=viewer))
    return Done((), table) if led.table.lead == table.lead else led


def stop_leading(table: Table, seat: Seat) -> Decision:
    """The one who leads stops."""
    if table.lead is None or table.lead.key != table.holders[seat].key:
        return not_yours("not-leading", "You do not lead a replay.")
    return done(table, LeadEnded(seat=seat))
