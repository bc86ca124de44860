"""The compose files as a container engine reads them, and servers started as they say."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import yaml
from msgspec import Struct

from tests.crash.server import free_port
from tests.web.guests import PATIENCE
from tools.container import TOP, Image, image, read

DEPLOY = TOP / "deploy"
FILES = ("compose.yaml", "compose.postgres.yaml")
VARIABLE = re.compile(r"\$\{(\w+):\?([^}]*)\}")
# What .env has, in the tests.
SET = {"SITE": "parlour.example", "POSTGRES_PASSWORD": "swordfish"}


class MissingError(Exception):
    """A variable is not set; the message is the compose file's own."""


def services(name: str, variables: Mapping[str, str] = SET) -> dict[str, dict[str, Any]]:
    """The services of a compose file, with the variables filled in."""

    def value(found: "re.Match[str]") -> str:
        if found[1] not in variables:
            raise MissingError(found[2])
        return variables[found[1]]

    text = VARIABLE.sub(value, (DEPLOY / name).read_text("utf-8"))
    read: dict[str, dict[str, Any]] = yaml.safe_load(text)["services"]
    return read


def of_parlour(name: str) -> dict[str, dict[str, Any]]:
    """The services that run Parlour's own image."""
    return {service: said for service, said in services(name).items() if said["image"] == "parlour"}


class Served(Struct, frozen=True):
    """A server that runs as a service says."""

    process: asyncio.subprocess.Process
    port: int
    health: list[str]
    environment: dict[str, str]
    log: Path

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def healthy(self) -> bool:
        """Runs the command of the health check."""
        done = subprocess.run(self.health, env=self.environment, check=False, capture_output=True)
        return done.returncode == 0


@asynccontextmanager
async def served(said: dict[str, Any], folder: Path, database: str) -> AsyncIterator[Served]:
    """Starts a service with exactly its arguments and its environment; only the place of the
    tables, the port and the program itself are this machine's."""
    built: Image = image(read())
    port = free_port()
    environment = {
        **built.environment,
        **said["environment"],
        "PARLOUR_DATABASE": database,
        "PARLOUR_PORT": str(port),
    }
    environment.pop("PATH")
    command: list[str] = said.get("command", built.command)
    program, *arguments = [*built.entrypoint, *command]
    assert program == "/srv/parlour/bin/parlour"
    python, *check = built.health
    assert python == "/srv/parlour/bin/python"
    path = folder / f"{port}.log"
    with path.open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "parlour", *arguments),
            # There is no HOME, as in the image.
            env=environment,
            cwd=folder,
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
        )
    try:
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = (await process.stdout.readline()).decode()
        assert line.startswith("Parlour is open"), line + path.read_text()
        yield Served(process, port, [sys.executable, *check], environment, path)
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


def changed(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """This process's environment without settings of Parlour."""
    return {name: value for name, value in environment.items() if not name.startswith("PARLOUR_")}
