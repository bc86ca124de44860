"""The wheel contains the built pages of the browser table."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile


def test_the_wheel_carries_the_browser_table(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", tmp_path],
        check=True,
        capture_output=True,
    )
    [wheel] = tmp_path.glob("*.whl")
    names = ZipFile(wheel).namelist()
    assert "parlour/web/pages/index.html" in names
    assert any(name.endswith(".js.gz") for name in names)
    assert not any("node_modules" in name for name in names)
