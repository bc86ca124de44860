"""The process of a client: one program, at one seat, for one game."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress

from parlour.lab.arena.contest import ContestError
from parlour.lab.bench.agents import CODE, NAME, URL


class ClientProcess:
    """A program that was told a table. What it writes to standard error is shown. Its standard
    input has nothing, and ends with the benchmark, however that ends."""

    def __init__(self, words: Sequence[str], code: str, url: str, name: str) -> None:
        """Start it; ContestError if that fails."""
        # Not `format`: a command may have other braces.
        told = [word.replace(CODE, code).replace(URL, url).replace(NAME, name) for word in words]
        try:
            # In a group of its own, so that what it starts ends with it.
            self._process = subprocess.Popen(
                told, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, start_new_session=True
            )
        except OSError as error:
            raise ContestError(
                f"The client {words[0]!r} cannot be started ({error.strerror})."
            ) from None

    @property
    def ended(self) -> bool:
        """Whether it has exited."""
        return self._process.poll() is not None

    def end(self) -> None:
        """End it, and what it has started."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
