"""The keys of evenings that are organised from this device, kept on the disk.

A key is a secret: whoever has it can end the evening. So each is in a file of its own that only the
organiser can read.
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct


class KeptEvening(Struct, frozen=True):
    """An evening at a server, with its title and the organiser's key."""

    base: str
    name: str
    title: str
    key: str


def folder() -> Path:
    """The folder of the kept evenings, which belongs to the organiser."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "parlour" / "evenings"


def prepare() -> None:
    """Sees that an evening can be kept, before there is one. Raises OSError."""
    folder().mkdir(parents=True, exist_ok=True, mode=0o700)
    if not os.access(folder(), os.W_OK):
        raise PermissionError(13, "it is not writable", str(folder()))


def keep(kept: KeptEvening) -> Path:
    """Writes an evening down, and returns where. Raises OSError."""
    prepare()
    path = folder() / f"{kept.name}.json"
    # Written beside it first: a crash leaves the old file or the new one.
    fresh = path.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(msgspec.json.encode(kept))
    fresh.replace(path)
    return path


def called(typed: str) -> list[KeptEvening]:
    """The kept evenings with this name or this title, the newest first."""
    wanted = typed.strip().casefold()
    return [kept for kept in _all() if wanted in (kept.name, kept.title.casefold())]


def _all() -> Iterator[KeptEvening]:
    times: list[tuple[float, Path]] = []
    for path in folder().glob("*.json"):
        with suppress(OSError):
            times.append((path.stat().st_mtime, path))
    for _, path in sorted(times, reverse=True):
        # A damaged file is as good as none.
        with suppress(OSError, msgspec.MsgspecError):
            yield msgspec.json.decode(path.read_bytes(), type=KeptEvening)
