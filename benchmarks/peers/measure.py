"""Starts the servers, runs the load on them in turns, and prints medians and ratios."""

import json
import os
import platform
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from statistics import median

from msgspec import Struct
from msgspec.structs import replace

from benchmarks.load.measure import UNLIMITED, free_port, progress
from tools.compiled import CompileError, unpack
from tools.pages import BuildError, run_npm, system_node, wheel_node
from tools.private_postgres import PrivatePostgres

NODE = Path(__file__).parent / "node"
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "5"))
SECONDS = float(os.environ.get("BENCH_SECONDS", "6"))
TABLES = int(os.environ.get("BENCH_TABLES", "250"))
BUSY = 50
WARM_UP = 2.0
HUMAN_PACE_MS = 2000
LONGER_AT_A_HUMAN_PACE = 3
"""So many times as long, because there are few moves: a hundredth of them was only seven."""
STARTS_WITHIN = 30.0


class Figures(Struct, frozen=True):
    """What one server did in one round. Latencies are in milliseconds."""

    moves_a_second: float
    moves_a_cpu_second: float
    p50: float
    p99: float


class Server(Struct, frozen=True):
    """A running server: how its clients reach it, and its processes."""

    client: str
    base: str
    pids: tuple[int, ...]


class PeersError(Exception):
    """The peers cannot be measured; the message is one plain sentence."""


