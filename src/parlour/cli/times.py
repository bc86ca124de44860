"""Times as an operator writes and reads them, by this machine's clock."""

import re
from datetime import datetime, timedelta

_HOUR = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")
# Up to three digits each: more would be years.
_SPAN = re.compile(r"(?=\d)(?:(\d{1,3})d)?(?:(\d{1,3})h)?(?:(\d{1,3})m)?")


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


def read_end(text: str, now: datetime) -> datetime:
    """The end that somebody means: a time to come, or a span from now on.

    >>> now = datetime(2026, 11, 17, 20, 0).astimezone()
    >>> [read_end(text, now).strftime("%H:%M") for text in ("3h", "1h30m", "22:15")]
    ['23:00', '21:30', '22:15']
    """
    if found := _SPAN.fullmatch(text.strip()):
        days, hours, minutes = (int(part or 0) for part in found.groups())
        return now + timedelta(days=days, hours=hours, minutes=minutes)
    try:
        return read_time(text, now)
    except TimeError as error:
        if "over already" in str(error):
            raise
        example = "22:30, 3h or '2026-12-01 22:30'"
        raise TimeError(f"{text!r} is no end such as {example}.") from None
