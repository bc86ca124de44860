"""Presence: who is connected, as the others see it."""

from typing import Any

import pytest

from tests.web.guests import House, Message, open_house

pytestmark = pytest.mark.anyio


def present(*wanted: bool) -> Any:
    def look(update: Message) -> bool:
        return [seat["connected"] for seat in update["table"]["seats"]] == list(wanted)

    return look


async def test_the_others_see_who_comes_and_goes(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa:
        await lisa.sees(present(True, False))
        async with house.visit(code, keys[1]) as paul:
            await lisa.sees(present(True, True))
            await paul.sees(present(True, True))
        await lisa.sees(present(True, False))


async def test_others_see_a_connection_break_without_a_close_frame(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        await lisa.sees(present(True, True))
        paul.socket.transport.abort()
        await lisa.sees(present(True, False))


async def test_a_person_with_two_connections_is_connected_until_both_close(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa:
        async with house.visit(code, keys[1]):
            await lisa.sees(present(True, True))
            async with house.visit(code, keys[1]) as second:
                await second.update()
            await lisa.heard_everything()
            assert present(True, True)(lisa.updates[-1])
        await lisa.sees(present(True, False))


async def test_watchers_are_counted_and_not_named(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa:
        async with house.visit(code), house.visit(code):
            await lisa.sees(lambda update: update["table"]["watchers"] == 2)
        await lisa.sees(lambda update: update["table"]["watchers"] == 0)


async def test_a_wrong_key_does_not_count_as_present(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul")
    async with house.visit(code, keys[0]) as lisa:
        before = await lisa.update()
        async with house.visit(code, "wrong") as stranger:
            assert (await stranger.ends())["reason"] == "wrong-key"
        await lisa.heard_everything()
        assert lisa.updates == [before]


async def test_a_person_whose_seat_was_given_away_is_not_a_watcher(house: House) -> None:
    code, keys = await house.table("Lisa", "Paul", "Marta")
    async with house.visit(code, keys[0]) as lisa, house.visit(code, keys[1]) as paul:
        await lisa.sees(present(True, True, False))
        await lisa.takes("remove-seat", seat=1)
        await paul.ends()
        await lisa.sees(present(True, False))
        assert {update["table"]["watchers"] for update in lisa.updates} == {0}


async def test_people_at_another_process_are_shown_as_connected(postgres_url: str) -> None:
    async with open_house(postgres_url) as here, open_house(postgres_url) as there:
        code, keys = await here.table("Lisa", "Paul")
        async with here.visit(code, keys[0]) as lisa:
            async with there.visit(code, keys[1]) as paul, there.visit(code):
                await lisa.sees(present(True, True))
                await lisa.sees(lambda update: update["table"]["watchers"] == 1)
                await paul.sees(present(True, True))
            await lisa.sees(present(True, False))
            await lisa.sees(lambda update: update["table"]["watchers"] == 0)


async def test_a_new_process_learns_who_is_connected_elsewhere(postgres_url: str) -> None:
    async with open_house(postgres_url) as here:
        code, keys = await here.table("Lisa", "Paul")
        async with (
            here.visit(code, keys[0]) as lisa,
            open_house(postgres_url) as there,
            there.visit(code, keys[1]) as paul,
        ):
            await paul.sees(present(True, True))
            await lisa.sees(present(True, True))
