"""Finds a Chromium for tests and screenshots, and the flags it needs.

The search order is: the variable PARLOUR_BROWSER, a Chromium or Chrome on the PATH, playwright's
own download. On Debian as root, the package `chromium` is installed as a last resort.
"""

import os
import shutil
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from tools import debian

VARIABLE = "PARLOUR_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
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
    found = _on_path()
    if found is None and Path(playwrights_own).is_file():
        return playwrights_own
    if found is None:
        debian.install("chromium")
        found = _on_path()
    if found is None:
        raise NoBrowserError(f"No Chromium was found: install one, or set {VARIABLE} to its path.")
    return found


def _on_path() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)
