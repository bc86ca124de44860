"""A seat's connection: what it shows, and that every ask happens once, whatever breaks."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from signal import SIGTERM

import pytest

from parlour.client import Refused, RemoteServer, SeatConnection, SeatEnded
from parlour.rules.manners import Said, Say
from parlour.rules.registry import GAMES
from parlour.tables.answers import Seated
from parlour.tables.asks import AddBot, GetUp, Lock, Start
from parlour.tables.table import TableSettings
from parlour.tables.table_events import Played, read_event
from parlour.web.protocol import LARGEST_MESSAGE
from tests.client.relay import Relay, relay_to
from tests.crash.server import free_port
from tests.network.proxy import FAULTS, bad_network
from tests.web.guests import BOTS_REST, PATIENCE, House, open_house

pytestmark = pytest.mark.anyio

REMARKS = 12
RESTING = TableSettings(pace=BOTS_REST)


def at(house: House) -> RemoteServer:
    return RemoteServer(f"http://127.0.0.1:{house.port}")


async def playing(house: House, *names: str) -> list[Seated]:
    """The seats of people who play Letter Jam and may chat."""
    server = at(house)
    host = await server.make_table(names[0], "letterjam", changes={"chat": True}, settings=RESTING)
    seats = [host, *[await server.sit_down(host.code, name) for name in names[1:]]]
    async with server.connect(host) as seat:
        await seat.ask(Start())
    return seats


async def remarks(house: House, code: str) -> list[str]:
    """Everything that was said at a table, as its log in the store has it."""
    log = [read_event(event) for event in await house.events(code)]
    acts = [GAMES["letterjam"].read_event(bytes(e.event)) for e in log if isinstance(e, Played)]
    return [act.text for act in acts if isinstance(act, Said)]


@asynccontextmanager
async def behind_a_relay(
    house: House, seated: Seated
) -> AsyncIterator[tuple[Relay, SeatConnection]]:
    async with relay_to(house.port) as relay:
        server = RemoteServer(f"http://127.0.0.1:{relay.port}")
        async with server.connect(seated) as seat:
            await seat.update()
            yield relay, seat


async def test_a_table_is_made_joined_and_played_at(house: House) -> None:
    server = at(house)
    host = await server.make_table("Lisa", "quiddler", settings=RESTING)
    paul = await server.sit_down(host.code, "Paul")
    assert (await server.table(host.code)).names == ("Lisa", "Paul")
    async with server.connect(host) as lisa, server.connect(paul, words=True) as other:
        await lisa.until(lambda update: len(update.table.seats) == 2)
        assert (await lisa.update()).view is None
        await lisa.ask(Start())
        update = await lisa.until(lambda update: update.view is not None)
        assert update.game_view is not None
        assert update.view["viewer"] == 0
        theirs = await other.until(lambda update: update.view is not None)
        assert theirs.words is not None
        assert "Quiddler" in theirs.words
        assert update.my_turn != theirs.my_turn
        assert any("deal" in line for line in other.take_lines())
        assert other.take_lines() == []


async def test_a_connection_with_words_never_shows_a_game_without_them(house: House) -> None:
    seated, _ = await playing(house, "Lisa", "Paul")
    async with at(house).connect(seated, words=True) as seat:
        assert (await seat.update()).words


async def test_a_refusal_is_raised_and_has_its_code(house: House) -> None:
    _, paul = await playing(house, "Lisa", "Paul")
    async with at(house).connect(paul) as seat:
        with pytest.raises(Refused) as refused:
            await seat.ask(Lock(locked=True))
        assert refused.value.refusal.code == "host-only"
        with pytest.raises(Refused, match="There is no command"):
            await seat.type("xyzzy")


async def test_an_ask_whose_answer_is_lost_happens_once(house: House) -> None:
    seated, _ = await playing(house, "Lisa", "Paul")
    async with behind_a_relay(house, seated) as (relay, seat):
        relay.mute = True
        asked = asyncio.create_task(seat.play(Say(text="Once.")))
        while await remarks(house, seated.code) != ["Once."]:
            await asyncio.sleep(0)
        assert not asked.done()
        relay.cut()
        accepted = await asked
        live = await house.live(seated.code)
        assert accepted.seq == live.table.seq
        assert relay.connections == 2
        assert await remarks(house, seated.code) == ["Once."]
        # What happened meanwhile is told on the new connection.
        await seat.until(lambda update: update.seq == accepted.seq)
        assert seat.take_lines()[-1] == "Lisa says: Once."


async def lost_on_the_way(house: House, relay: Relay, seat: SeatConnection, typed: str) -> None:
    """A typed command that never arrives."""
    relay.deaf = True
    asked = asyncio.create_task(seat.type(typed))
    await asyncio.sleep(0)
    relay.cut()
    await asked


async def test_an_ask_that_never_arrived_is_sent_again(house: House) -> None:
    seated, _ = await playing(house, "Lisa", "Paul")
    async with behind_a_relay(house, seated) as (relay, seat):
        await lost_on_the_way(house, relay, seat, "say Here I am.")
    assert await remarks(house, seated.code) == ["Here I am."]


async def test_a_typed_command_is_not_sent_again_when_the_table_has_changed(house: House) -> None:
    seated, other = await playing(house, "Lisa", "Paul")
    async with (
        behind_a_relay(house, seated) as (relay, seat),
        at(house).connect(other) as paul,
    ):
        await paul.update()
        relay.deaf = relay.mute = True
        asked = asyncio.create_task(seat.type("say Hello?"))
        act = asyncio.create_task(seat.play(Say(text="An act names what it is about.")))
        await paul.play(Say(text="First."))
        relay.cut()
        with pytest.raises(Refused) as refused:
            await asked
        assert refused.value.refusal.code == "overtaken"
        await act
    assert await remarks(house, seated.code) == ["First.", "An act names what it is about."]


async def test_an_ask_made_without_a_connection_waits_for_one(house: House) -> None:
    seated, _ = await playing(house, "Lisa", "Paul")
    async with behind_a_relay(house, seated) as (relay, seat):
        relay.cut()
        while seat.state == "live":
            await seat.change()
        await seat.type("say I am back.")
    assert await remarks(house, seated.code) == ["I am back."]


async def test_an_abandoned_ask_is_not_sent_again(house: House) -> None:
    seated, _ = await playing(house, "Lisa", "Paul")
    async with behind_a_relay(house, seated) as (relay, seat):
        relay.deaf = True
        asked = asyncio.create_task(seat.type("say Never mind."))
        await asyncio.sleep(0)
        asked.cancel()
        relay.cut()
        while seat.state == "live":
            await seat.change()
        await seat.type("say Done.")
    assert await remarks(house, seated.code) == ["Done."]


async def test_a_server_that_restarts_is_found_again(tmp_path: Path) -> None:
    place = tmp_path / "tables.db"
    async with open_house(place) as before:
        (seated, _) = await playing(before, "Lisa", "Paul")
        async with relay_to(before.port) as relay:
            server = RemoteServer(f"http://127.0.0.1:{relay.port}")
            async with server.connect(seated) as seat:
                await seat.update()
                before.serving.handle_exit(SIGTERM, None)
                while seat.state == "live":
                    await seat.change()
                assert seat.problem == "The server restarts. Your seat is kept."
                async with open_house(tmp_path / "elsewhere.db") as other:
                    # Another server knows neither the table nor the key.
                    relay._server = other.port
                    relay.cut()
                    with pytest.raises(SeatEnded) as ended:
                        await seat.until(lambda update: False)
                    assert ended.value.goodbye.reason == "no-table"


async def test_the_end_of_a_seat_ends_everything_that_waits(house: House) -> None:
    server = at(house)
    host = await server.make_table("Lisa", settings=RESTING)
    paul = await server.sit_down(host.code, "Paul")
    async with server.connect(paul) as seat:
        await seat.update()
        waiting = asyncio.create_task(seat.until(lambda update: False))
        await seat.ask(GetUp())
        with pytest.raises(SeatEnded) as ended:
            await waiting
        assert ended.value.goodbye.reason == "seat-gone"
        with pytest.raises(SeatEnded):
            await seat.type("help")
        assert seat.state == "ended"


async def test_a_wrong_key_ends_at_once(house: House) -> None:
    seated, _ = await playing(house, "Lisa", "Paul")
    wrong = Seated(seated.code, 0, "not-a-key")
    async with at(house).connect(wrong) as seat:
        with pytest.raises(SeatEnded) as ended:
            await seat.update()
    assert ended.value.goodbye.reason == "wrong-key"


async def test_updates_come_in_order_and_none_twice(house: House) -> None:
    seated, _ = await playing(house, "Lisa", "Paul")
    async with at(house).connect(seated) as seat:
        numbers = []
        async for update in seat.updates():
            numbers.append(update.seq)
            if len(numbers) == 4:
                break
            await seat.play(Say(text=f"Remark {len(numbers)}."))
        assert numbers == sorted(numbers)
    assert len(await remarks(house, seated.code)) == 3


@pytest.mark.parametrize("seed", [1, 2])
async def test_behind_a_bad_network_every_remark_is_made_once(tmp_path: Path, seed: int) -> None:
    """Every fault of the bad network: cuts in the middle of a frame, silence, delays, repeats."""
    door, rounds = free_port(), 0
    async with open_house(tmp_path / "tables.db") as house:
        seats = await playing(house, "Lisa", "Paul", "Marta")
        async with bad_network(house.port, door, seed) as network:
            server = RemoteServer(f"http://127.0.0.1:{door}")

            async def chat(seated: Seated) -> None:
                async with server.connect(seated, patience=0.5) as seat:
                    for number in range(REMARKS):
                        await seat.play(Say(text=f"{seated.seat} says {number}"))

            while network.suffered.keys() != {fault.__name__ for fault in FAULTS}:
                await asyncio.gather(*map(chat, seats))
                rounds += 1
        said = Counter(await remarks(house, seats[0].code))
        assert said == {f"{seat} says {n}": rounds for seat in range(3) for n in range(REMARKS)}


async def test_a_bot_is_added_by_an_ask(house: House) -> None:
    server = at(house)
    host = await server.make_table("Lisa", settings=RESTING)
    async with server.connect(host) as seat:
        await seat.ask(AddBot(mind="novice"))
        update = await seat.until(lambda update: len(update.table.seats) == 2)
        assert update.table.seats[1].mind == "novice"


async def test_what_is_too_large_for_a_message_is_refused_and_the_connection_stays(
    house: House,
) -> None:
    lisa, _ = await playing(house, "Lisa", "Paul")
    async with at(house).connect(lisa) as seat, asyncio.timeout(PATIENCE):
        await seat.update()
        states = []
        for size in (LARGEST_MESSAGE, 10 * LARGEST_MESSAGE):
            with pytest.raises(Refused, match="too large for one message"):
                await seat.type("say " + "x" * size)
            states.append(seat.state)
        await seat.type("say Good evening.")
        assert states == ["live", "live"]
    assert await remarks(house, lisa.code) == ["Good evening."]
