"""Start-up time of the `parlour` command."""

import statistics
import subprocess
import sys
import time

REPEATS = 10


def seconds(code: str) -> float:
    """The median time of a fresh interpreter that runs this code."""
    times = []
    for _ in range(REPEATS):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def main() -> None:
    """Print the times of a bare interpreter and of the command."""
    bare = seconds("pass")
    command = seconds("from parlour.cli import main; main([])")
    print(f"python alone {bare * 1000:.0f} ms, with parlour {command * 1000:.0f} ms")
