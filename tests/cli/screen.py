"""A real terminal for tests: a program runs on a pty, and a terminal emulator reads its screen."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time
from collections.abc import Callable, Sequence
from types import TracebackType

import pyte

PATIENCE = 60.0
# How long the next piece of a screen may take, and how many there are at most: bots go on drawing.
PIECES_WITHIN, MOST_PIECES = 0.05, 8


class Screen:
    """Runs a program in a terminal of its own. Tests ``wait_for`` a text, then ``press`` keys."""

    def __init__(self, command: Sequence[str], columns: int = 100, lines: int = 36) -> None:
        self._screen = pyte.Screen(columns, lines)
        self._stream = pyte.ByteStream(self._screen)
        self.pid, self._fd = pty.fork()
        if self.pid == 0:
            _set_size(1, columns, lines)
            # Drop the size variables: readline sets them to the size of pytest's own terminal, and
            # they would override the size of this one.
            environment = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES")}
            environment |= {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
            os.execvpe(command[0], list(command), environment)
        self.exit_code: int | None = None

    def __enter__(self) -> "Screen":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.exit_code is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self._fd)

    def resize(self, columns: int, lines: int) -> None:
        _set_size(self._fd, columns, lines)
        self._screen.resize(lines, columns)

    @property
    def text(self) -> str:
        """The text on the screen, with hard spaces as spaces."""
        return "\n".join(self._screen.display).replace("\u00a0", " ")

    @property
    def cells(self) -> list[list[pyte.screens.Char]]:
        """What stands in every cell of the screen, line by line, with its colours."""
        screen = self._screen
        return [[screen.buffer[y][x] for x in range(screen.columns)] for y in range(screen.lines)]

    def press(self, keys: str) -> None:
        os.write(self._fd, keys.encode())

    def wait_for(self, *wanted: str) -> str:
        """Waits until the screen shows one of these texts; otherwise fails with the screen."""
        return self.wait_until(lambda text: any(one in text for one in wanted), str(wanted))

    def wait_until(self, shown: Callable[[str], bool], what: str) -> str:
        deadline = time.monotonic() + PATIENCE
        while not shown(self.text):
            left = deadline - time.monotonic()
            assert left > 0, f"{what} never came:\n{self.text}"
            assert self._read(left), f"the program ended before {what}:\n{self.text}"
        text = self.text
        # A screen arrives in several pieces, and what is waited for may be in the first of them.
        for _ in range(MOST_PIECES):
            if not self._arrives(PIECES_WITHIN) or not self._read(0):
                break
            text = self.text if shown(self.text) else text
        return text

    def wait_for_end(self) -> int:
        """Waits until the program ends by itself; returns its exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline - time.monotonic()):
            assert time.monotonic() < deadline, f"the program did not end:\n{self.text}"
        _, status = os.waitpid(self.pid, 0)
        self.exit_code = os.waitstatus_to_exitcode(status)
        return self.exit_code

    def _arrives(self, patience: float) -> bool:
        """Whether there is output to read, or its end."""
        ready, _, _ = select.select([self._fd], [], [], max(0.0, min(patience, 1.0)))
        return bool(ready)

    def _read(self, patience: float) -> bool:
        """Reads the output of the program; False once it has ended."""
        if not self._arrives(patience):
            return True
        try:
            data = os.read(self._fd, 65536)
        except OSError:
            return False
        self._stream.feed(data)
        return bool(data)


def keys_of(screen: str) -> dict[str, str]:
    """The keys at the bottom of the screen, with their labels; two spaces separate the two."""
    found = re.findall(r"(?<!\S)(\S)  ([a-z][^\n]*?)(?=   |\s*\n|$)", screen)
    return {key: label.strip() for key, label in found}


def _set_size(terminal: int, columns: int, lines: int) -> None:
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
