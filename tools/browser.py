"""Finds a Chromium for tests and screenshots, and the flags it needs.

The search order is: the variable PARLOUR_BROWSER, a headless shell of Chromium, a Chromium or
Chrome on the PATH, playwright's own download. If there is none, the shell is fetched. On Debian as
root, the package `chromium` is installed as a last resort.

The headless shell is Chromium without its windows: the same engine of the same version, for half
the work of the processor. Where Debian's packages can be had, it is unpacked into the environment
of the tests.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from tools import debian

VARIABLE = "PARLOUR_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELL = "chromium-headless-shell"
SHELL_PACKAGES = (SHELL, "chromium-common")
UNPACKED = Path(sys.prefix) / "share" / SHELL
FLAGS = ["--disable-background-networking", "--disable-component-update", "--disable-sync"]


class NoBrowserError(Exception):
    """There is no browser; the message says what to do."""


def launch(playwright: Playwright) -> Browser:
    """A headless browser."""
    flags = [*FLAGS, "--no-sandbox"] if debian.is_root() else FLAGS
    return playwright.chromium.launch(
        executable_path=find(playwright.chromium.executable_path), args=flags
    )


@cache
def find(playwrights_own: str) -> str:
    """The path of a browser; NoBrowserError if there is none and none can be installed."""
    named = os.environ.get(VARIABLE)
    if named:
        if not Path(named).is_file():
            raise NoBrowserError(f"{VARIABLE} names {named}, which is not there.")
        return named
    found = shutil.which(SHELL) or _unpacked() or _on_path()
    if found is None and Path(playwrights_own).is_file():
        return playwrights_own
    if found is None:
        # Before anything is installed on the machine: the shell touches the environment alone.
        unpack_shell()
        found = _unpacked()
    if found is None:
        debian.install("chromium")
        found = _on_path()
    if found is None:
        raise NoBrowserError(f"No Chromium was found: install one, or set {VARIABLE} to its path.")
    return found


def unpack_shell() -> None:
    """Fetches Debian's headless shell, if there is none yet. Nothing is installed: it is unpacked
    into the environment of the tests. Without it they use a whole Chromium."""
    if os.environ.get(VARIABLE) or shutil.which(SHELL) or _unpacked():
        return
    if shutil.which("apt-get") is None or shutil.which("dpkg") is None:
        return
    UNPACKED.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=UNPACKED.parent) as folder:
        tree = Path(folder) / "tree"
        if not _runs(["apt-get", "download", *SHELL_PACKAGES], folder):
            return
        packages = [str(package) for package in Path(folder).glob("*.deb")]
        if not all(_runs(["dpkg", "-x", package, str(tree)], folder) for package in packages):
            return
        # It is tried before it is kept: a library that it needs may be missing.
        if _runs([str(_program(tree)), "--version"], folder):
            shutil.rmtree(UNPACKED, ignore_errors=True)
            tree.rename(UNPACKED)


def _runs(command: list[str], folder: str) -> bool:
    """Whether a command can be run to a good end, in a few minutes."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, timeout=300, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def _program(tree: Path) -> Path:
    return tree / "usr" / "lib" / "chromium" / SHELL


def _unpacked() -> str | None:
    program = _program(UNPACKED)
    return str(program) if program.is_file() else None


def _on_path() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)
