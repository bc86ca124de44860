"""Checks a table's log: it contains everything that its players were told, exactly once."""

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

from parlour.rules.manners import Said
from parlour.rules.seat import Seat
from parlour.tables.store import LogEntry, Store
from parlour.tables.table import Table
from parlour.tables.table_events import Began, Played, read_event
from parlour.tables.table_fold import evolve
from parlour.tables.telling import sentence
from tests.crash.client import Heard, Player, Testimony, saying

BOT_ACT = re.compile(r"bot:\d+:\d+")
HOUSE_ACT = re.compile(r"house:\d+")
EVERY_ACT = 10**6


class Log(Struct, frozen=True):
    """A table's log at one moment: its events, the number of each act, the games with a record."""

    entries: Sequence[LogEntry]
    acts: dict[str, int]
    records: Sequence[int]


Reader: TypeAlias = Callable[[str], Awaitable[Log]]
"""Reads the log of a table."""


class Ledger:
    """One table, folded from its log by the test itself, to compare with its players' accounts."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.code = players[0].seated.code
        self.bot_acts = 0
        self._players = players
        self._log: list[bytes] = []
        # The table after so many events.
        self._tables = [Table()]
        # The highest log number that any player was told so far.
        self._told = 0

    @property
    def seq(self) -> int:
        return len(self._log)

    async def check(self, read: Reader) -> Log:
        """Checks the log against everything that the players were told so far."""
        told = [(player, player.testify()) for player in self._players]
        log = await read(self.code)
        self._fold(log.entries)
        said = self._said()
        for player, testimony in told:
            self._told = max(self._told, testimony.seq)
            assert self._told <= self.seq, f"{self.code} ends at {self.seq}, told {self._told}"
            _check_answers(player, testimony, log.acts, said)
            for update in testimony.heard:
                self._check_update(player.seat, update)
        self._check_askers(log.acts)
        return log

    async def has_ended(self, read: Reader) -> bool:
        """Whether everybody has seen the end of the last game, and everything that came behind it,
        and the game is written down. Every game before it must be."""
        if not all(player.over and not player.unanswered for player in self._players):
            return False
        log = await self.check(read)
        play = self._tables[-1].play
        assert play is not None
        games = list(range(1, play.number + 1))
        assert set(log.records) >= set(games[:-1]), f"{self.code} lacks records: {log.records}"
        return list(log.records) == games and all(
            player.seq == self.seq and player.over for player in self._players
        )

    def _fold(self, entries: Sequence[LogEntry]) -> None:
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        same = 0
        while same < min(self.seq, len(entries)) and self._log[same] == entries[same].event:
            same += 1
        # Events that no player was told may be lost with a server. The rest must be unchanged.
        assert same >= self._told, f"{self.code} changed behind {same}, told {self._told}"
        del self._log[same:], self._tables[same + 1 :]
        for entry in entries[same:]:
            self._log.append(entry.event)
            self._tables.append(evolve(self._tables[-1], read_event(entry.event)))

    def _said(self) -> Counter[tuple[Seat, str]]:
        """What was said, and how often. Talk is never against the rules, so it is what would
        happen twice."""
        said: Counter[tuple[Seat, str]] = Counter()
        for table, data in zip(self._tables, self._log, strict=False):
            event = read_event(data)
            if isinstance(event, Played):
                happened = table.rules.read_event(bytes(event.event))
                if isinstance(happened, Said):
                    said[happened.seat, happened.text] += 1
        assert all(times == 1 for times in said.values()), f"twice: {said.most_common(3)}"
        return said

    def _check_update(self, seat: Seat, update: Heard) -> None:
        """An update shows the fold of the log, and tells what happened since the last one."""
        table = self._tables[update.seq]
        view = None if table.play is None else table.rules.view(table.play.state, seat)
        shown = msgspec.json.decode(msgspec.json.encode(view))
        assert msgspec.json.decode(update.view) == shown, f"seat {seat} saw otherwise: {update.seq}"
        lines: list[str] = []
        last: type | None = None
        for seq in range(update.since, update.seq):
            before, event = self._tables[seq], read_event(self._log[seq])
            if isinstance(event, Began):
                # The story of the last game is told no more when the next one begins.
                lines.clear()
            elif isinstance(event, Played) and before.play is not None:
                happened = before.rules.read_event(bytes(event.event))
                change = before.rules.change(before.play.state, happened)
                if line := before.rules.narrate(change, seat):
                    if type(happened) is last and last in before.rules.told_last:
                        # Of several arrangements in a row only the last is told.
                        lines.pop()
                    lines.append(line)
                    last = type(happened)
            elif said := sentence(before, event):
                lines.append(said)
                last = None
        assert list(update.lines) == lines, f"seat {seat}: {update.since} to {update.seq}"

    def _check_askers(self, acts: dict[str, int]) -> None:
        """Checks that every act was asked for by somebody."""
        asked = {player.act(name) for player in self._players for name in player.asked}
        others = acts.keys() - asked
        of_bots = {act for act in others if BOT_ACT.fullmatch(act)}
        # The house ends the clues when the table agreed to, and no vote was taken back.
        unasked = others - of_bots
        assert all(map(HOUSE_ACT.fullmatch, unasked)), f"nobody asked for {unasked}"
        self.bot_acts = len(of_bots)


def _check_answers(
    player: Player, told: Testimony, acts: dict[str, int], said: Counter[tuple[Seat, str]]
) -> None:
    for name, seq in told.taken.items():
        found = acts.get(player.act(name))
        assert found == seq, f"{name} of seat {player.seat} was taken at {seq}, not {found}"
        if name in player.sayings:
            assert said[player.seat, saying(name)] == 1, f"{name} was never said"
    for name in told.refused:
        assert player.act(name) not in acts, f"{name} was refused, and taken"
        assert said[player.seat, saying(name)] == 0, f"{name} was refused, and said"


def read_file(path: Path) -> Reader:
    """Reads logs from a table file beside the server that writes to it."""

    async def read(code: str) -> Log:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("BEGIN")
            entries, acts, records = (
                connection.execute(
                    f"SELECT {columns} WHERE code = ? ORDER BY 1", (code,)
                ).fetchall()
                for columns in (
                    "seq, event FROM events",
                    "act, seq FROM acts",
                    "number FROM records",
                )
            )
            daybook = connection.execute("SELECT events, acts FROM daybook ORDER BY number")
            for more_entries, more_acts in daybook:
                entries += [(n, e.encode()) for at, n, e in json.loads(more_entries) if at == code]
                acts += [(act, n) for at, act, n in json.loads(more_acts) if at == code]
        assert len(dict(acts)) == len(acts), f"{code} took an act twice"
        return Log(
            [LogEntry(*row) for row in entries], dict(acts), [number for (number,) in records]
        )

    return read


def read_store(store: Store) -> Reader:
    """Reads logs from a store that several processes may have open."""

    async def read(code: str) -> Log:
        entries = await store.read(code)
        acts = dict(await store.acts(code, EVERY_ACT))
        # Acts that came behind what was read first are not of this log.
        acts = {act: seq for act, seq in acts.items() if seq <= len(entries)}
        return Log(entries, acts, [kept.number for kept in await store.records(code)])

    return read
