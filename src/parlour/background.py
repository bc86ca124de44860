"""A process beside a server that steps back: people's acts, and bots at their tables, go first.

`python -m parlour.background MODULE` takes one piece of work after another, each a line on standard
input. ``MODULE.work(line, say)`` says the lines of the answer, and an empty line ends it.
``MODULE.CPU_LIMIT`` is how many seconds a piece of work may compute: many times what the longest
needs. The time in which it waits for others, on a busy machine, does not count.

The process stays, so that a server starts it once: starting a process holds the server up, the more
the larger the server is. This module imports nothing heavy, because a process that has not stepped
back yet takes time from people.
"""

import contextlib
import os
import sys
import threading
from importlib import import_module

if sys.platform != "win32":
    import resource
    import select

NICENESS = 10
"""How far everything else goes before a process that steps back. Beside processes that never rest
it still gets a tenth of a processor; with SCHED_IDLE it would get nothing, and somebody waits for
its answer."""
_AUTOGROUP = "/proc/self/autogroup"
RESTS_AFTER = 60.0
"""Seconds without work after which the process begins anew, to give its memory back."""


def step_back() -> None:
    """Lets everything else on this machine go first."""
    if sys.platform == "win32":
        return
    # A process that begins anew has stepped back already.
    with contextlib.suppress(PermissionError):
        os.setpriority(os.PRIO_PROCESS, 0, max(NICENESS, os.getpriority(os.PRIO_PROCESS, 0)))
    # Linux may share the processors between sessions first, and by priority only within one. In the
    # session of the server, this process would take from the server's share.
    with contextlib.suppress(OSError):
        os.setsid()
    with contextlib.suppress(OSError), open(_AUTOGROUP, "w") as group:  # noqa: PTH123
        group.write(str(NICENESS))


def limit_computing(seconds: int) -> None:
    """Ends this process when it has computed for so long from now on: then it is stuck."""
    if sys.platform != "win32":
        used = resource.getrusage(resource.RUSAGE_SELF)
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        end = int(used.ru_utime + used.ru_stime) + 1 + seconds
        if most != resource.RLIM_INFINITY:
            end = min(end, most)
        resource.setrlimit(resource.RLIMIT_CPU, (end, most))


def end_with_server() -> None:
    """Ends this process as soon as nobody can write to its input any more: a server that is killed
    cannot stop it."""

    def wait() -> None:
        hung_up = select.poll()
        hung_up.register(sys.stdin, 0)
        while not any(event & select.POLLHUP for _, event in hung_up.poll()):
            pass
        os._exit(0)

    if sys.platform != "win32":
        threading.Thread(target=wait, name="server watch", daemon=True).start()


def main(name: str) -> None:
    """Does what the module of this name does with each line, until the input ends."""
    module = None
    while line := _next_line(begin_anew=module is not None):
        if module is None:
            module = import_module(name)
        limit_computing(module.CPU_LIMIT)
        module.work(line, _say)
        _say(b"")


def _say(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


def _next_line(*, begin_anew: bool) -> bytes:
    """The next line of the input. Nothing is waiting in a buffer: a server asks for one thing, and
    for the next when it is answered."""
    if sys.platform != "win32" and begin_anew:
        ready, _, _ = select.select([sys.stdin], [], [], RESTS_AFTER)
        if not ready:
            os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
    return sys.stdin.buffer.readline()


if __name__ == "__main__":
    step_back()
    end_with_server()
    # When the server is gone, nobody reads the answer.
    with contextlib.suppress(BrokenPipeError):
        main(sys.argv[1])
