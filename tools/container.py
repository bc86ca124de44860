"""Runs the steps of `deploy/Dockerfile` without a container engine, and then the image.

Only what that file uses is understood: FROM, RUN, COPY, WORKDIR, ENV, USER, VOLUME, EXPOSE,
HEALTHCHECK, ENTRYPOINT and CMD. Mounts are made in a mount namespace of their own, so they end with
the process. That needs root, or a system that lets users have namespaces.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct, field

TOP = Path(__file__).resolve().parent.parent
DOCKERFILE = TOP / "deploy" / "Dockerfile"
SHELL = ("/bin/sh", "-c")


class Step(Struct, frozen=True):
    """One instruction: ``RUN``, its flags, and the rest of it."""

    word: str
    flags: tuple[str, ...]
    text: str

    @property
    def command(self) -> list[str]:
        """The program and its arguments."""
        if self.text.startswith("["):
            parts: list[str] = json.loads(self.text)
            return parts
        return [*SHELL, self.text]

    @property
    def pairs(self) -> dict[str, str]:
        return dict(part.split("=", 1) for part in shlex.split(self.text))


class Image(Struct):
    """What a container starts with."""

    user: str = "0:0"
    environment: dict[str, str] = field(default_factory=dict)
    entrypoint: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)
    volumes: list[str] = field(default_factory=list)
    port: int = 0


def read(path: Path = DOCKERFILE) -> list[list[Step]]:
    """The steps of a Dockerfile, stage by stage."""
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    stages: list[list[Step]] = []
    for line in filter(None, map(str.strip, joined.splitlines())):
        word, _, rest = line.partition(" ")
        flags: list[str] = []
        while rest.startswith("--"):
            one, _, rest = rest.partition(" ")
            flags.append(one)
            rest = rest.lstrip()
        if word == "FROM":
            stages.append([])
        stages[-1].append(Step(word, tuple(flags), rest))
    return stages


def image(stages: Sequence[Sequence[Step]]) -> Image:
    """What the last stage says about a container."""
    made = Image()
    for step in stages[-1]:
        match step.word:
            case "ENV":
                made.environment |= step.pairs
            case "USER":
                made.user = step.text
            case "ENTRYPOINT":
                made.entrypoint = step.command
            case "CMD":
                made.command = step.command
            case "VOLUME":
                made.volumes = json.loads(step.text)
            case "EXPOSE":
                made.port = int(step.text)
            case "HEALTHCHECK":
                made.health = json.loads(step.text.removeprefix("CMD "))
            case "FROM" | "COPY":
                pass
            case _:
                raise ValueError(f"{step.word} is not understood here.")
    return made


def namespace() -> list[str]:
    """A command that runs another as root, in a mount namespace of its own."""
    unshare = shutil.which("unshare")
    if unshare is None:
        raise ValueError("Running an image without an engine needs unshare, of util-linux.")
    as_root = [] if os.geteuid() == 0 else ["--map-root-user"]
    return [unshare, "--mount", *as_root]


def in_root(
    root: Path,
    command: Sequence[str],
    *,
    user: str = "0:0",
    volumes: Mapping[str, Path] | None = None,
    writable: bool = False,
) -> list[str]:
    """The command that runs another in a root: read-only unless ``writable``, with a temporary
    ``/tmp``, with folders in place of the volumes, and without supplementary groups."""
    at = shlex.quote(str(root))
    mounts = [f"mount --bind {at} {at}"]
    if not writable:
        mounts.append(f"mount -o remount,bind,ro {at}")
    mounts += [
        f"mount -t tmpfs -o mode=1777 tmp {at}/tmp",
        f"mount --rbind /dev {at}/dev",
        f"mount --rbind /proc {at}/proc",
    ]
    for place, folder in (volumes or {}).items():
        mounts.append(f"mount --bind {shlex.quote(str(folder))} {at}{place}")
    chroot = shlex.join(["chroot", f"--userspec={user}", "--groups=", str(root), *command])
    return [*namespace(), "/bin/sh", "-c", " && ".join([*mounts, f"exec {chroot}"])]


class Container:
    """A running image: its root, what it starts with, and its volume on this machine."""

    def __init__(self, root: Path, image: Image, data: Path, port: int) -> None:
        self._root = root
        self._image = image
        self._data = data
        self.base = f"http://127.0.0.1:{port}"
        # Exactly the image's environment, but for the port: another server may use that one.
        self._environment = image.environment | {"PARLOUR_PORT": str(port)}
        owner, _, group = image.user.partition(":")
        os.chown(data, int(owner), int(group))

    def command(self, *command: str) -> list[str]:
        volumes = dict.fromkeys(self._image.volumes, self._data)
        return in_root(self._root, command, user=self._image.user, volumes=volumes)

    def run(self, *command: str) -> "subprocess.CompletedProcess[str]":
        """Runs a command inside, as the image's user and in its environment."""
        return subprocess.run(
            self.command(*command),
            env=self._inside(),
            check=False,
            capture_output=True,
            text=True,
        )

    def _inside(self) -> dict[str, str]:
        # The mounts need the programs of this machine; a command in the root has a full path.
        return self._environment | {"PATH": f"{self._environment['PATH']}:{os.defpath}:/usr/sbin"}

    @contextmanager
    def started(self) -> "Iterator[subprocess.Popen[str]]":
        """The server, from its first words to its end on SIGTERM."""
        with subprocess.Popen(
            self.command(*self._image.entrypoint, *self._image.command),
            env=self._inside(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as process:
            assert process.stdout is not None
            try:
                said = process.stdout.readline()
                if not said.startswith("Parlour is open"):
                    process.kill()
                    raise ValueError(f"The image does not start: {said}{process.communicate()[1]}")
                yield process
            finally:
                process.kill()

    def healthy(self) -> bool:
        return self.run(*self._image.health).returncode == 0


def size(root: Path) -> int:
    """How many bytes the files of a root have."""
    found = (path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in found)
