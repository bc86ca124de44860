"""The wheel contains the built pages of the browser table, and the licences of what is in them."""

import re
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
    archive = ZipFile(wheel)
    names = archive.namelist()
    assert "parlour/web/pages/index.html" in names
    assert any(name.endswith(".js.gz") for name in names)
    assert not any("node_modules" in name for name in names)
    # The fonts and scripts in the pages have licences that want to be passed on.
    notices = archive.read("parlour/web/pages/notices.txt").decode()
    bundled = re.findall(r"^(\S+) \d+\.\d+\.\d+$", notices, re.MULTILINE)
    assert {"svelte", "uqr"} <= set(bundled)
    fonts = [name for name in names if name.endswith(".woff2")]
    assert fonts
    for font in fonts:
        assert any(one.split("/")[-1] in font for one in bundled), font
    assert "SIL OPEN FONT LICENSE" in notices.upper()
    assert "Svelte Contributors" in notices
