"""What the operator of a server tells its visitors: a notice on every page, pages of their own, and
why a table is closed."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewGuest
from tests.browser.ears import Ears, keeps_the_focus
from tests.browser.guest import PHONE, Guest
from tools.served import served

NOTICE = "We restart at 22:00. Back at 22:30."
MOST_LOOKS = 600
FOREVER = ("--until", "2099-01-01 22:30")
PRIVACY = """# Privacy on this server

We keep tables for 30 days. Write to [the office](mailto:office@house.example).

<script>alert("no")</script>
"""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "operator.db"


@pytest.fixture
def server(database: Path, tmp_path: Path) -> Iterator[str]:
    """A server of its own: a notice is for everybody there."""
    privacy, imprint = tmp_path / "privacy.txt", tmp_path / "imprint.txt"
    privacy.write_text(PRIVACY, encoding="utf-8")
    imprint.write_text("Ana Example, 1 Main Street", encoding="utf-8")
    with served(database=str(database), privacy=str(privacy), imprint=str(imprint)) as address:
        yield address


@pytest.fixture
def admin(database: Path) -> "Admin":
    return Admin(database)


class Admin:
    """`parlour admin` on the store of the server."""

    def __init__(self, database: Path) -> None:
        self._database = database

    def __call__(self, action: str, *arguments: str) -> None:
        words = ["admin", action, "--database", str(self._database), *arguments]
        subprocess.run([sys.executable, "-m", "parlour", *words], check=True, capture_output=True)


def banner(guest: Guest) -> Locator:
    return guest.page.get_by_role("complementary", name="Notice from the host of this server")


def looks_again(guest: Guest) -> None:
    """The person comes back to the page, which then asks for a notice at once."""
    guest.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")


@pytest.mark.parametrize(
    ("scheme", "size"), [("light", {}), ("dark", PHONE)], ids=["light-wide", "dark-phone"]
)
def test_a_notice_appears_on_open_pages(
    new_guest: NewGuest, admin: Admin, axe: str, scheme: str, size: dict[str, object]
) -> None:
    ana = new_guest("Ana", color_scheme=scheme, **size)
    ears = Ears(ana)
    ben = new_guest("Ben", color_scheme=scheme, **size)
    ben.visits(ben.server)
    ana.makes_a_table("Quiddler")
    ana.adds_bots(1)
    ana.starts()
    admin("notice", NOTICE, *FOREVER)
    expect(banner(ana)).to_have_text(NOTICE)
    ears.hears(NOTICE)
    looks_again(ben)
    expect(banner(ben)).to_have_text(NOTICE)
    for guest in (ana, ben):
        assert guest.axe_findings(axe) == []
        # It stands above everything else, and covers nothing.
        box = banner(guest).bounding_box()
        heading = guest.page.locator("header").first.bounding_box()
        assert box is not None
        assert heading is not None
        assert box["y"] == 0
        assert heading["y"] >= box["height"]
        assert guest.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def knows(guest: Guest, text: str | None) -> None:
    """Waits until the server has read what the operator did. A page that asked before would ask
    again only after half a minute."""
    for _ in range(MOST_LOOKS):
        told = guest.page.request.get(f"{guest.server}/api/server").json()["notice"]
        if (told and told["text"]) == text:
            return
        guest.page.wait_for_timeout(50)
    raise AssertionError(f"the server does not know the notice {text}")


def test_a_dismissed_notice_stays_away_until_there_is_another(
    new_guest: NewGuest, admin: Admin
) -> None:
    ana = new_guest("Ana")
    admin("notice", NOTICE, *FOREVER)
    knows(ana, NOTICE)
    ana.visits(ana.server)
    banner(ana).get_by_role("button", name="Dismiss the notice").click()
    expect(banner(ana)).to_have_count(0)
    keeps_the_focus(ana)
    ana.reloads()
    expect(ana.page.get_by_role("link", name="Privacy")).to_be_visible()
    expect(banner(ana)).to_have_count(0)
    admin("notice", "Back at 23:00.", *FOREVER)
    knows(ana, "Back at 23:00.")
    looks_again(ana)
    expect(banner(ana)).to_have_text("Back at 23:00.")
    admin("notice", "--clear")
    knows(ana, None)
    looks_again(ana)
    expect(banner(ana)).to_have_count(0)


def test_a_notice_goes_at_its_time(new_guest: NewGuest, admin: Admin) -> None:
    ana = new_guest("Ana")
    ana.page.clock.install()
    admin("notice", NOTICE, *FOREVER)
    ana.page.route(
        "**/api/server",
        lambda route: route.fulfill(
            json={"notice": {"number": 1, "text": NOTICE, "seconds": 20}, "pages": []}
        ),
    )
    ana.page.goto(ana.server)
    expect(banner(ana)).to_have_text(NOTICE)
    ana.page.clock.fast_forward(25_000)
    expect(banner(ana)).to_have_count(0)


def test_the_operators_pages_work_without_script(new_guest: NewGuest, axe: str) -> None:
    ana = new_guest("Ana")
    ana.visits(ana.server)
    ana.page.get_by_role("link", name="Privacy", exact=True).click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Privacy on this server")
    assert ana.axe_findings(axe) == []
    ben = new_guest("Ben", java_script_enabled=False)
    ben.page.goto(f"{ben.server}/privacy")
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Privacy on this server")
    expect(ben.page.get_by_text('<script>alert("no")</script>')).to_be_visible()
    expect(ben.page.get_by_role("link", name="the office")).to_have_attribute(
        "href", "mailto:office@house.example"
    )
    ben.page.goto(f"{ben.server}/imprint")
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Imprint")
    ben.page.get_by_role("link", name="Parlour, the front page").click()
    ben.page.wait_for_url(f"{ben.server}/")


def test_a_closed_table_says_why(new_guest: NewGuest, admin: Admin) -> None:
    ana, ben = new_guest("Ana"), new_guest("Ben")
    link = ana.makes_a_table()
    code = link.partition("#")[0].rpartition("/")[2]
    admin("close", code, "--reason", "The chat was abusive.", "--yes")
    for guest in (ana, ben):
        if guest is ben:
            guest.page.goto(link)
        expect(guest.page.get_by_role("heading", level=1)).to_have_text("This table is closed")
        guest.sees("The host of this server closed this table: The chat was abusive.")
    ben.complaints.clear()  # the browser reports the refusal
