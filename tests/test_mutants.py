"""The deliberate breaks of `make mutants` fit the sources. `make mutants` itself is run by hand."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from tools.mutants import Break, breaks

BREAKS = breaks()


@pytest.mark.parametrize("one", BREAKS, ids=[one.what.replace(" ", "-") for one in BREAKS])
def test_a_break_can_be_made(one: Break) -> None:
    source = Path(one.file).read_text()
    broken = one.made_in(source)
    assert broken != source
    if one.file.endswith(".py"):
        ast.parse(broken)
    assert one.tests
    for test in one.tests:
        file, *function = test.partition("[")[0].split("::")
        if file.endswith(".py"):
            assert all(f"def {name}(" in Path(file).read_text() for name in function)


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/trust.md"])
def test_the_pages_say_how_many_there_are(page: str) -> None:
    assert re.search(rf"\b{len(BREAKS)} (deliberate )?breaks\b", Path(page).read_text())


def test_there_are_many_breaks_and_none_twice() -> None:
    assert len(BREAKS) >= 60
    assert set(Counter((one.file, one.before, one.after) for one in BREAKS).values()) == {1}
    assert set(Counter(one.what for one in BREAKS).values()) == {1}
