"""Packages are built once for the whole test run, however many processes run the tests."""

from pathlib import Path

import pytest

from tests.once import made_once
from tests.packages.distributions import Built, Environment, build


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """Both packages of this checkout."""
    return Built(made_once(tmp_path_factory, "packages", build))


@pytest.fixture(scope="module")
def plain(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with Parlour from the source archive and no extras."""
    return _environment(tmp_path_factory.mktemp("plain"), built)


@pytest.fixture(scope="module")
def whole(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with Parlour from the source archive and the extras for people."""
    return _environment(tmp_path_factory.mktemp("whole"), built, "postgres", "terminal")


@pytest.fixture(scope="module")
def builders(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with Parlour from the source archive and the extras for programs that play."""
    return _environment(tmp_path_factory.mktemp("builders"), built, "mcp", "pettingzoo")


def _environment(folder: Path, built: Built, *extras: str) -> Environment:
    made = Environment(folder / "venv", built.wheelhouse)
    made.make()
    made.install(built.wheel_of_sdist, extras)
    return made
