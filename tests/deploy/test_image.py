"""The image, made by the Dockerfile's own commands from this machine's Python, and run without a
container engine: read-only, as its user, without HOME. `make image-check` makes it from Debian."""

import shlex
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import parlour
from tests.crash.server import free_port
from tests.once import made_once
from tools.container import TOP, Container, image, namespace, read

# Building the image compiles a hundred modules. On a busy machine that takes longer than a test
# usually may.
pytestmark = [pytest.mark.linux, pytest.mark.timeout(900)]

# Where the Dockerfile installs.
PLACE = "/srv"


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The root of the image."""
    return made_once(tmp_path_factory, "built-image", make_image) / "image"


def make_image(folder: Path) -> None:
    """Runs the Dockerfile's steps. They install into the folder that they name, which is a
    temporary one for them alone."""
    (folder / "srv").mkdir(exist_ok=True)
    install, shrink = (step.text for step in read()[0] if "/srv/parlour" in step.text)
    here = {
        "/uv/bin/uv": str(Path(sys.executable).with_name("uv")),
        "/image": str(folder / "image"),
        "/empty": str(folder / "image" / "data"),
        "python3 ": f"{sys.executable} ",
        # What was fetched for the tests need not be fetched again.
        "--no-cache ": "",
    }
    steps = f"{install} && {shrink}"
    for name, path in here.items():
        steps = steps.replace(name, path)
    steps = f"mount --bind {shlex.quote(str(folder / 'srv'))} {PLACE} && {steps}"
    subprocess.run([*namespace(), "/bin/sh", "-c", steps], cwd=TOP, check=True)


@pytest.fixture
def container(root: Path, tmp_path: Path) -> Container:
    data = tmp_path / "data"
    data.mkdir()
    return Container(root, image(read()), data, free_port())


def test_the_image_serves_read_only_as_its_user(container: Container, tmp_path: Path) -> None:
    with (
        container.started() as process,
        httpx.Client(base_url=container.base, trust_env=False) as http,
    ):
        assert container.healthy()
        code = http.post("/api/tables", json={"name": "Lisa"}).json()["code"]
        process.terminate()
        process.wait()
    assert not container.healthy()
    (file,) = (path for path in (tmp_path / "data").iterdir() if path.name == "parlour.db")
    assert file.stat().st_uid == 10001
    # The tables outlive the container.
    with container.started(), httpx.Client(base_url=container.base, trust_env=False) as http:
        assert http.get(f"/api/tables/{code}").json()["names"] == ["Lisa"]


def test_the_image_has_what_it_needs_and_no_more(container: Container, root: Path) -> None:
    python = "/srv/parlour/bin/python"
    said = container.run("/srv/parlour/bin/parlour", "--version")
    assert said.stdout == f"parlour {parlour.__version__}\n", said.stderr
    for module in ("asyncpg", "numpy", "uvloop", "ssl", "parlour.minds.quiddler.bot"):
        done = container.run(python, "-c", f"import {module}")
        assert done.returncode == 0, done.stderr
    tried = container.run(python, "-c", "open('/srv/parlour/new', 'w')")
    assert "Read-only file system" in tried.stderr
    for module in ("pip", "ensurepip", "tkinter", "numpy.tests"):
        assert "No module named" in container.run(python, "-c", f"import {module}").stderr
    assert not (root / "bin" / "sh").exists()
    assert not list(root.rglob("tests"))
    # A server compiles nothing when it starts.
    (app,) = root.glob("srv/parlour/lib/python3*/site-packages/starlette/__pycache__/routing.*")
    assert app.stat().st_size > 0
