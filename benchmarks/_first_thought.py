"""The time of a bot's first act in a fresh process, compared with `import numpy`, its main part.

It measures the CPU time of the main thread. Numpy's own threads are excluded: they busy-wait for a
while and would double every result. Before the measurement the process has loaded the rules and
decoded the view, like a worker process of a server.
"""

import os
import statistics
import subprocess
import sys
from typing import Any

import msgspec

COLD_STARTS = 15
THOUGHT = """
import re, sys, time
import msgspec
from parlour.minds import mind
from parlour.rules.registry import GAMES
view = msgspec.json.decode(sys.stdin.buffer.read(), type=GAMES[sys.argv[1]].view_type)
bot = mind(sys.argv[1], "expert")
start = time.thread_time()
import numpy
loaded = time.thread_time()
bot.choose(view)
thought = time.thread_time()
with open("/proc/self/status") as file:
    peak = re.search(r"VmHWM:\\s+(\\d+) kB", file.read())[1]
print(loaded - start, thought - loaded, thought, peak)
"""
NUMPY_ALONE = "import time, numpy; print(time.thread_time())"


def show_first_thought(game: str, view: Any) -> None:
    """Print the time and the memory of an expert's first act."""
    data = msgspec.json.encode(view)
    thoughts, alone = [], []
    for _ in range(COLD_STARTS):
        thoughts.append(figures([THOUGHT, game], data))
        alone += figures([NUMPY_ALONE])
    numpy, after, whole, peak = (
        statistics.median(column) for column in zip(*thoughts, strict=True)
    )
    times = statistics.median((numpy + after) / numpy for numpy, after, _, _ in thoughts)
    print(
        f"first thought {after * 1e3:.1f} ms after `import numpy` ({numpy * 1e3:.0f} ms), together "
        f"{times:.2f} times that; peak memory {peak / 1e3:.0f} MB; the whole process with the "
        f"rules {whole * 1e3:.0f} ms, one that only imports numpy "
        f"{statistics.median(alone) * 1e3:.0f} ms"
    )


def figures(script: list[str], data: bytes = b"") -> list[float]:
    """The numbers that a script prints in a fresh process, with bytecode, as when installed."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-c", *script]
    run = subprocess.run(command, input=data, env=environment, capture_output=True, check=True)
    return [float(figure) for figure in run.stdout.split()]
