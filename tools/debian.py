"""Installs a Debian package for the tests, as a last resort."""

import os
import shutil
import subprocess


def install(package: str) -> None:
    """Installs a package on Debian, if this is root. The caller looks whether its program is there
    now."""
    if not is_root() or shutil.which("apt-get") is None:
        return
    for step in (["update"], ["install", "--yes", package]):
        # Several test processes may install at once, so wait for the lock of dpkg.
        subprocess.run(["apt-get", "-o", "DPkg::Lock::Timeout=300", *step], check=False)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
