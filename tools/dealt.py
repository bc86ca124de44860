"""Runs the `parlour` command with deals that repeat: every line on standard input is a new seed.

The tests in a browser name themselves there, so that a test meets the same cards each time it runs.
A server of Parlour itself has no such switch: its chance cannot be foreseen.
"""

import sys
from random import Random
from threading import Thread

from parlour.cli import main
from parlour.tables import service


def reseed(chance: Random) -> None:
    for line in sys.stdin:
        chance.seed(line.strip())


if __name__ == "__main__":
    CHANCE = Random("before the first test")
    Thread(target=reseed, args=(CHANCE,), daemon=True).start()
    # What the service takes its chance from; it offers no such place of its own.
    vars(service)["SystemRandom"] = lambda: CHANCE
    sys.exit(main())
