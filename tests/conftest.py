"""Fixtures of several rooms: tests that are coroutines, their own logging and PostgreSQL."""

import asyncio
import functools
import inspect
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.web.server import new_event_loop
from tools.private_postgres import PrivatePostgres


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
