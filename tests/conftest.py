"""What tests of several rooms share: coroutines as tests, their own logging and PostgreSQL."""

import logging
from collections.abc import Iterator

import pytest

from parlour.web.server import new_event_loop
from tools.private_postgres import PrivatePostgres


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, object]]:
    """Runs the tests that are coroutines, marked with ``anyio``, on the server's event loop."""
    return "asyncio", {"loop_factory": new_event_loop}


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
