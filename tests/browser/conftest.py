"""A real server, a real browser, and people in front of it."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.guest import Guest
from tools import browser as browsers

NewGuest = Callable[..., Guest]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of this process's own, started as people start it."""
    folder = tmp_path_factory.mktemp("server")
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "parlour", "serve", "--port", "0", "--log-level", "warning"),
            *("--database", str(folder / "parlour.db"), "--tables-per-hour", "1000"),
            *("--requests-per-second", "1000"),
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    said = process.stdout.readline()
    assert said.startswith("Parlour is open at "), said
    yield said.removeprefix("Parlour is open at ").strip().rstrip("/")
    process.terminate()
    process.wait(20)
    process.stdout.close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = browsers.launch(playwright)
    yield browser
    browser.close()


@pytest.fixture
def new_guest(browser: Browser, server: str) -> Iterator[NewGuest]:
    """Makes people, each with a browser profile of their own. In the end, none of their pages may
    have complained."""
    guests: list[Guest] = []

    def make(name: str, *, width: int = 1280, height: int = 800, **context: object) -> Guest:
        options = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}
        # playwright types each option by itself; here they are passed on as they are.
        guest = Guest(name, browser.new_context(**{**options, **context}), server)  # type: ignore[arg-type]
        guests.append(guest)
        return guest

    yield make
    for guest in guests:
        guest.context.close()
    complaints = {guest.name: guest.complaints for guest in guests if guest.complaints}
    assert not complaints, complaints


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, as a function expression that can be run in a page."""
    return (Path("ui") / "node_modules" / "axe-core" / "axe.min.js").read_text()
