"""`make release` in a clone of this repository: what it refuses, and what it makes."""

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

import parlour
from tests.packages.distributions import HOUSE, needed_by
from tools.pages import PAGES

VERSION = parlour.__version__


def git(clone: Path, *arguments: str) -> str:
    who = ("-c", "user.name=Lisa", "-c", "user.email=lisa@parlour.example")
    done = subprocess.run(["git", *who, *arguments], cwd=clone, check=True, capture_output=True)
    return done.stdout.decode()


def release(clone: Path, version: str = VERSION) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tools.release", version],
        cwd=clone,
        check=False,
        capture_output=True,
        text=True,
    )


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The tracked files of this checkout as they are now, with built pages, in one commit."""
    folder = tmp_path / "clone"
    tracked = subprocess.run(
        ["git", "ls-files", "-z"], cwd=HOUSE, check=True, capture_output=True
    ).stdout.decode()
    for name in filter(None, tracked.split("\0")):
        if (HOUSE / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(HOUSE / name, folder / name)
    shutil.copytree(PAGES, folder / PAGES.relative_to(HOUSE), copy_function=shutil.copy2)
    changelog = folder / "CHANGELOG.md"
    dated = re.sub(
        rf"^## {re.escape(VERSION)} .*$",
        f"## {VERSION} (2026-12-01)",
        changelog.read_text("utf-8"),
        flags=re.MULTILINE,
    )
    changelog.write_text(dated, "utf-8")
    git(folder, "init", "--quiet", "--initial-branch", "main")
    git(folder, "config", "user.name", "Lisa")
    git(folder, "config", "user.email", "lisa@parlour.example")
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "house: everything")
    # Copies keep their times, except those that were written here.
    (folder / PAGES.relative_to(HOUSE) / "index.html").touch()
    return folder


def test_a_release_is_refused_with_a_sentence(clone: Path) -> None:
    def refused(version: str = VERSION) -> str:
        done = release(clone, version)
        assert done.returncode == 1
        assert done.stdout == ""
        return done.stderr

    assert refused("1.0") == "No release: A version is three numbers, such as 0.2.0, not '1.0'.\n"
    assert f"pyproject.toml says version {VERSION}, not 99.0.0." in refused("99.0.0")
    changelog = clone / "CHANGELOG.md"
    dated = changelog.read_text("utf-8")
    changelog.write_text(dated.replace("(2026-12-01)", "(not released yet)"), "utf-8")
    assert "The tree has changes" in refused()
    git(clone, "commit", "--quiet", "--all", "--message", "changelog: no date")
    assert "CHANGELOG.md has no heading" in refused()
    changelog.write_text(dated, "utf-8")
    git(clone, "commit", "--quiet", "--all", "--message", "changelog: a date")
    git(clone, "tag", f"v{VERSION}")
    assert f"There is a tag v{VERSION} already." in refused()
    assert git(clone, "status", "--porcelain") == ""
    assert not (clone / "dist").exists()


def test_a_release_is_built_checked_and_tagged(clone: Path) -> None:
    done = release(clone)
    assert done.returncode == 0, done.stderr
    assert f"git push origin main v{VERSION}" in done.stdout
    made = {one.name for one in (clone / "dist").iterdir()}
    wheel, requirements = f"parlour-{VERSION}-py3-none-any.whl", f"requirements-{VERSION}.txt"
    assert made == {wheel, requirements, f"parlour-{VERSION}.tar.gz"}
    assert git(clone, "describe", "--exact-match").strip() == f"v{VERSION}"
    assert git(clone, "log", "-1", "--format=%s").strip() == f"upgrades: the stores of {VERSION}"
    assert git(clone, "status", "--porcelain") == ""
    installs_by_hash(clone / "dist" / wheel, clone / "dist" / requirements)


def installs_by_hash(wheel: Path, requirements: Path) -> None:
    """Everything that the wheel needs is among the requirements, and has a hash there."""
    text = requirements.read_text("utf-8")
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    assert re.search(
        rf"^parlour\[postgres\]=={VERSION} \\\n    --hash=sha256:{digest}", text, re.MULTILINE
    )
    for one in needed_by(wheel, ("postgres",)):
        pinned = re.search(
            rf"^{canonicalize_name(one.name)}=={re.escape(one.version)}\b.*\\\n    --hash=sha256:",
            text,
            re.MULTILINE,
        )
        assert pinned, one.name
    assert "pytest==" not in text
    assert "textual==" not in text
    assert "#" not in text
