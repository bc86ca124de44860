"""What the README shows works as it stands."""

import re
from pathlib import Path

import pytest

import parlour

README = Path(__file__).parent.parent / "README.md"


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    exec(example, {})
    assert capsys.readouterr().out.startswith("Letter Jam, round 1")


def test_the_example_of_the_python_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (README.parent / "docs" / "api.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(example, {})
    assert "CanDiscard" in capsys.readouterr().out


def test_every_public_name_is_on_the_python_page() -> None:
    page = (README.parent / "docs" / "api.md").read_text("utf-8")
    for name in parlour.__all__:
        assert f"`{name}" in page or f" `{name}(" in page
    for name in dir(parlour.Game):
        if not name.startswith("_"):
            assert f"`game.{name}" in page or f"`Game.{name}" in page


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README.read_text("utf-8"))
    assert links
    assert [link for link in links if not (README.parent / link).exists()] == []
