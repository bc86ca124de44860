"""What a table remembers of its finished games, made from their records.

A worker process reads each record once. The results are small and kept in memory; after a restart
they are made again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from parlour.records import read
from parlour.review.memory import GameMemory, TableMemory, remembered, table_memory
from parlour.tables.store import FinishedGame
from parlour.tables.thinkers import Thinkers

MOST_GAMES = 50
"""How many games a table remembers: the newest ones."""
MOST_KEPT = 1000
"""Games in memory; the one that was asked for longest ago goes first."""


def remember(record: str, number: int) -> bytes:
    """Runs in a worker process: what is remembered of a record, as JSON."""
    return msgspec.json.encode(remembered(read(record), number))


class TableMemories:
    """The memories of all tables of a server process."""

    def __init__(self, workers: Thinkers) -> None:
        self._workers = workers
        self._kept: OrderedDict[bytes, asyncio.Task[GameMemory]] = OrderedDict()

    async def of(self, games: Sequence[FinishedGame]) -> TableMemory:
        """The memory of a table with these finished games. Raises RecordError if a record cannot be
        read."""
        newest = sorted(games, key=lambda game: game.number)[-MOST_GAMES:]
        return table_memory([await self._game(game) for game in newest])

    async def _game(self, game: FinishedGame) -> GameMemory:
        # The record is the key, because forgetting a name changes it.
        key = sha256(f"{game.number} {game.record}".encode()).digest()
        made = self._kept.get(key)
        if made is None:
            made = self._kept[key] = asyncio.create_task(self._make(game))
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        try:
            # Several people ask when a game ends; one who goes away stops nothing.
            return await asyncio.shield(made)
        except Exception:
            # The next question tries it again.
            self._kept.pop(key, None)
            raise

    async def _make(self, game: FinishedGame) -> GameMemory:
        made = await self._workers.run(remember, game.record, game.number)
        return msgspec.json.decode(made, type=GameMemory)
