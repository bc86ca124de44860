"""Shutting down on SIGTERM: every connection gets a goodbye, and no act is lost."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from tests.web.guests import Guest
from tests.web.process import Served, served

pytestmark = pytest.mark.anyio

ASKS = 200
HALF_A_REQUEST = (
    b"POST /api/tables HTTP/1.1\r\nHost: parlour\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\n\r\n{"
)


async def new_table(server: Served) -> tuple[str, str, str]:
    async with httpx.AsyncClient(base_url=server.base, trust_env=False) as http:
        body = {"name": "Lisa", "changes": {"chat": True}}
        host = (await http.post("/api/tables", json=body)).json()
        path = f"/api/tables/{host['code']}/seats"
        guest = (await http.post(path, json={"name": "Paul"})).json()
    return host["code"], host["key"], guest["key"]


def say(number: int) -> dict[str, object]:
    act = {"act": "say", "text": f"remark {number}"}
    return {"kind": "ask", "id": f"say-{number}", "ask": {"ask": "play", "act": act}}


def remarks_taken(guest: Guest) -> dict[str, int]:
    return {
        message["id"]: message["seq"]
        for message in guest.messages
        if message["kind"] == "taken" and message["id"].startswith("say-")
    }


async def test_a_server_that_shuts_down_says_goodbye_and_loses_no_act(tmp_path: Path) -> None:
    place = tmp_path / "tables.db"
    fast = ("--messages-per-second", "1e6", "--asks-per-second", "1e6")
    async with served(place, tmp_path, *fast) as server:
        code, key, other_key = await new_table(server)
        hello = {"kind": "hello", "key": key}
        async with (
            Guest(server.url(code), hello) as lisa,
            Guest(server.url(code), {"kind": "hello", "key": other_key}) as paul,
        ):
            await lisa.takes("start")
            for number in range(ASKS):
                await lisa.send(say(number))
            await lisa.hears(lambda heard: heard.get("id") == "say-10")
            server.terminate()
            for guest in (lisa, paul):
                goodbye = await guest.ends()
                assert (goodbye["kind"], goodbye["reason"]) == ("goodbye", "restart")
                assert goodbye["again"] is True
            answered = remarks_taken(lisa)
        assert await server.ended() == 0
        assert "error" not in server.log()
    async with served(place, tmp_path, *fast) as server:
        async with Guest(server.url(code), hello) as lisa:
            for number in range(ASKS):
                # Resend all ids: those that were taken get the same answer, the others happen now.
                await lisa.send(say(number))
            await lisa.hears(lambda heard: heard.get("id") == f"say-{ASKS - 1}")
            taken = remarks_taken(lisa)
            last = await lisa.sees(lambda update: update["seq"] == max(taken.values()))
            lines = [line for update in lisa.updates for line in update["lines"]]
        server.terminate()
        assert await server.ended() == 0
    assert len(taken) == ASKS
    assert {ask: taken[ask] for ask in answered} == answered
    assert len(set(taken.values())) == ASKS
    said = [line for line in lines if "remark" in line]
    assert said == [f"Lisa says: remark {number}" for number in range(ASKS)]
    assert last["view"]["remarks"][-1] == [0, f"remark {ASKS - 1}"]


async def test_a_server_without_connections_stops_at_once(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db", tmp_path) as server:
        server.terminate()
        assert await server.ended() == 0
        _, left = server.log().splitlines()
        assert json.loads(left)["what"] == "shutting down"


@pytest.mark.parametrize("times", [1, 2])
async def test_a_server_does_not_wait_for_the_rest_of_a_request(tmp_path: Path, times: int) -> None:
    async with served(tmp_path / "tables.db", tmp_path) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(HALF_A_REQUEST)
        await writer.drain()
        async with httpx.AsyncClient(base_url=server.base, trust_env=False) as http:
            # The request before it has arrived by now.
            assert (await http.get("/healthz")).status_code == httpx.codes.OK
        for _ in range(times):
            server.terminate()
        answer = await reader.read()
        writer.close()
        assert await server.ended() == 0
        if times == 1:
            assert answer.startswith(b"HTTP/1.1 408 ")
            assert b"That took too long to arrive." in answer
        assert "error" not in server.log()
