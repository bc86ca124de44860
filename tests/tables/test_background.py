"""Processes in the background: they step back before they do anything, stay, and are replaced."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from parlour import background
from parlour.tables.background import Background

pytestmark = pytest.mark.anyio

HERE = """
import os, sys
CPU_LIMIT = 1
def work(line, say):
    if line == b"stuck\\n":
        while True: pass
    if line == b"fail\\n":
        raise ValueError("on purpose")
    if line == b"half\\n":
        say(b"half")
        sys.stdin.readline()
    say(str(os.getpid()).encode())
    say(line.strip())
    say(b",".join(name.encode() for name in sys.modules))
"""


@pytest.fixture
async def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Background]:
    (tmp_path / "some_work.py").write_text(HERE)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    made = Background("some_work")
    yield made
    await made.close()


async def asked(beside: Background, work: bytes, time_limit: float = 200.0) -> list[str]:
    said: list[str] = []

    async def hear(line: bytes) -> None:
        said.append(line.decode().strip())

    await beside.ask(work, hear, time_limit)
    return said


async def test_one_process_does_one_thing_after_another(beside: Background) -> None:
    answers = await asyncio.gather(*(asked(beside, f"{n}".encode()) for n in range(20)))
    assert [answer[1] for answer in answers] == [str(n) for n in range(20)]
    assert len({answer[0] for answer in answers}) == 1


async def test_it_steps_back_before_anything_heavy_is_imported(beside: Background) -> None:
    [_, _, modules] = await asked(beside, b"modules")
    assert not {"msgspec", "numpy", "asyncio", "parlour.rules"} & set(modules.split(","))


@pytest.mark.parametrize("work", [b"stuck", b"fail"])
async def test_after_work_that_ends_the_process_another_one_goes_on(
    beside: Background, work: bytes
) -> None:
    """Also by the time that it computes: a busy machine makes work slow, and not wrong."""
    [first, *_] = await asked(beside, b"before")
    with pytest.raises(ChildProcessError):
        await asked(beside, work)
    [second, said, _] = await asked(beside, b"after")
    assert second != first
    assert said == "after"


async def test_one_that_was_killed_meanwhile_is_replaced(beside: Background) -> None:
    [first, *_] = await asked(beside, b"before")
    os.kill(int(first), signal.SIGKILL)
    # The process that died is noticed when it is asked, or before.
    for _ in range(2):
        try:
            [second, said, _] = await asked(beside, b"after")
            break
        except OSError:
            continue
    assert (second != first, said) == (True, "after")


async def test_work_that_nobody_wants_any_more_is_not_taken_for_the_next(
    beside: Background,
) -> None:
    begun = asyncio.Event()

    async def hear(line: bytes) -> None:
        begun.set()

    asking = asyncio.create_task(beside.ask(b"half", hear, 200.0))
    waiting = asyncio.create_task(asked(beside, b"next"))
    await begun.wait()
    asking.cancel()
    assert (await waiting)[1] == "next"


def stepped_back(*lines: str) -> list[str]:
    """What a process says that runs this after it stepped back."""
    program = "\n".join(("from parlour import background as b", "b.step_back()", *lines))
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
    return done.stdout.decode().splitlines()


@pytest.mark.linux
def test_it_takes_nothing_from_the_share_of_its_server() -> None:
    """Linux shares the processors between sessions, where it groups processes by them."""
    own, group = stepped_back(
        "import os",
        "print(os.getsid(0) == os.getpid(), os.nice(0))",
        "print(open(b._AUTOGROUP).read())",
    )[:2]
    assert own == f"True {background.NICENESS}"
    if Path("/proc/sys/kernel/sched_autogroup_enabled").read_text().strip() == "1":
        assert group.endswith(f" nice {background.NICENESS}")


def test_stepping_back_again_changes_nothing() -> None:
    says = "print(os.nice(0))"
    once, twice = stepped_back("import os", says, "b.step_back()", says)
    assert once == twice


def process(tmp_path: Path, *begun_by: str) -> subprocess.Popen[bytes]:
    """A process in the background, as its server sees it."""
    (tmp_path / "some_work.py").write_text(HERE)
    return subprocess.Popen(
        [sys.executable, *begun_by],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        bufsize=0,
    )


USUALLY = ("-m", "parlour.background", "some_work")


def test_it_ends_with_its_server_in_the_middle_of_its_work(tmp_path: Path) -> None:
    with process(tmp_path, *USUALLY) as begun:
        assert begun.stdin is not None
        assert begun.stdout is not None
        begun.stdin.write(b"hello\n")
        assert [begun.stdout.readline() for _ in range(4)][1] == b"hello\n"
        begun.stdin.write(b"stuck\n")
        begun.stdin.close()
    # It would end in another way if its work was stuck for long.
    assert begun.returncode == 0


@pytest.mark.linux
def test_after_a_rest_it_begins_anew_as_the_same_process(tmp_path: Path) -> None:
    program = (
        "import sys; from parlour import background as b; b.RESTS_AFTER = 0.0\n"
        f"sys.orig_argv[1:] = {USUALLY}; b.main('some_work')"
    )
    with process(tmp_path, "-c", program) as begun:
        assert begun.stdin is not None
        assert begun.stdout is not None
        begun.stdin.write(b"one\n")
        first = [begun.stdout.readline().strip() for _ in range(4)]
        while "-m" not in Path(f"/proc/{begun.pid}/cmdline").read_text().split("\0"):
            assert begun.poll() is None
        begun.stdin.write(b"two\n")
        second = [begun.stdout.readline().strip() for _ in range(4)]
        begun.stdin.close()
    assert (first[1], second[1]) == (b"one", b"two")
    assert first[0] == second[0]
