"""The scripted player itself: which asks it retries, and what it accepts as an answer.

A bug once made it treat "too many drafts" as a busy server, and retry for ever.
"""

import asyncio
from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from websockets.asyncio.server import ServerConnection, serve

from parlour.rules.memo import Memo
from parlour.rules.refusal import Refusal, too_many
from parlour.tables.answers import Seated
from parlour.tables.asks import TakeBack
from parlour.tables.presence import Present
from parlour.tables.table import Table
from parlour.tables.table_view import table_view
from parlour.tables.update import Update
from parlour.web.limits import slow_down
from parlour.web.protocol import AskFor, FromClient, FromServer, RefusedMessage, TakenMessage
from tests.crash.client import Player
from tests.crash.evening import until

pytestmark = pytest.mark.anyio

CODE = "plum-otter-77"
TABLE = Table(game="letterjam", rule_set="rulebook")
_decoder = msgspec.json.Decoder(FromClient)


async def answered(answers: list[FromServer]) -> tuple[Player, list[str]]:
    """Runs a player with two errands at a server that gives these answers. Returns its ids."""
    asked: list[str] = []
    left = iter(answers)

    async def converse(socket: ServerConnection) -> None:
        async for data in socket:
            match _decoder.decode(data):
                case AskFor(id=name):
                    asked.append(name)
                    await socket.send(msgspec.json.encode(next(left)).decode())
                case _:
                    here = Present(frozenset({0}), 0)
                    table = replace(table_view(CODE, TABLE, here, 0.0, Memo()), seat=0)
                    hello = Update(seq=0, table=table, view=None, lines=(), words=None, advice=None)
                    await socket.send(msgspec.json.encode(hello).decode())

    async with serve(converse, "127.0.0.1", 0) as server:
        (listening,) = server.sockets
        seated = Seated(CODE, 0, "key")
        player = Player(seated, [listening.getsockname()[1]], Random(1))
        player.eager = False
        player.errands.extend((TakeBack(), TakeBack()))
        playing = asyncio.create_task(player.play())
        await until(lambda: not player.errands and not player.unanswered)
        playing.cancel()
        await asyncio.wait({playing})
    return player, asked


async def test_a_refusal_that_waiting_does_not_help_is_not_retried() -> None:
    full = RefusedMessage(
        id="ask-0", refusal=too_many("drafts", "You have 12 drafts; drop one first.")
    )
    player, asked = await answered([full, TakenMessage(id="ask-1", seq=1)])
    assert asked == ["ask-0", "ask-1"]
    assert player.refused == {"ask-0": full.refusal}
    assert player.put_off == 0


@pytest.mark.parametrize(
    "busy",
    [
        RefusedMessage(id="ask-0", refusal=slow_down(1.0), wait=1),
        RefusedMessage(id="ask-0", refusal=Refusal("unavailable", "not-saved", "Try again.")),
    ],
    ids=["slow-down", "not-saved"],
)
async def test_a_refusal_that_waiting_helps_is_retried_with_the_same_id(
    busy: RefusedMessage,
) -> None:
    player, asked = await answered(
        [busy, TakenMessage(id="ask-0", seq=1), TakenMessage(id="ask-1", seq=2)]
    )
    assert asked == ["ask-0", "ask-0", "ask-1"]
    assert player.taken == {"ask-0": 1, "ask-1": 2}
    assert player.put_off == 1
