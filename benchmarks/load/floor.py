"""The floor: the same service with the same sockets, without rules and without a store.

Run it as ``python -m benchmarks.load.floor FRAMES``, with the settings of the real server in the
environment and a folder of updates that the real server sent, by game and table. Only sitting down
works as usual. After that it accepts every ask at once, and sends recorded updates to everybody at
the table, encoded again like new views.
"""

import gc
import sys
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from parlour.cli.serve import GC_THRESHOLDS
from parlour.rules.registry import GAMES
from parlour.rules.seat import PUBLIC, Seat, Viewer
from parlour.tables.answers import Accepted, Answer
from parlour.tables.asks import AnyAsk, Start
from parlour.tables.live_table import Live
from parlour.tables.open_store import open_store
from parlour.tables.service import Tables
from parlour.tables.table import Table
from parlour.tables.update import Updates
from parlour.web import hub
from parlour.web.app import Web
from parlour.web.server import run, server
from parlour.web.settings import read_settings


class Frame(msgspec.Struct):
    """The parts of an update that come from the rules."""

    view: msgspec.Raw
    lines: tuple[str, ...]


@cache
def frames(game: str) -> Iterator[list[Frame]]:
    """The recorded updates of the four players at each table of a game, in a cycle."""
    data = (Path(sys.argv[1]) / game).read_bytes()
    return cycle(msgspec.json.decode(data, type=list[list[Frame]]))


class FloorLive(Live):
    """A live table that shows recorded views and log lines."""

    def __init__(self, code: str, table: Table, acts: OrderedDict[str, int]) -> None:
        super().__init__(code, table, acts)
        game = GAMES[table.game]
        self._seen: dict[Viewer, tuple[Any, tuple[str, ...]]] = {
            seat: (msgspec.json.decode(frame.view, type=game.view_type), frame.lines)
            for seat, frame in enumerate(next(frames(game.name)))
        }

    def view(self, viewer: Viewer) -> Any:
        return self._seen[viewer][0] if viewer in self._seen else None

    def lines(self, since: int, viewer: Viewer) -> tuple[str, ...]:
        return self._seen[viewer][1] if viewer in self._seen else ()


class FloorUpdates(Updates):
    """Updates with the recorded views: no game runs at the floor, so there is none otherwise."""

    def json(self, seat: Seat | None, since: int, *, words: bool) -> Sequence[bytes]:
        pieces = super().json(seat, since, words=words)
        assert pieces[3] == b"null", "the fourth piece is the view"
        view = self._live.view(PUBLIC if seat is None else seat)
        return (*pieces[:3], msgspec.json.encode(view), *pieces[4:])


class FloorTables(Tables):
    """A service that accepts every ask."""

    def _keep(self, live: Live) -> Live:
        return super()._keep(FloorLive(live.code, live.table, live.acts))

    async def ask(self, live: Live, key: str, ask_id: str, ask: AnyAsk) -> Answer:
        table = live.table
        if isinstance(ask, Start):
            holders = tuple(replace(one, played=seat) for seat, one in enumerate(table.holders))
            table = replace(table, holders=holders)
        live.table = replace(table, seq=table.seq + 1)
        live.notify()
        return Accepted(live.table.seq)


async def serve() -> None:
    settings = read_settings({})
    store = await open_store(settings.database)
    try:
        web = Web(await FloorTables.open(store), settings)
        await server(web, settings).serve()
    finally:
        await store.close()


if __name__ == "__main__":
    setattr(hub, "Updates", FloorUpdates)  # noqa: B010  # a class cannot be assigned to
    gc.set_threshold(*GC_THRESHOLDS)
    run(serve())
