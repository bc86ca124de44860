"""The page for people who write a parser of their own: its example is a record, and it is whole."""

import re
from pathlib import Path

import pytest

from parlour.records import read, write
from parlour.records.letterjam import LETTER_JAM_NOTATION
from parlour.records.notation import Template
from parlour.records.reader import LONGEST_LINE

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")


def test_the_example_is_a_record() -> None:
    (example,) = re.findall(r"<!-- record -->\n```\n(.*?)```", PAGE, re.DOTALL)
    assert write(read(example)) == example


def test_the_bounds_are_the_ones_that_hold() -> None:
    assert f"{LONGEST_LINE:,} bytes" in PAGE


@pytest.mark.parametrize(
    "template",
    LETTER_JAM_NOTATION.templates.values(),
    ids=[event.__name__ for event in LETTER_JAM_NOTATION.templates],
)
def test_every_sentence_is_on_the_page(template: Template) -> None:
    """Filled with anything, the words of each template stand in one of the page's examples."""
    gap = r"[^`]*"
    words = [re.escape(part.text) if hasattr(part, "text") else gap for part in template.parts]
    assert re.search("`" + "".join(words) + "`", PAGE)
