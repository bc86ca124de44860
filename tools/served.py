"""Starts a real server for the duration of a test or of the screenshots."""

import contextlib
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

SAID = "Parlour is open at "
# A test makes tables faster than people do, so raise the limits.
SETTINGS = {"log-level": "warning", "tables-per-hour": "10000", "requests-per-second": "1000"}


@contextlib.contextmanager
def served(**settings: str) -> Iterator[str]:
    """The address of a server with a new, empty store."""
    with tempfile.TemporaryDirectory() as folder:
        chosen = {"port": "0", "database": str(Path(folder) / "parlour.db"), **SETTINGS}
        chosen |= {name.replace("_", "-"): value for name, value in settings.items()}
        flags = [part for name, value in chosen.items() for part in (f"--{name}", value)]
        process = subprocess.Popen(
            [sys.executable, "-m", "parlour", "serve", *flags], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        with process.stdout:
            try:
                said = process.stdout.readline()
                assert said.startswith(SAID), f"the server did not start: {said}"
                yield said.removeprefix(SAID).strip().rstrip("/")
            finally:
                process.terminate()
                process.wait(20)
