"""The log lines of a table's own events. Every viewer gets the same sentence."""

from parlour.rules.seat import Seat
from parlour.rules.wording import listed
from parlour.tables.call_link import call_host
from parlour.tables.pleasantries import pleasantry
from parlour.tables.seats import plays_under_own_name
from parlour.tables.table import Table, TableSettings
from parlour.tables.table_events import (
    LeadEnded,
    NameChanged,
    PleasantrySaid,
    ReplayLed,
    SettingsChanged,
    TableEvent,
)


def sentence(table: Table, event: TableEvent) -> str | None:
    """The log line of an event, given the table before it; None if the event has none."""
    match event:
        case SettingsChanged(seat=seat, settings=settings):
            return f"{table.holders[seat].name} {listed(_changes(table.settings, settings))}."
        case NameChanged(seat=seat, name=name) if not plays_under_own_name(table, seat):
            return f"{table.holders[seat].name} is called {name} now."
        case PleasantrySaid(seat=seat, said=said):
            what = pleasantry(table.game, said)
            return what.told(table.holders[seat].name) if what is not None else None
        case ReplayLed(seat=seat) if not _leads(table, seat):
            return f"{table.holders[seat].name} leads through a finished game."
        case LeadEnded(seat=seat):
            return f"{table.holders[seat].name} no longer leads."
    return None


def _leads(table: Table, seat: Seat) -> bool:
    return table.lead is not None and table.lead.key == table.holders[seat].key


def _changes(before: TableSettings, after: TableSettings) -> list[str]:
    told = []
    if after.watchers != before.watchers:
        told.append("lets people watch" if after.watchers else "lets nobody watch any more")
    if after.clock != before.clock:
        clock = (
            f"sets the clock to {time_in_words(after.clock)}" if after.clock else "stops the clock"
        )
        told.append(clock)
    if after.pace != before.pace:
        pause = f"pause for {time_in_words(after.pace)}" if after.pace else "act at once"
        told.append(f"lets bots {pause}")
    if after.banter != before.banter:
        told.append("lets bots talk" if after.banter else "asks the bots to be quiet")
    if after.call != before.call:
        host = call_host(after.call)
        told.append(f"sets a link to a call at {host}" if host else "removes the link to the call")
    return told


def time_in_words(seconds: float) -> str:
    """
    >>> [time_in_words(seconds) for seconds in (60, 90, 300, 86400, 1)]
    ['a minute', '90 seconds', '5 minutes', 'a day', 'a second']
    """
    for length, unit, one in (
        (86400, "day", "a day"),
        (3600, "hour", "an hour"),
        (60, "minute", "a minute"),
        (1, "second", "a second"),
    ):
        if seconds == length:
            return one
        if seconds % length == 0 and seconds > length:
            return f"{seconds / length:.0f} {unit}s"
    return f"{seconds:g} seconds"
