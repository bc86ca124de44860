"""Who is connected to which table: at this process, and at the others that serve the same store.

A person is known by the hash of their key, because seats move up and change hands. What other
processes say of themselves is believed for a while and has to be said again: a process that was
killed says nothing more.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from parlour.rules.seat import Seat
from parlour.rules.value import Value
from parlour.tables.table import Holder

Known: TypeAlias = Counter[str | None]
"""How many lines each key holds; None for those who only watch."""


class Present(Value, frozen=True):
    """The seats whose people are connected, and how many watch."""

    seats: frozenset[Seat]
    watchers: int


class PresenceReport(Value, frozen=True, array_like=True):
    """What one process says of one table: the keys with lines there, and how many watch."""

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
        """What a process says when it begins to listen: whoever hears it says everything again."""
        return PresenceReport(self._process, "", (), 0)

    def say(self, code: str) -> PresenceReport:
        """What this process says of a table."""
        known = self._here.get(code, Counter())
        keys = tuple(sorted(key for key in known if key is not None))
        return PresenceReport(self._process, code, keys, known[None])

    def say_all(self) -> list[PresenceReport]:
        return [self.say(code) for code in self._here]

    # At the others -------------------------------------------------------------------------

    def hear(self, said: PresenceReport, until: float) -> bool:
        """Takes in what another process says, to be believed until then; whether it is news."""
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
        """Believes nothing any longer that was not said again in time; the tables it was of."""
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
        """Who of a table's holders is connected; the same object until something changes."""
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
            # Of a table that nobody is at, nothing is kept.
            self._found[code] = holders, present
        return present
