"""Packages of Parlour as people get them, and clean environments to install them into.

Nothing is fetched: the packages that Parlour needs are packed again from those that are installed
here. So an installer has to resolve what the wheel declares, and finds nothing else.
"""

import base64
import hashlib
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from email.message import Message
from email.parser import Parser
from importlib.metadata import Distribution, PackagePath, distribution
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HOUSE = Path(__file__).parent.parent.parent
UV = Path(sys.executable).parent / "uv"
EXTRAS = ("postgres", "terminal", "mcp", "pettingzoo")
"""The extras that can be installed from the wheelhouse."""

# What an installer writes, beside what was in the wheel.
OF_THE_INSTALLER = {"INSTALLER", "REQUESTED", "RECORD", "direct_url.json", "uv_cache.json"}


class Built:
    """What `make release` would publish, in one folder."""

    def __init__(self, folder: Path) -> None:
        self.wheel = next((folder / "tree").glob("*.whl"))
        self.sdist = next((folder / "tree").glob("*.tar.gz"))
        self.wheel_of_sdist = next((folder / "sdist").glob("*.whl"))
        self.wheelhouse = folder / "wheelhouse"


def build(folder: Path) -> None:
    """Build both packages from this checkout, a wheel from the source archive, and a wheelhouse of
    everything that they need."""
    _hatch(HOUSE, folder / "tree", os.environ)
    (sdist,) = (folder / "tree").glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    (unpacked,) = (folder / "unpacked").iterdir()
    # Some programs unpack files in another order, or with the time of unpacking.
    for source in (unpacked / "ui").rglob("*.svelte"):
        source.touch()
    nowhere = folder / "nowhere"
    nowhere.mkdir()
    # Without Node: an empty PATH, and no package that brings one.
    without_node = {"PATH": str(nowhere), "HOME": str(nowhere)}
    _hatch(unpacked, folder / "sdist", without_node, "--target", "wheel")
    (wheel,) = (folder / "tree").glob("*.whl")
    (folder / "wheelhouse").mkdir()
    for needed in needed_by(wheel, EXTRAS):
        pack(needed, folder / "wheelhouse")


def _hatch(house: Path, into: Path, environment: Mapping[str, str], *options: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--directory", into, *options],
        cwd=house,
        env=environment,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout


def metadata(wheel: Path) -> Message:
    """The metadata of a wheel; its description is the payload."""
    with ZipFile(wheel) as archive:
        (name,) = (one for one in archive.namelist() if one.endswith(".dist-info/METADATA"))
        return Parser().parsestr(archive.read(name).decode())


def needed_by(wheel: Path, extras: Iterable[str]) -> list[Distribution]:
    """All packages that a wheel needs here, by what it and they declare."""
    found: dict[str, Distribution] = {}
    wanted = list(_requirements(metadata(wheel).get_all("Requires-Dist", []), extras))
    while wanted:
        one = wanted.pop()
        name = canonicalize_name(one.name)
        found.setdefault(name, distribution(one.name))
        declared = found[name].requires or []
        wanted += (
            deeper
            for deeper in _requirements(declared, one.extras)
            if canonicalize_name(deeper.name) not in found or deeper.extras
        )
    return [found[name] for name in sorted(found)]


def _requirements(declared: Iterable[str], extras: Iterable[str]) -> Iterator[Requirement]:
    for one in map(Requirement, declared):
        here = [{"extra": extra} for extra in ("", *extras)]
        if one.marker is None or any(map(one.marker.evaluate, here)):
            yield one


def pack(installed: Distribution, folder: Path) -> None:
    """Write a wheel of an installed package."""
    about = Parser().parsestr(installed.read_text("WHEEL") or "")
    tags = zip(*(tag.split("-") for tag in about.get_all("Tag", [])), strict=True)
    name = canonicalize_name(installed.name).replace("-", "_")
    tag = "-".join(".".join(dict.fromkeys(part)) for part in tags)
    lines: list[str] = []
    path = folder / f"{name}-{installed.version}-{tag}.whl"
    files = [one for one in installed.files or () if _was_in_wheel(one)]
    info = next(one.parts[0] for one in files if one.name == "METADATA")
    with ZipFile(path, "w", ZIP_STORED) as archive:
        for one in files:
            data = Path(str(one.locate())).read_bytes()
            archive.writestr(one.as_posix(), data)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            lines.append(f"{one.as_posix()},sha256={digest},{len(data)}")
        archive.writestr(f"{info}/RECORD", "\n".join([*lines, f"{info}/RECORD,,", ""]))


def _was_in_wheel(file: PackagePath) -> bool:
    return not (".." in file.parts or file.suffix == ".pyc" or file.name in OF_THE_INSTALLER)


class Environment:
    """A virtual environment with one wheel and what it needs, and nothing of this checkout."""

    def __init__(self, folder: Path, wheelhouse: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        self._wheelhouse = wheelhouse
        self.variables = {
            "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "HOME": str(self.home),
            "LANG": "C.UTF-8",
        }

    @property
    def parlour(self) -> Path:
        return self.folder / "bin" / "parlour"

    def make(self) -> None:
        _uv("venv", "--python", sys.executable, self.folder)
        self.home.mkdir()

    def install(self, wheel: Path, extras: Sequence[str] = ()) -> None:
        what = f"parlour[{','.join(extras)}] @ {wheel.as_uri()}"
        where = ("--python", self.folder / "bin" / "python")
        _uv("pip", "install", *where, *self.offline, what)

    @property
    def offline(self) -> tuple[str | Path, ...]:
        return ("--offline", "--no-index", "--find-links", self._wheelhouse)

    def packages(self) -> set[str]:
        where = ("--python", self.folder / "bin" / "python")
        listed = _uv("pip", "freeze", *where)
        return {canonicalize_name(line.split(" ")[0].split("==")[0]) for line in listed.split("\n")}

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run `parlour` as its owner does, in their own folder."""
        return subprocess.run(
            [self.parlour, *arguments],
            cwd=self.home,
            env=self.variables,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )


def _uv(*arguments: str | Path, **variables: str) -> str:
    done = subprocess.run(
        [UV, "--no-config", "--quiet", *arguments],
        env={**os.environ, **variables},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def uvx(environment: Environment, wheel: Path, *arguments: str) -> str:
    """Run `parlour` once, as `uvx --from WHEEL parlour ...` does."""
    cache = environment.home / "uv"
    run: list[str | Path] = ["tool", "run", "--python", sys.executable, *environment.offline]
    return _uv(
        *run,
        "--from",
        wheel,
        "parlour",
        *arguments,
        UV_CACHE_DIR=str(cache),
        UV_TOOL_DIR=str(cache / "tools"),
    )
