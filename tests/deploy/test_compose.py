"""The compose files: every flag, variable, path and command in them works with a real server, and
Caddy accepts its file and serves two processes with it."""

import asyncio
import json
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest

from parlour.web.finished_games import LARGEST_RECORD
from parlour.web.settings import ServerSettings, variable
from tests.crash.server import free_port
from tests.deploy.compose import (
    DEPLOY,
    FILES,
    MissingError,
    Served,
    changed,
    of_parlour,
    served,
    services,
)
from tests.web.guests import PATIENCE, Guest
from tools import caddy
from tools.container import image, read

pytestmark = pytest.mark.anyio

ALL = [(file, service) for file in FILES for service in of_parlour(file)]
TABLES = 12


@pytest.mark.parametrize(("file", "service"), ALL)
async def test_a_service_starts_and_is_healthy(
    file: str, service: str, tmp_path: Path, postgres_url: str
) -> None:
    said = of_parlour(file)[service]
    wanted = (image(read()).environment | said["environment"])["PARLOUR_DATABASE"]
    place = (
        postgres_url if wanted.startswith("postgresql://") else str(tmp_path / Path(wanted).name)
    )
    async with served(said, tmp_path, place) as server:
        assert await asyncio.to_thread(server.healthy)
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
        assert [line["what"] for line in lines] == ["serving"], "no setting is unknown"
        assert lines[0]["settings"]["trust_proxy"] is True
        assert lines[0]["database"] == ("sqlite" if file == "compose.yaml" else "postgresql")
        server.process.terminate()
        assert await server.process.wait() == 0
        assert not await asyncio.to_thread(server.healthy)


async def test_a_service_under_a_path_is_healthy(tmp_path: Path) -> None:
    """Every setting is a variable, so an operator may add this one."""
    said = dict(of_parlour("compose.yaml")["web"])
    said["environment"] = said["environment"] | {"PARLOUR_ROOT_PATH": "/games/parlour"}
    async with served(said, tmp_path, str(tmp_path / "tables.db")) as server:
        assert await asyncio.to_thread(server.healthy)


@pytest.mark.parametrize(("file", "service"), ALL)
def test_a_service_has_no_more_rights_than_it_needs(file: str, service: str) -> None:
    said = of_parlour(file)[service]
    assert said["read_only"] is True
    assert said["cap_drop"] == ["ALL"]
    assert said["security_opt"] == ["no-new-privileges:true"]
    # Bots' processes talk over a socket in the temporary folder.
    assert said["tmpfs"] == ["/tmp"]
    assert said["build"]["platforms"] == ["linux/amd64", "linux/arm64"]
    assert (DEPLOY / said["build"]["context"] / said["build"]["dockerfile"]).is_file()
    built = image(read())
    user, _, group = built.user.partition(":")
    assert int(user) > 0
    assert int(group) > 0
    for volume in said.get("volumes", []):
        assert volume.split(":")[1] in built.volumes


@pytest.mark.parametrize("file", FILES)
def test_every_variable_of_the_files_is_a_setting(file: str) -> None:
    known = {variable(name) for name in ServerSettings.__struct_fields__}
    for said in of_parlour(file).values():
        own = {name for name in said["environment"] if name.startswith("PARLOUR_")}
        assert own <= known
    assert {name for name in image(read()).environment if name.startswith("PARLOUR_")} <= known


@pytest.mark.parametrize("missing", ["SITE", "POSTGRES_PASSWORD"])
def test_a_missing_variable_is_named(missing: str) -> None:
    given = {"SITE": "parlour.example", "POSTGRES_PASSWORD": "swordfish"}
    del given[missing]
    with pytest.raises(MissingError, match=r"deploy/\.env\.$"):
        services("compose.postgres.yaml", given)


