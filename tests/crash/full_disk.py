"""A disk that is full for one process, and has room again afterwards."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def full_disk(process: int) -> Iterator[None]:
    """Stops a process from writing to any file beyond its first byte."""
    limits = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (1, limits[1]))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, limits)
