"""A house for the tests of a module, open on a free port and without limits. Every test makes its
own tables there."""

from collections.abc import AsyncIterator

import pytest

from tests.web.guests import House, open_house


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("house") / "tables.db") as opened:
        yield opened
