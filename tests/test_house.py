"""The project itself: its version, the files that git tracks, and limits of the test run."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

import parlour
from parlour.cli import main
from tools import check_tree

ROOT = Path(__file__).parent.parent


def plant(folder: Path, name: str, text: str) -> None:
    """Make `folder` a git checkout that tracks one file."""
    (folder / name).write_text(text, encoding="utf-8")
    subprocess.run(["git", "init", "--quiet"], cwd=folder, check=True)
    subprocess.run(["git", "add", name], cwd=folder, check=True)


def test_the_package_has_the_version_that_is_published() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert parlour.__version__ == project["version"]


def test_the_changelog_has_a_section_for_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## {parlour.__version__}" in changelog


def test_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"parlour {parlour.__version__}\n"


def test_without_a_command_the_help_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert capsys.readouterr().out.startswith("usage: parlour")


@pytest.mark.parametrize("host", check_tree.HOSTS)
def test_a_registry_host_is_found(tmp_path: Path, host: str) -> None:
    plant(tmp_path, "lock.txt", f"first line\nfetched from https://{host}/simple\n")
    assert list(check_tree.findings(tmp_path)) == [f"lock.txt:2: names {host}"]


@pytest.mark.parametrize("folder", check_tree.FOLDERS)
def test_a_machine_path_is_found(tmp_path: Path, folder: str) -> None:
    path = f"/{folder}/somebody/notes"
    plant(tmp_path, "page.md", f"see `{path}`\nand file://{path}\n")
    assert list(check_tree.findings(tmp_path)) == [
        f"page.md:1: names /{folder}/",
        f"page.md:2: names /{folder}/",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "relative/work/folder",
        "../home/page",
        "$(ROOT)/opt/thing",
        "https://example.com/home/",
        "/usr/bin/env",
        "/workers/",
    ],
)
def test_a_harmless_name_is_left_alone(tmp_path: Path, text: str) -> None:
    plant(tmp_path, "page.md", text)
    assert list(check_tree.findings(tmp_path)) == []


def test_an_untracked_file_is_left_alone(tmp_path: Path) -> None:
    plant(tmp_path, "page.md", "clean")
    (tmp_path / "scratch.txt").write_text(check_tree.HOSTS[0], encoding="utf-8")
    assert list(check_tree.findings(tmp_path)) == []


HANGING = """
import asyncio
import threading

import pytest
import yaml

@pytest.mark.anyio
async def test_that_waits_for_nothing():
    await asyncio.Event().wait()

def test_that_never_wakes_up():
    threading.Event().wait()

@pytest.mark.anyio
async def test_behind_them():
    await asyncio.sleep(0)
"""


def test_a_test_that_hangs_fails_and_the_next_one_runs(tmp_path: Path) -> None:
    (tmp_path / "test_hanging.py").write_text(HANGING)
    quick = ("--timeout=3", "-q", "-p", "no:cacheprovider")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            *quick,
            "-p",
            "tests.conftest",
            "-c",
            "pyproject.toml",
            tmp_path,
        ],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert "2 failed, 1 passed" in done.stdout, done.stdout


def test_no_test_may_hang(pytestconfig: pytest.Config) -> None:
    assert 0 < float(pytestconfig.getini("timeout")) < 600


def test_the_hosted_checks_run_targets_that_there_are() -> None:
    """And all targets that test something, but for those that take hours or measure."""
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8"))
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    run = {
        target for step in steps for target in re.findall(r"\bmake ([a-z-]+)", step.get("run", ""))
    }
    makefile = (ROOT / "Makefile").read_text("utf-8")
    there = set(re.findall(r"^([a-z-]+):.*## ", makefile, re.MULTILINE))
    assert run <= there
    assert run == {"test", "long", "coverage", "compiled", "image-check", "installs"}
    wanted = workflow["jobs"]["test"]["strategy"]["matrix"]["python"]
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    promised = re.findall(r'"Programming Language :: Python :: (3\.\d+)"', project)
    assert wanted == promised


def test_the_check_of_the_documents_can_fail() -> None:
    """With ``--quiet``, mkdocs counts no warnings, and ``--strict`` fails never."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    built = re.findall(r"mkdocs build.*", makefile)
    assert len(built) == 2
    assert not any("--quiet" in line or "-q" in line.split() for line in built)
