"""The log lines of a table's own events. Every viewer gets the same sentence."""

from parlour.rules.wording import listed
from parlour.tables.table import Table, TableSettings
from parlour.tables.table_events import SettingsChanged, TableEvent


def sentence(table: Table, event: TableEvent) -> str | None:
    """The log line of an event, given the table before it; None if the event has none."""
    match event:
        case SettingsChanged(seat=seat, settings=settings):
            return f"{table.holders[seat].name} {listed(_changes(table.settings, settings))}."
    return None


def _changes(before: TableSettings, after: TableSettings) -> list[str]:
    told = []
    if after.watchers != before.watchers:
        told.append("lets people watch" if after.watchers else "lets nobody watch any more")
    if after.clock != before.clock:
        clock = f"sets the clock to {_time(after.clock)}" if after.clock else "stops the clock"
        told.append(clock)
    if after.pace != before.pace:
        pause = f"pause for {_time(after.pace)}" if after.pace else "act at once"
        told.append(f"lets bots {pause}")
    return told


def _time(seconds: float) -> str:
    """
    >>> _time(60), _time(90), _time(300), _time(86400), _time(1)
    ('a minute', '90 seconds', '5 minutes', 'a day', 'a second')
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
