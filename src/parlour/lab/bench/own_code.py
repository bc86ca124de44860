"""Minds and policies are people's own code. When it fails, the run ends with one sentence that says
where: an agent that plays by chance because of a slip would be measured as something else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from traceback import extract_tb

from parlour.games import ManifestError
from parlour.lab.arena.contest import ContestError


@contextmanager
def own_code(what: str) -> Iterator[None]:
    """Runs people's own code, such as ``the mind 'hasty:Hasty'``; ContestError if it fails."""
    try:
        yield
    except (ContestError, ManifestError):
        raise
    except Exception as error:
        frames = extract_tb(error.__traceback__)
        # A library in which it failed was called from a line that its author knows.
        known = [frame for frame in frames if "site-packages" not in frame.filename]
        place = f"{known[-1].filename}, line {known[-1].lineno}"
        said, *_ = str(error).splitlines() or [""]
        failed = f"{type(error).__name__}: {said}" if said else type(error).__name__
        raise ContestError(f"{what} failed at {place}: {failed.rstrip('.')}.") from error
