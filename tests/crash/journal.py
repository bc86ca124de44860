"""The end of SQLite's write-ahead log, which a power cut can leave half written.

The file begins with a header of 32 bytes. Then come frames: a header of 24 bytes and a page. The
last frame of a transaction says so, and frames with another salt than the file's are left over
from an earlier use of it.
"""

import struct
from pathlib import Path
from random import Random

HEADER, FRAME_HEADER = 32, 24
# SQLite copies the pages of a journal of so many frames into the table file. Before that it makes
# sure that they are on the disk, so what was copied cannot be torn any more.
COPIED_AT = 1000


def last_transaction(journal: bytes) -> range:
    """The offsets of the frames of the last whole transaction, if it can still be torn."""
    page, salt = struct.unpack(">8xI4x8s", journal[:24])
    frame = FRAME_HEADER + page
    start = end = at = HEADER
    while journal[at + 8 : at + 16] == salt and at + frame <= len(journal):
        at += frame
        (pages_after,) = struct.unpack(">4xI", journal[at - frame : at - frame + 8])
        if pages_after:
            start, end = end, at
    # Pages that SQLite has copied cannot be torn any more.
    return range(start, end) if end - HEADER < COPIED_AT * frame else range(0)


def tear(path: Path, rng: Random) -> bool:
    """Leaves the last transaction in a journal half written: cut off, or with a hole in it.
    Whether there was one."""
    journal = bytearray(path.read_bytes())
    written = last_transaction(bytes(journal))
    if not written:
        return False
    torn = rng.choice(written)
    if rng.random() < 0.5:
        del journal[torn:]
    else:
        hole = journal[torn : min(torn + 512, written.stop)]
        journal[torn : torn + len(hole)] = bytes(len(hole))
    path.write_bytes(journal)
    return True
