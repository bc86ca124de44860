"""Fixtures: a real server, a real browser, and people who use it."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.guest import PHONE, WAIT, Guest
from tools import browser as browsers
from tools.served import dealt

Dealt = tuple[str, Callable[[str], None]]
NewGuest = Callable[..., Guest]

SIZES = pytest.mark.parametrize("size", [{}, PHONE], ids=["wide", "phone"])
"""Runs a test with a guest on a desktop, and with one on a phone."""
PHONE_FIRST = pytest.mark.parametrize(
    "size", [pytest.param({}, marks=pytest.mark.long, id="wide"), pytest.param(PHONE, id="phone")]
)
"""The same, where the size changes little of what is proven: the desktop's turn is a long test."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--deals", default="", help="Deal other cards to the tests in a browser: any word."
    )


def pytest_configure(config: pytest.Config) -> None:
    # Once, before there are workers.
    if not hasattr(config, "workerinput"):
        browsers.unpack_shell()


@pytest.fixture(scope="session")
def dealing_server() -> Iterator[Dealt]:
    """A server for all tests of this process, and what sets the seed of its deals."""
    with dealt() as running:
        yield running


@pytest.fixture
def server(dealing_server: Dealt, request: pytest.FixtureRequest) -> str:
    """The address of a server that deals the same cards each time this test runs."""
    address, seed = dealing_server
    seed("day 0")
    marker = request.node.get_closest_marker("deals")
    name = marker.args[0] if marker else request.node.nodeid
    seed(f"{name} {request.config.getoption('--deals', default='')}")
    return address


@pytest.fixture
def next_day(dealing_server: Dealt, server: str) -> Callable[[], None]:
    """A function that lets it be the next day at the server."""
    _, tell = dealing_server
    days = itertools.count(1)

    def today() -> str:
        answer = httpx.get(f"{server}/api/days/today", trust_env=False, timeout=WAIT / 1000)
        day: str = answer.json()["day"]
        return day

    def pass_midnight() -> None:
        before = today()
        tell(f"day {next(days)}")
        while today() == before:
            pass

    return pass_midnight


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
    """A function that makes guests, each with a browser profile of their own. The test fails if one
    of their pages reported an error."""
    guests: list[Guest] = []

    def make(name: str, *, width: int = 1280, height: int = 800, **context: object) -> Guest:
        options = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}
        # playwright gives each option a type of its own; a dict of options has none that fits.
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
