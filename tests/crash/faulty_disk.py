"""A disk that fails, and a power cut: what a file system may do to a table file.

A small library in C (``faulty_disk.c``) is loaded into the server before the C library. It notes
every write, sync, new name and deleted name in one folder, and makes calls fail on demand. After
the server is killed, ``cut_power`` writes into the folder what a disk may hold at that moment.

What it models:

- What was written before the last successful sync of its file is there. Of what was written later,
  each sector of 512 bytes is there or not: nothing of it, a beginning of it with the last write
  torn in the middle, or any sectors in any order.
- A new or deleted name is there for sure only when its folder was synced afterwards.
- A sync fails once or always (EIO). The writes before it are forgotten: a later sync that succeeds
  does not bring them back. Linux does that to many file systems.
- A write fails (EIO), or a disk fills up: half of a write is done, then nothing more (ENOSPC).
- The power goes, or the process dies, at the n-th write or sync.

What it does not model: a disk that says it has synced and has not, bits that rot, a sector that is
torn in itself, a write at a wrong place, a file system that damages what is around a write, and
PostgreSQL, which has tests of its own for this. SQLite's shared memory (``-shm``) is lost with the
power and made anew. Deletion and truncation are noted, renaming is not: a table file is never
renamed.
"""

import mmap
import shutil
import struct
import subprocess
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path
from random import Random

from msgspec import Struct, field

SOURCE = Path(__file__).with_name("faulty_disk.c")
SECTOR = 512
_RECORD = struct.Struct("IIQQ")
_CONTROL = struct.Struct("6i")


class Fault(IntEnum):
    """What fails, as the library numbers it."""

    NONE = 0
    SYNC_FAILS = 1
    WRITE_FAILS = 2
    FILLS_UP = 3
    DIES = 4


class NoCompilerError(Exception):
    """There is no C compiler; the message says what to do."""


def compiled(folder: Path) -> Path:
    """The library, compiled for this machine."""
    compiler = next(
        (found for name in ("cc", "gcc", "clang") if (found := shutil.which(name))), None
    )
    if compiler is None:
        raise NoCompilerError("The tests of faulty disks need a C compiler: install gcc or clang.")
    library = folder / "faulty_disk.so"
    flags = ("-O2", "-shared", "-fPIC", "-pthread")
    subprocess.run([compiler, *flags, "-o", library, SOURCE], check=True)
    return library


class Write(Struct, frozen=True):
    """A write that is not yet synced; without data it is a truncation to ``offset``."""

    offset: int
    data: bytes | None


class File(Struct, eq=False):
    """A file: what is on the disk for sure, and what may be there."""

    synced: bytearray = field(default_factory=bytearray)
    unsynced: list[Write] = field(default_factory=list)

    def sync(self) -> None:
        for write in self.unsynced:
            _do(self.synced, write)
        self.unsynced.clear()


