"""The examples of the README and the Python page work."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import parlour

README = Path(__file__).parent.parent / "README.md"


API = README.parent / "docs" / "api.md"


def example(page: Path) -> str:
    (found,) = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    return str(found)


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(example(README), {})
    assert capsys.readouterr().out.startswith("Letter Jam, round 1")


def test_the_example_of_the_python_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(example(API), {})
    assert "CanDiscard" in capsys.readouterr().out


@pytest.mark.parametrize("page", [README, API], ids=lambda page: page.name)
def test_the_python_example_has_the_right_types(page: Path, tmp_path: Path) -> None:
    """Checks the example as a reader's program is checked: strictly, against this package."""
    program = tmp_path / "program.py"
    program.write_text(example(page), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", program],
        cwd=README.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_public_name_is_on_the_python_page() -> None:
    page = API.read_text("utf-8")
    for name in parlour.__all__:
        assert f"`{name}" in page or f" `{name}(" in page
    for name in dir(parlour.Game):
        if not name.startswith("_"):
            assert f"`game.{name}" in page or f"`Game.{name}" in page
