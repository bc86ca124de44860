"""A house for each test, open on a free port and without limits."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.web.guests import House, open_house


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path / "tables.db") as opened:
        yield opened