class FaultyDisk:
    """A folder on a disk that fails. Programs that run with ``environment`` write to it so."""

    def __init__(self, folder: Path, beside: Path) -> None:
        self.folder = folder.resolve()
        self._log, control = beside / "disk.log", beside / "disk.control"
        self._log.touch()
        control.write_bytes(bytes(_CONTROL.size))
        with control.open("r+b") as file:
            self._control = mmap.mmap(file.fileno(), _CONTROL.size)
        self.environment = {
            "LD_PRELOAD": str(compiled(beside)),
            "FAULTY_DISK_FOLDER": str(self.folder),
            "FAULTY_DISK_LOG": str(self._log),
            "FAULTY_DISK_CONTROL": str(control),
        }
        self._before: dict[str, File] = {}
        self.begin()

    def begin(self) -> None:
        """Takes the folder as it is for what the disk holds, and forgets what was written."""
        self._before = {
            path.name: File(bytearray(path.read_bytes())) for path in self.folder.iterdir()
        }
        with self._log.open("r+b") as log:
            log.truncate()
        self.fail(Fault.NONE)

    def fail(self, fault: Fault, *, after: int = 0, times: int = -1) -> None:
        """Lets calls fail from now on, after so many more and so many times (-1: always)."""
        # First the numbers, then the fault that makes them count.
        _CONTROL.pack_into(self._control, 0, Fault.NONE, after, times, 0, 0, 0)
        struct.pack_into("i", self._control, 0, fault)

    @property
    def failed(self) -> int:
        """How many calls failed since ``fail`` was called."""
        hits: int = _CONTROL.unpack_from(self._control)[3]
        return hits

    @property
    def calls(self) -> tuple[int, int]:
        """How many syncs and writes there were since ``fail`` was called."""
        *_, syncs, writes = _CONTROL.unpack_from(self._control)
        return syncs, writes

    def cut_power(self, rng: Random) -> None:
        """Leaves in the folder what the disk may hold, and begins again from there. No process may
        have a file of the folder open."""
        now, kept = dict(self._before), dict(self._before)
        for kind, name, offset, data in self._records():
            if name == "":
                # The folder itself is synced. If that failed, its names are not forgotten: they
                # are journalled, not pages.
                kept = dict(now) if kind == "s" else kept
            elif kind == "c":
                now[name] = File()
            elif kind == "u":
                now.pop(name, None)
            elif name in now:
                _note(now[name], kind, offset, data)
        for path in self.folder.iterdir():
            path.unlink()
        for name in sorted(now.keys() | kept.keys()):
            file = rng.choice((now, kept)).get(name)
            if file is not None and not name.endswith("-shm"):
                (self.folder / name).write_bytes(_remains(file, rng))
        self.begin()

    def _records(self) -> Iterator[tuple[str, str, int, bytes]]:
        """What happened, in order; without the last record if the process died inside it."""
        log, at = self._log.read_bytes(), 0
        while at + _RECORD.size <= len(log):
            kind, path, offset, length = _RECORD.unpack_from(log, at)
            at += _RECORD.size
            data = log[at + path : at + path + length]
            if at + path + length > len(log):
                return
            name = log[at : at + path].decode().removeprefix(str(self.folder)).lstrip("/")
            yield chr(kind), name, offset, data
            at += path + length


def _note(file: File, kind: str, offset: int, data: bytes) -> None:
    match kind:
        case "w":
            file.unsynced.append(Write(offset, data))
        case "t":
            file.unsynced.append(Write(offset, None))
        case "s":
            file.sync()
        case "f":
            file.unsynced.clear()


def _do(content: bytearray, write: Write) -> None:
    if write.data is None:
        del content[write.offset :]
        content.extend(bytes(write.offset - len(content)))
        return
    content.extend(bytes(max(0, write.offset - len(content))))
    content[write.offset : write.offset + len(write.data)] = write.data


def _remains(file: File, rng: Random) -> bytes:
    """What of a file is on the disk: all that was synced, and of the rest nothing, a torn
    beginning, or any sectors."""
    content = bytearray(file.synced)
    fate = rng.choice(("nothing", "beginning", "sectors"))
    if fate == "beginning":
        whole = rng.randint(0, len(file.unsynced))
        for write in file.unsynced[:whole]:
            _do(content, write)
        if whole < len(file.unsynced):
            torn = file.unsynced[whole]
            if torn.data is not None:
                _do(content, Write(torn.offset, torn.data[: len(torn.data) // 2]))
    elif fate == "sectors":
        for write in file.unsynced:
            for part in _sectors(write):
                if rng.random() < 0.5:
                    _do(content, part)
    return bytes(content)


def _sectors(write: Write) -> Iterator[Write]:
    """A write, sector by sector."""
    if write.data is None:
        yield write
        return
    at, end = write.offset, write.offset + len(write.data)
    while at < end:
        stop = min(end, at - at % SECTOR + SECTOR)
        yield Write(at, write.data[at - write.offset : stop - write.offset])
        at = stop
