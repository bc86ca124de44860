"""What the doctor finds, and how it is shown."""

from textwrap import fill
from typing import Literal

from msgspec import Struct

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
