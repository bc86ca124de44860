"""Output that cannot be written: a full device, and a pipe that its reader has closed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

GOLDEN = Path("tests/records/golden/quiddler-manual-3.txt")
COMMANDS = [
    ["rules"],
    ["rules", "--help"],
    ["solve", "h", "a", "t"],
    ["record", "show", str(GOLDEN)],
    ["replay", str(GOLDEN)],
    ["review", str(GOLDEN)],
    ["play", "letterjam", "--plain"],
]


def parlour(arguments: list[str], output: int) -> subprocess.CompletedProcess[str]:
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.run(
        [sys.executable, "-m", "parlour", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        env=buffered,
        timeout=120,
    )


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_a_full_device_is_told_in_one_sentence(arguments: list[str]) -> None:
    full = os.open("/dev/full", os.O_WRONLY)
    try:
        done = parlour(arguments, full)
    finally:
        os.close(full)
    assert done.stderr == "parlour: The output could not be written: No space left on device.\n"
    assert done.returncode == 1


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_a_closed_pipe_ends_a_command_quietly(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = parlour(arguments, writing)
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_record_that_cannot_be_read_is_not_taken_for_a_full_device() -> None:
    done = parlour(["record", "show", "no-such-file.txt"], subprocess.DEVNULL)
    assert done.stderr == "no-such-file.txt cannot be read: No such file or directory.\n"
    assert done.returncode == 2
