"""Times as an operator writes and reads them, by this machine's clock."""

import re
from datetime import datetime, timedelta

_HOUR = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")


class TimeError(ValueError):
    """A text is not a time to come. The message is one plain sentence."""


def when(seconds: float) -> str:
    """A time in seconds since the epoch, in words."""
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M")


def read_time(text: str, now: datetime) -> datetime:
    """The time to come that an operator means. An hour without a date is the next one.

    >>> now = datetime(2026, 11, 17, 22, 0).astimezone()
    >>> read_time("22:30", now).day, read_time("9:30", now).day
    (17, 18)
    >>> read_time("2026-12-01 08:00", now).month
    12
    """
    if found := _HOUR.fullmatch(text.strip()):
        meant = now.replace(hour=int(found[1]), minute=int(found[2]), second=0, microsecond=0)
        return meant if meant > now else meant + timedelta(days=1)
    try:
        meant = datetime.fromisoformat(text.strip())
    except ValueError:
        raise TimeError(f"{text!r} is no time such as 22:30 or '2026-12-01 22:30'.") from None
    if meant.astimezone() <= now:
        raise TimeError(f"The time {text} is over already.")
    return meant
