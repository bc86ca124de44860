"""A process that appends to a store and prints what was acknowledged, to be raced or killed:

    python -m tests.tables.writer PLACE NAME [ACTS]

It prints "open", waits for a line, and then appends ACTS acts to each of a few tables, or acts
without end. After each acknowledged append it prints a line with the table, the number and the act.
"""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from parlour.tables.open_store import open_store
from parlour.tables.store import Store
from tests.tables.log import append_at_the_end

ROOT = Path(__file__).parent.parent.parent
TABLES = ("first", "second", "third")


@contextmanager
def started(place: str, name: str, *acts: str) -> Iterator["subprocess.Popen[str]"]:
    """A running writer process. It is killed on exit."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.tables.writer", place, name, *acts],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        try:
            yield process
        finally:
            process.kill()


async def main(place: str, name: str, acts: int | None) -> None:
    store = await open_store(place)
    print("open", flush=True)
    sys.stdin.readline()
    await asyncio.gather(*(write(store, table, name, acts) for table in TABLES))
    await store.close()


async def write(store: Store, table: str, name: str, acts: int | None) -> None:
    for number in count() if acts is None else range(acts):
        act = f"{name}-{number}"
        seq = await append_at_the_end(store, table, act)
        print(table, seq, act, flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]) if sys.argv[3:] else None))
