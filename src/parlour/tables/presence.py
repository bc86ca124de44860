"""Who is connected to which table, at this process and at the others that serve the same store.

The hash of a key identifies a person, because seats move up and change hands. The report of
another process is valid for a while and has to be repeated, so that the people of a process that
was killed do not stay present for ever.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from parlour.rules.seat import Seat
from parlour.rules.value import Value
from parlour.tables.table import Holder

Known: TypeAlias = Counter[str | None]
"""How many connections each key has; None counts the watchers."""


class Present(Value, frozen=True):
    """The seats whose people are connected, and the number of watchers."""

    seats: frozenset[Seat]
    watchers: int


class PresenceReport(Value, frozen=True, array_like=True):
    """The report of one process on one table: the keys that are connected, and the number of
    watchers."""

    process: str
    code: str
    keys: tuple[str, ...]
    watchers: int


class _Heard(Value, frozen=True):
    said: PresenceReport
    until: float


class Presence:
    """Everybody who is connected, as far as this process knows."""

    def __init__(self, process: str) -> None:
        self._process = process
        self._here: dict[str, Known] = {}
        self._elsewhere: dict[str, dict[str, _Heard]] = {}
        self._found: dict[str, tuple[Sequence[Holder], Present]] = {}

    # At this process -----------------------------------------------------------------------

    def arrive(self, code: str, key: str | None) -> None:
        self._here.setdefault(code, Counter())[key] += 1
        self._found.pop(code, None)

    def leave(self, code: str, key: str | None) -> None:
        known = self._here[code]
        known[key] -= 1
        if not known[key]:
            del known[key]
        if not known:
            del self._here[code]
        self._found.pop(code, None)

    @property
    def hello(self) -> PresenceReport:
        """The report that a process sends when it starts to listen: it asks all others to repeat
        theirs."""
        return PresenceReport(self._process, "", (), 0)

    def say(self, code: str) -> PresenceReport:
        """This process's report on a table."""
        known = self._here.get(code, Counter())
        keys = tuple(sorted(key for key in known if key is not None))
        return PresenceReport(self._process, code, keys, known[None])

    def say_all(self) -> list[PresenceReport]:
        return [self.say(code) for code in self._here]

    # At the others -------------------------------------------------------------------------

    def hear(self, said: PresenceReport, until: float) -> bool:
        """Stores the report of another process, valid until a time. Returns whether it changes
        anything."""
        if said.process == self._process:
            return False
        before = self._elsewhere.get(said.code, {}).get(said.process)
        if said.keys or said.watchers:
            self._elsewhere.setdefault(said.code, {})[said.process] = _Heard(said, until)
        elif before is not None:
            self._forget(said.code, said.process)
        known = before.said if before else PresenceReport(said.process, said.code, (), 0)
        if known == said:
            return False
        self._found.pop(said.code, None)
        return True

    def forget(self, now: float) -> set[str]:
        """Drops the reports that were not repeated in time. Returns their tables."""
        silent = [
            (code, process)
            for code, processes in self._elsewhere.items()
            for process, heard in processes.items()
            if heard.until <= now
        ]
        for code, process in silent:
            self._forget(code, process)
        return {code for code, _ in silent}

    def _forget(self, code: str, process: str) -> None:
        del self._elsewhere[code][process]
        if not self._elsewhere[code]:
            del self._elsewhere[code]
        self._found.pop(code, None)

    # Together ------------------------------------------------------------------------------

    def at(self, code: str, holders: Sequence[Holder]) -> Present:
        """Which of a table's holders are connected. Returns the same object until something
        changes."""
        found = self._found.get(code)
        if found is not None and found[0] is holders:
            return found[1]
        known = self._here.get(code, Counter())
        others = [heard.said for heard in self._elsewhere.get(code, {}).values()]
        keys = set(known).union(*(said.keys for said in others))
        present = Present(
            seats=frozenset(
                seat
                for seat, holder in enumerate(holders)
                if holder.key is not None and holder.key in keys
            ),
            watchers=known[None] + sum(said.watchers for said in others),
        )
        if known or others:
            # Do not cache tables that nobody is connected to.
            self._found[code] = holders, present
        return present
