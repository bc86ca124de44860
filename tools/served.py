"""Starts a real server for the duration of a test or of the screenshots."""

import contextlib
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

SAID = "Parlour is open at "
# A test makes tables faster than people do, so raise the limits.
SETTINGS = {"log-level": "warning", "tables-per-hour": "10000", "requests-per-second": "1000"}


@contextlib.contextmanager
def served(**settings: str) -> Iterator[str]:
    """The address of a server with a new, empty store."""
    with _running("parlour", settings) as (address, _):
        yield address


@contextlib.contextmanager
def dealt(**settings: str) -> Iterator[tuple[str, Callable[[str], None]]]:
    """The address of a server whose deals repeat, and a function that gives it a seed."""
    with _running("tools.dealt", settings) as (address, process):
        assert process.stdin is not None
        pipe = process.stdin

        def seed(line: str) -> None:
            pipe.write(f"{line}\n")
            pipe.flush()

        yield address, seed


@contextlib.contextmanager
def _running(
    module: str, settings: dict[str, str]
) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    with tempfile.TemporaryDirectory() as folder:
        chosen = {"port": "0", "database": str(Path(folder) / "parlour.db"), **SETTINGS}
        chosen |= {name.replace("_", "-"): value for name, value in settings.items()}
        flags = [part for name, value in chosen.items() for part in (f"--{name}", value)]
        with subprocess.Popen(
            [sys.executable, "-m", module, "serve", *flags],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            assert process.stdout is not None
            try:
                said = process.stdout.readline()
                assert said.startswith(SAID), f"the server did not start: {said}"
                yield said.removeprefix(SAID).strip().rstrip("/"), process
            finally:
                process.terminate()
                process.wait(20)
