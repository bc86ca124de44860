"""The page for people who write their own parser: its examples are valid, and it is complete."""

import re
from pathlib import Path

import pytest

from parlour.games import manifests
from parlour.records import read, write
from parlour.records.notation import Template
from parlour.records.notations import NOTATIONS
from parlour.records.reader import LONGEST_LINE

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")


def test_the_page_has_a_valid_example_of_each_game() -> None:
    examples = re.findall(r"<!-- record -->\n```\n(.*?)```", PAGE, re.DOTALL)
    records = [read(example) for example in examples]
    assert [write(record) for record in records] == examples
    assert {record.header.game for record in records} == set(NOTATIONS)


def test_the_page_states_the_limits_of_the_reader() -> None:
    assert f"{LONGEST_LINE:,} bytes" in PAGE


@pytest.mark.parametrize(
    "template",
    [
        pytest.param(template, id=f"{game}-{event.__name__}")
        for game, notation in NOTATIONS.items()
        if manifests()[game].notation is not None
        for event, template in notation.templates.items()
    ],
)
def test_every_sentence_is_on_the_page(template: Template) -> None:
    """An example on the page matches the words of the template, with any values in its fields."""
    gap = r"[^`]*"
    words = [re.escape(part.text) if hasattr(part, "text") else gap for part in template.parts]
    assert re.search("`" + "".join(words) + "`", PAGE)
