"""The keys of seats at servers, kept on the disk: ``parlour join`` takes the same seat again.

A key is a secret: whoever has it plays the seat. So each is in a file of its own that only the
person who plays can read.
"""

import hashlib
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from parlour.tables.answers import Seated

MOST_KEPT = 100
"""How many seats are kept at most. The oldest ones above that are deleted."""


class KeptSeat(Struct, frozen=True):
    """A seat at a table of a server, under the name with which it was taken."""

    base: str
    name: str
    seated: Seated


class KeptSeats:
    """The kept seats of one kind of player: ``people``, or ``assistants``, so that nobody who joins
    a table takes the seat of their assistant."""

    def __init__(self, kind: str = "people") -> None:
        data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        self._folder = Path(data) / "parlour" / "seats" / kind

    def find(self, base: str, code: str, name: str | None = None) -> KeptSeat | None:
        """The seat at a table that was taken last, under this name if one is given."""
        for path in self._paths():
            kept = _read(path)
            if (
                kept is not None
                and (kept.base, kept.seated.code) == (base, code)
                and (name is None or kept.name.casefold() == name.casefold())
            ):
                return kept
        return None

    def keep(self, kept: KeptSeat) -> None:
        """Writes a seat down, in place of one under the same name. Raises OSError."""
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = self._path(kept)
        # Written beside it first: a crash leaves the old file or the new one.
        fresh = path.with_suffix(".new")
        fresh.unlink(missing_ok=True)
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.encode(kept))
        fresh.replace(path)
        for old in tuple(self._paths())[MOST_KEPT:]:
            old.unlink(missing_ok=True)

    def forget(self, kept: KeptSeat) -> None:
        self._path(kept).unlink(missing_ok=True)

    def _path(self, kept: KeptSeat) -> Path:
        whose = f"{kept.base}\n{kept.seated.code}\n{kept.name.casefold()}"
        digest = hashlib.sha256(whose.encode()).hexdigest()[:16]
        return self._folder / f"{kept.seated.code}-{digest}.json"

    def _paths(self) -> Iterator[Path]:
        """The files of all seats, the newest first."""
        times: list[tuple[float, Path]] = []
        for path in self._folder.glob("*.json"):
            with suppress(OSError):
                times.append((path.stat().st_mtime, path))
        return (path for _, path in sorted(times, reverse=True))


def _read(path: Path) -> KeptSeat | None:
    """A kept seat; None if its file is gone or damaged."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=KeptSeat)
    except (OSError, msgspec.MsgspecError):
        return None
