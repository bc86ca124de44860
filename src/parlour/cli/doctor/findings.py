"""What the doctor finds, and how it is shown."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from textwrap import fill
from typing import Literal

from msgspec import Struct

# A step that takes longer than this shows what it waits for.
SECONDS_UNTIL_SHOWN = 2.0
WIDTH = 100
_INDENT = " " * 8


class Finding(Struct, frozen=True):
    """One thing that was examined: well, worth a note, or wrong. ``advice`` says what to do."""

    level: Literal["well", "note", "wrong"]
    what: str
    advice: str = ""


def shown(finding: Finding) -> str:
    """A finding in lines.

    >>> print(shown(Finding("wrong", "Nothing listens there.", "Start the server.")))
      wrong Nothing listens there.
            Start the server.
    """
    first = f"  {finding.level:5} "
    lines = [_wrapped(finding.what, first)]
    if finding.advice:
        lines.append(_wrapped(finding.advice, _INDENT))
    return "\n".join(lines)


def _wrapped(text: str, first: str) -> str:
    # What another program said may have lines and control characters of its own.
    plain = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return fill(
        plain,
        WIDTH,
        initial_indent=first,
        subsequent_indent=_INDENT,
        break_long_words=False,
        break_on_hyphens=False,
    )


def said_by(error: Exception) -> str:
    """What an error says; some say nothing."""
    return str(error) or type(error).__name__


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
