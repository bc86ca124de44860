"""Writes to a store on a disk that fails, and says what was acknowledged.

    python -m tests.crash.faulty_store

It loads everything once. For each line on its input, which is the path of a table file, it forks a
process that opens the file, appends acts to a table, and prints a line for each that the store has
acknowledged. It ends without closing the file. Then it prints ``ended STATUS SENTENCE``: with the
sentence of a store that could not be opened.
"""

import asyncio
import os
import sys
from pathlib import Path

from parlour.tables.sqlite import SqliteStore
from parlour.tables.store import Appended, Batch, Raced, Repeated, StoreError

TABLE = "plum-otter-77"
ACTS = 14
# A large event fills the journal with pages, so that SQLite copies it into the file. The daybook
# is flushed after every few acts.
SIZE = 180_000
MOST_UNFLUSHED = 500_000
TRIES = 4
CANNOT_OPEN = 3


def event(act: str) -> bytes:
    return f'"{act} {act[-1] * SIZE}"'.encode()


async def append(store: SqliteStore, act: str, end: int) -> int | None:
    """Appends an act, as a client would that asks again. Returns where the log ends then, or None
    if the store never took it."""
    for _ in range(TRIES):
        try:
            outcome = await store.append(Batch(TABLE, end, (event(act),), act))
            match outcome:
                case Appended(seq) | Repeated(seq):
                    return seq
                case Raced():
                    # An act that was refused is in the log after all.
                    end = len(await store.read(TABLE))
        except StoreError:
            continue
    return None


def tell(line: str) -> None:
    """Prints a line with one system call. The process may be killed at any moment, and ``print``
    writes in pieces if Python does not buffer its output."""
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


async def write(place: Path) -> int:
    try:
        store = await SqliteStore.open(place, most_unflushed=MOST_UNFLUSHED)
        await store.claim()
        entries = await store.read(TABLE)
    except StoreError as error:
        tell(f"refused {error}")
        return CANNOT_OPEN
    end = len(entries)
    for number in range(ACTS):
        act = f"{place.name}-{end}-{number}"
        seq = await append(store, act, end)
        if seq is not None:
            end = seq
            tell(f"took {act} {seq}")
    return 0


def main() -> None:
    for line in sys.stdin:
        if (process := os.fork()) == 0:
            os._exit(asyncio.run(write(Path(line.strip()))))
        _, status = os.waitpid(process, 0)
        tell(f"ended {os.waitstatus_to_exitcode(status)}")


if __name__ == "__main__":
    main()
