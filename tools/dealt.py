"""Runs the `parlour` command with deals that repeat: every line on standard input is a new seed.
A line such as `day 1` lets it be another day, so many days from now.

The tests in a browser name themselves there, so that a test meets the same cards each time it runs.
A server of Parlour itself has no such switch: its chance cannot be foreseen. Its bots also hurry in
lessons and deals of the day; tables of people keep the pace of their settings.
"""

import sys
from datetime import datetime, timedelta, tzinfo
from random import Random, SystemRandom
from threading import Thread

from parlour.minds import pace

# Where one person plays alone, nobody has to follow these bots. Before the tables read it.
vars(pace)["PACE_ALONE"] = 0.05

from parlour.cli import main  # noqa: E402
from parlour.tables import daily_deal, service  # noqa: E402
from parlour.tables.codes import new_code  # noqa: E402

CODES: set[str] = set()


class Calendar:
    """Stands for the class `datetime` where the server asks which day it is."""

    days = 0

    @classmethod
    def now(cls, zone: tzinfo) -> datetime:
        return datetime.now(zone) + timedelta(days=cls.days)


def reseed(chance: Random) -> None:
    for line in sys.stdin:
        if line.startswith("day "):
            Calendar.days = int(line.removeprefix("day "))
        else:
            chance.seed(line.strip())


def new_code_once(chance: Random) -> str:
    """A code that no table has. Two tests with the same seed begin with the same code: the second
    gets another one from elsewhere, so that both are dealt the same cards."""
    code = new_code(chance)
    while code in CODES:
        code = new_code(SystemRandom())
    CODES.add(code)
    return code


if __name__ == "__main__":
    CHANCE = Random("before the first test")
    Thread(target=reseed, args=(CHANCE,), daemon=True).start()
    # What the service takes its chance from; it offers no such place of its own.
    vars(service)["SystemRandom"] = lambda: CHANCE
    vars(service)["new_code"] = new_code_once
    vars(daily_deal)["datetime"] = Calendar
    sys.exit(main())
