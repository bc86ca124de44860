"""Twins: one story told twice, the second time with everything that one viewer must not know
replaced by other consistent values. Each is written into a store and served by a real server.

The two tables have the same code, the same people with the same keys, and the same number of
events. Whatever the viewer can get out of both servers must then be the same to the byte.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from parlour.lab.random_play import GameHistory
from parlour.rules import PUBLIC, Event, Viewer
from parlour.rules.registry import GAMES
from parlour.tables.table import TableSettings
from tests.web.guests import BOTS_REST, Guest, House, StoppedClock, open_house
from tests.web.stories import key_of, opening, tell, write_down

SETTINGS = TableSettings(pace=BOTS_REST)


class Table(Struct, frozen=True):
    """What the two twins share."""

    game: str
    rule_set: str
    seats: int
    seed: int
    changes: Mapping[str, object] = {}

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (*range(self.seats), PUBLIC)

    def story(self) -> GameHistory[Any]:
        return tell(self.game, self.seats, self.seed, self.rule_set, **self.changes)

    async def write(self, house: House, code: str, events: Sequence[Event]) -> None:
        before = opening(self.game, self.seats, self.rule_set, self.changes, SETTINGS)
        await write_down(house.web.tables.store, code, before, events)


# Every phase of both games happens in these, and every way in which something is kept secret.
TABLES = (
    Table("letterjam", "rulebook", 3, 1, {"chat": True}),
    Table("letterjam", "rulebook", 2, 5, {"words": "neighbours"}),
    Table(
        "letterjam",
        "summary",
        4,
        2,
        {"words": "neighbours", "agreement": "majority", "helper": True},
    ),
    Table("letterjam", "summary", 6, 3, {"watchers_see_letters": True, "length": 3}),
    Table("quiddler", "manual", 3, 1, {"chat": True, "hands": 3}),
    Table("quiddler", "published", 2, 2, {"hands": 2}),
    Table("quiddler", "manual", 4, 3, {"judging": "vote", "hands": 3}),
    Table("quiddler", "published", 3, 4, {"watchers_see_letters": True, "hands": 2}),
)


def name(table: Table) -> str:
    return f"{table.game}-{table.rule_set}-{table.seats}"


def phases(story: GameHistory[Any]) -> dict[str, list[int]]:
    """For each phase of a game, the numbers of steps after which the game is in that phase."""
    found: dict[str, list[int]] = {}
    for at, step in enumerate(story.steps, 1):
        found.setdefault(step.state.phase, []).append(at)
    found.pop("over", None)
    return found


def cuts(story: GameHistory[Any], rng: Random) -> list[int]:
    """The steps to check: one inside every phase, and the last one of each phase."""
    return sorted(
        {rng.choice(steps) for steps in phases(story).values()}
        | {steps[-1] for steps in phases(story).values()}
    )


def told(story: GameHistory[Any], steps: int) -> tuple[Event, ...]:
    return tuple(event for step in story.steps[:steps] for event in step.events)


def disguised(
    table: Table, story: GameHistory[Any], steps: int, viewer: Viewer, rng: Random
) -> tuple[Event, ...]:
    """The events of a story's first steps, with other secrets."""
    rules = GAMES[table.game]
    return rules.disguise(story.start, told(story, steps), viewer, rng)


@asynccontextmanager
async def two_houses(folder: Path) -> AsyncIterator[tuple[House, House]]:
    """Two servers on two stores, at the same served time."""
    async with (
        open_house(folder / "here.db", clock=StoppedClock()) as here,
        open_house(folder / "there.db", clock=StoppedClock()) as there,
    ):
        yield here, there


def visit(house: House, code: str, viewer: Viewer, since: int = 0) -> Guest:
    return house.visit(code, None if viewer is PUBLIC else key_of(viewer), since)


async def empty(house: House, code: str) -> None:
    """Returns when the server knows that nobody is at a table any more, so that the next guest
    does not find traces of the last one."""
    while any(said.code == code for said in house.web.hub.presence.say_all()):
        await asyncio.sleep(0)
