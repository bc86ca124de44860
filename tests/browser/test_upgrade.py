"""A page that was loaded before an upgrade of the server notices it after the reconnect, and offers
a reload when nothing is lost by it. Every page shows its version."""

from playwright.sync_api import expect

from parlour import __version__
from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.test_connection import badge

NEWER = "There is a newer version of Parlour."


def server_is_upgraded(guest: Guest) -> None:
    """The connection breaks, and the server behind the next one says that it is another version."""
    answer = {"version": "999.0.0", "protocol": 2}
    guest.page.route("**/api/version", lambda route: route.fulfill(json=answer))
    reconnects(guest)


def reconnects(guest: Guest) -> None:
    guest.context.set_offline(True)
    badge(guest, "Offline")
    with guest.page.expect_response("**/api/version"):
        guest.context.set_offline(False)
    badge(guest, "Connected")


def test_the_front_page_and_the_settings_show_the_version(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ana.visits(ana.server)
    expect(ana.page.locator("footer")).to_contain_text(f"Parlour {__version__}")
    ana.button("Settings").click()
    ana.sees(f"This is Parlour {__version__}.")


def test_a_newer_version_is_offered_between_games_and_never_during_one(
    new_guest: NewGuest,
) -> None:
    ana = new_guest("Ana")
    link = ana.makes_a_table()
    ana.adds_bots(1)
    reconnects(ana)
    expect(ana.page.get_by_text(NEWER)).to_have_count(0)
    server_is_upgraded(ana)
    ana.sees(NEWER)
    ana.starts()
    ana.is_playing()
    expect(ana.page.get_by_text(NEWER)).to_have_count(0)
    # Going to another screen loads its page anew.
    ana.page.unroute("**/api/version")
    ana.page.evaluate("window.loadedBefore = true")
    ana.page.evaluate("document.querySelector('a[href=\"/\"]').click()")
    expect(ana.page.get_by_role("heading", name="An evening of words")).to_be_visible()
    assert ana.page.evaluate("window.loadedBefore") is None
    ana.visits(link)
    ana.is_playing()


def test_the_offered_reload_keeps_the_seat(new_guest: NewGuest) -> None:
    ana = new_guest("Ana")
    ana.makes_a_table()
    server_is_upgraded(ana)
    with ana.page.expect_navigation():
        ana.button("Reload").click()
    expect(ana.page.get_by_role("heading", name="At the table")).to_be_visible()
    expect(ana.page.get_by_text(NEWER)).to_have_count(0)
