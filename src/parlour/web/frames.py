"""WebSocket frames (RFC 6455): the header of a text that is sent, and where a frame that arrived
ends; and what writes texts as frames."""

from collections.abc import Sequence
from struct import Struct
from typing import Protocol

# The first byte of a text message in one frame.
TEXT = 0x81
# The second byte of a frame that a client sends: the mask bit, and the size or where to find it.
_MASKED = 0x80
_IN_TWO_BYTES = 126
_MASK_SIZE = 4

_short_header = Struct("!BB").pack
_medium_header = Struct("!BBH").pack
_long_header = Struct("!BBQ").pack


class Writer(Protocol):
    """Where a connection's messages go."""

    @property
    def can_write(self) -> bool: ...

    async def wait_until_writable(self) -> None: ...

    def write_texts(self, texts: Sequence[Sequence[bytes]]) -> int:
        """Writes texts, each in pieces, and returns the number of bytes."""


class OddFrameError(ValueError):
    """A frame that no client of ours sends: without a mask, or too long."""


def text_header(size: int) -> bytes:
    """The header of a text message that a server sends. No extension is ever negotiated, so a
    message is sent as it is, in one frame."""
    if size < _IN_TWO_BYTES:
        return _short_header(TEXT, size)
    if size < 65_536:
        return _medium_header(TEXT, _IN_TWO_BYTES, size)
    return _long_header(TEXT, 127, size)


def payload(data: bytes, at: int, most: int) -> tuple[int, int]:
    """Where the payload of the client's frame that begins at a place starts and ends; (0, 0) if
    its header has not arrived yet. The mask stands before the payload. ``most`` is the largest
    payload.

    >>> payload(bytes([0x81, 0x82, 1, 2, 3, 4, 105, 107]), 0, 100)
    (6, 8)
    >>> payload(bytes([0x81, 0xFE, 0x01]), 0, 100)
    (0, 0)
    """
    arrived = len(data) - at
    if arrived < 2:
        return 0, 0
    size, start = data[at + 1] - _MASKED, at + 2
    if size == _IN_TWO_BYTES:
        if arrived < 4:
            return 0, 0
        size, start = data[at + 2] << 8 | data[at + 3], at + 4
    elif size > _IN_TWO_BYTES:
        raise OddFrameError
    if not 0 <= size <= most:
        raise OddFrameError
    start += _MASK_SIZE
    return start, start + size
