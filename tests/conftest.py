"""What tests of several rooms share: coroutines as tests, a PostgreSQL of their own."""

from collections.abc import Iterator

import pytest

from tools.private_postgres import PrivatePostgres


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs the tests that are coroutines, marked with ``anyio``."""
    return "asyncio"


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
