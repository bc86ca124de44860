"""The proof over real sockets for private acts: nobody else learns anything of a draft, a guess, a
note or an arrangement, not even that it happened."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from parlour.rules import PUBLIC, Act, Event, Seat, Viewer
from parlour.rules.registry import GAMES
from tests.web.guests import Guest, House, Message, open_house
from tests.web.stories import key_of, opening, tell, write_down

pytestmark = pytest.mark.anyio

SEATS = 3
STORIES = 20
# With these options, every kind of private act happens.
CHANGES: dict[str, dict[str, object]] = {name: {} for name in GAMES} | {
    "quiddler": {"look_up": True}
}


def private_moments(game: str) -> Iterator[tuple[type[Event], list[Event], Seat, Act]]:
    """For each kind of private event: a story up to its act, the seat and the act."""
    missing = set(GAMES[game].private_events)
    for seed in range(STORIES):
        before: list[Event] = []
        for step in tell(game, SEATS, seed, None, **CHANGES[game]).steps:
            kinds = {type(event) for event in step.events}
            if (
                isinstance(step.actor, int)
                # A person who acts takes their seat back from a bot, and everybody sees that.
                and step.state.company.persons[step.actor].mind is None
                and len(kinds) == 1
                and kinds <= missing
            ):
                missing -= kinds
                yield kinds.pop(), list(before), step.actor, step.act
            before += step.events
    assert not missing, missing


def frames(guest: Guest, already: int) -> list[Message]:
    return [one for one in guest.messages[already:] if one["kind"] not in ("pong", "taken")]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path / "tables.db") as opened:
        yield opened


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_private_act_sends_nothing_to_anybody_else(house: House, game: str) -> None:
    for number, (kind, before, actor, act) in enumerate(private_moments(game)):
        code = f"private-{game[:6]}-{number}"
        await write_down(
            house.web.tables.store, code, opening(game, SEATS, changes=CHANGES[game]), before
        )
        viewers: list[Viewer] = [*range(SEATS), PUBLIC]
        async with AsyncExitStack() as stack:
            guests = {
                viewer: await stack.enter_async_context(
                    house.visit(code, None if viewer is PUBLIC else key_of(viewer))
                )
                for viewer in viewers
            }
            # Each gets updates about those who connect later, and then nothing more.
            for guest in guests.values():
                await guest.update()
            for guest in guests.values():
                await guest.heard_everything()
            already = {viewer: len(guest.messages) for viewer, guest in guests.items()}
            await guests[actor].takes("play", act=msgspec.to_builtins(act))
            for viewer, guest in guests.items():
                await guest.heard_everything()
                heard = [one["kind"] for one in frames(guest, already[viewer])]
                assert heard == (["update"] if viewer == actor else []), (kind, viewer)
