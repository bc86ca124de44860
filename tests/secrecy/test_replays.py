"""The proof over real sockets, while games are played: a viewer of both twins gets the same frames
at every step, and none for an act that is private to somebody else."""

from pathlib import Path
from random import Random

import pytest

from parlour.rules import PUBLIC, Viewer
from parlour.rules.registry import GAMES
from tests.secrecy.twins import TABLES, Table, disguised, name, two_houses, visit
from tests.web.guests import Guest
from tests.web.stories import go_on

pytestmark = pytest.mark.anyio

STEPS = 60


def viewers(table: Table) -> list[Viewer]:
    return [table.seed % table.seats, PUBLIC]


@pytest.mark.parametrize("words", [False, True], ids=["plain", "words"])
@pytest.mark.parametrize("table", TABLES[::2], ids=name)
async def test_every_step_looks_the_same_whatever_is_hidden(
    table: Table, tmp_path: Path, *, words: bool
) -> None:
    rng = Random(table.seed)
    story = table.story()
    first = rng.randrange(max(1, len(story.steps) - STEPS))
    last = min(len(story.steps) - 1, first + STEPS)
    private = GAMES[table.game].private_events
    silent = 0
    async with two_houses(tmp_path) as (here, there):
        for number, viewer in enumerate(viewers(table)):
            twin = iter(disguised(table, story, last, viewer, rng))
            code = f"twin-story-{number}"
            before = [event for step in story.steps[:first] for event in step.events]
            await table.write(here, code, before)
            await table.write(there, code, [next(twin) for _ in before])
            async with visit(here, code, viewer) as ours, visit(there, code, viewer) as theirs:
                for guest in (ours, theirs):
                    await guest.update()
                    if words:
                        await guest.send({"kind": "words", "wanted": True})
                        await guest.sees(lambda update: update["words"])
                for step in story.steps[first:last]:
                    already = len(ours.heard), len(theirs.heard)
                    await go_on(here.web.tables, code, step.events)
                    await go_on(there.web.tables, code, [next(twin) for _ in step.events])
                    heard = await frames(ours, already[0])
                    assert heard == await frames(theirs, already[1]), (viewer, step.act)
                    theirs_alone = all(
                        type(event) in private and getattr(event, "seat", None) != viewer
                        for event in step.events
                    )
                    if theirs_alone:
                        assert heard == [], (viewer, step.act)
                        silent += 1
                    else:
                        assert len(heard) == 1, (viewer, step.act)
    assert silent or not private


async def frames(guest: Guest, already: int) -> list[bytes]:
    """The new frames, without the pongs that prove that there are no more."""
    await guest.heard_everything()
    return [data for data in guest.heard[already:] if not data.startswith(b'{"kind":"pong"')]
