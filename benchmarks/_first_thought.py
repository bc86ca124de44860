"""The first thought of a bot in a fresh process, beside `import numpy`, which is most of it."""

import os
import statistics
import subprocess
import sys
from typing import Any

import msgspec

COLD_STARTS = 7
SCRIPT = """
import re, sys, time
import msgspec
from parlour.minds import mind
from parlour.rules.registry import GAMES
view = msgspec.json.decode(sys.stdin.buffer.read(), type=GAMES[sys.argv[1]].view_type)
bot = mind(sys.argv[1], "expert")
start = time.perf_counter()
import numpy
loaded = time.perf_counter()
bot.choose(view)
thought = time.perf_counter()
with open("/proc/self/status") as file:
    peak = re.search(r"VmHWM:\\s+(\\d+) kB", file.read())[1]
print(loaded - start, thought - loaded, peak)
"""


def show_first_thought(game: str, view: Any) -> None:
    """Print how long an expert needs for it, and its memory; with bytecode at hand, as when
    installed."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    data = msgspec.json.encode(view)
    runs = []
    for _ in range(COLD_STARTS):
        command = [sys.executable, "-c", SCRIPT, game]
        run = subprocess.run(command, input=data, env=environment, capture_output=True, check=True)
        runs.append([float(figure) for figure in run.stdout.split()])
    loading, thinking, peak = (statistics.median(column) for column in zip(*runs, strict=True))
    print(
        f"first thought {(loading + thinking) * 1e3:.0f} ms, {(loading + thinking) / loading:.2f} "
        f"times that of `import numpy` ({loading * 1e3:.0f} ms); peak memory {peak / 1e3:.0f} MB"
    )
