"""What a command shows while people wait: a progress bar, or what it waits for."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from types import TracebackType
from typing import TextIO

WIDTH = 30
# A step that takes longer than this shows what it waits for.
SECONDS_UNTIL_SHOWN = 2.0


class Progress:
    """A context manager that shows a progress bar on a terminal, and nothing elsewhere."""

    def __init__(
        self, whole: int, done: int, to: TextIO | None = None, noun: str = "games"
    ) -> None:
        """Start with `done` of `whole` finished; `noun` says of what."""
        self._noun = noun
        self._to = sys.stderr if to is None else to
        self._whole = whole
        self._done = self._done_before = done
        self._began = monotonic()

    def more(self, count: int) -> None:
        """Report that `count` more are finished."""
        self._done += count
        self._show()

    def line(self, seconds: float) -> str:
        """The text of the bar after so many seconds."""
        filled = WIDTH * self._done // self._whole
        bar = "█" * filled + "░" * (WIDTH - filled)
        new = self._done - self._done_before
        left = f", {_span(seconds / new * (self._whole - self._done))} left" if new else ""
        return f"{bar} {self._done} of {self._whole} {self._noun}{left}"

    def _show(self) -> None:
        if self._to.isatty():
            self._to.write(f"\r{self.line(monotonic() - self._began)}\033[K")
            self._to.flush()

    def __enter__(self) -> Progress:
        self._show()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._to.isatty():
            self._to.write("\r\033[K")
            self._to.flush()


def _span(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"


@contextmanager
def waiting_for(what: str) -> Iterator[None]:
    """Says on standard error what is waited for, if it takes long."""
    timer = threading.Timer(
        SECONDS_UNTIL_SHOWN, lambda: print(f"  … {what}", file=sys.stderr, flush=True)
    )
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