def test_the_services_know_each_other_by_their_names() -> None:
    said = services("compose.postgres.yaml")
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    port = image(read()).port
    assert f"reverse_proxy web-1:{port} web-2:{port} " in text
    assert {"web-1", "web-2"} == set(said["proxy"]["depends_on"]) <= said.keys()
    assert set(said["web-1"]["depends_on"]) == {"database"} <= said.keys()
    address = said["web-1"]["environment"]["PARLOUR_DATABASE"]
    user = said["database"]["environment"]["POSTGRES_USER"]
    assert address == f"postgresql://{user}@database/{user}"
    password = said["database"]["environment"]["POSTGRES_PASSWORD"]
    assert said["web-1"]["environment"]["PGPASSWORD"] == password
    (mounted,) = (one for one in said["proxy"]["volumes"] if one.startswith("./"))
    assert (DEPLOY / mounted.split(":")[0]).is_file()


# Caddy


def test_caddy_accepts_its_file() -> None:
    program = caddy.find()
    file = str(DEPLOY / "Caddyfile")
    command = [program, "validate", "--adapter", "caddyfile", "--config", file]
    done = subprocess.run(
        command,
        env=changed() | {"SITE": "parlour.example"},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert '"level":"warn"' not in done.stderr
    formatted = subprocess.run(
        [program, "fmt", DEPLOY / "Caddyfile"], check=False, capture_output=True, text=True
    )
    assert formatted.stdout == (DEPLOY / "Caddyfile").read_text("utf-8")


def test_the_documents_show_the_same_way_to_two_processes() -> None:
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    route = text[text.index("\troute {") : text.rindex("}")]
    shown = route.replace("web-1:8000 web-2:8000", "127.0.0.1:8000 127.0.0.1:8001")
    page = (DEPLOY.parent / "docs" / "operating.md").read_text("utf-8")
    assert f"```caddyfile\n{shown}```\n" in page


@asynccontextmanager
async def proxied(servers: list[Served], folder: Path) -> AsyncIterator[int]:
    """The port of a real Caddy with the Caddyfile. Only the addresses are this machine's, and it
    speaks no TLS: for that it needs a name that the world can reach."""
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    for number, server in enumerate(servers, 1):
        assert f"web-{number}:8000" in text
        text = text.replace(f"web-{number}:8000", f"127.0.0.1:{server.port}")
    file, port = folder / "Caddyfile", free_port()
    file.write_text(text)
    process = await asyncio.create_subprocess_exec(
        *(caddy.find(), "run", "--adapter", "caddyfile", "--config", str(file)),
        env=changed()
        | {"SITE": f"http://127.0.0.1:{port}", "XDG_DATA_HOME": str(folder), "HOME": str(folder)},
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(trust_env=False) as http:
            while True:
                try:
                    await http.get(f"http://127.0.0.1:{port}/healthz")
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        yield port
    finally:
        process.kill()
        await process.wait()


async def connections(server: Served) -> int:
    async with httpx.AsyncClient(base_url=server.base, trust_env=False) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    (line,) = (line for line in lines if line.startswith("parlour_sockets "))
    return int(float(line.split()[1]))


async def test_two_processes_behind_caddy(tmp_path: Path, postgres_url: str) -> None:
    async with AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(served(said, tmp_path, postgres_url))
            for said in of_parlour("compose.postgres.yaml").values()
        ]
        port = await stack.enter_async_context(proxied(servers, tmp_path))
        http = await stack.enter_async_context(
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False)
        )
        for hidden in ("/metrics", "/readyz"):
            assert (await http.get(hidden)).status_code == httpx.codes.NOT_FOUND
        assert (await http.get("/")).status_code == httpx.codes.OK
        # The longest record that somebody may open reaches a server.
        longest = {"record": "x" * (LARGEST_RECORD - 100)}
        assert (await http.post("/api/replays", json=longest)).json()["code"] == "bad-record"
        seen = [0, 0]
        for _ in range(TABLES):
            made = (await http.post("/api/tables", json={"name": "Lisa"})).json()
            path = f"/api/tables/{made['code']}"
            joined = (await http.post(f"{path}/seats", json={"name": "Paul"})).json()
            url = f"ws://127.0.0.1:{port}{path}/socket"
            for key in (made["key"], joined["key"]):
                guest = Guest(url, {"kind": "hello", "key": key})
                await (await stack.enter_async_context(guest)).update()
            now = [await connections(server) for server in servers]
            more = sorted(new - old for new, old in zip(now, seen, strict=True))
            assert more == [0, 2], "both people of a table come to the same process"
            seen = now
        assert min(seen) > 0, "both processes have tables"
