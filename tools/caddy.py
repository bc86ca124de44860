"""Finds Caddy for the tests of `deploy/`: on the PATH, else, on Debian as root, its package."""

import shutil

from tools import debian


class NoCaddyError(Exception):
    """There is no Caddy; the message says what to do."""


def find() -> str:
    """The path of Caddy; NoCaddyError if there is none and none can be installed."""
    found = shutil.which("caddy")
    if found is None:
        debian.install("caddy")
        found = shutil.which("caddy")
    if found is None:
        raise NoCaddyError("No Caddy was found: install it.")
    return found
