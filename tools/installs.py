"""Installs the packages as people do, with what they need from the index: `make installs`.

The tests install without the network (`tests/packages`); this is the rest: `uvx`, `pipx run`, and
`pip install` with the hashes of a release.
"""

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from tools.release import HOUSE, requirements_for

UV = Path(sys.executable).parent / "uv"


def say(*command: str | Path) -> str:
    """Run a command; its output is shown if it fails."""
    print("  " + " ".join(map(str, command)), flush=True)
    done = subprocess.run(command, cwd=HOUSE, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}")
    return done.stdout


def main() -> None:
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        say(sys.executable, "-m", "hatchling", "build", "--directory", folder)
        (wheel,), (sdist,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
        version = wheel.name.split("-")[1]
        wanted = f"parlour {version}\n"

        run_once = (UV, "tool", "run", "--python", sys.executable)
        assert say(*run_once, "--from", wheel, "parlour", "--version") == wanted
        pipx = (*run_once, "pipx", "run", "--spec", wheel)
        assert say(*pipx, "parlour", "--version") == wanted

        requirements = folder / "requirements.txt"
        requirements.write_text(requirements_for(version, [wheel, sdist]), "utf-8")
        venv.create(folder / "venv", with_pip=True)
        pip = (folder / "venv" / "bin" / "pip", "install", "--quiet", "--require-hashes")
        say(*pip, "--find-links", folder, "--requirement", requirements)
        assert say(folder / "venv" / "bin" / "parlour", "--version") == wanted
    print("uvx, pipx and pip with hashes install the packages")


if __name__ == "__main__":
    main()
