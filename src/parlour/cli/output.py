"""Writing to standard output, which may be a closed pipe or a full disk."""

import errno
import os
import sys
from collections.abc import Callable

UNWRITTEN = 1
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def run_writing(run: Callable[[], int]) -> int:
    """Run a command and return its exit code. If its output cannot be written, print one sentence,
    or nothing if the reader has closed the pipe."""
    try:
        try:
            code = run()
        finally:
            # Also when argparse exits after printing a help page.
            sys.stdout.flush()
    except BrokenPipeError:
        # A reader such as `head` has closed the pipe, which is not an error.
        forget_output()
        return 0
    except OSError as error:
        if error.errno not in NO_ROOM:
            raise
        forget_output()
        print(f"parlour: The output could not be written: {error.strerror}.", file=sys.stderr)
        return UNWRITTEN
    return code


def forget_output() -> None:
    """Let standard output lead nowhere. Otherwise Python tries to write the rest when it exits, and
    reports the same error again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