def main() -> None:
    """Print three comparisons: busy tables, a human pace, and seats spread over two processes."""
    try:
        install_peers()
    except PeersError as error:
        print(f"{error} Only Parlour is measured.")
        peers: tuple[str, ...] = ()
    else:
        peers = ("boardgameio", "colyseus")
    with ExitStack() as stack:
        compiled = compile_parlour(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
        print(
            f"{TABLES} tables of 4, median of {ROUNDS} rounds; Python {platform.python_version()};"
            f" load of the machine before: {load}"
        )
        compare(peers, compiled)
        compare_processes(compiled)


def compile_parlour(folder: Path) -> Path | None:
    """Compiles Parlour into a folder, and returns it; None, with a sentence, if that fails."""
    progress("compiling Parlour")
    try:
        unpack(folder)
    except CompileError as error:
        progress("")
        print(f"{error}\nOnly the sources are measured.")
        return None
    return folder


def compare(peers: Sequence[str], compiled: Path | None) -> None:
    """Prints busy tables and a human pace, of the peers and of Parlour."""
    with ExitStack() as stack:
        servers = {name: stack.enter_context(PEERS[name]()) for name in peers}
        ours = {"parlour": stack.enter_context(parlour())}
        if compiled is not None:
            ours["compiled"] = stack.enter_context(parlour(compiled=compiled))
        show(f"{BUSY} busy tables", rounds(servers | ours, BUSY, 0), (*ours,))
        paced = without(servers, "boardgameio") | ours
        show("a human pace", rounds(paced, TABLES, HUMAN_PACE_MS), (*ours,))
        show_disk()


def compare_processes(compiled: Path | None) -> None:
    """Prints two processes on PostgreSQL beside one: first with the seats of each table spread over
    both, then with all seats of a table at the same process. In the second case neither process
    follows the other, so the difference is what following costs."""
    with ExitStack() as stack:
        postgres = stack.enter_context(PrivatePostgres(survives_power_cuts=True))
        one, two = (
            stack.enter_context(
                parlour(stack.enter_context(postgres.database()), count, compiled=compiled)
            )
            for count in (1, 2)
        )
        servers = {
            "1 process": one,
            "2, seats spread": two,
            "2, whole tables": replace(two, base=two.base.replace(",", "|")),
        }
        title = "on PostgreSQL, compiled" if compiled else "on PostgreSQL"
        found = rounds(servers, BUSY, 0)
        show(title, found, ("2, seats spread", "2, whole tables"))


def install_peers() -> None:
    """Installs the peers with npm, beside their clients."""
    progress("installing the peers")
    try:
        done = run_npm(["install", "--no-package-lock", "--no-audit"], subprocess.PIPE, NODE)
    except BuildError as error:
        raise PeersError(str(error)) from None
    if done.returncode:
        raise PeersError(f"npm could not install the peers ({done.stdout.strip()[-200:]}).")


def without(servers: Mapping[str, Server], name: str) -> dict[str, Server]:
    return {other: server for other, server in servers.items() if other != name}


def rounds(servers: Mapping[str, Server], busy: int, think: int) -> dict[str, list[Figures]]:
    """Every server's figures, round by round: what else the machine does slows all of them."""
    found: dict[str, list[Figures]] = {name: [] for name in servers}
    for number in range(ROUNDS):
        for name, server in servers.items():
            progress(f"round {number + 1} of {ROUNDS}: {name}")
            found[name].append(measure(server, busy, think))
    progress("")
    return found


def measure(server: Server, busy: int, think: int) -> Figures:
    """Runs the load on one server once."""
    seconds = SECONDS * LONGER_AT_A_HUMAN_PACE if think else SECONDS
    numbers = (TABLES, busy, think, WARM_UP, seconds)
    process = subprocess.Popen(
        [node(), "load.mjs", server.client, server.base, *map(str, numbers)],
        cwd=NODE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    wait_for(process, "begin")
    before = cpu_seconds(server.pids)
    wait_for(process, "end")
    cpu = cpu_seconds(server.pids) - before
    seen = json.loads(process.stdout.readline())
    if process.wait() or seen["stuck"]:
        raise PeersError(f"Of {server.client}, {seen['stuck']} tables got stuck.")
    return Figures(
        moves_a_second=seen["moves"] / seen["seconds"],
        moves_a_cpu_second=seen["moves"] / max(cpu, 0.01),
        p50=seen["p50"],
        p99=seen["p99"],
    )


def wait_for(process: "subprocess.Popen[str]", word: str) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        if line.strip() == word:
            return
    raise PeersError(f"The load ended with {process.wait()} before it said {word!r}.")


def show(title: str, found: Mapping[str, Sequence[Figures]], ours: Sequence[str]) -> None:
    """Prints a server a row, and the figures of ours as ratios to those of the others."""
    middle = {name: median_of(figures) for name, figures in found.items()}
    print(f"\n{title:<28}   moves/s  per CPU-s   p50 ms   p99 ms")
    for name, one in middle.items():
        print(
            f"{name:<28} {one.moves_a_second:>9,.0f} {one.moves_a_cpu_second:>10,.0f}"
            f" {one.p50:>8.1f} {one.p99:>8.1f}"
        )
    pairs = [(name, beside) for name in ours for beside in middle if beside not in ours]
    for name, beside in pairs:
        one, other = middle[name], middle[beside]
        print(
            f"{f'{name} / {beside}':<28} {one.moves_a_second / other.moves_a_second:>9.2f}"
            f" {one.moves_a_cpu_second / other.moves_a_cpu_second:>10.2f}"
            f" {one.p50 / other.p50:>8.2f} {one.p99 / other.p99:>8.2f}",
            flush=True,
        )


def show_disk() -> None:
    """Prints how long the disk alone takes for what each move waits for: a page that is written
    over and synchronized, at the human pace. No durable server can be quicker."""
    progress("the disk alone")
    page, pages = bytes(4096), 1000
    took: list[float] = []
    with tempfile.TemporaryFile(buffering=0) as file:
        file.write(page * pages)
        os.fsync(file.fileno())
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            time.sleep(HUMAN_PACE_MS / 1000 / TABLES)
            began = time.perf_counter()
            os.pwrite(file.fileno(), page, len(took) % pages * len(page))
            os.fdatasync(file.fileno())
            took.append((time.perf_counter() - began) * 1000)
    took.sort()
    p50, p99 = (took[int(len(took) * share)] for share in (0.5, 0.99))
    progress("")
    print(f"{'the disk alone, a page':<28} {'':>9} {'':>10} {p50:>8.1f} {p99:>8.1f}", flush=True)


def median_of(figures: Sequence[Figures]) -> Figures:
    fields = Figures.__struct_fields__
    return Figures(**{name: median(getattr(one, name) for one in figures) for name in fields})


# Servers -------------------------------------------------------------------------------------


@contextmanager
def parlour(
    database: str | None = None, processes: int = 1, compiled: Path | None = None
) -> Iterator[Server]:
    """Parlour without limits, in one process or several on one database; from its sources, or from
    the folder of a compiled wheel."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        ports = [free_port() for _ in range(processes)]
        command = [sys.executable, "-m", "parlour", "serve", "--log-level", "error"]
        pids = [
            stack.enter_context(
                running(
                    command,
                    port,
                    UNLIMITED
                    | ({} if compiled is None else {"PYTHONPATH": str(compiled)})
                    | {
                        "PARLOUR_GUESSES_PER_MINUTE": "1000000",
                        "PARLOUR_DATABASE": database or f"{folder}/parlour.db",
                        "PARLOUR_PORT": str(port),
                    },
                )
            )
            for port in ports
        ]
        base = ",".join(f"http://127.0.0.1:{port}" for port in ports)
        yield Server("parlour", base, tuple(pids))


@contextmanager
def boardgameio() -> Iterator[Server]:
    port = free_port()
    with running([node(), "boardgameio_server.cjs", str(port)], port) as pid:
        yield Server("boardgameio", f"http://localhost:{port}", (pid,))


@contextmanager
def colyseus() -> Iterator[Server]:
    port = free_port()
    with running([node(), "colyseus_server.mjs", str(port)], port) as pid:
        yield Server("colyseus", f"http://localhost:{port}", (pid,))


PEERS: dict[str, Callable[[], AbstractContextManager[Server]]] = {
    "boardgameio": boardgameio,
    "colyseus": colyseus,
}


@contextmanager
def running(
    command: Sequence[str], port: int, environment: Mapping[str, str] | None = None
) -> Iterator[int]:
    """A server in a process of its own, once its port is open."""
    process = subprocess.Popen(
        command,
        cwd=NODE,
        env={**os.environ, **(environment or {})},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        deadline = time.monotonic() + STARTS_WITHIN
        while not is_open(port):
            if process.poll() is not None or time.monotonic() > deadline:
                raise PeersError(f"{command[1]} did not start.")
            time.sleep(0.05)
        yield process.pid
    finally:
        process.terminate()
        process.wait()


def is_open(port: int) -> bool:
    for family, host in ((socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")):
        with socket.socket(family) as one:
            if one.connect_ex((host, port)) == 0:
                return True
    return False


def node() -> str:
    """The Node that the browser table is built with, too."""
    found = system_node() or wheel_node()
    if found is None:
        raise PeersError("There is no Node here that is new enough.")
    return str(found)


def cpu_seconds(pids: Sequence[int]) -> float:
    """Processor time of these processes and of those they started."""
    children: dict[int, list[int]] = {}
    used: dict[int, float] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            pid = int(folder.name)
            children.setdefault(int(fields[1]), []).append(pid)
            used[pid] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    waiting, total = list(pids), 0.0
    while waiting:
        pid = waiting.pop()
        total += used.get(pid, 0.0)
        waiting += children.get(pid, [])
    return total
