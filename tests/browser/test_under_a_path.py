"""The browser table under a path, behind nginx and TLS: nothing outside of the path is used."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.quick import makes_an_evening, opens_a_table
from tests.proxies.sites import ROOT_PATH, proxy_before
from tools.served import served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    with served(root_path=ROOT_PATH, trust_proxy="true") as address:
        place = address.removeprefix("http://").removesuffix(ROOT_PATH)
        with proxy_before(place, tmp_path, "nginx", path=True) as site:
            yield site.base


def links(guest: Guest) -> list[str]:
    """Where the links and files of the page lead, those to its own sections left out."""
    found: list[str] = guest.page.evaluate(
        "() => [...document.querySelectorAll('a[href], link[href], script[src]')]"
        ".map((one) => one.href || one.src)"
    )
    return found


def test_everything_is_under_the_path(new_guest: NewGuest) -> None:
    asked: list[str] = []
    guests = [new_guest(name, ignore_https_errors=True) for name in ("Ana", "Ben")]
    ana, ben = guests
    for guest in guests:
        guest.page.on("request", lambda request: asked.append(request.url))
        guest.page.on("websocket", lambda socket: asked.append(socket.url))
    inside = f"{ana.server}/"

    link = ana.makes_a_table("Quiddler")
    assert link.startswith(f"{inside}t/")
    assert ana.page.get_by_label("Link to this table").input_value() == link
    ben.joins(link)
    ana.starts()
    ben.is_playing()
    # The icon says whose turn it is.
    icons = [guest.page.locator('link[rel="icon"]') for guest in guests]
    hrefs = {icon.get_attribute("href") for icon in icons}
    assert hrefs == {f"{ROOT_PATH}/icon.svg", f"{ROOT_PATH}/icon-turn.svg"}
    ben.reloads()
    ben.is_playing()

    # The other screens, by links and by the back button.
    ana.visits(ana.server)
    expect(ana.page).to_have_url(inside)
    expect(ana.page.get_by_role("heading", name="Continue")).to_be_visible()
    assert all(one.startswith(inside) for one in links(ana)), links(ana)
    ana.page.get_by_role("link", name="Rules of Quiddler").click()
    expect(ana.page).to_have_url(f"{inside}rules/quiddler")
    assert all(one.startswith(inside) for one in links(ana)), links(ana)
    ana.page.go_back()
    expect(ana.page).to_have_url(inside)
    ana.visits(f"{inside}learn/quiddler")
    ana.button("Start the lesson").click()
    ana.is_playing()
    ana.visits(inside)
    ana.button("Play today’s Quiddler").click()
    ana.is_playing()
    # An evening: the link for everybody, and a table that takes part.
    evening = makes_an_evening(ana, "Friday")
    assert evening.startswith(f"{inside}evening/")
    expect(ana.page.get_by_label("Link to this evening")).to_have_value(evening)
    assert all(one.startswith(inside) for one in links(ana)), links(ana)
    assert opens_a_table(ben, evening, "Otters").startswith(f"{inside}t/")
    ana.visits(f"{inside}no/such/page")
    # The browser's own remark about the status of that page.
    assert ["404" in said for said in ana.complaints] == [True]
    ana.complaints.clear()
    ana.page.get_by_role("link", name="To the front page").click()
    expect(ana.page).to_have_url(inside)

    files = {one for one in asked if not one.startswith("data:")}
    ours = (inside, inside.replace("https", "wss"))
    assert [one for one in files if not one.startswith(ours)] == [ana.server]
    assert any(one.endswith(".woff2") for one in files)
    assert any(one.endswith("/socket") for one in files)


def test_the_storage_of_one_path_is_not_that_of_another(new_guest: NewGuest) -> None:
    ana = new_guest("Ana", ignore_https_errors=True)
    ana.makes_a_table()
    names: list[str] = ana.page.evaluate("() => Object.keys(localStorage)")
    assert names
    assert all(name.startswith(f"parlour{ROOT_PATH}/") for name in names), names
