"""Fixtures of several rooms: coroutines as tests, their own logging, PostgreSQL and dask."""

import asyncio
import functools
import inspect
import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.web.server import new_event_loop
from tools.private_postgres import PrivatePostgres


def pytest_xdist_auto_num_workers() -> int:
    """Two for each core: tests wait half of their time, for servers, processes and pages."""
    return 2 * (os.cpu_count() or 1)


LONG = ("crash", "network", "fuzz", "packages", "deploy", "proxies", "upgrades")
"""The folders of tests that take long, mostly because they wait."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begins with the long tests, so that none of them is the last one to end: at every second
    worker, because their servers and bots need processors when they do not wait. With ``--dist
    worksteal`` a worker gets consecutive tests, and takes some from the end of another one's when
    it is through. On another system than Linux, what needs Linux is skipped, and the report says
    so."""
    if sys.platform != "linux":
        for item in items:
            if item.get_closest_marker("linux") is not None:
                item.add_marker(pytest.mark.skip(reason="It needs Linux; see pyproject.toml."))
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    long = [item for item in items if _is_long(item.path)]
    others = [item for item in items if not _is_long(item.path)]
    share, heads = -(-len(others) // workers), (workers + 1) // 2
    items[:] = [
        item
        for worker in range(workers)
        for item in (
            *(long[worker // 2 :: heads] if worker % 2 == 0 else ()),
            *others[worker * share : (worker + 1) * share],
        )
    ]


def _is_long(file: Path) -> bool:
    here = Path(__file__).parent
    return file.is_relative_to(here) and file.relative_to(here).parts[0] in LONG


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, object]]:
    """Runs the tests that are coroutines, marked with ``anyio``, on the server's event loop."""
    return "asyncio", {"loop_factory": new_event_loop}


# The share of a test's time that a coroutine gets; the rest is for its cleanup.
SHARE_OF_A_COROUTINE = 0.8


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> None:
    """Cancels a coroutine that hangs. pytest-timeout would also end the event loop, which the other
    tests of the module still need."""
    test, config = pyfuncitem.obj, pyfuncitem.config
    if not inspect.iscoroutinefunction(test):
        return
    limit = float(config.getoption("timeout") or config.getini("timeout"))

    @functools.wraps(test)
    async def in_time(**arguments: Any) -> None:
        async with asyncio.timeout(limit * SHARE_OF_A_COROUTINE):
            await test(**arguments)

    pyfuncitem.obj = in_time


@pytest.fixture(autouse=True, scope="session")
def _own_kept_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Games that tests play in a terminal are not kept among those of the developer."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("kept")))
        yield


@pytest.fixture(autouse=True)
def _own_logging() -> Iterator[None]:
    """A server that logs to the captured output of one test does not log to it in the next."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level
    for chatty in ("uvicorn", "websockets"):
        logging.getLogger(chatty).setLevel(logging.NOTSET)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PrivatePostgres]:
    """A server for all tests of this process. Without PostgreSQL they fail; they never skip."""
    with PrivatePostgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: PrivatePostgres) -> Iterator[str]:
    """The address of an empty database, for one test alone."""
    with postgres.database() as url:
        yield url


@pytest.fixture
def dask_address() -> Iterator[str]:
    """The address of a dask cluster with one worker process."""
    # Imported here: few tests need it, and it takes a second.
    from distributed import LocalCluster

    # Any free port for the dashboard. Two clusters at the same time would both take dask's own.
    with LocalCluster(
        n_workers=1, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0"
    ) as cluster:
        yield cluster.scheduler_address
