"""What a person plays at one go in this terminal: a game, and perhaps another one after it."""

import sys
from pathlib import Path
from random import Random

import msgspec

from parlour.cli.local_table import LocalTable
from parlour.game import Game
from parlour.records import Record
from parlour.review.memory import TableMemory, in_words, remembered, table_memory

KEPT = 'The game is kept: "parlour play --resume" goes on with it.'
NO_GAME = "No game is over yet."
UNWRITTEN = 1


class Sitting:
    """The table that is played at now. ``record`` is the file for the record of the first game; the
    records of later games go beside it."""

    def __init__(self, table: LocalTable, chance: Random, record: Path | None = None) -> None:
        self.table = table
        self._chance = chance
        self._record = record
        self._games = 1
        self._finished: list[Record] = []
        """The records of the games before this one."""

    def so_far(self) -> str:
        """How all finished games of this sitting ended, and what was best; a sentence if there is
        none."""
        memory = self._memory()
        return NO_GAME if memory is None else in_words(memory)

    def shared(self) -> str:
        """The same for friends elsewhere, without a word of the games."""
        memory = self._memory()
        return NO_GAME if memory is None else memory.shared.text

    def _memory(self) -> TableMemory | None:
        now = [self.table.game.record()] if self.table.game.over else []
        records = [*self._finished, *now]
        games = [remembered(record, number) for number, record in enumerate(records, 1)]
        return table_memory(games) if games else None

    def play_again(self) -> LocalTable:
        """Deals a new game to the same people, with the same options."""
        self._end_game()
        self._finished.append(self.table.game.record())
        start, rules = self.table.game.start, self.table.game.rules
        options = msgspec.to_builtins(start.options)
        people = start.company.persons
        dealt = Game(rules.name, people, options=options, seed=self._chance)
        self._games += 1
        self.table = LocalTable(dealt, keeping=True)
        return self.table

    def end(self) -> int:
        """Writes the record, says whether the game can go on later, and returns the exit code."""
        if self.table.resumable and not self.table.game.over:
            print(KEPT, flush=True)
        return self._end_game()

    def _end_game(self) -> int:
        self.table.leave()
        if self._record is None:
            return 0
        path = _numbered(self._record, self._games)
        try:
            path.write_text(self.table.record(), encoding="utf-8")
        except OSError as error:
            print(f"parlour: The record could not be written: {error.strerror}.", file=sys.stderr)
            return UNWRITTEN
        return 0


def _numbered(path: Path, number: int) -> Path:
    """
    >>> _numbered(Path("game.txt"), 1).name, _numbered(Path("game.txt"), 2).name
    ('game.txt', 'game-2.txt')
    """
    return path if number == 1 else path.with_stem(f"{path.stem}-{number}")


def ago(seconds: float) -> str:
    """
    >>> ago(20), ago(100), ago(3600 * 5), ago(86400 * 3)
    ('a moment ago', '2 minutes ago', '5 hours ago', '3 days ago')
    """
    for name, size in (("day", 86_400), ("hour", 3_600), ("minute", 60)):
        count = round(seconds / size)
        if count >= 1:
            return f"{count} {name}{'s' * (count > 1)} ago"
    return "a moment ago"
